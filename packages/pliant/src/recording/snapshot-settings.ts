import type { ByteReader } from '../core/bytes.js';
import { PliantError } from '../core/errors.js';
import { METHOD_STAGES, type MethodStage, type PairStage, rowsOf } from '../pipeline/served.js';
import { shape } from '../scene/format-shapes.js';
import type { FieldSettings } from '../scene/index.js';
import { fieldDefinition } from '../scene/index.js';
import { acceleration, color, name } from '../scene/quantities.js';
import {
  array,
  boolean,
  checkValue,
  type Infer,
  integer,
  number,
  object,
  optional,
  record,
  required,
  scalar,
} from '../scene/schema/index.js';
import type { Simulation } from '../simulation.js';

const row = integer(0, 2 ** 24);

/** The part of a snapshot that is words: written as JSON and checked like a scene. */
const settingsFormat = object('Settings of a world.', {
  gravity: required(acceleration, 'Gravity.'),
  substeps: required(integer(1, 1000), 'Substeps.'),
  sleeping: required(boolean(), 'Whether bodies fall asleep.'),
  softened: required(number('', 0, Number.MAX_SAFE_INTEGER), 'Contacts softened so far.'),
  methods: required(record(name, 10, 200), 'Method of each stage.'),
  parameters: required(record(record(scalar(200, 1e30), 1000, 200), 1000, 200), 'Parameters by method.'),
  pairs: required(
    array(
      object('A choice for one pair.', {
        stage: required(name, 'Stage.'),
        a: required(row, 'Row.'),
        b: required(row, 'Row.'),
        name: required(name, 'Method.'),
      }),
      1_000_000,
    ),
    'Methods of single pairs.',
  ),
  fields: required(array(fieldDefinition, 100_000), 'Force fields.'),
  labels: required(
    array(
      object('A label.', {
        row: required(row, 'Row.'),
        name: optional(name, 'Name.'),
        color: optional(color, 'Color.'),
      }),
      2 ** 24,
    ),
    'Names and colors of bodies.',
  ),
  solids: required(
    array(
      object('A shape that bodies share.', {
        at: required(row, 'Its number.'),
        centred: required(boolean(), 'Whether its origin is its centre of mass.'),
        shape: required(shape, 'The shape.'),
      }),
      2 ** 24,
    ),
    'Shapes that are kept beside the bodies.',
  ),
});

export type Settings = Infer<typeof settingsFormat>;

export function writeSettings(sim: Simulation): unknown {
  const { methods } = sim;
  const pairs = Object.entries(methods.pairs).flatMap(([stage, choices]) =>
    [...choices].map(([key, name]) => {
      const [a, b] = rowsOf(key);
      return { stage, a, b, name };
    }),
  );
  const labels = sim.labels.flatMap((label, row) => (label === undefined ? [] : [{ row, ...label }]));
  return {
    gravity: [...sim.gravity],
    substeps: sim.substeps,
    sleeping: sim.sleeping,
    softened: sim.softened,
    methods: { ...methods.names },
    parameters: methods.parameters,
    pairs,
    fields: sim.fields.fields,
    labels,
    solids: sim.bodies.solids.list(),
  };
}

export const checkSettings = (raw: unknown): Settings => checkValue(settingsFormat, raw, 'settings');

export function readSettings(sim: Simulation, settings: Settings, input: ByteReader): void {
  sim.gravity.set(settings.gravity);
  sim.substeps = settings.substeps;
  sim.sleeping = settings.sleeping;
  sim.softened = settings.softened;
  for (const stage of METHOD_STAGES) {
    if (settings.methods[stage] === undefined)
      input.fail(`The settings name no method for the ${stage} stage.`);
    sim.methods.choose(stage as MethodStage, settings.methods[stage]);
  }
  for (const [method, values] of Object.entries(settings.parameters))
    sim.methods.setParameters(method, values);
  for (const { stage, a, b, name } of settings.pairs) {
    if (!Object.hasOwn(sim.methods.pairs, stage)) input.fail(`There is no stage '${stage}' with pairs.`);
    if (!isAlive(sim, a) || !isAlive(sim, b))
      input.fail(`The pair ${a}, ${b} names a body that isn't there.`);
    sim.methods.choosePair(stage as PairStage, name, a, b);
  }
  readFields(sim, settings.fields);
  for (const { row, ...label } of settings.labels) {
    if (!isAlive(sim, row)) input.fail(`A label names the body row ${row}, which isn't there.`);
    sim.labels[row] = label;
  }
}

function readFields(sim: Simulation, fields: readonly FieldSettings[]): void {
  for (const field of fields) {
    if (field.kind === 'custom' && !sim.fields.custom.has(field.name)) {
      throw new PliantError(
        'unknown-name',
        `The world uses the custom force field '${field.name}'; pass its function as fields['${field.name}'].`,
        { path: 'fields' },
      );
    }
    sim.fields.add(field);
  }
}

function isAlive(sim: Simulation, row: number): boolean {
  return row < sim.bodies.rows && sim.bodies.columns.kind[row] !== 0;
}
