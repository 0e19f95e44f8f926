/**
 * Largest errors of the image-based answers against their exact twins over random non-convex pairs, each as a multiple
 * of its stated bound: a number above 1 is a broken promise. Used by the property tests and the conformance suite.
 */
import { ExactQueries } from '../exact/exact-queries.js';
import type { Boundary } from '../localise/nearest.js';
import type { Polygon } from '../polygon.js';
import { randomPolygon } from '../random-polygon.js';
import { FieldQueries } from './field-queries.js';

/** How far image-based answers were from exact ones. */
export interface BoundReport {
  /** Pairs that were compared. */
  pairs: number;
  /** Distance between boundaries, over d. */
  boundaryDistance: number;
  /** Distance between regions, over d. */
  distance: number;
  /** Interpolated depth of penetrating vertices, over d. */
  depth: number;
  /** Distance of contacts from the other boundary beyond the threshold, over d. */
  contact: number;
  /** Common area, over its own bound. */
  area: number;
  /** Collisions missed, vertices at least d deep that were not reported, and exact contacts without a sample near. */
  missed: number;
  /** Pairs reported to collide that are more than 2d apart, and penetrating samples that lie outside. */
  invented: number;
}

/** The pair of a seed: 3 to 60 vertices, some with holes, from nested to far apart. */
export function randomPair(seed: number): { a: Polygon; b: Polygon; error: number } {
  const roughness = 0.3 + 0.6 * ((seed % 11) / 11);
  const a = randomPolygon(seed, { vertices: 3 + (seed % 58), hole: seed % 5 === 0, roughness });
  const small = seed % 7 === 0 ? 0.2 : 1;
  const b = randomPolygon(seed + 1_000_003, {
    vertices: 3 + ((seed * 7) % 58),
    hole: seed % 6 === 0,
    radius: small,
    roughness,
  }).moved(seed, 2.5 * (((seed * 13) % 101) / 101), 1.5 * (((seed * 29) % 103) / 103));
  // From coarse (a tenth of the size) to fine.
  return { a, b, error: 0.1 / (1 << (seed % 5)) };
}

/** Compares image-based with exact answers for the random pairs `first … end`. */
export function measureBounds(first: number, end: number): BoundReport {
  const report: BoundReport = {
    pairs: 0,
    boundaryDistance: 0,
    distance: 0,
    depth: 0,
    contact: 0,
    area: 0,
    missed: 0,
    invented: 0,
  };
  const exact = new ExactQueries();
  for (let seed = first; seed < end; seed++) {
    const { a, b, error } = randomPair(seed);
    const field = new FieldQueries(error).bind(a, b);
    exact.bind(a, b);
    report.pairs++;
    compareSeparation(report, exact, field);
    compareDepths(report, exact, field);
    compareContacts(report, exact, field);
    compareVolumes(report, exact, field);
  }
  return report;
}

function compareSeparation(report: BoundReport, exact: ExactQueries, field: FieldQueries): void {
  const truth = exact.separation();
  const found = field.separation();
  const d = field.error;
  report.boundaryDistance = Math.max(
    report.boundaryDistance,
    Math.abs(found.boundaryDistance - truth.boundaryDistance) / d,
  );
  report.distance = Math.max(report.distance, Math.abs(found.distance - truth.distance) / d);
  const collides = field.collides();
  if (exact.collides() && !collides) report.missed++;
  if (collides && truth.distance > 2 * d) report.invented++;
}

function compareDepths(report: BoundReport, exact: ExactQueries, field: FieldQueries): void {
  const d = field.error;
  const found = new Map([...field.penetrations()].map((row) => [`${row.of}${row.vertex}`, row.distance]));
  for (const row of field.penetrations()) {
    const truth = exactDepth(row.of === 'a' ? exact.b : exact.a, row.point);
    report.depth = Math.max(report.depth, Math.abs(row.distance + truth) / d);
    if (truth < 0) report.invented++;
  }
  for (const row of exact.penetrations()) {
    if (row.vertex < 0) continue;
    const distance = found.get(`${row.of}${row.vertex}`);
    if (distance !== undefined) report.depth = Math.max(report.depth, Math.abs(distance - row.distance) / d);
    else if (row.distance < -d) report.missed++;
  }
}

/** Depth of a point in a region [m]; negative outside. */
function exactDepth(to: Boundary, [x, y]: readonly [number, number]): number {
  const distance = Math.sqrt(to.nearest(x, y));
  return to.inside(x, y) >= 0 || distance < 1e-12 ? distance : -distance;
}

function compareContacts(report: BoundReport, exact: ExactQueries, field: FieldQueries): void {
  const d = field.error;
  const threshold = 2 * d;
  const samples = [...field.contacts(threshold)];
  for (const row of samples) {
    const [x, y] = row.point;
    const own = row.of === 'a' ? exact.a : exact.b;
    const other = row.of === 'a' ? exact.b : exact.a;
    report.contact = Math.max(
      report.contact,
      Math.sqrt(own.nearest(x, y)) / d,
      (Math.sqrt(other.nearest(x, y)) - threshold) / d,
    );
  }
  for (const row of exact.contacts(threshold)) {
    const [x, y] = row.point;
    const near = samples.some((s) => (s.point[0] - x) ** 2 + (s.point[1] - y) ** 2 <= d * d * (1 + 1e-9));
    if (!near) report.missed++;
  }
}

function compareVolumes(report: BoundReport, exact: ExactQueries, field: FieldQueries): void {
  const { area, bound } = field.commonArea();
  const gap = Math.abs(area - exact.overlap().area);
  report.area = Math.max(report.area, bound > 0 ? gap / bound : gap > 1e-12 ? Number.POSITIVE_INFINITY : 0);
  for (const row of field.intersection('boundary-volume')) {
    if (exact.b.inside(...row.point) <= 0) report.invented++;
  }
}
