/** Springs between molecules, and the split of two metaballs, measured for comparison with their formulas. */
import { TriangleMesh } from 'pliant';
import { ExplicitIntegrator, MassSpring, marchingCubes } from 'pliant/molecules';
import type { Numbers } from './closed-form-scenes.js';

/** The thesis's step [s]. */
const STEP = 1e-3;

/** Molecules 1 m apart on the x axis; a mass of 0 is fixed. */
function chain(masses: readonly number[], stiffness: number, damping = 0): MassSpring {
  const body = new MassSpring({
    positions: Float64Array.from(masses.flatMap((_, i) => [i, 0, 0])),
    radii: new Float64Array(masses.length).fill(0.6),
    materialOf: new Uint32Array(masses.length),
    materials: [{ density: 1, youngsModulus: 1, damping, mediumDensity: 0 }],
  });
  body.stiffnesses.fill(stiffness);
  masses.forEach((mass, i) => {
    body.masses[i] = mass || 1;
    body.inverseMasses[i] = 1 / body.masses[i];
    if (mass === 0) body.setFixed(i, true);
  });
  return body;
}

/** Mean time between rising zeros of `value` over 10 s, and the largest values of each period. */
function oscillation(body: MassSpring, value: () => number): { period: number; peaks: number[] } {
  const integrator = new ExplicitIntegrator(body);
  const zeros: number[] = [];
  const peaks: number[] = [];
  let before = value();
  let peak = 0;
  for (let k = 1; k <= 10_000; k++) {
    integrator.step(STEP);
    const now = value();
    peak = Math.max(peak, now);
    if (before < 0 && now >= 0) {
      zeros.push(STEP * (k - 1 + before / (before - now)));
      peaks.push(peak);
      peak = 0;
    }
    before = now;
  }
  return { period: (zeros[zeros.length - 1] - zeros[0]) / (zeros.length - 1), peaks };
}

export function springPeriod({ m, k }: Numbers): Numbers {
  const body = chain([0, m], k);
  body.positions[3] += 0.1;
  return { T: oscillation(body, () => body.positions[3] - 1).period };
}

export function dampedSpring({ m, k, c }: Numbers): Numbers {
  const body = chain([0, m], k, c);
  body.positions[3] += 0.1;
  const { period, peaks } = oscillation(body, () => body.positions[3] - 1);
  return { wd: (2 * Math.PI) / period, log_decrement: Math.log(peaks[1] / peaks[6]) / 5 };
}

export function freePair({ m1, m2, k }: Numbers): Numbers {
  const body = chain([m1, m2], k);
  body.positions[3] += 0.1;
  return { T: oscillation(body, () => body.positions[3] - body.positions[0] - 1).period };
}

export function chainModes({ N, m, k }: Numbers): Numbers {
  const frequency = (mode: number) => {
    const body = chain([0, ...Array<number>(N).fill(m), 0], k);
    for (let i = 1; i <= N; i++) body.positions[3 * i] += 0.05 * Math.sin((mode * i * Math.PI) / (N + 1));
    return (2 * Math.PI) / oscillation(body, () => body.positions[6] - 2).period;
  };
  return { w1: frequency(1), w2: frequency(2) };
}

/** Nodes along the grid's edge, and half that edge [m]. */
const NODES = 65;
const EXTENT = 1.3137;

/** One cell over the expected half distance. */
export const SPLIT_TOLERANCE = (2 * EXTENT) / (NODES - 1) / 0.5;

/** Half distance at which the surface of two 1/r² balls falls apart, by bisection. */
export function metaballSplit({ c }: Numbers): Numbers {
  let [low, high] = [0.2, 0.9];
  for (let k = 0; k < 12; k++) {
    const middle = (low + high) / 2;
    if (shells(middle, c) === 1) low = middle;
    else high = middle;
  }
  return { d_split: (low + high) / 2 };
}

function shells(d: number, level: number): number {
  const spacing = (2 * EXTENT) / (NODES - 1);
  const values = Float64Array.from({ length: NODES ** 3 }, (_, k) => {
    const x = -EXTENT + spacing * (k % NODES);
    const y = -EXTENT + spacing * (Math.floor(k / NODES) % NODES);
    const z = -EXTENT + spacing * Math.floor(k / NODES ** 2);
    return 1 / ((x - d) ** 2 + y * y + z * z) + 1 / ((x + d) ** 2 + y * y + z * z);
  });
  const origin = [-EXTENT, -EXTENT, -EXTENT] as const;
  return new TriangleMesh(marchingCubes({ origin, spacing, size: [NODES, NODES, NODES], values }, level))
    .topology.shellCount;
}
