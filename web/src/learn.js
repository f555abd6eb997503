// learn.js - five short pages, one for each paper: what it says, and its procedure line by line while a search runs.
import { hierarchy, tree as layoutTree } from "d3-hierarchy";
import { announce, button, clear, h, icon, sharpen } from "./dom.js";
import { CUT, LEAF, TABLE, tell, Trace, Union, UNSEEN } from "./trace.js";
import { palette } from "./watch.js";

// A line of a listing: its text, and the events during which it is at work.
const SEARCH = [
  ["search(n, α, β, d):", "enter"],
  ["    if the table knows n: narrow (α, β) by its bounds,"],
  ["        return one of them if that decides", "table_cutoff"],
  ["    if d = 0: store and return eval(n)", "leaf"],
  ["    g = −∞"],
  ["    for each child c:"],
  ["        g = max(g, −search(c, −β, −max(α, g), d − 1))"],
  ["        if g ≥ β: leave the loop", "cutoff"],
  ["    store g as a bound; return g", "leave"],
];
const LESSONS = [
  { id: "mtdf", name: "MTD(f)", title: "MTD(f): the value, closed in by null windows",
    source: "A. Plaat, MTD(f), A Minimax Algorithm faster than NegaScout, 1997",
    text: ["A search with a null window, (p − 1, p), answers one question: is the value at least p? It cuts off more than any wider window does.",
      "Each answer is a bound. MTD(f) asks again, just above or just below what it has learned, until the bounds meet. The table remembers the tree from pass to pass, so that asking again costs little.",
      "It begins at a guess, usually the value of the iteration before. The better the guess, the fewer the passes: two are the least."],
    listing: [["mtdf(f):", "iteration"], ["    g = f;  lower = −∞;  upper = +∞"], ["    while lower < upper:"], ["        p = g + 1 if g = lower else g"],
      ["        g = search(root, p − 1, p, depth)", "pass"], ["        if g < p: upper = g  else: lower = g", "pass_end"], ["    return g"], [""], ...SEARCH],
    position: "uniform:w=3,d=3,seed=4,range=20", algorithm: "mtdf" },
  { id: "best-first", name: "SSS* as a loop", title: "Best-first search is depth-first search with memory",
    source: "A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, Best-First and Depth-First Minimax Search in Practice, 1995",
    text: ["SSS* was known as a difficult procedure with a sorted list. It expands the same leaves in the same order as null windows that come down from +∞.",
      "So SSS*, DUAL*, C* and MTD(f) are one loop. They differ in one line: which p is tried next.",
      "SSS* begins above all values, and every pass lowers the upper bound: at each step it follows the most promising of what is left."],
    listing: [["mtd(start, rule):", "iteration"], ["    g = start;  lower = −∞;  upper = +∞"], ["    while lower < upper:"], ["        p = rule(g, lower, upper)      SSS*: p = upper"],
      ["        g = search(root, p − 1, p, depth)", "pass"], ["        if g < p: upper = g  else: lower = g", "pass_end"], ["    return g"], [""], ...SEARCH],
    position: "uniform:w=3,d=3,seed=1,range=30", algorithm: "sss" },
  { id: "minimal-tree", name: "The minimal tree?", title: "How little must be searched?",
    source: "A. Plaat, Research Re: search & Re-search, 1996, chapter 5, The Minimal Tree?",
    text: ["With perfect ordering alpha-beta visits the minimal tree. But positions are reached by several paths: what is left is a graph, and smaller.",
      "Enhanced transposition cutoffs look at all children in the table before any is searched: one with a good bound ends the node at once.",
      "So the limit lies lower than the minimal tree, and programs are farther from it than was thought. This tree has positions with two parents."],
    listing: [["search(n, α, β, d):", "enter"], ["    if the table knows n: narrow, or return", "table_cutoff"], ["    if d = 0: store and return eval(n)", "leaf"],
      ["    for each child c that the table knows:"], ["        if −upper(c) ≥ β: return it", "etc_cutoff"], ["    for each child c:"],
      ["        g = max(g, −search(c, −β, −max(α, g), d − 1))"], ["        if g ≥ β: leave the loop", "cutoff"], ["    store g as a bound; return g", "leave"]],
    position: "graph:w=3,d=4,share=0.5,seed=8,range=30", algorithm: "alphabeta", options: { etc: "all" } },
  { id: "informed-negascout", name: "Informed NegaScout", title: "NegaScout, and what a re-search may know",
    source: "A. Reinefeld, J. Schaeffer, T. A. Marsland, Information Acquisition in Minimal Window Search, 1985",
    text: ["NegaScout believes that the first move is the best, and proves of every other move, with a null window, that it is not better.",
      "Where the proof fails the move is searched again with a wider window. What the test has learned is lost, unless it is kept.",
      "Informed NegaScout keeps the scores of the test and searches again in their order. Here NegaScout runs without memory: the lines are its own; the informed one is a reference search of the program (zw search tree --algorithm ins)."],
    listing: [["ns(n, α, β, d):", "enter"], ["    if d = 0: return eval(n)", "leaf"], ["    a = −∞;  b = β"], ["    for each child c:"], ["        v = −ns(c, −b, −max(α, a), d − 1)"],
      ["        if v > a and α < v < β and c is not the first:"], ["            v = −ns(c, −β, −v, d − 1)     again", "research"], ["        a = max(a, v)"],
      ["        if a ≥ β: return a", "cutoff"], ["        b = max(α, a) + 1"], ["    return a", "leave"]],
    position: "uniform:w=3,d=4,seed=5,range=40", algorithm: "negascout:memory=off" },
  { id: "forward-estimation", name: "Forward estimation", title: "Cutting before the leaves",
    source: "W. Zhang, Forward Estimation for Game-Tree Search, 1996",
    text: ["If a ply can change a value by so much and no more, then a static value bounds what lies below it.",
      "Forward estimation cuts a node whose worst case is good enough already. With the true bounds of a ply the value stays exact; with a part of them (δ) it cuts more, and may err.",
      "Each square is a node that was settled, from left to right as the search goes: the deeper ones are leaves, the higher ones were cut by their estimate."],
    listing: [["fe(n, α, β, d):"], ["    if d = 0: return eval(n)", "leaf"], ["    worst = eval(n) + δ · d · (smallest step)"], ["    if worst ≥ β: return worst", "settled"],
      ["    best = eval(n) + δ · d · (largest step)"], ["    if best ≤ α: return best", "settled"], ["    alpha-beta over the children"]],
    position: "edge:b=3,d=5,seed=3", algorithm: "fe", flat: true },
];

export function learnView(app) {
  let lesson = LESSONS[0], trace = null, union = null, step = 0, timer = null, serial = 0, points = null;
  const tabs = h("div", { class: "learn-tabs", role: "group", "aria-label": "Papers" },
    LESSONS.map((one) => button(one.name, () => open(one), { "data-lesson": one.id })));
  const prose = h("div", { class: "prose" });
  const listing = h("ol", { class: "listing", tabindex: "0", "aria-label": "Procedure" });
  const canvas = h("canvas", { role: "img" });
  const event = h("p", { class: "event" });
  const slider = h("input", { type: "range", min: "0", value: "0", "aria-label": "Step", oninput: () => { pause(); go(Number(slider.value)); } });
  const playButton = button("Run", () => (timer ? pause() : run()), { class: "primary play-button" });
  const element = h("section", { class: "view learn", "aria-labelledby": "learn-title" },
    h("div", { class: "view-head" }, h("div", {}, h("h1", { id: "learn-title" }, "Learn"), h("p", { class: "lead" }, "Five papers on one kernel, each with its procedure at work."))),
    tabs, h("div", { class: "lesson" }, h("div", { class: "side" }, h("div", { class: "card prose-card" }, prose),
      h("div", { class: "card side" }, event, canvas)),
      h("div", { class: "card side" }, listing, h("div", { class: "transport", style: "position: static; grid-template-columns: auto 1fr; box-shadow: none" },
        h("div", { class: "buttons" }, button(icon("start"), () => { pause(); go(0); }, { "aria-label": "To the start" }),
          button(icon("back"), () => { pause(); go(step - 1); }, { "aria-label": "Back one step" }), playButton,
          button(icon("on"), () => { pause(); go(step + 1); }, { "aria-label": "Forward one step" })), slider))));
  element.addEventListener("keydown", (key) => {
    const keys = { ArrowRight: () => go(step + 1), ArrowLeft: () => go(step - 1) };
    if (!keys[key.key] || key.target.closest("input, .learn-tabs")) return;
    key.preventDefault();
    pause();
    keys[key.key]();
  });

  async function open(wanted) {
    pause();
    lesson = wanted;
    const mine = ++serial;
    for (const tab of tabs.children) tab.setAttribute("aria-pressed", String(tab.dataset.lesson === lesson.id));
    clear(prose, h("h2", {}, lesson.title), lesson.text.map((one) => h("p", {}, one)), h("p", { class: "note" }, lesson.source),
      h("p", {}, h("a", { href: `#watch?game=tree&position=${lesson.position}&algorithms=${lesson.algorithm}${lesson.algorithm === "negascout:memory=off" ? "|mtdf" : "|alphabeta"}` },
        lesson.flat ? "" : "Watch it beside another algorithm")));
    clear(listing, lesson.listing.map(([text]) => h("li", {}, text || " ")));
    event.textContent = "Searching …";
    app.link("learn", { paper: lesson.id });
    const engine = await app.engine();
    const objects = await engine.trace("tree", { position: lesson.position, algorithm: lesson.algorithm, ...lesson.options });
    if (mine !== serial) return;
    union = new Union();
    if (lesson.flat) trace = flatTrace(objects);
    else {
      trace = new Trace(objects.filter((one) => one.kind !== "table_hit"), union);
      union.sort();
      trace.counts = true;
      trace.starts = trace.events.map((_, i) => i); // here every event is a step
      trace.steps = trace.events.length;
      trace.prepare();
    }
    points = null;
    slider.max = String(trace.steps);
    go(Math.min(trace.steps, lesson.flat ? 6 : 9));
  }

  /** Of a reference search only the leaves are told. */
  function flatTrace(objects) {
    const leaves = objects.filter((one) => one.kind === "leaf");
    return { flat: true, leaves, steps: leaves.length, at: 0, seek(to) { this.at = to; }, get said() { return this.leaves[this.at - 1]; } };
  }

  function go(wanted) {
    if (!trace) return;
    step = Math.max(0, Math.min(wanted, trace.steps));
    trace.seek(step);
    slider.value = String(step);
    slider.setAttribute("aria-valuetext", `step ${step} of ${trace.steps}`);
    const said = trace.said, kind = !said ? "" : trace.flat && said.depth > 0 ? "settled" : said.kind;
    [...listing.children].forEach((line, i) => {
      const now = !!kind && lesson.listing[i][1] === kind;
      line.classList.toggle("now", now);
      if (now) line.setAttribute("aria-current", "step");
      else line.removeAttribute("aria-current");
    });
    event.textContent = !trace.flat ? tell(trace) : !said ? "Nothing has happened yet." :
      said.depth > 0 ? `A node ${said.depth} plies above the leaves is settled by its estimate: ${said.value}.` : `A leaf is evaluated: ${said.value}.`;
    if (!timer) announce(event.textContent);
    draw();
  }

  function draw() {
    const colors = palette(), width = canvas.clientWidth || 300, height = 230, pen = sharpen(canvas, width, height);
    pen.clearRect(0, 0, width, height);
    if (!trace) return;
    if (trace.flat) return drawFlat(pen, width, height, colors);
    if (!points) {
      const data = hierarchy(0, (at) => union.nodes[at].children);
      layoutTree().size([1, Math.max(1, data.height)])(data);
      points = data.descendants();
      points.height = Math.max(1, data.height);
      points.leaves = data.leaves().length;
    }
    const x = (point) => 14 + point.x * (width - 28), y = (point) => 14 + (point.depth / points.height) * (height - 48), path = new Set(trace.path);
    const size = Math.max(1.5, Math.min(6, (width / points.leaves) * 0.3));
    for (const point of points) {
      const parent = point.parent;
      if (!parent) continue;
      const active = path.has(point.data) && path.has(parent.data);
      pen.strokeStyle = active ? colors.accent : trace.state[point.data] === UNSEEN ? colors.ghost : colors.edge;
      pen.lineWidth = active ? 2.4 : 1;
      pen.beginPath();
      pen.moveTo(x(parent), y(parent));
      pen.lineTo(x(point), y(point));
      pen.stroke();
    }
    const ink = [colors.ghost, colors.accent, colors.done, colors.cut, colors.leaf, colors.table];
    for (const point of points) {
      const at = point.data, kind = trace.state[at], leaf = !union.nodes[at].children.length;
      pen.fillStyle = ink[kind];
      pen.beginPath();
      if (kind === LEAF || (leaf && kind === UNSEEN)) pen.rect(x(point) - size * 0.85, y(point) - size * 0.85, size * 1.7, size * 1.7);
      else pen.arc(x(point), y(point), kind === TABLE ? size * 1.15 : size, 0, 2 * Math.PI);
      pen.fill();
      if (kind === CUT) {
        pen.strokeStyle = colors.cut;
        pen.lineWidth = 2;
        pen.beginPath();
        pen.moveTo(x(point) - size - 2, y(point) + size + 3);
        pen.lineTo(x(point) + size + 2, y(point) + size + 3);
        pen.stroke();
      }
      if (at === trace.current && step > 0) {
        pen.strokeStyle = colors.ink;
        pen.lineWidth = 2;
        pen.beginPath();
        pen.arc(x(point), y(point), size + 4, 0, 2 * Math.PI);
        pen.stroke();
      }
      if (leaf && width / points.leaves >= 15 && union.nodes[at].leafValue !== null) {
        pen.fillStyle = kind === UNSEEN ? colors.ghostText : colors.ink;
        pen.font = `10px ${colors.mono}`;
        pen.textAlign = "center";
        pen.fillText(String(union.nodes[at].leafValue).replace("-", "−"), x(point), y(point) + size + 14);
      }
    }
    canvas.setAttribute("aria-label", `Tree after ${step} steps. ${tell(trace)}`);
  }

  function drawFlat(pen, width, height, colors) {
    const count = trace.leaves.length, room = (width - 20) / count, most = Math.max(...trace.leaves.map((leaf) => leaf.depth)) + 1;
    trace.leaves.forEach((leaf, i) => {
      const size = Math.max(2, Math.min(12, room * 0.8)), y = height - 24 - (leaf.depth / most) * (height - 50);
      pen.fillStyle = i >= trace.at ? colors.ghost : leaf.depth > 0 ? colors.cut : colors.leaf;
      pen.fillRect(10 + i * room, y, size, size);
    });
    canvas.setAttribute("aria-label", `${trace.at} of ${count} nodes settled, ${trace.leaves.slice(0, trace.at).filter((leaf) => leaf.depth > 0).length} of them by estimates`);
  }

  function run() {
    if (!trace) return;
    if (step >= trace.steps) go(0);
    playButton.textContent = "Pause";
    timer = setInterval(() => (step >= trace.steps ? pause() : go(step + 1)), 450);
  }

  function pause() {
    clearInterval(timer);
    timer = null;
    playButton.textContent = "Run";
  }

  let resized = null;
  return {
    element,
    title: "Learn",
    show(params) {
      resized ??= new ResizeObserver(() => trace && draw());
      resized.observe(canvas);
      const wanted = LESSONS.find((one) => one.id === params.paper) ?? lesson;
      if (trace && wanted === lesson) return;
      open(wanted).catch((error) => (event.textContent = error.message));
    },
    hide() {
      pause();
      resized?.disconnect();
    },
    redraw: () => trace && draw(),
  };
}
