/** The paper's equations with maps and searches through everything: slow, and easy to hold against the text. */
import type { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { slowFind } from '../../narrowphase/tetrahedra/tetrahedra.test-support.js';

type Vec = [number, number, number];
const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const along = (a: Vec, s: number, d: Vec): Vec => [a[0] + s * d[0], a[1] + s * d[1], a[2] + s * d[2]];
const unit = (a: Vec): Vec => {
  const l = Math.sqrt(dot(a, a));
  return [a[0] / l, a[1] / l, a[2] / l];
};

export const place = (body: TetBody, v: number): Vec => [
  body.positions[body.offset + 3 * v],
  body.positions[body.offset + 3 * v + 1],
  body.positions[body.offset + 3 * v + 2],
];

export interface SlowCrossing {
  readonly inside: number;
  readonly outside: number;
  readonly point: Vec;
  readonly normal: Vec;
}

/** Every edge with one end inside against every triangle; the crossing nearest the outside end. */
export function slowCrossings(own: TetBody, partner: TetBody): SlowCrossing[] {
  const inside = new Set(slowFind(own, partner).map(([v]) => v!));
  const crossings: SlowCrossing[] = [];
  const { linkOffsets, linked } = own.topology;
  for (const v of inside) {
    for (let k = linkOffsets[v]; k < linkOffsets[v + 1]; k++) {
      const w = linked[k];
      if (inside.has(w)) continue;
      const hit = lastHit(partner, place(own, v), place(own, w));
      if (hit) crossings.push({ inside: v, outside: w, ...hit });
    }
  }
  return crossings;
}

function lastHit(body: TetBody, p: Vec, q: Vec): { point: Vec; normal: Vec } | undefined {
  const d = sub(q, p);
  let best = -1;
  let found: { point: Vec; normal: Vec } | undefined;
  const { triangles, cornerNormals } = body.topology;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((i) => place(body, triangles[t + i])) as [Vec, Vec, Vec];
    const n = cross(sub(b, a), sub(c, a));
    const s = dot(sub(a, p), n) / dot(d, n);
    if (!(s >= 0 && s <= 1 && s > best)) continue;
    const x = along(p, s, d);
    const area = dot(n, n);
    const w = [
      dot(cross(sub(c, b), sub(x, b)), n),
      dot(cross(sub(a, c), sub(x, c)), n),
      dot(cross(sub(b, a), sub(x, a)), n),
    ];
    if (w.some((weight) => weight < -1e-9 * area)) continue;
    best = s;
    let normal: Vec = [0, 0, 0];
    for (let i = 0; i < 3; i++) {
      const k = 3 * cornerNormals[t + i];
      normal = along(normal, w[i] / area, [...body.cornerNormals.subarray(k, k + 3)] as Vec);
    }
    found = { point: x, normal: unit(normal) };
  }
  return found;
}

export interface SlowRow {
  readonly depth: number;
  readonly direction: Vec;
}

/** Equations (1) to (7) for the vertices of `own` inside `partner`. */
export function slowConsistent(own: TetBody, partner: TetBody): Map<number, SlowRow> {
  const colliding = slowFind(own, partner).map(([v]) => v!);
  let processed = new Map<number, SlowRow>();
  const crossings = slowCrossings(own, partner);
  for (const v of colliding) {
    const mine = crossings.filter((c) => c.inside === v);
    if (mine.length === 0) continue;
    const p = place(own, v);
    processed.set(v, average(mine.map((c) => ({ offset: sub(c.point, p), direction: c.normal, depth: 0 }))));
  }
  const { linkOffsets, linked } = own.topology;
  for (;;) {
    const next = new Map(processed);
    for (const v of colliding) {
      if (processed.has(v)) continue;
      const near = [...linked.subarray(linkOffsets[v], linkOffsets[v + 1])].filter((w) => processed.has(w));
      if (near.length === 0) continue;
      const p = place(own, v);
      next.set(v, average(near.map((w) => ({ offset: sub(place(own, w), p), ...processed.get(w)! }))));
    }
    if (next.size === processed.size) return processed;
    processed = next;
  }
}

function average(terms: { offset: Vec; direction: Vec; depth: number }[]): SlowRow {
  let sum = 0;
  let depth = 0;
  let direction: Vec = [0, 0, 0];
  for (const t of terms) {
    const weight = 1 / dot(t.offset, t.offset);
    sum += weight;
    depth += weight * (dot(t.offset, t.direction) + t.depth);
    direction = along(direction, weight, t.direction);
  }
  return { depth: depth / sum, direction: unit(direction) };
}
