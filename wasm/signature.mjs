// signature.mjs - the counters of the fixed workload against bench/signature: node signature.mjs PACKAGE SIGNATURE.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, file] = process.argv.slice(2);
const { open } = await import(pathToFileURL(resolve(folder, "index.js")));
const zw = await open();
const { objects } = await zw.run(["bench", "--json"], { onObject: (part) => part.nodes && part.game && console.log(`${part.game} ${part.configuration} ${part.nodes} nodes`) });
zw.close();
const found = objects.filter((one) => one.game && one.signature).map((one) => `${one.game} ${one.instance} ${one.signature}`);
const wanted = (await readFile(file, "utf8")).trim().split("\n");
const different = wanted.filter((line) => !found.includes(line));
console.log(different.length ? `differ: ${different.join(", ")}` : `all ${wanted.length} signatures are those of ${file}`);
process.exit(different.length || found.length !== wanted.length ? 1 : 0);
