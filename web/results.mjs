// results.mjs - what the page shows of the laboratory: the committed results under docs/results/, as one object.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The rows of a CSV file with a head, as objects. */
export function readCsv(text) {
  const rows = [];
  let row = [], cell = "", quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') cell += text[++i];
      else if (c === '"') quoted = false;
      else cell += c;
    } else if (c === '"') quoted = true;
    else if (c === ",") row.push(cell), (cell = "");
    else if (c === "\n") row.push(cell), rows.push(row), (row = []), (cell = "");
    else if (c !== "\r") cell += c;
  }
  if (cell || row.length) row.push(cell), rows.push(row);
  const [head, ...body] = rows;
  return body.filter((one) => one.length === head.length).map((one) => Object.fromEntries(head.map((name, i) => [name, one[i]])));
}

export async function results(root) {
  const folder = join(root, "docs/results");
  const curves = {};
  for (const file of (await readdir(join(folder, "csv"))).filter((name) => name.endsWith(".csv")).sort())
    for (const row of readCsv(await readFile(join(folder, "csv", file), "utf8"))) {
      const experiment = (curves[row.experiment] ??= {}), game = (experiment[row.game] ??= {});
      (game[row.curve] ??= []).push([Number(row.x), Number(row.sum_ratio), Number(row.low), Number(row.high), Number(row.positions)]);
    }
  const verdicts = readCsv(await readFile(join(folder, "verdicts.csv"), "utf8")).map((row) =>
    [row.experiment, row.claim, row.game, row.verdict, Number(row.value), Number(row.low), Number(row.high), Number(row.positions), Number(row.depth),
      row.criterion, row.measured, row.statement, row.source]);
  return { curves, verdicts };
}
