// main.js - the page: its views, its links, its theme. What a view does is its own business.
import { theEngine } from "./engine.js";
import { h } from "./dom.js";
import { watchView } from "./watch.js";
import { playView } from "./play.js";
import { analyseView } from "./analyse.js";
import { browseView } from "./browse.js";
import { learnView } from "./learn.js";

const VIEWS = { play: playView, analyse: analyseView, watch: watchView, browse: browseView, learn: learnView };
const made = {};
let shown = null;

const app = {
  engine: theEngine,
  frames: null,
  /** Writes the address that brings the view back, without a new entry in the history. */
  link(view, params) {
    if (shown && shown !== made[view]) return;
    const words = Object.entries(params).filter(([, value]) => value !== undefined && value !== "" && value !== null)
      .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3D", "=").replaceAll("%3A", ":").replaceAll("%7C", "|")}`);
    const wanted = `#${view}${words.length ? `?${words.join("&")}` : ""}`;
    if (location.hash !== wanted) history.replaceState(null, "", wanted);
  },
  open(view, params = {}) {
    const words = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    location.hash = `#${view}${words.length ? `?${words.join("&")}` : ""}`;
  },
  toast(text) {
    const box = document.getElementById("toast");
    box.textContent = text;
    box.hidden = false;
    clearTimeout(app.toastEnd);
    app.toastEnd = setTimeout(() => (box.hidden = true), 3500);
  },
  view: (name) => made[name],
};
globalThis.zwPage = app;

function route() {
  const [name, query] = location.hash.slice(1).split("?");
  const params = {};
  for (const word of (query ?? "").split("&").filter(Boolean)) {
    const at = word.indexOf("=");
    try {
      params[word.slice(0, at)] = decodeURIComponent(word.slice(at + 1));
    } catch {
      params[word.slice(0, at)] = word.slice(at + 1);
    }
  }
  const view = VIEWS[name] ? name : "play";
  const before = shown;
  made[view] ??= VIEWS[view](app);
  shown = made[view];
  if (before !== shown) {
    before?.hide?.();
    document.getElementById("main").replaceChildren(shown.element);
    document.title = `${shown.title} – Zerowindow`;
    for (const link of document.querySelectorAll("nav a")) {
      if (link.dataset.view === view) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }
  shown.show(params);
}

function theme() {
  const wanted = matchMedia("(prefers-color-scheme: dark)");
  let chosen = null;
  try {
    chosen = localStorage.getItem("zw-theme");
  } catch { /* a page from a file may have no storage */ }
  const apply = () => {
    document.documentElement.dataset.theme = chosen ?? (wanted.matches ? "dark" : "light");
    for (const view of Object.values(made)) view.redraw?.();
  };
  document.getElementById("theme").addEventListener("click", () => {
    chosen = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem("zw-theme", chosen);
    } catch { /* see above */ }
    apply();
  });
  wanted.addEventListener("change", apply);
  apply();
}

document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault(); // an address of its own would be another view
  document.getElementById("main").focus();
});
theme();
addEventListener("hashchange", route);
route();
theEngine().then((engine) => {
  document.getElementById("engine").textContent = engine.kind === "server" ? "native engine on this machine" : "engine: WebAssembly, in this browser";
}, (error) => {
  document.getElementById("engine").textContent = error.message;
  document.getElementById("main").prepend(h("p", { class: "note error" }, `The engine could not be loaded: ${error.message}`));
});
