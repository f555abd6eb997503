// analyse.js - several lines of a position, exact values of all its moves, and a whole game judged.
import { button, clear, field, grouped, h, select } from "./dom.js";
import { Desk } from "./desk.js";
import { GAMES, signed } from "./boards.js";

const THOROUGH = [["20000", "quick"], ["100000", "careful"], ["500000", "thorough"]];
const SOLVE_SECONDS = 60;
// What a move may give away before it is marked, in the unit of the game's values.
const FAULTS = { chess: [60, 130, 300], othello: [250, 500, 1000], checkers: [25, 60, 120], connect4: [3, 6, 12], kalah: [3, 6, 10] };
const SOLVED = { othello: 100 }; // values of a search in one of its exact values
const SIGNS = [["?!", "inaccuracy"], ["?", "mistake"], ["??", "blunder"]];

export function analyseView(app) {
  let running = null, lines = 3, thorough = "20000", wanted = true, judging = null;
  const list = h("ol", { class: "lines", "aria-label": "Best lines" });
  const stats = h("p", { class: "stats" });
  const note = h("p", { class: "note", role: "status" });
  const desk = new Desk(app, {
    mayMove: () => true,
    played: async (move) => {
      if (judging) judging.abort();
      await desk.push(move);
    },
    changed: () => {
      remember();
      again();
    },
    restarted: () => {
      judging?.abort();
      note.textContent = "";
      desk.flip = desk.game === "checkers";
    },
    looked: () => again(),
  });
  const toggle = button("Stop", () => {
    wanted = !wanted;
    if (wanted) again();
    else stop();
    label();
  }, { class: "primary toggle" });
  const solveButton = button("Exact values of all moves", solve, { class: "solve" });
  const judgeButton = button("Judge the game", judge, { class: "judge" });
  const label = () => (toggle.textContent = wanted ? "Stop" : "Analyse");

  const element = h("section", { class: "view analyse", "aria-labelledby": "analyse-title" },
    h("div", { class: "view-head" }, h("div", {}, h("h1", { id: "analyse-title" }, "Analyse"),
      h("p", { class: "lead" }, "Lines, exact values, and where a game turned. You move both sides."))),
    h("div", { class: "game-view" }, desk.column, h("div", { class: "side" },
      h("div", { class: "card side" }, h("div", { class: "row" }, field("Game", desk.gameList),
        field("Lines", select([["1", "1"], ["3", "3"], ["5", "5"]], "3", (value) => {
          lines = Number(value);
          again();
        }))), list, stats, h("div", { class: "buttons" }, toggle, solveButton)),
      h("div", { class: "card side" }, desk.opening, desk.moveList, h("div", { class: "buttons" }, desk.steps, button("Take back", () => desk.takeBack(1), { class: "take-back" })),
        desk.graphBox, h("div", { class: "row" }, field("Judge", select(THOROUGH, thorough, (value) => (thorough = value))), h("div", { class: "buttons", style: "align-self: end" }, judgeButton)),
        note, desk.files))));

  const prefix = () => desk.moves.slice(0, desk.ply);

  function stop() {
    running?.abort();
    running = null;
  }

  async function again() {
    stop();
    if (!wanted || !desk.shown || judging) return;
    const serial = desk.serial, ply = desk.ply, mine = (running = new AbortController());
    clear(list);
    stats.textContent = "";
    if (desk.over && desk.atEnd) return;
    const engine = await app.engine();
    await new Promise((done) => setTimeout(done, 60)); // whoever leafs through a game does not start a search a page
    if (mine.signal.aborted) return;
    const found = [];
    let timer = null;
    const tell = (report) => {
      if (report.event !== "iteration" || mine.signal.aborted) return;
      found[(report.rank ?? 1) - 1] = report;
      if (report.rank === 1 || !report.rank) {
        desk.remember(ply, report.value, report.mate, report.proven);
        stats.textContent = `depth ${report.depth}${report.proven ? ", proven" : ""}   ${grouped(report.nodes)} nodes   ${grouped(report.nodes_per_second)} a second`;
      }
      timer ??= setTimeout(() => {
        timer = null;
        if (!mine.signal.aborted && serial === desk.serial && ply === desk.ply) showLines(engine, found.slice(), ply, mine.signal);
      }, 120);
    };
    await engine.search(desk.game, { position: desk.start || undefined, moves: prefix(), seconds: 120, multipv: lines, table: "32M", signal: mine.signal, onReport: tell })
      .catch((error) => !mine.signal.aborted && (stats.textContent = error.message));
    if (running === mine) running = null;
  }

  async function showLines(engine, found, ply, signal) {
    const turn = desk.turnAt(ply), items = [];
    for (const report of found.filter(Boolean)) {
      let text = report.line.slice(0, 12);
      if (desk.game === "chess") {
        const shown = await engine.show(desk.game, { position: desk.start || undefined, moves: [...desk.moves.slice(0, ply), ...text] }).catch(() => null);
        if (shown) text = shown.played.slice(ply).map((one) => one.shown);
      }
      const sign = turn ? -1 : 1;
      items.push(h("li", {}, h("b", {}, desk.valueText({ value: sign * report.value, mate: report.mate === null ? null : sign * report.mate })), h("span", {}, text.join(" "))));
    }
    if (!signal.aborted && ply === desk.ply) clear(list, items);
  }

  async function solve() {
    stop();
    wanted = false;
    label();
    const ply = desk.ply, mine = (running = new AbortController());
    note.textContent = `Solving, at most ${SOLVE_SECONDS} seconds …`;
    note.classList.remove("error");
    try {
      const engine = await app.engine();
      const solution = await engine.solve(desk.game, { position: desk.start || undefined, moves: prefix(), all: true, seconds: SOLVE_SECONDS, table: "64M", signal: mine.signal });
      if (mine.signal.aborted || ply !== desk.ply) return;
      const known = (solution.moves ?? []).filter((one) => one.proven && one.value !== null);
      if (solution.proven) desk.remember(ply, solution.value * (SOLVED[desk.game] ?? 1), null, true);
      desk.marks = new Map(known.map((one) => [one.move, signed(one.value)]));
      desk.refresh(false);
      note.textContent = !known.length ? "This position is too far from the end to be solved here." :
        `${solution.proven ? `The exact value is ${signed(solution.value)} for ${desk.rules.sides[desk.turnAt(ply)]}` : "Not all moves are proven"}: ` +
        known.map((one) => `${one.move} ${signed(one.value)}`).join(", ");
    } catch (error) {
      if (mine.signal.aborted) return;
      note.textContent = error.message;
      note.classList.add("error");
    } finally {
      if (running === mine) running = null;
    }
  }

  /** Every position of the game searched alike; a move is marked by what it gave away. */
  async function judge() {
    if (judging) return judging.abort();
    stop();
    const mine = (judging = new AbortController()), engine = await app.engine(), serial = desk.serial;
    judgeButton.textContent = "Stop judging";
    desk.judged = [];
    const reports = [];
    try {
      for (let ply = 0; ply <= desk.moves.length && !mine.signal.aborted && serial === desk.serial; ply++) {
        note.textContent = `Judging move ${ply} of ${desk.moves.length} …`;
        if (ply === desk.moves.length && desk.over) break;
        const report = await engine.search(desk.game, { position: desk.start || undefined, moves: desk.moves.slice(0, ply), nodes: Number(thorough), table: "16M", signal: mine.signal });
        if (mine.signal.aborted) break;
        reports[ply] = report;
        desk.remember(ply, report.value, report.mate, report.proven);
        if (ply > 0) mark(ply - 1, reports);
      }
      if (!mine.signal.aborted && serial === desk.serial) {
        const counts = SIGNS.map(([sign, name]) => [desk.judged.filter((one) => one?.sign === sign).length, name]);
        note.textContent = `Judged: ${counts.map(([count, name]) => `${count} ${name}${count === 1 ? "" : name.endsWith("y") ? "" : "s"}`.replace("inaccuracy", count === 1 ? "inaccuracy" : "inaccuracies")).join(", ")}.`;
      } else note.textContent = "";
    } catch (error) {
      note.textContent = error.message;
    } finally {
      judging = null;
      judgeButton.textContent = "Judge the game";
      if (serial === desk.serial) desk.refresh(false);
      again();
    }
  }

  function mark(move, reports) {
    const before = desk.values[move], after = desk.values[move + 1], turn = desk.turnAt(move);
    if (!before || !after) return;
    const limit = desk.rules.half * 4, inside = (entry) => (entry.mate ? Math.sign(entry.mate) * limit : Math.max(-limit, Math.min(limit, entry.value)));
    const lost = (turn === 0 ? 1 : -1) * (inside(before) - inside(after));
    const grade = FAULTS[desk.game].filter((fault) => lost >= fault).length;
    if (!grade || reports[move].best === desk.moves[move]) return;
    const [sign, name] = SIGNS[grade - 1];
    desk.judged[move] = { sign, text: `${name}: ${desk.valueText(before)} became ${desk.valueText(after)}; ${reports[move].best} was better` };
    desk.drawMoves();
  }

  function remember() {
    app.link("analyse", { game: desk.game, position: desk.start || undefined, moves: desk.moves.join(" ") || undefined });
  }

  let resized = null;
  return {
    element,
    title: "Analyse",
    async show(params) {
      resized ??= new ResizeObserver(() => desk.shown && desk.drawGraph());
      resized.observe(desk.graphBox);
      wanted = true;
      label();
      if (desk.shown && !params.game) {
        remember();
        return again();
      }
      const moves = (params.moves ?? "").split(" ").filter(Boolean);
      if (desk.shown && params.game === desk.game && (params.position ?? "") === desk.start && String(moves) === String(desk.moves)) return again();
      try {
        await desk.begin(GAMES[params.game] ? params.game : "othello", { position: params.position ?? "", moves });
      } catch (error) {
        app.toast(error.message);
        await desk.begin("othello");
      }
    },
    hide() {
      stop();
      judging?.abort();
      resized?.disconnect();
    },
    redraw: () => desk.shown && desk.refresh(false),
    inspect: () => ({ desk }),
  };
}
