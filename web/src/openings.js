// openings.js - names of openings, by the moves that reach them.

const NAMES = {
  chess: `e2e4 e7e5 = Open game
e2e4 e7e5 g1f3 b8c6 f1b5 = Ruy Lopez
e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 = Ruy Lopez, exchange
e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 = Ruy Lopez, Berlin
e2e4 e7e5 g1f3 b8c6 f1c4 = Italian game
e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 = Giuoco piano
e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b2b4 = Evans gambit
e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 = Two knights
e2e4 e7e5 g1f3 b8c6 d2d4 = Scotch game
e2e4 e7e5 g1f3 b8c6 b1c3 g8f6 = Four knights
e2e4 e7e5 g1f3 g8f6 = Petrov
e2e4 e7e5 g1f3 d7d6 = Philidor
e2e4 e7e5 f2f4 = King's gambit
e2e4 e7e5 f2f4 e5f4 = King's gambit accepted
e2e4 e7e5 b1c3 = Vienna game
e2e4 c7c5 = Sicilian
e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6 = Sicilian, Najdorf
e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 g7g6 = Sicilian, Dragon
e2e4 c7c5 g1f3 b8c6 = Sicilian, old
e2e4 c7c5 g1f3 e7e6 = Sicilian, French variation
e2e4 c7c5 b1c3 = Sicilian, closed
e2e4 c7c5 c2c3 = Sicilian, Alapin
e2e4 e7e6 = French
e2e4 e7e6 d2d4 d7d5 e4e5 = French, advance
e2e4 e7e6 d2d4 d7d5 b1c3 f8b4 = French, Winawer
e2e4 e7e6 d2d4 d7d5 b1d2 = French, Tarrasch
e2e4 c7c6 = Caro-Kann
e2e4 c7c6 d2d4 d7d5 e4e5 = Caro-Kann, advance
e2e4 d7d5 = Scandinavian
e2e4 g8f6 = Alekhine
e2e4 d7d6 d2d4 g8f6 = Pirc
e2e4 g7g6 = Modern
d2d4 d7d5 = Closed game
d2d4 d7d5 c2c4 = Queen's gambit
d2d4 d7d5 c2c4 d5c4 = Queen's gambit accepted
d2d4 d7d5 c2c4 e7e6 = Queen's gambit declined
d2d4 d7d5 c2c4 c7c6 = Slav
d2d4 d7d5 c1f4 = London system
d2d4 g8f6 c2c4 g7g6 b1c3 f8g7 = King's Indian
d2d4 g8f6 c2c4 g7g6 b1c3 d7d5 = Grünfeld
d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 = Nimzo-Indian
d2d4 g8f6 c2c4 e7e6 g1f3 b7b6 = Queen's Indian
d2d4 g8f6 c2c4 c7c5 d4d5 = Benoni
d2d4 g8f6 c1g5 = Trompowsky
d2d4 f7f5 = Dutch
c2c4 = English
g1f3 = Réti
f2f4 = Bird`,
  othello: `f5 d6 = Perpendicular
f5 f6 = Diagonal
f5 f4 = Parallel
f5 d6 c3 d3 c4 = Tiger
f5 d6 c5 f4 e3 = Rose
f5 d6 c4 = Cow
f5 f6 e6 f4 = Buffalo or Heath
f5 f6 e6 d6 = Diagonal, X-square defence`,
  checkers: `11-15 23-19 = Old Fourteenth or Glasgow
11-15 23-19 8-11 22-17 = Old Fourteenth family
11-15 23-18 = Cross
11-15 22-17 = Dyke or Fife
11-15 24-20 = Ayrshire Lassie or Second Double Corner
11-15 24-19 = Second Double Corner
11-15 22-18 = Single Corner
11-15 21-17 = Switcher
9-14 22-18 = Double Corner
9-14 22-17 = Double Corner Dyke
12-16 = Dundee
10-15 = Kelso
10-14 = Denny
9-13 = Edinburgh
11-16 = Bristol`,
};

const known = {};
for (const [game, lines] of Object.entries(NAMES))
  known[game] = new Map(lines.split("\n").map((line) => line.split(" = ")));

// The first move of Othello has four equal forms; names are kept for f5.
const MIRRORS = { f5: (x, y) => [x, y], d3: (x, y) => [7 - y, 7 - x], c4: (x, y) => [7 - x, 7 - y], e6: (x, y) => [y, x] };

function asKept(game, moves) {
  const mirror = game === "othello" ? MIRRORS[moves[0]] : null;
  if (!mirror) return moves;
  return moves.map((move) => {
    if (move === "pass") return move;
    const [x, y] = mirror("abcdefgh".indexOf(move[0]), Number(move[1]) - 1);
    return "abcdefgh"[x] + (y + 1);
  });
}

/** The name of the longest known beginning of a game, or "". */
export function openingName(game, moves) {
  const played = asKept(game, moves);
  for (let count = Math.min(played.length, 12); count > 0; count--) {
    const name = known[game]?.get(played.slice(0, count).join(" "));
    if (name) return name;
  }
  return "";
}
