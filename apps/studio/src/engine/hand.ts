/**
 * The hand of the user: a spring between the picked point of a body and the pointer.
 *
 * A rigid body is pulled by a force at the point. A deformable one is taken by the vertices around the point, each tied to its own place
 * beside the pointer: the engine solves such ties implicitly, so that no body is too light or too stiff for the hand.
 */
import type { Body, World } from 'pliant';
import { WorldRows } from 'pliant/drawing';
import type { Point } from './protocol.js';

/** How fast a held point follows the pointer [rad/s]: critically damped, so it arrives without swinging. */
const FOLLOW = 14;
/** Vertices that a hand takes of a deformable body at most. */
const FINGERS = 16;
/** How far beyond the nearest vertex the hand reaches, against the body's size. */
const HAND = 0.3;

/** Takes, drags and lets go of one body at a time, and knows every vertex of a run that it ever tied to itself. */
export class Hand {
  private held: Grab | undefined;
  /** Vertices that were in the hand at some time of this run, by row. */
  private readonly handled = new Map<number, Set<number>>();

  /** Another run begins. */
  begin(): void {
    this.held = undefined;
    this.handled.clear();
  }

  /** The world was put back to another step: what was held then isn't any more. */
  lose(): void {
    this.held = undefined;
  }

  grab(world: World, row: number, point: Point): void {
    this.release();
    const body = world.get(new WorldRows(world).handleAt(row));
    if (body === undefined) return;
    if (body.kind === 'rigid') this.held = new RigidGrab(body, point);
    if (!body.isDeformable) return;
    const vertices = verticesNear(world, row, body, point);
    const known = this.handled.get(row) ?? new Set();
    for (const vertex of vertices) known.add(vertex);
    this.handled.set(row, known);
    if (vertices.length > 0) this.held = new SoftGrab(body, vertices, point);
  }

  drag(target: Point): void {
    if (this.held !== undefined) this.held.target = target;
  }

  /** Pulls during the next step. */
  pull(): void {
    this.held?.pull();
  }

  release(): void {
    this.held?.release();
    this.held = undefined;
  }

  /** Takes all ties of this run's hand away, from a world that was put back to a step at which it held something. */
  letGo(world: World): void {
    for (const [row, vertices] of this.handled) {
      const body = world.get(new WorldRows(world).handleAt(row));
      const held = new WorldRows(world).deformable(row)?.held ?? [];
      for (const vertex of vertices) if (held.includes(vertex)) body?.detach(vertex);
    }
  }
}

interface Grab {
  target: Point;
  pull(): void;
  release(): void;
}

class RigidGrab implements Grab {
  /** The held point in the body's frame [m]. */
  private readonly local: Point;

  constructor(
    private readonly body: Body,
    public target: Point,
  ) {
    const { position, orientation: q } = body;
    const arm: Point = [target[0] - position[0], target[1] - position[1], target[2] - position[2]];
    this.local = turn(arm, -q[0], -q[1], -q[2], q[3]);
  }

  pull(): void {
    if (!this.body.exists) return;
    const { position, orientation: q, velocity: v, angularVelocity: w, mass } = this.body;
    const r = turn(this.local, q[0], q[1], q[2], q[3]);
    const speed: Point = [
      v[0] + w[1] * r[2] - w[2] * r[1],
      v[1] + w[2] * r[0] - w[0] * r[2],
      v[2] + w[0] * r[1] - w[1] * r[0],
    ];
    const held = r.map((x, k) => position[k] + x);
    const force = held.map((x, k) => mass * (FOLLOW * FOLLOW * (this.target[k] - x) - 2 * FOLLOW * speed[k]));
    this.body.applyForce(force, held);
    // The point follows, the rest of the body should calm down rather than pirouette about it.
    this.body.applyTorque([...w].map((x) => -0.25 * FOLLOW * mass * this.armSq() * x));
  }

  release(): void {
    // A force lasts for one step.
  }

  private armSq(): number {
    const [x, y, z] = this.local;
    return x * x + y * y + z * z;
  }
}

class SoftGrab implements Grab {
  /** Where each vertex stands beside the pointer [m]. */
  private readonly offsets: readonly Point[];
  private readonly compliance: number;

  constructor(
    private readonly body: Body,
    private readonly vertices: readonly number[],
    public target: Point,
  ) {
    const { positions: x, mass } = body;
    this.offsets = vertices.map((v) => [
      x[3 * v] - target[0],
      x[3 * v + 1] - target[1],
      x[3 * v + 2] - target[2],
    ]);
    this.compliance = vertices.length / (mass * FOLLOW * FOLLOW);
  }

  pull(): void {
    if (!this.body.exists) return;
    const { target, body, compliance } = this;
    this.vertices.forEach((vertex, k) => {
      const point = this.offsets[k].map((x, axis) => target[axis] + x);
      body.detach(vertex).attach(vertex, { point, compliance });
    });
    // A spring alone would swing for long: what the whole body moves is braked.
    body.applyForce([...body.velocity].map((v) => -FOLLOW * body.mass * v));
  }

  release(): void {
    if (this.body.exists) for (const vertex of this.vertices) this.body.detach(vertex);
  }
}

/** The vertices that a hand at this point takes: free ones that nothing else holds, the nearest first. */
function verticesNear(world: World, row: number, { positions }: Body, point: Point): number[] {
  const rows = new WorldRows(world);
  const { first, count, held } = rows.deformable(row)!;
  const { inverseMass } = rows.particles;
  const distance = (v: number) => Math.hypot(...point.map((x, k) => positions[3 * v + k] - x));
  const free: { readonly v: number; readonly d: number }[] = [];
  let size = 0;
  for (let v = 0; v < count; v++) {
    const d = distance(v);
    size = Math.max(size, d);
    if (inverseMass[first + v] > 0 && !held.includes(v)) free.push({ v, d });
  }
  free.sort((p, q) => p.d - q.d || p.v - q.v);
  return free
    .filter(({ d }) => d <= free[0].d + HAND * size)
    .slice(0, FINGERS)
    .map(({ v }) => v);
}

/** v turned by a unit quaternion. */
function turn(v: Point, x: number, y: number, z: number, w: number): Point {
  const tx = 2 * (y * v[2] - z * v[1]);
  const ty = 2 * (z * v[0] - x * v[2]);
  const tz = 2 * (x * v[1] - y * v[0]);
  return [v[0] + w * tx + y * tz - z * ty, v[1] + w * ty + z * tx - x * tz, v[2] + w * tz + x * ty - y * tx];
}
