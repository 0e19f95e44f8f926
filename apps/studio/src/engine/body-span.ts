import type { BodyLook, Shape } from '@pliant/three';
import type { World } from 'pliant';
import { WorldRows } from 'pliant/drawing';
import { compileSolid } from 'pliant/queries';

/** Lowest and highest y of a body [m]: of its shape, its vertices, or the spheres of its molecules. */
export function spanOf(world: World, { row, shape, parts }: BodyLook, out: Float64Array): void {
  if (parts === undefined) {
    const { position, orientation } = new WorldRows(world).bodies;
    const half = halfHeight(shape, orientation, row * 4);
    out[0] = position[row * 3 + 1] - half;
    out[1] = position[row * 3 + 1] + half;
    return;
  }
  const { first, count, radii, tets } = parts;
  const { position } = new WorldRows(world).particles;
  out[0] = Number.POSITIVE_INFINITY;
  out[1] = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const y = position[3 * (first + i) + 1];
    const radius = tets.length > 0 ? 0 : radii[i];
    out[0] = Math.min(out[0], y - radius);
    out[1] = Math.max(out[1], y + radius);
  }
}

/** How far a shape reaches up and down from its centre [m]: |R| h along y for a box, and for the box around any other shape. */
function halfHeight(shape: Shape, q: Float64Array, o: number): number {
  if (shape.kind === 'sphere') return shape.radius;
  if (shape.kind === 'plane' || shape.kind === 'surface') return 0;
  const [x, y, z, w] = [q[o], q[o + 1], q[o + 2], q[o + 3]];
  const [hx, hy, hz] = shape.kind === 'box' ? shape.halfExtents : halfBox(shape);
  return (
    Math.abs(2 * (x * y + z * w)) * hx +
    Math.abs(1 - 2 * (x * x + z * z)) * hy +
    Math.abs(2 * (y * z - x * w)) * hz
  );
}

/** Half extents of the box around a shape, made once per shape. */
function halfBox(shape: Exclude<Shape, { kind: 'surface' }>): readonly number[] {
  let half = HALF_BOXES.get(shape);
  if (half === undefined) {
    const { bounds } = compileSolid(shape, true);
    half = [0, 1, 2].map((k) => Math.max(-bounds[k], bounds[3 + k]));
    HALF_BOXES.set(shape, half);
  }
  return half;
}

const HALF_BOXES = new WeakMap<Shape, readonly number[]>();
