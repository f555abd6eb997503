/* page.c - the frame of a page: see page.h. */
#include "page.h"

#include <string.h>

/* The light theme's colours are the page's own; the dark ones come with the system's wish or with the button. */
#define DARK_COLOURS                                                                                                   \
    "--paper:#15171b;--ink:#e7e5df;--soft:#a3a19a;--line:#33363d;--card:#1c1f24;--link:#7db8e8;"                       \
    "--t0:#3a3d44;--t0i:#d6d4cd;--t1:#5a2317;--t1i:#ffc9b8;--t2:#534010;--t2i:#ffe1a0;--t3:#0f4636;--t3i:#a9ecd3;"     \
    "--t4:#123f63;--t4i:#b5dcff"

static const char STYLE[] =
    ":root{color-scheme:light;--paper:#fbfaf7;--ink:#1d1d1b;--soft:#66645e;--line:#dcd9d0;--card:#fff;--link:#0b5c94;"
    "--t0:#e6e4de;--t0i:#4a4943;--t1:#fbdcd1;--t1i:#8a2a06;--t2:#fbe8bd;--t2i:#6b4a00;--t3:#cfeee2;--t3i:#00553c;"
    "--t4:#d3e8f8;--t4i:#0a4a78}\n"
    "@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;" DARK_COLOURS "}}\n"
    ":root[data-theme=dark]{color-scheme:dark;" DARK_COLOURS "}\n"
    "*{box-sizing:border-box}\n"
    "body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,\"Segoe UI\","
    "Roboto,\"Helvetica Neue\",Arial,sans-serif}\n"
    "main,header,footer{max-width:70rem;margin:0 auto;padding:0 1.25rem}\n"
    "header{padding-top:2.2rem;display:flex;gap:1rem;align-items:flex-start;justify-content:space-between}\n"
    "h1{font-size:1.9rem;line-height:1.2;margin:0 0 .4rem}h2{font-size:1.35rem;line-height:1.3;margin:3rem 0 .3rem}\n"
    "h3{font-size:1.05rem;margin:1.4rem 0 .3rem}p{margin:.5rem 0;max-width:48rem}a{color:var(--link)}\n"
    ".soft,footer{color:var(--soft)}footer{padding-bottom:3rem}\n"
    "button{font:inherit;font-size:.85rem;color:var(--ink);background:var(--card);border:1px solid var(--line);"
    "border-radius:.4rem;padding:.3rem .7rem;cursor:pointer;white-space:nowrap}\n"
    ".card{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.8rem;margin:1rem 0;"
    "overflow-x:auto}\n"
    ".card svg{display:block;width:100%;height:auto;min-width:34rem;color:var(--ink)}.card svg "
    "text{fill:currentColor}\n"
    ".wide{overflow-x:auto;margin:.8rem 0}\n"
    "table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}\n"
    "th,td{padding:.32rem .7rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}\n"
    "thead th,tr.part th{color:var(--soft);font-weight:600}td.n,th.n{text-align:right;white-space:nowrap}\n"
    "td.better{color:var(--t3i);font-weight:600}td.worse{color:var(--t1i)}img{max-width:100%;height:auto}\n"
    ".sub{display:block;color:var(--soft);font-size:.82em}\n"
    ".chip{display:inline-block;border-radius:.3rem;padding:.05rem .5rem;font-size:.82rem;font-weight:600;"
    "white-space:nowrap;text-decoration:none}\n"
    ".t0{background:var(--t0);color:var(--t0i)}.t1{background:var(--t1);color:var(--t1i)}"
    ".t2{background:var(--t2);color:var(--t2i)}.t3{background:var(--t3);color:var(--t3i)}"
    ".t4{background:var(--t4);color:var(--t4i)}\n"
    "dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1.2rem;margin:1rem 0;font-size:.9rem}\n"
    "dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}details{margin:.8rem 0}summary{cursor:pointer}\n"
    "@media (max-width:40rem){body{font-size:15px}h1{font-size:1.5rem}}\n"
    "@media print{:root,:root[data-theme]{--paper:#fff;--ink:#000;--card:#fff;--soft:#444;--line:#bbb}"
    "button{display:none}section{break-inside:avoid-page}.card,.chip{print-color-adjust:exact;"
    "-webkit-print-color-adjust:exact}body{font-size:10.5pt}main,header,footer{max-width:none;padding:0}}\n";

/* Remembers the choice where the browser lets a file do so. */
static const char SCRIPT[] = "(function(){var r=document.documentElement,b=document.getElementById('theme');"
                             "try{var t=localStorage.getItem('zw-theme');if(t)r.dataset.theme=t}catch(e){}"
                             "b.hidden=false;b.onclick=function(){var d=r.dataset.theme?r.dataset.theme==='dark':"
                             "matchMedia('(prefers-color-scheme:dark)').matches;r.dataset.theme=d?'light':'dark';"
                             "try{localStorage.setItem('zw-theme',r.dataset.theme)}catch(e){}}})();";

void page_text(text *to, const char *value)
{
    for (; *value; value++) {
        switch (*value) {
        case '&':
            text_add(to, "&amp;");
            break;
        case '<':
            text_add(to, "&lt;");
            break;
        case '>':
            text_add(to, "&gt;");
            break;
        case '"':
            text_add(to, "&quot;");
            break;
        case '\'':
            text_add(to, "&#39;");
            break;
        default:
            text_add_bytes(to, value, 1);
        }
    }
}

void page_element(text *to, const char *tag, const char *value)
{
    text_addf(to, "<%s>", tag);
    page_text(to, value);
    text_addf(to, "</%.*s>", (int)(strcspn(tag, " ")), tag);
}

void page_chip(text *to, lab_tier tier)
{
    text_addf(to, "<span class=\"chip t%d\">%s</span>", (int)tier, lab_tier_name(tier));
}

void page_style(text *to)
{
    text_add(to, STYLE);
}

void page_begin(text *to, const char *title, const char *style)
{
    text_add(to, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page_element(to, "title", title);
    if (style)
        text_addf(to, "\n<link rel=\"stylesheet\" href=\"%s\">", style);
    else
        text_addf(to, "\n<style>\n%s</style>", STYLE);
    text_add(to, "\n</head>\n<body>\n<header><div>");
    page_element(to, "h1", title);
    text_add(to, "</div><button id=\"theme\" type=\"button\" hidden>light / dark</button></header>\n<main>\n");
}

void page_end(text *to)
{
    text_addf(to, "</main>\n<script>%s</script>\n</body>\n</html>\n", SCRIPT);
}
