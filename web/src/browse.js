// browse.js - the laboratory's results: curves with their intervals, what the papers say beside what was measured, and the
// command that makes it all again. The data are the committed results, put beside the page when it is built.
import uPlot from "uplot";
import { clear, css, field, h, select } from "./dom.js";

const HUES = ["#1f77a4", "#d1622b", "#2f8f5b", "#8257b8", "#b8860b", "#c2406b", "#3d8f95", "#7a6a55"];
const DARK = ["#6cb8e6", "#f09a66", "#69c893", "#b99af0", "#dcb04a", "#f081a5", "#79cbd1", "#c4b299"];
const TITLES = { chess: "Chess", othello: "Othello", checkers: "Checkers", connect4: "Connect Four", kalah: "Kalah", tree: "Trees", uniform: "Uniform trees" };
const GRADES = { "reproduced": "good", "stronger": "good", "inconclusive": "half", "refuted": "bad" };

function loadResults() {
  if (globalThis.ZW_RESULTS) return Promise.resolve(globalThis.ZW_RESULTS);
  return new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = "results.js";
    script.onload = () => done(globalThis.ZW_RESULTS);
    script.onerror = () => failed(new Error("results.js is missing beside this page"));
    document.head.append(script);
  });
}

export function browseView(app) {
  let data = null, experiment = "leaves", game = "othello", hidden = new Set(), plot = null, plotted = "";
  const experimentList = h("select", { id: "experiment", onchange: () => choose(experimentList.value, game) });
  const gameList = h("select", { id: "browse-game", onchange: () => choose(experiment, gameList.value) });
  const curveBox = h("fieldset", { class: "curves" });
  const figure = h("div", { class: "figure", role: "img" });
  const claims = h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Claims" });
  const numbers = h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Numbers" });
  const command = h("code", { class: "command", tabindex: "0" });
  const caption = h("p", { class: "note" });
  const element = h("section", { class: "view browse", "aria-labelledby": "browse-title" },
    h("div", { class: "view-head" }, h("div", {}, h("h1", { id: "browse-title" }, "Browse"),
      h("p", { class: "lead" }, "What the papers say, and what this program measured on real games."))),
    h("div", { class: "browse-controls" }, field("Experiment", experimentList), field("Game", gameList)),
    h("div", { class: "card" }, caption, curveBox, figure),
    h("div", { class: "card" }, h("h2", {}, "The paper and the measurement"), claims),
    h("details", { class: "card" }, h("summary", {}, "The numbers"), numbers),
    h("div", { class: "card" }, h("h2", {}, "Make it again"), command));

  const dark = () => document.documentElement.dataset.theme === "dark";
  const hue = (i) => (dark() ? DARK : HUES)[i % HUES.length];
  const gamesOf = (name) => [...new Set([...Object.keys(data.curves[name] ?? {}), ...data.verdicts.filter((row) => row[0] === name).map((row) => row[2])])].filter(Boolean);

  function choose(name, which) {
    experiment = data.curves[name] || data.verdicts.some((row) => row[0] === name) ? name : "leaves";
    const games = gamesOf(experiment);
    game = games.includes(which) ? which : games[0];
    hidden = new Set();
    experimentList.value = experiment;
    clear(gameList, games.map((one) => h("option", { value: one }, TITLES[one] ?? one)));
    gameList.value = game;
    draw();
    app.link("browse", { experiment, game });
  }

  function draw() {
    const curves = Object.entries(data.curves[experiment]?.[game] ?? {});
    clear(curveBox, h("legend", { class: "hidden-text" }, "Curves"), curves.map(([name], i) => h("label", {},
      h("input", { type: "checkbox", checked: !hidden.has(name), onchange: (event) => {
        if (event.target.checked) hidden.delete(name);
        else hidden.add(name);
        drawFigure();
      } }), h("i", { style: `background: ${hue(i)}` }), name)));
    caption.textContent = curves.length ? "Ratio of sums over the positions, by depth or by what the experiment varies; bars are 95 % intervals from resampling games." :
      "This experiment has no curves: its numbers are below.";
    drawFigure();
    drawClaims();
    drawNumbers(curves);
    command.textContent = `zw lab run ${experiment} --game ${game}\nzw lab show ${experiment}`;
  }

  function drawFigure() {
    const curves = Object.entries(data.curves[experiment]?.[game] ?? {}), width = figure.clientWidth;
    const key = JSON.stringify([experiment, game, width, dark(), [...hidden]]);
    if (!width || key === plotted) return;
    plotted = key;
    plot?.destroy();
    plot = null;
    figure.style.display = curves.length ? "" : "none";
    if (!curves.length) return;
    const xs = [...new Set(curves.flatMap(([, points]) => points.map((point) => point[0])))].sort((a, b) => a - b);
    const columns = curves.map(([, points]) => {
      const at = new Map(points.map((point) => [point[0], point]));
      return xs.map((x) => at.get(x) ?? null);
    });
    const faint = css("--faint"), rule = css("--rule"), font = `12px ${css("--sans")}`;
    const bars = (u) => {
      const pen = u.ctx, ratio = devicePixelRatio || 1;
      pen.save();
      pen.lineWidth = 1.3 * ratio;
      columns.forEach((column, i) => {
        if (hidden.has(curves[i][0])) return;
        pen.strokeStyle = hue(i);
        column.forEach((point, k) => {
          if (!point || !Number.isFinite(point[2]) || !Number.isFinite(point[3])) return;
          const shift = (i - (columns.length - 1) / 2) * 3 * ratio, x = Math.round(u.valToPos(xs[k], "x", true) + shift);
          const low = u.valToPos(point[2], "y", true), high = u.valToPos(point[3], "y", true), wide = 3 * ratio;
          pen.beginPath();
          for (const [x1, y1, x2, y2] of [[x, low, x, high], [x - wide, low, x + wide, low], [x - wide, high, x + wide, high]]) {
            pen.moveTo(x1, y1);
            pen.lineTo(x2, y2);
          }
          pen.stroke();
        });
      });
      pen.restore();
    };
    plot = new uPlot({
      width, height: 380, legend: { show: false }, scales: { x: { time: false, range: (_, low, high) => [low - (high - low) * 0.04 - 0.2, high + (high - low) * 0.04 + 0.2] },
        y: { range: () => {
          const shown = columns.filter((_, i) => !hidden.has(curves[i][0])).flat().filter(Boolean).flatMap((point) => point.slice(1, 4)).filter(Number.isFinite);
          const low = Math.min(...shown), high = Math.max(...shown), room = (high - low || 1) * 0.05;
          return shown.length ? [low - room, high + room] : [0, 1];
        } } },
      axes: [{ size: 34, stroke: faint, grid: { stroke: rule, width: 1 }, ticks: { stroke: rule, width: 1 }, font, values: (_, all) => all.map((value) => (Number.isInteger(value) ? value : "")) },
        { stroke: faint, grid: { stroke: rule, width: 1 }, ticks: { stroke: rule, width: 1 }, size: 58, font }],
      series: [{}, ...curves.map(([name], i) => ({ label: name, show: !hidden.has(name), stroke: hue(i), width: 2, spanGaps: true, points: { size: 6, fill: hue(i) } }))],
      hooks: { draw: [bars] },
    }, [xs, ...columns.map((column) => column.map((point) => (point ? point[1] : null)))], figure);
    figure.setAttribute("aria-label", `Figure of ${experiment} in ${TITLES[game] ?? game}: ${curves.map(([name, points]) => `${name} ends at ${points.at(-1)[1].toFixed(3)}`).join(", ")}`);
  }

  function drawClaims() {
    const rows = data.verdicts.filter((row) => row[0] === experiment && row[2] === game);
    clear(claims, !rows.length ? h("p", { class: "note" }, "Nothing is claimed about this game.") : h("table", { class: "verdicts" },
      h("thead", {}, h("tr", {}, ["The claim", "Source", "Measured", "95 % interval", "Verdict"].map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", {}, rows.map((row) => h("tr", {}, h("td", {}, row[11]), h("td", {}, row[12]),
        h("td", {}, h("span", { class: "number" }, Number.isFinite(row[4]) ? String(Number(row[4].toPrecision(4))) : ""), h("div", { class: "note", style: "font-size: 0.82rem" }, `${row[10]}; depth ${row[8]}, ${row[7]} positions`)),
        h("td", { class: "number" }, Number.isFinite(row[5]) ? `${Number(row[5].toPrecision(3))} … ${Number(row[6].toPrecision(3))}` : ""),
        h("td", {}, h("span", { class: `tag ${GRADES[row[3]] ?? "half"}`, title: `criterion: ${row[9]}` }, row[3])))))));
  }

  function drawNumbers(curves) {
    clear(numbers, h("table", { class: "verdicts" }, h("thead", {}, h("tr", {}, ["curve", "x", "ratio", "low", "high", "positions"].map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", {}, curves.flatMap(([name, points]) => points.map((point) => h("tr", {}, h("td", {}, name),
        point.map((value) => h("td", { class: "number" }, Number.isFinite(value) ? String(Number(value.toPrecision(5))) : ""))))))));
  }

  let resized = null;
  return {
    element,
    title: "Browse",
    async show(params) {
      resized ??= new ResizeObserver(() => data && drawFigure());
      resized.observe(figure);
      try {
        data ??= await loadResults();
      } catch (error) {
        caption.textContent = error.message;
        return;
      }
      if (!experimentList.options.length)
        clear(experimentList, [...new Set([...Object.keys(data.curves), ...data.verdicts.map((row) => row[0])])].sort().map((name) => h("option", { value: name }, name)));
      choose(params.experiment ?? experiment, params.game ?? game);
    },
    hide: () => resized?.disconnect(),
    redraw: () => data && (plotted = "", draw()),
  };
}
