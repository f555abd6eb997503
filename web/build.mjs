// build.mjs - makes the folder of static files: node build.mjs MODULE OUT. Nothing in it needs a server of its own.
import { build } from "esbuild";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { results } from "./results.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const [moduleFile, out] = process.argv.slice(2);
if (!out) {
  console.error("usage: node build.mjs MODULE OUT");
  process.exit(2);
}
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const common = { bundle: true, minify: true, format: "iife", target: "es2022", legalComments: "eof", logLevel: "warning", external: ["node:*"] };
const worker = await build({ ...common, entryPoints: [join(here, "../wasm/worker.js")], write: false });
await build({ ...common, entryPoints: [join(here, "src/main.js")], outfile: join(out, "page.js"),
  define: { ZW_WORKER: JSON.stringify(worker.outputFiles[0].text), "import.meta.url": '"about:blank"' } });
await build({ bundle: true, minify: true, entryPoints: [join(here, "src/page.css")], outfile: join(out, "page.css"), logLevel: "warning" });

const module = await readFile(moduleFile);
await writeFile(join(out, "zw.wasm"), module);
await writeFile(join(out, "zw-wasm.js"), `globalThis.ZW_WASM="${module.toString("base64")}";\n`);
await writeFile(join(out, "results.js"), `globalThis.ZW_RESULTS=${JSON.stringify(await results(join(here, "..")))};\n`);
const licences = await Promise.all([["Zerowindow", "../LICENSE"], ["uPlot", "node_modules/uplot/LICENSE"], ["d3-hierarchy", "node_modules/d3-hierarchy/LICENSE"]]
  .map(async ([name, file]) => `<h1>${name}</h1><pre>${(await readFile(join(here, file), "utf8")).replaceAll("<", "&lt;")}</pre>`));
await writeFile(join(out, "licences.html"), `<!doctype html><html lang="en"><meta charset="utf-8"><title>Licences</title>${licences.join("\n")}</html>\n`);
for (const name of ["index.html", "icon.svg"]) await cp(join(here, "src", name), join(out, name));
