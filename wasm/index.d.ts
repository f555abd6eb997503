/** A value in the unit of its game; null where it is infinite or unknown. */
export type Value = number | null;

export interface GameInfo {
  name: string;
  title: string;
  unit: string | null;
  notation: string;
  max_moves: number;
  max_score: Value;
}

export interface AlgorithmInfo {
  name: string;
  summary: string;
  source: string;
  options: string;
  table: boolean;
  guess: boolean;
  reference: boolean;
  inexact: boolean;
}

export interface ShownMove {
  /** as the engine reads it */
  move: string;
  /** as people write it */
  shown: string;
  /** the position after it */
  after: string;
  /** the same player moves again after it */
  again: boolean;
}

export interface Shown {
  game: string;
  start: string;
  position: string;
  played: ShownMove[];
  moves: ShownMove[];
  /** the value of a finished game for the side to move, else null */
  outcome: Value;
  drawn: "repetition" | "no progress" | "material" | null;
  result: string | null;
  /** the game in its usual format (PGN, PDN), where it has one */
  record: string | null;
}

export interface Report {
  event?: "pass" | "iteration" | "result";
  game: string;
  position: string;
  algorithm: string;
  instance: string;
  depth: number;
  value: Value;
  unit: string;
  proven: boolean;
  mate: number | null;
  lower: Value;
  upper: Value;
  best: string | null;
  line: string[];
  passes: number;
  leaves: number;
  nodes: number;
  seconds: number;
  nodes_per_second: number;
  /** of a pass: its window */
  alpha?: Value;
  beta?: Value;
  rank?: number;
  multipv?: { move: string; value: Value; line: string[] }[];
  equal?: string[];
  [counter: string]: unknown;
}

export interface Place {
  position?: string;
  moves?: string | string[];
  signal?: AbortSignal;
}

/** The options of `zw search`, in camel case: tableMove is --table-move. */
export interface SearchOptions extends Place {
  algorithm?: string;
  depth?: number;
  seconds?: number;
  nodes?: number;
  table?: string;
  multipv?: number;
  equal?: boolean;
  onReport?: (report: Report) => void;
  [option: string]: unknown;
}

export interface SolveOptions extends Place {
  all?: boolean;
  wdl?: boolean;
  seconds?: number;
  nodes?: number;
  table?: string;
  [option: string]: unknown;
}

export interface Solution {
  game: string;
  position: string;
  value: Value;
  proven: boolean;
  best: string | null;
  line: string[];
  nodes: number;
  seconds: number;
  moves?: { move: string; value: Value; line?: string[] }[];
}

/** One object of `zw search --trace`; the last one of a trace is a Report. */
export interface TraceEvent {
  kind: "iteration" | "pass" | "pass_end" | "enter" | "leaf" | "table_hit" | "table_cutoff" | "etc_cutoff" | "cutoff" |
    "research" | "leave";
  node: number;
  parent: number | null;
  ply: number;
  depth: number;
  alpha: Value;
  beta: Value;
  value: Value;
  lower: Value;
  upper: Value;
  move: string | null;
  index: number | null;
  key: string;
}

export interface RunOptions {
  /** what the command reads from its standard input */
  input?: string;
  onObject?: (object: any) => void;
  signal?: AbortSignal;
  /** false: the objects are not kept for the result */
  keep?: boolean;
}

export class ZwError extends Error {
  readonly status: number;
}

export class Zerowindow {
  readonly kind: string;
  /** Any command of the module: ["search", "connect4", "--depth", "8", "--json"]. */
  run(words: string[], options?: RunOptions): Promise<{ status: number; stopped: boolean; objects: any[] }>;
  games(): Promise<GameInfo[]>;
  algorithms(): Promise<AlgorithmInfo[]>;
  show(game: string, place?: Place): Promise<Shown>;
  read(game: string, text: string): Promise<Shown[]>;
  search(game: string, options?: SearchOptions): Promise<Report & { stopped: boolean }>;
  solve(game: string, options?: SolveOptions): Promise<Solution & { stopped: boolean }>;
  trace(game: string, options?: SearchOptions & { onObject?: (object: TraceEvent | Report) => void }): Promise<(TraceEvent | Report)[]>;
  close(): void;
}

export function open(options?: {
  module?: WebAssembly.Module | BufferSource | URL | string;
  worker?: () => Worker | Promise<Worker>;
}): Promise<Zerowindow>;

/** A bare instance of the module, without a worker: the text functions of zw.h and zw_command(). */
export function instantiate(
  module: WebAssembly.Module,
  write?: (file: 1 | 2, bytes: Uint8Array) => void,
  input?: Uint8Array,
): Record<string, any>;
