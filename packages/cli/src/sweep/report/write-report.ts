/** A study as one HTML page that needs nothing beside it and fetches nothing. */
import { join } from 'node:path';
import { type PlannedRun, QUANTITIES, type Study } from 'pliant/jobs';
import { OutputFile } from '../../output/output-file.js';
import type { Finished } from '../task.js';
import { picture } from './picture.js';
import { escapeHtml, short } from './plots.js';
import { type Data, mainEffects, measured, response, scatterMatrix } from './sections.js';

/** Making a picture runs the run again; one that took longer than this is told of in words alone [ms]. */
const LONGEST = 60_000;

export function writeReport(study: Study, done: ReadonlyMap<number, Finished>, folder: string): void {
  const file = new OutputFile(join(folder, 'report.html'), '/');
  try {
    file.writeText(reportOf(study, done));
    file.commit();
  } finally {
    file.discard();
  }
}

export function reportOf(study: Study, done: ReadonlyMap<number, Finished>): string {
  const { plan } = study;
  const counts = { done: 0, refused: 0, crashed: 0 };
  for (const { outcome } of done.values()) counts[outcome.kind]++;
  const name = plan.report?.response ?? study.outputs[0];
  const parts = [
    `<h1>${escapeHtml(plan.name)}</h1>`,
    plan.description === '' ? '' : `<p class="lead">${escapeHtml(plan.description)}</p>`,
    `<p>${counts.done} runs of ${study.runs.length}${counts.refused > 0 ? `, ${counts.refused} refused` : ''}${counts.crashed > 0 ? `, ${counts.crashed} crashed` : ''}. Study <code>${study.id}</code>.</p>`,
    variables(study),
    ...(name === undefined
      ? ['<p>The plan measures nothing, so there is nothing to show.</p>']
      : counts.done === 0
        ? ['<p>No run has a result, so there is nothing to show.</p>']
        : about(study, done, name)),
    troubles(study, done),
  ];
  return page(plan.name, parts.join('\n'));
}

function about(study: Study, done: ReadonlyMap<number, Finished>, name: string): string[] {
  const all = dataOf(study, done);
  const data = measured(all, name);
  const [ran, count] = [all.columns[name].length, data.columns[name].length];
  const title = `<h2>Response: ${escapeHtml(name)}</h2>`;
  if (count === 0) return [title, `<p>No run measured ${escapeHtml(name)}.</p>`];
  const told =
    count < ran ? `<p>${ran - count} of ${ran} runs did not measure it; they are left out.</p>` : '';
  const matrix = ['<h2>Everything against everything</h2>', scatterMatrix(data, name)];
  if (count > 1 && new Set(data.columns[name]).size === 1) {
    const value = inUnit(data.columns[name][0] as number, data.units[name]);
    const sentence = `<p>It is ${escapeHtml(value)} in all ${count} runs: nothing that was varied acts on it, and no run is better than another.</p>`;
    return [title, told, sentence, ...matrix];
  }
  return [
    title,
    told,
    response(data, name),
    '<h2>Main effects</h2>',
    mainEffects(data, name),
    '<h2>Best and worst</h2>',
    extremes(study, done, name),
    ...matrix,
  ];
}

function dataOf(study: Study, done: ReadonlyMap<number, Finished>): Data {
  const hasSeeds = study.plan.seeds !== undefined && study.plan.seeds.length > 1;
  const variables = [...study.variables, ...(hasSeeds ? ['seed'] : [])];
  const runs = study.runs.filter(({ index }) => done.get(index)?.outcome.kind === 'done');
  const columns: Record<string, unknown[]> = {};
  for (const name of study.variables) columns[name] = runs.map((run) => run.variables[name]);
  if (hasSeeds) columns['seed'] = runs.map(({ seed }) => seed);
  for (const name of study.outputs)
    columns[name] = withoutRounding(runs.map((run) => measuredIn(done, run, name)));
  const logarithmic = new Set(study.variables.filter((name) => study.plan.vary[name].scale === 'log'));
  return { variables, outputs: study.outputs, columns, logarithmic, units: unitsOf(study) };
}

/** Share of a number by which rounding may change it over a run: what differs by less does not vary. */
const ROUNDING = 1e-9;

function withoutRounding(values: readonly (number | null)[]): (number | null)[] {
  const numbers = values.filter((value) => value !== null);
  const largest = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const [first] = numbers;
  const isOne = numbers.every((value) => Math.abs(value - first) <= ROUNDING * largest);
  return values.map((value) => (isOne && value !== null ? first : value));
}

/** Of variables and outputs, by name. */
function unitsOf(study: Study): Record<string, string> {
  const outputs = Object.entries(study.plan.outputs).map(([name, { quantity, take }]) => [
    name,
    take === 'when' ? 's' : QUANTITIES[quantity],
  ]);
  return Object.fromEntries([...study.variables.map((name) => [name, study.unitOf(name)]), ...outputs]);
}

function measuredIn(done: ReadonlyMap<number, Finished>, { index }: PlannedRun, name: string): number | null {
  const outcome = done.get(index)?.outcome;
  return outcome?.kind === 'done' ? (outcome.result.values[name] ?? null) : null;
}

/** A number and its unit, if it has one. */
const inUnit = (value: number, unit: string): string => `${short(value)}${unit && ` ${unit}`}`;

function variables(study: Study): string {
  const rows = Object.entries(study.plan.vary).map(([name, { path, values, from, to, scale }]) => {
    const range =
      values === undefined
        ? `${short(from ?? 0)} to ${inUnit(to ?? 0, study.unitOf(name))}${scale === 'log' ? ', logarithmic' : ''}`
        : `${values.length} values`;
    return `<tr><th>${escapeHtml(name)}</th><td><code>${escapeHtml(path ?? '')}</code></td><td>${escapeHtml(range)}</td></tr>`;
  });
  for (const [path, formula] of Object.entries(study.plan.derive ?? {}))
    rows.push(
      `<tr><th></th><td><code>${escapeHtml(path)}</code></td><td><code>= ${escapeHtml(formula)}</code></td></tr>`,
    );
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>`;
}

function extremes(study: Study, done: ReadonlyMap<number, Finished>, name: string): string {
  const runs = study.runs.filter((run) => measuredIn(done, run, name) !== null);
  const sorted = [...runs].sort(
    (a, b) => measuredIn(done, a, name)! - measuredIn(done, b, name)! || a.index - b.index,
  );
  if (study.plan.report?.best === 'most') sorted.reverse();
  const figures = [
    ['Best', sorted[0]],
    ['Worst', sorted[sorted.length - 1]],
  ] as const;
  return `<div class="plots">${figures.map(([title, run]) => figure(study, done, name, title, run)).join('')}</div>`;
}

function figure(
  study: Study,
  done: ReadonlyMap<number, Finished>,
  name: string,
  title: string,
  run: PlannedRun,
): string {
  const units = unitsOf(study);
  const given = Object.entries(run.variables).map(
    ([key, value]) =>
      `${key} = ${typeof value === 'number' ? inUnit(value, units[key]) : JSON.stringify(value)}`,
  );
  if (run.seed !== undefined) given.push(`seed = ${run.seed}`);
  const words = `${title}: run ${run.index}, ${name} = ${inUnit(measuredIn(done, run, name)!, units[name])}`;
  return `<figure>${pictureOf(study, done, run)}<figcaption>${escapeHtml(words)}<br>${escapeHtml(given.join(', '))}</figcaption></figure>`;
}

/** The run again, to its end; it is the same to the bit. */
function pictureOf(study: Study, done: ReadonlyMap<number, Finished>, run: PlannedRun): string {
  if (done.get(run.index)!.wall > LONGEST)
    return '<p>No picture: the run takes too long to be made again.</p>';
  const again = study.begin(run);
  while (!again.isDone) again.step();
  return picture(again.world, again.scene);
}

function troubles(study: Study, done: ReadonlyMap<number, Finished>): string {
  const rows = study.runs.flatMap(({ index }) => {
    const outcome = done.get(index)?.outcome;
    return outcome === undefined || outcome.kind === 'done'
      ? []
      : [`<tr><th>${index}</th><td>${escapeHtml(outcome.error)}</td></tr>`];
  });
  if (rows.length === 0) return '';
  return `<h2>Runs without a result</h2><table>${rows.slice(0, 100).join('')}</table>${rows.length > 100 ? `<p>And ${rows.length - 100} more.</p>` : ''}`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; --ink: #1c2733; --dim: #5b6875; --line: #d5dbe1; --paper: #fff; --mark: #0072b2; }
@media (prefers-color-scheme: dark) { :root { --ink: #e5eaef; --dim: #9aa7b4; --line: #37424d; --paper: #14191e; --mark: #56b4e9; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto; padding: 0 1rem; max-width: 1080px; }
h1 { margin-bottom: .2rem; } h2 { margin: 2.2rem 0 .6rem; } .lead { color: var(--dim); margin-top: 0; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); font-weight: normal; }
th { font-weight: 600; } caption { text-align: left; color: var(--dim); } .shares td:nth-child(2) { width: 18rem; } .bar { background: var(--mark); height: .8rem; min-width: 1px; }
.plots { display: flex; flex-wrap: wrap; gap: 1rem; } figure { margin: 0; } figcaption { max-width: 360px; color: var(--dim); }
code { overflow-wrap: anywhere; } .shares { max-width: 100%; } .shares td:last-child { white-space: nowrap; }
svg { max-width: 100%; height: auto; } svg text { font: 11px system-ui, sans-serif; fill: var(--dim); } svg .label { fill: var(--ink); font-size: 12px; }
svg circle { fill: var(--mark); fill-opacity: .6; } .grid { stroke: var(--line); stroke-width: 1; } .range { stroke: var(--mark); stroke-opacity: .35; stroke-width: 2; }
.curve { fill: none; stroke: var(--mark); stroke-width: 1.5; } .cell { fill: none; stroke: var(--line); } .picture { background: #eef1f4; border: 1px solid var(--line); }
img.picture { max-width: 100%; height: auto; box-sizing: border-box; } .wide { overflow-x: auto; } .matrix { min-width: 620px; }
.legend { display: block; margin-left: 62px; }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
