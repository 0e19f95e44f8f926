/** The joints of the format. A new kind of joint is one more entry of `jointKinds`. */
import { Part } from '../core/part.js';
import { angleLimits, hingeMotor, sliderMotor, strength, travelLimits } from './format-motors.js';
import type { sixAxisFields as SixAxisFields } from './format-six-axis.js';
import { lateFields } from './late-fields.js';
import { MAX_BODIES, MAX_COORDINATE } from './limits.js';
import { distance, name, point, step, unitVector } from './quantities.js';
import {
  boolean,
  defaulted,
  type Fields,
  type Infer,
  type Input,
  integer,
  literal,
  type Node,
  number,
  numberAbove,
  type ObjectNode,
  object,
  optional,
  type Rule,
  required,
  union,
} from './schema/index.js';

/** The axes of a six-axis joint, travel before turns. */
export const AXIS_NAMES = ['x', 'y', 'z', 'turnX', 'turnY', 'turnZ'] as const;
export type JointAxis = (typeof AXIS_NAMES)[number];

const coneAngle = numberAbove('rad', 0, Math.PI);
const needsAxis: Rule = ({ axis, cone, twist }) =>
  axis === undefined && (cone !== undefined || twist !== undefined)
    ? { key: 'axis', message: "'cone' and 'twist' need an 'axis'." }
    : undefined;

const common = {
  name: optional(name, "What to call the joint in results; needn't be unique."),
  collide: defaulted(boolean(), false, 'Whether the two bodies can touch each other.'),
} as const;
const anchor = required(point, 'Where the bodies are joined, in the world, as they stand when it is made.');
const axis = required(unitVector, 'Direction of the axis, in the world, any length but zero.');
const between = {
  anchorA: required(point, 'Where it is fastened to a, in the world, as a stands when it is made.'),
  anchorB: required(point, 'Where it is fastened to b.'),
} as const;
const size = numberAbove('m', 0, MAX_COORDINATE);

const holdsSomething: Rule = (joint) =>
  AXIS_NAMES.every((axis) => {
    const freedom = joint[axis] as { limits?: unknown; motor?: unknown } | undefined;
    return freedom !== undefined && freedom.limits === undefined && freedom.motor === undefined;
  })
    ? { key: 'x', message: 'All six axes are free: such a joint holds nothing.' }
    : undefined;

/** A program without joints of six axes has no words for their axes. */
export const sixAxisFormat = new Part<typeof SixAxisFields>('Joints of six axes', 'pliant/methods');
const sixAxisFields = lateFields(sixAxisFormat, 'joint.kind', ['orientation', ...AXIS_NAMES]);

/** Every kind of joint; `ends` are the keys that name its two bodies. */
function jointKinds<E extends Fields>(ends: E) {
  return {
    ball: object(
      'Two bodies share a point.',
      {
        kind: required(literal('ball'), 'They share a point and turn about it, freely unless limited.'),
        ...ends,
        anchor,
        axis: optional(unitVector, 'Axis of cone and twist, in the world, any length but zero.'),
        cone: optional(coneAngle, 'How far the axis of b may lean from that of a.'),
        twist: optional(angleLimits, 'How far b may turn about the axis.'),
        ...common,
      },
      needsAxis,
    ),
    hinge: object('Two bodies share an axis and turn about it.', {
      kind: required(literal('hinge'), 'They share an axis and turn about it.'),
      ...ends,
      anchor,
      axis,
      limits: optional(angleLimits, 'How far it turns.'),
      motor: optional(hingeMotor, 'What turns it.'),
      ...common,
    }),
    slider: object('Two bodies keep their orientation to each other and slide along an axis.', {
      kind: required(literal('slider'), 'They slide along an axis and do not turn.'),
      ...ends,
      anchor,
      axis,
      limits: optional(travelLimits, 'How far it goes.'),
      motor: optional(sliderMotor, 'What moves it.'),
      ...common,
    }),
    fixed: object('Two bodies move as one.', {
      kind: required(literal('fixed'), 'They move as one.'),
      ...ends,
      anchor,
      ...common,
    }),
    distance: object('Two points keep their distance.', {
      kind: required(literal('distance'), 'Two points keep their distance, as if by a rod.'),
      ...ends,
      ...between,
      length: optional(size, 'The distance; the present one by default.'),
      ...common,
    }),
    rope: object('Two points come no farther apart than a length.', {
      kind: required(literal('rope'), 'Two points come no farther apart than a length.'),
      ...ends,
      ...between,
      length: optional(size, 'The length; the present one by default.'),
      ...common,
    }),
    spring: object('Two points pull and push each other by a spring.', {
      kind: required(literal('spring'), 'A spring between two points.'),
      ...ends,
      ...between,
      length: optional(distance, 'Length at rest; the present one by default.'),
      stiffness: required(strength('N/m'), 'Force per change of length.'),
      damping: defaulted(strength('N·s/m'), 0, 'Force per speed of that change.'),
      ...common,
    }),
    'six-axis': object(
      'Two bodies travel along and turn about three axes, as far as each of the six is left free.',
      {
        kind: required(
          literal('six-axis'),
          'Each of three ways and three turns is locked, free, limited or driven.',
        ),
        ...ends,
        anchor,
        ...sixAxisFields,
        ...common,
      },
      holdsSomething,
    ),
  } as const;
}

const handle = number('', 1, Number.MAX_SAFE_INTEGER);

/** A joint between two bodies that are there, by their handles. */
export const jointDefinition = union(
  'Joint',
  'kind',
  jointKinds({ a: required(handle, 'Handle of body a.'), b: required(handle, 'Handle of body b.') }),
);

/** A joint with every value filled in. */
export type JointSettings = Infer<typeof jointDefinition>;
/** How a joint ties its bodies. */
export type JointKind = JointSettings['kind'];

const repeat = optional(
  object('A row of copies of one joint.', {
    count: required(integer(1, MAX_BODIES), 'Number of joints in all.'),
    step: required(step, 'By how much each copy is moved on.'),
  }),
  "Makes a row of joints: the number at the end of each body's name counts up.",
);

type Repeatable<T> = {
  readonly [K in keyof T]: T[K] extends ObjectNode<infer F>
    ? ObjectNode<F & { readonly repeat: typeof repeat }>
    : never;
};

function repeatable<T extends Readonly<Record<string, ObjectNode<Readonly<Record<string, FieldOf>>>>>>(
  kinds: T,
): Repeatable<T> {
  const entries = Object.entries(kinds).map(([kind, node]) => [
    kind,
    { ...node, fields: { ...node.fields, repeat } },
  ]);
  return Object.fromEntries(entries) as Repeatable<T>;
}
type FieldOf = Fields[string] & { readonly node: Node };

/** A joint in a scene file, where bodies go by their names. */
export const sceneJoint = union(
  'Joint',
  'kind',
  repeatable(jointKinds({ a: required(name, 'Name of body a.'), b: required(name, 'Name of body b.') })),
);

/** A joint of a scene, its repeat still as written. */
export type SceneJoint = Infer<typeof sceneJoint>;
/** A joint as a user writes it, the bodies by handle. */
export type JointInput = Input<typeof jointDefinition>;
