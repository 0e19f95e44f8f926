/**
 * Spheres and ellipsoids: the twenty faces of an icosahedron divided into n² triangles each and pushed out to the
 * sphere. Edges differ by less than a third in length, and no vertex is special but twelve.
 */
import { requirePositive, requireSize } from './check-options.js';

/** How a ball is made. */
export interface SphereOptions {
  /** [m] */
  readonly radius: number;
  /** Longest edge [m]. Default: a quarter of the radius. */
  readonly edge?: number;
}

/** How an ellipsoid is made. */
export interface EllipsoidOptions {
  /** Half axes along x, y and z [m]. */
  readonly radii: readonly [number, number, number];
  /** Longest edge [m]. Default: a quarter of the longest half axis. */
  readonly edge?: number;
}

/** Edge of the icosahedron with corners on the unit sphere. */
const ICOSAHEDRON_EDGE = 1.0514622242382672;
/** How much the middle of a face is stretched when pushed out to the sphere. */
const STRETCH = 1.2583;

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS = [
  [-1, GOLDEN, 0],
  [1, GOLDEN, 0],
  [-1, -GOLDEN, 0],
  [1, -GOLDEN, 0],
  [0, -1, GOLDEN],
  [0, 1, GOLDEN],
  [0, -1, -GOLDEN],
  [0, 1, -GOLDEN],
  [GOLDEN, 0, -1],
  [GOLDEN, 0, 1],
  [-GOLDEN, 0, -1],
  [-GOLDEN, 0, 1],
];
const FACES = [
  0, 11, 5, 0, 5, 1, 0, 1, 7, 0, 7, 10, 0, 10, 11, 1, 5, 9, 5, 11, 4, 11, 10, 2, 10, 7, 6, 7, 1, 8, 3, 9, 4,
  3, 4, 2, 3, 2, 6, 3, 6, 8, 3, 8, 9, 4, 9, 5, 2, 4, 11, 6, 2, 10, 8, 6, 7, 9, 8, 1,
];

export function sphereSurface(options: SphereOptions): { positions: Float64Array; triangles: Uint32Array } {
  const { radius, edge } = options;
  return ellipsoidSurface(
    edge === undefined ? { radii: [radius, radius, radius] } : { radii: [radius, radius, radius], edge },
  );
}

export function ellipsoidSurface(options: EllipsoidOptions): {
  positions: Float64Array;
  triangles: Uint32Array;
} {
  const { radii } = options;
  const longest = Math.max(...radii);
  const { edge = longest / 4 } = options;
  requirePositive({ 'radii[0]': radii[0], 'radii[1]': radii[1], 'radii[2]': radii[2], edge });
  const n = Math.max(1, Math.ceil((STRETCH * ICOSAHEDRON_EDGE * longest) / edge));
  requireSize(20 * n * n);
  const { positions, triangles } = dividedIcosahedron(n);
  for (let v = 0; v < positions.length; v += 3) {
    const length = Math.sqrt(positions[v] ** 2 + positions[v + 1] ** 2 + positions[v + 2] ** 2);
    for (let k = 0; k < 3; k++) positions[v + k] *= radii[k] / length;
  }
  return { positions, triangles };
}

function dividedIcosahedron(n: number): { positions: Float64Array; triangles: Uint32Array } {
  const positions: number[] = [];
  const triangles: number[] = [];
  const known = new Map<string, number>();
  for (let f = 0; f < FACES.length; f += 3) {
    const face = [FACES[f], FACES[f + 1], FACES[f + 2]];
    const vertex = (i: number, j: number) => {
      // Named by the corners it lies between and its weights, so that neighbouring faces find each other's vertices.
      const weights = [n - i - j, i, j];
      const key = face
        .map((corner, c) => [corner, weights[c]] as const)
        .filter(([, weight]) => weight > 0)
        .sort(([a], [b]) => a - b)
        .join(';');
      const found = known.get(key);
      if (found !== undefined) return found;
      const made = positions.length / 3;
      known.set(key, made);
      // Summed in the order of the corners' numbers: the same bits from either side.
      const order = [0, 1, 2].sort((a, b) => face[a] - face[b]);
      for (let k = 0; k < 3; k++) {
        positions.push(order.reduce((sum, c) => sum + weights[c] * CORNERS[face[c]][k], 0) / n);
      }
      return made;
    };
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n - i; j++) {
        triangles.push(vertex(i, j), vertex(i + 1, j), vertex(i, j + 1));
        if (j < n - i - 1) triangles.push(vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1));
      }
    }
  }
  return { positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) };
}
