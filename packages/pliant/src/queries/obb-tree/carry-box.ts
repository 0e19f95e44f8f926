import { OBB_STRIDE, type ObbTree } from './layout.js';

/** Box `node` of B in A's frame to `box`, laid out as a node: centre, half extents, axes. `r` maps B's coordinates to A's. */
export function carryBox(
  treeA: ObbTree,
  treeB: ObbTree,
  r: Float64Array,
  node: number,
  box: Float64Array,
): void {
  const n = treeB.nodes;
  const at = node * OBB_STRIDE;
  const oa = treeA.origin;
  const ob = treeB.origin;
  const x = n[at] + ob[0];
  const y = n[at + 1] + ob[1];
  const z = n[at + 2] + ob[2];
  box[0] = r[0] * x + r[1] * y + r[2] * z + r[9] - oa[0];
  box[1] = r[3] * x + r[4] * y + r[5] * z + r[10] - oa[1];
  box[2] = r[6] * x + r[7] * y + r[8] * z + r[11] - oa[2];
  box[3] = n[at + 3];
  box[4] = n[at + 4];
  box[5] = n[at + 5];
  for (let k = 6; k < 15; k += 3) {
    const ux = n[at + k];
    const uy = n[at + k + 1];
    const uz = n[at + k + 2];
    box[k] = r[0] * ux + r[1] * uy + r[2] * uz;
    box[k + 1] = r[3] * ux + r[4] * uy + r[5] * uz;
    box[k + 2] = r[6] * ux + r[7] * uy + r[8] * uz;
  }
}
