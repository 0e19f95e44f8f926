/**
 * The fast walk of a straight line through a body of tetrahedra. Seen along the line, tetrahedra are flat. The line
 * passes the faces whose triangles contain one point of the plane, and each step looks at one new corner.
 *
 * Sources: the shear of Woop, Benthin, Wald: "Watertight ray/triangle intersection" (JCGT 2013); stepping by the corner
 * opposite the face of entry as in Devillers, Pion, Teillaud: "Walking in a triangulation" (2002).
 *
 *   shear space so that the line becomes the axis: corners become points (u, v) with a height along the line
 *   leave the first tetrahedron by the face that contains the origin and that the line sees from inside
 *   take the corner behind the face; of the three faces it forms with the old ones, leave by the one that contains the
 *   origin, until nothing is behind the face: its edge functions are the weights, and the heights give the distance
 *
 * An edge function has the same bits, except for its sign, from both of its sides. So neighbours never disagree on
 * which of them the line passes. An origin on an edge is treated as if it stood a little to one side, everywhere the
 * same. The walk needs no volume: it passes inverted and flat tetrahedra like others. Where it finds no way (it starts
 * in an inverted tetrahedron, or in one that rounding puts beside the line, or a mesh leads in circles) it returns
 * `LOST`, and walk.ts takes over.
 *
 * The walk is one function, because its corners then stay in registers. Passing them on took longer than the walk
 * itself.
 */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';

/** The line ended inside the body. */
export const ENDED = -1;
/** No way on. */
export const LOST = -2;
/**
 * The walk gives up after this many tetrahedra in a row without progress along the line. Around a vertex two dozen may
 * share the start; an inverted mesh leads in circles through all its tetrahedra.
 */
export const MOST_STALLS = 32;
/** Rounding may put the last face this far beside the line, in units of its size. */
const SLACK = 1e-9;

/**
 * Walks `line` (start, direction, most lengths), which starts in `tet`: the triangle of the surface it leaves by,
 * `ENDED` or `LOST`. To `out`: weights of the triangle's corners, and the distance in lengths of the direction.
 */
export function walkLine(body: TetBody, tet: number, line: Float64Array, out: Float64Array): number {
  const { tets, neighbours, tetCount } = body.topology;
  const p = body.positions;
  const o = body.offset;
  const most = line[6];
  // The longest component of the direction becomes the height; u, v and the direction are right-handed.
  const kh = longestAxis(line);
  const scale = 1 / line[3 + kh];
  if (!(Math.abs(scale) < Infinity)) return LOST;
  const ku = (kh + (scale > 0 ? 1 : 2)) % 3;
  const kv = (kh + (scale > 0 ? 2 : 1)) % 3;
  const su = line[3 + ku] * scale;
  const sv = line[3 + kv] * scale;
  const x = line[ku];
  const y = line[kv];
  const z = line[kh];
  let m = 4 * tet;
  let i = tets[m];
  let j = tets[m + 1];
  let k = tets[m + 2];
  let l = tets[m + 3];
  // The same code four times on purpose: as locals the corners stay in registers for the whole walk; a function would
  // box them.
  let at = o + 3 * i;
  let hi = p[at + kh] - z;
  let ui = p[at + ku] - x - su * hi;
  let vi = p[at + kv] - y - sv * hi;
  at = o + 3 * j;
  let hj = p[at + kh] - z;
  let uj = p[at + ku] - x - su * hj;
  let vj = p[at + kv] - y - sv * hj;
  at = o + 3 * k;
  let hk = p[at + kh] - z;
  let uk = p[at + ku] - x - su * hk;
  let vk = p[at + kv] - y - sv * hk;
  at = o + 3 * l;
  let h = p[at + kh] - z;
  let u = p[at + ku] - x - su * h;
  let v = p[at + kv] - y - sv * h;
  const ij = ui * vj - vi * uj;
  const jk = uj * vk - vj * uk;
  const ki = uk * vi - vk * ui;
  const il = ui * v - vi * u;
  const jl = uj * v - vj * u;
  const kl = uk * v - vk * u;
  let half = m;
  // Each face with its corners in the order that is counter-clockwise from outside: jkl, ilk, ijl, ikj.
  if (jk >= 0 && kl >= 0 && jl <= 0) {
    i = l;
    ui = u;
    vi = v;
    hi = h;
  } else if (il >= 0 && kl <= 0 && ki >= 0) {
    half = m + 1;
    j = l;
    uj = u;
    vj = v;
    hj = h;
  } else if (ij >= 0 && jl >= 0 && il <= 0) {
    half = m + 2;
    k = l;
    uk = u;
    vk = v;
    hk = h;
  } else if (ki <= 0 && jk <= 0 && ij <= 0) {
    half = m + 3;
    l = j;
    j = k;
    k = l;
    u = uj;
    uj = uk;
    uk = u;
    v = vj;
    vj = vk;
    vk = v;
    h = hj;
    hj = hk;
    hk = h;
  } else return LOST;
  let farthest = -Infinity;
  let stalls = 0;
  for (let steps = 0; steps <= tetCount; steps++) {
    const next = neighbours[half];
    if (next < 0 || most < Infinity || steps === 0) {
      const wi = uj * vk - vj * uk;
      const wj = uk * vi - vk * ui;
      const wk = ui * vj - vi * uj;
      const sum = wi + wj + wk;
      const way = scale * (wi * hi + wj * hj + wk * hk);
      // A face seen on its edge has no area. A first face behind the start belongs to an inverted tetrahedron.
      if (!(sum > 0) || (steps === 0 && !(way >= 0))) return LOST;
      if (way > most * sum) {
        out[3] = most;
        return ENDED;
      }
      if (next < 0) {
        out[0] = wi;
        out[1] = wj;
        out[2] = wk;
        out[3] = way;
        return leave(body, half, i, j, out);
      }
    }
    m = 4 * next;
    l = tets[m] ^ tets[m + 1] ^ tets[m + 2] ^ tets[m + 3] ^ i ^ j ^ k;
    at = o + 3 * l;
    h = p[at + kh] - z;
    u = p[at + ku] - x - su * h;
    v = p[at + kv] - y - sv * h;
    // On which side of the line from each old corner to the new one is the origin? Ties as if it stood a little off.
    let si = ui * v - vi * u;
    let sj = uj * v - vj * u;
    let sk = uk * v - vk * u;
    if (si === 0) si = vi === v ? u - ui : vi - v;
    if (sj === 0) sj = vj === v ? u - uj : vj - v;
    if (sk === 0) sk = vk === v ? u - uk : vk - v;
    let gone = j;
    if (sj > 0 && si < 0) {
      gone = k;
      k = l;
      uk = u;
      vk = v;
      hk = h;
    } else if (sj < 0 && sk > 0) {
      gone = i;
      i = l;
      ui = u;
      vi = v;
      hi = h;
    } else {
      j = l;
      uj = u;
      vj = v;
      hj = h;
    }
    half = gone === tets[m] ? m : gone === tets[m + 1] ? m + 1 : gone === tets[m + 2] ? m + 2 : m + 3;
    const reach = scale * (hi + hj + hk);
    if (reach > farthest) {
      farthest = reach;
      stalls = 0;
    } else if (++stalls > MOST_STALLS) break;
  }
  return LOST;
}

/**
 * The triangle of the surface behind `half`, or `LOST` where rounding puts it beside the line. `out` has the edge
 * functions of the corners i, j and the third, and the way times their sum; it gets weights and distance.
 */
function leave(body: TetBody, half: number, i: number, j: number, out: Float64Array): number {
  const { faceTriangles, triangles } = body.topology;
  const triangle = faceTriangles[half];
  const wi = out[0];
  const wj = out[1];
  const wk = out[2];
  const sum = wi + wj + wk;
  if (triangle < 0 || !(Math.min(wi, wj, wk) >= -SLACK * sum)) return LOST;
  const a = triangles[3 * triangle];
  const b = triangles[3 * triangle + 1];
  const wa = Math.max(0, a === i ? wi : a === j ? wj : wk);
  const wb = Math.max(0, b === i ? wi : b === j ? wj : wk);
  out[0] = wa / sum;
  out[1] = wb / sum;
  out[2] = Math.max(0, (sum - wa - wb) / sum);
  out[3] = Math.max(0, out[3] / sum);
  return triangle;
}

function longestAxis(line: Float64Array): number {
  const dx = Math.abs(line[3]);
  const dy = Math.abs(line[4]);
  const dz = Math.abs(line[5]);
  return dx > dy ? (dx > dz ? 0 : 2) : dy > dz ? 1 : 2;
}
