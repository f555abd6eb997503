// watch.js - the same position searched by two or three algorithms, side by side and in step.
import { hierarchy, tree as layoutTree } from "d3-hierarchy";
import { announce, button, clear, css, field, grouped, h, icon, select, sharpen } from "./dom.js";
import { CUT, DONE, LEAF, OPEN, TABLE, tell, Trace, Union, UNSEEN, windowText } from "./trace.js";

const DRIVERS = [
  ["alphabeta:memory=off", "Alpha-beta, no memory", "one window, (−∞, +∞); nothing is remembered"],
  ["alphabeta", "Alpha-beta", "one window, (−∞, +∞)"],
  ["negascout:memory=off", "NegaScout, no memory", "a null window for every move but the first"],
  ["negascout", "NegaScout", "a null window for every move but the first; searched again when it fails"],
  ["scout", "Scout", "tests every move but the first with a null window"],
  ["aspiration", "Aspiration", "a small window around the guess, opened where it fails"],
  ["mtdf", "MTD(f)", "null windows, from the guess towards the value"],
  ["mtdf:guess=value", "MTD(f), perfect guess", "null windows, beginning at the value itself: two passes"],
  ["mtd-step", "MTD(step)", "null windows in larger steps"],
  ["zoom", "zoom", "a null window at a prediction, then windows that grow"],
  ["sss", "SSS*", "null windows from +∞ downwards"],
  ["dual", "DUAL*", "null windows from −∞ upwards"],
  ["cstar", "C*", "null windows that halve what is left"],
];

const PRESETS = [
  { name: "MTD(f) beside NegaScout", game: "tree", position: "uniform:w=3,d=4,seed=5,range=40", drivers: ["mtdf", "negascout"],
    note: "One searches the tree pass by pass with null windows, the other once with a window that shrinks as it goes." },
  { name: "The leaf that SSS* spares", game: "tree", position: "uniform:w=3,d=3,seed=1,range=30",
    drivers: ["alphabeta:memory=off", "sss"],
    note: "SSS* evaluates every leaf that alpha-beta evaluates, except one." },
  { name: "SSS* from above, DUAL* from below", game: "tree", position: "uniform:w=3,d=4,seed=5,range=40", drivers: ["sss", "dual"],
    note: "The same loop with two starting points: every pass of SSS* lowers an upper bound, every pass of DUAL* raises a lower one." },
  { name: "What a guess is worth", game: "tree", position: "uniform:w=3,d=4,seed=11,range=40", drivers: ["mtdf", "mtdf:guess=value"],
    note: "Told the value, MTD(f) needs two passes: one proves that it is not less, one that it is not more." },
  { name: "Three ways to close a window", game: "tree", position: "uniform:w=4,d=4,seed=3,range=60", drivers: ["mtdf", "cstar", "sss"],
    note: "From the guess, by halves, and from above." },
  { name: "Ten thousand nodes", game: "tree", position: "uniform:w=4,d=8,seed=7,range=1000", drivers: ["mtdf", "negascout"],
    note: "A tree too wide to read: the shape is what counts. A click opens a subtree." },
  { name: "Connect Four, six plies", game: "connect4", position: "44444433", depth: 5, drivers: ["mtdf", "alphabeta"],
    note: "A real game, with transpositions: violet nodes were known from another path." },
  { name: "Othello, three plies", game: "othello", position: "", depth: 3, drivers: ["mtdf", "negascout"],
    note: "The first three iterations of a search of the initial position." },
];
const MOST_EVENTS = 400000, LARGE = 1500;
const titleOf = (driver) => DRIVERS.find(([key]) => key === driver)?.[1] ?? driver;
const ruleOf = (driver) => DRIVERS.find(([key]) => key === driver)?.[2] ?? "";

function uniformShape(game, position) {
  const found = game === "tree" && /^uniform:/.test(position);
  const setting = (name, otherwise) => Number(new RegExp(`[:,]${name}=(\\d+)`).exec(position)?.[1] ?? otherwise);
  if (!found || setting("random", 0)) return null;
  const width = setting("w", 5), depth = setting("d", 6);
  return width ** depth <= 4096 ? { width, depth } : null;
}

export function watchView(app) {
  const state = { game: "tree", position: "", depth: 0, drivers: [], step: 0, focus: 0, playing: false, speed: 4, unit: "node" };
  let traces = [], union = null, panels = [], longest = 0, controller = null, frame = 0, lastTick = 0, domain = [0, 1];
  let only = null, layout = null;

  // ---------------------------------------------------------------------------------------------------------- the page
  const status = h("p", { class: "note watch-note", role: "status" });
  const presetList = select(PRESETS.map((preset, i) => [String(i), preset.name]).concat([["own", "Your own"]]), "0", (value) => {
    if (value !== "own") begin(PRESETS[Number(value)]);
    else setup.open = true;
  }, { id: "watch-preset" });
  const positionInput = h("input", { type: "text", spellcheck: false, autocomplete: "off", id: "watch-position" });
  const gameList = select([["tree", "Artificial tree"], ["connect4", "Connect Four"], ["othello", "Othello"], ["checkers", "Checkers"],
    ["chess", "Chess"], ["kalah", "Kalah"]], "tree", () => {
    positionInput.value = gameList.value === "tree" ? PRESETS[0].position : "";
  });
  const depthInput = h("input", { type: "number", min: "1", max: "12", value: "4" });
  const driverBoxes = [0, 1, 2].map((i) => select([...(i === 2 ? [["", "none"]] : []), ...DRIVERS], "", () => {}, { "aria-label": `Algorithm ${i + 1}` }));
  const setup = h("details", { class: "setup" }, h("summary", {}, "Choose the tree and the algorithms"),
    h("form", { class: "setup-grid", onsubmit: (event) => {
      event.preventDefault();
      presetList.value = "own";
      begin({ game: gameList.value, position: positionInput.value.trim(), depth: Number(depthInput.value),
        drivers: driverBoxes.map((box) => box.value).filter(Boolean) });
    } },
    field("Game", gameList), field("Position or tree", positionInput, { class: "field wide" }), field("Depth (games)", depthInput),
    ...driverBoxes.map((box, i) => field(`Algorithm ${i + 1}`, box)),
    h("button", { class: "primary" }, "Watch")));

  const slider = h("input", { type: "range", min: "0", value: "0", "aria-label": "Step", oninput: () => { pause(); go(Number(slider.value)); } });
  const counter = h("output", { class: "step-counter" });
  const playButton = button("Play", () => (state.playing ? pause() : play()), { class: "primary play-button", "aria-label": "Play" });
  const speed = select([["1", "slow"], ["4", "steady"], ["15", "quick"], ["60", "fast"], ["400", "very fast"]], "4", (value) => {
    state.speed = Number(value);
    remember();
  }, { "aria-label": "Speed" });
  const transport = h("div", { class: "transport", role: "group", "aria-label": "Steps" },
    h("div", { class: "buttons" },
      button(icon("start"), () => { pause(); go(0); }, { "aria-label": "To the start", title: "To the start (Home)" }),
      button(icon("back2"), () => hop(-1), { "aria-label": "Back one pass", title: "Back one pass (Shift ←)" }),
      button(icon("back"), () => { pause(); go(state.step - 1); }, { "aria-label": "Back one step", title: "Back one step (←)" }),
      playButton,
      button(icon("on"), () => { pause(); go(state.step + 1); }, { "aria-label": "Forward one step", title: "Forward one step (→)" }),
      button(icon("on2"), () => hop(1), { "aria-label": "Forward one pass", title: "Forward one pass (Shift →)" }),
      button(icon("end"), () => { pause(); go(longest); }, { "aria-label": "To the end", title: "To the end (End)" })),
    slider, counter, speed,
    button("Link", async () => {
      await navigator.clipboard?.writeText(location.href).catch(() => {});
      announce("The link to this view is copied.");
      app.toast("Link copied: it opens this view at this step.");
    }, { class: "quiet", "aria-label": "Copy link", title: "Copy the link to this view at this step" }));
  const crumbs = h("div", { class: "crumbs" });
  const panelBox = h("div", { class: "panels" });
  const compare = h("section", { class: "card compare", "aria-labelledby": "compare-title" });
  const root = h("section", { class: "view watch", "aria-labelledby": "watch-title" },
    h("div", { class: "view-head" }, h("div", {}, h("h1", { id: "watch-title" }, "Watch"),
      h("p", { class: "lead" }, "The same tree, searched by different algorithms, in step.")), field("Example", presetList, { class: "field preset" })),
    status, setup, transport, crumbs, panelBox, legend(), compare);

  root.addEventListener("keydown", (event) => {
    if (event.target.closest("input:not([type=range]), select, textarea, summary")) return;
    const keys = { ArrowRight: () => (event.shiftKey ? hop(1) : (pause(), go(state.step + 1))),
      ArrowLeft: () => (event.shiftKey ? hop(-1) : (pause(), go(state.step - 1))),
      Home: () => { pause(); go(0); }, End: () => { pause(); go(longest); },
      " ": () => (state.playing ? pause() : play()) };
    if (event.key === " " && event.target.closest("button")) return;
    if (event.target.closest("canvas.tree") && walk(event.key)) return event.preventDefault();
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });

  // ------------------------------------------------------------------------------------------------------ the searches
  async function begin(wanted, at = {}) {
    pause();
    controller?.abort();
    controller = new AbortController();
    const mine = controller;
    Object.assign(state, { game: wanted.game, position: wanted.position, depth: wanted.depth || 0, drivers: wanted.drivers, step: 0, focus: 0 });
    status.textContent = "Searching …";
    status.classList.remove("error");
    gameList.value = state.game;
    positionInput.value = state.position;
    if (state.depth) depthInput.value = state.depth;
    driverBoxes.forEach((box, i) => (box.value = state.drivers[i] ?? ""));
    try {
      const engine = await app.engine();
      const shared = new Union();
      const shape = uniformShape(state.game, state.position);
      if (shape) shared.complete(shape.width, shape.depth);
      const made = [];
      for (const driver of state.drivers) {
        const options = { position: state.position || undefined, algorithm: driver, signal: mine.signal };
        if (state.game !== "tree") options.depth = Math.max(1, state.depth || 3);
        const objects = await traceWithin(engine, state.game, options);
        if (mine.signal.aborted) return;
        made.push(new Trace(objects, shared));
      }
      shared.sort();
      union = shared;
      traces = made;
      for (const trace of traces) {
        trace.counts = state.game === "tree";
        trace.prepare();
      }
    } catch (error) {
      if (mine.signal.aborted) return;
      status.textContent = error.message;
      status.classList.add("error");
      return;
    }
    longest = Math.max(...traces.map((trace) => trace.steps));
    slider.max = String(longest);
    domain = findDomain(traces);
    only = compareLeaves();
    state.focus = at.focus && union.byPath.has(at.focus) ? union.byPath.get(at.focus) : 0;
    const preset = PRESETS.findIndex((one) => one.game === state.game && one.position === state.position && String(one.drivers) === String(state.drivers));
    presetList.value = preset >= 0 ? String(preset) : "own";
    status.textContent = PRESETS[preset]?.note ?? "";
    makePanels();
    go(at.step ?? 0);
  }

  async function traceWithin(engine, game, options) {
    let seen = 0;
    const stop = new AbortController();
    options.signal.addEventListener("abort", () => stop.abort());
    const objects = await engine.trace(game, { ...options, signal: stop.signal, onObject: () => {
      if (++seen > MOST_EVENTS) stop.abort();
    } });
    if (seen > MOST_EVENTS) throw new Error("This search has too many nodes to be watched: choose a smaller depth.");
    return objects;
  }

  function compareLeaves() {
    const sets = traces.map((trace) => trace.allLeaves());
    const marks = new Uint8Array(union.nodes.length);
    sets.forEach((set, i) => set.forEach((leaf) => (marks[leaf] |= 1 << i)));
    return { sets, marks, all: (1 << traces.length) - 1 };
  }

  // ------------------------------------------------------------------------------------------------------- the steps
  function go(step) {
    state.step = Math.max(0, Math.min(step, longest));
    slider.value = String(state.step);
    slider.setAttribute("aria-valuetext", `step ${state.step} of ${longest}`);
    counter.textContent = `${state.step} / ${longest}`;
    for (const trace of traces) trace.seek(state.step);
    draw();
    if (!state.playing) {
      announce(traces.map((trace, i) => `${titleOf(state.drivers[i])}: ${tell(trace)}`).join(" "));
      remember();
    }
  }

  function hop(direction) {
    pause();
    const steps = traces.map((trace) => trace.passStep(state.step, direction));
    go(direction > 0 ? Math.min(...steps) : Math.max(...steps));
  }

  function play() {
    if (!traces.length) return;
    if (state.step >= longest) go(0);
    state.playing = true;
    playButton.textContent = "Pause";
    playButton.setAttribute("aria-label", "Pause");
    lastTick = performance.now();
    let due = 0;
    const turn = (now) => {
      if (!state.playing) return;
      due += ((now - lastTick) / 1000) * state.speed;
      lastTick = now;
      const whole = Math.floor(due);
      if (whole > 0) {
        due -= whole;
        go(state.step + whole);
        app.frames?.push(now);
      }
      if (state.step >= longest) pause();
      else frame = requestAnimationFrame(turn);
    };
    frame = requestAnimationFrame(turn);
  }

  function pause() {
    if (!state.playing) return;
    state.playing = false;
    cancelAnimationFrame(frame);
    playButton.textContent = "Play";
    playButton.setAttribute("aria-label", "Play");
    remember();
  }

  function remember() {
    app.link("watch", { game: state.game, position: state.position, depth: state.depth || undefined, algorithms: state.drivers.join("|"),
      step: state.step || undefined, focus: state.focus ? union.nodes[state.focus].path.replaceAll(" ", ".") : undefined });
  }

  // ------------------------------------------------------------------------------------------------------- the panels
  function makePanels() {
    layout = null;
    panels = traces.map((trace, i) => {
      const line = h("canvas", { class: "number-line", role: "img" });
      const tree = h("canvas", { class: "tree", tabindex: "0", role: "img", onclick: (event) => openAt(i, event),
        onpointermove: (event) => point(i, event), onpointerleave: () => hideTip() });
      const table = h("canvas", { class: "table-map", role: "img" });
      const event = h("p", { class: "event" });
      const counts = Object.fromEntries([["leaves", "leaves"], ["nodes", "nodes"], ["again", "visited again"], ["table", "from the table"],
        ["researches", "re-searches"], ["passes", "passes"]].map(([key, name]) => [key, { name, value: h("span", { class: "count" }, "0"), bar: h("i") }]));
      const badge = h("span", { class: "badge", hidden: true }, "done");
      const bound = h("span", { class: "bound" });
      const passList = h("tbody");
      const element = h("article", { class: "panel card", "aria-label": titleOf(state.drivers[i]) },
        h("header", {}, h("h2", {}, titleOf(state.drivers[i])), badge, bound), h("p", { class: "rule" }, ruleOf(state.drivers[i])),
        line, tree, event,
        h("dl", { class: "counters" }, Object.values(counts).map(({ name, value, bar }) =>
          h("div", {}, h("dt", {}, name), h("dd", {}, value, h("span", { class: "race" }, bar))))),
        h("div", { class: "table-box" }, h("span", { class: "table-name" }, "table"), table),
        h("details", { class: "passes" }, h("summary", {}, "Passes as a table"),
          h("table", {}, h("thead", {}, h("tr", {}, ["pass", "window", "returned", "proven"].map((name) => h("th", { scope: "col" }, name)))), passList)));
      return { trace, line, tree, table, event, counts, badge, bound, passList, element, shownPasses: "" };
    });
    panelBox.style.setProperty("--panels", panels.length);
    clear(panelBox, panels.map((panel) => panel.element));
    drawCompare();
  }

  function draw() {
    if (!panels.length) return;
    const colors = palette();
    const most = {};
    for (const key of Object.keys(panels[0].counts))
      most[key] = Math.max(1, ...traces.map((trace) => finalCount(trace, key)));
    for (const panel of panels) // all at once, before anything is written: each question after a change costs a layout
      panel.widths ??= { line: panel.line.clientWidth || 300, tree: panel.tree.clientWidth || 300, table: panel.table.clientWidth || 200 };
    for (const panel of panels) {
      drawLine(panel, colors);
      drawTree(panel, colors);
      drawTable(panel, colors);
    }
    panels.forEach((panel) => {
      const { trace } = panel;
      panel.event.textContent = tell(trace);
      panel.badge.hidden = !trace.finished;
      const [lower, upper] = trace.bounds;
      panel.bound.textContent = lower !== null && lower === upper ? `value ${String(lower).replace("-", "−")}` :
        `${lower === null ? "−∞" : String(lower).replace("-", "−")} … ${upper === null ? "+∞" : String(upper).replace("-", "−")}`;
      for (const [key, { value, bar }] of Object.entries(panel.counts)) {
        value.textContent = grouped(trace.count[key]);
        bar.style.transform = `scaleX(${trace.count[key] / most[key]})`;
      }
      listPasses(panel);
    });
    drawCrumbs();
  }

  function finalCount(trace, key) {
    if (!trace.finals) {
      const step = trace.step;
      trace.seek(trace.steps);
      trace.finals = { ...trace.count };
      trace.finalEntries = trace.entries.length;
      trace.mostPasses = Math.max(1, ...countPasses(trace));
      trace.seek(step);
    }
    return trace.finals[key];
  }

  function countPasses(trace) {
    const counts = [0];
    for (const event of trace.events) if (event.kind === "iteration") counts.push(0);
    else if (event.kind === "pass") counts[counts.length - 1]++;
    return counts;
  }

  function listPasses(panel) {
    const key = `${panel.trace.iterations.length}/${panel.trace.passes.length}/${panel.trace.passes.at(-1)?.value}`;
    if (key === panel.shownPasses) return;
    panel.shownPasses = key;
    if (!panel.element.querySelector("details.passes").open && panel.trace.passes.length > 30) return;
    clear(panel.passList, panel.trace.passes.map((pass) => h("tr", {}, h("td", {}, String(pass.number)), h("td", {}, windowText(pass.alpha, pass.beta)),
      h("td", {}, pass.value === null ? "…" : String(pass.value)),
      h("td", {}, pass.value === null ? "" : `${pass.lowerAfter ?? "−∞"} … ${pass.upperAfter ?? "+∞"}`))));
  }

  // -------------------------------------------------------------------------------------------------- the number line
  /** The values that the passes are about. What lies far beyond all leaves (SSS* begins there) is drawn at the edge. */
  function findDomain(all) {
    const leaves = union.nodes.map((node) => node.leafValue).filter((value) => value !== null).map(Math.abs);
    const reach = Math.max(1, ...sample(leaves)), values = [];
    for (const trace of all) {
      for (const event of trace.events)
        if (event.kind === "pass" || event.kind === "pass_end")
          for (const value of [event.alpha, event.beta, event.value, event.lower, event.upper])
            if (value !== null && Math.abs(value) <= reach) values.push(value);
      if (typeof trace.result.value === "number") values.push(trace.result.value);
    }
    let least = Math.min(...values), most = Math.max(...values);
    if (most - least < 4) [least, most] = [least - 2, most + 2];
    const room = (most - least) * 0.15;
    return [least - room, most + room];
  }

  /** Not all of a large list: a call takes only so many arguments. */
  function sample(list) {
    const step = Math.ceil(list.length / 20000) || 1;
    return list.filter((_, i) => i % step === 0);
  }

  function ticks([from, to]) {
    const rough = (to - from) / 5, power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((k) => k * power).find((one) => one >= rough) ?? rough;
    const found = [];
    for (let at = Math.ceil(from / step) * step; at <= to; at += step) found.push(Math.round(at * 1e6) / 1e6);
    return found;
  }

  function drawLine(panel, colors) {
    const { trace } = panel;
    finalCount(trace, "passes");
    const width = panel.widths.line, height = 148, top = 22, bottom = 18, left = 10, right = 62;
    const pen = sharpen(panel.line, width, height);
    pen.clearRect(0, 0, width, height);
    const x = (value) => left + ((value - domain[0]) / (domain[1] - domain[0])) * (width - left - right);
    const inside = (at) => Math.max(left, Math.min(width - right, at));
    const low = (value) => (value === null ? left : inside(x(value)));
    const high = (value) => (value === null ? width - right : inside(x(value)));
    pen.font = `11px ${colors.mono}`;
    pen.textAlign = "center";
    pen.fillStyle = colors.faint;
    pen.strokeStyle = colors.rule;
    pen.lineWidth = 1;
    for (const tick of ticks(domain)) {
      pen.fillText(String(tick).replace("-", "−"), x(tick), 12);
      line(pen, Math.round(x(tick)) + 0.5, 17, Math.round(x(tick)) + 0.5, height - bottom);
    }
    const rows = trace.passes.length, most = trace.mostPasses;
    const row = Math.min(22, (height - top - bottom) / most);
    trace.passes.forEach((pass, i) => {
      const y = top + row * (i + 0.5), last = i === rows - 1, thick = Math.max(Math.min(1.6, row * 0.7), Math.min(8, row * 0.42));
      pen.globalAlpha = last ? 1 : 0.55;
      pen.strokeStyle = colors.band;
      pen.lineWidth = thick;
      line(pen, low(pass.lower), y, high(pass.upper), y);
      const nullWindow = pass.alpha !== null && pass.beta !== null && pass.beta - pass.alpha <= 1;
      pen.strokeStyle = pen.fillStyle = colors.accent;
      if (nullWindow) {
        const at = inside((x(pass.alpha) + x(pass.beta)) / 2);
        pen.lineWidth = 2;
        line(pen, at, y - Math.max(2, thick), at, y + Math.max(2, thick));
      } else {
        pen.lineWidth = thick;
        line(pen, low(pass.alpha), y, high(pass.beta), y);
      }
      if (pass.value !== null) {
        const from = nullWindow ? inside((x(pass.alpha) + x(pass.beta)) / 2) : x(pass.value), to = inside(x(pass.value));
        const failsLow = pass.alpha !== null && pass.value <= pass.alpha, failsHigh = pass.beta !== null && pass.value >= pass.beta;
        pen.strokeStyle = pen.fillStyle = failsLow ? colors.cut : failsHigh ? colors.leaf : colors.ink;
        pen.lineWidth = 1.5;
        if (nullWindow) line(pen, from, y, to, y);
        dot(pen, to, y, Math.min(4, Math.max(1.5, thick * 0.6)));
        if (last || row >= 11) {
          pen.textAlign = "left";
          pen.font = `${last ? "600 " : ""}11px ${colors.mono}`;
          pen.fillText(`${failsLow ? "≤" : failsHigh ? "≥" : "="} ${String(pass.value).replace("-", "−")}`, width - right + 6, Math.min(height - bottom, y + 4));
        }
      } else if (last) {
        pen.fillStyle = colors.accent;
        pen.textAlign = "left";
        pen.font = `600 11px ${colors.mono}`;
        pen.fillText(nullWindow ? (Math.abs(pass.beta) > 1e6 ? "…" : `≥ ${String(pass.beta).replace("-", "−")} ?`) : "…", width - right + 6, Math.min(height - bottom, y + 4));
      }
      pen.globalAlpha = 1;
    });
    drawNodeWindow(pen, trace, { left, right: width - right, low, high, y: height - 6 }, colors);
    const [lower, upper] = trace.bounds;
    panel.line.setAttribute("aria-label", `Number line: ${rows} passes, the value is between ${lower ?? "minus infinity"} and ${upper ?? "infinity"}`);
  }

  /** Below the passes, the window of the node that is searched, as the root sees it. */
  function drawNodeWindow(pen, trace, { left, right, low, high, y }, colors) {
    const event = trace.said;
    if (!event || !trace.path.length || state.game === "kalah" || event.alpha === undefined) return;
    const flip = event.ply % 2 === 1, minus = (value) => (value === null ? null : -value);
    const from = flip ? minus(event.beta) : event.alpha, to = flip ? minus(event.alpha) : event.beta;
    pen.strokeStyle = colors.faint;
    pen.lineWidth = 1;
    pen.setLineDash([2, 3]);
    line(pen, left, y, right, y);
    pen.setLineDash([]);
    pen.strokeStyle = colors.cut;
    pen.lineWidth = 4;
    const a = low(from), b = high(to), wide = Math.max(3, b - a), at = Math.min(right - wide, Math.max(left, (a + b - wide) / 2));
    line(pen, at, y, at + wide, y);
    pen.fillStyle = colors.faint;
    pen.font = `10px ${colors.mono}`;
    pen.textAlign = "left";
    pen.fillText("this node", right + 6, y + 3);
  }

  // --------------------------------------------------------------------------------------------------------- the tree
  function arrange(width) {
    const key = `${state.focus}/${union.nodes.length}`;
    if (layout?.key !== key) {
      const data = hierarchy(state.focus, (at) => union.nodes[at].children);
      layoutTree().separation((a, b) => (a.parent === b.parent ? 1 : 1.15)).size([1, Math.max(1, data.height)])(data);
      const points = [];
      data.each((point) => points.push({ at: point.data, x: point.x, y: point.depth, parent: point.parent }));
      points.forEach((point, i) => (point.index = i));
      const leaves = data.leaves().length;
      layout = { key, points, height: data.height, leaves, inside: new Map(points.map((point) => [point.at, point])) };
    }
    layout.spacing = width / Math.max(1, layout.leaves);
    return layout;
  }

  function drawTree(panel, colors) {
    const { trace } = panel;
    const box = panel.widths.tree;
    const { points, height: levels, spacing } = arrange(box);
    const height = panels.length > 2 ? 240 : 280, margin = 14, foot = spacing >= 17 ? 30 : 14;
    const pen = sharpen(panel.tree, box, height);
    const px = (point) => margin + point.x * (box - 2 * margin), py = (point) => margin + (point.y / Math.max(1, levels)) * (height - margin - foot);
    panel.project = { px, py, box, height };
    if (points.length > LARGE) {
      drawLargeTree(panel, pen, colors);
      return;
    }
    trace.changed.length = 0;
    pen.clearRect(0, 0, box, height);
    const sizeAt = (at) => Math.max(1.1, Math.min(6, spacing * 0.3 * Math.sqrt(countUnder(at))));
    const groups = new Map();
    const put = (group, point) => (groups.get(group) ?? groups.set(group, []).get(group)).push(point);
    const onPath = new Set(trace.path);
    pen.lineWidth = spacing > 4 ? 1 : 0.6;
    const edges = [new Path2D(), new Path2D(), new Path2D()];
    for (const point of points) {
      const { at, parent } = point;
      const seen = trace.state[at] !== UNSEEN;
      if (parent) {
        const path = edges[onPath.has(at) && onPath.has(parent.data) ? 2 : seen ? 1 : 0];
        path.moveTo(px(parent), margin + (parent.depth / Math.max(1, levels)) * (height - margin - foot));
        path.lineTo(px(point), py(point));
      }
      put(trace.state[at], point);
    }
    pen.strokeStyle = colors.ghost;
    pen.stroke(edges[0]);
    pen.strokeStyle = colors.edge;
    pen.stroke(edges[1]);
    pen.strokeStyle = colors.accent;
    pen.lineWidth = 2.2;
    pen.stroke(edges[2]);
    const ink = { [UNSEEN]: colors.ghost, [OPEN]: colors.accent, [DONE]: colors.done, [CUT]: colors.cut, [LEAF]: colors.leaf, [TABLE]: colors.table };
    for (const [kind, list] of groups) {
      const path = new Path2D();
      for (const point of list) {
        const x = px(point), y = py(point), inner = union.nodes[point.at].children.length > 0, size = sizeAt(point.at);
        if (kind === LEAF || (kind === UNSEEN && !inner)) path.rect(x - size * 0.85, y - size * 0.85, size * 1.7, size * 1.7);
        else if (kind === TABLE) diamond(path, x, y, size * 1.25);
        else if (size > 2) circle(path, x, y, size);
        else path.rect(x - size, y - size, 2 * size, 2 * size);
      }
      pen.fillStyle = ink[kind];
      pen.fill(path);
    }
    if (spacing > 3) drawMarks(pen, trace, points, px, py, sizeAt, spacing, colors);
    if (trace.current !== null && layout.inside.has(trace.current) && trace.step > 0) {
      const here = layout.inside.get(trace.current);
      pen.strokeStyle = colors.ink;
      pen.lineWidth = 2;
      pen.beginPath();
      pen.arc(px(here), py(here), sizeAt(here.at) + 4.5, 0, 2 * Math.PI);
      pen.stroke();
    }
    labelTree(panel);
  }

  /** Thousands of nodes are kept on a canvas of their own, on which only what has changed is drawn again. */
  function drawLargeTree(panel, pen, colors) {
    const { trace } = panel, { px, py, box, height } = panel.project, { points, inside, spacing, key } = layout;
    const ink = [colors.ghost, colors.done, colors.done, colors.cut, colors.leaf, colors.table];
    const size = Math.max(0.8, Math.min(2.5, spacing * 0.5)), wanted = `${key}/${box}/${colors.ink}/${trace.generation}`;
    const put = (to, point) => {
      const x = px(point), y = py(point), state = trace.state[point.at];
      if (point.parent) {
        const up = inside.get(point.parent.data);
        to.strokeStyle = state === UNSEEN ? colors.ghost : colors.edge;
        line(to, px(up), py(up), x, y);
      }
      to.fillStyle = ink[state];
      to.fillRect(x - size, y - size, 2 * size, 2 * size);
    };
    panel.layer ??= h("canvas", {});
    const fresh = panel.layerKey !== wanted, to = sharpen(panel.layer, box, height);
    to.lineWidth = 0.6;
    if (fresh) {
      to.clearRect(0, 0, box, height);
      for (const point of points) put(to, point);
      panel.layerKey = wanted;
    } else for (const at of trace.changed) if (inside.has(at)) put(to, inside.get(at));
    trace.changed.length = 0;
    pen.clearRect(0, 0, box, height);
    pen.drawImage(panel.layer, 0, 0, box, height);
    const path = trace.path.map((at) => inside.get(at)).filter(Boolean);
    pen.strokeStyle = pen.fillStyle = colors.accent;
    pen.lineWidth = 2;
    pen.beginPath();
    path.forEach((point, i) => (i ? pen.lineTo(px(point), py(point)) : pen.moveTo(px(point), py(point))));
    pen.stroke();
    for (const point of path) dot(pen, px(point), py(point), 3);
    labelTree(panel);
  }

  function labelTree({ trace, tree }) {
    if (state.playing) return;
    tree.setAttribute("aria-label", `Tree of ${titleOf(state.drivers[traces.indexOf(trace)])}: ${trace.count.nodes} visits, ${trace.count.leaves} leaves evaluated. ${tell(trace)}`);
  }

  /** What is too small to show in a large tree: cuts, repeated visits, values, the leaves that only one evaluates. */
  function drawMarks(pen, trace, points, px, py, sizeAt, spacing, colors) {
    const mine = 1 << traces.indexOf(trace);
    pen.textAlign = "center";
    for (const point of points) {
      const at = point.at, x = px(point), y = py(point), kind = trace.state[at], size = sizeAt(at);
      if (kind === CUT && size > 2) {
        pen.strokeStyle = colors.cut;
        pen.lineWidth = 2;
        line(pen, x - size - 2, y + size + 3, x + size + 2, y + size + 3);
      }
      if (trace.visits[at] > 1 && kind !== UNSEEN && size > 2.6) {
        pen.strokeStyle = colors.again;
        pen.lineWidth = 1.4;
        pen.beginPath();
        pen.arc(x, y, size + 2.5, 0, 2 * Math.PI);
        pen.stroke();
      }
      const leaf = union.nodes[at].children.length === 0;
      if (leaf && only.marks[at] === mine && traces.length > 1 && trace.finished && size > 1.6) {
        pen.strokeStyle = pen.fillStyle = colors.only;
        pen.lineWidth = 2;
        if (spacing >= 12) pen.strokeRect(x - size - 3, y - size - 3, 2 * size + 6, 2 * size + 6);
        else pen.fillRect(x - size, y - size - 1, 2 * size, 2 * size + 4);
      }
      if (leaf && spacing >= 17 && union.nodes[at].leafValue !== null) {
        const text = String(union.nodes[at].leafValue).replace("-", "−");
        pen.font = `${spacing > 26 ? 11 : spacing > 20 ? 10 : 8.5}px ${colors.mono}`;
        pen.fillStyle = kind === UNSEEN ? colors.ghostText : colors.ink;
        pen.fillText(text, x, y + size + 15);
      }
      if (!leaf && kind !== UNSEEN && spacing * countUnder(at) > 44 && (trace.lower[at] !== null || trace.upper[at] !== null)) {
        pen.font = `10px ${colors.mono}`;
        const text = boundText(trace.lower[at], trace.upper[at]), wide = pen.measureText(text).width;
        pen.fillStyle = colors.card;
        pen.globalAlpha = 0.85;
        pen.fillRect(x + size + 3, y - 7, wide + 4, 13);
        pen.globalAlpha = 1;
        pen.fillStyle = colors.soft;
        pen.textAlign = "left";
        pen.fillText(text, x + size + 5, y + 3.5);
        pen.textAlign = "center";
      }
    }
  }

  function countUnder(at) {
    const node = union.nodes[at];
    if (node.under === undefined) node.under = node.children.length ? node.children.reduce((sum, child) => sum + countUnder(child), 0) : 1;
    return node.under;
  }

  function boundText(lower, upper) {
    const text = (value) => String(value).replace("-", "−");
    return lower !== null && lower === upper ? text(lower) : lower !== null && upper !== null ? `${text(lower)}…${text(upper)}`
      : lower !== null ? `≥${text(lower)}` : `≤${text(upper)}`;
  }

  function nearest(i, event) {
    const panel = panels[i], rect = panel.tree.getBoundingClientRect();
    const x = event.clientX - rect.left, y = event.clientY - rect.top;
    let best = null, distance = 400;
    for (const point of layout.points) {
      const d = (panel.project.px(point) - x) ** 2 + (panel.project.py(point) - y) ** 2;
      if (d < distance) [best, distance] = [point, d];
    }
    return best;
  }

  function openAt(i, event) {
    const point = nearest(i, event);
    if (!point) return;
    focusOn(union.nodes[point.at].children.length ? point.at : union.nodes[point.at].parent ?? 0);
  }

  function focusOn(at) {
    state.focus = at;
    draw();
    remember();
  }

  /** Subtrees by keys, while a tree has the focus: down into the one that is searched, up, or into a child by its number. */
  function walk(key) {
    const node = union?.nodes[state.focus];
    if (!node) return false;
    const next = node.children.find((child) => traces.some((trace) => trace.path.includes(child))) ?? node.children[0];
    const at = key === "ArrowUp" ? node.parent : key === "ArrowDown" ? next : /^[1-9]$/.test(key) ? node.children[key - 1] : undefined;
    if (at === undefined || at === null) return key === "ArrowUp" || key === "ArrowDown";
    if (union.nodes[at].children.length || key === "ArrowUp") focusOn(at);
    announce(`Subtree of ${union.nodes[state.focus].path.split(" ").filter(Boolean).map((move) => (traces[0].counts ? Number(move) + 1 : move)).join(", ") || "the root"}`);
    return true;
  }

  const tip = h("div", { class: "tip", hidden: true, "aria-hidden": "true" });
  root.append(tip);
  function hideTip() {
    tip.hidden = true;
  }
  function point(i, event) {
    if (event.pointerType === "touch") return;
    const found = nearest(i, event);
    if (!found) return hideTip();
    const { trace } = panels[i], at = found.at, node = union.nodes[at];
    const path = node.path ? node.path.split(" ").map((move) => (trace.counts ? Number(move) + 1 : move)).join("·") : "root";
    const names = ["not visited", "being searched", "searched", "cut off", "evaluated", "known from the table"];
    const bounds = trace.lower[at] !== null || trace.upper[at] !== null ? `, ${boundText(trace.lower[at], trace.upper[at])}` : "";
    tip.textContent = `${path}: ${names[trace.state[at]]}${bounds}${trace.visits[at] > 1 ? `, ${trace.visits[at]} visits` : ""}`;
    tip.hidden = false;
    const box = root.getBoundingClientRect();
    tip.style.left = `${Math.min(event.clientX - box.left + 12, box.width - tip.offsetWidth - 4)}px`;
    tip.style.top = `${event.clientY - box.top + 14}px`;
  }

  function drawCrumbs() {
    const path = [];
    for (let at = state.focus; at !== null; at = union.nodes[at].parent) path.unshift(at);
    if (crumbs.dataset.key === String(path)) return;
    crumbs.dataset.key = String(path);
    clear(crumbs, path.length > 1 ? [h("span", {}, "Subtree: "), path.map((at, i) =>
      button(at === 0 ? "whole tree" : traces[0].counts ? String(Number(union.nodes[at].move) + 1) : union.nodes[at].move, () => focusOn(at),
        { class: "crumb", "aria-current": i === path.length - 1 ? "true" : undefined }))]
      : h("span", {}, "Click a node to open its subtree in all panels. Keys: ← → a step, Shift with them a pass, space plays; on a tree ↓ ↑ and digits."));
  }

  // -------------------------------------------------------------------------------------------------------- the table
  function drawTable(panel, colors) {
    const { trace } = panel;
    finalCount(trace, "nodes");
    const width = panel.widths.table, height = 44, total = Math.max(1, trace.finalEntries);
    const pen = sharpen(panel.table, width, height);
    const cell = Math.max(1, Math.min(10, Math.floor(Math.sqrt((width * height) / total))));
    const columns = Math.max(1, Math.floor(width / cell)), wanted = `${width}/${colors.ink}/${trace.generation}`;
    const gap = cell > 3 ? 1 : 0, ink = [colors.ghost, colors.leaf, colors.cut, colors.done];
    const put = (i) => {
      pen.fillStyle = ink[trace.entries[i] ?? 0];
      pen.fillRect((i % columns) * cell, Math.floor(i / columns) * cell, cell - gap, cell - gap);
    };
    if (panel.tableKey === wanted) trace.changedEntries.forEach(put);
    else {
      pen.clearRect(0, 0, width, height);
      for (let i = 0; i < total; i++) put(i);
      panel.tableKey = wanted;
    }
    trace.changedEntries.length = 0;
    if (state.playing) return;
    panel.table.setAttribute("aria-label", `Positions with known bounds: ${trace.entries.length} of ${total} in the end`);
  }

  // -------------------------------------------------------------------------------------------------------- comparing
  function drawCompare() {
    const names = state.drivers.map(titleOf), { sets, marks, all } = only;
    const common = [...sets[0]].filter((leaf) => marks[leaf] === all).length;
    const name = (leaf) => union.nodes[leaf].path.split(" ").map((move) => (traces[0].counts ? Number(move) + 1 : move)).join("·");
    const list = (i) => {
      const mine = [...sets[i]].filter((leaf) => marks[leaf] === 1 << i);
      return h("li", {}, h("b", {}, names[i]), ` evaluates ${grouped(sets[i].size)} leaves; `,
        mine.length === 0 ? "all of them are evaluated by another one too." : [`${grouped(mine.length)} of them alone`,
          mine.length <= 12 ? [": ", mine.map((leaf, k) => [k ? ", " : "", button(name(leaf), () => focusOn(union.nodes[leaf].parent ?? 0), { class: "inline" }),
            union.nodes[leaf].leafValue === null ? "" : ` (${String(union.nodes[leaf].leafValue).replace("-", "−")})`])] : "", "."]);
    };
    clear(compare, h("h2", { id: "compare-title" }, "The leaves"), h("ul", {}, traces.map((_, i) => list(i))),
      h("p", {}, `${grouped(common)} leaves are evaluated by all. `, traces.every((trace) => trace.result.value === traces[0].result.value)
        ? `All find the value ${String(traces[0].result.value).replace("-", "−")}.` : ""));
  }

  // ------------------------------------------------------------------------------------------------------- the outside
  let watching = null;
  return {
    element: root,
    title: "Watch",
    show(params) {
      watching ??= new ResizeObserver(() => {
        for (const panel of panels) panel.widths = null;
        if (traces.length) draw();
      });
      watching.observe(panelBox);
      const drivers = (params.algorithms ?? "").split("|").filter(Boolean).slice(0, 3);
      if (params.game && drivers.length) {
        if (params.game === state.game && (params.position ?? "") === state.position && String(drivers) === String(state.drivers) && traces.length) return;
        begin({ game: params.game, position: params.position ?? "", depth: Number(params.depth) || 0, drivers },
          { step: Number(params.step) || 0, focus: params.focus?.replaceAll(".", " ") });
      } else if (!traces.length) begin(PRESETS[0], { step: 12 });
      else draw();
    },
    hide() {
      pause();
      watching?.disconnect();
    },
    redraw: () => traces.length && draw(),
    /** For tests: what is shown. */
    inspect: () => ({ state, traces, union }),
  };
}

function legend() {
  const item = (kind, text) => h("li", {}, h("i", { class: `mark ${kind}` }), text);
  return h("ul", { class: "legend", "aria-label": "Legend" }, item("open", "being searched"), item("done", "searched"), item("cut", "cut off"),
    item("leaf", "leaf evaluated"), item("table", "known from the table"), item("again", "visited again"), item("ghost", "not visited"),
    item("only", "only this one evaluates it (shown at the end)"));
}

let colorsOf = null, colors = null;

/** The colours of the theme, for canvases. */
export function palette() {
  if (colorsOf === document.documentElement.dataset.theme) return colors;
  colorsOf = document.documentElement.dataset.theme;
  const names = ["ink", "soft", "faint", "rule", "ghost", "edge", "accent", "band", "done", "cut", "leaf", "table", "again", "only", "card"];
  const plain = Object.fromEntries(names.map((name) => [name, css(`--${name}`)]));
  return (colors = { ...plain, ghostText: css("--ghost-text"), mono: css("--mono") });
}

function line(pen, x1, y1, x2, y2) {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

function dot(pen, x, y, size) {
  pen.beginPath();
  pen.arc(x, y, size, 0, 2 * Math.PI);
  pen.fill();
}

function circle(path, x, y, size) {
  path.moveTo(x + size, y);
  path.arc(x, y, size, 0, 2 * Math.PI);
}

function diamond(path, x, y, size) {
  path.moveTo(x, y - size);
  path.lineTo(x + size, y);
  path.lineTo(x, y + size);
  path.lineTo(x - size, y);
  path.closePath();
}
