/**
 * A figure that walks: a kinematic capsule that slides along what it meets, climbs steps and slopes, and stays on the
 * ground.
 *
 * Loop, once per step: sweep the capsule along the wanted way; where it meets something, stop short by the skin and go
 * on along the surface, at most four times. A steep surface or a step is tried again from above. At the end the capsule
 * is let down onto the ground, so that it does not fly off the edge of a step. Degenerate: inside something from the
 * start (the sweep meets it at time 0 and the figure leaves along the normal), wedged between two surfaces (it stops).
 */
import { cos } from '../math/scalar.js';
import type { Body, QueryFilter, ShapeCastHit, Vec3, Vector, World } from '../world/index.js';
import { add, dot, length, scale, sub, toVec } from './vectors.js';

/** What a figure is like. */
export interface CharacterOptions {
  /** Of the capsule [m]; 0.3 by default. */
  readonly radius?: number;
  /** From foot to head [m]; 1.8 by default. */
  readonly height?: number;
  /** Where its middle begins [m]. */
  readonly position?: Vector;
  /** Slopes up to this are walked on [rad]; π/4 by default. */
  readonly maxSlope?: number;
  /** Steps up to this are climbed [m]; 0.3 by default. */
  readonly stepHeight?: number;
  /** Kept between the figure and everything else [m]; 0.01 by default. */
  readonly skin?: number;
  /** The other way of falling; (0, 1, 0) by default. */
  readonly up?: Vector;
  /** Which bodies stop it; all but itself by default. */
  readonly filter?: Omit<QueryFilter, 'exclude'>;
  /** What to call its body. */
  readonly name?: string;
}

const ROUNDS = 4;
/** Motions shorter than this are none [m]. */
const NOTHING = 1e-6;
/** How far behind an edge its surface is looked at [m]. */
const BEHIND = 0.01;

/** A walking figure. Call `move` once before every step of the world. */
export class CharacterController {
  /** The figure's kinematic body. */
  readonly body: Body;
  /** Whether it stands on something that is not too steep. */
  isGrounded = false;
  /** Outward normal of what it stands on; up while it stands on nothing. */
  groundNormal: Vec3;
  /** What it stands on. */
  ground: Body | undefined;
  private readonly up: Vec3;
  private readonly shape: { readonly kind: 'capsule'; readonly radius: number; readonly halfHeight: number };
  private readonly filter: QueryFilter;
  private readonly leastUp: number;
  private readonly skin: number;
  private readonly stepHeight: number;

  constructor(
    private readonly world: World,
    options: CharacterOptions = {},
  ) {
    const { radius = 0.3, height = 1.8, maxSlope = Math.PI / 4, skin = 0.01, stepHeight = 0.3 } = options;
    this.up = toVec(options.up ?? [0, 1, 0]);
    this.shape = { kind: 'capsule', radius, halfHeight: height / 2 - radius };
    this.skin = skin;
    this.stepHeight = stepHeight;
    this.leastUp = cos(maxSlope);
    this.groundNormal = this.up;
    this.body = world.add({
      kind: 'kinematic',
      shape: this.shape,
      position: toVec(options.position ?? [0, 0, 0]),
      ...(options.name !== undefined && { name: options.name }),
    });
    this.filter = { ...options.filter, exclude: this.body };
  }

  /** Moves it by `motion` [m] in the next step, as far as it can; returns by how much it will move. */
  move(motion: Vector): Vec3 {
    const from = toVec(this.body.position);
    const wanted = toVec(motion);
    const rise = dot(wanted, this.up);
    const level = sub(wanted, scale(this.up, rise));
    let at = from;
    if (rise > 0) at = this.slide(at, scale(this.up, rise));
    at = length(level) > NOTHING ? this.walk(at, level) : at;
    at = this.settle(at, rise);
    this.body.moveTo({ position: at });
    return sub(at, from);
  }

  /** Along the ground, over steps where the plain way is blocked. */
  private walk(from: Vec3, level: Vec3): Vec3 {
    const plain = this.slide(from, level);
    const way = (to: Vec3) => dot(sub(to, from), level);
    if (!this.isGrounded || this.stepHeight === 0 || way(plain) > 0.99 * dot(level, level)) return plain;
    const raised = this.slide(from, scale(this.up, this.stepHeight));
    const beyond = this.slide(raised, level);
    const down = this.world.castShape(
      this.shape,
      { position: beyond },
      scale(this.up, -this.stepHeight),
      this.filter,
    );
    // Only onto something to stand on: a steep wall would be climbed in a hundred small steps.
    if (down === undefined || !this.canStand(down) || way(beyond) <= way(plain)) return plain;
    // The round foot would roll over edges that are higher than a step.
    const { radius, halfHeight } = this.shape;
    const stepped = dot(sub(down.point, from), this.up) + radius + halfHeight;
    if (stepped > this.stepHeight + 2 * this.skin) return plain;
    return add(beyond, scale(this.up, this.skin - this.stepHeight * down.time));
  }

  /** Falls by the wanted way, or is let down onto ground that is no farther than a step. */
  private settle(from: Vec3, rise: number): Vec3 {
    const wasGrounded = this.isGrounded;
    const reach = Math.max(-rise, wasGrounded && rise <= 0 ? this.stepHeight : 0) + 2 * this.skin;
    const hit =
      rise > 0
        ? undefined
        : this.world.castShape(this.shape, { position: from }, scale(this.up, -reach), this.filter);
    this.isGrounded = hit !== undefined && this.canStand(hit);
    this.ground = this.isGrounded ? hit?.body : undefined;
    this.groundNormal = this.isGrounded && hit !== undefined ? hit.normal : this.up;
    if (hit === undefined) return rise < 0 ? add(from, scale(this.up, rise)) : from;
    if (this.isGrounded) return add(from, scale(this.up, this.skin - reach * hit.time));
    // Too steep to stand on: down along it.
    return rise < 0 ? this.slide(from, scale(this.up, rise)) : from;
  }

  /** The round foot meets the edge of a step at any angle; what counts is the surface behind the edge. */
  private canStand({ normal, point }: ShapeCastHit): boolean {
    const rise = dot(normal, this.up);
    if (rise >= this.leastUp) return true;
    if (rise <= 0) return false;
    const level = sub(normal, scale(this.up, rise));
    const above = add(sub(point, scale(level, BEHIND)), scale(this.up, 2 * BEHIND));
    const hit = this.world.castRay(above, scale(this.up, -1), { ...this.filter, maxDistance: 3 * BEHIND });
    return hit !== undefined && hit.distance > 0 && dot(hit.normal, this.up) >= this.leastUp;
  }

  private slide(from: Vec3, motion: Vec3): Vec3 {
    let at = from;
    let left = motion;
    for (let round = 0; round < ROUNDS; round++) {
      const distance = length(left);
      if (distance < NOTHING) break;
      // A little farther than it goes, so that the skin is kept at the end as well.
      const reach = scale(left, (distance + this.skin) / distance);
      const hit = this.world.castShape(this.shape, { position: at }, reach, this.filter);
      if (hit === undefined) return add(at, left);
      const free = Math.max(0, hit.time * (distance + this.skin) - this.skin);
      at = add(at, scale(left, Math.min(1, free / distance)));
      const rest = scale(left, Math.max(0, 1 - free / distance));
      left = this.along(rest, hit.normal);
      if (dot(left, motion) <= 0) break;
    }
    return at;
  }

  /** What is left of a motion along a surface; a steep one stops like an upright wall, instead of leading up. */
  private along(motion: Vec3, normal: Vec3): Vec3 {
    const rise = dot(normal, this.up);
    const isWall = rise < this.leastUp && rise > 0 && dot(motion, this.up) <= 0;
    const level = sub(normal, scale(this.up, rise));
    const wall = isWall && length(level) > NOTHING ? scale(level, 1 / length(level)) : normal;
    return sub(motion, scale(wall, Math.min(0, dot(motion, wall))));
  }
}
