/** Rows of results read off a field: samples, contacts and penetrating vertices with unit gradients. */
import type { Field } from '../field/field.js';
import type { Boundary } from '../localise/nearest.js';
import { OF_B, type ProximityPoints } from '../points.js';

/** Below this length a gradient of central differences says nothing about direction (a ridge of the field). */
const FLAT = 0.1;

/** Adds a sample with its distance and the gradient of the field there. */
export function addSampledPoint(rows: ProximityPoints, field: Field, sample: number, of: number): number {
  const { grid } = field;
  const j = Math.floor(sample / grid.columns);
  const i = sample - j * grid.columns;
  const row = rows.add(
    of,
    -1,
    field.feature(sample),
    grid.x0 + i * grid.spacing,
    grid.y0 + j * grid.spacing,
    field.value(sample),
  );
  const n = grid.columns;
  // At the rim the difference is one-sided.
  const [left, right] = [i > 0 ? sample - 1 : sample, i + 1 < n ? sample + 1 : sample];
  const [down, up] = [j > 0 ? sample - n : sample, j + 1 < grid.rows ? sample + n : sample];
  const x = (field.value(right) - field.value(left)) / Math.max(1, right - left);
  const y = (field.value(up) - field.value(down)) / Math.max(1, (up - down) / n);
  unit(rows.normals, 2 * row, x / grid.spacing, y / grid.spacing);
  return row;
}

/** Adds a contact: its normal points from b to a, whosever boundary it is on. */
export function addSampledContact(rows: ProximityPoints, field: Field, sample: number, of: number): void {
  const row = addSampledPoint(rows, field, sample, of);
  if (of !== OF_B) return;
  rows.normals[2 * row]! *= -1;
  rows.normals[2 * row + 1]! *= -1;
}

/** Adds the vertices of `from` in the box whose interpolated distance is negative, in order. */
export function addVertices(
  rows: ProximityPoints,
  from: Boundary,
  field: Field,
  box: Float64Array,
  of: number,
): void {
  const boxes = from.boxes;
  const [minX, minY, maxX, maxY] = [box[0]!, box[1]!, box[2]!, box[3]!];
  const { positions } = from.polygon;
  const walk = (node: number): void => {
    const o = boxes.visit(node);
    if (boxes.boxes[o]! > maxX || boxes.boxes[o + 2]! < minX) return;
    if (boxes.boxes[o + 1]! > maxY || boxes.boxes[o + 3]! < minY) return;
    if (!boxes.isLeaf(node)) {
      walk(2 * node);
      walk(2 * node + 1);
      return;
    }
    const end = boxes.end(node);
    for (let v = boxes.first(node); v < end; v++) {
      const [x, y] = [positions[2 * v]!, positions[2 * v + 1]!];
      if (x < minX || x > maxX || y < minY || y > maxY) continue;
      const value = field.valueAt(x, y);
      if (value < 0) addVertex(rows, field, of, v, x, y, value);
    }
  };
  walk(1);
}

function addVertex(
  rows: ProximityPoints,
  field: Field,
  of: number,
  v: number,
  x: number,
  y: number,
  value: number,
): void {
  const row = rows.add(of, v, field.featureAt(x, y), x, y, value);
  field.gradientAt(rows.normals, 2 * row, x, y);
  unit(rows.normals, 2 * row, rows.normals[2 * row]!, rows.normals[2 * row + 1]!);
}

function unit(out: Float64Array, o: number, x: number, y: number): void {
  const length = Math.sqrt(x * x + y * y);
  out[o] = length > FLAT ? x / length : 0;
  out[o + 1] = length > FLAT ? y / length : 0;
}
