/**
 * The outline of a convex body's projection onto the plane z = 0: the hull of its vertices seen from above, by the
 * chains of Andrew (1979) with exact signs. Points on a side of the hull are no corners.
 */
import { Polygon } from '../polygon.js';
import { orientation } from '../predicates.js';
import type { FlatMesh } from './car-mesh.js';

export function projection({ positions }: FlatMesh): Polygon {
  const count = positions.length / 3;
  const order = Uint32Array.from({ length: count }, (_, v) => v).sort(
    (v, w) => positions[3 * v] - positions[3 * w] || positions[3 * v + 1] - positions[3 * w + 1],
  );
  const lower = chain(positions, order);
  const upper = chain(positions, order.reverse());
  const ring = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  return Polygon.from(ring.map((v) => [positions[3 * v], positions[3 * v + 1]] as const));
}

/** The vertices that turn left all the way, from the first to the last. */
function chain(p: Float64Array, order: Uint32Array): number[] {
  const found: number[] = [];
  for (const v of order) {
    while (found.length > 1) {
      const [a, b] = [found[found.length - 2], found[found.length - 1]];
      if (orientation(p[3 * a], p[3 * a + 1], p[3 * b], p[3 * b + 1], p[3 * v], p[3 * v + 1]) > 0) break;
      found.pop();
    }
    found.push(v);
  }
  return found;
}
