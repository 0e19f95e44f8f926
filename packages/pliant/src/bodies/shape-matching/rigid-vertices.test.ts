/** A rigid body made of its vertices beside the same body of the rigid integrator, in the same scenes. */
import { describe, expect, it } from 'vitest';
import { PliantError } from '../../core/errors.js';
import { World } from '../../index.js';
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

/** Edges of a solid that are longer or shorter than at rest, as a share of the longest [1]. */
function strainOf(body: { positions: Float64Array; mesh?: { positions: ArrayLike<number> } | undefined }) {
  const rest = body.mesh!.positions;
  const length = (p: ArrayLike<number>, i: number) =>
    Math.hypot(p[i] - p[0], p[i + 1] - p[1], p[i + 2] - p[2]);
  let most = 0;
  let size = 0;
  for (let i = 3; i < rest.length; i += 3) {
    most = Math.max(most, Math.abs(length(body.positions, i) - length(rest, i)));
    size = Math.max(size, length(rest, i));
  }
  return most / size;
}

describe("a soft body of the mode 'rigidified' in a world", () => {
  const make = (position: Triple, more: object = {}) => {
    const world = new World({ gravity: G });
    world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.5 });
    const body = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [0.8, 0.2, 0.4], cells: [4, 1, 2] },
      model: { kind: 'shape-matching', mode: 'rigidified' },
      position,
      friction: 0.5,
      ...more,
    } as Parameters<World['add']>[0]);
    return { world, body };
  };

  it('flies as a rigid body: it keeps its shape, its line and its spin', () => {
    const { world, body } = make([0, 20, 0], { velocity: [1, 2, 0], angularVelocity: [0, 0, 3] });
    for (let s = 0; s < 60; s++) world.step(1 / 60);
    expect(strainOf(body)).toBeLessThan(1e-9);
    expect(body.position[0]).toBeCloseTo(1, 9);
    expect(body.position[1]).toBeCloseTo(20 + 2 - 0.5 * 9.81 * (1 + 1 / 240), 6);
    expect(world.troubles()).toEqual([]);
  });

  it('lands turned, comes to rest on its side, and stays rigid all the way', () => {
    const { world, body } = make([0, 0.6, 0], { orientation: [0.1, 0.05, 0.2, 0.97] });
    const before = world.energy().total;
    let strain = 0;
    for (let s = 0; s < 300; s++) {
      world.step(1 / 60);
      strain = Math.max(strain, strainOf(body));
    }
    expect(strain).toBeLessThan(0.01);
    expect(Math.abs(body.position[1] - 0.1)).toBeLessThan(0.01);
    expect(world.energy().total).toBeLessThan(before);
  });

  it('goes on to the bit after a snapshot', () => {
    const { world } = make([0, 0.4, 0], { orientation: [0.1, 0.05, 0.2, 0.97] });
    for (let s = 0; s < 30; s++) world.step(1 / 60);
    const copy = World.restore(world.snapshot());
    for (let s = 0; s < 30; s++) {
      world.step(1 / 60);
      copy.step(1 / 60);
    }
    expect(copy.hash()).toBe(world.hash());
  });

  it('has one cluster', () => {
    expect(() =>
      make([0, 1, 0], { model: { kind: 'shape-matching', mode: 'rigidified', clusters: 2 } }),
    ).toThrow('one cluster');
  });
});

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

  it.each([
    [[0.2, 0.2, 0.2], 1e-3],
    [[0.6, 0.1, 0.2], 1e-3],
    [[1, 0.05, 0.3], 1 / 60],
  ])('follows the slide: half sides %j, step %d s', (half, dt) => {
    const start = tilted(half);
    const body = new RigidShapeMatching({ positions: start, velocity: [1, 0, 0.3], relaxed: true });
    const slide = new Slide(start, [1, 0, 0.3]);
    const obstacle = floor(0.3, 0.2);
    for (let s = 0; s < 1 / dt; s++) {
      body.step(dt, G, [obstacle]);
      slide.step(dt);
      const off = slide.x.reduce((most, x, i) => Math.max(most, Math.abs(x - body.positions[i])), 0);
      // Without the slide's second factor they are centimetres apart.
      expect(off, `step ${s}`).toBeLessThan(1e-6);
    }
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

/** A sheared box, tilted, a metre up. */
function tilted(half: readonly number[]): number[] {
  const [c, s] = [Math.cos(0.35), Math.sin(0.35)];
  return Array.from({ length: 8 }, (_, n) => {
    const [x, y, z] = half.map((h, k) => (n & (1 << k) ? h : -h));
    return [x * c - y * s, x * s + y * c + 1, z + 0.1 * x];
  }).flat();
}

/** The slide word by word, on plain arrays: A with its inverse, c the mean, R by the iteration A ← ½ (A + A⁻ᵀ). */
class Slide {
  readonly x: number[];
  readonly v: number[];
  private readonly r: number[];

  constructor(start: readonly number[], velocity: readonly number[]) {
    this.x = [...start];
    this.v = start.map((_, i) => velocity[i % 3]);
    const c = meanOf(start);
    this.r = start.map((x, i) => x - c[i % 3]);
  }

  step(dt: number): void {
    const { x, v, r } = this;
    const y = x.map((_, i) => {
      v[i] += dt * G[i % 3];
      return x[i] + dt * v[i];
    });
    for (let i = 0; i < y.length; i += 3) this.collide(y, i, dt);
    const c = meanOf(y);
    const p = product(
      y.map((value, i) => value - c[i % 3]),
      r,
    );
    const rotation = polar(times(p, inverse(product(r, r))));
    for (let i = 0; i < y.length; i++) {
      const at = i - (i % 3);
      const goal = c[i % 3] + rotation[i % 3].reduce((sum, m, k) => sum + m * r[at + k], 0);
      v[i] = (goal - x[i]) / dt;
      x[i] = goal;
    }
  }

  private collide(y: number[], i: number, dt: number): void {
    const { x, v } = this;
    if (y[i + 1] < 0 && v[i + 1] < 0) {
      const sliding = Math.hypot(v[i], v[i + 2]);
      const keep = sliding > 0 ? Math.max(1 + (0.3 * 1.2 * v[i + 1]) / sliding, 0) : 0;
      v[i] *= keep;
      v[i + 1] *= -0.2;
      v[i + 2] *= keep;
      for (let k = i; k < i + 3; k++) y[k] = x[k] + dt * v[k];
    }
    if (y[i + 1] < 0) y[i + 1] = 0;
  }
}

type Matrix = number[][];

const meanOf = (y: readonly number[]) =>
  [0, 1, 2].map((k) => y.reduce((sum, value, i) => (i % 3 === k ? sum + value : sum), 0) / (y.length / 3));

/** Σ a bᵀ. */
function product(a: readonly number[], b: readonly number[]): Matrix {
  const m: Matrix = [0, 1, 2].map(() => [0, 0, 0]);
  for (let i = 0; i < a.length; i += 3)
    for (let k = 0; k < 3; k++) for (let l = 0; l < 3; l++) m[k][l] += a[i + k] * b[i + l];
  return m;
}

const times = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => [0, 1, 2].map((l) => row.reduce((sum, x, k) => sum + x * b[k][l], 0)));

function inverse(m: Matrix): Matrix {
  const cross = (a: number[], b: number[]) => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const columns = [cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1])];
  const det = m[0].reduce((sum, x, k) => sum + x * columns[0][k], 0);
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => columns[j][i] / det));
}

function polar(a: Matrix): Matrix {
  let m = a;
  for (let n = 0; n < 60; n++) {
    const back = inverse(m);
    m = m.map((row, i) => row.map((x, j) => 0.5 * (x + back[j][i])));
  }
  return m;
}
