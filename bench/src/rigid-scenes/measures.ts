/** What is asked of every engine alike, by poses alone. */
import { compileSolid, type ShapeGap, ShapePair, ShapeQuery } from 'pliant/queries';
import { DT } from './engines/engine.js';
import { shapeOf } from './engines/pliant.js';
import type { Piece, RigidScene, Triple } from './scene.js';

const POSE = 7;

/** Farthest that any body is from where it was [m]. */
export function farthest(from: Float64Array, to: Float64Array): number {
  let most = 0;
  for (let i = 0; i < from.length; i += POSE) {
    const way = Math.hypot(to[i] - from[i], to[i + 1] - from[i + 1], to[i + 2] - from[i + 2]);
    if (!(way <= most)) most = way;
  }
  return most;
}

/** Fastest body between two poses a step apart [m/s]. */
export const fastest = (from: Float64Array, to: Float64Array) => farthest(from, to) / DT;

/** Whether a body has left the scene or its numbers are broken. */
export function isLost(poses: Float64Array): boolean {
  for (let i = 0; i < poses.length; i += POSE) if (!(poses[i + 1] > -30)) return true;
  return poses.some((x) => !Number.isFinite(x));
}

interface Part {
  readonly body: number;
  readonly at: Triple;
  readonly reach: number;
  readonly query: ShapeQuery;
}

/** The deepest overlap of any two convex parts of different bodies [m]; surfaces that stand still are left out. */
export class Overlap {
  private readonly parts: Part[] = [];
  private readonly pair = new ShapePair();
  private readonly tied = new Set<string>();
  private readonly movable: boolean[];

  constructor(scene: RigidScene) {
    this.movable = scene.bodies.map(({ density }) => density !== undefined);
    for (const [body, { form }] of scene.bodies.entries()) {
      if (form.kind === 'mesh') continue;
      const pieces = form.kind === 'compound' ? form.pieces : [{ piece: form, at: [0, 0, 0] as const }];
      for (const { piece, at } of pieces) {
        const query = new ShapeQuery(compileSolid(shapeOf(piece) as Parameters<typeof compileSolid>[0]));
        this.parts.push({ body, at, reach: reachOf(piece), query });
      }
    }
    for (const { a, b } of scene.ties ?? []) this.tied.add(`${a} ${b}`);
  }

  deepest(poses: Float64Array): number {
    for (const { body, at, query } of this.parts) {
      const p = poses.subarray(body * POSE, body * POSE + 3);
      const q = poses.subarray(body * POSE + 3, body * POSE + POSE);
      const r = turned(q, at);
      query.place([p[0] + r[0], p[1] + r[1], p[2] + r[2]], q);
    }
    const order = [...this.parts].sort(
      (s, t) => s.query.position[0] - s.reach - (t.query.position[0] - t.reach),
    );
    let least = 0;
    let gap: ShapeGap | undefined;
    for (const [i, one] of order.entries()) {
      const end = one.query.position[0] + one.reach;
      for (let j = i + 1; j < order.length && order[j].query.position[0] - order[j].reach < end; j++) {
        const other = order[j];
        if (!this.mayMeet(one, other)) continue;
        gap = this.pair.distance(one.query, other.query, gap);
        least = Math.min(least, gap.distance);
      }
    }
    return -least;
  }

  private mayMeet(one: Part, other: Part): boolean {
    if (one.body === other.body || !(this.movable[one.body] || this.movable[other.body])) return false;
    if (this.tied.has(`${one.body} ${other.body}`) || this.tied.has(`${other.body} ${one.body}`))
      return false;
    const [p, q] = [one.query.position, other.query.position];
    return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) < one.reach + other.reach;
  }
}

function reachOf(piece: Piece): number {
  switch (piece.kind) {
    case 'box':
      return Math.hypot(...piece.half);
    case 'sphere':
      return piece.radius;
    case 'capsule':
      return piece.radius + piece.halfHeight;
    case 'cylinder':
      return Math.hypot(piece.radius, piece.halfHeight);
    case 'hull':
      return Math.max(...piece.points.map((point) => Math.hypot(...point)));
  }
}

function turned([x, y, z, w]: Float64Array, [a, b, c]: Triple): Triple {
  const tx = 2 * (y * c - z * b);
  const ty = 2 * (z * a - x * c);
  const tz = 2 * (x * b - y * a);
  return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
}
