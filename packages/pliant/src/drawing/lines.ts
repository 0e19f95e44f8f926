/**
 * Debug drawing as numbers: line segments in the world frame with a colour per end, for whatever draws lines. The
 * buffers are reused; `count` says how many segments of them are meant.
 */
import { ANCHOR_A, ANCHOR_B, NUMBERS } from '../bodies/joints.js';
import { ASLEEP, FROZEN } from '../bodies/layout.js';
import { SHAPE_CODE, SHAPE_PARAMS } from '../geometry/shape.js';
import { rotate } from '../math/quat.js';
import { cos, sin, TWO_PI } from '../math/scalar.js';
import { SIMULATION, type Simulated, type Simulation } from '../simulation.js';
import { type Color, LineBuffer } from './line-buffer.js';

/** What is drawn. */
export interface DrawingOptions {
  /** The shapes of bodies; drawn by default. */
  readonly shapes?: boolean;
  /** The boxes that the broad phase compares. */
  readonly bounds?: boolean;
  /** Points of contact with their normals. */
  readonly contacts?: boolean;
  /** Velocities of the centres. */
  readonly velocities?: boolean;
  /** From the centres of jointed bodies to their anchors, and between the anchors. */
  readonly joints?: boolean;
  /** Length of a contact normal [m]. */
  readonly normalLength?: number;
  /** Metres drawn per m/s. */
  readonly velocityScale?: number;
}

/** Colour-blind-safe (Okabe and Ito). */
const AWAKE_COLOR: Color = [0.34, 0.71, 0.91];
const ASLEEP_COLOR: Color = [0.6, 0.6, 0.6];
const FROZEN_COLOR: Color = [0.84, 0.37, 0];
const BOUNDS_COLOR: Color = [0.94, 0.89, 0.26];
const CONTACT_COLOR: Color = [0.9, 0.62, 0];
const VELOCITY_COLOR: Color = [0, 0.62, 0.45];
const JOINT_COLOR: Color = [0.8, 0.47, 0.65];

const CIRCLE_SEGMENTS = 24;
/** Half edge of the square drawn for a plane [m]. */
const PLANE_REACH = 5;

/** Lines of a world's shapes, boxes, contacts and velocities, filled anew for every picture. */
export class DebugLines extends LineBuffer {
  /** Fills the lines from a world as it stands now. */
  update(
    { [SIMULATION]: sim }: Simulated,
    options: DrawingOptions = { shapes: true, contacts: true, joints: true },
  ): this {
    this.count = 0;
    const { kind } = sim.bodies.columns;
    for (let row = 0; row < sim.bodies.rows; row++) {
      if (kind[row] === 0) continue;
      if (options.shapes) this.shape(sim, row);
      if (options.bounds) this.box(sim.bodies.columns.bounds, row * 6, BOUNDS_COLOR);
      if (options.velocities) this.velocity(sim, row, options.velocityScale ?? 0.1);
    }
    if (options.joints) this.joints(sim);
    if (options.contacts) this.contacts(sim, options.normalLength ?? 0.1);
    return this;
  }

  private joints({ joints, bodies }: Simulation): void {
    const { p, q } = this;
    const { position, orientation } = bodies.columns;
    for (let row = 0; row < joints.rows; row++) {
      if (joints.kind[row] === 0) continue;
      for (let side = 0; side < 2; side++) {
        const body = side === 0 ? joints.a[row] : joints.b[row];
        rotate(
          p,
          0,
          orientation,
          body * 4,
          joints.numbers,
          row * NUMBERS + (side === 0 ? ANCHOR_A : ANCHOR_B),
        );
        for (let k = 0; k < 3; k++) p[k] += position[body * 3 + k];
        if (side === 1) this.segment(p, q, JOINT_COLOR);
        for (let k = 0; k < 3; k++) q[k] = position[body * 3 + k];
        this.segment(p, q, JOINT_COLOR);
        for (let k = 0; k < 3; k++) q[k] = p[k];
      }
    }
  }

  private shape(sim: Simulation, row: number): void {
    const { shapeCode } = sim.bodies.columns;
    const color = colorOf(sim, row);
    if (sim.deformables.byRow[row] !== undefined) this.edges(sim, row, color);
    else if (shapeCode[row] === SHAPE_CODE.sphere) this.sphere(sim, row, color);
    else if (shapeCode[row] === SHAPE_CODE.box) this.boxShape(sim, row, color);
    else if (shapeCode[row] === SHAPE_CODE.plane) this.plane(sim, row, color);
    else if (shapeCode[row] !== 0) this.surface(sim, row, color);
  }

  /** The edges of a deformable body's surface. */
  private edges(sim: Simulation, row: number, color: Color): void {
    const { model, mesh } = sim.deformables.byRow[row]!;
    const { position } = sim.deformables.particles.columns;
    const triangles = mesh?.boundary().triangles ?? [];
    for (let k = 0; k < triangles.length; k++) {
      const from = triangles[k];
      const to = triangles[k % 3 === 2 ? k - 2 : k + 1];
      // Both triangles at an edge have it, in opposite directions.
      if (from > to) continue;
      for (let i = 0; i < 3; i++) {
        this.p[i] = position[3 * (model.first + from) + i];
        this.q[i] = position[3 * (model.first + to) + i];
      }
      this.segment(this.p, this.q, color);
    }
  }

  private sphere(sim: Simulation, row: number, color: Color): void {
    const radius = sim.bodies.columns.shape[row * SHAPE_PARAMS];
    for (let axis = 0; axis < 3; axis++) {
      const u = (axis + 1) % 3;
      const v = (axis + 2) % 3;
      for (let s = 0; s < CIRCLE_SEGMENTS; s++) {
        const from = (s / CIRCLE_SEGMENTS) * TWO_PI;
        const to = ((s + 1) / CIRCLE_SEGMENTS) * TWO_PI;
        this.p.fill(0);
        this.q.fill(0);
        this.p[u] = radius * cos(from);
        this.p[v] = radius * sin(from);
        this.q[u] = radius * cos(to);
        this.q[v] = radius * sin(to);
        this.local(sim, row, color);
      }
    }
  }

  private boxShape(sim: Simulation, row: number, color: Color): void {
    const { shape } = sim.bodies.columns;
    for (let axis = 0; axis < 3; axis++) {
      for (let corner = 0; corner < 4; corner++) {
        for (let k = 0; k < 3; k++) {
          const h = shape[row * SHAPE_PARAMS + k];
          const sign = k === axis ? -1 : k === (axis + 1) % 3 ? (corner & 1) * 2 - 1 : (corner & 2) - 1;
          this.p[k] = sign * h;
          this.q[k] = k === axis ? h : sign * h;
        }
        this.local(sim, row, color);
      }
    }
  }

  private plane(sim: Simulation, row: number, color: Color): void {
    const { shape } = sim.bodies.columns;
    const o = row * SHAPE_PARAMS;
    const n = [shape[o], shape[o + 1], shape[o + 2]];
    // Any vector not along n gives the first tangent.
    const helper = Math.abs(n[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
    const u = unit(cross(n, helper));
    const v = cross(n, u);
    for (let line = -2; line <= 2; line++) {
      for (let turn = 0; turn < 2; turn++) {
        for (let k = 0; k < 3; k++) {
          const base = n[k] * shape[o + 3] + (turn === 0 ? u[k] : v[k]) * ((line / 2) * PLANE_REACH);
          const reach = (turn === 0 ? v[k] : u[k]) * PLANE_REACH;
          this.p[k] = base - reach;
          this.q[k] = base + reach;
        }
        this.local(sim, row, color);
      }
    }
  }

  /** Every edge of the surface's triangles, drawn by the triangle that has it from its lower to its higher vertex. */
  private surface(sim: Simulation, row: number, color: Color): void {
    const { positions, triangles } = sim.bodies.solids.of(sim.bodies.columns, row).surface();
    for (let e = 0; e < triangles.length; e++) {
      const a = triangles[e];
      const b = triangles[e % 3 === 2 ? e - 2 : e + 1];
      if (a > b) continue;
      for (let k = 0; k < 3; k++) {
        this.p[k] = positions[3 * a + k];
        this.q[k] = positions[3 * b + k];
      }
      this.local(sim, row, color);
    }
  }

  private velocity(sim: Simulation, row: number, scale: number): void {
    const { position, velocity } = sim.bodies.columns;
    for (let k = 0; k < 3; k++) {
      this.p[k] = position[row * 3 + k];
      this.q[k] = this.p[k] + scale * velocity[row * 3 + k];
    }
    this.segment(this.p, this.q, VELOCITY_COLOR);
  }

  private contacts(sim: Simulation, length: number): void {
    for (const [c, m] of sim.contacts.pairs()) {
      for (let i = c.first[m]; i < c.first[m] + c.size[m]; i++) {
        for (let k = 0; k < 3; k++) {
          this.p[k] = c.point[i * 3 + k];
          this.q[k] = this.p[k] + length * c.normal[i * 3 + k];
        }
        this.segment(this.p, this.q, CONTACT_COLOR);
      }
    }
  }

  /** Draws p–q given in the body's frame. */
  private local(sim: Simulation, row: number, color: Color): void {
    toWorld(sim, row, this.p);
    toWorld(sim, row, this.q);
    this.segment(this.p, this.q, color);
  }
}

function toWorld(sim: Simulation, row: number, v: Float64Array): void {
  const { position, orientation } = sim.bodies.columns;
  rotate(v, 0, orientation, row * 4, v, 0);
  for (let k = 0; k < 3; k++) v[k] += position[row * 3 + k];
}

function colorOf(sim: Simulation, row: number): Color {
  const { activity } = sim.bodies.columns;
  return activity[row] === FROZEN ? FROZEN_COLOR : activity[row] === ASLEEP ? ASLEEP_COLOR : AWAKE_COLOR;
}

function cross(a: readonly number[], b: readonly number[]): number[] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(v: readonly number[]): number[] {
  const length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
  return v.map((x) => x / length);
}
