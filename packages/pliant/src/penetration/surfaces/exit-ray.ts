/**
 * The first face that a ray from inside a surface meets: down the tree of boxes. A block that lags behind its molecules
 * is not refitted for a ray. Its boxes count as larger by the most that its vertices have moved since, and only the
 * faces that the ray may meet are brought to their molecules.
 *
 * Faces are tested after Möller and Trumbore 1997, with a slack at their sides, so that no ray slips through between
 * two of them. A ray along a face misses it.
 */

import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { AABB_COUNT, AABB_LINK, AABB_MAX_DEPTH, AABB_STRIDE } from '../../queries/aabb-tree/layout.js';

/** A hit this far beyond the side of a face, in its barycentric weights, still counts. */
const SLACK = 1e-9;

/** Places in `hit`: how far [m], and the weights of the face's corners there. */
export const FAR = 0;
export const WEIGHTS = 1;

/** Places in `ray`: start [m], unit direction, its inverse. */
const DIRECTION = 3;
const INVERSE = 6;

export class ExitRay {
  /** Start and direction, to be written before `cast`. */
  readonly ray = new Float64Array(9);
  readonly hit = new Float64Array(4);
  face = -1;
  /** The node below which all faces within reach of the start are, and how much larger the boxes below it count [m]. */
  private from = 0;
  private readonly late = new Float64Array(1);
  private readonly stack = new Int32Array(AABB_MAX_DEPTH + 2);

  /** Finds the part of a surface that rays from the start can meet within hit[FAR] [m]. Call this before `cast`. */
  begin(surface: MoleculeSurface): void {
    const { nodes, links } = surface.tree;
    const { late } = this;
    let node = 0;
    late[0] = 0;
    for (;;) {
      if (surface.blocks.blockOf[node] >= 0) late[0] = surface.lateness(node);
      const link = links[node * AABB_STRIDE + AABB_LINK];
      if (link < 0) break;
      const first = this.isNear(nodes, link * AABB_STRIDE);
      if (first === this.isNear(nodes, (link + 1) * AABB_STRIDE)) break;
      node = first ? link : link + 1;
    }
    this.from = node;
  }

  /** Whether a box is within hit[FAR] of the start along each axis. */
  private isNear(nodes: Float32Array, at: number): boolean {
    const { ray, hit } = this;
    const far = hit[FAR] * (1 + 1e-9) + this.late[0];
    return (
      ray[0] + far >= nodes[at] &&
      ray[0] - far <= nodes[at + 3] &&
      ray[1] + far >= nodes[at + 1] &&
      ray[1] - far <= nodes[at + 4] &&
      ray[2] + far >= nodes[at + 2] &&
      ray[2] - far <= nodes[at + 5]
    );
  }

  /** The first face within hit[FAR] [m] along the ray, −1 if there is none; `hit` and `face` say where. */
  cast(surface: MoleculeSurface): number {
    const { ray, hit, stack } = this;
    const { nodes, links } = surface.tree;
    for (let axis = 0; axis < 3; axis++) ray[INVERSE + axis] = 1 / ray[DIRECTION + axis];
    this.face = -1;
    let top = 1;
    stack[0] = this.from;
    /** Below this height of the stack begins what is not of the block at hand. */
    let floor = 0;
    let late = this.late[0];
    while (top > 0) {
      if (top <= floor) {
        late = 0;
        floor = 0;
      }
      const node = stack[--top];
      const at = node * AABB_STRIDE;
      if (!this.meets(nodes, at, late)) continue;
      if (surface.blocks.blockOf[node] >= 0) {
        late = surface.lateness(node);
        floor = top;
      }
      const link = links[at + AABB_LINK];
      if (link < 0) {
        for (let slot = -1 - link; slot < -1 - link + links[at + AABB_COUNT]; slot++)
          this.test(surface, slot);
      } else {
        stack[top++] = link;
        stack[top++] = link + 1;
      }
      if (!(hit[FAR] > 0)) break;
    }
    return this.face;
  }

  /** Whether the ray enters a box, made larger by `late` [m], before its end. */
  private meets(nodes: Float32Array, at: number, late: number): boolean {
    const { ray, hit } = this;
    let enter = 0;
    let leave = hit[FAR];
    for (let axis = 0; axis < 3; axis++) {
      const start = ray[axis];
      if (ray[DIRECTION + axis] === 0) {
        if (start < nodes[at + axis] - late || start > nodes[at + 3 + axis] + late) return false;
        continue;
      }
      const s = (nodes[at + axis] - late - start) * ray[INVERSE + axis];
      const t = (nodes[at + 3 + axis] + late - start) * ray[INVERSE + axis];
      enter = Math.max(enter, Math.min(s, t));
      leave = Math.min(leave, Math.max(s, t));
    }
    return enter <= leave * (1 + 1e-9);
  }

  private test(surface: MoleculeSurface, slot: number): void {
    const { ray, hit } = this;
    const { corners, order } = surface.tree;
    const p = surface.skin.positions;
    const a = corners[3 * slot];
    const b = corners[3 * slot + 1];
    const c = corners[3 * slot + 2];
    surface.placeAt(a);
    surface.placeAt(b);
    surface.placeAt(c);
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a];
    const vy = p[c + 1] - p[a + 1];
    const vz = p[c + 2] - p[a + 2];
    const dx = ray[DIRECTION];
    const dy = ray[DIRECTION + 1];
    const dz = ray[DIRECTION + 2];
    const hx = dy * vz - dz * vy;
    const hy = dz * vx - dx * vz;
    const hz = dx * vy - dy * vx;
    // Positive where the ray comes from behind the face, which is how it leaves a closed surface.
    const det = -(ux * hx + uy * hy + uz * hz);
    if (!(det > 0)) return;
    const sx = ray[0] - p[a];
    const sy = ray[1] - p[a + 1];
    const sz = ray[2] - p[a + 2];
    const u = -(sx * hx + sy * hy + sz * hz) / det;
    if (!(u >= -SLACK && u <= 1 + SLACK)) return;
    const qx = sy * uz - sz * uy;
    const qy = sz * ux - sx * uz;
    const qz = sx * uy - sy * ux;
    const v = -(dx * qx + dy * qy + dz * qz) / det;
    if (!(v >= -SLACK && u + v <= 1 + SLACK)) return;
    const far = -(vx * qx + vy * qy + vz * qz) / det;
    if (!(far >= 0 && far < hit[FAR])) return;
    hit[FAR] = far;
    hit[WEIGHTS] = Math.max(0, 1 - u - v);
    hit[WEIGHTS + 1] = Math.max(0, u);
    hit[WEIGHTS + 2] = Math.max(0, v);
    this.face = order[slot];
  }
}
