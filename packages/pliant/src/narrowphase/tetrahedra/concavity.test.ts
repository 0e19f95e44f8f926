import { expect, test } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { TetBody } from './body.js';
import { TetTopology } from './topology.js';

const cube = new TetTopology(TetMesh.box({ size: [1, 1, 1], cells: [4, 4, 4] }));

/** Greatest height of any surface vertex above the plane of any surface triangle, over the body's size. */
function slowConcavity({ topology, positions: p }: TetBody): number {
  const { triangles, surfaceVertices, restSize } = topology;
  const at = (v: number) => [...p.subarray(3 * v, 3 * v + 3)];
  const minus = (a: number[], b: number[]) => a.map((x, i) => x - b[i]);
  let highest = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((i) => at(triangles[t + i]));
    const [u, v] = [minus(b!, a!), minus(c!, a!)];
    const n = [0, 1, 2].map((i) => u[(i + 1) % 3] * v[(i + 2) % 3] - u[(i + 2) % 3] * v[(i + 1) % 3]);
    for (const w of surfaceVertices) {
      const height = minus(at(w), a!).reduce((sum, x, i) => sum + x * n[i], 0) / Math.hypot(...n);
      highest = Math.max(highest, height);
    }
  }
  return highest / restSize;
}

test('boxes and balls are convex, rings are not', () => {
  expect(new TetBody(cube).isConvex).toBe(true);
  expect(new TetBody(new TetTopology(TetMesh.sphere({ radius: 0.5, edge: 0.2 }))).isConvex).toBe(true);
  const ring = new TetBody(new TetTopology(TetMesh.torus({ radius: 0.5, tube: 0.2, edge: 0.2 })));
  expect(ring.isConvex).toBe(false);
  expect(ring.concavity).toBeGreaterThan(0.1);
  expect(ring.concavity).toBeLessThanOrEqual(slowConcavity(ring) * (1 + 1e-12));
});

test('a bend is seen once it is higher than two hundredths of the size, and measured when refreshed', () => {
  const body = new TetBody(cube, cube.restPositions.slice());
  for (const bend of [0, 0.01, 0.05, 0.1, 0.2]) {
    // A parabola along x: the top of the cube becomes a trough, and its ends rise above the planes of the middle.
    for (let k = 0; k < body.positions.length; k += 3) {
      const x = cube.restPositions[k];
      body.positions[k + 1] = cube.restPositions[k + 1] + 4 * bend * x * x;
    }
    body.refresh();
    const truth = slowConcavity(body);
    expect(body.isConvex).toBe(truth <= 0.02);
    if (body.isConvex) expect(body.concavity).toBe(0);
    else expect(body.concavity / truth).toBeGreaterThan(0.7);
    expect(body.concavity).toBeLessThanOrEqual(truth * (1 + 1e-12));
  }
});
