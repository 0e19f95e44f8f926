/**
 * Checks a solid before a deformable body is made of it. Every fault has its sentence. No fault is left for a step to
 * find.
 */
import { PliantError } from '../../core/errors.js';
import { firstWithSameCorners } from '../../geometry/mesh/diagnosis/coincident.js';
import { DEGENERATE_QUALITY } from '../../geometry/mesh/diagnosis/diagnose-solid.js';
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';

export function checkSolid(mesh: TetMesh): void {
  const refuse = (sentence: string) => {
    throw new PliantError('bad-geometry', sentence, { path: 'mesh' });
  };
  if (mesh.tetCount === 0) refuse('The mesh has no tetrahedra; give a solid with at least one.');
  const qualities = mesh.qualities();
  for (let t = 0; t < qualities.length; t++) {
    if (Math.abs(qualities[t]) < DEGENERATE_QUALITY) {
      refuse(`Tetrahedron ${t} is flat; remove it with repair().`);
    }
    if (!(qualities[t] > 0)) refuse(`Tetrahedron ${t} is inverted; turn it with repair().`);
  }
  const first = firstWithSameCorners(mesh.tets, 4);
  for (let t = 0; t < first.length; t++) {
    if (first[t] !== t) refuse(`Tetrahedron ${t} repeats tetrahedron ${first[t]}; remove it with repair().`);
  }
  const { vertexOffsets } = mesh.adjacency;
  for (let v = 0; v < mesh.vertexCount; v++) {
    if (vertexOffsets[v] === vertexOffsets[v + 1]) {
      refuse(`Vertex ${v} belongs to no tetrahedron; remove it with repair().`);
    }
  }
}

/** Checks that a number from outside is within its bounds. */
export function requireBetween(path: string, value: number, low: number, high: number): void {
  if (value >= low && value <= high) return;
  const bounds = high === Infinity ? `of at least ${low}` : `between ${low} and ${high}`;
  throw new PliantError('invalid-value', `The ${path} is ${value}; give a number ${bounds}.`, { path });
}

export function requirePositiveNumber(path: string, value: number): void {
  if (value > 0 && value < Infinity) return;
  throw new PliantError('invalid-value', `The ${path} is ${value}; give a positive number.`, { path });
}

export function requireVertex(path: string, vertex: number, count: number): void {
  if (Number.isInteger(vertex) && vertex >= 0 && vertex < count) return;
  throw new PliantError(
    'invalid-value',
    `Vertex ${vertex} does not exist; the body has vertices 0 to ${count - 1}.`,
    { path },
  );
}
