// index.js - Zerowindow in JavaScript: every command of the module runs in a worker, so that the page never waits.
//
// A running search is stopped by ending its worker; a new one takes its place at once, made of the module that is compiled
// already. What was found so far is known by then: a report of every pass and iteration has come. The other way, a search in
// slices, would have to begin each slice anew and would visit other nodes than the native program, and shared memory is
// only there for pages that are served with special headers.
import { instantiate } from "./host.js";

export { instantiate };

const inNode = typeof process === "object" && !!process.versions?.node;

async function load(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const url = source ?? new URL("./zw.wasm", import.meta.url);
  if (inNode && String(url).startsWith("file:")) {
    const { readFile } = await import("node:fs/promises");
    return WebAssembly.compile(await readFile(url));
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`cannot load ${url}: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer()); // not streaming: some hosts know no type for .wasm
}

async function usualWorker() {
  const url = new URL("./worker.js", import.meta.url);
  if (!inNode) return new Worker(url, { type: "module" });
  const { Worker: NodeWorker } = await import("node:worker_threads");
  return new NodeWorker(url, { execArgv: [] }); // options of this process are not for it
}

function hear(worker, listener, failed) {
  if (worker.on) {
    worker.on("message", listener);
    worker.on("error", failed);
  } else {
    worker.onmessage = (event) => listener(event.data);
    worker.onerror = (event) => failed(new Error(event.message || "the worker could not be started"));
  }
}

/** A command that the module refused: bad usage or input. */
export class ZwError extends Error {
  constructor(message, status) {
    super(message);
    this.name = "ZwError";
    this.status = status;
  }
}

/** One worker with the module, which runs a command at a time. */
class Runner {
  constructor(module, makeWorker) {
    this.module = module;
    this.makeWorker = makeWorker;
    this.job = null;
  }

  async ready() {
    if (!this.worker) {
      const worker = (this.worker = await this.makeWorker());
      hear(worker, (message) => worker === this.worker && this.take(message),
        (error) => worker === this.worker && this.end({ status: 3, error: error.message }));
      worker.postMessage({ module: this.module });
      worker.unref?.();
    }
    return this.worker;
  }

  take(message) {
    if (!this.job) return;
    if (message.file === 1) this.job.output(message.text);
    else if (message.file === 2) this.job.complaints += message.text;
    else this.end(message);
  }

  end(result) {
    const job = this.job;
    this.job = null;
    if (result.status === 3 || result.stopped) this.drop();
    job?.done(result);
  }

  drop() {
    this.worker?.terminate();
    this.worker = null;
  }

  async start(words, input, output) {
    const worker = await this.ready();
    return new Promise((done) => {
      this.job = { output, complaints: "", done: (result) => done({ ...result, complaints: job.complaints }) };
      const job = this.job;
      worker.ref?.();
      worker.postMessage({ words, input });
    }).finally(() => this.worker?.unref?.());
  }
}

/** Cuts text into lines and reads each as JSON. */
function lineReader(onObject) {
  let rest = "";
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line) onObject(JSON.parse(line));
  };
}

/** The engine: commands of zw, each to its end or until it is stopped. */
export class Zerowindow {
  constructor(module, makeWorker) {
    this.module = module;
    this.makeWorker = makeWorker;
    this.idle = [];
    this.kind = "WebAssembly";
  }

  /** Runs a command; `onObject` is given each JSON object as it comes. Resolves to {status, stopped, objects}. */
  async run(words, { input, onObject, signal, keep = true } = {}) {
    const objects = [];
    if (signal?.aborted) return { status: 1, stopped: true, objects };
    const runner = this.idle.pop() ?? new Runner(this.module, this.makeWorker);
    const stop = () => runner.end({ status: 1, stopped: true });
    const read = lineReader((object) => {
      if (keep) objects.push(object);
      onObject?.(object);
    });
    const running = runner.start(words, input, read);
    signal?.addEventListener("abort", stop, { once: true });
    const result = await running;
    signal?.removeEventListener("abort", stop);
    this.idle.push(runner);
    if (result.stopped) runner.ready(); // its successor is there before it is asked for
    if (result.status === 3) throw new Error(`the module failed: ${result.error}`);
    const complaint = result.complaints.split("\n").find((line) => line.startsWith("zw: ") && !line.startsWith("zw: note"));
    if (result.status === 2 && !result.stopped) throw new ZwError(complaint?.slice(4) ?? "bad input", 2);
    return { status: result.status, stopped: !!result.stopped, objects };
  }

  async games() {
    return (await this.run(["games", "--json"])).objects;
  }

  async algorithms() {
    return (await this.run(["algorithms", "--json"])).objects;
  }

  /** A game as far as it was played: position, legal moves, result, record. */
  async show(game, { position, moves } = {}) {
    return (await this.run(["show", game, "--json", ...place(position, moves)])).objects[0];
  }

  /** The games of a file (PGN, PDN, transcripts, positions), each at its end. */
  async read(game, text) {
    return (await this.run(["show", game, "--json", "--file", "-"], { input: text })).objects;
  }

  /** A search; `onReport` is given a report of every pass and iteration. `options` are those of `zw search`. */
  async search(game, { position, moves, onReport, signal, ...options } = {}) {
    const words = ["search", game, "--json", "--stream", ...place(position, moves), ...flags(options)];
    const { objects, stopped } = await this.run(words, { onObject: onReport, signal });
    const complete = objects.filter((report) => report.event !== "pass");
    return { ...(complete.at(-1) ?? objects.at(-1) ?? {}), stopped };
  }

  /** The exact value of a position, and with `all` that of every move. */
  async solve(game, { position, moves, signal, ...options } = {}) {
    const words = ["solve", game, "--json", ...place(position, moves), ...flags(options)];
    const { objects, stopped } = await this.run(words, { signal });
    return { ...(objects.at(-1) ?? {}), stopped };
  }

  /** The events of every node of a search at fixed depth, and its result as the last object. */
  async trace(game, { position, moves, signal, onObject, ...options } = {}) {
    const words = ["search", game, "--json", "--trace", ...place(position, moves), ...flags(options)];
    return (await this.run(words, { signal, onObject })).objects;
  }

  /** Ends all workers. */
  close() {
    for (const runner of this.idle) runner.drop();
    this.idle = [];
  }
}

function place(position, moves) {
  const words = [];
  if (position) words.push("--position", position);
  const played = Array.isArray(moves) ? moves.join(" ") : moves;
  if (played) words.push("--moves", played);
  return words;
}

/** {tableMove: "off", equal: true} as --table-move off --equal. */
function flags(options) {
  const words = [];
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || value === null || value === false) continue;
    words.push(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    if (value !== true) words.push(String(value));
  }
  return words;
}

/** Loads the module. `module`: its URL, bytes, or a compiled one; `worker`: makes the worker, where worker.js has another
 * place. */
export async function open({ module, worker } = {}) {
  return new Zerowindow(await load(module), worker ?? usualWorker);
}
