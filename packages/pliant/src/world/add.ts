import type { BodyColumns } from '../bodies/bodies.js';
import { combineBits } from '../bodies/combine.js';
import { moleculeMakers, softMakers } from '../bodies/deformable/makers.js';
import { ASLEEP, AWAKE, BODY_CODE, SWEEP } from '../bodies/layout.js';
import { holdLocked, lockBits } from '../bodies/locks.js';
import { bodyVolume, setMass } from '../bodies/mass.js';
import { refresh } from '../bodies/refresh.js';
import { PliantError } from '../core/errors.js';
import { SHAPE_CODE, SHAPE_PARAMS, type ShapeDefinition } from '../geometry/shape.js';
import { shapeByCode, writeShape } from '../geometry/shapes.js';
import { isStored } from '../geometry/stored.js';
import { remember } from '../integration/index.js';
import { hasPatches } from '../pipeline/surfaces.js';
import type { BodySettings } from '../scene/index.js';
import type { BodyLabel, Simulation } from '../simulation.js';
import { deformableCommands } from './deformable-commands.js';
import { disable } from './enable.js';
import { placed } from './placed.js';

/** Adds a body and returns its row. When it is refused, the world is as it was. */
export function addBody(sim: Simulation, body: BodySettings): number {
  const rows = sim.bodies.rows;
  const row = sim.bodies.take();
  try {
    writeRow(sim, row, body);
    sim.methods.admit(row);
  } catch (error) {
    sim.deformables.remove(row);
    sim.bodies.takeBack(row, sim.bodies.rows > rows);
    sim.methods.regroup();
    throw error;
  }
  sim.labels[row] = labelOf(body);
  sim.bodies.stir(row);
  if (!body.enabled) disable(sim, row);
  return row;
}

function writeRow(sim: Simulation, row: number, body: BodySettings): void {
  const c = sim.bodies.columns;
  c.kind[row] = BODY_CODE[body.kind];
  c.orientation.set(body.orientation, row * 4);
  c.friction[row] = body.friction;
  c.staticFriction[row] = body.staticFriction ?? 0;
  c.restitution[row] = body.restitution;
  c.group[row] = body.group;
  c.mask[row] = body.mask;
  c.sensor[row] = body.sensor ? 1 : 0;
  c.forceThreshold[row] = body.forceThreshold ?? Number.POSITIVE_INFINITY;
  c.gravityScale[row] = 1;
  if (body.kind !== 'mass-spring') c.combine[row] = combineBits(body.frictionRule, body.restitutionRule);
  if (body.kind === 'soft' || body.kind === 'mass-spring') {
    // Asked first: its sentence names the import that this kind of body needs.
    (body.kind === 'soft' ? softMakers : moleculeMakers).get('body.kind');
    return deformableCommands.get().addDeformable(sim, row, body);
  }
  writeShapeOf(sim, row, body.shape, body.kind === 'rigid' && !body.massAtOrigin);
  c.position.set(body.position, row * 3);
  if (body.kind !== 'static') {
    c.velocity.set(body.velocity, row * 3);
    c.angularVelocity.set(body.angularVelocity, row * 3);
  }
  if (body.kind === 'rigid') writeDynamics(sim, row, body);
  refresh(c, row);
  remember(c, row);
}

function writeShapeOf(sim: Simulation, row: number, shape: ShapeDefinition, centred: boolean): void {
  const c = sim.bodies.columns;
  c.shapeCode[row] = SHAPE_CODE[shape.kind];
  c.patched[row] = hasPatches(shape) ? 1 : 0;
  if (isStored(shape.kind)) {
    placed('body.shape', () => sim.bodies.solids.store(shape, centred, c, row));
    const solid = sim.bodies.solids.of(c, row);
    c.thinness[row] = solid.thinness;
    c.reach[row] = solid.reach;
    return;
  }
  writeShape(shape, c.shape, row * SHAPE_PARAMS);
  const module = shapeByCode(c.shapeCode[row]);
  c.thinness[row] = module.thinness(c.shape, row * SHAPE_PARAMS);
  c.reach[row] = module.reach(c.shape, row * SHAPE_PARAMS);
}

function writeDynamics(sim: Simulation, row: number, body: Extract<BodySettings, { kind: 'rigid' }>): void {
  const c = sim.bodies.columns;
  const mass = body.mass ?? body.density * bodyVolume(sim.bodies, row);
  setMass(sim.bodies, row, mass, body.inertia);
  refuseUnusable(c, row);
  c.linearDamping[row] = body.linearDamping;
  c.angularDamping[row] = body.angularDamping;
  c.gravityScale[row] = body.gravityScale;
  c.locks[row] = lockBits(body.lockTranslation, body.lockRotation);
  holdLocked(c, row);
  c.canSleep[row] = body.canSleep ? 1 : 0;
  if (body.continuous !== undefined) c.continuous[row] = body.continuous ? SWEEP.always : SWEEP.never;
  c.activity[row] = body.asleep ? ASLEEP : AWAKE;
}

/** Refuses a mass or moments whose inverses would be lost. */
export function refuseUnusable({ mass, inertia }: BodyColumns, row: number): void {
  for (let k = row * 3; k < row * 3 + 3; k++) {
    if (isUsable(mass[row]) && isUsable(inertia[k])) continue;
    throw new PliantError(
      'invalid-value',
      `The body's mass ${mass[row]} kg or inertia ${inertia[k]} kg·m² is too small or too large to compute with; change its size, density or mass.`,
      { path: 'body.mass' },
    );
  }
}

/** The value and its inverse are normal, finite numbers. */
function isUsable(value: number): boolean {
  return value > 1e-300 && value < 1e300;
}

function labelOf(body: BodySettings): BodyLabel {
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.color !== undefined && { color: body.color }),
  };
}
