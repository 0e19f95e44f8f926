import { toMat3 } from '../math/quat.js';
import { BoxAxes } from './box-axes.js';

/** A box somewhere in the world. */
export interface PlacedBox {
  /** [m] */
  readonly halfExtents: ArrayLike<number>;
  /** Of its centre [m]. */
  readonly position: ArrayLike<number>;
  /** Unit quaternion x, y, z, w. */
  readonly orientation: ArrayLike<number>;
}

/**
 * The least depth of two boxes over all separating axes, as the collider of boxes finds it [m]; undefined when they are
 * apart.
 */
export function boxOverlap(a: PlacedBox, b: PlacedBox): number | undefined {
  const axes = new BoxAxes(1);
  const half = Float64Array.of(...Array.from(a.halfExtents), ...Array.from(b.halfExtents));
  const [x, y, z] = Array.from(b.position, (at, k) => at - a.position[k]);
  return axes.find(turnOf(a), turnOf(b), half, 0, 3, x, y, z) ? axes.depth : undefined;
}

function turnOf({ orientation }: PlacedBox): Float64Array {
  const matrix = new Float64Array(9);
  toMat3(matrix, 0, Float64Array.from(orientation), 0);
  return matrix;
}
