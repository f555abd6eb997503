// dom.js - small helpers for making elements. Knows nothing of games or searches.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "text") element.textContent = value;
    else if (name in element && name !== "list" && !(element instanceof SVGElement) && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An element: h("button", {class: "quiet", onclick}, "Stop"). */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props, children);
}

export function svg(tag, props, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

export function clear(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter(Boolean));
  return element;
}

/** A labelled control. */
export function field(label, control, extra = {}) {
  return h("label", { class: "field", ...extra }, h("span", { class: "field-name" }, label), control);
}

export function select(options, value, onchange, props = {}) {
  const list = h("select", { ...props, onchange: () => onchange(list.value) },
    options.map(([key, text]) => h("option", { value: key }, text)));
  list.value = value;
  return list;
}

export function button(text, onclick, props = {}) {
  return h("button", { type: "button", onclick, ...props }, text);
}

/** Digits in groups: 1234567 as 1 234 567. */
export function grouped(number) {
  return String(Math.round(number)).replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f");
}

export function css(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Tells a screen reader, politely. */
export function announce(text) {
  const place = document.getElementById("announcer");
  if (place && place.textContent !== text) place.textContent = text;
}

/** A canvas as large as its box in device pixels; returns its context, scaled to CSS pixels. */
export function sharpen(canvas, width, height) {
  const ratio = globalThis.devicePixelRatio || 1;
  const w = Math.max(1, Math.round(width * ratio)), t = Math.max(1, Math.round(height * ratio));
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== t) canvas.height = t;
  const pen = canvas.getContext("2d");
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  return pen;
}

export function download(name, text) {
  const link = h("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const ICONS = {
  start: "M5 5h3v14H5zM20 5v14L9 12z", back2: "M12 5v14L2 12zM22 5v14l-10-7z", back: "M17 5v14L6 12z", on: "M7 5v14l11-7z",
  on2: "M2 5v14l10-7zM12 5v14l10-7z", end: "M16 5h3v14h-3zM4 5v14l11-7z",
};

export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, svg("path", { d: ICONS[name] }));
}
