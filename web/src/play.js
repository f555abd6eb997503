// play.js - the user against the engine.
import { button, clear, field, grouped, h, select } from "./dom.js";
import { Desk } from "./desk.js";
import { GAMES } from "./boards.js";

const LEVELS = [
  { name: "1 · beginner", nodes: 40, careless: 0.35 }, { name: "2 · casual", nodes: 150, careless: 0.12 }, { name: "3 · club, easy", nodes: 800 },
  { name: "4 · club", nodes: 5000 }, { name: "5 · strong", nodes: 30000 }, { name: "6 · very strong", nodes: 200000 },
  { name: "1 second a move", seconds: 1 }, { name: "3 seconds a move", seconds: 3 }, { name: "10 seconds a move", seconds: 10, table: "64M" },
];
const USERS = { first: (turn) => turn === 0, second: (turn) => turn === 1, both: () => true, none: () => false };

export function playView(app) {
  let level = 3, user = "first", searching = null, latest = null, paused = false;
  const thinking = h("p", { class: "stats", role: "status" });
  const desk = new Desk(app, {
    mayMove: (turn) => USERS[user](turn) && !searching,
    played: async (move) => {
      if (await desk.push(move)) next();
    },
    changed: () => remember(),
    restarted: () => {
      stop();
      paused = false;
      orient();
    },
    looked: () => {},
    setUp: () => next(),
  });

  const levelList = select(LEVELS.map((one, i) => [String(i), one.name]), String(level), (value) => {
    level = Number(value);
    remember();
  }, { id: "level" });
  const userList = select([["first", ""], ["second", ""], ["both", "both sides"], ["none", "neither: watch"]], user, (value) => {
    user = value;
    paused = false;
    stop();
    orient();
    desk.refresh();
    next();
  }, { id: "user" });
  const stopButton = button("Move now", () => stop(true), { disabled: true });
  const hintButton = button("Hint", hint, { class: "hint" });
  const backButton = button("Take back", async () => {
    stop();
    paused = true;
    const turn = desk.turnAt(desk.moves.length);
    let count = 1;
    while (user !== "both" && user !== "none" && count < desk.moves.length && !USERS[user](desk.turnAt(desk.moves.length - count))) count++;
    await desk.takeBack(count);
    paused = user === "none";
    if (turn !== undefined) next();
  }, { class: "take-back" });
  const passButton = button("Pass", async () => {
    if (await desk.push("pass")) next();
  }, { class: "primary pass", hidden: true });

  const element = h("section", { class: "view play", "aria-labelledby": "play-title" },
    h("div", { class: "view-head" }, h("div", {}, h("h1", { id: "play-title" }, "Play"), h("p", { class: "lead" }, "Five games against the engine, in your browser."))),
    h("div", { class: "game-view" }, desk.column, h("div", { class: "side" },
      h("div", { class: "card side" }, h("div", { class: "row" }, field("Game", desk.gameList), field("You play", userList), field("Level", levelList)),
        h("div", { class: "buttons" }, button("New game", () => fresh(), { class: "primary" }), backButton, hintButton, stopButton, passButton), thinking),
      h("div", { class: "card side" }, desk.opening, desk.moveList, desk.steps, desk.graphBox, desk.files,
        button("Analyse this game", () => app.open("analyse", { game: desk.game, position: desk.start, moves: desk.moves.join(" ") }), { class: "quiet" })))));

  async function fresh() {
    if (await desk.begin(desk.game)) next();
  }

  function orient() {
    const sides = GAMES[desk.game].sides;
    userList.options[0].textContent = `${sides[0]} (moves first)`;
    userList.options[1].textContent = sides[1];
    desk.flip = (desk.game === "chess" && user === "second") || (desk.game === "checkers" && user !== "second");
  }

  function remember() {
    app.link("play", { game: desk.game, position: desk.start || undefined, moves: desk.moves.join(" ") || undefined, level: level === 3 ? undefined : level, user: user === "first" ? undefined : user });
  }

  /** Whoever's turn it is: the engine begins to think, or the user is waited for. */
  async function next() {
    passButton.hidden = true;
    if (!desk.shown || desk.over || searching || paused) return show();
    const turn = desk.turnAt(desk.moves.length), only = desk.shown.moves;
    if (USERS[user](turn)) {
      passButton.hidden = !(only.length === 1 && only[0].move === "pass");
      return show();
    }
    const ply = desk.moves.length, mine = (searching = new AbortController());
    latest = null;
    mine.playLatest = false;
    desk.refresh(false);
    show();
    let move = null, report = null;
    try {
      const { careless, name, ...limits } = LEVELS[level];
      if (only.length === 1) move = only[0].move;
      else {
        report = await search(ply, { table: "16M", ...limits }, mine.signal);
        move = Math.random() < (careless ?? 0) ? only[Math.floor(Math.random() * only.length)].move : report?.best ?? only[0].move;
      }
    } catch (error) {
      thinking.textContent = error.message;
    }
    const dropped = mine.signal.aborted && !mine.playLatest;
    if (searching === mine) searching = null;
    if (dropped || !move || ply !== desk.moves.length) return show();
    if (typeof report?.value === "number") desk.remember(ply, report.value, report.mate, report.proven);
    if (await desk.push(move)) {
      if (user === "none") await new Promise((done) => setTimeout(done, 250));
      next();
    }
  }

  async function search(ply, options, signal) {
    const engine = await app.engine();
    const report = await engine.search(desk.game, { position: desk.start || undefined, moves: desk.moves, ...options, signal, onReport: (one) => {
      if (one.event === "pass" && latest?.depth >= one.depth) return;
      latest = one;
      tell(one);
    } });
    return report.best ? report : latest;
  }

  function tell(report) {
    if (typeof report.value !== "number") return;
    const turn = desk.turnAt(desk.moves.length), value = turn ? -report.value : report.value;
    thinking.textContent = `depth ${report.depth}  ${desk.valueText({ value, mate: report.mate === null ? null : turn ? -report.mate : report.mate })}  ${grouped(report.nodes)} nodes`;
  }

  /** Ends a running search; `play`: with the best move found so far. */
  function stop(play = false) {
    if (!searching) return;
    searching.playLatest = play;
    searching.abort();
    if (!play) searching = null;
  }

  async function hint() {
    if (searching || desk.over || !desk.atEnd) return;
    const mine = (searching = new AbortController()), ply = desk.moves.length;
    mine.playLatest = true;
    latest = null;
    show();
    const report = await search(ply, { seconds: 1, table: "16M" }, mine.signal).catch(() => null);
    if (searching === mine) searching = null;
    if (!report?.best || ply !== desk.moves.length) return show();
    desk.hints = [report.best];
    if (typeof report.value === "number") desk.remember(ply, report.value, report.mate, report.proven);
    desk.refresh(false);
    const named = desk.shown.moves.find((one) => one.move === report.best)?.shown ?? report.best;
    thinking.textContent = `Hint: ${named}`;
    show();
  }

  function show() {
    const busy = !!searching;
    stopButton.disabled = !busy;
    hintButton.disabled = busy || desk.over;
    backButton.disabled = desk.moves.length === 0;
    desk.drawTurn(busy ? h("span", { class: "thinking" }, h("i", { class: "spinner", "aria-hidden": "true" }), " thinking") : null);
    if (!busy) desk.refresh(false);
  }

  desk.gameList.onchange = async () => {
    if (await desk.begin(desk.gameList.value)) next();
  };
  const started = desk.begin.bind(desk);
  let resized = null;
  return {
    element,
    title: "Play",
    async show(params) {
      resized ??= new ResizeObserver(() => desk.shown && desk.drawGraph());
      resized.observe(desk.graphBox);
      if (desk.shown && !params.game) return remember();
      const moves = (params.moves ?? "").split(" ").filter(Boolean);
      if (desk.shown && params.game === desk.game && (params.position ?? "") === desk.start && String(moves) === String(desk.moves)) return;
      if (params.level && LEVELS[params.level]) levelList.value = String((level = Number(params.level)));
      if (USERS[params.user]) userList.value = user = params.user;
      try {
        await started(GAMES[params.game] ? params.game : "othello", { position: params.position ?? "", moves });
      } catch (error) {
        app.toast(error.message);
        await started("othello");
      }
      next();
    },
    hide() {
      stop();
      resized?.disconnect();
    },
    redraw: () => desk.shown && desk.refresh(false),
    inspect: () => ({ desk, searching, setLevel: (value) => (level = value) }),
  };
}
