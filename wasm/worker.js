// worker.js - runs commands one after the other and posts what they print. It is ended from outside: see index.js.
import { run } from "./host.js";

let port = globalThis, module = null;

function listen(message) {
  if (message.module) module = message.module;
  if (!message.words) return;
  const decoder = [null, new TextDecoder(), new TextDecoder()];
  try {
    const status = run(module, message.words, (file, bytes) => {
      port.postMessage({ file, text: decoder[file].decode(bytes, { stream: true }) });
    }, new TextEncoder().encode(message.input ?? ""));
    port.postMessage({ status });
  } catch (error) {
    port.postMessage({ status: 3, error: String(error?.message ?? error) });
  }
}

if (typeof globalThis.postMessage === "function") globalThis.onmessage = (event) => listen(event.data);
else import("node:worker_threads").then(({ parentPort }) => {
  port = parentPort;
  port.on("message", listen);
});
