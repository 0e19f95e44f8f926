/** The table closed form × response: every cell a number, its error, and whether that passes. */
import { responses } from 'pliant/methods';
import type { DataFolder } from '../data-folder.js';
import {
  errorOf,
  type Finding,
  type Form,
  type Numbers,
  type Profile,
  Setup,
} from '../methods-table/form.js';
import { friction } from '../methods-table/friction.js';
import { impacts } from '../methods-table/impacts.js';
import { knownLimit } from '../methods-table/known-limits.js';
import { rotation } from '../methods-table/rotation.js';
import { springs } from '../methods-table/springs.js';
import { statics } from '../methods-table/statics.js';
import type { Suite, SuiteResult } from '../types.js';

const FORMS: readonly Form[] = [...friction, ...impacts, ...rotation, ...springs, ...statics].sort((a, b) =>
  a.id < b.id ? -1 : 1,
);

/** Gaps at which a method's bodies rest, so that a scene doesn't begin with a fall. */
const PROFILES: Readonly<Record<string, Profile>> = {
  'log-barrier': { gap: 0.8e-3 },
  backtracking: { gap: 0.5e-4 },
};

interface Reference {
  readonly tests: readonly { readonly id: string; readonly params: Numbers; readonly expected: Numbers }[];
}

interface Cell {
  readonly text: string;
  readonly failure?: string;
  readonly note?: string;
}

const WIDTH = 22;

export const rigidMethods: Suite = {
  name: 'rigid-methods',
  seconds: 33,
  sentence:
    'Friction, rolling, impacts, tops, springs and stacks in closed form, with every response that can answer.',
  async run(data: DataFolder): Promise<SuiteResult> {
    const { tests } = await data.json<Reference>('reference/oracles/closed_form.json');
    const methods = responses
      .list()
      .filter((method) => method.serves('rigid', 'rigid'))
      .map(({ name }) => name);
    const failed: string[] = [];
    const notes: string[] = [];
    const table = [[''.padEnd(4), ...methods.map((name) => name.padEnd(WIDTH))].join(' ').trimEnd()];
    let cases = 0;
    for (const form of FORMS) {
      const test = tests.find(({ id }) => id === form.id);
      if (test === undefined) throw new Error(`${form.id} is not in the reference`);
      const cells = methods.map((method) => answer(form, method, test.params, test.expected));
      cases += cells.filter(({ text }) => text !== '–').length;
      for (const { failure, note } of cells) {
        if (failure !== undefined) failed.push(failure);
        if (note !== undefined) notes.push(note);
      }
      table.push([form.id.padEnd(4), ...cells.map(({ text }) => text.padEnd(WIDTH))].join(' ').trimEnd());
    }
    table.push('', '* a known limit of the method, see its page in docs/methods');
    table.push(...FORMS.map(({ id, title }) => `${id}: ${title}`));
    return { suite: 'rigid-methods', cases, passed: cases - failed.length, failed, notes, table };
  },
};

/** The finding farthest beyond its tolerance speaks for the cell. */
function answer(form: Form, method: string, params: Numbers, expected: Numbers): Cell {
  const reason = form.unable?.(method);
  const cell = `${form.id} ${method}`;
  if (reason !== undefined) return { text: '–', note: `${cell}: no answer, ${reason}` };
  const profile = { ...PROFILES[method], ...form.profile?.(method, params) };
  const findings = form.run(new Setup(method, profile), params, expected);
  const worst = findings.reduce((a, b) => (excess(b) > excess(a) ? b : a));
  const passes = findings.every((finding) => errorOf(finding) <= finding.tolerance);
  const text = `${short(worst.found)} ${errorOf(worst).toExponential(0)} ${passes ? 'pass' : 'fail'}`;
  const note = `${cell}: ${findings.map(describe).join('; ')}`;
  if (passes) return { text, note };
  const limit = knownLimit(method, form.id);
  if (limit !== undefined) return { text: `${text}*`, note: `${note}; known limit: ${limit}` };
  return { text, note, failure: `${cell}: ${describe(worst)}` };
}

/** Not a number is worse than any. */
function excess(finding: Finding): number {
  const error = errorOf(finding) / Math.max(finding.tolerance, 1e-300);
  return Number.isNaN(error) ? Number.POSITIVE_INFINITY : error;
}

function describe(finding: Finding): string {
  const { name, found, expected, tolerance } = finding;
  return `${name} is ${short(found)}, expected ${short(expected)}, error ${errorOf(finding).toExponential(1)} of ${tolerance}`;
}

function short(value: number): string {
  return Math.abs(value) < 1e-3 && value !== 0
    ? value.toExponential(2)
    : String(Number(value.toPrecision(5)));
}
