#!/usr/bin/env python3
"""The WebAssembly module against the native program: the same searches must come out with the same counters, to the last
node: wasm.py SOURCE BUILD. Skipped (77) without Node, or when build-wasm has no module of these sources (`make wasm`)."""
import json
import os
import shutil
import subprocess
import sys

SOURCE, BUILD = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
PACKAGE = os.path.join(SOURCE, "build-wasm", "package")
TIMED = {"seconds", "nodes_per_second"}
SEARCHES = (
    ("search", "chess", "--depth", "3", "--json"),
    ("search", "othello", "--nodes", "3000", "--table", "1M", "--json", "--stream"),
    ("search", "checkers", "--depth", "6", "--algorithm", "aspiration", "--json"),
    ("search", "connect4", "--position", "4453", "--nodes", "30000", "--table", "1M", "--json"),
    ("search", "tree", "--position", "uniform:w=3,d=4,seed=5", "--algorithm", "sss", "--trace"),
    ("solve", "kalah", "--position", "0,0,1,1,0,1,20,1,0,0,2,0,1,21 S", "--table", "1M", "--all", "--json"),
    ("show", "othello", "--moves", "f5 d6", "--json"),
    ("show", "chess", "--position", "no position", "--json"),
)
SCRIPT = """
import { open } from "./index.js";
const zw = await open(), answers = [];
for (const words of JSON.parse(process.argv[1]))
  answers.push(await zw.run(words).then(({ status, objects }) => ({ status, objects, complaint: "" }),
    (error) => ({ status: error.status, objects: [], complaint: `zw: ${error.message}` })));
const stop = new AbortController();
const stopped = await zw.search("othello", { seconds: 600, table: "1M", signal: stop.signal, onReport: () => stop.abort() });
answers.push({ stopped: stopped.stopped && !!stopped.best, after: (await zw.show("connect4", { moves: "4 4" })).position });
console.log(JSON.stringify(answers));
zw.close();
"""


def skip(why):
    print(f"wasm: skipped: {why}")
    sys.exit(77)


def newest(*folders):
    return max(os.path.getmtime(os.path.join(path, name)) for folder in folders
               for path, _, names in os.walk(os.path.join(SOURCE, folder)) for name in names)


def native(words):
    done = subprocess.run([os.path.join(BUILD, "zw"), *words], capture_output=True, text=True, check=False)
    return {"status": done.returncode, "objects": [json.loads(line) for line in done.stdout.splitlines()],
            "complaint": "zw: " + json.loads(done.stderr)["error"] if done.stderr.startswith("{") else done.stderr.strip()}


def untimed(answer):
    return {**answer, "objects": [{k: v for k, v in o.items() if k not in TIMED} for o in answer["objects"]]}


if not shutil.which("node"):
    skip("no node")
if not os.path.exists(os.path.join(PACKAGE, "zw.wasm")):
    skip("make wasm has not been run")
if newest("src", "include", "wasm") > os.path.getmtime(os.path.join(PACKAGE, "zw.wasm")):
    skip("the module is older than the sources: make wasm")
done = subprocess.run(["node", "--input-type=module", "-e", SCRIPT, json.dumps(SEARCHES)], cwd=PACKAGE, capture_output=True,
                      text=True, check=False, timeout=300)
if done.returncode:
    sys.exit(f"wasm: {done.stderr}")
*answers, last = json.loads(done.stdout)
for words, answer in zip(SEARCHES, answers):
    here, there = untimed(native(words)), untimed(answer)
    if here != there:
        sys.exit(f"wasm: zw {' '.join(words)}:\nnative {here}\nmodule {there}")
if last != {"stopped": True, "after": "44"}:
    sys.exit(f"wasm: a stopped search and the next command: {last}")
