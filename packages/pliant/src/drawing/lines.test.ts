import { expect, it } from 'vitest';
import { TriangleMesh } from '../geometry/mesh/triangle-mesh.js';
import { World } from '../world/index.js';
import { DebugLines, DebugOverlays } from './index.js';

const length = (lines: Pick<DebugLines, 'positions'>, i: number): number => {
  const p = lines.positions.subarray(i * 6, i * 6 + 6);
  return Math.hypot(p[3] - p[0], p[4] - p[1], p[5] - p[2]);
};

it('draws the twelve edges of a box where it stands', () => {
  const world = new World();
  world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [1, 2, 3] },
    position: [10, 0, 0],
    orientation: [0, 0, 1, 1],
  });
  const lines = new DebugLines().update(world, { shapes: true });
  expect(lines.count).toBe(12);
  const lengths = Array.from({ length: 12 }, (_, i) => Math.round(length(lines, i))).sort((a, b) => a - b);
  expect(lengths).toEqual([2, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6]);
  const xs = Array.from({ length: 24 }, (_, i) => lines.positions[i * 3]);
  // Turned by 90° about z: the half extent of 2 lies along x.
  expect(Math.min(...xs)).toBeCloseTo(8, 5);
  expect(Math.max(...xs)).toBeCloseTo(12, 5);
});

it('keeps circles on the sphere and starts anew with every update', () => {
  const world = new World();
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, position: [1, 2, 3] });
  const lines = new DebugLines().update(world, { shapes: true }).update(world, { shapes: true });
  expect(lines.count).toBe(72);
  for (let i = 0; i < lines.count * 2; i++) {
    const [x, y, z] = lines.positions.subarray(i * 3, i * 3 + 3);
    expect(Math.hypot(x - 1, y - 2, z - 3)).toBeCloseTo(0.5, 5);
  }
});

it('draws contacts with their normals, boxes around bodies and velocities', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  const ball = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, position: [0, 0.4999, 0] });
  world.step(1 / 60);
  const contacts = new DebugLines().update(world, { contacts: true, normalLength: 0.25 });
  expect(contacts.count).toBe(1);
  expect(length(contacts, 0)).toBeCloseTo(0.25, 5);
  expect(new DebugLines().update(world, { bounds: true }).count).toBe(12);
  ball.launch({ velocity: [3, 0, 4] });
  const arrows = new DebugLines().update(world, { velocities: true, velocityScale: 0.5 });
  expect(length(arrows, 1)).toBeCloseTo(2.5, 5);
});

it('draws a joint from centre to anchor to anchor to centre', () => {
  const world = new World({ gravity: [0, 0, 0] });
  const a = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.1 } });
  const b = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.1 }, position: [0, -3, 0] });
  world.addJoint({ kind: 'rope', a, b, anchorA: [1, 0, 0], anchorB: [1, -3, 0] });
  const lines = new DebugLines().update(world, { joints: true });
  expect(lines.count).toBe(3);
  expect([0, 1, 2].map((i) => length(lines, i))).toEqual([1, 3, 1]);
});

it.each(['ball', 'hinge'] as const)(
  'draws the arm of a %s joint to a body that it lies outside of, and none inside',
  (kind) => {
    const longest = (y: number) => {
      const world = new World({ gravity: [0, 0, 0] });
      const a = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 } });
      const b = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.1 }, position: [0, y, 0] });
      const ends = { a, b, anchor: [0, 0, 0] } as const;
      world.addJoint(
        kind === 'hinge' ? { ...ends, kind: 'hinge', axis: [0, 0, 1] } : { ...ends, kind: 'ball' },
      );
      const { lines } = new DebugOverlays().update(world, { joints: true, normalLength: 0.01 });
      return Math.max(...Array.from({ length: lines.count }, (_, i) => length(lines, i)));
    };
    expect(longest(-2)).toBeCloseTo(2, 6);
    expect(longest(-0.08)).toBeLessThan(0.05);
  },
);

it('draws the boxes over a rigid mesh where the body is, turned as it is, and all of it lies in them', () => {
  const world = new World({ gravity: [0, 0, 0] });
  const torus = TriangleMesh.torus({ radius: 0.3, tube: 0.1 });
  const { positions, triangles } = torus;
  const body = world.add({
    kind: 'rigid',
    shape: { kind: 'mesh', positions: [...positions], triangles: [...triangles] },
    position: [5, 6, 7],
    orientation: [Math.SQRT1_2, 0, 0, Math.SQRT1_2],
  });
  const boxes = (level: number) => new DebugOverlays().update(world, { hierarchy: level }).lines;
  const root = boxes(0);
  expect(root.count).toBe(12);
  const span = (axis: number) => {
    const all = Array.from({ length: 24 }, (_, i) => root.positions[3 * i + axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  for (let axis = 0; axis < 3; axis++) {
    const own = Array.from({ length: positions.length / 3 }, (_, v) => positions[3 * v + [0, 2, 1][axis]]);
    expect(span(axis)[0]).toBeCloseTo(body.position[axis] + Math.min(...own), 5);
    expect(span(axis)[1]).toBeCloseTo(body.position[axis] + Math.max(...own), 5);
  }
  expect(boxes(3).count).toBe(8 * 12);
});
