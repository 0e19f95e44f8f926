/**
 * A world as the exact solver sees it: bodies with their nodes, and the unknowns that move them, three numbers a block.
 *
 *   a vertex of a soft body    one block: where it goes
 *   a rigid body               two blocks: where its centre goes, and a rotation vector
 *   everything else            none: it stands still
 *
 * Nothing here is shared with the fast solver but shapes, materials and surfaces.
 */
import type { Deformable } from '../bodies/deformable/deformable.js';
import type { FemBody } from '../bodies/fem/fem-body.js';
import { BODY_CODE, DISABLED } from '../bodies/layout.js';
import { PliantError } from '../core/errors.js';
import { SHAPE_CODE } from '../geometry/shape.js';
import * as quat from '../math/quat.js';
import { placePlane } from '../narrowphase/place-plane.js';
import { type SurfaceTopology, topologyOfMesh, topologyOfSolid } from '../response/certified/topology.js';
import type { Simulation } from '../simulation.js';

export interface ExactBody {
  readonly row: number;
  /** First node, and how many. */
  readonly from: number;
  readonly count: number;
  /** First block; −1 for bodies that stand still. */
  readonly block: number;
  readonly topology: SurfaceTopology;
  readonly isPlane: boolean;
  /** Outward normal of a plane. */
  readonly normal: Float64Array;
  readonly soft: Deformable | undefined;
  readonly fem: FemBody | undefined;
  /** Position and quaternion of a body that keeps its shape. */
  readonly pose: Float64Array;
  /** Shortest edge on the surface of a soft body, or size of another [m]. */
  readonly length: number;
  /** How hard it is to press in at one place [N/m]; infinite for bodies that keep their shape. */
  readonly stiffness: number;
}

/** Moduli that a rigid body is given where it meets another: the weight that it carries, over this part of its size. */
const RIGID_GIVE = 1e-5;

export class ExactModel {
  readonly bodies: ExactBody[] = [];
  nodes = 0;
  blocks = 0;
  /** Three numbers per node [m]. */
  readonly x: Float64Array;
  /** Body of each node. */
  readonly bodyOf: Int32Array;
  /** Per scalar unknown: 1 where nothing moves. */
  readonly isFixed: Uint8Array;

  constructor(readonly sim: Simulation) {
    const { bodies, deformables, joints } = sim;
    if (joints.count > 0)
      throw new PliantError(
        'invalid-value',
        'The exact solver knows no joints; take them away, or let the world step.',
        { path: 'world' },
      );
    const { kind, activity } = bodies.columns;
    for (let row = 0; row < bodies.rows; row++) {
      if (kind[row] === 0 || activity[row] === DISABLED) continue;
      const soft = deformables.byRow[row];
      if (soft !== undefined) this.addSoft(row, soft);
      else this.addShape(row);
    }
    this.x = new Float64Array(3 * this.nodes);
    this.bodyOf = new Int32Array(this.nodes);
    this.isFixed = new Uint8Array(3 * this.blocks);
    this.bodies.forEach((body, k) => {
      this.bodyOf.fill(k, body.from, body.from + body.count);
      this.place(body);
      this.fix(body);
    });
  }

  private addSoft(row: number, soft: Deformable): void {
    const { fem } = soft.model;
    if (fem === undefined) {
      const name = this.sim.nameOf(row);
      throw new PliantError(
        'invalid-value',
        `The exact solver knows soft bodies of the model 'fem' alone; body ${name} is of another one.`,
        { path: 'world' },
      );
    }
    const { shape } = fem.elasticity;
    if (shape.patches !== undefined)
      throw new PliantError(
        'invalid-value',
        `The exact solver knows volume by element alone; give body ${this.sim.nameOf(row)} the volume 'element'.`,
        { path: 'world' },
      );
    const topology = topologyOfMesh(shape.mesh);
    const length = Math.min(shape.elementSize, shortestEdge(shape.mesh.positions, topology));
    this.enlist({
      row,
      topology,
      isPlane: false,
      soft,
      fem,
      length,
      stiffness: (shape.material.youngsModulus ?? 1e5) * length,
      unknowns: shape.count,
    });
  }

  private addShape(row: number): void {
    const { bodies, gravity } = this.sim;
    const c = bodies.columns;
    const isRigid = c.kind[row] === BODY_CODE.rigid && c.inverseMass[row] > 0;
    const length = Number.isFinite(c.thinness[row]) ? c.thinness[row] : Infinity;
    const g = Math.sqrt(gravity[0] ** 2 + gravity[1] ** 2 + gravity[2] ** 2);
    this.enlist({
      row,
      topology: topologyOfSolid(bodies.solids.of(c, row)),
      isPlane: c.shapeCode[row] === SHAPE_CODE.plane,
      soft: undefined,
      fem: undefined,
      length,
      stiffness: isRigid ? (c.mass[row] * Math.max(g, 1)) / (RIGID_GIVE * length) : Infinity,
      unknowns: isRigid ? 2 : 0,
    });
  }

  private enlist(given: {
    row: number;
    topology: SurfaceTopology;
    isPlane: boolean;
    soft: Deformable | undefined;
    fem: FemBody | undefined;
    length: number;
    stiffness: number;
    unknowns: number;
  }): void {
    const { unknowns, ...rest } = given;
    const count = given.topology.nodeCount;
    const block = unknowns > 0 ? this.blocks : -1;
    const body = {
      ...rest,
      from: this.nodes,
      count,
      block,
      pose: new Float64Array(7),
      normal: new Float64Array(3),
    };
    this.bodies.push(body);
    this.nodes += count;
    this.blocks += unknowns;
  }

  /** Takes over where the world has a body. */
  private place(body: ExactBody): void {
    const { sim, x } = this;
    const { row, from, count, pose, normal } = body;
    const c = sim.bodies.columns;
    if (body.fem !== undefined) {
      const { position } = sim.deformables.particles.columns;
      const first = 3 * body.fem.soft.first;
      for (let k = 0; k < 3 * count; k++) x[3 * from + k] = position[first + k];
      return;
    }
    if (body.isPlane) {
      const plane = new Float64Array(4);
      placePlane(c, row, plane);
      for (let k = 0; k < 3; k++) {
        normal[k] = plane[k];
        x[3 * from + k] = plane[3] * plane[k];
      }
      return;
    }
    for (let k = 0; k < 3; k++) pose[k] = c.position[3 * row + k];
    for (let k = 0; k < 4; k++) pose[3 + k] = c.orientation[4 * row + k];
    this.placeNodes(body);
  }

  placeNodes({ pose, from, topology }: ExactBody): void {
    const { x } = this;
    const rest = topology.positions!;
    for (let k = 0; k < rest.length; k += 3) {
      quat.rotate(x, 3 * from + k, pose, 3, rest, k);
      for (let i = 0; i < 3; i++) x[3 * from + k + i] = x[3 * from + k + i] + pose[i];
    }
  }

  private fix({ row, block, fem, count }: ExactBody): void {
    if (block < 0) return;
    const { isFixed, sim } = this;
    if (fem !== undefined) {
      const { inverseMass } = sim.deformables.particles.columns;
      const { first } = fem.soft;
      for (let v = 0; v < count; v++)
        if (inverseMass[first + v] === 0) isFixed.fill(1, 3 * (block + v), 3 * (block + v) + 3);
      return;
    }
    const locks = sim.bodies.columns.locks[row];
    for (let k = 0; k < 6; k++) if ((locks & (1 << k)) !== 0) isFixed[3 * block + k] = 1;
  }

  /** Where everybody is: all that `go` needs to come back. */
  keep(): ExactPlace {
    return { x: this.x.slice(), poses: this.bodies.map(({ pose }) => pose.slice()) };
  }

  /** Puts everybody at a place plus `share` of a step, three numbers per block. */
  go(place: ExactPlace, step: Float64Array, share: number): void {
    const { x, bodies } = this;
    const turn = new Float64Array(7);
    x.set(place.x);
    bodies.forEach((body, k) => {
      const { block, from, count, fem, pose } = body;
      if (block < 0) return;
      if (fem !== undefined) {
        for (let i = 0; i < 3 * count; i++) x[3 * from + i] = x[3 * from + i] + share * step[3 * block + i];
        return;
      }
      for (let i = 0; i < 3; i++) {
        pose[i] = place.poses[k][i] + share * step[3 * block + i];
        turn[4 + i] = share * step[3 * block + 3 + i];
      }
      quat.fromRotationVector(turn, 0, turn, 4);
      quat.multiply(pose, 3, turn, 0, place.poses[k], 3);
      quat.normalize(pose, 3, pose, 3);
      this.placeNodes(body);
    });
  }
}

export interface ExactPlace {
  readonly x: Float64Array;
  readonly poses: readonly Float64Array[];
}

/** Of the surface at rest [m]: meshes are fine where contact is expected, and gaps have to be small against that. */
function shortestEdge(x: Float64Array, { edges }: SurfaceTopology): number {
  let least = Infinity;
  for (let e = 0; e < edges.length; e += 2) {
    const [a, b] = [3 * edges[e], 3 * edges[e + 1]];
    least = Math.min(least, (x[a] - x[b]) ** 2 + (x[a + 1] - x[b + 1]) ** 2 + (x[a + 2] - x[b + 2]) ** 2);
  }
  return Math.sqrt(least);
}
