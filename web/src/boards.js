// boards.js - boards that are drawn from the text of a position, with the legal moves of that position on them. They know the
// notations and no rules: what may be played is what they are told.
import { announce, button, clear, h, svg } from "./dom.js";

/** What the page must know of a game: names, sides, how a value is shown, and how a move is written. */
export const GAMES = {
  chess: { title: "Chess", sides: ["White", "Black"], turn: (text) => (text.split(" ")[1] === "b" ? 1 : 0), half: 300,
    value: (v) => signed((v / 100).toFixed(2)), ending: "pgn" },
  othello: { title: "Othello", sides: ["Black", "White"], turn: (text) => (text.trim().endsWith("O") ? 1 : 0), half: 1200,
    value: (v) => signed((v / 100).toFixed(1)), ending: "txt" },
  checkers: { title: "Checkers", sides: ["Black", "White"], turn: (text) => (text.startsWith("W") ? 1 : 0), half: 200,
    value: (v) => signed((v / 100).toFixed(2)), ending: "pdn" },
  connect4: { title: "Connect Four", sides: ["Yellow", "Red"], turn: (text) => (text === "start" ? 0 : text.length % 2), half: 9,
    value: (v) => signed(v), ending: "txt" },
  kalah: { title: "Kalah", sides: ["South", "North"], turn: (text) => (text.trim().endsWith("N") ? 1 : 0), half: 8,
    value: (v) => signed(v), ending: "txt" },
};

export function signed(value) {
  const text = String(value);
  return text.startsWith("-") ? `−${text.slice(1)}` : Number(text) > 0 ? `+${text}` : text;
}

// ------------------------------------------------------------------------------------------------------------ pieces

const PIECES = {
  p: ['<circle cx="22.5" cy="13.5" r="5.5"/><path d="M15.5 36c-.8-7 2-11 4.500-13.500h5c2.500 2.500 5.300 6.500 4.500 13.500z"/><path d="M11.500 35.500h22v4.500h-22z"/>', "pawn"],
  r: ['<path d="M11.500 8h5v4h3.700V8h4.600v4h3.700V8h5v8.500l-3.500 3v11.500l3 4.500H12l3-4.500V19.500l-3.500-3z"/><path d="M10 35.500h25V40H10z"/>', "rook"],
  n: ['<path d="M13.500 36c-.5-9.500 8-11 7.500-17.500-2.500 1-4.500 4.500-8 5-2 .3-3.500-1.700-3-3.600 2.500-3.400 3.500-8.900 9-11.400l.6-3.500 3.400 2.600c9 1.500 12 11.400 11.500 28.400z"/><path d="M10.500 35.500h25V40h-25z"/><path class="detail" d="M18 13.500l1 .1" fill="none"/>', "knight"],
  b: ['<circle cx="22.5" cy="7.500" r="2.700"/><path d="M22.500 10.500c-6.500 4.500-8.500 9.500-6.500 14.500.8 2 2 3.500 3 4.500h7c1-1 2.200-2.500 3-4.500 2-5 0-10-6.500-14.500z"/><path d="M14.500 31h16l2.500 4.500H12z"/><path d="M10 35.500h25V40H10z"/><path class="detail" d="M22.500 15.500v7.500M19 19h7" fill="none"/>', "bishop"],
  q: ['<path d="M8 13l5.500 16.500h18L37 13l-7.500 8.500-2-12.500-5 11.500-5-11.500-2 12.500z"/><circle cx="8" cy="11.500" r="2.200"/><circle cx="17.500" cy="8" r="2.200"/><circle cx="27.500" cy="8" r="2.200"/><circle cx="37" cy="11.500" r="2.200"/><path d="M13 31h19l1.500 4.500h-22z"/><path d="M10 35.500h25V40H10z"/>', "queen"],
  k: ['<path d="M22.500 3.500v9M18.500 7h8" fill="none" stroke-width="2.600"/><path d="M13 30.500c-8-6.500-4.500-16 4-15 2.700.4 4.600 2 5.500 4.800.9-2.800 2.800-4.400 5.500-4.800 8.500-1 12 8.500 4 15z"/><path d="M12.500 31.500h20l1 4h-22z"/><path d="M10 35.500h25V40H10z"/>', "king"],
};

function pieceSvg(letter) {
  const white = letter === letter.toUpperCase();
  const picture = svg("svg", { viewBox: "4 1.5 37 40.5", class: white ? "piece piece-w" : "piece piece-b", "aria-hidden": "true",
    "stroke-width": "1.5", "stroke-linejoin": "round", "stroke-linecap": "round" });
  picture.innerHTML = PIECES[letter.toLowerCase()][0];
  return picture;
}

// -------------------------------------------------------------------------------------------------- boards of squares

const FILES = "abcdefgh";
const algebraic = (square) => FILES[square % 8] + (Math.floor(square / 8) + 1);
const fromAlgebraic = (text) => FILES.indexOf(text[0]) + 8 * (Number(text[1]) - 1);

const SQUARES = {
  chess: {
    name: algebraic,
    square: (row, column, flip) => (flip ? row * 8 + 7 - column : (7 - row) * 8 + column),
    dark: (row, column) => (row + column) % 2 === 1,
    read(text) {
      const board = new Array(64).fill(null);
      text.split(" ")[0].split("/").forEach((rank, i) => {
        let file = 0;
        for (const c of rank) if (c >= "1" && c <= "8") file += Number(c);
        else board[(7 - i) * 8 + file++] = c;
      });
      return board;
    },
    /** The position of a board that was set up: castling is possible where king and rook are at home. */
    write(board, turn) {
      const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => board.slice(8 * rank, 8 * rank + 8).map((piece) => piece ?? " ").join("").replace(/ +/g, (gap) => gap.length));
      const rights = [["K", 4, 7], ["Q", 4, 0], ["k", 60, 63], ["q", 60, 56]].filter(([right, king, rook]) =>
        board[king] === (right < "a" ? "K" : "k") && board[rook] === (right < "a" ? "R" : "r")).map(([right]) => right).join("");
      return `${ranks.join("/")} ${turn ? "b" : "w"} ${rights || "-"} - 0 1`;
    },
    brushes: [..."KQRBNPkqrbnp"],
    move: (text) => ({ from: fromAlgebraic(text), to: fromAlgebraic(text.slice(2)), promotes: text[4] }),
    draw: (content) => pieceSvg(content),
    label: (content) => `${content === content.toUpperCase() ? "white" : "black"} ${PIECES[content.toLowerCase()][1]}`,
    coordinates: true,
  },
  othello: {
    name: (square) => FILES[square % 8] + (Math.floor(square / 8) + 1),
    square: (row, column) => row * 8 + column,
    dark: () => false,
    read: (text) => [...text.slice(0, 64)].map((c) => (c === "-" ? null : c)),
    write: (board, turn) => `${board.map((disc) => disc ?? "-").join("")} ${turn ? "O" : "X"}`,
    brushes: ["X", "O"],
    move: (text) => (text === "pass" ? { pass: true } : { from: null, to: fromAlgebraic(text) }),
    draw: (content) => h("span", { class: `disc ${content}` }),
    label: (content) => (content === "X" ? "black disc" : "white disc"),
    coordinates: true,
  },
  checkers: {
    name: (square) => (square < 0 ? "" : String(square + 1)),
    square(row, column, flip) {
      const r = flip ? 7 - row : row, c = flip ? 7 - column : column;
      return (r + c) % 2 === 1 ? r * 4 + (c >> 1) : -1;
    },
    dark: (row, column) => (row + column) % 2 === 1,
    read(text) {
      const board = new Array(32).fill(null);
      for (const part of text.split(":").slice(1)) {
        const colour = part[0].toLowerCase();
        for (const man of part.slice(1).split(",").filter(Boolean)) {
          const king = man[0] === "K";
          board[Number(king ? man.slice(1) : man) - 1] = king ? colour.toUpperCase() : colour;
        }
      }
      return board;
    },
    write(board, turn) {
      const side = (colour) => board.map((man, i) => (man?.toLowerCase() === colour ? `${man === colour ? "" : "K"}${i + 1}` : "")).filter(Boolean).join(",");
      return `${turn ? "W" : "B"}:W${side("w")}:B${side("b")}`;
    },
    brushes: ["b", "B", "w", "W"],
    move(text) {
      const path = text.split(/[-x]/).map((word) => Number(word) - 1);
      return { from: path[0], to: path.at(-1) };
    },
    draw: (content) => h("span", { class: `man ${content.toLowerCase()}` }, content === content.toUpperCase() ? "♛\ufe0e" : ""),
    label: (content) => `${content.toLowerCase() === "b" ? "black" : "white"} ${content === content.toUpperCase() ? "king" : "man"}`,
  },
};

function squareBoard(game, onMove) {
  const rules = SQUARES[game];
  const grid = h("div", { class: `board eight ${game === "othello" ? "felt" : ""}`, role: "grid", "aria-label": `${GAMES[game].title} board` });
  const overlay = svg("svg", { class: "arrows", viewBox: "0 0 8 8", "aria-hidden": "true" });
  const holder = h("div", { class: "board-holder" }, grid, overlay);
  let cells = [], view = { moves: [] }, chosen = null, content = [], flip = null, dragged = false, cursor = [7, 0];

  function build(flipped) {
    flip = flipped;
    cells = [];
    content = [];
    const rows = [];
    for (let row = 0; row < 8; row++) {
      const line = [];
      for (let column = 0; column < 8; column++) {
        const square = rules.square(row, column, flip);
        const cell = h("button", { type: "button", role: "gridcell", class: `square ${rules.dark(row, column) ? "dark" : ""}`, tabindex: "-1",
          onclick: () => !dragged && press(square, cell) });
        cell.dataset.square = square;
        cell.place = [row, column];
        if (rules.coordinates && column === 0) cell.append(h("span", { class: "coordinate rank", "aria-hidden": "true" }, String(Math.floor(square / 8) + 1)));
        if (rules.coordinates && row === 7) cell.append(h("span", { class: "coordinate file", "aria-hidden": "true" }, FILES[square % 8]));
        if (square >= 0) cells[square] = cell;
        line.push(cell);
      }
      rows.push(h("div", { role: "row", style: "display: contents" }, line));
    }
    clear(grid, rows);
    at(cursor).tabIndex = 0;
  }

  const at = ([row, column]) => grid.children[row].children[column];

  grid.addEventListener("keydown", (event) => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (event.key === "Escape" && chosen !== null) return choose(null);
    if (!step || !event.target.place) return;
    event.preventDefault();
    event.stopPropagation();
    at(cursor).tabIndex = -1;
    cursor = event.target.place.map((value, i) => Math.max(0, Math.min(7, value + step[i])));
    at(cursor).tabIndex = 0;
    at(cursor).focus();
  });

  function choose(square) {
    chosen = square;
    paint();
    if (square !== null) announce(`${rules.name(square)} chosen. ${targets(square).length} moves.`);
  }

  const targets = (from) => view.moves.map((move) => ({ ...rules.move(move.move), move })).filter((one) => !one.pass && one.from === from);
  const canLeave = (square) => targets(square).length > 0;

  function press(square) {
    if (view.edit && square >= 0) return view.edit(square);
    if (!view.interactive || square < 0) return;
    const direct = targets(null).find((one) => one.to === square);
    if (direct) return onMove(direct.move.move);
    if (chosen !== null) {
      const found = targets(chosen).filter((one) => one.to === square);
      if (found.length) return finish(found);
    }
    choose(chosen !== square && canLeave(square) ? square : null);
  }

  function finish(found) {
    const from = chosen;
    choose(null);
    if (found.length === 1) return onMove(found[0].move.move);
    const white = view.turn === 0;
    const close = () => box.remove();
    const box = h("div", { class: "chooser", role: "dialog", "aria-label": found[0].promotes ? "Promote to" : "Which way", onkeydown: (event) => event.key === "Escape" && (close(), choose(from)) },
      found.map((one) => button(one.promotes ? pieceSvg(white ? one.promotes.toUpperCase() : one.promotes) : one.move.move, () => {
        close();
        onMove(one.move.move);
      }, { "aria-label": one.promotes ? PIECES[one.promotes][1] : one.move.move })));
    holder.append(box);
    box.firstChild.focus();
  }

  // Dragging: a piece that is pulled follows the pointer; a press without a pull is a click.
  grid.addEventListener("pointerdown", (event) => {
    dragged = false;
    const cell = event.target.closest(".square"), square = Number(cell?.dataset.square ?? -1);
    if (!cell || !view.interactive || square < 0 || !canLeave(square) || event.button !== 0) return;
    const piece = cell.querySelector(".piece, .man");
    if (!piece) return;
    const from = [event.clientX, event.clientY];
    let ghost = null;
    const move = (now) => {
      if (!ghost && Math.hypot(now.clientX - from[0], now.clientY - from[1]) > 5) {
        const box = piece.getBoundingClientRect();
        ghost = piece.cloneNode(true);
        ghost.classList.add("ghost-piece");
        ghost.style.width = `${box.width}px`;
        ghost.style.height = `${box.height}px`;
        document.body.append(ghost);
        piece.style.opacity = "0.25";
        chosen = square;
        paint();
      }
      if (!ghost) return;
      now.preventDefault();
      ghost.style.left = `${now.clientX - parseFloat(ghost.style.width) / 2}px`;
      ghost.style.top = `${now.clientY - parseFloat(ghost.style.height) / 2}px`;
    };
    const up = (now) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      if (!ghost) return;
      ghost.remove();
      piece.style.opacity = "";
      dragged = true;
      setTimeout(() => (dragged = false), 0);
      const under = document.elementFromPoint(now.clientX, now.clientY)?.closest(".square");
      const found = targets(square).filter((one) => one.to === Number(under?.dataset.square));
      if (now.type === "pointerup" && found.length) finish(found);
      else choose(null);
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  });

  function paint() {
    const goals = chosen === null ? targets(null) : targets(chosen);
    const last = view.last ? rules.move(view.last) : {};
    cells.forEach((cell, square) => {
      cell.classList.toggle("chosen", square === chosen);
      cell.classList.toggle("last", square === last.to || (square === last.from && last.from !== null));
      const goal = !!view.interactive && goals.some((one) => one.to === square);
      cell.classList.toggle("target", goal);
      cell.classList.toggle("full", goal && content[square] !== null);
      const value = view.values?.get(rules.name(square));
      cell.classList.toggle("valued", !!value);
      cell.querySelector(".value")?.remove();
      if (value && content[square] === null) cell.append(h("span", { class: "value" }, value));
      cell.setAttribute("aria-label", `${rules.name(square)}, ${content[square] ? rules.label(content[square]) : "empty"}${goal ? ", may be played" : ""}${value ? `, ${value}` : ""}`);
      if (square === chosen) cell.setAttribute("aria-selected", "true");
      else cell.removeAttribute("aria-selected");
    });
  }

  function place(next, last) {
    const moved = last && !last.pass && last.from !== null && content[last.from] && next[last.to] ? last : null;
    cells.forEach((cell, square) => {
      const before = content[square] ?? null, now = next[square];
      if (before === now) return;
      const old = cell.querySelector(".piece, .man, .disc");
      if (old && now && old.classList.contains("disc")) {
        old.className = `disc ${now} flip`;
        old.addEventListener("animationend", () => old.classList.remove("flip"), { once: true });
        return;
      }
      old?.remove();
      if (now) cell.append(rules.draw(now));
      if (now && moved && moved.to === square) {
        const from = cells[moved.from].getBoundingClientRect(), to = cell.getBoundingClientRect();
        const quiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
        if (from.width && !quiet) {
          cell.style.zIndex = "3"; // over the squares on its way
          const slide = cell.lastChild.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, { transform: "none" }], { duration: 160, easing: "ease-out" });
          slide.onfinish = slide.oncancel = () => (cell.style.zIndex = "");
        }
      }
    });
    content = next;
  }

  function arrows(hints) {
    const center = (square) => {
      const [row, column] = cells[square].place;
      return [column + 0.5, row + 0.5];
    };
    clear(overlay, hints.flatMap((text) => {
      const move = rules.move(text);
      if (move.pass) return [];
      const [x2, y2] = center(move.to);
      if (move.from === null) return [svg("circle", { cx: x2, cy: y2, r: 0.36 })];
      const [x1, y1] = center(move.from), length = Math.hypot(x2 - x1, y2 - y1), ux = (x2 - x1) / length, uy = (y2 - y1) / length;
      const [ex, ey] = [x2 - ux * 0.42, y2 - uy * 0.42];
      return [svg("line", { x1: x1 + ux * 0.25, y1: y1 + uy * 0.25, x2: ex, y2: ey }),
        svg("path", { d: `M${x2 - ux * 0.08} ${y2 - uy * 0.08}L${ex - uy * 0.22} ${ey + ux * 0.22}L${ex + uy * 0.22} ${ey - ux * 0.22}z` })];
    }));
  }

  return {
    element: holder,
    update(next) {
      if (flip !== !!next.flip) build(!!next.flip);
      holder.querySelector(".chooser")?.remove();
      view = next;
      chosen = null;
      place(rules.read(next.position), next.last ? rules.move(next.last) : null);
      paint();
      arrows(next.hints ?? []);
    },
  };
}

// ------------------------------------------------------------------------------------------------------- Connect Four

function dropBoard(onMove) {
  const columns = [...Array(7).keys()].map((i) => h("button", { type: "button", class: "column", onclick: () => press(i) },
    [...Array(6).keys()].map(() => h("span", { class: "hole" }))));
  const grid = h("div", { class: "board drop", role: "group", "aria-label": "Connect Four board" }, columns);
  let view = { moves: [] }, shown = 0;
  const press = (i) => view.interactive && view.moves.some((move) => move.move === String(i + 1)) && onMove(String(i + 1));
  grid.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key], i = columns.indexOf(event.target);
    if (/^[1-7]$/.test(event.key)) press(Number(event.key) - 1);
    if (!step || i < 0) return;
    event.preventDefault();
    event.stopPropagation();
    columns[(i + step + 7) % 7].focus();
  });
  return {
    element: h("div", { class: "board-holder" }, grid),
    update(next) {
      view = next;
      const played = next.position === "start" ? "" : next.position, stacks = [...Array(7)].map(() => []);
      [...played].forEach((column, i) => stacks[Number(column) - 1].push(i % 2 ? "O" : "X"));
      const fresh = played.length === shown + 1;
      shown = played.length;
      columns.forEach((column, i) => {
        const legal = next.moves.some((move) => move.move === String(i + 1));
        [...column.children].forEach((hole, k) => {
          const level = 5 - k, stone = stacks[i][level], last = next.last === String(i + 1) && level === stacks[i].length - 1;
          hole.className = `hole ${stone ?? ""} ${last ? "last" : ""} ${last && fresh ? "fresh" : ""}`;
          const free = !stone && level === stacks[i].length && legal;
          hole.classList.toggle("hinted", free && (next.hints ?? []).includes(String(i + 1)));
          const value = free ? next.values?.get(String(i + 1)) : null;
          clear(hole, value ? h("span", { class: "value" }, value) : "");
        });
        column.disabled = !(next.interactive && legal);
        column.setAttribute("aria-label", `Column ${i + 1}: ${stacks[i].length ? stacks[i].map((stone) => (stone === "X" ? "yellow" : "red")).join(", ") : "empty"}${next.values?.get(String(i + 1)) ? `, value ${next.values.get(String(i + 1))}` : ""}`);
      });
    },
  };
}

// -------------------------------------------------------------------------------------------------------------- Kalah

function pitBoard(onMove) {
  const pits = [...Array(14).keys()].map((i) => h("button", { type: "button", class: `pit ${i % 7 === 6 ? "store" : ""}`, onclick: () => press(i) }));
  const [south, north] = [pits.slice(0, 6), pits.slice(7, 13)];
  north.forEach((pit, i) => (pit.style.cssText = `grid-row: 1; grid-column: ${7 - i}`));
  south.forEach((pit, i) => (pit.style.cssText = `grid-row: 2; grid-column: ${2 + i}`));
  pits[13].style.gridColumn = "1";
  pits[6].style.gridColumn = "8";
  const grid = h("div", { class: "board pits", role: "group", "aria-label": "Kalah board" }, pits[13], [...north].reverse(), south, pits[6]);
  let view = { moves: [] };
  const moveOf = (i) => (Math.floor(i / 7) === view.turn && i % 7 < 6 ? String((i % 7) + 1) : null);
  const press = (i) => {
    const text = moveOf(i);
    if (view.interactive && view.moves.some((move) => move.move === text)) onMove(text);
  };
  return {
    element: h("div", { class: "board-holder" }, grid),
    update(next) {
      view = next;
      const seeds = next.position.split(" ")[0].split(",").map(Number);
      const lastSide = next.lastTurn;
      pits.forEach((pit, i) => {
        const store = i % 7 === 6, side = i < 7 ? "South" : "North", text = moveOf(i), legal = next.interactive && next.moves.some((move) => move.move === text);
        const value = text && next.moves.some((move) => move.move === text) ? next.values?.get(text) : null;
        clear(pit, h("span", { class: "seeds", "aria-hidden": "true" }, [...Array(Math.min(seeds[i], store ? 24 : 12))].map(() => h("i"))),
          h("b", {}, String(seeds[i])), value ? h("span", { class: "value" }, value) : "");
        pit.disabled = !legal;
        pit.classList.toggle("target", !!legal);
        pit.classList.toggle("hinted", !!text && (next.hints ?? []).includes(text) && next.moves.some((move) => move.move === text));
        pit.classList.toggle("last", !store && next.last === String((i % 7) + 1) && lastSide === Math.floor(i / 7));
        pit.setAttribute("aria-label", store ? `${side}'s store: ${seeds[i]}` : `${side}'s pit ${(i % 7) + 1}: ${seeds[i]} seeds${value ? `, value ${value}` : ""}`);
      });
    },
  };
}

/** How positions of a game are set up by hand; undefined where they are not. */
export function setupOf(game) {
  return SQUARES[game];
}

/** A board. update({position, moves, turn, interactive, last, lastTurn, flip, hints, values}) shows a position. */
export function makeBoard(game, onMove) {
  if (game === "connect4") return dropBoard(onMove);
  if (game === "kalah") return pitBoard(onMove);
  return squareBoard(game, onMove);
}
