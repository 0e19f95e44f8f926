/** Bodies that start inside each other, at rest and without gravity. */
import { TetMesh } from 'pliant';

export type Vec = readonly [number, number, number];

export interface OverlapCase {
  readonly name: string;
  readonly meshes: readonly [TetMesh, TetMesh];
  /** Where the second body starts, one run for each; the first is at the origin [m]. */
  readonly shifts: readonly Vec[];
  /** The way the first body has to go, if there is but one, and how far off it may be [°]. */
  readonly axis?: Vec;
  readonly mostDegrees?: number;
  /** The bodies have to be free by then [s]. */
  readonly within: number;
}

const box = (size: Vec, cells: Vec) => TetMesh.box({ size, cells });
const cube = box([1, 1, 1], [3, 3, 3]);
const dense = box([1, 1, 1], [4, 4, 4]);
const OFFSETS = [
  [0, 0],
  [0.03, 0.02],
  [0.05, 0.03],
  [0.05, 0.05],
] as const;
const SHIFTS: readonly Vec[] = [
  [0.05, 0.02, 0.1],
  [0.12, 0.03, 0.01],
  [0.02, -0.1, 0.06],
];

function cubes(overlap: number, mostDegrees: number): OverlapCase {
  return {
    name: `cubes that overlap by ${Math.round(100 * overlap)} %`,
    meshes: [cube, cube],
    shifts: OFFSETS.map(([y, z]) => [1 - overlap, y, z]),
    axis: [-1, 0, 0],
    mostDegrees,
    within: 1,
  };
}

export const CASES: readonly OverlapCase[] = [
  cubes(0.5, 1),
  cubes(0.8, 2),
  {
    name: 'a cube inside a cube',
    meshes: [dense, box([0.4, 0.4, 0.4], [2, 2, 2])],
    shifts: SHIFTS,
    within: 2,
  },
  {
    name: 'a ball inside a cube',
    meshes: [dense, TetMesh.sphere({ radius: 0.2, edge: 0.12 })],
    shifts: SHIFTS,
    within: 2,
  },
  {
    name: 'crossing bars',
    meshes: [box([2, 0.4, 0.4], [10, 2, 2]), box([0.4, 0.4, 2], [2, 2, 10])],
    shifts: SHIFTS,
    within: 2,
  },
  {
    name: 'a bar through a plate',
    meshes: [box([2, 0.2, 2], [10, 1, 10]), box([0.3, 2, 0.3], [2, 10, 2])],
    shifts: SHIFTS,
    within: 2,
  },
];

/** The cubes of the stack, a metre each. */
export const STACKED = cube;
