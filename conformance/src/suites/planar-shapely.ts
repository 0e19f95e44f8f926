/**
 * Reference answers of GEOS for pairs of real outlines: region and boundary distance, crossings, overlap area,
 * penetrating vertices, deepest vertex, and signed distances at points. Exact queries must agree to 1e-9 and in every
 * flag; image-based ones within their stated bound.
 */
import { ExactQueries, FieldQueries, type Overlap, Polygon } from 'pliant/planar';
import type { DataFolder } from '../data-folder.js';
import type { Suite, SuiteResult } from '../types.js';

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly angle: number;
  readonly t: [number, number];
  readonly distance: number;
  readonly boundary_distance: number;
  readonly intersects: boolean;
  readonly overlap_area: number;
  readonly boundary_crossings: number | null;
  readonly a_vertices_inside_b?: number[];
  readonly b_vertices_inside_a?: number[];
  readonly deepest_a?: number;
  readonly deepest_b?: number;
}

interface Oracle {
  readonly shapes: Record<string, [number, number][]>;
  readonly pairs: Pair[];
  readonly sdf: { shape: string; points: [number, number][]; signed_distance: number[] }[];
}

const TOLERANCE = 1e-9;

export const planarShapely: Suite = {
  name: 'planar-shapely',
  sentence:
    'Distances, crossings, overlaps and penetrating vertices of outlines against GEOS, exact and from fields.',
  run,
};

async function run(data: DataFolder): Promise<SuiteResult> {
  const oracle = await data.json<Oracle>('reference/oracles/poly2d_shapely.json');
  const shapes = new Map(
    Object.entries(oracle.shapes).map(([name, ring]) => [name, Polygon.from(open(ring))]),
  );
  const failed: string[] = [];
  const queries = new ExactQueries();
  oracle.pairs.forEach((pair, k) => {
    const trouble = comparePair(queries, shapes, pair);
    if (trouble.length > 0) failed.push(`pair ${k} (${pair.a}, ${pair.b}): ${trouble.join('; ')}`);
  });
  let points = 0;
  for (const { shape, points: list, signed_distance } of oracle.sdf) {
    const polygon = shapes.get(shape)!;
    queries.bind(polygon, polygon);
    list.forEach(([x, y], k) => {
      points++;
      const found = queries.signedDistance(x, y);
      if (!near(found, signed_distance[k]))
        failed.push(`${shape} point ${k}: ${found}, not ${signed_distance[k]}`);
    });
  }
  const images = compareImages(oracle, shapes, failed);
  const cases = oracle.pairs.length + points + images;
  const notes = [
    `exact: ${oracle.pairs.length} pairs and ${points} points within ${TOLERANCE}`,
    `from fields: ${images} pairs at d from 0.04 to 0.005, every distance and depth within d`,
  ];
  return { suite: planarShapely.name, cases, passed: cases - failed.length, failed, notes };
}

/** Image-based distances and depths against GEOS, within their bound. */
function compareImages(oracle: Oracle, shapes: Map<string, Polygon>, failed: string[]): number {
  let cases = 0;
  for (const error of [0.04, 0.02, 0.01, 0.005]) {
    const queries = new FieldQueries(error);
    oracle.pairs.forEach((pair, k) => {
      cases++;
      queries.bind(shapes.get(pair.a)!, shapes.get(pair.b)!.moved(pair.angle, ...pair.t));
      const { distance, boundaryDistance } = queries.separation();
      const gap = Math.max(
        Math.abs(distance - pair.distance),
        Math.abs(boundaryDistance - pair.boundary_distance),
      );
      const missed = pair.intersects && !queries.collides();
      let deepest = 0;
      for (const row of queries.penetrations())
        if (row.of === 'a' && row.vertex >= 0) deepest = Math.max(deepest, -row.distance);
      const depth = Math.abs(deepest - (pair.deepest_a ?? 0));
      if (gap > error + TOLERANCE || missed || depth > error + TOLERANCE) {
        failed.push(
          `pair ${k} at d = ${error}: off by ${gap} m and ${depth} m deep${missed ? ', missed' : ''}`,
        );
      }
    });
  }
  return cases;
}

function comparePair(queries: ExactQueries, shapes: Map<string, Polygon>, pair: Pair): string[] {
  const a = shapes.get(pair.a)!;
  const b = shapes.get(pair.b)!.moved(pair.angle, ...pair.t);
  queries.bind(a, b);
  const trouble: string[] = [];
  const number = (name: string, found: number, expected: number | null | undefined) => {
    if (expected === null || expected === undefined) return;
    if (!near(found, expected)) trouble.push(`${name} is ${found}, not ${expected}`);
  };
  if (queries.collides() !== pair.intersects) trouble.push(`collides is not ${pair.intersects}`);
  const gap = queries.separation();
  number('distance', gap.distance, pair.distance);
  number('boundary distance', gap.boundaryDistance, pair.boundary_distance);
  number('crossings', queries.meetings().crossings, pair.boundary_crossings);
  const overlap = queries.overlap();
  number('overlap area', overlap.area, pair.overlap_area);
  number('area of the overlap rings', ringsArea(overlap), pair.overlap_area);
  const rows = [...queries.penetrations()].filter(({ vertex }) => vertex >= 0);
  for (const owner of ['a', 'b'] as const) {
    const own = rows.filter((row) => row.of === owner);
    const expected = owner === 'a' ? pair.a_vertices_inside_b : pair.b_vertices_inside_a;
    const vertices = own.map((row) => row.vertex).sort((p, q) => p - q);
    const count = (owner === 'a' ? a : b).vertexCount;
    const listed = expected?.filter((v) => v < count);
    if (listed && vertices.join() !== listed.join()) trouble.push(`vertices of ${owner} inside differ`);
    const deepest = Math.max(0, ...own.map((row) => -row.distance));
    number(`deepest of ${owner}`, deepest, owner === 'a' ? pair.deepest_a : pair.deepest_b);
  }
  return trouble;
}

/** One of the outlines repeats its first point at the end. */
function open(ring: [number, number][]): [number, number][] {
  const [first, last] = [ring[0], ring[ring.length - 1]];
  return first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring;
}

function near(found: number, expected: number): boolean {
  return Math.abs(found - expected) <= TOLERANCE;
}

/** What the rings of a common region enclose, holes counted against it [m²]. */
export function ringsArea({ rings }: Overlap): number {
  let twice = 0;
  for (const ring of rings) {
    for (let k = 0; k < ring.length; k += 2) {
      const [x, y] = [ring[k] - ring[0], ring[k + 1] - ring[1]];
      const [nx, ny] = [ring[(k + 2) % ring.length] - ring[0], ring[(k + 3) % ring.length] - ring[1]];
      twice += x * ny - y * nx;
    }
  }
  return twice / 2;
}
