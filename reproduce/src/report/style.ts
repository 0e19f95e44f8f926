/** Looks of the report: a printed page by day, a quiet one by night. */
export const STYLE = `
:root { --ink: #1c2530; --soft: #5b6875; --line: #d9dfe5; --paper: #fff; --back: #f3f5f7; --accent: #00639b; --bad: #b3261e; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --ink: #e3e8ed; --soft: #98a5b1; --line: #313b45; --paper: #171c22; --back: #0e1216; --accent: #6fc3f7; --bad: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 900px; margin: 0 auto; padding: 3rem clamp(1rem, 5vw, 3.5rem); background: var(--paper); min-height: 100vh; }
h1 { font-size: 2.2rem; margin: 0 0 .5rem; }
h2 { font-size: 1.4rem; margin: 0 0 .25rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .25rem; color: var(--soft); font-weight: 600; }
a { color: var(--accent); }
.lead { font-size: 1.1rem; }
.machine { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: .2rem 1.5rem; font-size: .9rem; border: 1px solid var(--line); border-radius: 8px; padding: .8rem 1rem; }
.machine div { display: flex; gap: .6rem; } .machine dt { color: var(--soft); min-width: 5.5em; } .machine dd { margin: 0; overflow-wrap: anywhere; }
nav ul { margin: 0; padding-left: 1.2rem; } .place { color: var(--soft); font-size: .9rem; }
section { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1.8rem; }
.source, .meta { color: var(--soft); font-size: .9rem; margin: 0 0 .6rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums; margin: .8rem 0; }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
td:not(.words) { white-space: nowrap; } .none { white-space: normal; }
thead th { color: var(--soft); font-weight: 600; border-bottom-width: 2px; }
th:first-child, .words, thead th:last-child { text-align: left; }
tbody th { font-weight: 500; } .unit, .none { color: var(--soft); font-weight: 400; } .none { font-size: .85rem; display: inline-block; text-align: left; max-width: 16em; }
.judgement { border-left: 3px solid var(--accent); padding-left: .9rem; }
figure { margin: 1.4rem 0; } figure > svg, figure > img { width: 100%; height: auto; display: block; }
.frames { display: grid; grid-template-columns: repeat(var(--columns), 1fr); gap: .6rem; } .frames div { font-size: .85rem; color: var(--soft); line-height: 1.35; }
.frames img { width: 100%; height: auto; display: block; border-radius: 6px; border: 1px solid var(--line); margin-bottom: .2rem; }
@media (max-width: 560px) { .frames { grid-template-columns: 1fr 1fr; } }
.plot .inside { fill: #fff; font-weight: 600; }
figcaption { color: var(--soft); font-size: .9rem; margin-top: .4rem; }
.plot text { font: 12.5px system-ui, sans-serif; fill: var(--ink); } .plot .grid { stroke: var(--line); }
.table th { text-align: left; } .table table { font-size: .84rem; }
.failed { color: var(--bad); }
@media print {
  :root { --ink: #000; --soft: #444; --line: #bbb; --paper: #fff; --back: #fff; --accent: #00446b; --bad: #900; color-scheme: light; }
  body { font-size: 10.5pt; } main { max-width: none; padding: 0; } a { color: inherit; text-decoration: none; }
  figure, tr, h2, .judgement { break-inside: avoid; } h2 { break-after: avoid; } nav { break-after: page; }
}
`;
