/** A rigid body made of its vertices beside the same body of the rigid integrator, in the same scenes. */
import { describe, expect, it } from 'vitest';
import { PliantError } from '../../core/errors.js';
import { World } from '../../world/index.js';
import { type Obstacle, RigidShapeMatching } from './rigid-vertices.js';

const G = [0, -9.81, 0];
const HALF = [0.2, 0.1, 0.15] as const;
const DT = 1 / 1000;

const floor = (friction: number, restitution = 0): Obstacle => ({
  friction,
  restitution,
  distance(p, i, gradient) {
    gradient.set([0, 1, 0]);
    return p[i + 1];
  },
});

/** Eight corners of 1/8 kg each. */
const corners = (height: number) =>
  Array.from({ length: 8 }, (_, k) => [
    (k & 1 ? 1 : -1) * HALF[0],
    height + (k & 2 ? 1 : -1) * HALF[1],
    (k & 4 ? 1 : -1) * HALF[2],
  ]).flat();

/** The rigid twin has the inertia of its corners: I_x = m (y² + z²), and so on. */
type Triple = readonly [number, number, number];

function pair(height: number, friction: number, velocity: Triple, angularVelocity: Triple = [0, 0, 0]) {
  const world = new World({ gravity: G, substeps: 1, sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction });
  const [x, y, z] = HALF.map((h) => h * h) as [number, number, number];
  const rigid = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: HALF },
    mass: 1,
    inertia: [y + z, x + z, x + y],
    friction,
    position: [0, height, 0],
    velocity,
    angularVelocity,
  });
  const vertices = new RigidShapeMatching({
    positions: corners(height),
    masses: new Float64Array(8).fill(1 / 8),
    velocity,
    angularVelocity,
  });
  const obstacle = floor(friction);
  return {
    rigid,
    vertices,
    run(seconds: number) {
      for (let i = 0; i < Math.round(seconds / DT); i++) {
        world.step(DT);
        vertices.step(DT, G, [obstacle]);
      }
    },
  };
}

describe('a body of vertices', () => {
  it('falls and tumbles as the rigid one does, to first order in the step', () => {
    const { rigid, vertices, run } = pair(9, 0.5, [1, 2, 0.5], [3, 1, -2]);
    run(1);
    // The rigid one falls by g t²/2, the vertices by semi-implicit Euler's g t²/2 (1 + 1/n).
    for (let k = 0; k < 3; k++)
      expect(Math.abs(rigid.position[k] + 0.5 * DT * G[k] - vertices.centre[k])).toBeLessThan(1e-9);
    const dot = rigid.orientation.reduce((sum, q, k) => sum + q * vertices.orientation[k], 0);
    // 3.7 rad in all; it is behind by a hundredth of a turn.
    expect(2 * Math.acos(Math.min(1, Math.abs(dot)))).toBeLessThan(0.03);
  });

  it('stays rigid', () => {
    const { vertices, run } = pair(0.4, 0.5, [1, 0, 0], [3, 1, -2]);
    const edge = (i: number, j: number) =>
      Math.hypot(...[0, 1, 2].map((k) => vertices.positions[3 * i + k] - vertices.positions[3 * j + k]));
    run(0.5);
    expect(Math.abs(edge(0, 1) - 2 * HALF[0])).toBeLessThan(1e-12);
    expect(Math.abs(edge(0, 7) - 2 * Math.hypot(...HALF))).toBeLessThan(1e-12);
  });

  it('comes to rest on the floor beside its twin', () => {
    const { rigid, vertices, run } = pair(0.4, 0.5, [0, 0, 0], [0.3, 0, 0.2]);
    run(3);
    expect(Math.abs(rigid.position[1] - HALF[1])).toBeLessThan(2e-3);
    expect(Math.abs(vertices.centre[1] - HALF[1])).toBeLessThan(2e-3);
    expect(Math.max(...vertices.velocities.map(Math.abs))).toBeLessThan(0.02);
  });

  it('slides twice as far as its twin: the four vertices that touch feel half of its weight', () => {
    const { rigid, vertices, run } = pair(HALF[1], 0.3, [2, 0, 0]);
    run(1.5);
    const exact = 4 / (2 * 0.3 * 9.81);
    expect(Math.abs(rigid.position[0] / exact - 1)).toBeLessThan(0.01);
    // The other half of the weight is carried by making the vertices rigid again, and that knows no friction.
    expect(Math.abs(vertices.centre[0] / exact - 2)).toBeLessThan(0.02);
  });

  it('is refused when it makes no body', () => {
    expect(() => new RigidShapeMatching({ positions: [0, 0, 0, 1, 0, 0] })).toThrow(PliantError);
    expect(() => new RigidShapeMatching({ positions: corners(0), masses: [0, 1, 1, 1, 1, 1, 1, 1] })).toThrow(
      'vertex 0',
    );
    expect(() => new RigidShapeMatching({ positions: [0, 0, Number.NaN, 1, 0, 0, 0, 1, 0] })).toThrow(
      PliantError,
    );
  });
});
