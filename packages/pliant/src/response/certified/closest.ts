/** Nearest points of a node and a triangle, and of two edges, as weights of the corners; nodes are numbers into `x`, three numbers each. */

/** The place of the nearest point on a triangle: inside, on the edge from corner k − 1 to k, or at corner k − 4. */
export const INSIDE = 0;
export const FIRST_CORNER = 4;

/** Weights of the three corners into `out[0…2]`; returns the feature. A triangle may be an edge twice, or a point. Ericson 2005, 5.1.5. */
export function closestOnTriangle(
  x: Float64Array,
  node: number,
  corner0: number,
  corner1: number,
  corner2: number,
  out: Float64Array,
): number {
  const p = 3 * node;
  const a = 3 * corner0;
  const b = 3 * corner1;
  const c = 3 * corner2;
  const ax = x[a];
  const ay = x[a + 1];
  const az = x[a + 2];
  const abx = x[b] - ax;
  const aby = x[b + 1] - ay;
  const abz = x[b + 2] - az;
  const acx = x[c] - ax;
  const acy = x[c + 1] - ay;
  const acz = x[c + 2] - az;
  const apx = x[p] - ax;
  const apy = x[p + 1] - ay;
  const apz = x[p + 2] - az;
  const d1 = abx * apx + aby * apy + abz * apz;
  const d2 = acx * apx + acy * apy + acz * apz;
  if (d1 <= 0 && d2 <= 0) return weights(out, 1, 0, 0, FIRST_CORNER);
  const bpx = x[p] - x[b];
  const bpy = x[p + 1] - x[b + 1];
  const bpz = x[p + 2] - x[b + 2];
  const d3 = abx * bpx + aby * bpy + abz * bpz;
  const d4 = acx * bpx + acy * bpy + acz * bpz;
  if (d3 >= 0 && d4 <= d3) return weights(out, 0, 1, 0, FIRST_CORNER + 1);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) {
    const v = d1 / (d1 - d3);
    return weights(out, 1 - v, v, 0, 1);
  }
  const cpx = x[p] - x[c];
  const cpy = x[p + 1] - x[c + 1];
  const cpz = x[p + 2] - x[c + 2];
  const d5 = abx * cpx + aby * cpy + abz * cpz;
  const d6 = acx * cpx + acy * cpy + acz * cpz;
  if (d6 >= 0 && d5 <= d6) return weights(out, 0, 0, 1, FIRST_CORNER + 2);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) {
    const w = d2 / (d2 - d6);
    return weights(out, 1 - w, 0, w, 3);
  }
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return weights(out, 0, 1 - w, w, 2);
  }
  const scale = 1 / (va + vb + vc);
  return weights(out, 1 - vb * scale - vc * scale, vb * scale, vc * scale, INSIDE);
}

function weights(out: Float64Array, a: number, b: number, c: number, feature: number): number {
  out[0] = a;
  out[1] = b;
  out[2] = c;
  return feature;
}

/** Below this squared sine edges count as parallel. */
const PARALLEL = 1e-14;

/** The nearest places on the edges a–b and c–d: 0 at a and c, 1 at b and d, to `out[0…1]`. */
export function closestOnEdges(
  x: Float64Array,
  node0: number,
  node1: number,
  node2: number,
  node3: number,
  out: Float64Array,
): void {
  const a = 3 * node0;
  const b = 3 * node1;
  const c = 3 * node2;
  const d = 3 * node3;
  const ux = x[b] - x[a];
  const uy = x[b + 1] - x[a + 1];
  const uz = x[b + 2] - x[a + 2];
  const vx = x[d] - x[c];
  const vy = x[d + 1] - x[c + 1];
  const vz = x[d + 2] - x[c + 2];
  const rx = x[a] - x[c];
  const ry = x[a + 1] - x[c + 1];
  const rz = x[a + 2] - x[c + 2];
  const uu = ux * ux + uy * uy + uz * uz;
  const vv = vx * vx + vy * vy + vz * vz;
  const vr = vx * rx + vy * ry + vz * rz;
  const ur = ux * rx + uy * ry + uz * rz;
  const uv = ux * vx + uy * vy + uz * vz;
  const det = uu * vv - uv * uv;
  let s = det > PARALLEL * uu * vv ? (uv * vr - ur * vv) / det : 0.5;
  s = s < 0 ? 0 : Math.min(s, 1);
  let t = (uv * s + vr) / vv;
  if (t < 0) {
    t = 0;
    s = -ur / uu;
  } else if (t > 1) {
    t = 1;
    s = (uv - ur) / uu;
  }
  out[0] = s < 0 ? 0 : Math.min(s, 1);
  out[1] = t;
}
