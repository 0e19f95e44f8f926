/**
 * The scene format, described once. Types, validation, the published JSON Schema and the argument checks of `World`
 * all come from this description; docs/scene-format.md explains it to people.
 */
import { sceneBody } from './format-bodies.js';
import { fieldDefinition } from './format-fields.js';
import { sceneJoint } from './format-joints.js';
import { moleculeMaterialFields, moleculeSceneFields } from './format-molecules.js';
import {
  MAX_BODIES,
  MAX_FIELDS,
  MAX_JOINTS,
  MAX_MAGNITUDE,
  MAX_MATERIALS,
  MAX_METHODS,
  MAX_NAME_LENGTH,
  MAX_PAIRS,
  MAX_PARAMETERS,
  MAX_PROSE_LENGTH,
  MAX_SETS,
} from './limits.js';
import { acceleration, color, density, friction, name, point, restitution } from './quantities.js';
import {
  array,
  boolean,
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
  string,
} from './schema/index.js';

/** The version of the format that this build reads and writes. */
export const FORMAT_VERSION = 1;

const prose = string(MAX_PROSE_LENGTH);

const methods = object('The method of each stage; what is left out takes the default of its stage.', {
  broadphase: optional(name, 'Finds pairs of bodies that may touch.'),
  narrowphase: optional(name, 'Finds the points where they do.'),
  penetration: optional(name, 'Measures how deep they are in each other.'),
  response: optional(name, 'Pushes them apart.'),
});

const pair = object('Methods for the contact of bodies with these names, and of their copies.', {
  a: required(name, 'Name of one body.'),
  b: required(name, 'Name of the other.'),
  narrowphase: optional(name, 'Finds the points where they touch.'),
  penetration: optional(name, 'Measures how deep they are in each other.'),
  response: optional(name, 'Pushes them apart.'),
});

const material = object('What a body is made of.', {
  density: optional(density, 'Density.'),
  friction: optional(friction, 'Coulomb friction coefficient.'),
  staticFriction: optional(friction, 'The same until bodies slide, where it is more.'),
  restitution: optional(restitution, 'Part of the approach speed that a bounce keeps.'),
  color: optional(color, 'Color for drawing.'),
  ...moleculeMaterialFields,
});

const view = object(
  'Where a viewer looks from and to.',
  {
    position: required(point, 'Where the eye is.'),
    target: defaulted(point, [0, 0, 0], 'What it looks at.'),
  },
  (value) =>
    String(value['position']) === String(value['target'])
      ? {
          key: 'target',
          message: "The eye can't look at the point where it is; move 'target' or 'position'.",
        }
      : undefined,
);

const breaks = object(
  'A law that the scene breaks, as the gauntlet found it. Tools open the scene at that step.',
  {
    law: required(name, 'Name of the law.'),
    step: required(integer(0, 1e9), 'Steps taken when the break was seen.'),
    sentence: required(prose, 'What was seen.'),
    value: required(number('', -MAX_MAGNITUDE, MAX_MAGNITUDE), 'What was measured.'),
    limit: required(number('', -MAX_MAGNITUDE, MAX_MAGNITUDE), 'What the law allows.'),
  },
);

const set = object('Bodies that belong together: tools select and move them as one.', {
  name: optional(name, 'What they are together.'),
  bodies: required(array(name, MAX_BODIES), 'Names of the bodies, which must be unique for that.'),
});

const parameters = record(
  record(scalar(MAX_NAME_LENGTH, MAX_MAGNITUDE), MAX_PARAMETERS, MAX_NAME_LENGTH),
  MAX_METHODS,
  MAX_NAME_LENGTH,
);

export const sceneFormat = object(
  'A scene of Pliant: bodies, materials, fields and the methods that move them.',
  {
    $schema: optional(prose, 'Address of the JSON Schema, for editors.'),
    pliant: required(literal(FORMAT_VERSION), 'Version of the format.'),
    name: required(name, 'What the scene is called.'),
    description: required(prose, 'What it shows, in one sentence.'),
    source: optional(prose, 'Where the scene comes from.'),
    gravity: defaulted(acceleration, [0, -9.81, 0], 'Acceleration of every body.'),
    dt: defaulted(numberAbove('s', 0, 1), 1 / 60, 'Time of one step.'),
    substeps: defaulted(integer(1, 1000), 4, 'Parts into which a step is divided.'),
    duration: defaulted(number('s', 0, 1e6), 10, 'Time to simulate.'),
    ...moleculeSceneFields,
    seed: defaulted(integer(0, 0xffff_ffff), 1, 'Seed of everything random.'),
    sleeping: defaulted(boolean(), true, 'Whether bodies at rest fall asleep.'),
    methods: defaulted(methods, {}, 'The method of each stage.'),
    pairs: defaulted(array(pair, MAX_PAIRS), [], 'Methods for single pairs of bodies, by their names.'),
    parameters: defaulted(parameters, {}, 'Parameters of methods, by the name of the method.'),
    materials: defaulted(record(material, MAX_MATERIALS, MAX_NAME_LENGTH), {}, 'Materials by name.'),
    bodies: required(array(sceneBody, MAX_BODIES), 'The bodies.'),
    joints: defaulted(array(sceneJoint, MAX_JOINTS), [], 'Joints that tie bodies together.'),
    sets: defaulted(array(set, MAX_SETS), [], 'Bodies that tools select and move as one.'),
    fields: defaulted(array(fieldDefinition, MAX_FIELDS), [], 'Force fields that act on top of gravity.'),
    view: optional(view, 'Where a viewer looks from and to.'),
    breaks: optional(breaks, 'A law that the scene breaks; tools open it at that step.'),
  },
);

/** A checked scene: every default filled in, repeats and materials still as written. See `expandScene`. */
export type Scene = Infer<typeof sceneFormat>;
/** A scene as a user writes it. */
export type SceneDefinition = Input<typeof sceneFormat>;
export type MaterialDefinition = Input<typeof material>;
export type MaterialSettings = Infer<typeof material>;
