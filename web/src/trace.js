// trace.js - what a traced search has done up to a step: a pure model, without a page.
//
// The events are those of `zw search --trace`. A step begins where a node is entered and where a pass has ended, so that
// several searches can be looked at after the same number of steps. Going back starts again from the beginning: replaying
// tens of thousands of events takes milliseconds.

export const UNSEEN = 0, OPEN = 1, DONE = 2, CUT = 3, LEAF = 4, TABLE = 5;

/** The tree that several traces share: every node that one of them visits, by its path. */
export class Union {
  constructor() {
    this.nodes = [{ path: "", move: null, parent: null, children: [], ply: 0, leafValue: null }];
    this.byPath = new Map([["", 0]]);
  }

  child(parent, move) {
    const path = this.nodes[parent].path ? `${this.nodes[parent].path} ${move}` : move;
    let at = this.byPath.get(path);
    if (at === undefined) {
      at = this.nodes.length;
      this.byPath.set(path, at);
      this.nodes.push({ path, move, parent, children: [], ply: this.nodes[parent].ply + 1, leafValue: null });
      this.nodes[parent].children.push(at);
    }
    return at;
  }

  /** Adds what is known to be there though nobody visits it: a uniform tree of `width` and `depth`. */
  complete(width, depth) {
    const grow = (at) => {
      if (this.nodes[at].ply >= depth) return;
      for (let i = 0; i < width; i++) grow(this.child(at, String(i)));
    };
    grow(0);
  }

  sort() {
    for (const node of this.nodes)
      node.children.sort((a, b) => {
        const x = this.nodes[a].move, y = this.nodes[b].move;
        return Number.isNaN(+x) || Number.isNaN(+y) ? a - b : x - y;
      });
  }
}

/** One search. `place[event.node]` is its node of the union. */
export class Trace {
  constructor(objects, union) {
    this.union = union;
    this.result = objects.at(-1);
    this.events = objects.slice(0, -1);
    const places = [0];
    for (const event of this.events) {
      if (event.kind === "enter" && event.node !== 0 && places[event.node] === undefined)
        places[event.node] = union.child(places[event.parent], event.move);
      event.at = event.node === null ? null : places[event.node];
      if (event.kind === "leaf") union.nodes[event.at].leafValue = event.value;
    }
    this.starts = [];
    this.passStarts = [];
    this.events.forEach((event, i) => {
      if (event.kind === "enter" || event.kind === "pass_end") this.starts.push(i);
      if (event.kind === "pass") this.passStarts.push(this.starts.length);
    });
    this.steps = this.starts.length;
  }

  /** After the union is whole. */
  prepare() {
    const count = this.union.nodes.length;
    this.state = new Uint8Array(count);
    this.visits = new Uint16Array(count);
    this.lower = new Array(count);
    this.upper = new Array(count);
    this.reset();
  }

  reset() {
    this.step = 0;
    this.next = 0;
    this.state.fill(UNSEEN);
    this.visits.fill(0);
    this.lower.fill(null);
    this.upper.fill(null);
    this.path = [];
    this.current = null;
    this.said = null;
    this.passes = [];
    this.iterations = [];
    this.entries = [];
    this.generation = (this.generation ?? 0) + 1; // what was drawn of the one before is void
    this.changed = []; // nodes, since somebody last emptied the list, and entries
    this.changedEntries = [];
    this.stored = new Map();
    this.leaves = [];
    this.count = { nodes: 0, leaves: 0, interior: 0, table: 0, etc: 0, cutoffs: 0, researches: 0, again: 0, passes: 0 };
  }

  get finished() {
    return this.step >= this.steps;
  }

  seek(step) {
    const wanted = Math.max(0, Math.min(step, this.steps));
    if (wanted < this.step) this.reset();
    const end = wanted === 0 ? (this.starts[0] ?? this.events.length) : wanted < this.steps ? this.starts[wanted] : this.events.length;
    while (this.next < end) this.apply(this.events[this.next++]);
    this.step = wanted;
  }

  keep(at, lower, upper) {
    if (!this.stored.has(at)) {
      this.stored.set(at, this.entries.length);
      this.entries.push(0);
    }
    this.lower[at] = lower ?? this.lower[at];
    this.upper[at] = upper ?? this.upper[at];
    const exact = this.lower[at] !== null && this.lower[at] === this.upper[at];
    this.entries[this.stored.get(at)] = exact ? 3 : lower !== null ? 1 : 2;
    this.changedEntries.push(this.stored.get(at));
  }

  apply(event) {
    const { kind, at } = event;
    if (at !== null && at !== undefined) this.changed.push(at);
    if (kind === "enter") {
      this.count.nodes++;
      if (this.visits[at]++) this.count.again++;
      this.state[at] = OPEN;
      this.path.length = event.ply;
      this.path[event.ply] = at;
      this.current = at;
    } else if (kind === "leaf") {
      this.count.leaves++;
      this.state[at] = LEAF;
      this.leaves.push(at);
      this.keep(at, event.value, event.value);
    } else if (kind === "table_cutoff") {
      this.count.table++;
      this.state[at] = TABLE;
    } else if (kind === "etc_cutoff") {
      this.count.etc++;
      this.state[at] = TABLE;
    } else if (kind === "cutoff") {
      this.count.cutoffs++;
      this.state[at] = CUT;
    } else if (kind === "research") {
      this.count.researches++;
    } else if (kind === "leave") {
      if (this.state[at] === OPEN) this.state[at] = DONE;
      const failsHigh = event.beta !== null && event.value >= event.beta;
      const failsLow = event.alpha !== null && event.value <= event.alpha;
      this.keep(at, failsLow ? null : event.value, failsHigh ? null : event.value);
      this.current = at;
      this.path.length = event.ply + 1;
    } else if (kind === "iteration") {
      this.iterations.push({ depth: event.depth, guess: event.value });
      this.passes = [];
    } else if (kind === "pass") {
      this.count.passes++;
      this.passes.push({ number: event.index, depth: event.depth, alpha: event.alpha, beta: event.beta,
        lower: event.lower, upper: event.upper, value: null });
      this.path = [];
    } else if (kind === "pass_end") {
      const pass = this.passes.at(-1);
      Object.assign(pass, { value: event.value, lowerAfter: event.lower, upperAfter: event.upper });
      this.path = [];
    }
    if (kind !== "table_hit") this.said = event;
  }

  /** Proven of the root now. */
  get bounds() {
    const pass = this.passes.at(-1);
    if (!pass) return [null, null];
    return pass.value === null ? [pass.lower, pass.upper] : [pass.lowerAfter, pass.upperAfter];
  }

  /** Every leaf that was evaluated up to the end, whatever the step. */
  allLeaves() {
    return new Set(this.events.filter((event) => event.kind === "leaf").map((event) => event.at));
  }

  /** The step at which the next or the previous pass begins. */
  passStep(step, direction) {
    if (direction > 0) return this.passStarts.find((at) => at > step) ?? this.steps;
    return this.passStarts.filter((at) => at < step).at(-1) ?? 0;
  }
}

const number = (value) => (value === null || value === undefined ? "∞" : String(value).replace("-", "−"));

export function windowText(alpha, beta) {
  return `(${alpha === null ? "−∞" : number(alpha)}, ${beta === null ? "+∞" : number(beta)})`;
}

/** The last event in words. */
export function tell(trace) {
  const event = trace.said;
  if (!event) return "Nothing has happened yet.";
  const path = event.at === null || event.at === undefined ? null : trace.union.nodes[event.at].path;
  const node = path === "" ? "the root" : path === null ? "" : `node ${path.split(" ").map((move) => (/^\d$/.test(move) && trace.counts ? +move + 1 : move)).join("·")}`;
  const window = windowText(event.alpha, event.beta);
  switch (event.kind) {
    case "enter": return `Enters ${node} with the window ${window}.`;
    case "leaf": return `Evaluates ${node}: ${number(event.value)}.`;
    case "table_cutoff": return `The table knows ${node}${event.lower === event.upper ? `: ${number(event.value)}` : event.lower !== null && event.value >= event.beta ? `: at least ${number(event.lower)}` : `: at most ${number(event.upper)}`}. No search.`;
    case "etc_cutoff": return `A child of ${node} is in the table with a bound that is good enough: cut off.`;
    case "cutoff": return `${node[0].toUpperCase()}${node.slice(1)} is cut off by its ${ordinal(event.index)} move: ${number(event.value)} ≥ ${number(event.beta)}.`;
    case "research": return `Searches a move of ${node} again with a wider window.`;
    case "leave": return `Leaves ${node} with ${number(event.value)}.`;
    case "iteration": return `Iteration to depth ${event.depth}${event.value === null ? "" : `, first guess ${number(event.value)}`}.`;
    case "pass": return `Pass ${event.index} begins with the window ${window}.`;
    case "pass_end": return `Pass ${event.index} returns ${number(event.value)}: the value is ${between(event.lower, event.upper)}.`;
    default: return "";
  }
}

function ordinal(index) {
  return ["first", "second", "third", "fourth", "fifth"][index] ?? `${index + 1}th`;
}

function between(lower, upper) {
  if (lower !== null && lower === upper) return number(lower);
  if (lower === null && upper === null) return "unknown";
  if (lower === null) return `at most ${number(upper)}`;
  if (upper === null) return `at least ${number(lower)}`;
  return `between ${number(lower)} and ${number(upper)}`;
}
