/** Depth of points deep inside non-convex shapes: exact answers against every segment, sampled fields against their bound. */
import {
  type BoundReport,
  drawField,
  ExactQueries,
  inside,
  measureBounds,
  type Polygon,
  randomPolygon,
} from 'pliant/planar';
import type { Context, Experiment, Finding, Outcome } from '../types.js';

export const planarDepth: Experiment = {
  name: 'planar-depth',
  title: 'Depth inside non-convex shapes, and the error bound',
  source: { document: 'hoff2001proximity', place: 'section 2.2.4, figure 1' },
  sentence:
    'Pairs of rough outlines, many deep inside each other: depth and direction of every vertex against the nearest of all segments, and all answers from fields against the error bound d that was asked for.',
  parameters: { pairs: 2000 },
  run: measureDepths,
};

function measureDepths({ parameters, quick, seed, progress }: Context): Outcome {
  const pairs = quick ? Math.min(200, parameters['pairs']) : parameters['pairs'];
  progress(`${pairs} pairs, exact`);
  const exact = exactDepths(Math.min(pairs, 400), seed);
  progress(`${pairs} pairs, fields`);
  const bounds = measureBounds(seed, seed + pairs);
  const { a, b } = deepPair(seed);
  const isKept = bounds.depth <= 1 && bounds.boundaryDistance <= 1 && bounds.missed + bounds.invented === 0;
  return {
    findings: findingsOf(exact, bounds),
    figures: [
      {
        kind: 'picture',
        name: 'field',
        caption:
          'As figure 1 of the paper: the signed distance field of one outline, and the way out of every vertex of the other.',
        svg: drawField(a, b, { error: 0.02, width: 720 }),
      },
    ],
    judgement: `Depths of non-convex shapes are exact to ${exact.worst.toExponential(1)} m; from fields ${isKept ? 'every answer keeps the bound that the paper promises' : 'some answers break the bound that the paper promises'} (largest error ${Math.max(bounds.depth, bounds.boundaryDistance).toFixed(2)} d). The paper states its bound and prints no measured error.`,
  };
}

function findingsOf(
  { points, deepest, worst }: ReturnType<typeof exactDepths>,
  bounds: BoundReport,
): Finding[] {
  const within = (quantity: string, ours: number): Finding => ({
    quantity: `${quantity}: largest error over the bound d`,
    unit: '',
    printed: 1,
    isLaw: true,
    ours,
    judgement: ours <= 1 ? 'within the bound' : 'the bound is broken',
  });
  return [
    {
      quantity: 'exact depth: largest difference to the nearest of all segments',
      unit: 'm',
      printed: 0,
      isLaw: true,
      ours: worst,
      judgement: `${points.toLocaleString('en')} vertices inside, the deepest ${deepest.toFixed(2)} m, shapes of about 2 m`,
    },
    within('field depth', bounds.depth),
    within('field distance', bounds.boundaryDistance),
    {
      quantity: 'collisions and points missed or invented',
      unit: '',
      printed: 'the paper counts none',
      ours: bounds.missed + bounds.invented,
      judgement: `in ${bounds.pairs.toLocaleString('en')} pairs, d from 6 to 100 mm`,
    },
  ];
}

/** Two outlines of which one is far inside the other. */
function deepPair(seed: number): { a: Polygon; b: Polygon } {
  const a = randomPolygon(7 * seed + 2, { vertices: 24, roughness: 0.45 });
  const b = randomPolygon(7 * seed + 3, { vertices: 36, roughness: 0.45, radius: 1.2 });
  return { a, b: b.moved(0.3, 0.5, 0.15) };
}

function exactDepths(pairs: number, seed: number) {
  const queries = new ExactQueries();
  let [points, deepest, worst] = [0, 0, 0];
  for (let k = 0; k < pairs; k++) {
    const { a, b } = deepPair(seed + k);
    queries.bind(a, b);
    for (let v = 0; v < a.positions.length; v += 2) {
      const [x, y] = [a.positions[v], a.positions[v + 1]];
      if (inside(b, x, y) <= 0) continue;
      const depth = nearestSegment(b, x, y);
      points++;
      deepest = Math.max(deepest, depth);
      worst = Math.max(worst, Math.abs(-queries.signedDistance(x, y) - depth));
    }
  }
  return { points, deepest, worst };
}

/** The obvious way: the least distance to any segment. */
function nearestSegment({ positions: p, rings }: Polygon, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let r = 0; r + 1 < rings.length; r++) {
    const [from, end] = [rings[r], rings[r + 1]];
    for (let v = from; v < end; v++) {
      const w = v + 1 < end ? v + 1 : from;
      const [ax, ay] = [p[2 * v], p[2 * v + 1]];
      const [ex, ey] = [p[2 * w] - ax, p[2 * w + 1] - ay];
      const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1)));
      least = Math.min(least, Math.hypot(x - ax - t * ex, y - ay - t * ey));
    }
  }
  return least;
}
