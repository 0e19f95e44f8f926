/**
 * A deformable outline: a mass at each vertex, springs along the edges, resistance to bending, a weak pull of every
 * vertex to its place at rest and, where pinned, no motion at all. Small transverse displacements obey the wave
 * equation with speed sqrt(tension · spacing / mass), so a bump travels along the outline.
 */

import { PliantError } from '../../core/errors.js';
import type { Hash64 } from '../../core/hash64.js';
import { checkNumber, checkOptions, checkPolygon } from '../check.js';
import { runBoxesLength, writeRunBoxes } from '../localise/run-boxes.js';
import type { Polygon } from '../polygon.js';
import type { Hold, Momentum, PlanarBody } from './body.js';
import { extentOf, perimeterOf, thicknessOf } from './extent.js';
import type { Nodes } from './nodes.js';

/** How a deformable outline is made. */
export interface OutlineBodyOptions {
  /** Mass of a vertex [kg]. */
  readonly mass: number;
  /** Stiffness of the springs between neighbours, which act on displacement differences [N/m]. */
  readonly stiffness: number;
  /** Pull of each vertex to its place at rest [N/m]. */
  readonly anchor?: number;
  /** Damping of differences in velocity between neighbours [N s/m]. */
  readonly damping?: number;
  /** Drag on every vertex [1/s]. */
  readonly drag?: number;
  /** Vertices that never move. */
  readonly pinned?: (vertex: number) => boolean;
}

const OPTIONS = ['mass', 'stiffness', 'anchor', 'damping', 'drag', 'pinned'] as const;

/** A deformable outline: its vertices are masses, springs keep its shape. */
export class OutlineBody implements PlanarBody {
  readonly polygon: Polygon;
  private readonly boxes: Float64Array;
  /** The outline has moved since the boxes were written. */
  private isMoved = true;
  /** Its shape at rest, two coordinates per vertex [m]. */
  readonly rest: Float64Array;
  /** Two numbers per vertex [m/s]. */
  readonly velocities: Float64Array;
  /** Of each vertex [1/kg]. */
  readonly inverseMasses: Float64Array;
  readonly nodeCount: number;
  readonly stateLength: number;
  readonly movable = true;
  readonly thickness: number;
  readonly size: number;
  readonly lineMass: number;
  private readonly forces: Float64Array;
  readonly positionsBefore: Float64Array;
  readonly boxBefore: Float64Array;
  private readonly moved: Float64Array;

  constructor(
    outline: Polygon,
    /** What it was told. */
    readonly options: OutlineBodyOptions,
  ) {
    checkPolygon(outline, 'outline');
    checkOptions(options, OPTIONS, 'A deformable outline');
    checkNumber(options.mass, 'mass', 0, true);
    checkNumber(options.stiffness, 'stiffness', 0);
    checkNumber(options.anchor ?? 0, 'anchor', 0);
    checkNumber(options.damping ?? 0, 'damping', 0);
    checkNumber(options.drag ?? 0, 'drag', 0);
    if (options.pinned !== undefined && typeof options.pinned !== 'function') {
      const sentence = "'pinned' must be a function that says of a vertex whether it never moves.";
      throw new PliantError('invalid-value', sentence, { path: 'pinned' });
    }
    this.polygon = outline.clone();
    this.nodeCount = outline.vertexCount;
    this.stateLength = 4 * outline.vertexCount;
    this.thickness = thicknessOf(outline);
    this.size = extentOf(outline);
    this.lineMass = (options.mass * outline.vertexCount) / perimeterOf(outline);
    this.boxes = new Float64Array(runBoxesLength(outline.vertexCount));
    const size = outline.positions.length;
    this.rest = outline.positions.slice();
    this.velocities = new Float64Array(size);
    this.forces = new Float64Array(size);
    this.positionsBefore = outline.positions.slice();
    this.boxBefore = new Float64Array(this.boxes.length);
    this.moved = outline.positions.slice();
    this.inverseMasses = new Float64Array(size / 2).map((_, v) =>
      options.pinned?.(v) ? 0 : 1 / options.mass,
    );
    this.refreshBox();
  }

  velocityAt(out: Float64Array, feature: number, x: number, y: number): void {
    const { velocities } = this;
    const [v, w, t] = this.split(feature, x, y);
    out[0] = velocities[2 * v] + t * (velocities[2 * w] - velocities[2 * v]);
    out[1] = velocities[2 * v + 1] + t * (velocities[2 * w + 1] - velocities[2 * v + 1]);
  }

  inverseMassAt(feature: number, x: number, y: number): number {
    const [v, w, t] = this.split(feature, x, y);
    return (1 - t) * (1 - t) * this.inverseMasses[v] + t * t * this.inverseMasses[w];
  }

  push(feature: number, x: number, y: number, jx: number, jy: number): void {
    const { velocities, inverseMasses } = this;
    const [v, w, t] = this.split(feature, x, y);
    velocities[2 * v] += (1 - t) * inverseMasses[v] * jx;
    velocities[2 * v + 1] += (1 - t) * inverseMasses[v] * jy;
    velocities[2 * w] += t * inverseMasses[w] * jx;
    velocities[2 * w + 1] += t * inverseMasses[w] * jy;
  }

  accelerate(dt: number, gravityX: number, gravityY: number): void {
    this.springs();
    const { velocities, inverseMasses } = this;
    const forces = this.forces;
    const keep = 1 / (1 + (this.options.drag ?? 0) * dt);
    for (let v = 0; v < inverseMasses.length; v++) {
      const inverse = inverseMasses[v];
      if (inverse === 0) {
        velocities[2 * v] = 0;
        velocities[2 * v + 1] = 0;
        continue;
      }
      velocities[2 * v] = keep * (velocities[2 * v] + dt * (forces[2 * v] * inverse + gravityX));
      velocities[2 * v + 1] = keep * (velocities[2 * v + 1] + dt * (forces[2 * v + 1] * inverse + gravityY));
    }
  }

  hold(out: Hold, feature: number, x: number, y: number): void {
    const { positions, next, vertexCount } = this.polygon;
    out.node = feature;
    out.second = feature;
    out.share = 0;
    if (feature < vertexCount) return;
    const v = feature - vertexCount;
    const w = next[v];
    const ex = positions[2 * w] - positions[2 * v];
    const ey = positions[2 * w + 1] - positions[2 * v + 1];
    const t = ((x - positions[2 * v]) * ex + (y - positions[2 * v + 1]) * ey) / (ex * ex + ey * ey);
    out.node = v;
    out.second = w;
    out.share = Math.min(1, Math.max(0, t));
  }

  writeVelocities(nodes: Nodes, first: number): void {
    for (let v = 0; v < this.nodeCount; v++) {
      nodes.vx[first + v] = this.velocities[2 * v];
      nodes.vy[first + v] = this.velocities[2 * v + 1];
    }
  }

  writeNodes(nodes: Nodes, first: number): void {
    const { positions } = this.polygon;
    this.writeVelocities(nodes, first);
    for (let v = 0; v < this.nodeCount; v++) {
      nodes.spin[first + v] = 0;
      nodes.inverseMass[first + v] = this.inverseMasses[v];
      nodes.inverseInertia[first + v] = 0;
      nodes.x[first + v] = positions[2 * v];
      nodes.y[first + v] = positions[2 * v + 1];
    }
  }

  readNodes(nodes: Nodes, first: number): void {
    for (let v = 0; v < this.nodeCount; v++) {
      this.velocities[2 * v] = nodes.vx[first + v];
      this.velocities[2 * v + 1] = nodes.vy[first + v];
    }
  }

  advance(dt: number): void {
    const { positions } = this.polygon;
    for (let k = 0; k < positions.length; k++) positions[k] += dt * this.velocities[k];
  }

  /** Its own springs act all the time, so the motion is the same whether something touched it or not. */
  fly(dt: number): void {
    this.advance(dt);
  }

  shift(nodes: Nodes, first: number, dt: number): void {
    const { positions } = this.polygon;
    for (let v = 0; v < this.nodeCount; v++) {
      positions[2 * v] += nodes.vx[first + v] * dt;
      positions[2 * v + 1] += nodes.vy[first + v] * dt;
    }
    this.refreshBox();
  }

  move(dt: number): void {
    this.advance(dt);
    this.arrive();
  }

  arrive(): void {
    this.moved.set(this.polygon.positions);
    this.refreshBox();
  }

  topSpeed(): number {
    let mostSq = 0;
    for (let k = 0; k < this.velocities.length; k += 2) {
      const [x, y] = [this.velocities[k], this.velocities[k + 1]];
      mostSq = Math.max(mostSq, x * x + y * y);
    }
    return Math.sqrt(mostSq);
  }

  potential(gravityX: number, gravityY: number): number {
    const { positions } = this.polygon;
    let sum = 0;
    for (let v = 0; v < this.nodeCount; v++) {
      if (this.inverseMasses[v] === 0) continue;
      sum -= (gravityX * positions[2 * v] + gravityY * positions[2 * v + 1]) / this.inverseMasses[v];
    }
    return sum;
  }

  momentum(): Momentum {
    const { positions } = this.polygon;
    let [x, y, angular] = [0, 0, 0];
    for (let v = 0; v < this.nodeCount; v++) {
      if (this.inverseMasses[v] === 0) continue;
      const px = this.velocities[2 * v] / this.inverseMasses[v];
      const py = this.velocities[2 * v + 1] / this.inverseMasses[v];
      x += px;
      y += py;
      angular += positions[2 * v] * py - positions[2 * v + 1] * px;
    }
    return { x, y, angular };
  }

  stop(): void {
    this.velocities.fill(0);
    this.back(0);
  }

  writeState(out: Float64Array, o: number): void {
    out.set(this.polygon.positions, o);
    out.set(this.velocities, o + 2 * this.nodeCount);
  }

  readState(from: Float64Array, o: number): void {
    this.polygon.positions.set(from.subarray(o, o + 2 * this.nodeCount));
    this.velocities.set(from.subarray(o + 2 * this.nodeCount, o + 4 * this.nodeCount));
    this.refreshBox();
    this.save();
  }

  hash(into: Hash64): void {
    for (const value of this.polygon.positions) into.f64(value);
    for (const value of this.velocities) into.f64(value);
  }

  save(): void {
    this.positionsBefore.set(this.polygon.positions);
    this.boxBefore.set(this.box);
  }

  back(t: number): void {
    const { positions } = this.polygon;
    positions.set(this.positionsBefore);
    // At 0 nothing is added: the moved place may not be finite.
    for (let k = 0; t > 0 && k < positions.length; k++)
      positions[k] += t * (this.moved[k] - this.positionsBefore[k]);
    this.refreshBox();
  }

  energy(): number {
    const { positions, next } = this.polygon;
    const { stiffness, anchor = 0, mass } = this.options;
    let twice = 0;
    for (let v = 0; v < next.length; v++) {
      const w = next[v];
      for (let axis = 0; axis < 2; axis++) {
        const u = positions[2 * v + axis] - this.rest[2 * v + axis];
        const stretch = positions[2 * w + axis] - this.rest[2 * w + axis] - u;
        const speed = this.velocities[2 * v + axis];
        twice += mass * speed * speed + stiffness * stretch * stretch + anchor * u * u;
      }
    }
    return twice / 2;
  }

  refreshBox(): void {
    this.isMoved = true;
  }

  get box(): Float64Array {
    if (this.isMoved) {
      writeRunBoxes(this.boxes, this.polygon);
      this.isMoved = false;
    }
    return this.boxes;
  }

  /** Linear in the displacements from rest: the discrete wave equation, with neighbours' velocities damped. */
  private springs(): void {
    const { positions, next } = this.polygon;
    const { stiffness, anchor = 0, damping = 0 } = this.options;
    const { rest, velocities } = this;
    const forces = this.forces;
    for (let k = 0; k < forces.length; k++) forces[k] = -anchor * (positions[k] - rest[k]);
    for (let v = 0; v < next.length; v++) {
      const w = next[v];
      for (let axis = 0; axis < 2; axis++) {
        const [i, j] = [2 * v + axis, 2 * w + axis];
        const stretch = positions[j] - rest[j] - (positions[i] - rest[i]);
        const force = stiffness * stretch + damping * (velocities[j] - velocities[i]);
        forces[i] += force;
        forces[j] -= force;
      }
    }
  }

  /** The two vertices of a feature and the weight of the second. */
  private split(feature: number, x: number, y: number): readonly [number, number, number] {
    const { positions, next, vertexCount } = this.polygon;
    if (feature < vertexCount) return [feature, feature, 0];
    const v = feature - vertexCount;
    const w = next[v];
    const [ex, ey] = [positions[2 * w] - positions[2 * v], positions[2 * w + 1] - positions[2 * v + 1]];
    const t = ((x - positions[2 * v]) * ex + (y - positions[2 * v + 1]) * ey) / (ex * ex + ey * ey);
    return [v, w, Math.min(1, Math.max(0, t))];
  }
}
