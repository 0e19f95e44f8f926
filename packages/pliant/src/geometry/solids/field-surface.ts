/**
 * Triangles where φ = 0: marching cubes on a grid, then every vertex walks down φ onto the surface. Sharp edges come
 * out chamfered by up to half a cell, so the vertices of the parts that lie on the surface are added as points without
 * triangles: corners, which touch first, are all there.
 */
import { PliantError } from '../../core/errors.js';
import { marchingCubes } from '../implicit/marching-cubes.js';
import type { PlacedSolid } from './placed.js';
import type { Surface } from './solid.js';

/** Cells along the longest side of the box: of the surface, and of the fewer points that stand for it in collisions. */
export const CELLS = 40;
const SAMPLE_CELLS = 14;

/** Walks of a vertex onto the surface. */
const WALKS = 4;

/** A part's vertex this near to φ = 0, as a share of the extent, is a vertex of the whole. */
const ON_SURFACE = 1e-9;

/** φ at p, with gradient. */
export type Field = (p: Float64Array, gradient: Float64Array) => number;

export function fieldSurface(field: Field, box: Float64Array, parts: readonly PlacedSolid[]): Surface {
  const extent = Math.max(box[3] - box[0], box[4] - box[1], box[5] - box[2]);
  const least = Math.min(box[3] - box[0], box[4] - box[1], box[5] - box[2]);
  if (!(least > 0 && extent < Number.POSITIVE_INFINITY)) {
    throw new PliantError(
      'bad-geometry',
      'The parts of the shape have nothing in common, or something without end; move them, and cut every unbounded part with a bounded one.',
      { path: 'shape.parts' },
    );
  }
  const surface = marchedSurface(field, box, parts);
  if (surface === undefined) {
    throw new PliantError(
      'bad-geometry',
      'The parts of the shape leave no solid, or one thinner than a fortieth of its extent; move them or make them thicker.',
      { path: 'shape.parts' },
    );
  }
  return surface;
}

/** Nothing where the solid is too thin to be found. */
export function marchedSurface(
  field: Field,
  box: Float64Array,
  parts: readonly PlacedSolid[],
): Surface | undefined {
  const extent = Math.max(box[3] - box[0], box[4] - box[1], box[5] - box[2]);
  const { positions, triangles } = march(field, box, extent, CELLS);
  if (triangles.length === 0) return undefined;
  const corners = cornersOnSurface(field, extent, parts);
  const all = new Float64Array(positions.length + corners.length);
  all.set(positions);
  all.set(corners, positions.length);
  return { positions: all, triangles };
}

/** The surfaces of all parts, one beside the other. */
export function surfaceOfParts(parts: readonly PlacedSolid[]): Surface {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (const part of parts) {
    const first = positions.length / 3;
    for (const x of part.vertices()) positions.push(x);
    for (const i of part.solid.surface().triangles) triangles.push(first + i);
  }
  return { positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) };
}

/**
 * Points on the surface: all vertices of parts that lie on it, and a coarse net over it for where parts cut each other.
 */
export function fieldSamples(field: Field, box: Float64Array, parts: readonly PlacedSolid[]): Float64Array {
  const extent = Math.max(box[3] - box[0], box[4] - box[1], box[5] - box[2]);
  const { positions } = march(field, box, extent, SAMPLE_CELLS);
  const corners = cornersOnSurface(field, extent, parts);
  const all = new Float64Array(positions.length + corners.length);
  all.set(corners);
  all.set(positions, corners.length);
  return all;
}

function march(field: Field, box: Float64Array, extent: number, cells: number): Surface {
  const cell = extent / cells;
  const count = (k: number) => Math.ceil((box[3 + k] - box[k]) / cell) + 4;
  const size: [number, number, number] = [count(0), count(1), count(2)];
  // Off the half cell, so that faces of the box don't fall onto nodes.
  const origin: [number, number, number] = [box[0] - 1.37 * cell, box[1] - 1.41 * cell, box[2] - 1.43 * cell];
  const values = new Float64Array(size[0] * size[1] * size[2]);
  const p = new Float64Array(3);
  const slope = new Float64Array(3);
  let at = 0;
  for (let z = 0; z < size[2]; z++) {
    for (let y = 0; y < size[1]; y++) {
      for (let x = 0; x < size[0]; x++) {
        p[0] = origin[0] + x * cell;
        p[1] = origin[1] + y * cell;
        p[2] = origin[2] + z * cell;
        values[at++] = -field(p, slope);
      }
    }
  }
  const { positions, triangles } = marchingCubes({ origin, spacing: cell, size, values }, 0);
  const settled = Float64Array.from(positions);
  for (let i = 0; i < settled.length; i += 3) settle(field, settled, i, p, slope, cell);
  return { positions: settled, triangles: Uint32Array.from(triangles) };
}

function settle(
  field: Field,
  positions: Float64Array,
  i: number,
  p: Float64Array,
  slope: Float64Array,
  cell: number,
): void {
  for (let k = 0; k < 3; k++) p[k] = positions[i + k];
  for (let walk = 0; walk < WALKS; walk++) {
    const distance = field(p, slope);
    for (let k = 0; k < 3; k++) p[k] -= distance * slope[k];
  }
  let wayOff = 0;
  for (let k = 0; k < 3; k++) wayOff = Math.max(wayOff, Math.abs(p[k] - positions[i + k]));
  // At a crease the walk can swing; what left its cell is not believed.
  if (wayOff < cell) for (let k = 0; k < 3; k++) positions[i + k] = p[k];
}

function cornersOnSurface(field: Field, extent: number, parts: readonly PlacedSolid[]): number[] {
  const corners: number[] = [];
  const p = new Float64Array(3);
  const slope = new Float64Array(3);
  for (const part of parts) {
    const vertices = part.vertices();
    for (let i = 0; i < vertices.length; i += 3) {
      for (let k = 0; k < 3; k++) p[k] = vertices[i + k];
      if (Math.abs(field(p, slope)) < ON_SURFACE * extent) corners.push(p[0], p[1], p[2]);
    }
  }
  return corners;
}
