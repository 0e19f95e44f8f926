/**
 * A rigid ball pressed on a soft half-space by a known force, a quarter of it by symmetry: how far it sinks in, beside
 * Hertz: F = 4/3 E* √R d^1.5. The half-space is cut off at a few contact radii, where its vertices are held where
 * Boussinesq's solution for a force at a point puts them.
 */
import { World } from 'pliant';
import { solveStatic } from 'pliant/exact';
import { graded, gridMesh, verticesWhere } from './grid-mesh.js';

const E = 1e6;
const NU = 0.3;
const R = 1;
/** Radius of the contact that the force is chosen for [m]: small against R, and against the block. */
const A = 0.05;
const FAR = 4 * A;

export interface HertzResult {
  readonly tets: number;
  /** Force over Hertz's for the way that the ball has sunk in. */
  readonly ratio: number;
  /** Radius of the contact over √(R d). */
  readonly radius: number;
  readonly converged: boolean;
}

/** Places of `n` cells from 0 to the far end: some of them even, over the contact radius, then growing. */
function places(n: number): number[] {
  const even = Math.round(0.4 * n);
  const near = A;
  const inner = Array.from({ length: even }, (_, k) => (near * k) / even);
  const outer = graded(n - even, FAR - near, (1.2 * near) / even).map((value) => near + value);
  return [...inner, ...outer];
}

/** Where a force at the origin, down on a half-space, moves a point below it. */
function boussinesq(force: number, x: number, y: number, z: number): [number, number, number] {
  const r = Math.hypot(x, z);
  const rho = Math.hypot(r, y);
  const s = (force * (1 + NU)) / (2 * Math.PI * E);
  const out = s * ((-r * y) / rho ** 3 - ((1 - 2 * NU) * r) / (rho * (rho - y)));
  const down = s * ((y * y) / rho ** 3 + (2 * (1 - NU)) / rho);
  return [r > 0 ? (out * x) / r : 0, -down, r > 0 ? (out * z) / r : 0];
}

/** `n` cells along each axis. */
export function hertz(n: number): HertzResult {
  const steps = places(n);
  const solid = gridMesh({ cells: [n, n, n], place: (i, j, k) => [steps[i], -steps[j], steps[k]] });
  const world = new World({ gravity: [0, 0, 0] });
  const block = world.add({
    kind: 'soft',
    mesh: solid,
    model: { kind: 'fem', youngsModulus: E, poissonRatio: NU },
    friction: 0,
  });
  const modulus = E / (1 - NU * NU);
  const wanted = (A * A) / R;
  const force = (4 / 3) * modulus * Math.sqrt(R) * wanted ** 1.5;
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: R },
    position: [0, R + 1e-4 * A, 0],
    mass: force,
    friction: 0,
    lockTranslation: 'xz',
    lockRotation: 'xyz',
  });
  // A quarter of the ball presses a quarter of the block.
  ball.applyForce([0, -force / 4, 0]);
  for (const v of verticesWhere(solid, (x, y, z) => x === FAR || y === -FAR || z === FAR)) {
    const at = [...solid.positions.subarray(3 * v, 3 * v + 3)] as [number, number, number];
    boussinesq(force, ...at).forEach((way, i) => {
      block.positions[3 * v + i] = at[i] + way;
    });
    block.fix(v);
  }
  const on = (isThere: (x: number, y: number, z: number) => boolean) => verticesWhere(solid, isThere);
  const report = solveStatic(world, {
    supports: [
      { body: block, vertices: on((x) => x === 0), direction: [1, 0, 0] },
      { body: block, vertices: on((_, __, z) => z === 0), direction: [0, 0, 1] },
    ],
  });
  let gap = 0;
  let radius = 0;
  let sum = 0;
  for (const { depth, point, force: push } of world.contacts()) {
    const size = Math.hypot(...push);
    gap -= size * depth;
    sum += size;
    // The mean of r² over Hertz's pressure is 2/5 a².
    radius += size * (point[0] ** 2 + point[2] ** 2);
  }
  // Surfaces keep the gap of the barrier: the ball is larger by that.
  const d = R + gap / sum - ball.position[1];
  const found = (4 / 3) * modulus * Math.sqrt(R) * d ** 1.5;
  return {
    tets: solid.tetCount,
    ratio: force / found,
    radius: Math.sqrt(((5 / 2) * radius) / sum) / Math.sqrt(R * d),
    converged: report.converged,
  };
}
