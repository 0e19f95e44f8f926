/** Outlines, boxes, contacts and penetrating points as marks of a picture. */
import type { FieldQueries } from '../image/field-queries.js';
import type { Polygon } from '../polygon.js';
import type { Colour, Line, Mark } from './picture.js';
import type { Plane } from './plane.js';

export const COLOURS = {
  a: [0, 122, 94],
  b: [24, 24, 32],
  halo: [255, 255, 255],
  box: [176, 92, 0],
  overlap: [96, 96, 108],
  contact: [0, 92, 214],
  penetration: [206, 18, 38],
} as const satisfies Record<string, Colour>;

/** Length of a contact's normal [px]. */
const NORMAL = 10;
/** Arrow heads: their length at most [px], and as a fraction of the arrow. */
const HEAD = 7;

export function outlineMarks(polygon: Polygon, plane: Plane, of: 'a' | 'b'): Line[] {
  const { positions, rings } = polygon;
  const lines: Line[] = [];
  for (let r = 0; r + 1 < rings.length; r++) {
    const points: number[] = [];
    for (let v = rings[r]; v < rings[r + 1]; v++)
      points.push(plane.x(positions[2 * v]), plane.y(positions[2 * v + 1]));
    // A white rim keeps the upper outline readable where it runs along the lower one.
    if (of === 'a') lines.push({ kind: 'line', points, closed: true, colour: COLOURS.halo, width: 3.4 });
    lines.push({ kind: 'line', points, closed: true, colour: COLOURS[of], width: 1.8 });
  }
  return lines;
}

/** Where the boundaries may meet, pair of leaves by pair of leaves, the region around them, and the boxes' overlap. */
export function localisationMarks(queries: FieldQueries, plane: Plane, margin: number): Line[] {
  const lines: Line[] = [];
  const { box, pairs } = queries.regions;
  if (queries.regions.near(queries.a, queries.b, margin)) {
    const [p, q] = [queries.a.boxes.boxes, queries.b.boxes.boxes];
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [4 * pairs.nodesA[k], 4 * pairs.nodesB[k]];
      const common = [0, 1].map((axis) => Math.max(p[i + axis], q[j + axis] - margin));
      const upper = [2, 3].map((axis) => Math.min(p[i + axis], q[j + axis] + margin));
      lines.push(...boxLine([...common, ...upper], plane, { colour: COLOURS.box, width: 0.8, dash: [4, 3] }));
    }
    lines.push(...boxLine([...box], plane, { colour: COLOURS.box, width: 1.6 }));
  }
  if (queries.regions.overlap(queries.a, queries.b, 0)) {
    lines.push(...boxLine([...box], plane, { colour: COLOURS.overlap, width: 1.2, dash: [9, 5] }));
  }
  return lines;
}

function boxLine(
  box: readonly number[],
  plane: Plane,
  style: Pick<Line, 'colour' | 'width' | 'dash'>,
): Line[] {
  const [minX, minY, maxX, maxY] = box as [number, number, number, number];
  if (!(minX <= maxX && minY <= maxY)) return [];
  const [left, right, top, bottom] = [plane.x(minX), plane.x(maxX), plane.y(maxY), plane.y(minY)];
  const points = [left, top, right, top, right, bottom, left, bottom];
  return [{ kind: 'line', points, closed: true, ...style }];
}

export function contactMarks(queries: FieldQueries, plane: Plane, threshold: number): Line[] {
  const lines: Line[] = [];
  for (const { point, normal } of queries.contacts(threshold)) {
    const [x, y] = [plane.x(point[0]), plane.y(point[1])];
    const points = [x, y, x + NORMAL * normal[0], y - NORMAL * normal[1]];
    lines.push({ kind: 'line', points, colour: COLOURS.contact, width: 0.8 });
  }
  return lines;
}

/**
 * Arrows from penetrating vertices, or where there are none from penetrating samples, to where they'd leave; largest
 * depth [m].
 */
export function penetrationMarks(queries: FieldQueries, plane: Plane): [Mark[], number] {
  const marks: Mark[] = [];
  let deepest = 0;
  const rows = [...queries.penetrations()];
  const vertices = rows.filter(({ vertex }) => vertex >= 0);
  for (const { point, normal, distance } of vertices.length > 0 ? vertices : rows) {
    deepest = Math.max(deepest, -distance);
    const [x, y] = [plane.x(point[0]), plane.y(point[1])];
    marks.push(...arrow(x, y, normal[0], -normal[1], -distance * plane.scale));
    marks.push({ kind: 'dot', x, y, radius: 2.4, colour: COLOURS.penetration });
  }
  return [marks, deepest];
}

export function arrow(x: number, y: number, dx: number, dy: number, length: number): Line[] {
  const [tx, ty] = [x + length * dx, y + length * dy];
  const head = Math.min(HEAD, 0.5 * length);
  const wing = (side: number) => [tx - head * (dx + 0.45 * side * dy), ty - head * (dy - 0.45 * side * dx)];
  const style = { kind: 'line', colour: COLOURS.penetration, width: 1.2 } as const;
  return [
    { ...style, points: [x, y, tx, ty] },
    { ...style, points: [...wing(1), tx, ty, ...wing(-1)] },
  ];
}
