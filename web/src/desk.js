// desk.js - a game on the table: the board, the moves that were played, what they were worth, and files in and out. Who plays,
// and who judges, is the view's business.
import uPlot from "uplot";
import { announce, button, clear, css, download, field, h, select } from "./dom.js";
import { GAMES, makeBoard, setupOf, signed } from "./boards.js";
import { openingName } from "./openings.js";

const NAMES = Object.entries(GAMES).map(([name, game]) => [name, game.title]);

export class Desk {
  /** `hooks`: changed() after each new position, mayMove(turn) whether the user may play, restarted() for another game. */
  constructor(app, hooks) {
    this.app = app;
    this.hooks = hooks;
    Object.assign(this, { game: "othello", start: "", moves: [], shown: null, ply: 0, values: [], hints: [], marks: null, judged: [], flip: false, serial: 0 });
    this.boardBox = h("div", { class: "board-box" });
    this.barFill = h("i");
    this.bar = h("div", { class: "bar", role: "img", "aria-label": "Evaluation" }, this.barFill);
    this.turn = h("div", { class: "turn", role: "status" });
    this.moveList = h("ol", { class: "moves", "aria-label": "Moves" });
    this.opening = h("p", { class: "opening" });
    this.graphBox = h("div", { class: "graph", role: "img", "aria-label": "Evaluations of the game" });
    this.gameList = select(NAMES, this.game, (name) => this.begin(name), { id: "game" });
    this.files = this.makeFiles();
    this.steps = h("div", { class: "buttons", role: "group", "aria-label": "Look back" },
      button("«", () => this.look(0), { "aria-label": "First position" }), button("‹", () => this.look(this.ply - 1), { "aria-label": "Previous position" }),
      button("›", () => this.look(this.ply + 1), { "aria-label": "Next position" }), button("»", () => this.look(this.moves.length), { "aria-label": "Last position" }));
    this.setupBox = h("div", { class: "card side setup-board", hidden: true });
    this.column = h("div", { class: "board-column" }, h("div", { class: "board-row" }, this.bar, this.boardBox), this.turn, this.setupBox);
  }

  get rules() {
    return GAMES[this.game];
  }

  /** The position that is looked at. */
  get position() {
    return this.ply === 0 ? this.shown.start : this.shown.played[this.ply - 1].after;
  }

  get atEnd() {
    return this.ply === this.moves.length;
  }

  get over() {
    return !!this.shown && (this.shown.moves.length === 0 || !!this.shown.drawn);
  }

  async begin(game, { position = "", moves = [] } = {}) {
    this.setupBox.hidden = true;
    const engine = await this.app.engine();
    const serial = ++this.serial;
    const shown = await engine.show(game, { position: position || undefined, moves });
    if (serial !== this.serial) return false;
    if (game !== this.game || !this.board) {
      this.game = game;
      this.board = makeBoard(game, (move) => this.hooks.played(move));
      clear(this.boardBox, this.board.element);
    }
    this.gameList.value = game;
    Object.assign(this, { start: position, moves: shown.played.map((one) => one.move), shown, values: [], hints: [], marks: null, judged: [] });
    this.ply = this.moves.length;
    this.hooks.restarted?.();
    this.refresh();
    return true;
  }

  /** Plays a move at the end of the game. */
  async push(move) {
    const engine = await this.app.engine();
    const serial = ++this.serial;
    const shown = await engine.show(this.game, { position: this.start || undefined, moves: [...this.moves, move] });
    if (serial !== this.serial) return false;
    this.moves.push(move);
    this.adopt(shown);
    return true;
  }

  async takeBack(count) {
    const engine = await this.app.engine();
    const serial = ++this.serial;
    const kept = this.moves.slice(0, Math.max(0, this.moves.length - count));
    const shown = await engine.show(this.game, { position: this.start || undefined, moves: kept });
    if (serial !== this.serial) return;
    this.moves = kept;
    this.values.length = Math.min(this.values.length, kept.length + 1);
    this.judged.length = Math.min(this.judged.length, kept.length);
    this.adopt(shown);
  }

  adopt(shown) {
    this.shown = shown;
    this.ply = this.moves.length;
    this.hints = [];
    this.marks = null;
    this.refresh();
  }

  look(ply) {
    this.ply = Math.max(0, Math.min(ply, this.moves.length));
    this.hints = [];
    this.marks = null;
    this.refresh(false);
    this.hooks.looked?.();
  }

  /** What a position was found to be worth: `value` for its side to move. */
  remember(ply, value, mate = null, proven = false) {
    const turn = this.turnAt(ply);
    this.values[ply] = { value: turn === 0 ? value : -value, mate: mate === null ? null : turn === 0 ? mate : -mate, proven };
    this.drawBar();
    this.drawGraph();
  }

  turnAt(ply) {
    return this.rules.turn(ply === 0 ? this.shown.start : this.shown.played[ply - 1].after);
  }

  // ------------------------------------------------------------------------------------------------------------ drawing
  refresh(changed = true) {
    const last = this.ply > 0 ? this.shown.played[this.ply - 1] : null;
    const turn = this.turnAt(this.ply);
    this.board.update({ position: this.position, moves: this.atEnd ? this.shown.moves : [], turn, flip: this.flip,
      interactive: this.atEnd && !this.over && this.hooks.mayMove(turn), last: last?.move, lastTurn: this.ply > 0 ? this.turnAt(this.ply - 1) : null,
      hints: this.hints, values: this.marks });
    this.drawMoves();
    this.drawBar();
    this.drawGraph();
    this.drawTurn();
    this.opening.textContent = this.start ? "" : openingName(this.game, this.moves.slice(0, this.ply));
    if (changed) {
      if (last) announce(`${this.rules.sides[this.turnAt(this.ply - 1)]} played ${last.shown}. ${this.over ? this.result() : ""}`);
      this.hooks.changed?.();
    }
  }

  drawTurn(extra = null) {
    const text = this.over && this.atEnd ? this.result() : `${this.rules.sides[this.turnAt(this.ply)]} to move${this.atEnd ? "" : ` (move ${this.ply} of ${this.moves.length})`}`;
    clear(this.turn, h("strong", {}, text), extra ?? "");
  }

  result() {
    const { outcome, drawn, moves } = this.shown, turn = this.turnAt(this.moves.length), sides = this.rules.sides;
    if (drawn) return `Drawn by ${drawn}`;
    if (moves.length) return "";
    const count = this.game === "othello" ? ` ${[..."XO"].map((c) => this.shown.position.slice(0, 64).split(c).length - 1).join(" : ")}` :
      this.game === "kalah" ? ` ${this.shown.position.split(",")[6]} : ${this.shown.position.split(",")[13].split(" ")[0]}` : "";
    if (outcome === 0) return this.game === "chess" ? "Stalemate: drawn" : `Drawn${count}`;
    return `${this.game === "chess" ? "Checkmate: " : ""}${sides[outcome > 0 ? turn : 1 - turn]} wins${count}`;
  }

  drawMoves() {
    const first = this.moves.length ? this.turnAt(0) : 0;
    clear(this.moveList, this.shown.played.map((one, i) => {
      const number = Math.floor((i + first) / 2) + 1, opens = (i + first) % 2 === 0 || i === 0;
      const judged = this.judged[i];
      return h("li", {}, opens ? h("span", { class: "number" }, `${number}.${i === 0 && first ? ".." : ""}`) : "",
        button(one.shown, () => this.look(i + 1), { "aria-current": i + 1 === this.ply ? "true" : undefined, title: judged?.text }),
        judged ? h("span", { class: "bad", title: judged.text }, judged.sign) : "");
    }));
    const now = this.moveList.querySelector("[aria-current]");
    if (now) this.moveList.scrollTop = now.offsetTop - this.moveList.offsetTop - this.moveList.clientHeight / 2;
  }

  /** The value to show for a position: its own, or the last one before it. */
  valueAt(ply) {
    for (let at = ply; at >= 0; at--) if (this.values[at]) return this.values[at];
    return null;
  }

  share(entry) {
    if (!entry) return 0.5;
    if (entry.mate) return entry.mate > 0 ? 1 : 0;
    return 1 / (1 + Math.exp(-entry.value / this.rules.half * 1.6));
  }

  valueText(entry) {
    if (!entry) return "";
    if (entry.mate && this.game === "chess") return `${entry.mate > 0 ? "" : "−"}mate in ${Math.ceil(Math.abs(entry.mate) / 2)}`;
    return this.rules.value(entry.value);
  }

  drawBar() {
    const entry = this.valueAt(this.ply), dark = this.game === "othello" || this.game === "checkers";
    const share = this.share(entry);
    this.barFill.style.height = `${100 * (dark ? 1 - share : share)}%`;
    this.bar.classList.toggle("flip", dark ? !this.flip : this.flip);
    this.bar.setAttribute("aria-label", `Evaluation: ${entry ? `${this.valueText(entry)} for ${this.rules.sides[0]}` : "unknown"}`);
    this.bar.title = this.bar.getAttribute("aria-label");
  }

  drawGraph() {
    const plies = [...Array(this.moves.length + 1).keys()];
    const limit = this.rules.half * 3, scaled = this.game === "connect4" || this.game === "kalah" ? 1 : 100;
    const data = [plies, plies.map((ply) => {
      const entry = this.values[ply];
      return entry ? Math.max(-limit, Math.min(limit, entry.mate ? Math.sign(entry.mate) * limit : entry.value)) / scaled : null;
    })];
    const key = `${this.game}/${document.documentElement.dataset.theme}/${this.graphBox.clientWidth}`;
    if (!this.graphBox.clientWidth) return;
    if (this.graphKey !== key) {
      this.graphKey = key;
      this.graph?.destroy();
      const faint = css("--faint"), rule = css("--rule"), accent = css("--accent");
      this.graph = new uPlot({
        width: this.graphBox.clientWidth, height: 150, legend: { show: false }, cursor: { y: false, points: { size: 7 } },
        scales: { x: { time: false, range: () => [0, Math.max(10, this.moves.length)] }, y: { range: (_, low, high) => {
          const most = Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0), limit / scaled / 6) * 1.1;
          return [-most, most];
        } } },
        axes: [{ stroke: faint, grid: { stroke: rule, width: 1 }, ticks: { stroke: rule, width: 1 }, size: 28, font: `11px ${css("--sans")}` },
          { stroke: faint, grid: { stroke: rule, width: 1 }, ticks: { show: false }, size: 42, font: `11px ${css("--sans")}`, values: (_, all) => all.map((value) => signed(value)) }],
        series: [{}, { stroke: accent, width: 2, spanGaps: true, fill: (plot) => {
          const middle = plot.valToPos(0, "y", true), shade = plot.ctx.createLinearGradient(0, plot.bbox.top, 0, plot.bbox.top + plot.bbox.height);
          const at = Math.max(0, Math.min(1, (middle - plot.bbox.top) / Math.max(1, plot.bbox.height)));
          shade.addColorStop(0, `${accent}33`);
          shade.addColorStop(Number.isFinite(at) ? at : 0.5, `${accent}08`);
          shade.addColorStop(1, `${accent}33`);
          return shade;
        }, fillTo: 0, points: { size: 5, fill: accent } }],
      }, data, this.graphBox);
      this.graph.over.addEventListener("click", () => this.graph.cursor.idx !== null && this.look(this.graph.cursor.idx));
    } else this.graph.setData(data);
    this.graphBox.setAttribute("aria-label", `Evaluations for ${this.rules.sides[0]}: ${this.values.filter(Boolean).slice(-8).map((entry) => this.valueText(entry)).join(", ") || "none yet"}`);
  }

  // ------------------------------------------------------------------------------------------------------ setting up
  /** A position put together piece by piece. */
  setUp() {
    const rules = setupOf(this.game), board = rules.read(this.position);
    let brush = rules.brushes[0], turn = this.turnAt(this.ply);
    const message = h("p", { class: "note error", role: "alert" });
    const show = () => this.board.update({ position: rules.write(board, turn), moves: [], turn, flip: this.flip, edit: (square) => {
      board[square] = board[square] === brush ? null : brush;
      show();
    } });
    const brushes = h("div", { class: "brushes", role: "radiogroup", "aria-label": "What to put" }, [...rules.brushes, null].map((one) =>
      h("button", { type: "button", role: "radio", "aria-label": one ? rules.label(one) : "nothing", onclick: () => {
        brush = one;
        mark();
      } }, one ? rules.draw(one) : "✕")));
    const mark = () => [...brushes.children].forEach((item, i) => item.setAttribute("aria-checked", String((rules.brushes[i] ?? null) === brush)));
    mark();
    clear(this.setupBox, h("p", {}, "Choose a piece, then press the squares it goes on; press again to remove it."), brushes,
      h("div", { class: "buttons" }, select([["0", `${this.rules.sides[0]} to move`], ["1", `${this.rules.sides[1]} to move`]], String(turn), (value) => {
        turn = Number(value);
        show();
      }, { "aria-label": "Who moves" }), button("Empty board", () => {
        board.fill(null);
        show();
      }), button("Done", async () => {
        try {
          await this.begin(this.game, { position: rules.write(board, turn) });
          this.hooks.setUp?.();
        } catch (error) {
          message.textContent = error.message;
        }
      }, { class: "primary setup-done" }), button("Cancel", () => {
        this.setupBox.hidden = true;
        this.refresh();
      })), message);
    this.setupBox.hidden = false;
    show();
  }

  // -------------------------------------------------------------------------------------------------------------- files
  record() {
    const text = this.shown.record ?? `${this.start || "start"}${this.moves.length ? ` moves ${this.moves.join(" ")}` : ""}\n`;
    if (!this.over || !/\*/.test(text)) return text;
    const outcome = this.shown.drawn ? 0 : this.shown.outcome * (this.turnAt(this.moves.length) ? -1 : 1);
    const result = outcome > 0 ? "1-0" : outcome < 0 ? "0-1" : "1/2-1/2";
    return text.replace('[Result "*"]', `[Result "${result}"]`).replace(/\*\s*$/, `${result}\n`);
  }

  makeFiles() {
    const text = h("textarea", { "aria-label": "A position or a game", spellcheck: false,
      placeholder: "Paste a position or a game: FEN, PGN, PDN, a transcript, or moves" });
    const message = h("p", { class: "note", role: "status" });
    const chosen = h("input", { type: "file", class: "hidden-text", tabindex: "-1", "aria-hidden": "true", onchange: async () => {
      const file = chosen.files[0];
      if (!file) return;
      if (file.size > 4e6) return (message.textContent = "This file is too large for the page: expected at most 4 MB.");
      await load(await file.text());
      chosen.value = "";
    } });
    const load = async (content) => {
      message.textContent = "";
      message.classList.remove("error");
      try {
        const count = await this.load(content);
        message.textContent = count > 1 ? `The first of ${count} games is shown.` : "Loaded.";
      } catch (error) {
        message.textContent = error.message;
        message.classList.add("error");
      }
    };
    return h("details", { class: "files" }, h("summary", {}, "Load and save"), h("div", { style: "display: grid; gap: 0.6rem; margin-top: 0.6rem" }, text,
      h("div", { class: "buttons" }, button("Load", () => load(text.value), { class: "load-text" }), button("Open a file", () => chosen.click()),
        button("Set up", () => (setupOf(this.game) ? this.setUp() : (message.textContent = "Positions of this game are pasted, as text.")), { class: "set-up" }),
        button("Save", () => download(`${this.game}.${this.rules.ending}`, this.record()), { class: "save" }),
        button("Copy position", async () => {
          text.value = this.position;
          await navigator.clipboard?.writeText(this.position).catch(() => {});
          message.textContent = "The position is in the box and on the clipboard.";
        })), message, chosen));
  }

  /** A position, moves, or a game in any format that the game knows. Returns how many games there were. */
  async load(content) {
    const engine = await this.app.engine(), text = content.trim();
    if (!text) throw new Error("Nothing to load: expected a position or a game.");
    const attempts = [
      async () => ({ games: [await engine.show(this.game, { position: text })], position: text }),
      async () => ({ games: [await engine.show(this.game, { moves: text })], position: "" }),
      async () => {
        const games = await engine.read(this.game, `${content}\n`);
        return { games, position: games[0]?.played.length && sameStart(games[0]) ? "" : games[0]?.start };
      },
    ];
    const sameStart = (game) => game.start === this.initial;
    this.initial = (await engine.show(this.game, {})).position;
    let complaint = null;
    for (const attempt of attempts) {
      try {
        const { games, position } = await attempt();
        if (!games.length) continue;
        await this.begin(this.game, { position: position ?? "", moves: games[0].played.map((one) => one.move) });
        return games.length;
      } catch (error) {
        complaint ??= error;
        if (text.split("\n").length > 1) complaint = error;
      }
    }
    throw complaint ?? new Error("There is no game in this text.");
  }
}

export { field };
