/** The force fields of the format. A new field is one more entry of `fieldKinds`. */
import { MAX_MAGNITUDE } from './limits.js';
import { acceleration, name, point, unitVector } from './quantities.js';
import {
  defaulted,
  type Infer,
  type Input,
  literal,
  number,
  object,
  required,
  union,
} from './schema/index.js';

const fieldKinds = {
  uniform: object('The same acceleration everywhere, on top of gravity.', {
    kind: required(literal('uniform'), 'The same acceleration everywhere.'),
    acceleration: required(acceleration, 'Acceleration of every body.'),
  }),
  attractor: object('Pulls towards a center with acceleration strength · distance^exponent.', {
    kind: required(literal('attractor'), 'Pulls towards a center.'),
    center: defaulted(point, [0, 0, 0], 'Where it pulls to.'),
    strength: required(
      number('', -MAX_MAGNITUDE, MAX_MAGNITUDE),
      'Acceleration at a distance of 1 m [m/s²]; negative pushes away.',
    ),
    exponent: defaulted(
      number('', -4, 4),
      -2,
      'Power of the distance: -2 as gravity of a star, 1 as a spring.',
    ),
  }),
  drag: object('Slows bodies: force = -(linear + quadratic · speed) · velocity.', {
    kind: required(literal('drag'), 'Slows bodies by their speed.'),
    linear: defaulted(number('N·s/m', 0, MAX_MAGNITUDE), 0, 'Force per speed.'),
    quadratic: defaulted(number('N·s²/m²', 0, MAX_MAGNITUDE), 0, 'Force per squared speed.'),
  }),
  vortex: object('Turns bodies about an axis with acceleration strength · axis × (position - center).', {
    kind: required(literal('vortex'), 'Turns bodies about an axis.'),
    axis: defaulted(unitVector, [0, 1, 0], 'Direction of the axis, any length but zero.'),
    center: defaulted(point, [0, 0, 0], 'A point of the axis.'),
    strength: required(
      number('1/s²', -MAX_MAGNITUDE, MAX_MAGNITUDE),
      'Acceleration per distance from the axis.',
    ),
  }),
  custom: object('A field that the program supplies under a name when it loads the scene.', {
    kind: required(literal('custom'), 'A field supplied by the program.'),
    name: required(name, 'The name it is supplied under.'),
  }),
} as const;

export const fieldDefinition = union('Field', 'kind', fieldKinds);

/** A field as a user writes it. */
export type FieldDefinition = Input<typeof fieldDefinition>;
/** A field with every value filled in. */
export type FieldSettings = Infer<typeof fieldDefinition>;
