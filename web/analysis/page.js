// page.js - the page that `zw analyse --html` writes: boards, a graph and the moves of games that were judged. It reads what is
// in the page itself and asks nobody for anything. CMake puts it behind dom.js and boards.js, in one script.
import { button, clear, h, select, svg } from "../src/dom.js";
import { GAMES, makeBoard } from "../src/boards.js";

const data = JSON.parse(document.getElementById("judged").textContent);
const rules = GAMES[data.game], sides = rules?.sides ?? ["First player", "Second player"];
let game = data.games[0], ply = 0;

/** A game without a board of its own is shown as its text. */
function textBoard() {
  const text = h("pre", { class: "text-board" });
  return { element: text, update: (view) => (text.textContent = view.board ?? view.position) };
}

const board = rules ? makeBoard(data.game, () => {}) : textBoard();
const title = h("h2", {}), said = h("p", { class: "said", role: "status" }), line = h("p", { class: "line" });
const list = h("ol", { class: "moves", "aria-label": "Moves" });
const graph = svg("svg", { class: "judged-graph", viewBox: "0 0 1000 200", role: "img", "aria-label": "Values of the game", preserveAspectRatio: "none" });

const name = (player) => game.players[player] ?? sides[player];
const faults = () => game.moves.map((move, i) => (move.sign ? i + 1 : 0)).filter(Boolean);

function look(next) {
  ply = Math.max(0, Math.min(game.moves.length, next));
  draw();
}

function choose(index) {
  game = data.games[index];
  drawMoves();
  drawGraph();
  look(0);
}

/** The value of a move for the first player, as high on the graph as it shall be. */
function height(move) {
  const value = move.player ? -move.value : move.value, most = data.most;
  return 100 - 95 * Math.max(-1, Math.min(1, value / most));
}

function drawGraph() {
  const wide = 1000 / Math.max(1, game.moves.length), at = (i) => (i + 0.5) * wide;
  const points = game.moves.map((move, i) => `${at(i).toFixed(1)},${height(move).toFixed(1)}`);
  clear(graph,
    svg("line", { x1: 0, y1: 100, x2: 1000, y2: 100, class: "zero" }),
    svg("polyline", { points: points.join(" "), class: "course" }),
    game.moves.map((move, i) => move.sign && svg("line", { x1: at(i), x2: at(i), y1: 4, y2: 196, class: `fault ${move.mark.replace(" ", "-")}` },
      svg("title", {}, `${move.number} ${move.shown}${move.sign} ${move.mark}`))),
    svg("line", { x1: 0, x2: 0, y1: 0, y2: 200, class: "now" }));
}
graph.addEventListener("click", (event) => {
  const box = graph.getBoundingClientRect();
  look(Math.floor(((event.clientX - box.left) / box.width) * game.moves.length) + 1);
});

function drawMoves() {
  clear(list, game.moves.map((move, i) => h("li", {},
    i === 0 || !move.number.endsWith("...") ? h("span", { class: "number" }, move.number) : "",
    button(move.shown, () => look(i + 1), { title: move.sign ? `${move.mark}, loses ${move.loss}` : move.text }),
    move.sign ? h("span", { class: "bad", title: move.mark }, move.sign) : "")));
}

function draw() {
  const move = game.moves[ply - 1], position = game.positions[ply];
  board.update({ position, board: game.boards?.[ply], moves: [], turn: rules?.turn(position) ?? 0, flip: data.game === "checkers",
    interactive: false, last: move?.move, lastTurn: move ? move.player : null, hints: move?.sign ? [move.best] : [] });
  clear(title, `${name(0)} – ${name(1)}${game.result ? `, ${game.result}` : ""}`);
  clear(said, !move ? `${game.moves.length} moves` : [h("b", {}, `${move.number} ${move.shown}${move.sign ?? ""}`),
    ` ${move.text}${move.exact ? " exact" : ""}`, move.sign ? ` – ${move.mark}, loses ${move.loss}` : ""]);
  clear(line, move && move.best_text ? `Better ${move.best_text}: ${move.line}` : "");
  [...list.children].forEach((item, i) => {
    if (i + 1 === ply) item.querySelector("button").setAttribute("aria-current", "true");
    else item.querySelector("button").removeAttribute("aria-current");
  });
  const shown = list.children[ply - 1];
  if (shown) list.scrollTop = shown.offsetTop - list.offsetTop - list.clientHeight / 2;
  const now = graph.querySelector(".now"), x = ply ? ((ply - 0.5) * 1000) / Math.max(1, game.moves.length) : 0;
  now?.setAttribute("x1", x);
  now?.setAttribute("x2", x);
}

document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
  if (!step || event.target.tagName === "SELECT") return;
  event.preventDefault();
  look(ply + step);
});

function summary() {
  const columns = ["Player", "Games", "Moves", "Best", "Mean loss", "Inaccuracies", "Mistakes", "Blunders", "Missed wins"];
  return h("div", { class: "card" }, h("table", { class: "verdicts" }, h("thead", {}, h("tr", {}, columns.map((one) => h("th", {}, one)))),
    h("tbody", {}, data.players.map((one) => h("tr", {}, [one.name, one.games, one.moves, `${one.moves ? Math.round((100 * one.best) / one.moves) : 0} %`,
      one.loss, one.inaccuracies, one.mistakes, one.blunders, one.missed_wins].map((cell) => h("td", {}, String(cell))))))));
}

const steps = [["⏮", "First", () => look(0)], ["◀", "Back", () => look(ply - 1)], ["▶", "On", () => look(ply + 1)], ["⏭", "Last", () => look(Infinity)],
  ["Fault ◀", "Fault before", () => look(faults().filter((one) => one < ply).pop() ?? ply)], ["Fault ▶", "Next fault", () => look(faults().find((one) => one > ply) ?? ply)]];
document.querySelector("main").append(h("div", { class: "view" },
  h("div", { class: "view-head" }, h("div", {}, h("h1", {}, data.title), h("p", { class: "lead" }, data.about)),
    data.games.length > 1 ? select(data.games.map((one, i) => [String(i), `${i + 1}. ${one.players[0] ?? sides[0]} – ${one.players[1] ?? sides[1]}`]), "0",
      (value) => choose(Number(value)), { "aria-label": "Game" }) : ""),
  h("div", { class: "game-view" }, h("div", { class: "board-column" }, board.element,
    h("div", { class: "buttons" }, steps.map(([sign, label, act]) => button(sign, act, { "aria-label": label })))),
  h("div", { class: "side" }, h("div", { class: "card side" }, title, graph, said, line, list))),
  summary()));
choose(0);
