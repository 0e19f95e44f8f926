/**
 * Every change to a world is one of these commands: the methods of `World` and `Body` make them, `execute` carries them
 * out, a recorder writes them down, a replay runs them again. They are described like the scene format, so a wrong
 * argument and a tampered recording get the same kind of answer.
 */

import { COMBINE_RULES } from '../core/combine-rules.js';
import { METHOD_STAGES } from '../pipeline/served.js';
import { AXIS_NAMES, bodyDefinition, fieldDefinition, jointDefinition } from '../scene/index.js';
import {
  acceleration,
  angularVelocity,
  axes,
  damping,
  density,
  factor,
  force,
  friction,
  inertia,
  mass,
  name,
  point,
  restitution,
  rotation,
  velocity,
} from '../scene/quantities.js';
import {
  boolean,
  defaulted,
  type Infer,
  integer,
  literal,
  number,
  numberAbove,
  object,
  optional,
  record,
  required,
  scalar,
  union,
  vec3,
} from '../scene/schema/index.js';

const body = required(number('', 1, Number.MAX_SAFE_INTEGER), 'Handle of the body.');
const vertex = required(integer(0, 2 ** 32), 'Number of the vertex.');
const push = vec3(number('', -1e30, 1e30));
const bits = integer(0, 0xffff_ffff);

const op = <const T extends string>(value: T) => required(literal(value), 'What to do.');

export const commandFormat = union('Command', 'op', {
  add: object('Adds a body.', { op: op('add'), body: required(bodyDefinition, 'The body.') }),
  remove: object('Removes a body.', { op: op('remove'), body }),
  place: object('Puts a body somewhere else.', {
    op: op('place'),
    body,
    position: optional(point, 'New position of the center.'),
    orientation: optional(rotation, 'New orientation.'),
  }),
  launch: object('Gives a body a velocity.', {
    op: op('launch'),
    body,
    velocity: optional(velocity, 'New velocity of the center.'),
    angularVelocity: optional(angularVelocity, 'New angular velocity, world axes.'),
  }),
  force: object('Pushes a body during the next step.', {
    op: op('force'),
    body,
    force: required(push, 'Force [N].'),
    point: optional(point, 'Where it acts, in the world; else the center.'),
  }),
  torque: object('Twists a body during the next step.', {
    op: op('torque'),
    body,
    torque: required(push, 'Torque [N·m].'),
  }),
  impulse: object('Changes the momentum of a body at once.', {
    op: op('impulse'),
    body,
    impulse: required(push, 'Impulse [N·s].'),
    point: optional(point, 'Where it acts, in the world; else the center.'),
  }),
  twist: object('Changes the angular momentum of a body at once.', {
    op: op('twist'),
    body,
    twist: required(push, 'Angular impulse [N·m·s].'),
  }),
  set: object('Changes properties of a body.', {
    op: op('set'),
    body,
    friction: optional(friction, 'Coulomb friction coefficient.'),
    staticFriction: optional(
      friction,
      'The same until bodies slide, where it is more; 0 for none of its own.',
    ),
    restitution: optional(restitution, 'Part of the approach speed that a bounce keeps.'),
    frictionRule: optional(literal(...COMBINE_RULES), 'How the friction is combined with that of others.'),
    restitutionRule: optional(
      literal(...COMBINE_RULES),
      'How the restitution is combined with that of others.',
    ),
    enabled: optional(boolean(), 'Whether the body takes part.'),
    linearDamping: optional(damping, 'Rate at which velocity decays.'),
    angularDamping: optional(damping, 'Rate at which angular velocity decays.'),
    gravityScale: optional(factor, 'How strongly gravity acts on the body.'),
    mass: optional(mass, 'Mass; the moments of inertia grow with it.'),
    inertia: optional(inertia, "Moments about the body's own axes through the center."),
    lockTranslation: optional(axes, 'Axes of the world along which the body does not move.'),
    lockRotation: optional(axes, 'Axes of the world about which the body does not turn.'),
    forceThreshold: optional(force, 'Contact force above which the body raises a force event.'),
    group: optional(bits, 'Groups the body is in.'),
    mask: optional(bits, 'Groups the body touches.'),
    sensor: optional(boolean(), 'Reports contacts but feels no forces from them.'),
    canSleep: optional(boolean(), 'Whether the body may fall asleep.'),
    continuous: optional(boolean(), 'Whether the body is swept along its path.'),
    selfCollision: optional(boolean(), 'Whether a deformable body can touch itself.'),
  }),
  pull: object('Sets the force on a vertex of a deformable body, until it is set again.', {
    op: op('pull'),
    body,
    vertex,
    force: required(push, 'Force [N].'),
  }),
  fix: object('Fixes a vertex of a deformable body where it is, or lets it go.', {
    op: op('fix'),
    body,
    vertex,
    fixed: required(boolean(), 'Whether nothing moves it any more.'),
  }),
  attach: object('Ties a vertex of a deformable body to the world or to a body.', {
    op: op('attach'),
    body,
    vertex,
    to: defaulted(
      number('', 0, Number.MAX_SAFE_INTEGER),
      0,
      'Handle of the body that holds it, 0 for the world.',
    ),
    point: optional(point, "Where, in that body's frame or in the world; else where the vertex is."),
    compliance: defaulted(number('m/N', 0, 1e6), 0, 'How far it gives per force.'),
  }),
  material: object('Changes a material of a body of molecules.', {
    op: op('material'),
    body,
    name: required(name, 'The material.'),
    density: optional(density, 'Density.'),
    friction: optional(friction, 'Coulomb friction coefficient of all molecules of this material.'),
    youngsModulus: optional(number('N/m²', 0, 1e30), "Young's modulus."),
    connectionDamping: optional(number('N·s/m', 0, 1e30), 'Damping of each connection.'),
    mediumDensity: optional(number('kg/m³', 0, 1e30), 'Density of what surrounds the molecules.'),
  }),
  model: object('Changes what a soft body is made of.', {
    op: op('model'),
    body,
    density: optional(density, 'Density.'),
    youngsModulus: optional(numberAbove('Pa', 0, 1e15), "Young's modulus of a fem or xpbd model."),
    poissonRatio: optional(number('', 0, 0.5), 'Poisson ratio of a fem or xpbd model.'),
    stiffness: optional(number('', 0, 1), 'Stiffness of a shape-matching model.'),
    frequency: optional(
      numberAbove('Hz', 0, 1e6),
      'Vibration of a shape-matching model that was made with one.',
    ),
    blend: optional(number('', 0, 1), 'How much of the deformation a shape-matching model follows.'),
    damping: optional(number('', 0, 1e6), 'Damping, in the unit of the model.'),
    activation: optional(number('', 0, 1), 'How much the muscles of a fem model pull.'),
  }),
  detach: object('Takes all attachments of a vertex away.', { op: op('detach'), body, vertex }),
  wake: object('Wakes a body.', { op: op('wake'), body }),
  sleep: object('Puts a body to sleep.', { op: op('sleep'), body }),
  gravity: object('Changes gravity.', { op: op('gravity'), gravity: required(acceleration, 'Gravity.') }),
  substeps: object('Changes the number of substeps.', {
    op: op('substeps'),
    substeps: required(integer(1, 1000), 'Parts into which a step is divided.'),
  }),
  sleeping: object('Switches sleeping on or off.', {
    op: op('sleeping'),
    sleeping: required(boolean(), 'Whether bodies at rest fall asleep.'),
  }),
  method: object('Chooses the method of a stage.', {
    op: op('method'),
    stage: required(literal(...METHOD_STAGES), 'The stage.'),
    name: required(name, 'The method.'),
    a: optional(number('', 1, Number.MAX_SAFE_INTEGER), 'For one pair only: handle of the first body.'),
    b: optional(number('', 1, Number.MAX_SAFE_INTEGER), 'Handle of the second body.'),
  }),
  parameters: object('Sets the parameters of a method.', {
    op: op('parameters'),
    method: required(name, 'The method.'),
    values: required(
      record(scalar(200, 1e30), 1000, 200),
      'The parameters; those left out take their defaults.',
    ),
  }),
  joint: object('Adds a joint.', { op: op('joint'), joint: required(jointDefinition, 'The joint.') }),
  unjoint: object('Removes a joint.', {
    op: op('unjoint'),
    joint: required(number('', 1, Number.MAX_SAFE_INTEGER), 'Handle of the joint.'),
  }),
  drive: object("Changes a joint's motor or limits.", {
    op: op('drive'),
    joint: required(number('', 1, Number.MAX_SAFE_INTEGER), 'Handle of the joint.'),
    speed: optional(number('', -1e9, 1e9), 'Speed that its motor is to reach [rad/s, m/s].'),
    strength: optional(number('', 0, 1e30), 'Most that its motor pushes [N·m, N]; 0 switches it off.'),
    min: optional(number('', -1e9, 1e9), 'Lower limit [rad, m].'),
    max: optional(number('', -1e9, 1e9), 'Upper limit [rad, m].'),
    axis: optional(literal(...AXIS_NAMES), 'Which axis, of a six-axis joint.'),
  }),
  'enable-joint': object('Lets a joint hold its bodies, or not.', {
    op: op('enable-joint'),
    joint: required(number('', 1, Number.MAX_SAFE_INTEGER), 'Handle of the joint.'),
    enabled: required(boolean(), 'Whether it holds them.'),
  }),
  field: object('Adds a force field.', { op: op('field'), field: required(fieldDefinition, 'The field.') }),
  unfield: object('Removes a force field.', {
    op: op('unfield'),
    index: required(integer(0, 100_000), 'Its place in the list.'),
  }),
});

/** One change to a world, as plain data. */
export type Command = Infer<typeof commandFormat>;
export type CommandOf<Op extends Command['op']> = Extract<Command, { op: Op }>;
