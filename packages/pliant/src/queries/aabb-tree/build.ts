/** Builds an axis-aligned box tree over the triangles of a mesh; see `box-tree.ts`. */
import { slotCorners } from '../slot-corners.js';
import { treeOver } from './box-tree.js';
import { type AabbTree, roundDown, roundUp } from './layout.js';
import { refitAabbTree } from './refit.js';

/**
 * `mean` splits at the mean of the centroids instead: a third of the time to build, and as good where triangles are
 * alike and evenly spread.
 */
export function buildAabbTree(
  positions: Float64Array,
  triangles: Uint32Array,
  leafSize = 3,
  split: 'area' | 'mean' = 'area',
): AabbTree {
  const tree = treeOver(triangleBoxes(positions, triangles), leafSize, split);
  const built = { ...tree, corners: slotCorners(triangles, tree.order) };
  refitAabbTree(built, positions);
  return built;
}

function triangleBoxes(p: Float64Array, triangles: Uint32Array): Float64Array {
  const boxes = new Float64Array(2 * triangles.length);
  for (let t = 0; t < triangles.length / 3; t++) {
    const i = 3 * triangles[3 * t];
    const j = 3 * triangles[3 * t + 1];
    const k = 3 * triangles[3 * t + 2];
    for (let n = 0; n < 3; n++) {
      boxes[6 * t + n] = roundDown(Math.min(p[i + n], p[j + n], p[k + n]));
      boxes[6 * t + 3 + n] = roundUp(Math.max(p[i + n], p[j + n], p[k + n]));
    }
  }
  return boxes;
}
