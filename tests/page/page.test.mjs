// The page in Chromium: node --test tests/page, with ZW_PAGE naming the built folder. What the page is to do is in
// docs/page.md. ZW_SHOTS: a folder for screenshots; ZW_TIMING=1: times are judged too, for a machine that does nothing else.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url)), root = join(here, "../..");
const folder = process.env.ZW_PAGE ?? join(root, "build/page"), timing = process.env.ZW_TIMING === "1";
const shots = process.env.ZW_SHOTS ?? join(root, "build/page-shots");
const modules = join(root, "web/node_modules");
const { chromium } = await import(pathToFileURL(join(modules, "playwright-core/index.mjs")));
const axe = readFileSync(join(modules, "axe-core/axe.min.js"), "utf8");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml" };
const VIEWS = ["play", "analyse", "watch", "browse", "learn"];
const PATIENCE = 120000;

let server, base, browser;
const elsewhere = [], complaints = [];

before(async () => {
  mkdirSync(shots, { recursive: true });
  server = createServer(async (question, answer) => {
    const path = normalize(join(folder, question.url === "/" ? "index.html" : question.url.split("?")[0]));
    const bytes = path.startsWith(folder) ? await readFile(path).catch(() => null) : null;
    answer.writeHead(bytes ? 200 : 404, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" });
    answer.end(bytes);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  base = `http://127.0.0.1:${server.address().port}/`;
  browser = await chromium.launch({ executablePath: process.env.ZW_CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
});

after(async () => {
  await browser?.close();
  server?.close();
});

async function open(hash = "", options = {}, address = base) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  page.setDefaultTimeout(PATIENCE);
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(base) && !/^(blob|data|file):/.test(url)) elsewhere.push(url);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(address + hash);
  return page;
}

const ready = {
  play: ".board", analyse: ".lines li", watch: ".panel", browse: ".verdicts", learn: ".listing .now",
};

// ---------------------------------------------------------------------------------------------------------------- Play

const look = (page, view = "play") => page.evaluate((name) => {
  const { desk, searching } = zwPage.view(name).inspect();
  return { moves: desk.shown.moves.map((one) => one.move), played: [...desk.moves], over: desk.over, busy: !!searching, position: desk.position,
    turn: desk.shown.moves.length ? desk.turnAt(desk.moves.length) : -1, result: desk.over ? desk.result() : "" };
}, view);

const idle = (page) => page.waitForFunction(() => {
  const inside = zwPage.view("play")?.inspect();
  if (!inside?.desk.shown || inside.searching) return false;
  const { desk } = inside;
  return desk.over || desk.turnAt(desk.moves.length) === 0;
});

const squareOf = {
  chess: (text) => [text.slice(0, 2), text.slice(2, 4)].map((one) => "abcdefgh".indexOf(one[0]) + 8 * (one[1] - 1)),
  othello: (text) => [("abcdefgh".indexOf(text[0])) + 8 * (text[1] - 1)],
  checkers: (text) => text.split(/[-x]/).map((one) => one - 1),
};

/** Makes a move as a user does: by clicks. */
async function click(page, game, move) {
  if (move === "pass") return page.click("button.pass");
  if (game === "connect4") return page.click(`.board.drop .column:nth-child(${move})`);
  if (game === "kalah") return page.click(`.pit[aria-label^="South's pit ${move}:"]`);
  const path = squareOf[game](move);
  if (path.length === 1) return page.click(`[data-square="${path[0]}"]`);
  await page.click(`[data-square="${path[0]}"]`);
  await page.click(`[data-square="${path.at(-1)}"]`);
  const chooser = page.locator(".chooser");
  if (await chooser.count()) {
    const names = { q: "queen", r: "rook", b: "bishop", n: "knight" };
    await chooser.locator(`button[aria-label="${names[move[4]] ?? move}"]`).click();
  }
}

for (const game of ["connect4", "othello", "kalah", "checkers", "chess"])
  test(`a whole game of ${game} is played by clicks`, { timeout: 900000 }, async () => {
    const page = await open(`#play?game=${game}&level=2`);
    await idle(page);
    for (let turn = 0; turn < 200; turn++) {
      const before = await look(page);
      if (before.over) break;
      assert.equal(before.turn, 0);
      const move = before.moves[(turn * 7) % before.moves.length];
      await click(page, game, move);
      await page.waitForFunction((count) => zwPage.view("play").inspect().desk.moves.length > count, before.played.length);
      assert.equal((await look(page)).played[before.played.length], move);
      await idle(page);
    }
    const end = await look(page);
    assert.ok(end.over, `not over after ${end.played.length} moves: ${end.position}`);
    assert.match(end.result, /wins|[Dd]rawn/);
    assert.match(await page.textContent(".turn"), /wins|[Dd]rawn/);
    // the program agrees that these moves are a whole game
    const shown = JSON.parse(execFileSync(process.env.ZW_PROGRAM ?? join(root, "build/zw"), ["show", game, "--moves", end.played.join(" "), "--json"]));
    assert.ok(shown.moves.length === 0 || shown.drawn);
    assert.equal(shown.position, end.position);
    await page.close();
  });

test("a pawn is promoted to what the user chooses, and castling is a move of the king", async () => {
  const page = await open(`#play?game=chess&user=both&position=${encodeURIComponent("8/4P1k1/8/8/8/8/8/R3K3 w Q - 0 1")}`);
  await page.waitForSelector(".board .piece");
  await click(page, "chess", "e7e8n");
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 1);
  assert.match((await look(page)).position, /^4N3/);
  await click(page, "chess", "g7h8");
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 2);
  await click(page, "chess", "e1c1");
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 3);
  assert.match((await look(page)).position, /2KR4 b/);
  await page.close();
});

test("a piece is dragged", async () => {
  const page = await open("#play?game=chess&user=both");
  await page.waitForSelector(".board .piece");
  await page.dragAndDrop('[data-square="12"]', '[data-square="28"]');
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 1);
  assert.deepEqual((await look(page)).played, ["e2e4"]);
  await page.close();
});

test("several jumps are one move, and the way is asked for where it is not clear", async () => {
  const page = await open(`#play?game=checkers&user=both&position=${encodeURIComponent("B:W18,25:B15,1")}`);
  await page.waitForSelector(".board .man");
  const { moves } = await look(page);
  assert.ok(moves.length === 1 && /x/.test(moves[0]), moves.join(" "));
  await click(page, "checkers", moves[0]);
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 1);
  assert.doesNotMatch((await look(page)).position.split(":")[1], /18|25/);
  await page.close();
});

test("take back, save and load", async () => {
  const page = await open("#play?game=othello&level=0");
  await idle(page);
  for (let i = 0; i < 2; i++) {
    const { moves, played } = await look(page);
    await click(page, "othello", moves[0]);
    await page.waitForFunction((count) => zwPage.view("play").inspect().desk.moves.length > count + 1, played.length);
    await idle(page);
  }
  const long = await look(page);
  assert.equal(long.played.length, 4);
  await page.click("button.take-back");
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 2);
  assert.deepEqual((await look(page)).played, long.played.slice(0, 2));
  await page.click(".files summary");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.click("button.save")]);
  const record = readFileSync(await saved.path(), "utf8");
  await page.click("button.primary >> text=New game");
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 0);
  await page.fill(".files textarea", record);
  await page.click("button.load-text");
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length >= 2);
  assert.deepEqual((await look(page)).played.slice(0, 2), long.played.slice(0, 2));
  await page.fill(".files textarea", "no such thing");
  await page.click("button.load-text");
  await page.waitForSelector(".files .error");
  await page.close();
});

test("a position is set up piece by piece", async () => {
  const page = await open("#analyse?game=chess");
  await page.waitForSelector(".board .piece");
  await page.click(".files summary");
  await page.click("button.set-up");
  await page.click("text=Empty board");
  for (const [piece, square] of [["white king", 4], ["white rook", 7], ["black king", 60], ["black pawn", 52]]) {
    await page.click(`.brushes [aria-label="${piece}"]`);
    await page.click(`[data-square="${square}"]`);
  }
  await page.click("button.setup-done");
  await page.waitForFunction(() => zwPage.view("analyse").inspect().desk.start !== "");
  assert.equal((await look(page, "analyse")).position, "4k3/4p3/8/8/8/8/8/4K2R w K - 0 1");
  await page.click("button.set-up");
  await page.click("text=Empty board");
  await page.click("button.setup-done");
  await page.waitForFunction(() => /king/.test(document.querySelector(".setup-board .error").textContent));
  await page.close();
});

test("PGN and PDN come out as they went in", async () => {
  for (const [game, text, moves] of [["chess", '[Event "A"]\n\n1. e4 e5 2. Nf3 Nc6 *\n', "e2e4 e7e5 g1f3 b8c6"], ["checkers", "1. 11-15 23-19 2. 8-11 22-17 *\n", "11-15 23-19 8-11 22-17"]]) {
    const page = await open(`#analyse?game=${game}`);
    await page.waitForSelector(".board");
    await page.click(".files summary");
    await page.fill(".files textarea", text);
    await page.click("button.load-text");
    await page.waitForFunction(() => zwPage.view("analyse").inspect().desk.moves.length === 4);
    assert.equal((await look(page, "analyse")).played.join(" "), moves);
    const [saved] = await Promise.all([page.waitForEvent("download"), page.click("button.save")]);
    assert.match(readFileSync(await saved.path(), "utf8").replace(/\s+/g, " "), game === "chess" ? /1\. e4 e5 2\. Nf3 Nc6 \*/ : /11-15 23-19 .*8-11 22-17/);
    await page.close();
  }
});

test("a search is interrupted and its move is played at once", async () => {
  const page = await open("#play?game=chess&level=8&user=second");
  await page.waitForFunction(() => /depth/.test(document.querySelector(".stats")?.textContent ?? ""));
  await page.click("text=Move now");
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 1);
  assert.equal((await look(page)).turn, 1);
  await page.close();
});

test("a hint is drawn as an arrow", async () => {
  const page = await open("#play?game=chess");
  await idle(page);
  await page.click("button.hint");
  await page.waitForSelector(".arrows line", { state: "attached" });
  assert.match(await page.textContent(".stats"), /Hint/);
  await page.close();
});

test("openings have names", async () => {
  const page = await open("#analyse?game=othello&moves=c4%20c3%20d3%20c5%20b4");
  await page.waitForFunction(() => document.querySelector(".opening")?.textContent !== "");
  const mirrored = await page.textContent(".opening");
  await page.goto(`${base}#analyse?game=chess&moves=${encodeURIComponent("e2e4 c7c5")}`);
  await page.waitForFunction(() => document.querySelector(".opening")?.textContent === "Sicilian");
  assert.notEqual(mirrored, "");
  await page.close();
});

// ------------------------------------------------------------------------------------------------------------- Analyse

test("exact values of all moves stand on the board", async () => {
  const page = await open("#analyse?game=connect4&moves=4%205%204%206%201%206%206%207%204%204%204%206%206%202%202");
  await page.waitForSelector(".board");
  await page.click("button.solve");
  await page.waitForFunction(() => document.querySelectorAll(".hole .value").length > 0 || document.querySelector(".note.error"));
  const values = await page.$$eval(".column", (columns) => Object.fromEntries(columns.map((one, i) => [i + 1, one.querySelector(".value")?.textContent]).filter(([, value]) => value)));
  const solved = JSON.parse(execFileSync(process.env.ZW_PROGRAM ?? join(root, "build/zw"), ["solve", "connect4", "--position", "454616674446622", "--all", "--json", "--table", "16M"]));
  assert.deepEqual(values, Object.fromEntries(solved.moves.map(({ move, value }) => [move, value > 0 ? `+${value}` : String(value).replace("-", "−")])));
  await page.close();
});

test("the blunder of a loaded game is marked", async () => {
  const page = await open(`#analyse?game=chess&moves=${encodeURIComponent("e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7")}`);
  await page.waitForSelector(".board");
  await page.click("button.judge");
  await page.waitForSelector(".moves .bad");
  await page.waitForFunction(() => /^Judged/.test([...document.querySelectorAll(".note")].map((one) => one.textContent).join("")));
  const bad = await page.$$eval(".moves li", (items) => items.filter((one) => one.querySelector(".bad")?.textContent === "??").map((one) => one.querySelector("button").textContent));
  assert.ok(bad.includes("Nf6"), bad.join(" "));
  await page.close();
});

// --------------------------------------------------------------------------------------------------------------- Watch

const WATCHED = "#watch?game=tree&position=uniform:w=3,d=4,seed=5,range=40&algorithms=mtdf|negascout";

test("watching MTD(f) step by step shows what an independent reference does", async () => {
  const wanted = JSON.parse(execFileSync("python3", ["-B", join(root, "tests/support/tree_reference.py"), "3", "4", "5", "40"]));
  const page = await open(WATCHED);
  await page.waitForSelector(".panel");
  await page.focus(".transport input[type=range]");
  await page.keyboard.press("Home");
  const begins = wanted.map((event, i) => [event, i]).filter(([event]) => event.kind === "enter" || event.kind === "pass_end").map(([, i]) => i);
  const shown = () => page.evaluate(() => {
    const panel = document.querySelector(".panel"), { traces, union } = zwPage.view("watch").inspect(), [trace] = traces;
    const count = Object.fromEntries([...panel.querySelectorAll(".counters div")].map((one) => [one.querySelector("dt").textContent, Number(one.querySelector(".count").textContent.replace(/\D/g, ""))]));
    return { count, event: panel.querySelector(".event").textContent, passes: trace.passes, leaves: trace.leaves.map((at) => union.nodes[at].path.replaceAll(" ", ".")),
      current: trace.current === null ? null : union.nodes[trace.current].path.replaceAll(" ", "."), events: trace.events.map(({ kind, at, alpha, beta, value, lower, upper, index }) =>
        ({ kind, path: at === null ? null : union.nodes[at].path.replaceAll(" ", "."), alpha, beta, value, lower, upper, index })).filter((one) => one.kind !== "table_hit") };
  });
  const first = await shown();
  assert.equal(first.events.length, wanted.length);
  wanted.forEach((event, i) => assert.deepEqual(Object.fromEntries(Object.keys(event).map((name) => [name, first.events[i][name]])), event));
  for (let step = 1; step <= begins.length; step++) {
    await page.keyboard.press("ArrowRight");
    const done = wanted.slice(0, step < begins.length ? begins[step] : wanted.length), now = await shown();
    assert.equal(now.count.leaves, done.filter((event) => event.kind === "leaf").length, `leaves at step ${step}`);
    assert.equal(now.count.nodes, done.filter((event) => event.kind === "enter").length, `nodes at step ${step}`);
    assert.equal(now.count["from the table"], done.filter((event) => event.kind === "table_cutoff").length);
    assert.deepEqual(now.leaves, done.filter((event) => event.kind === "leaf").map((event) => event.path));
    const begun = done.filter((event) => event.kind === "pass"), ended = done.filter((event) => event.kind === "pass_end");
    assert.deepEqual(now.passes.map((pass) => [pass.alpha, pass.beta]), begun.map((pass) => [pass.alpha, pass.beta]));
    assert.deepEqual(now.passes.filter((pass) => pass.value !== null).map((pass) => pass.value), ended.map((pass) => pass.value));
  }
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowLeft");
  const back = wanted.slice(0, begins[begins.length - 3]);
  assert.equal((await shown()).count.nodes, back.filter((event) => event.kind === "enter").length);
  await page.keyboard.press("Home");
  assert.equal((await shown()).count.nodes, 0);
  await page.close();
});

test("SSS* and alpha-beta share all leaves but one, which is named and marked", async () => {
  const page = await open("#watch?game=tree&position=uniform:w=3,d=3,seed=1,range=30&algorithms=alphabeta:memory=off|sss&step=999");
  await page.waitForSelector(".compare li");
  const text = await page.textContent(".compare");
  assert.match(text, /Alpha-beta, no memory evaluates 18 leaves; 1 of them alone: 1·3·1/);
  assert.match(text, /SSS\* evaluates 17 leaves; all of them are evaluated by another one too/);
  await page.close();
});

test("a link brings the view back", async () => {
  const page = await open(`${WATCHED}&step=37&focus=1.0`);
  await page.waitForSelector(".crumb");
  const see = () => page.evaluate(() => ({ counter: document.querySelector(".step-counter").textContent, crumbs: [...document.querySelectorAll(".crumb")].map((one) => one.textContent), hash: location.hash }));
  const first = await see();
  assert.match(first.counter, /^37 \//);
  assert.deepEqual(first.crumbs, ["whole tree", "2", "1"]);
  await page.keyboard.press("Tab");
  await page.focus(".transport input[type=range]");
  await page.keyboard.press("ArrowRight");
  const moved = await see();
  assert.match(moved.counter, /^38 \//);
  const again = await open(moved.hash);
  await again.waitForSelector(".crumb");
  assert.deepEqual(await again.evaluate(() => document.querySelector(".step-counter").textContent), moved.counter);
  await page.close();
  await again.close();
});

test("a subtree opens on a click in every panel", async () => {
  const page = await open(`${WATCHED}&step=60`);
  await page.waitForSelector(".panel");
  const box = await page.locator("canvas.tree").first().boundingBox();
  const at = await page.evaluate(() => {
    const { state } = zwPage.view("watch").inspect();
    return state.focus;
  });
  assert.equal(at, 0);
  await page.locator("canvas.tree").first().click({ position: { x: box.width / 2, y: box.height * 0.26 } });
  await page.waitForSelector(".crumb");
  assert.deepEqual(await page.$$eval(".crumb", (all) => all.map((one) => one.textContent)), ["whole tree", "2"]);
  await page.close();
});

test("the watch view is drawn fast enough with ten thousand nodes", async () => {
  const page = await open("#watch?game=tree&position=uniform:w=4,d=8,seed=7,range=1000&algorithms=mtdf|negascout");
  await page.waitForSelector(".panel");
  const visits = await page.evaluate(() => zwPage.view("watch").inspect().traces.map((trace) => trace.steps));
  assert.ok(Math.max(...visits) >= 10000, `${visits}`);
  await page.selectOption("[aria-label=Speed]", "400");
  await page.evaluate(() => (zwPage.frames = []));
  await page.click(".play-button");
  await page.waitForTimeout(4000);
  const frames = await page.evaluate(() => zwPage.frames);
  const rate = (1000 * (frames.length - 1)) / (frames.at(-1) - frames[0]);
  console.log(`watch: ${rate.toFixed(1)} frames a second with ${visits.join(" and ")} visits`);
  assert.ok(frames.length > 3);
  if (timing) assert.ok(rate > 30, `${rate}`);
  await page.close();
});

// -------------------------------------------------------------------------------------------------------- all views

test("each view in both themes and on a phone: screenshots, nothing too wide, axe finds nothing serious", { timeout: 900000 }, async () => {
  for (const theme of ["light", "dark"])
    for (const [size, viewport] of [["desk", { width: 1280, height: 900 }], ["phone", { width: 390, height: 844 }]]) {
      for (const view of VIEWS) {
        const page = await open(`#${view}`, { viewport, colorScheme: theme, hasTouch: size === "phone" });
        await page.waitForSelector(ready[view]);
        await page.waitForTimeout(300);
        assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${view} on a ${size} is ${wide} pixels too wide`);
        await page.screenshot({ path: join(shots, `${view}-${theme}-${size}.png`) });
        await page.evaluate(axe);
        const found = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
        const serious = found.violations.filter((one) => ["serious", "critical"].includes(one.impact));
        assert.deepEqual(serious.map((one) => `${view} ${theme} ${size}: ${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary?.split("\n")[1] ?? ""}`).join("; ")}`), []);
        await page.close();
      }
    }
});

test("the theme is changed by its button and kept", async () => {
  const page = await open("#watch", { colorScheme: "light" });
  await page.waitForSelector(".panel");
  await page.click("#theme");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await page.close();
});

test("everything can be done with the keyboard", async () => {
  const page = await open("#play?game=othello&user=both");
  await page.waitForSelector(".disc");
  await page.focus('[data-square="56"]');
  for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 1);
  assert.deepEqual((await look(page)).played, ["d3"].concat([]));
  await page.selectOption("#game", "connect4");
  await page.waitForSelector(".column");
  await page.focus(".column:nth-child(1)");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 1);
  assert.deepEqual((await look(page)).played, ["2"]);
  await page.goto(`${base}${WATCHED}&step=60`);
  await page.waitForSelector(".panel");
  await page.focus("canvas.tree");
  for (const key of ["3", "1", "ArrowUp", "ArrowRight"]) await page.keyboard.press(key);
  assert.deepEqual(await page.$$eval(".crumb", (all) => all.map((one) => one.textContent)), ["whole tree", "3"]);
  assert.match(await page.textContent(".step-counter"), /^61 /);
  await page.goto(`${base}#learn`);
  await page.waitForSelector(".listing .now");
  await page.focus(".listing");
  const before = await page.textContent(".learn .event");
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await page.textContent(".learn .event"), before);
  await page.close();
});

test("pseudo-code is highlighted as the search runs", async () => {
  const page = await open("#learn?paper=mtdf");
  await page.waitForSelector(".listing .now");
  await page.focus(".listing");
  const lines = new Set();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("ArrowRight");
    lines.add((await page.$$eval(".listing .now", (all) => all.map((one) => one.textContent.trim())))[0]);
  }
  for (const text of ["search(n, α, β, d):", "if d = 0: store and return eval(n)", "g = search(root, p − 1, p, depth)"]) assert.ok(lines.has(text), text);
  await page.close();
});

test("figures are drawn from the laboratory's rows", async () => {
  const page = await open("#browse?experiment=leaves&game=chess");
  await page.waitForSelector(".figure canvas");
  await page.click("details.card summary");
  const row = await page.$$eval("details.card tbody tr", (rows) => [...rows[0].children].map((one) => one.textContent));
  const csv = readFileSync(join(root, "docs/results/csv/leaves.csv"), "utf8").split("\n")[1].split(",");
  assert.deepEqual(row, [csv[2], csv[3], ...[csv[5], csv[6], csv[7]].map((one) => String(Number(Number(one).toPrecision(5)))), csv[9]]);
  assert.match(await page.textContent(".command"), /zw lab run leaves --game chess/);
  await page.close();
});

test("the page opens from a file too", async () => {
  const page = await open("#play?game=connect4", {}, pathToFileURL(join(folder, "index.html")).href);
  await idle(page);
  await click(page, "connect4", "4");
  await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 2);
  await page.close();
});

test("served by zw serve, the page uses the native engine", async () => {
  const served = spawn(process.env.ZW_PROGRAM ?? join(root, "build/zw"), ["serve", "--port", "0", "--root", folder, "--threads", "1"]);
  const address = await new Promise((done) => served.stdout.once("data", (text) => done(/http:[^ ]*/.exec(String(text))[0])));
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("request", (request) => !request.url().startsWith(address) && elsewhere.push(request.url()));
    await page.goto(`${address}#play?game=connect4&level=8`);
    await page.waitForFunction(() => document.getElementById("engine").textContent.startsWith("native"));
    await idle(page);
    await click(page, "connect4", "4");
    await page.waitForFunction(() => /depth/.test(document.querySelector(".stats").textContent));
    await page.click("text=Move now");
    await page.waitForFunction(() => zwPage.view("play").inspect().desk.moves.length === 2);
    await page.goto(`${address}${WATCHED}&step=20`);
    await page.waitForSelector(".panel");
    assert.match(await page.textContent(".step-counter"), /^20 \//);
    await page.close();
  } finally {
    served.kill("SIGINT");
    await new Promise((done) => served.once("exit", done));
  }
});

test("the first move comes soon", async () => {
  const began = performance.now();
  const page = await open("#play?game=othello&user=second&level=3");
  await page.waitForFunction(() => zwPage.view("play")?.inspect().desk.moves.length === 1);
  const seconds = (performance.now() - began) / 1000;
  console.log(`first move: ${seconds.toFixed(2)} s after opening`);
  if (timing) assert.ok(seconds < 2, `${seconds}`);
  await page.close();
});

test("no request leaves the machine, and nothing is complained about", () => {
  assert.deepEqual(elsewhere, []);
  assert.deepEqual(complaints, []);
});
