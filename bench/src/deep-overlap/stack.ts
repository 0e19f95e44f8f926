/** Two cubes of a metre on each other: the gap between their faces, and the force that keeps the upper one up. */
import type { TetMesh } from 'pliant';
import { TetTopology } from 'pliant/methods';
import { spread } from '../harness/statistics.js';
import type { BenchResult, CheckValue, RunOptions, Verdict } from '../harness/types.js';
import { DENSITY, DT, type SoftScene, type SoftWorld } from './engines.js';

const G = 9.81;
const SECONDS = 4;
const YOUNGS_MODULUS = 1e6;

export function measureStack(
  cube: TetMesh,
  makers: Record<string, (scene: SoftScene) => SoftWorld>,
  { progress }: RunOptions,
): BenchResult {
  progress('stack of two cubes');
  const checks: Record<string, CheckValue> = {};
  const results: Record<string, ReturnType<typeof spread>> = {};
  const verdicts: Record<string, Verdict> = {};
  const topology = new TetTopology(cube);
  for (const [name, make] of Object.entries(makers)) {
    const world = make({
      bodies: [
        { mesh: cube, at: [0, 0.5, 0] },
        { mesh: cube, at: [0.03, 1.505, 0.02] },
      ],
      gravity: G,
      youngsModulus: YOUNGS_MODULUS,
      floor: true,
    });
    for (let k = 0; k * DT < SECONDS; k++) world.step();
    const gaps = gapsOf(topology, world.positions(0), world.positions(1));
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const force = world.forceBetween ? world.forceBetween() / (DENSITY * cube.volume * G) : undefined;
    results[name] = spread([100 * Math.abs(mean)]);
    checks[`${name}: lowest vertex [% of size]`] = Number((100 * Math.min(...gaps)).toPrecision(3));
    checks[`${name}: contact force over weight`] =
      force === undefined ? 'not told by the engine' : Number(force.toPrecision(5));
    const told = force === undefined ? 'force not told' : `force ${(100 * (force - 1)).toFixed(2)} % off`;
    verdicts[name] = {
      right: Math.abs(mean) < 0.01 && force !== undefined && Math.abs(force - 1) < 0.01,
      words: `${(100 * mean).toFixed(3)} % gap, ${told}`,
    };
    if (name !== 'pliant') continue;
    checks['pliant: mean gap or overlap below 1 % of the size'] = Math.abs(mean) < 0.01;
    checks['pliant: lowest vertex within 2 %'] = Math.min(...gaps) > -0.02;
    checks['pliant: contact forces are the weight within 1 %'] = Math.abs(force! - 1) < 0.01;
    world.free?.();
  }
  return {
    name: 'deep-overlap',
    size: 'stack of two cubes at rest',
    unit: '% of size, mean gap or overlap',
    results,
    checks,
    verdicts,
  };
}

/** Height of each vertex of the upper cube's bottom above the lower cube's top, where there is one below [m]. */
function gapsOf(
  { restPositions, triangles, vertexCount }: TetTopology,
  lower: ArrayLike<number>,
  upper: ArrayLike<number>,
): number[] {
  const gaps: number[] = [];
  for (let v = 0; v < vertexCount; v++) {
    if (restPositions[3 * v + 1] > -0.499) continue;
    const top = topAt(triangles, lower, upper[3 * v], upper[3 * v + 2]);
    if (!Number.isNaN(top)) gaps.push(upper[3 * v + 1] - top);
  }
  return gaps;
}

/** Height of the faces that look up, at (x, z); NaN beside them. */
function topAt(triangles: Uint32Array, p: ArrayLike<number>, x: number, z: number): number {
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]];
    const side = (u: number, v: number) =>
      (p[v] - p[u]) * (z - p[u + 2]) - (p[v + 2] - p[u + 2]) * (x - p[u]);
    const [wa, wb, wc] = [side(b, c), side(c, a), side(a, b)];
    if (!(wa <= 0 && wb <= 0 && wc <= 0 && wa + wb + wc < -1e-9)) continue;
    const y = (wa * p[a + 1] + wb * p[b + 1] + wc * p[c + 1]) / (wa + wb + wc);
    if (y > 0.5) return y;
  }
  return Number.NaN;
}
