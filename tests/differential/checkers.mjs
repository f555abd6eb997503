// Compares legal checkers moves with those of the package rapid-draughts: `zw moves checkers --after --json` on the
// standard input. A move is its first square, its last square and the set of captured squares; the capture is taken from
// the position behind our move. Ends with status 1 after naming the first positions that differ.
import { createInterface } from "node:readline";
import { EnglishDraughts } from "rapid-draughts/english";

const MOST_SHOWN = 5;

// Which bit stands for which square is asked of the package, by a lone king on every bit.
const bitOf = new Map();
for (let bit = 0; bit < 32; bit++) {
  const mask = 2 ** bit;
  const lone = EnglishDraughts.setup({ player: "light", board: { light: mask, dark: 0, king: mask } });
  bitOf.set(lone.board.find((square) => square.piece).position + 1, mask);
}

const mask = (squares) => squares.reduce((sum, square) => sum + bitOf.get(square), 0);

// "B:W21,K30:B1,2" as {player, W: [...], B: [...], kings: [...]}
function readFen(fen) {
  const [player, ...lists] = fen.split(":");
  const position = { player, W: [], B: [], kings: [] };
  for (const list of lists)
    for (const word of list.slice(1).split(",").filter((piece) => piece)) {
      const square = Number(word.replace("K", ""));
      position[list[0]].push(square);
      if (word[0] === "K") position.kings.push(square);
    }
  return position;
}

function ours(position, answer) {
  const opponent = position.player === "W" ? "B" : "W";
  return answer.moves.map((move, i) => {
    const squares = move.split(/[-x]/).map(Number);
    const left = readFen(answer.after[i])[opponent];
    const captured = position[opponent].filter((square) => !left.includes(square));
    return `${squares[0]}-${squares.at(-1)} takes ${captured.sort((a, b) => a - b)}`;
  });
}

function theirs(position) {
  const game = EnglishDraughts.setup({
    player: position.player === "W" ? "light" : "dark",
    board: { light: mask(position.W), dark: mask(position.B), king: mask(position.kings) },
  });
  return game.moves.map((move) => {
    const captured = move.captures.map((square) => square + 1).sort((a, b) => a - b);
    return `${move.origin + 1}-${move.destination + 1} takes ${captured}`;
  });
}

let positions = 0, moves = 0, different = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const answer = JSON.parse(line);
  const position = readFen(answer.position);
  const mine = ours(position, answer);
  const other = [...new Set(theirs(position))]; // a capture that can be made along two paths is listed twice there
  positions++;
  moves += other.length;
  if (mine.toSorted().join("; ") === other.toSorted().join("; ")) continue;
  if (++different <= MOST_SHOWN) {
    const only = (a, b) => a.filter((move) => !b.includes(move)).join("; ") || "none";
    console.log(`checkers: ${answer.position}: only ours ${only(mine, other)}, only theirs ${only(other, mine)}`);
  }
}
console.log(`checkers: ${positions} positions, ${moves} moves, ${different} positions differ`);
process.exit(different || !positions ? 1 : 0);
