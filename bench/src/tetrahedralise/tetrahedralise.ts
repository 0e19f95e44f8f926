/**
 * Two thousand random closed shapes filled with tetrahedra: how long it takes, and whether every promise of tetrahedralise() is
 * kept. The promises are checks; the benchmark fails when one is broken.
 */
import { tetrahedralise } from 'pliant';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';
import { randomShape } from './random-shapes.js';

const SHAPES = 2000;
const QUICK_SHAPES = 40;
/** Edges asked for, in turn [m]; shapes are about one metre across. */
const EDGES = [0.2, 0.12, 0.08];

interface Totals {
  tets: number;
  inverted: number;
  unsound: number;
  openBoundaries: number;
  smallestQuality: number;
  smallestAngle: number;
  largestAngle: number;
  /** Largest distance of a boundary vertex from the input, in edges, without and with relaxed nodes near. */
  exactDistance: number;
  relaxedDistance: number;
  relaxedShapes: number;
  missedShapes: number;
}

export const benchmark: Benchmark = {
  name: 'tetrahedralise',
  long: true,
  sentence: 'Two thousand random closed shapes filled with tetrahedra, with all promised bounds checked.',
  run: async (options) => measure(options),
};

function measure({ seed, quick, progress }: RunOptions): BenchResult {
  const count = quick ? QUICK_SHAPES : SHAPES;
  const totals = emptyTotals();
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const { surface } = randomShape(seed + n);
    const start = performance.now();
    const result = tetrahedralise(surface, { edge: EDGES[n % EDGES.length] });
    times.push(performance.now() - start);
    addTo(totals, result);
    if ((n + 1) % 200 === 0) progress(`${n + 1} of ${count} shapes, ${totals.tets} tetrahedra`);
  }
  return {
    name: 'tetrahedralise',
    size: `${count} shapes`,
    unit: 'ms',
    results: { pliant: spread(times) },
    checks: checksOf(totals),
  };
}

function emptyTotals(): Totals {
  return {
    tets: 0,
    inverted: 0,
    unsound: 0,
    openBoundaries: 0,
    smallestQuality: 1,
    smallestAngle: 180,
    largestAngle: 0,
    exactDistance: 0,
    relaxedDistance: 0,
    relaxedShapes: 0,
    missedShapes: 0,
  };
}

function addTo(totals: Totals, result: ReturnType<typeof tetrahedralise>): void {
  const { mesh, edge, relaxedCount, boundaryDistance, missed } = result;
  const { invertedTets, degenerateTets, smallestQuality, isSound } = mesh.diagnose();
  const { min, max } = mesh.dihedralRange();
  const boundary = mesh.boundary().mesh;
  totals.tets += mesh.tetCount;
  totals.inverted += invertedTets.length + degenerateTets.length;
  if (!isSound) totals.unsound++;
  if (!boundary.isSolid || !boundary.isManifold) totals.openBoundaries++;
  totals.smallestQuality = Math.min(totals.smallestQuality, smallestQuality);
  totals.smallestAngle = Math.min(totals.smallestAngle, (min * 180) / Math.PI);
  totals.largestAngle = Math.max(totals.largestAngle, (max * 180) / Math.PI);
  if (relaxedCount === 0) totals.exactDistance = Math.max(totals.exactDistance, boundaryDistance / edge);
  else {
    totals.relaxedShapes++;
    totals.relaxedDistance = Math.max(totals.relaxedDistance, boundaryDistance / edge);
  }
  if (missed.length > 0) totals.missedShapes++;
}

function checksOf(totals: Totals): Record<string, boolean | number> {
  const round = (x: number) => Number(x.toPrecision(4));
  return {
    'no inverted tetrahedron': totals.inverted === 0,
    'every mesh sound': totals.unsound === 0,
    'every boundary closed, manifold, outward': totals.openBoundaries === 0,
    'quality at least 0.25': totals.smallestQuality >= 0.25,
    'angles within 10.5° and 163.8°': totals.smallestAngle >= 10.5 && totals.largestAngle <= 163.8,
    'boundary vertices on the input': totals.exactDistance < 1e-9,
    'relaxed vertices within 0.38 edges': totals.relaxedDistance <= 0.38,
    tetrahedra: totals.tets,
    'smallest quality': round(totals.smallestQuality),
    'smallest angle [°]': round(totals.smallestAngle),
    'largest angle [°]': round(totals.largestAngle),
    'largest distance, exact [edges]': round(totals.exactDistance),
    'largest distance, relaxed [edges]': round(totals.relaxedDistance),
    'shapes with relaxed nodes': totals.relaxedShapes,
    'shapes with parts too thin': totals.missedShapes,
  };
}
