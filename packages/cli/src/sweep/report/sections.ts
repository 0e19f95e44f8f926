/** The sections of a report, each as HTML text. */
import {
  type Axis,
  axisOf,
  colorAt,
  dots,
  escapeHtml,
  line,
  plot,
  share,
  short,
  told,
  widened,
} from './plots.js';
import { average, type Effect, effectOf, textOf } from './statistics.js';

/** The finished runs of a study, column by column. */
export interface Data {
  readonly variables: readonly string[];
  readonly outputs: readonly string[];
  /** By the name of a variable or an output; outputs are numbers or null. */
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
  /** Variables that the plan varies logarithmically. */
  readonly logarithmic: ReadonlySet<string>;
  /** Of variables and outputs, by name; empty for plain numbers. */
  readonly units: Readonly<Record<string, string>>;
}

const axis = (data: Data, name: string, values = data.columns[name] as number[]): Axis =>
  axisOf(withUnit(data, name), values, data.logarithmic.has(name));

/** A name as it stands on an axis. */
const withUnit = ({ units }: Data, name: string): string => (units[name] ? `${name} [${units[name]}]` : name);

const isNumeric = (values: readonly unknown[]): values is number[] =>
  values.every((value) => typeof value === 'number');

/** Rows where the response was measured. */
export function measured(data: Data, response: string): Data {
  const kept = data.columns[response].flatMap((value, i) => (typeof value === 'number' ? [i] : []));
  const columns = Object.fromEntries(
    Object.entries(data.columns).map(([name, values]) => [name, kept.map((i) => values[i])]),
  );
  return { ...data, columns };
}

/** Effects that are drawn; the table has all. */
const MOST_EFFECTS = 12;

export function mainEffects(data: Data, response: string): string {
  const ys = data.columns[response] as number[];
  const varied = data.variables.filter((name) => new Set(data.columns[name].map(textOf)).size > 1);
  const effects = varied
    .map((name) => effectOf(name, data.columns[name], ys))
    .sort((a, b) => b.share - a.share);
  if (effects.length === 0) return '<p>No variable has two values.</p>';
  const rows = effects.map(
    ({ variable, share: part }) =>
      `<tr><th>${escapeHtml(variable)}</th><td><div class="bar" style="width:${(100 * part).toFixed(1)}%"></div></td><td>${(100 * part).toFixed(1)} %</td></tr>`,
  );
  const table = `<table class="shares"><caption>Part of the variance of ${escapeHtml(response)} that each variable explains alone</caption>${rows.join('')}</table>`;
  return (
    table +
    `<div class="plots">${effects
      .slice(0, MOST_EFFECTS)
      .map((effect) => effectPlot(data, effect, response))
      .join('')}</div>` +
    (effects.length > MOST_EFFECTS ? `<p>Only the ${MOST_EFFECTS} strongest are drawn.</p>` : '')
  );
}

function effectPlot(data: Data, { variable, levels }: Effect, response: string): string {
  const ys = levels.flatMap(({ least, most }) => [least, most]);
  const y = axisOf(withUnit(data, response), ys);
  const numeric = levels.every(({ at }) => typeof at === 'number');
  const xs = levels.map(({ at }, i) => (numeric ? (at as number) : i));
  const x = numeric
    ? axis(data, variable, xs)
    : {
        label: `${variable} (${levels.map(({ at }) => at).join(', ')})`,
        log: false,
        low: -0.5,
        high: levels.length - 0.5,
      };
  return plot({
    width: 330,
    height: 230,
    x,
    y,
    body: (place) => {
      const bars = levels.map(({ least, most }, i) => {
        const [px, low] = place(xs[i], least);
        const [, high] = place(xs[i], most);
        return `<line class="range" x1="${px.toFixed(1)}" x2="${px.toFixed(1)}" y1="${low.toFixed(1)}" y2="${high.toFixed(1)}"/>`;
      });
      const means = levels.map(({ mean }, i) => [xs[i], mean] as const);
      return bars.join('') + line(means, place) + dots(means, place, 3);
    },
  });
}

const MOST_IN_MATRIX = 7;
const MOST_DOTS = 1500;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The numbers of a column; a run that measured nothing has none. */
const numbersOf = (data: Data, name: string): number[] => data.columns[name].filter(isNumber);

/** What a scatter matrix shows: variables, strongest first where they are many, the response and other outputs. */
function columnsOfMatrix(data: Data, response: string): readonly string[] {
  const varies = (name: string) => new Set(numbersOf(data, name)).size > 1;
  const ys = data.columns[response] as number[];
  const variables = data.variables.filter((name) => isNumeric(data.columns[name]) && varies(name));
  if (variables.length >= MOST_IN_MATRIX) {
    const share = new Map(variables.map((name) => [name, effectOf(name, data.columns[name], ys).share]));
    variables.sort((a, b) => share.get(b)! - share.get(a)!).splice(MOST_IN_MATRIX - 1);
  }
  const outputs = [response, ...data.outputs.filter((name) => name !== response)].filter(varies);
  return [...variables, ...outputs].slice(0, MOST_IN_MATRIX);
}

/** Every numeric column against every other; far more than can be seen is thinned, and what has no place is named. */
export function scatterMatrix(data: Data, response: string): string {
  const shown = columnsOfMatrix(data, response);
  const missing = [...data.variables, ...data.outputs].filter((name) => !shown.includes(name));
  const left =
    missing.length === 0
      ? ''
      : `<p>Not shown, because it does not vary, is no number, or has no place: ${missing.map((name) => escapeHtml(name)).join(', ')}.</p>`;
  if (shown.length < 2) return `<p>Too few numbers vary for a scatter matrix.</p>${left}`;
  const size = 130;
  const thin = Math.max(
    1,
    Math.ceil((data.columns[shown[0]].length * shown.length * shown.length) / (MOST_DOTS * 12)),
  );
  const axes = shown.map((name) => axis(data, name, numbersOf(data, name)));
  const cells: string[] = [];
  shown.forEach((rowName, r) => {
    shown.forEach((columnName, c) => {
      const [ox, oy] = [70 + c * size, r * size];
      cells.push(`<rect class="cell" x="${ox}" y="${oy}" width="${size - 6}" height="${size - 6}"/>`);
      if (r === c) {
        cells.push(
          `<text class="label" x="${ox + size / 2}" y="${oy + size / 2}" text-anchor="middle">${escapeHtml(rowName)}</text>`,
        );
        return;
      }
      const [xs, ys] = [data.columns[columnName], data.columns[rowName]];
      for (let i = 0; i < xs.length; i += thin) {
        const [x, y] = [xs[i], ys[i]];
        if (!isNumber(x) || !isNumber(y)) continue;
        const px = ox + 5 + share(axes[c], x) * (size - 16);
        const py = oy + size - 11 - share(axes[r], y) * (size - 16);
        cells.push(`<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="1.4"/>`);
      }
    });
    const [low, high] = told([axes[r].low, axes[r].high]);
    cells.push(`<text x="64" y="${r * size + 14}" text-anchor="end">${high}</text>`);
    cells.push(`<text x="64" y="${r * size + size - 12}" text-anchor="end">${low}</text>`);
  });
  const side = 70 + shown.length * size;
  const note = thin > 1 ? `<p>One run in ${thin} is shown.</p>` : '';
  return `<div class="wide"><svg class="matrix" viewBox="0 0 ${side} ${shown.length * size}" width="${side}" height="${shown.length * size}" role="img" aria-label="Scatter matrix">${cells.join('')}</svg></div>${note}${left}`;
}

/** Against one variable a curve, against two a coloured surface: those that explain most. */
export function response(data: Data, name: string): string {
  const ys = data.columns[name] as number[];
  const numeric = data.variables.filter(
    (v) => isNumeric(data.columns[v]) && new Set(data.columns[v]).size > 1,
  );
  const ordered = numeric
    .map((v) => effectOf(v, data.columns[v], ys))
    .sort((a, b) => b.share - a.share)
    .map(({ variable }) => variable);
  if (ordered.length === 0) return '<p>No number is varied.</p>';
  if (ordered.length === 1) return curve(data, ordered[0], name);
  return surface(data, ordered[0], ordered[1], name);
}

function curve(data: Data, variable: string, name: string): string {
  const xs = data.columns[variable] as number[];
  const ys = data.columns[name] as number[];
  const points = xs.map((x, i) => [x, ys[i]] as const).sort((a, b) => a[0] - b[0]);
  const x = axis(data, variable);
  const y = axis(data, name);
  return plot({
    width: 560,
    height: 340,
    x,
    y,
    body: (place) => line(points, place) + dots(points, place, 2.5),
  });
}

/** Cells between the values of two variables; a cell's colour is the mean of the runs nearest to it. */
function surface(data: Data, a: string, b: string, name: string): string {
  const xs = data.columns[a] as number[];
  const ys = data.columns[b] as number[];
  const zs = data.columns[name] as number[];
  const [x, y, z] = [axis(data, a), axis(data, b), axis(data, name)];
  const columns = Math.min(24, new Set(xs).size);
  const rows = Math.min(24, new Set(ys).size);
  const cells = new Map<number, number[]>();
  const bin = (part: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.round(part * (count - 1))));
  zs.forEach((value, i) => {
    const key = bin(share(y, ys[i]), rows) * columns + bin(share(x, xs[i]), columns);
    cells.set(key, [...(cells.get(key) ?? []), value]);
  });
  const picture = plot({
    width: 560,
    height: 400,
    x: widened(x, columns),
    y: widened(y, rows),
    body: (place) => {
      const [left, bottom] = place(widened(x, columns).low, widened(y, rows).low);
      const [right, top] = place(widened(x, columns).high, widened(y, rows).high);
      const [w, h] = [(right - left) / columns, (bottom - top) / rows];
      return [...cells]
        .map(([key, values]) => {
          const c = key % columns;
          const r = Math.floor(key / columns);
          const mean = average(values);
          const title = `<title>${escapeHtml(`${name} ${short(mean)} (${values.length})`)}</title>`;
          return `<rect x="${(left + c * w).toFixed(1)}" y="${(bottom - (r + 1) * h).toFixed(1)}" width="${(w + 0.5).toFixed(1)}" height="${(h + 0.5).toFixed(1)}" fill="${colorAt(share(z, mean))}">${title}</rect>`;
        })
        .join('');
    },
  });
  const stops = Array.from(
    { length: 11 },
    (_, i) => `<rect x="${i * 20}" y="0" width="20" height="14" fill="${colorAt(i / 10)}"/>`,
  );
  const [low, high] = told([z.low, z.high]);
  const legend = `<svg class="legend" viewBox="0 0 220 34" width="220" height="34" role="img" aria-label="Colours">${stops.join('')}<text x="0" y="30">${low}</text><text x="220" y="30" text-anchor="end">${high}</text><text class="label" x="110" y="30" text-anchor="middle">${escapeHtml(withUnit(data, name))}</text></svg>`;
  return `<div>${picture}${legend}</div>`;
}
