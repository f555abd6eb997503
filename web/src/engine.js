// engine.js - whoever computes for the page: the server that it came from, or the module in a worker. Both run the same
// commands and answer with the same objects, so nobody else need know which one it is.
import { open, Zerowindow, ZwError } from "../../wasm/index.js";

/* global ZW_WORKER */ // the source of the worker, put here by the build

function makeWorker() {
  return new Worker(URL.createObjectURL(new Blob([ZW_WORKER], { type: "text/javascript" })));
}

/** Pages opened from a file may not fetch: there the module comes as a script. */
function moduleFromScript() {
  return new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = "zw-wasm.js";
    script.onload = () => done(Uint8Array.from(atob(globalThis.ZW_WASM), (c) => c.charCodeAt(0)));
    script.onerror = () => failed(new Error("zw-wasm.js is missing beside this page"));
    document.head.append(script);
  });
}

/** Commands run by `zw serve`, with its threads and databases; reports come as server-sent events. */
class Server extends Zerowindow {
  constructor(token) {
    super(null, null);
    this.token = token;
    this.kind = "server";
  }

  async run(words, { input, onObject, signal, keep = true } = {}) {
    const objects = [];
    let status = 1, complaint = "";
    try {
      const answer = await fetch("api/run", { method: "POST", signal, headers: { "X-Zw-Token": this.token, "Content-Type": "text/plain" },
        body: `${words.map((word) => String(word).replaceAll("\n", " ")).join("\n")}\n\n${input ?? ""}` });
      if (!answer.ok) throw new ZwError((await answer.text()).trim() || `the server said ${answer.status}`, 2);
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      for (let piece; !(piece = await reader.read()).done;) {
        const events = (rest + piece.value).split("\n\n");
        rest = events.pop();
        for (const event of events) {
          const kind = /^event: (.*)$/m.exec(event)?.[1], data = /^data: (.*)$/m.exec(event)?.[1] ?? "";
          if (kind === "end") status = Number(data);
          else if (kind === "complaint") complaint = data.startsWith("{") ? JSON.parse(data).error : data;
          else if (data) {
            const object = JSON.parse(data);
            if (keep) objects.push(object);
            onObject?.(object);
          }
        }
      }
    } catch (error) {
      if (error.name === "AbortError") return { status: 1, stopped: true, objects };
      throw error;
    }
    if (status === 2) throw new ZwError(complaint.replace(/^zw: /, "") || "bad input", 2);
    if (status > 2) throw new Error("the server stopped this computation: it took too long or too much memory");
    return { status, stopped: false, objects };
  }

  close() {}
}

let engine = null;

/** The engine of this page; opened when first asked for. */
export function theEngine() {
  engine ??= (async () => {
    const token = document.querySelector("meta[name=zw-token]")?.content;
    if (token) return new Server(token);
    const module = location.protocol === "file:" ? await moduleFromScript() : new URL("zw.wasm", document.baseURI);
    const opened = await open({ module, worker: makeWorker });
    return opened;
  })();
  return engine;
}
