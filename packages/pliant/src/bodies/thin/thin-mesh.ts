/** Makes the sheet or line that a scene asks for, and checks it before a body is made of it. */
import { PliantError } from '../../core/errors.js';
import type { ThinMeshSettings } from '../../scene/index.js';

export interface ThinMesh {
  readonly positions: Float64Array;
  /** The triangles of a sheet; none for a thread. */
  readonly triangles: Int32Array | undefined;
  /** For a thread: whether the last vertex is tied to the first. */
  readonly isRing: boolean;
}

/** Edges of a generated mesh along its shorter side, or of a line, by default. */
const ACROSS = 16;
const ALONG = 40;
const MOST = 1e6;

export function makeThin(mesh: ThinMeshSettings): ThinMesh {
  if (mesh.kind === 'sheet') return rectangle(mesh.width, mesh.depth, mesh.edge);
  if (mesh.kind === 'line') return straight(mesh.length, mesh.edge);
  const positions = Float64Array.from(mesh.positions);
  if (mesh.kind === 'polyline') return { positions, triangles: undefined, isRing: mesh.closed };
  return { positions, triangles: Int32Array.from(mesh.triangles), isRing: false };
}

/**
 * Makes squares of two triangles each. Diagonals alternate from row to row, so six triangles meet at every inner
 * vertex.
 */
function rectangle(width: number, depth: number, edge = Math.min(width, depth) / ACROSS): ThinMesh {
  const nx = cells(width, edge);
  const nz = cells(depth, edge);
  if ((nx + 1) * (nz + 1) > MOST) refuse('The sheet has too many edges; give longer ones.');
  const positions = new Float64Array(3 * (nx + 1) * (nz + 1));
  const triangles = new Int32Array(6 * nx * nz);
  for (let j = 0, k = 0; j <= nz; j++)
    for (let i = 0; i <= nx; i++, k += 3) {
      positions[k] = (i / nx - 0.5) * width;
      positions[k + 2] = (j / nz - 0.5) * depth;
    }
  for (let j = 0, k = 0; j < nz; j++)
    for (let i = 0; i < nx; i++, k += 6) {
      const a = j * (nx + 1) + i;
      const [b, c, d] = [a + 1, a + nx + 1, a + nx + 2];
      triangles.set(j % 2 === 0 ? [a, c, b, b, c, d] : [a, c, d, a, d, b], k);
    }
  return { positions, triangles, isRing: false };
}

function straight(length: number, edge = length / ALONG): ThinMesh {
  const n = cells(length, edge);
  if (n > MOST) refuse('The line has too many edges; give longer ones.');
  const positions = new Float64Array(3 * (n + 1));
  for (let k = 0; k <= n; k++) positions[3 * k] = (k / n - 0.5) * length;
  return { positions, triangles: undefined, isRing: false };
}

const cells = (length: number, edge: number): number => Math.max(1, Math.round(length / edge));

function refuse(sentence: string): never {
  throw new PliantError('bad-geometry', sentence, { path: 'body.mesh' });
}

/** Checks that every vertex is used, that every edge has at most two triangles, and that these are turned alike. */
export function checkSheet(positions: Float64Array, triangles: Int32Array): void {
  const count = positions.length / 3;
  if (positions.length % 3 !== 0) refuse('The positions are not three numbers per vertex.');
  if (triangles.length === 0 || triangles.length % 3 !== 0)
    refuse('The triangles are not three numbers each; give at least one.');
  const used = new Uint8Array(count);
  const sides = new Set<string>();
  for (let k = 0; k < triangles.length; k++) {
    const [v, w] = [triangles[k], triangles[k - (k % 3) + ((k + 1) % 3)]];
    if (!(v >= 0 && v < count))
      refuse(`Triangle ${Math.floor(k / 3)} names vertex ${v}; there are ${count}.`);
    if (v === w) refuse(`Triangle ${Math.floor(k / 3)} has a corner twice.`);
    const key = `${v} ${w}`;
    if (sides.has(key))
      refuse(
        `The edge from vertex ${v} to ${w} has more than two triangles, or two that are turned differently.`,
      );
    sides.add(key);
    used[v] = 1;
  }
  const lost = used.indexOf(0);
  if (lost >= 0) refuse(`Vertex ${lost} belongs to no triangle; remove it.`);
}

export function checkThread(positions: Float64Array, isRing: boolean): void {
  if (positions.length % 3 !== 0) refuse('The positions are not three numbers per vertex.');
  const least = isRing ? 3 : 2;
  if (positions.length < 3 * least)
    refuse(`A ${isRing ? 'closed line' : 'line'} needs at least ${least} vertices.`);
}
