/**
 * Vertices held by points of the world, or of a frame that other code moves (a rigid body, a hand). They are solved at
 * the level of positions as an XPBD constraint with compliance α [m/N]:
 *
 *   C = x − target,   Δλ = (−C − α̃λ)/(w + α̃),   α̃ = α/h²
 *
 * Zero compliance puts the vertex on the target, for any time step.
 *
 * The attachments keep the pull on each vertex, so that a frame with a mass can get the opposite pull. A frame whose
 * pose is not finite keeps its last pose.
 */
import { rotate } from '../../math/quat.js';
import type { ParticleColumns } from '../particles.js';
import { requireBetween, requireVertex } from './check-mesh.js';

/** Frame 0 is the world and never moves. */
export const WORLD_FRAME = 0;

/** Vertices that are tied to points that move. */
export class Attachments {
  private readonly vertices: number[] = [];
  private readonly frameOf: number[] = [];
  private readonly compliances: number[] = [];
  /** Target in its frame [m]. */
  private points = new Float64Array(0);
  /** Target in the world, of the present substep [m]. */
  private targets = new Float64Array(0);
  private multipliers = new Float64Array(0);
  /** Position and quaternion (x, y, z, w) per frame. */
  private frames = Float64Array.of(0, 0, 0, 0, 0, 0, 1);
  private readonly scratch = new Float64Array(7);

  constructor(private readonly body: { readonly first: number; readonly count: number }) {}

  /** Number of ties. */
  get count(): number {
    return this.vertices.length;
  }

  /** Whether an attachment holds a vertex of this part. `partOf` gives the part of each vertex. */
  holdsPart(partOf: Uint32Array, part: number): boolean {
    for (let k = 0; k < this.vertices.length; k++) if (partOf[this.vertices[k]] === part) return true;
    return false;
  }

  /** Adds a frame. It stands at the origin of the world until it is moved. */
  addFrame(): number {
    const frames = new Float64Array(this.frames.length + 7);
    frames.set(this.frames);
    frames[frames.length - 1] = 1;
    this.frames = frames;
    return frames.length / 7 - 1;
  }

  /** `pose`: position [m], then a unit quaternion x, y, z, w. */
  moveFrame(frame: number, pose: ArrayLike<number>): void {
    requireBetween('frame', frame, 1, this.frames.length / 7 - 1);
    for (let k = 0; k < 7; k++) {
      this.scratch[k] = pose[k];
      if (!Number.isFinite(pose[k])) return;
    }
    this.frames.set(this.scratch, 7 * frame);
  }

  /** Ties a vertex to a point of a frame. Returns the attachment's number. `compliance` in [m/N]. */
  attach(vertex: number, point: ArrayLike<number>, frame = WORLD_FRAME, compliance = 0): number {
    requireVertex('vertex', vertex, this.body.count);
    requireBetween('frame', frame, 0, this.frames.length / 7 - 1);
    requireBetween('compliance', compliance, 0, Infinity);
    for (let k = 0; k < 3; k++) requireBetween(`point[${k}]`, point[k], -1e12, 1e12);
    const number = this.vertices.push(vertex) - 1;
    this.frameOf.push(frame);
    this.compliances.push(compliance);
    const grown = new Float64Array(3 * number + 3);
    grown.set(this.points);
    for (let k = 0; k < 3; k++) grown[3 * number + k] = point[k];
    this.points = grown;
    this.targets = new Float64Array(grown.length);
    this.multipliers = new Float64Array(grown.length);
    return number;
  }

  /** Forgets all attachments; frames stay. */
  clear(): void {
    this.vertices.length = 0;
    this.frameOf.length = 0;
    this.compliances.length = 0;
    this.points = new Float64Array(0);
  }

  /** Reads the frames' poses and starts a substep. */
  begin(): void {
    const { points, targets, frames } = this;
    for (let k = 0; k < this.vertices.length; k++) {
      const frame = 7 * this.frameOf[k];
      rotate(targets, 3 * k, frames, frame + 3, points, 3 * k);
      for (let i = 0; i < 3; i++) targets[3 * k + i] = targets[3 * k + i] + frames[frame + i];
    }
    this.multipliers.fill(0);
  }

  /** One pass over all attachments; `h` is the substep [s]. */
  solve({ position, inverseMass }: ParticleColumns, h: number): void {
    const { targets, multipliers } = this;
    for (let k = 0; k < this.vertices.length; k++) {
      const v = this.body.first + this.vertices[k];
      const w = inverseMass[v];
      if (w === 0) continue;
      const compliance = this.compliances[k] / (h * h);
      for (let i = 0; i < 3; i++) {
        const away = position[3 * v + i] - targets[3 * k + i];
        const change = (-away - compliance * multipliers[3 * k + i]) / (w + compliance);
        multipliers[3 * k + i] = multipliers[3 * k + i] + change;
        position[3 * v + i] = position[3 * v + i] + w * change;
      }
    }
  }

  /**
   * The pull of attachment `k` on its vertex, mean over the last substep of length `h` [N]. The frame gets the
   * opposite.
   */
  readForce(out: Float64Array, k: number, h: number): Float64Array {
    for (let i = 0; i < 3; i++) out[i] = this.multipliers[3 * k + i] / (h * h);
    return out;
  }
}
