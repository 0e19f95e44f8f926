/** From the collection's meshes to our shapes. */
import type { ShapeDefinition } from 'pliant';
import type { DataFolder } from '../data-folder.js';
import { readSurface } from '../reference-surface.js';
import type { BodyEntry } from './scene-file.js';

/** Any but a plane, which has no end. */
export type Shape = Exclude<ShapeDefinition, { readonly kind: 'plane' }>;

/** Half the thickness of a sheet [m]. */
export const SHEET = 0.01;

/** Meshes that are shapes of ours: half of their extents. */
const HALF_EXTENTS: Readonly<Record<string, readonly [number, number, number]>> = {
  'cube.obj': [0.5, 0.5, 0.5],
  'plane.obj': [5, 0, 5],
  'plane-8K.obj': [5, 0, 5],
  'cylinder.obj': [1, 1.5, 1],
  'sphere.obj': [1, 1, 1],
};

/** Meshes that are no hull of their vertices. */
const NOT_CONVEX = ['gears/gear.obj'];

export const isSheet = (mesh: string): boolean => mesh.startsWith('plane');

export const hasShape = (data: DataFolder, mesh: string): boolean =>
  mesh in HALF_EXTENTS || data.has(fileOf(mesh));

const fileOf = (mesh: string): string =>
  `tri/rigid-ipc/${mesh.replace('arch/num_stones=25/', 'arch25/').replace('arch/num_stones=', 'arch')}`;

export function shapeOf(data: DataFolder, entry: BodyEntry): Shape {
  const { mesh } = entry;
  if (mesh in HALF_EXTENTS) return simpleShape(entry);
  const { positions, triangles } = readSurface(data.path, fileOf(mesh));
  const extents = [0, 1, 2].map((k) => {
    const along = positions.filter((_, i) => i % 3 === k);
    return Math.max(...along) - Math.min(...along);
  });
  const scales = scalesOf(entry, extents);
  const points = [...positions].map((x, i) => x * scales[i % 3]);
  return NOT_CONVEX.includes(mesh)
    ? { kind: 'mesh', positions: points, triangles: [...triangles] }
    : { kind: 'hull', points };
}

function simpleShape(entry: BodyEntry): Shape {
  const own = HALF_EXTENTS[entry.mesh];
  const scales = scalesOf(
    entry,
    own.map((h) => 2 * h),
  );
  const [x, y, z] = own.map((h, k) => Math.abs(h * scales[k]));
  if (entry.mesh === 'cylinder.obj') return { kind: 'cylinder', radius: x, halfHeight: y };
  if (entry.mesh === 'sphere.obj') return { kind: 'ellipsoid', radii: [x, y, z] };
  return { kind: 'box', halfExtents: [Math.max(x, SHEET), Math.max(y, SHEET), Math.max(z, SHEET)] };
}

function scalesOf({ scale = 1, dimensions }: BodyEntry, extents: readonly number[]): readonly number[] {
  if (dimensions !== undefined) return extents.map((e, k) => (e > 0 ? dimensions[k] / e : 1));
  return typeof scale === 'number' ? [scale, scale, scale] : scale;
}
