/**
 * Overlap areas against the end-to-end cases of polygon-clipping: expected unions, intersections, differences and
 * exclusive unions of two operands fix the area that the operands have in common.
 */
import { area, ExactQueries, PliantError, Polygon } from 'pliant/planar';
import type { DataFolder } from '../data-folder.js';
import type { Suite, SuiteResult } from '../types.js';
import { ringsArea } from './planar-shapely.js';

type Ring = [number, number][];
type Geometry =
  | { readonly type: 'Polygon'; readonly coordinates: Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: Ring[][] };

const OPERATIONS = ['union', 'intersection', 'difference', 'xor'] as const;
/** Operands that GEOS also calls invalid; the suite's own notes leave them out. */
const INVALID = new Set([
  'coincident-with-invalid-segments',
  'parallel-lines-with-crossing',
  'split-almost-vertical-segment',
]);

export const planarClipping: Suite = {
  name: 'planar-clipping',
  sentence: 'Common areas of polygons against the expected results of polygon-clipping.',
  run,
};

const FOLDER = 'reference/polygon-clipping';

async function run(data: DataFolder): Promise<SuiteResult> {
  const failed: string[] = [];
  const refused: string[] = [];
  const skipped: string[] = [];
  const open: string[] = [];
  let cases = 0;
  for (const name of await data.list(FOLDER)) {
    const operands = await readOperands(data, name, refused);
    if (!operands || INVALID.has(name)) continue;
    const [a, b] = operands;
    const common = overlapArea(name, a, b, open);
    if (!b || a.length === 0 || common === null) {
      skipped.push(name);
      continue;
    }
    for (const operation of OPERATIONS) {
      const expected = await expectedArea(data, `${FOLDER}/${name}/${operation}.geojson`);
      if (expected === null) continue;
      cases++;
      const [whole, other] = [total(a), total(b)];
      const found = combine(operation, whole, other, common);
      if (Math.abs(found - expected) > 1e-9 * (whole + other))
        failed.push(`${name} ${operation}: ${found}, not ${expected}`);
    }
  }
  const notes = [
    `refused as no simple region: ${refused.join(', ')}`,
    `not two operands: ${skipped.join(', ')}`,
    `rings that don't add up to the area: ${open.join(', ') || 'none'}`,
  ];
  return { suite: planarClipping.name, cases, passed: cases - failed.length, failed, notes };
}

function combine(operation: (typeof OPERATIONS)[number], a: number, b: number, common: number): number {
  if (operation === 'union') return a + b - common;
  if (operation === 'intersection') return common;
  return operation === 'difference' ? a - common : a + b - 2 * common;
}

function total(parts: readonly Polygon[]): number {
  return parts.reduce((sum, part) => sum + area(part), 0);
}

/** Null when the parts of one operand overlap each other, so that their areas don't add up. */
function overlapArea(
  name: string,
  a: readonly Polygon[],
  b: readonly Polygon[] | undefined,
  open: string[],
): number | null {
  const queries = new ExactQueries();
  const common = (p: Polygon, q: Polygon) => {
    const overlap = queries.bind(p, q).overlap();
    const gap = Math.abs(ringsArea(overlap) - overlap.area);
    if (gap > 1e-9 * (area(p) + area(q)))
      open.push(`${name}: the rings enclose ${ringsArea(overlap)}, not ${overlap.area}`);
    return overlap.area;
  };
  for (const parts of [a, b ?? []]) {
    for (const [i, p] of parts.entries()) {
      for (const q of parts.slice(i + 1)) if (common(p, q) > 1e-12 * (area(p) + area(q))) return null;
    }
  }
  return a.reduce((sum, p) => sum + (b ?? []).reduce((part, q) => part + common(p, q), 0), 0);
}

/** The operands as lists of polygons, or null when one of them isn't a set of simple regions. */
async function readOperands(
  data: DataFolder,
  name: string,
  refused: string[],
): Promise<[Polygon[], Polygon[] | undefined] | null> {
  const { features } = await data.json<{ features: { geometry: Geometry }[] }>(
    `${FOLDER}/${name}/args.geojson`,
  );
  try {
    const operands = features.map(({ geometry }) => polygonsOf(geometry));
    const parts = operands[0];
    if (operands.length === 1 && parts.length === 2) return [[parts[0]], [parts[1]]];
    return operands.length === 2 ? [parts, operands[1]] : [[], undefined];
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    refused.push(`${name} (${error.sentence})`);
    return null;
  }
}

async function expectedArea(data: DataFolder, file: string): Promise<number | null> {
  if (!data.has(file)) return null;
  const { geometry } = await data.json<{ geometry: Geometry }>(file);
  const rings = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const ringArea = (ring: Ring) => {
    const [ox, oy] = ring[0];
    let twice = 0;
    for (const [k, [x, y]] of ring.entries()) {
      const [nx, ny] = ring[(k + 1) % ring.length];
      twice += (x - ox) * (ny - oy) - (y - oy) * (nx - ox);
    }
    return Math.abs(twice / 2);
  };
  return rings.reduce(
    (sum, part) => sum + part.reduce((s, ring, r) => s + (r === 0 ? 1 : -1) * ringArea(ring), 0),
    0,
  );
}

function polygonsOf(geometry: Geometry): Polygon[] {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return parts.map((rings) => {
    const open = rings.map(openRing);
    return Polygon.from(open[0], ...open.slice(1));
  });
}

function openRing(ring: Ring): Ring {
  const [first, last] = [ring[0], ring[ring.length - 1]];
  return first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring;
}
