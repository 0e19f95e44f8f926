/** The bodies of the format. A new kind of body is one more entry of `bodyKinds`. */
import { COMBINE_RULES } from '../core/combine-rules.js';
import { Part } from '../core/part.js';
import type { softFields as SoftFields } from './format-deformables.js';
import type { keyframesRise, massSpringFields as MassSpringFields } from './format-mass-spring.js';
import { shape, solidShape } from './format-shapes.js';
import { lateFields } from './late-fields.js';
import { MAX_BODIES } from './limits.js';
import {
  angularVelocity,
  axes,
  color,
  damping,
  density,
  distance,
  factor,
  force,
  friction,
  inertia,
  mass,
  name,
  point,
  restitution,
  rotation,
  step,
  velocity,
} from './quantities.js';
import {
  boolean,
  defaulted,
  type Fields,
  type Infer,
  type Input,
  integer,
  literal,
  type ObjectNode,
  object,
  optional,
  type Rule,
  required,
  union,
  vec3,
} from './schema/index.js';

const combineRule = literal(...COMBINE_RULES);
const bits = integer(0, 0xffff_ffff);

/** Values that a body takes from its material, and else from here. */
export const MATERIAL_DEFAULTS = { density: 1000, friction: 0.5, restitution: 0 } as const;

const surface = {
  material: optional(name, "Name of an entry of the scene's materials."),
  friction: optional(friction, "Coulomb friction coefficient; else the material's, else 0.5."),
  staticFriction: optional(
    friction,
    "Friction until the bodies slide on each other, where it is more; else the material's.",
  ),
  restitution: optional(
    restitution,
    "Part of the approach speed that a bounce keeps; else the material's, else 0.",
  ),
  color: optional(color, "Color for drawing; else the material's."),
} as const;

/** Bodies of molecules have a friction per molecule, which is always combined by the geometric mean. */
const rules = {
  frictionRule: optional(
    combineRule,
    'How the friction is combined with that of others; else the geometric mean. Where two bodies differ, the later of the list is taken.',
  ),
  restitutionRule: optional(
    combineRule,
    'How the restitution is combined with that of others; else the larger one. Where two bodies differ, the later of the list is taken.',
  ),
} as const;

const placement = {
  name: optional(name, "What to call the body in results; needn't be unique."),
  position: defaulted(point, [0, 0, 0], 'Position of the center.'),
  orientation: defaulted(
    rotation,
    [0, 0, 0, 1],
    'Rotation as a quaternion [x, y, z, w], any length but zero.',
  ),
} as const;

const filtering = {
  group: defaulted(bits, 1, 'Groups the body is in, as a bit set.'),
  mask: defaulted(
    bits,
    0xffff_ffff,
    "Groups the body touches, as a bit set; two bodies touch when each is in the other's mask.",
  ),
  sensor: defaulted(boolean(), false, 'Reports contacts but feels no forces from them.'),
  forceThreshold: optional(force, 'Contact force above which the body raises a force event.'),
  enabled: defaulted(
    boolean(),
    true,
    'Whether the body takes part; one that does not neither moves nor touches anything.',
  ),
} as const;

const motion = {
  velocity: defaulted(velocity, [0, 0, 0], 'Velocity of the center.'),
  angularVelocity: defaulted(angularVelocity, [0, 0, 0], 'Angular velocity about the center, in world axes.'),
} as const;

const dynamics = {
  density: optional(density, "Density; else the material's, else 1000. Not used when a mass is given."),
  mass: optional(mass, 'Mass; else density times volume.'),
  inertia: optional(
    inertia,
    "Moments about the body's own axes through the center; else those of the shape.",
  ),
  massAtOrigin: defaulted(
    boolean(),
    false,
    "Whether the center of mass is the origin in which the shape is written, not the shape's own; needs mass and inertia.",
  ),
  linearDamping: defaulted(damping, 0, 'Rate at which velocity decays.'),
  angularDamping: defaulted(damping, 0, 'Rate at which angular velocity decays.'),
  gravityScale: defaulted(factor, 1, 'How strongly gravity acts on the body.'),
  lockTranslation: defaulted(axes, '', 'Axes of the world along which the body does not move.'),
  lockRotation: defaulted(axes, '', 'Axes of the world about which the body does not turn.'),
  canSleep: defaulted(boolean(), true, 'Whether the body may fall asleep when it rests.'),
  asleep: defaulted(boolean(), false, 'Whether the body begins asleep.'),
  continuous: optional(
    boolean(),
    'Whether the body is swept along its path, so that it passes through nothing; else only when it is fast.',
  ),
} as const;

const sleepRule: Rule = (body) =>
  body['asleep'] === true && body['canSleep'] === false
    ? { key: 'asleep', message: "A body can't begin asleep when 'canSleep' is false; change one of the two." }
    : undefined;

/** Mass behind or before an axis adds to both other moments, so none is larger than the other two together. */
const INERTIA_ROOM = 1 + 1e-9;

const inertiaRule: Rule = (body) => {
  const moments = body['inertia'];
  if (!Array.isArray(moments)) return undefined;
  const [x, y, z] = moments as number[];
  const largest = Math.max(x!, y!, z!);
  if (largest <= (x! + y! + z! - largest) * INERTIA_ROOM) return undefined;
  return {
    key: 'inertia',
    message: `No body has the moments ${moments.join(', ')}: the largest is at most the sum of the other two; change them.`,
  };
};

/** Vertices of a soft body stop where they meet something; what comes back is the work of its elasticity. */
const bounceRule: Rule = (body) =>
  typeof body['restitution'] === 'number' && body['restitution'] > 0
    ? {
        key: 'restitution',
        message:
          "A soft body bounces by its elasticity and has no restitution; leave it out, and lower the model's damping for a higher bounce.",
      }
    : undefined;

const originRule: Rule = (body) =>
  body['massAtOrigin'] === true && (body['mass'] === undefined || body['inertia'] === undefined)
    ? {
        key: 'massAtOrigin',
        message: "A center of mass that isn't the shape's needs 'mass' and 'inertia' beside it; give both.",
      }
    : undefined;

const rigidRule: Rule = (body) => sleepRule(body) ?? inertiaRule(body) ?? originRule(body);

/** What soft bodies have beside that which all bodies have: a program without them has no words for it. */
export const softFormat = new Part<typeof SoftFields>('Soft bodies', 'pliant/soft');
const softFields = lateFields(softFormat, 'body.kind', [
  'mesh',
  'model',
  'fixed',
  'fixedBox',
  'attachments',
  'selfCollision',
  'surface',
]);

/** The same of bodies of molecules, with their rule. */
export const massSpringFormat = new Part<typeof MassSpringFields>('Bodies of molecules', 'pliant/molecules');
export const massSpringRule = new Part<typeof keyframesRise>('Bodies of molecules', 'pliant/molecules');
const massSpringFields = lateFields(massSpringFormat, 'body.kind', [
  'molecules',
  'radius',
  'materials',
  'organ',
  'integrator',
  'skin',
]);

/** Every kind of body, as `World.add` takes it. */
export const bodyKinds = {
  static: object('A body that never moves.', {
    kind: required(literal('static'), 'A body that never moves.'),
    ...placement,
    shape: required(shape, 'Its shape.'),
    ...surface,
    ...rules,
    ...filtering,
  }),
  kinematic: object('A body that moves as told and that nothing can push.', {
    kind: required(literal('kinematic'), 'A body that moves as told.'),
    ...placement,
    shape: required(solidShape, 'Its shape.'),
    ...motion,
    ...surface,
    ...rules,
    ...filtering,
  }),
  rigid: object(
    'A body that keeps its shape and moves by forces.',
    {
      kind: required(literal('rigid'), 'A body that moves by forces.'),
      ...placement,
      shape: required(solidShape, 'Its shape.'),
      ...motion,
      ...dynamics,
      ...surface,
      ...rules,
      ...filtering,
    },
    rigidRule,
  ),
  soft: object(
    'A body of tetrahedra that deforms.',
    {
      kind: required(literal('soft'), 'A body that deforms.'),
      ...placement,
      ...softFields,
      ...motion,
      density: optional(density, "Density; else the material's, else 1000."),
      gravityScale: dynamics.gravityScale,
      canSleep: dynamics.canSleep,
      asleep: dynamics.asleep,
      ...surface,
      ...rules,
      ...filtering,
    },
    (body) => sleepRule(body) ?? bounceRule(body),
  ),
  'mass-spring': object(
    'A body of molecules, connected by damped springs where they overlap at rest.',
    {
      kind: required(literal('mass-spring'), 'A body of molecules.'),
      ...placement,
      ...massSpringFields,
      ...motion,
      gravityScale: dynamics.gravityScale,
      canSleep: dynamics.canSleep,
      asleep: dynamics.asleep,
      ...surface,
      ...filtering,
    },
    (body) => sleepRule(body) ?? massSpringRule.get('body.kind')(body),
  ),
} as const;

/** The argument of `World.add`. */
export const bodyDefinition = union('Body', 'kind', bodyKinds);

/** A body as a user writes it. */
export type BodyDefinition = Input<typeof bodyDefinition>;

const repeat = optional(
  object('A block of copies of one body.', {
    count: required(vec3(integer(1, MAX_BODIES)), 'Copies along x, y and z.'),
    step: required(step, 'Distance between neighbours along x, y and z.'),
    jitter: defaulted(distance, 0, 'Most by which a copy is moved at random along each axis.'),
    seed: optional(bits, "Seed of the jitter; else it follows from the scene's seed and the body's index."),
  }),
  'Makes a block of copies, the body itself being the first corner.',
);

type Repeatable<T> = {
  readonly [K in keyof T]: T[K] extends ObjectNode<infer F> ? ObjectNode<F & RepeatField> : never;
};
type RepeatField = { readonly repeat: typeof repeat };

function repeatable<T extends Readonly<Record<string, ObjectNode<Fields>>>>(kinds: T): Repeatable<T> {
  const entries = Object.entries(kinds).map(([kind, node]) => [
    kind,
    { ...node, fields: { ...node.fields, repeat } },
  ]);
  return Object.fromEntries(entries) as Repeatable<T>;
}

/** A body in a scene file, where it may be repeated. */
export const sceneBody = union('Body', 'kind', repeatable(bodyKinds));

/** A body of a scene, its material and its repeat still as written. */
export type SceneBody = Infer<typeof sceneBody>;
