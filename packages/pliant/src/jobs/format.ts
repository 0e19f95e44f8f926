/**
 * What a run is, as data: the formats of jobs and of the outputs they measure. Checks, sentences and types follow from
 * here.
 */
import { MAX_MAGNITUDE, MAX_METHODS, MAX_NAME_LENGTH, MAX_PARAMETERS } from '../scene/limits.js';
import { name, point } from '../scene/quantities.js';
import {
  anything,
  array,
  defaulted,
  type Infer,
  type Input,
  integer,
  literal,
  number,
  numberAbove,
  object,
  optional,
  record,
  required,
  scalar,
} from '../scene/schema/index.js';

/** Quantities that an output can be of, each with its unit. */
export const QUANTITIES = {
  force: 'N',
  peakForce: 'N',
  impulse: 'N·s',
  area: 'm²',
  pressure: 'Pa',
  maxPressure: 'Pa',
  penetration: 'm',
  contacts: '',
  energy: 'J',
  kinetic: 'J',
  potential: 'J',
  elastic: 'J',
  position: 'm',
  velocity: 'm/s',
  speed: 'm/s',
  spin: 'rad/s',
  extent: 'm',
  restTime: 's',
  lawBroken: '',
  troubles: '',
  steps: '',
  time: 's',
} as const;

/** The name of a quantity that can be an output. */
export type Quantity = keyof typeof QUANTITIES;
/** Every quantity that can be an output, by name. */
export const QUANTITY_NAMES = Object.keys(QUANTITIES) as Quantity[];

/** Quantities that are one number by nature. */
export const SINGLE: readonly Quantity[] = ['restTime', 'lawBroken', 'troubles', 'steps', 'time'];
/** Quantities of whole worlds. */
const OF_WORLDS: readonly Quantity[] = ['lawBroken', 'troubles', 'steps', 'time'];
/** Quantities of contact alone are of pairs and of places. */
const OF_CONTACT: readonly Quantity[] = [
  'force',
  'peakForce',
  'impulse',
  'area',
  'pressure',
  'maxPressure',
  'penetration',
  'contacts',
];
/** Quantities with a direction. */
const DIRECTED: readonly Quantity[] = ['position', 'velocity', 'extent', 'force', 'impulse'];
const NEED_AXIS: readonly Quantity[] = ['position', 'velocity', 'extent'];

/** How a quantity over time becomes one number. */
export const TAKES = ['peak', 'least', 'mean', 'end', 'total', 'when', 'series'] as const;
/** What is taken of a quantity over time. */
export type Take = (typeof TAKES)[number];

const box = object(
  'A box in the world.',
  {
    min: required(point, 'Lower corner.'),
    max: required(point, 'Upper corner.'),
  },
  ({ min, max }) =>
    (min as number[]).some((low, k) => low > (max as number[])[k])
      ? { key: 'max', message: "Nothing is between these corners; 'max' is the upper one in each direction." }
      : undefined,
);

const quantity = literal(...QUANTITY_NAMES);
const axis = literal('x', 'y', 'z', 'normal', 'tangential');

const measured = {
  quantity: required(quantity, 'What is measured.'),
  of: optional(name, 'Name of the body, and of its copies; all bodies by default.'),
  against: optional(name, 'Name of the other body of a contact; all others by default.'),
  axis: optional(axis, 'Component of what has a direction; its size by default.'),
  region: optional(box, 'Box of the world outside of which contact does not count.'),
  threshold: optional(number('', 0, MAX_MAGNITUDE), 'Speed below which a body rests [m/s], for restTime.'),
} as const;

type Rules = Readonly<Record<string, unknown>>;

function measureRule(value: Rules) {
  const what = value['quantity'] as Quantity;
  const chosen = value['axis'] as string | undefined;
  if (NEED_AXIS.includes(what) && !['x', 'y', 'z'].includes(chosen ?? '')) {
    return { key: 'axis', message: `Of '${what}' one component is measured; say 'axis' as 'x', 'y' or 'z'.` };
  }
  if (chosen !== undefined && !DIRECTED.includes(what)) {
    return { key: 'axis', message: `'${what}' has no direction; remove 'axis'.` };
  }
  if (OF_WORLDS.includes(what) && (value['of'] ?? value['against']) !== undefined) {
    return { key: 'of', message: `'${what}' is of the whole world; remove 'of' and 'against'.` };
  }
  for (const key of ['against', 'region']) {
    if (value[key] !== undefined && !OF_CONTACT.includes(what))
      return { key, message: `'${what}' is not of a contact; remove '${key}'.` };
  }
  return undefined;
}

export const outputFormat = object(
  'A quantity that a run measures.',
  {
    ...measured,
    take: optional(
      literal(...TAKES),
      "How it becomes one number; 'peak' by default, 'end' for what is one number by nature.",
    ),
  },
  (value) => {
    const take = value['take'] as Take | undefined;
    const isSingle = SINGLE.includes(value['quantity'] as Quantity);
    if (isSingle && take !== undefined && take !== 'end') {
      return { key: 'take', message: `'${value['quantity']}' is one number by nature; remove 'take'.` };
    }
    return measureRule(value);
  },
);

export const stopFormat = object(
  'A condition that ends a run before its time.',
  {
    ...measured,
    above: optional(number('', -MAX_MAGNITUDE, MAX_MAGNITUDE), 'The run ends when it is above this.'),
    below: optional(number('', -MAX_MAGNITUDE, MAX_MAGNITUDE), 'The run ends when it is below this.'),
    lasting: defaulted(number('s', 0, 1e6), 0, 'How long the condition must hold.'),
    after: defaulted(number('s', 0, 1e6), 0, 'Time before which it is not asked.'),
  },
  (value) => {
    if (value['above'] === undefined && value['below'] === undefined) {
      return { key: 'above', message: "A condition needs 'above' or 'below'; add one." };
    }
    if (SINGLE.includes(value['quantity'] as Quantity)) {
      return {
        key: 'quantity',
        message: `A run can't be ended by '${value['quantity']}'; take a quantity over time.`,
      };
    }
    return measureRule(value);
  },
);

const methods = object('The method of each stage.', {
  broadphase: optional(name, 'Finds pairs of bodies that may touch.'),
  narrowphase: optional(name, 'Finds the points where they do.'),
  penetration: optional(name, 'Measures how deep they are in each other.'),
  response: optional(name, 'Pushes them apart.'),
});

export const MAX_OUTPUTS = 1000;
export const MAX_SETTINGS = 10_000;

/** What a job says beside its scene; a plan says it for all of its runs. */
export const runFields = {
  set: defaulted(
    record(anything('a value'), MAX_SETTINGS, 1000),
    {},
    'Values to put into the scene, by their paths.',
  ),
  seed: optional(integer(0, 0xffff_ffff), "Seed of everything random; else the scene's."),
  dt: optional(numberAbove('s', 0, 1), "Time of one step; else the scene's."),
  duration: optional(number('s', 0, 1e6), "Time to simulate; else the scene's."),
  substeps: optional(integer(1, 1000), "Parts of a step; else the scene's."),
  solver: optional(
    literal('static', 'exact'),
    "'static' finds where the forces balance, 'exact' steps by the slow solver; else the world steps by its methods.",
  ),
  methods: defaulted(methods, {}, "Methods in the place of the scene's."),
  parameters: defaulted(
    record(
      record(scalar(MAX_NAME_LENGTH, MAX_MAGNITUDE), MAX_PARAMETERS, MAX_NAME_LENGTH),
      MAX_METHODS,
      MAX_NAME_LENGTH,
    ),
    {},
    "Parameters of methods, beside the scene's.",
  ),
  outputs: defaulted(record(outputFormat, MAX_OUTPUTS, MAX_NAME_LENGTH), {}, 'What is measured, by name.'),
  stop: defaulted(array(stopFormat, 100), [], 'Conditions that end the run early.'),
} as const;

export const jobFormat = object('A run: a scene, what is changed in it, and what is measured.', {
  scene: required(anything('a scene'), 'The scene, as in a scene file.'),
  ...runFields,
});

/** An output as a user writes it: a quantity, of whom, and what is taken of it. */
export type OutputDefinition = Input<typeof outputFormat>;
export type OutputSettings = Infer<typeof outputFormat>;
export type StopSettings = Infer<typeof stopFormat>;
/** A job as a user writes it. */
export type JobDefinition = Input<typeof jobFormat>;
/** A job that was checked; its scene is kept as written. */
export type Job = Infer<typeof jobFormat>;
/** What may stand for one quantity: an output or a condition. */
export type Measured = Pick<OutputSettings, 'quantity' | 'of' | 'against' | 'axis' | 'region' | 'threshold'>;
