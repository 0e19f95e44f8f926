/**
 * Whether a soft body has the stiffness that was asked for: a clamped bar at default settings beside linear FEM of the same mesh, and beside
 * the theory of beams over refinements. What is small is chosen so small that linear theory is the truth.
 */
import type { Benchmark, BenchResult, CheckValue, RunOptions } from '../harness/types.js';
import { Bar, type Case, LENGTH, SIDE } from './bar.js';

/** What the engine may be off from linear FEM of the same mesh. */
const BOUND = 0.02;
/** A mode is resolved when ω h is at most this: implicit Euler then has its frequency to 2 %. */
const RESOLVED = 0.245;
const SUBSTEPS = 4;

const MESHES = [
  [10, 2, 2],
  [16, 3, 3],
  [30, 5, 5],
  [46, 8, 8],
] as const;
const LOADS = { bend: ['deflection'], pull: ['stretch', 'contraction'], twist: ['torsion'] } as const;

export const benchmark: Benchmark = {
  name: 'elastic-truth',
  long: true,
  sentence:
    'Deflection, stretch, contraction, torsion and frequency of a soft bar beside linear FEM of the same mesh.',
  run: async (options) => [...cases(options).map((one) => compareOne(one, options)), beams(options)],
};

function cases({ quick }: RunOptions): Case[] {
  const base: Case = { cells: MESHES[0], youngsModulus: 1e6, poissonRatio: 0.3, dt: 1 / 60 };
  if (quick) return [base];
  const all: Case[] = [];
  for (const youngsModulus of [1e4, 1e6, 1e9])
    for (const poissonRatio of [0, 0.3, 0.49])
      for (const dt of [1 / 30, 1 / 240]) all.push({ ...base, youngsModulus, poissonRatio, dt });
  for (const cells of MESHES.slice(1))
    for (const youngsModulus of [1e6, 1e9]) all.push({ ...base, cells, youngsModulus });
  return all;
}

function titleOf({ cells, youngsModulus, poissonRatio, dt }: Case): string {
  const tets = 5 * cells[0] * cells[1] * cells[2];
  return `${tets} tetrahedra, ${youngsModulus.toExponential()} Pa, nu ${poissonRatio}, dt 1/${Math.round(1 / dt)}`;
}

function compareOne(one: Case, { progress }: RunOptions): BenchResult {
  const size = titleOf(one);
  progress(size);
  const bar = new Bar(one);
  const checks: Record<string, CheckValue> = {};
  const start = performance.now();
  let bent: Float64Array | undefined;
  const judge = (name: string, ratio: number) => {
    checks[`${name} over FEM`] = Number(ratio.toPrecision(5));
    checks[`${name} within 2 %`] = Math.abs(ratio - 1) <= BOUND;
  };
  for (const kind of ['bend', 'pull', 'twist'] as const) {
    const { force, moved } = bar.truth(kind);
    if (kind === 'bend') bent = moved;
    const rest = bar.rest(force);
    if (rest.troubles > 0) checks[`${kind}: troubles`] = rest.troubles;
    const seen = bar.measure(kind, rest.moved);
    bar.measure(kind, moved).forEach((truth, k) => {
      // Without a Poisson ratio nothing contracts: then what is seen is compared with the stretch.
      if (k === 1 && one.poissonRatio === 0)
        checks['does not contract'] = Math.abs(seen[1]) < 1e-3 * Math.abs(seen[0]) * SIDE;
      else judge(LOADS[kind][k], seen[k] / truth);
    });
  }
  const mode = (bent as Float64Array).slice();
  const omega = bar.fem.lowestFrequency(mode);
  const h = one.dt / SUBSTEPS;
  if (omega * h <= RESOLVED) judge('frequency', bar.swing(mode, omega) / omega);
  else {
    const wanted = Math.ceil((omega * one.dt) / RESOLVED);
    checks['first frequency [Hz], not resolved'] = Number((omega / (2 * Math.PI)).toPrecision(4));
    checks['substeps that would resolve it'] = wanted;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    name: 'elastic-truth',
    size,
    unit: 's',
    results: { pliant: { median: seconds, p95: seconds } },
    checks,
  };
}

/** Against beam theory: what a mesh of linear tetrahedra is from a bar, and how it converges. */
function beams({ quick, progress }: RunOptions): BenchResult {
  progress('beam theory');
  const checks: Record<string, CheckValue> = {};
  const ratios = (quick ? MESHES.slice(0, 1) : MESHES).map((cells) => {
    const bar = new Bar({ cells, youngsModulus: 1e6, poissonRatio: 0.3, dt: 1 / 60 });
    const { force } = bar.truth('bend');
    const [seen] = bar.measure('bend', bar.rest(force).moved);
    const load = force.reduce((sum, f) => sum + f, 0) / LENGTH;
    const second = SIDE ** 4 / 12;
    // Bending and shear of a bar under a load along its length (Timoshenko).
    const shear = (load * LENGTH ** 2 * 2 * 1.3) / (2 * (5 / 6) * 1e6 * SIDE ** 2);
    const ratio = seen / ((load * LENGTH ** 4) / (8 * 1e6 * second) + shear);
    checks[`deflection over Timoshenko's, ${cells[1]} cells across`] = Number(ratio.toPrecision(4));
    return ratio;
  });
  if (!quick) {
    const [second, last] = ratios.slice(-2);
    const [coarse, fine] = [MESHES[2][1], MESHES[3][1]];
    const limit = (fine ** 2 * last - coarse ** 2 * second) / (fine ** 2 - coarse ** 2);
    checks['its limit, by second order'] = Number(limit.toPrecision(4));
    checks['converges to beam theory within 5 %'] = Math.abs(limit - 1) < 0.05;
    checks['from below'] = ratios.every((ratio, k) => ratio < 1 && (k === 0 || ratio > ratios[k - 1]));
  }
  return { name: 'elastic-truth', size: 'beam theory', unit: 's', results: {}, checks };
}
