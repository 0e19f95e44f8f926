/** Random soft bodies: every generator of solids, coarse enough that a world of them costs little. */
import type { Random } from 'pliant';
import type { BodyOf, Vec3 } from '../case.js';
import { oneOf, spread } from './scenes.js';

export type SoftOf = Extract<BodyOf, { kind: 'soft' }>;
export type SolidOf = SoftOf['mesh'];
export type ModelOf = NonNullable<SoftOf['model']>;

export const SOLIDS = [
  'box',
  'beam',
  'plate',
  'sphere',
  'ellipsoid',
  'cylinder',
  'capsule',
  'cone',
  'torus',
  'chain-link',
  'blob',
  'data',
] as const;
export type SolidName = (typeof SOLIDS)[number];

/** Solids without a thin direction, which stand where they are put. */
export const STOUT: readonly SolidName[] = ['box', 'sphere', 'ellipsoid', 'cylinder', 'cone', 'blob', 'data'];

/** A solid about `size` across [m]. */
export function solidOf(random: Random, name: SolidName, size: number): SolidOf {
  const half = size / 2;
  const part = (low: number, high: number) => size * random.uniform(low, high);
  switch (name) {
    case 'box':
      return { kind: 'box', size: [part(0.5, 1), part(0.5, 1), part(0.5, 1)], cells: [2, 1, 2] };
    case 'beam':
      return { kind: 'beam', length: size, width: part(0.15, 0.3), height: part(0.15, 0.3), edge: size / 4 };
    case 'plate':
      return { kind: 'plate', width: size, depth: part(0.6, 1), thickness: part(0.04, 0.1), edge: size / 3 };
    case 'sphere':
      return { kind: 'sphere', radius: half, edge: half };
    case 'ellipsoid':
      return { kind: 'ellipsoid', radii: [half, part(0.3, 0.5), part(0.3, 0.5)], edge: size * 0.35 };
    case 'cylinder':
      return { kind: 'cylinder', radius: part(0.25, 0.5), height: part(0.4, 1), edge: size * 0.4 };
    case 'capsule':
      return { kind: 'capsule', radius: part(0.2, 0.3), height: part(0.2, 0.4), edge: size * 0.3 };
    case 'cone':
      return { kind: 'cone', radius: half, height: part(0.7, 1), edge: size * 0.3 };
    case 'torus':
      return { kind: 'torus', radius: size * 0.36, tube: part(0.12, 0.14), edge: size * 0.22 };
    case 'chain-link':
      return {
        kind: 'chain-link',
        length: size,
        width: size * 0.6,
        thickness: size * 0.16,
        edge: size * 0.2,
      };
    case 'blob':
      return { kind: 'blob', radius: size * 0.3, balls: 3, seed: random.int(1000), edge: size * 0.3 };
    case 'data':
      return octahedron(half, part(0.3, 0.5));
  }
}

/** Four tetrahedra around an axis, as a mesh file would hold them. */
function octahedron(radius: number, height: number): SolidOf {
  const positions = [0, height, 0, 0, -height, 0];
  for (let k = 0; k < 4; k++) {
    const angle = (k * Math.PI) / 2;
    positions.push(radius * Math.cos(angle), 0, radius * Math.sin(angle));
  }
  const tets: number[] = [];
  for (let k = 0; k < 4; k++) tets.push(0, 1, 2 + k, 2 + ((k + 1) % 4));
  return { kind: 'data', positions, tets };
}

const DENSITY = 1000;

/** Young's modulus that carries a body of this size [m] without crushing it: its own weight strains it by a tenth at most. */
export function modulusFor(random: Random, size: number, low = 1e4, high = 1e8): number {
  const least = Math.max(low, 10 * DENSITY * 9.81 * size);
  return least < high ? spread(random, least, high) : least;
}

/** A neo-Hookean solid; with `damped` its slowest swing dies within a few periods. */
export function xpbd(random: Random, size: number, damped = false): ModelOf {
  const youngsModulus = modulusFor(random, size);
  const swing = (size / Math.PI) * Math.sqrt(DENSITY / youngsModulus);
  return {
    kind: 'xpbd',
    youngsModulus,
    poissonRatio: oneOf(random, [0, 0.2, 0.3, 0.4, 0.45]),
    ...(damped ? { damping: swing } : {}),
  };
}

export function matching(random: Random): ModelOf {
  return {
    kind: 'shape-matching',
    mode: oneOf(random, ['rigid', 'linear', 'quadratic'] as const),
    stiffness: random.uniform(0.2, 1),
    blend: random.uniform(0, 0.8),
    clusters: oneOf(random, [1, 1, 2, 4]),
  };
}

export const soft = (
  name: string,
  mesh: SolidOf,
  model: ModelOf,
  position: Vec3,
  more: Partial<SoftOf> = {},
): BodyOf => ({ kind: 'soft', name, mesh, model, position, density: DENSITY, ...more }) as BodyOf;
