import { PliantError } from '../core/errors.js';
import { SIMULATION } from '../simulation.js';
import type { Body, World } from '../world/index.js';
import { ExactModel } from './model.js';
import { Potential } from './potential.js';
import { makeRoom } from './room.js';
import { ExactSolver } from './solver.js';
import { writeBodies, writeTouches } from './write-back.js';

/** Vertices of a soft body that may slide on a plane, but not leave it: a symmetry, or a smooth wall that holds both ways. */
export interface StaticSupport {
  /** A soft body of the model `fem`. */
  readonly body: Body;
  /** Numbers of its vertices. */
  readonly vertices: readonly number[];
  /** Direction in which they don't move, of any length. */
  readonly direction: readonly [number, number, number];
}

/** How `solveStatic` looks for the equilibrium. */
export interface StaticOptions {
  /** Most steps of Newton's method. Default 400. */
  readonly iterations?: number;
  /** What may be left of the forces, as a part of the largest of them. Default 1e-5. */
  readonly tolerance?: number;
  /** Vertices that slide on planes. */
  readonly supports?: readonly StaticSupport[];
}

/** What `solveStatic` found. */
export interface StaticReport {
  /** Whether an equilibrium was found; else the world has a trouble that says so. */
  readonly converged: boolean;
  /** Steps of Newton's method. */
  readonly iterations: number;
  /** What is left of the forces, as a part of the largest of them. */
  readonly residual: number;
  /** Places at which bodies push each other. */
  readonly contacts: number;
}

const ITERATIONS = 400;
/** What may be left of the forces, over the largest of them. Larger: contact forces are off by more than that. */
const TOLERANCE = 1e-5;

/**
 * Puts a world where all its forces balance, without time: soft bodies of the model `fem`, rigid bodies, and what stands
 * still, with gravity, pulls, fields, holds, contact and friction. Velocities are 0 afterwards; contacts, fields of
 * bodies and energies can be read as after a step. Where no equilibrium is found, the trouble `unsolved` tells so.
 */
export function solveStatic(world: World, options: StaticOptions = {}): StaticReport {
  const { iterations = ITERATIONS, tolerance = TOLERANCE, supports = [] } = options;
  requireNumber('iterations', iterations, 1, 1e6);
  requireNumber('tolerance', tolerance, 1e-12, 1);
  const sim = world[SIMULATION];
  sim.bodies.wakeAll();
  sim.fields.apply(sim.bodies, sim.gravity, sim.clock, 0, 1, sim.troubles);
  sim.fields.applyToParticles(sim.bodies, sim.deformables, sim.clock, 0, 1, sim.troubles);
  const model = new ExactModel(sim);
  const potential = new Potential(model);
  supports.forEach((support, k) => {
    takeSupport(potential, support, `supports[${k}]`);
  });
  const size = sizeOf(model);
  const g = Math.sqrt(sim.gravity[0] ** 2 + sim.gravity[1] ** 2 + sim.gravity[2] ** 2);
  potential.drift = Math.max(g, 1) / size;
  makeRoom(potential);
  potential.contact.begin();
  const solver = new ExactSolver(potential, { iterations, tolerance, isFree: true }, size);
  const end = solver.minimise();
  const touches = potential.contact.touches(solver.near);
  writeBodies(model);
  sim.ledger.begin(sim.bodies);
  writeTouches(potential, touches, 0);
  // Mean forces are those of a second at rest.
  sim.clock[2] = 1;
  sim.ledger.book(sim.bodies, sim.methods.withElasticity.contacts, 1, 1);
  sim.ledger.finish(sim.bodies);
  sim.bodies.clearUserForces();
  if (!end.converged)
    sim.troubles.report({
      code: 'unsolved',
      step: sim.clock[1],
      sentence: `No equilibrium was found in ${end.iterations} iterations: ${percent(end.residual)} of the forces are left. Hold what can fall or slide away, lower the load, or allow more iterations.`,
    });
  return { ...end, contacts: touches.length };
}

function takeSupport(potential: Potential, support: StaticSupport, path: string): void {
  const { body, vertices, direction } = support;
  const { model } = potential;
  const row = model.sim.bodies.find(body.handle);
  const found = model.bodies.find((other) => other.row === row);
  if (found?.fem === undefined)
    throw new PliantError('invalid-value', "A support holds vertices of a soft body of the model 'fem'.", {
      path: `${path}.body`,
    });
  const [x, y, z] = direction;
  const length = Math.sqrt(x * x + y * y + z * z);
  if (!(length > 0 && length < Infinity))
    throw new PliantError('invalid-value', 'The direction of a support is three finite numbers, not all 0.', {
      path: `${path}.direction`,
    });
  for (const vertex of vertices) {
    if (!(Number.isInteger(vertex) && vertex >= 0 && vertex < found.count))
      throw new PliantError('invalid-value', `The body has no vertex ${vertex}; it has ${found.count}.`, {
        path: `${path}.vertices`,
      });
    potential.support(found.from + vertex, [x / length, y / length, z / length]);
  }
}

function requireNumber(name: string, value: number, low: number, high: number): void {
  if (typeof value === 'number' && value >= low && value <= high) return;
  throw new PliantError(
    'invalid-value',
    `${name} is a number from ${low} to ${high}, not ${String(value)}.`,
    {
      path: `options.${name}`,
    },
  );
}

const percent = (part: number): string => `${Number((100 * part).toPrecision(2))} %`;

/** Largest extent of a body that moves [m]. */
export function sizeOf({ bodies, x }: ExactModel): number {
  let most = 0;
  for (const { block, from, count, topology } of bodies) {
    if (block < 0) continue;
    for (let i = 0; i < 3; i++) {
      let low = Infinity;
      let high = -Infinity;
      for (let v = from; v < from + count; v++) {
        low = Math.min(low, x[3 * v + i]);
        high = Math.max(high, x[3 * v + i]);
      }
      most = Math.max(most, high - low + 2 * topology.round);
    }
  }
  return most > 0 ? most : 1;
}
