import { surfaceOf } from 'pliant/io';
import { MeshPair, MeshQuery, type TriangleSource } from 'pliant/queries';
import { refusal } from '../failure.js';
import type { MeshFile } from './mesh-file.js';
import type { Pose } from './vectors.js';

/** The triangles of a file: its own, or the boundary of its tetrahedra. */
export function surfaceIn({ file, data }: MeshFile): TriangleSource {
  const surface = surfaceOf(data);
  if (surface.triangles.length > 0) return surface;
  throw refusal(`${file} has no triangles and no tetrahedra, only ${data.positions.length / 3} points.`);
}

/** A surface that has an inside. */
export function solidIn(file: MeshFile, question: string): MeshQuery {
  const query = new MeshQuery(surfaceIn(file));
  if (query.closed) return query;
  const sentence = `${file.file} is open or not manifold, so it has no ${question}; \`pliant query diagnose\` lists where.`;
  throw refusal(sentence);
}

/** The first mesh stays, the second is placed by `--pose`. */
export function pairOf(a: TriangleSource, b: TriangleSource, { position, rotation, matrix }: Pose): MeshPair {
  const pair = new MeshPair(a, b);
  if (matrix) return pair.transformB(matrix);
  return position ? pair.placeB(position, rotation) : pair;
}
