/** A plan: a scene, what is varied in it and how it is sampled. */
import { MAX_MAGNITUDE } from '../scene/limits.js';
import { name as nameText } from '../scene/quantities.js';
import {
  anything,
  array,
  boolean,
  defaulted,
  type Infer,
  integer,
  literal,
  number,
  object,
  optional,
  record,
  required,
  string,
  union,
} from '../scene/schema/index.js';
import { runFields } from './format.js';

const path = string(1000);
const formula = string(2000);
const value = number('', -MAX_MAGNITUDE, MAX_MAGNITUDE);

/** Columns that every table of a study has: how a run is called, and how it went. */
export const INDEX_COLUMNS = ['run', 'id'] as const;
export const STATE_COLUMNS = ['state', 'steps', 'time', 'stopped', 'troubles', 'hash', 'error'] as const;

export const MAX_RUNS = 1_000_000;

const variable = object(
  'What is varied: a list of values, or a range.',
  {
    path: optional(path, 'Where in the scene it goes; none for a variable that only formulas use.'),
    values: optional(array(anything('a value'), MAX_RUNS), 'The values.'),
    from: optional(value, 'Lower end of a range.'),
    to: optional(value, 'Upper end of a range.'),
    count: optional(integer(1, MAX_RUNS), 'Values of a range on a grid, its ends included; 5 by default.'),
    scale: defaulted(literal('linear', 'log'), 'linear', 'How values are spread over a range.'),
    whole: defaulted(boolean(), false, 'Whether values of a range are rounded to whole numbers.'),
  },
  (v) => {
    const isRange = v['from'] !== undefined || v['to'] !== undefined;
    if ((v['values'] !== undefined) === isRange) {
      return {
        key: 'values',
        message: "A variable has either 'values' or a range 'from' … 'to'; give one of the two.",
      };
    }
    if (!isRange) {
      return (v['values'] as unknown[]).length > 0
        ? undefined
        : { key: 'values', message: 'This list is empty; give it at least one value.' };
    }
    const [from, to] = [v['from'], v['to']] as (number | undefined)[];
    if (from === undefined || to === undefined) {
      return {
        key: from === undefined ? 'from' : 'to',
        message: "A range needs both 'from' and 'to'; add the other.",
      };
    }
    if (from > to) return { key: 'to', message: `The range from ${from} to ${to} is empty; swap its ends.` };
    if (from === to && v['count'] !== 1)
      return {
        key: 'to',
        message: `The range from ${from} to ${to} has one value; move an end, or take 'values'.`,
      };
    if (v['scale'] === 'log' && from <= 0) {
      return { key: 'from', message: `A logarithmic range begins above 0, not at ${from}.` };
    }
    return undefined;
  },
);

const count = required(integer(1, MAX_RUNS), 'Number of samples.');
const seed = defaulted(integer(0, 0xffff_ffff), 1, 'Seed of the samples.');

const sample = union('Sample', 'kind', {
  grid: object('Every combination of all values.', {
    kind: required(literal('grid'), 'Every combination of all values.'),
  }),
  list: object('The n-th values of all variables together.', {
    kind: required(literal('list'), 'The n-th values of all variables together.'),
  }),
  random: object('Independent draws.', {
    kind: required(literal('random'), 'Independent draws.'),
    count,
    seed,
  }),
  'latin-hypercube': object('One sample in each of as many strata per variable.', {
    kind: required(literal('latin-hypercube'), 'One sample in each of as many strata per variable.'),
    count,
    seed,
  }),
  sobol: object('Evenly spread points.', {
    kind: required(literal('sobol'), 'Evenly spread points.'),
    count,
    seed: defaulted(integer(0, 0xffff_ffff), 0, 'Seed of a random shift; 0 for none.'),
  }),
});

/** Every kind of file that a run can keep. */
export const FILE_KINDS = ['vtu', 'glb', 'usda', 'csv', 'pairs', 'events', 'series', 'snapshot'] as const;
/** A kind of file that a run can keep. */
export type FileKind = (typeof FILE_KINDS)[number];

const keep = object('Which runs keep files, and which files.', {
  files: required(array(literal(...FILE_KINDS), FILE_KINDS.length), 'Kinds of file.'),
  where: optional(formula, 'Formula over the variables; all runs by default.'),
  every: defaulted(integer(1, 1_000_000), 1, 'Steps from one frame to the next.'),
});

export const planFormat = object('A plan of many runs.', {
  $schema: optional(string(2000), 'Address of the JSON Schema, for editors.'),
  name: required(nameText, 'What the study is called.'),
  description: defaulted(string(2000), '', 'What it asks.'),
  scene: required(anything('a scene, or the path of a scene file'), 'The scene, or the path of its file.'),
  vary: defaulted(record(variable, 1000, 100), {}, 'Variables by name.'),
  sample: defaulted(sample, { kind: 'grid' }, 'How the variables are sampled.'),
  derive: defaulted(
    record(formula, 10_000, 1000),
    {},
    'Formulas over the variables, by the paths that they set.',
  ),
  where: defaulted(array(formula, 100), [], 'Formulas that a combination must fulfil.'),
  seeds: optional(
    array(integer(0, 0xffff_ffff), MAX_RUNS),
    'Seeds, each of which every combination is run with.',
  ),
  keep: optional(keep, 'Files of single runs.'),
  report: optional(
    object('What the report shows.', {
      response: optional(nameText, 'The output that it is about; the first by default.'),
      best: defaulted(literal('most', 'least'), 'least', 'Whether the largest or the smallest is best.'),
    }),
    'What the report shows.',
  ),
  ...runFields,
});

/** A plan of many runs with every value filled in. */
export type Plan = Infer<typeof planFormat>;
/** What varies from run to run, and over which values. */
export type Variable = Infer<typeof variable>;
