/** Whether contact has the forces, pressures and depths that theory says, by statics: Hertz, and two benchmarks of NAFEMS. */
import type { Benchmark, BenchResult, CheckValue, RunOptions } from '../harness/types.js';
import { hertz } from './hertz.js';
import { cylinderOnBlock, punchOnFoundation } from './nafems.js';

/** What may be off from the reference. */
const BOUND = 0.05;

/** How far the centre of the foundation goes [mm], without friction and with 0.1. */
const PUNCH = { smooth: -0.13073, rough: -0.12858 } as const;

export const benchmark: Benchmark = {
  name: 'contact-truth',
  long: true,
  sentence: 'Statics beside Hertz and the contact benchmarks 1 and 2 of NAFEMS, with convergence.',
  run: async (options) => [hertzian(options), cylinder(options), punch(options)],
};

function hertzian({ quick, progress }: RunOptions): BenchResult {
  return timed('Hertz', (checks) => {
    const ratios = (quick ? [6] : [6, 8, 10]).map((n) => {
      progress(`Hertz, ${5 * n ** 3} tetrahedra`);
      const { tets, ratio, radius, converged } = hertz(n);
      checks[`${tets} tetrahedra: force over Hertz's`] = Number(ratio.toPrecision(4));
      checks[`${tets} tetrahedra: radius over Hertz's`] = Number(radius.toPrecision(4));
      checks[`${tets} tetrahedra: equilibrium found`] = converged;
      return ratio;
    });
    if (quick) return;
    checks['force within 5 % at 5,000 tetrahedra'] = Math.abs(ratios[2] - 1) <= BOUND;
    checks['nearer with every refinement'] = ratios.every(
      (r, k) => k === 0 || Math.abs(r - 1) < Math.abs(ratios[k - 1] - 1),
    );
  });
}

function cylinder({ quick, progress }: RunOptions): BenchResult {
  return timed('NAFEMS 1, cylinder on block', (checks) => {
    for (const n of quick ? [5] : [5, 8]) {
      progress(`NAFEMS 1, ${n} cells over the contact`);
      const { tets, width, peak, converged } = cylinderOnBlock(n);
      checks[`${tets} tetrahedra: half width over 6.21 mm`] = Number(width.toPrecision(4));
      checks[`${tets} tetrahedra: peak pressure over 3,585 MPa`] = Number(peak.toPrecision(4));
      checks[`${tets} tetrahedra: both within 5 %`] =
        converged && Math.abs(width - 1) <= BOUND && Math.abs(peak - 1) <= BOUND;
    }
  });
}

function punch({ quick, progress }: RunOptions): BenchResult {
  return timed('NAFEMS 2, punch with a rounded edge', (checks) => {
    for (const kind of ['smooth', 'rough'] as const)
      for (const n of quick ? [4] : kind === 'smooth' ? [4, 6, 8] : [4, 6]) {
        progress(`NAFEMS 2, ${kind}, ${n} cells around the edge`);
        const { tets, centre, converged } = punchOnFoundation(n, kind === 'smooth' ? 0 : 0.1);
        const ratio = centre / PUNCH[kind];
        checks[`${kind}, ${tets} tetrahedra: centre [mm]`] = Number(centre.toPrecision(5));
        checks[`${kind}, ${tets} tetrahedra: within 5 %`] = converged && Math.abs(ratio - 1) <= BOUND;
      }
  });
}

function timed(size: string, measure: (checks: Record<string, CheckValue>) => void): BenchResult {
  const checks: Record<string, CheckValue> = {};
  const start = performance.now();
  measure(checks);
  const seconds = (performance.now() - start) / 1000;
  return {
    name: 'contact-truth',
    size,
    unit: 's',
    results: { pliant: { median: seconds, p95: seconds } },
    checks,
  };
}
