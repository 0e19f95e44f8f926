/**
 * What a device needs to measure listed samples: the triangles in cells of the grid, and for every block of 8 × 8 × 8
 * samples the triangles that can be nearest to any of its samples. That is the coarse, geometric half of the work: for
 * a block with half diagonal h whose middle is D from the surface, only triangles within D + 2 h of the middle count.
 *
 * A corner is split into whole cells and a fraction: differences from whole samples stay as exact as the fraction,
 * where plain f32 coordinates would lose 1e-5 of a cell at 200 cells.
 */
import { surfacePoint } from '../../mesh-answers.js';
import type { MeshQuery } from '../../mesh-query.js';
import { closestPointOnTriangle } from '../../primitives/point-triangle.js';
import { featureNormal } from '../../pseudonormals.js';
import { toMesh, toWorld, turnToWorld } from '../../rigid-pose.js';
import type { SampleList } from '../volume-backend.js';
import { HALF_DIAGONAL } from '../volume-grid.js';

/** Samples along the side of a block. */
const BLOCK = 8;
/** vec4 per triangle: corner in whole cells, its fraction, two edges, then normals of corners, edges and face. */
export const TRIANGLE_TEXELS = 11;

export interface DeviceLists {
  /** `TRIANGLE_TEXELS` vec4 per triangle. */
  readonly triangles: Float32Array;
  /** Triangles of all blocks, one after the other. */
  readonly members: Float32Array;
  /** Per sample: its place in cells, and its block. */
  readonly samples: Float32Array;
  /** Per block: first member and one past the last. */
  readonly blocks: Float32Array;
}

export function deviceLists(list: SampleList): DeviceLists {
  const { grid, count } = list;
  const { counts } = grid;
  const used = new Map<number, number>();
  const rows = new Map<number, number>();
  const members: number[] = [];
  const blocks: number[] = [];
  const samples = new Float32Array(4 * count);
  for (let n = 0; n < count; n++) {
    const k = list.samples[n];
    const row = Math.floor(k / counts[0]);
    const z = Math.floor(row / counts[1]);
    const [x, y] = [k - row * counts[0], row - z * counts[1]];
    const id = Math.floor(x / BLOCK) + 65_536 * (Math.floor(y / BLOCK) + 65_536 * Math.floor(z / BLOCK));
    let block = used.get(id);
    if (block === undefined) {
      block = blocks.length / 2;
      used.set(id, block);
      const first = members.length;
      collect(
        list,
        [x, y, z].map((c) => BLOCK * Math.floor(c / BLOCK) + (BLOCK - 1) / 2),
        rows,
        members,
      );
      blocks.push(first, members.length);
    }
    samples.set([x, y, z, block], 4 * n);
  }
  return {
    triangles: rowsOf(list, rows),
    members: Float32Array.from(members),
    samples,
    blocks: Float32Array.from(blocks),
  };
}

const spot = surfacePoint();
const stack = new Int32Array(256);
const foot = new Float64Array(3);

/** Appends the rows of the triangles that can be nearest to a sample of the block around `middle` (in cells). */
function collect(
  { mesh, pose, grid }: SampleList,
  middle: readonly number[],
  rows: Map<number, number>,
  members: number[],
): void {
  const { positions, triangles } = mesh;
  const centre = Float64Array.from(middle, (c, n) => grid.origin[n] + c * grid.spacing);
  toMesh(pose, centre, 0, centre, 0);
  mesh.closestPoint(centre, spot);
  // Half the diagonal of a block, and a little for rounding on the device.
  const half = (BLOCK - 1) * HALF_DIAGONAL * grid.spacing;
  const reach = (spot.distance + 2 * half) * (1 + 1e-6) + 1e-3 * grid.spacing;
  const low = centre.map((c) => c - reach);
  const high = centre.map((c) => c + reach);
  mesh.visitBox(low, high, stack, (triangle) => {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * triangles[3 * triangle + k]);
    closestPointOnTriangle(centre, 0, positions, a, b, c, foot, 0);
    const [x, y, z] = [centre[0] - foot[0], centre[1] - foot[1], centre[2] - foot[2]];
    if (x * x + y * y + z * z > reach * reach) return false;
    let row = rows.get(triangle);
    if (row === undefined) rows.set(triangle, (row = rows.size));
    members.push(row);
    return false;
  });
}

/** The triangles that blocks name, in the order of their rows. */
function rowsOf({ mesh, pose, grid }: SampleList, rows: ReadonlyMap<number, number>): Float32Array {
  const data = new Float32Array(4 * TRIANGLE_TEXELS * rows.size);
  const corners = new Float64Array(9);
  for (const [triangle, row] of rows) {
    const o = 4 * TRIANGLE_TEXELS * row;
    for (let k = 0; k < 3; k++) {
      toWorld(pose, mesh.positions, 3 * mesh.triangles[3 * triangle + k], corners, 3 * k);
      for (let n = 0; n < 3; n++) corners[3 * k + n] = (corners[3 * k + n] - grid.origin[n]) / grid.spacing;
    }
    for (let n = 0; n < 3; n++) {
      const whole = Math.floor(corners[n]);
      data[o + n] = whole;
      data[o + 4 + n] = corners[n] - whole;
      data[o + 8 + n] = corners[3 + n] - corners[n];
      data[o + 12 + n] = corners[6 + n] - corners[n];
    }
    data[o + 3] = triangle + 1;
    for (let feature = 0; feature < 7; feature++)
      writeNormal(mesh, pose, triangle, feature, data, o + 16 + 4 * feature);
  }
  return data;
}

const normal = new Float64Array(3);

function writeNormal(
  mesh: MeshQuery,
  pose: Float64Array,
  triangle: number,
  feature: number,
  out: Float32Array,
  o: number,
): void {
  featureNormal(mesh.normals, mesh.triangles, mesh.topology, triangle, feature, normal);
  turnToWorld(pose, normal, 0, normal, 0);
  for (let n = 0; n < 3; n++) out[o + n] = normal[n];
}
