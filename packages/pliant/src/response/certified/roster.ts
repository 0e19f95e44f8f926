/**
 * The list of members: soft bodies from the start, shapes from their first approach to one. It keeps nodes and poses as
 * the world has them.
 */

import { isElastic } from '../../bodies/deformable/model.js';
import type { FemBody } from '../../bodies/fem/fem-body.js';
import { moves } from '../../bodies/filter.js';
import { AWAKE, BODY_CODE } from '../../bodies/layout.js';
import { SheetShape } from '../../bodies/thin/sheet-shape.js';
import type { ThinBody } from '../../bodies/thin/thin-body.js';
import type { ThreadShape } from '../../bodies/thin/thread-shape.js';
import { SHAPE_CODE } from '../../geometry/shape.js';
import type { Matter } from '../../narrowphase/index.js';
import { placePlane } from '../../narrowphase/place-plane.js';
import { buildAabbTree } from '../../queries/aabb-tree/build.js';
import { DRIVEN, Member, RIGID, SOFT, STILL } from './member.js';
import type { ShapeMotion } from './shape-motion.js';
import type { SoftPart } from './soft-part.js';
import type { System } from './system.js';
import { Ties } from './ties.js';
import { BARE, topologyOfMesh, topologyOfSheet, topologyOfSolid, topologyOfThread } from './topology.js';

/**
 * Contact radius of a soft body in units of a typical edge: bodies rest this far apart. Larger: stacks are too high.
 * Smaller: more rounds to settle.
 */
const RADIUS = 0.01;

/** Largest contact radius of a sheet in units of a typical edge: a thicker sheet counts as thinner. */
const THICKEST = 0.1;

/** Acceleration with which a vertex of a thin body presses a contact together [m/s²]. */
const LOAD = 1000;

/** From this number of triangles on, a shape has a tree. */
const MANY_TRIANGLES = 200;

export class Roster {
  /** By body row: its member, where there is one. */
  readonly byRow: (Member | undefined)[] = [];
  /** First node of each body row, −1 for those that don't take part. */
  fromOfRow = new Int32Array(0);
  readonly parts: (SoftPart | undefined)[] = [];
  private particles = 0;
  private readonly ties: Ties;
  private readonly plane = new Float64Array(4);
  private readonly pose = new Float64Array(7);

  constructor(
    private readonly matter: Matter,
    private readonly system: System,
    private readonly shapes: ShapeMotion,
  ) {
    this.ties = new Ties(matter.bodies);
  }

  /** Whether every member still exists, and every soft body is a member. */
  isValid(): boolean {
    const { bodies, deformables } = this.matter;
    const { generation, kind } = bodies.columns;
    if (deformables.particles.count !== this.particles) return false;
    for (const member of this.system.members) {
      const { row } = member;
      if (kind[row] === 0 || generation[row] !== member.generation) return false;
      const part = this.parts[member.index];
      const model = deformables.byRow[row]?.model;
      if (part !== undefined && (model?.fem ?? model?.thin)?.elasticity !== part.elasticity) return false;
    }
    for (const body of deformables.list)
      if (isElastic(body.model) && this.byRow[body.row] === undefined) return false;
    return true;
  }

  /** Starts again, with the soft bodies alone. */
  rebuild(): void {
    const { deformables } = this.matter;
    const { system } = this;
    system.members.length = 0;
    this.byRow.length = 0;
    this.parts.length = 0;
    this.particles = deformables.particles.count;
    system.nodes = this.particles;
    system.reserve(system.nodes, deformables.list.length + 1);
    system.memberOf.fill(-1, 0, system.nodes);
    system.onSurface.fill(0, 0, system.nodes);
    system.fixed.fill(1, 0, system.nodes);
    for (const { row, model } of deformables.list) {
      if (model.fem !== undefined) this.addSoft(row, model.fem);
      if (model.thin !== undefined) this.addThin(row, model.thin);
    }
    system.candidates.count = 0;
  }

  private addSoft(row: number, fem: FemBody): void {
    const { bodies, deformables } = this.matter;
    const body = deformables.byRow[row]!;
    const { elasticity } = fem;
    const { shape } = elasticity;
    const length = shape.elementSize;
    const modulus = shape.material.youngsModulus ?? 1e5;
    const member = new Member(
      row,
      bodies.columns.generation[row],
      topologyOfMesh(shape.mesh),
      false,
      false,
      body,
      length,
      RADIUS * length,
      modulus * length,
    );
    member.from = body.model.first;
    this.enlist(member);
    this.parts[member.index] = {
      member,
      elasticity,
      rest: elasticity,
      solid: shape,
      anchors: fem.anchors,
      volumes: new Float64Array(shape.tetCount),
      mass: 0,
    };
  }

  /** Sheets push at half their thickness. Threads are round, and their skin yields. */
  private addThin(row: number, thin: ThinBody): void {
    const { bodies, deformables } = this.matter;
    const body = deformables.byRow[row]!;
    const { elasticity, anchors } = thin;
    const { shape } = elasticity;
    const isSheet = shape instanceof SheetShape;
    const length = shape.elementSize;
    const radius = isSheet
      ? Math.min(Math.max(RADIUS * length, shape.reach), THICKEST * length)
      : RADIUS * Math.max(length, shape.reach);
    // A stiffness that carries the body's weight many times over within the contact radius; contacts with more load get
    // more.
    const stiffness = (LOAD * bodies.columns.mass[row]) / (shape.count * radius);
    const member = new Member(
      row,
      bodies.columns.generation[row],
      isSheet ? topologyOfSheet(shape) : topologyOfThread(shape as ThreadShape),
      false,
      true,
      body,
      length,
      radius,
      stiffness,
    );
    member.from = body.model.first;
    this.enlist(member);
    const volumes = new Float64Array(0);
    this.parts[member.index] = {
      member,
      elasticity,
      rest: undefined,
      solid: undefined,
      anchors,
      volumes,
      mass: 0,
    };
  }

  /** The member of a row with its surface, made when there is none yet. */
  of(row: number): Member {
    const member = this.companion(row);
    if (!member.isBare) return member;
    const { system, matter } = this;
    const solid = matter.bodies.solids.of(matter.bodies.columns, row);
    const topology = topologyOfSolid(solid);
    member.isBare = false;
    member.isOpen =
      solid.kind === 'mesh' && (solid as { query?: { closed: boolean } }).query?.closed === false;
    member.topology = topology;
    member.from = system.nodes;
    system.nodes += topology.nodeCount;
    if (topology.triangles.length > 3 * MANY_TRIANGLES)
      member.tree = buildAabbTree(topology.positions!, Uint32Array.from(topology.triangles));
    this.giveNodes(member);
    this.shapes.place(member);
    return member;
  }

  /** The member of a row, made without a surface when there is none yet: one that only presses on other shapes. */
  companion(row: number): Member {
    const known = this.byRow[row];
    if (known !== undefined) return known;
    const c = this.matter.bodies.columns;
    const isPlane = c.shapeCode[row] === SHAPE_CODE.plane;
    const generation = c.generation[row];
    const member = new Member(row, generation, BARE, isPlane, false, undefined, Infinity, Infinity, Infinity);
    member.isBare = true;
    // It has no margin before the next search, and needs none: nothing soft is near.
    member.isWatched = false;
    this.enlist(member);
    this.readPose(member);
    member.before.set(member.pose);
    member.parted.set(member.pose);
    member.mode = this.modeOf(row);
    return member;
  }

  private enlist(member: Member): void {
    member.index = this.system.members.push(member) - 1;
    this.byRow[member.row] = member;
    this.giveNodes(member);
  }

  private giveNodes(member: Member): void {
    const { system } = this;
    system.reserve(system.nodes, system.members.length);
    const { from, nodeCount, topology } = member;
    system.memberOf.fill(member.index, from, from + nodeCount);
    system.fixed.fill(1, from, from + nodeCount);
    system.onSurface.fill(0, from, from + nodeCount);
    for (const v of topology.vertices) system.onSurface[from + v] = 1;
    const { rows } = this.matter.bodies;
    if (this.fromOfRow.length < rows) this.fromOfRow = new Int32Array(2 * rows);
    this.fromOfRow.fill(-1);
    for (const m of system.members) if (!m.isBare) this.fromOfRow[m.row] = m.from;
  }

  /**
   * Reads how members move, and their places. Returns whether any is not where the last substep left it, and calls
   * `stirred` for it.
   */
  sync(stirred: (member: Member) => void): boolean {
    const { bodies, deformables } = this.matter;
    const { system } = this;
    const { position, inverseMass } = deformables.particles.columns;
    let any = false;
    for (const member of system.members) {
      member.mode = this.modeOf(member.row);
      let isElsewhere = false;
      if (member.soft !== undefined) {
        const end = 3 * (member.from + member.nodeCount);
        for (let k = 3 * member.from; k < end; k++) {
          if (system.x[k] === position[k]) continue;
          system.x[k] = position[k];
          isElsewhere = true;
        }
        for (let i = member.from; i < member.from + member.nodeCount; i++)
          system.fixed[i] = member.mode === SOFT && inverseMass[i] > 0 ? 0 : 1;
        const part = this.parts[member.index]!;
        part.mass = bodies.columns.mass[member.row];
        const rest = part.rest?.shape.arms ?? member.soft.model.thin!.elasticity.shape.positions;
        // Other vertices may touch now.
        if (this.ties.read(member, rest)) isElsewhere = true;
      } else isElsewhere = this.readPose(member);
      if (isElsewhere && member.soft === undefined && !member.isBare) this.shapes.place(member);
      member.before.set(member.pose);
      if (!isElsewhere || member.isBare) continue;
      any = true;
      stirred(member);
    }
    return any;
  }

  modeOf(row: number): number {
    const { bodies } = this.matter;
    const { kind, activity, inverseMass } = bodies.columns;
    if (kind[row] === BODY_CODE.soft) return activity[row] === AWAKE ? SOFT : STILL;
    if (kind[row] === BODY_CODE.rigid) return activity[row] === AWAKE && inverseMass[row] > 0 ? RIGID : STILL;
    return kind[row] === BODY_CODE.kinematic && moves(bodies, row) ? DRIVEN : STILL;
  }

  /** Writes the place of a shape to `out[o…]`: position and quaternion; of a plane, its nearest point and its normal. */
  copyPose(row: number, out: Float64Array, o: number): void {
    const c = this.matter.bodies.columns;
    if (c.shapeCode[row] === SHAPE_CODE.plane) {
      const { plane } = this;
      placePlane(c, row, plane);
      for (let k = 0; k < 3; k++) {
        out[o + k] = plane[3] * plane[k];
        out[o + 3 + k] = plane[k];
      }
      out[o + 6] = 0;
      return;
    }
    for (let k = 0; k < 3; k++) out[o + k] = c.position[3 * row + k];
    for (let k = 0; k < 4; k++) out[o + 3 + k] = c.orientation[4 * row + k];
  }

  /** Reads the place of a shape; returns whether its member was somewhere else. */
  private readPose(member: Member): boolean {
    const { pose } = this;
    this.copyPose(member.row, pose, 0);
    let isElsewhere = false;
    for (let k = 0; k < 7; k++) {
      if (member.pose[k] !== pose[k]) isElsewhere = true;
      member.pose[k] = pose[k];
    }
    return isElsewhere;
  }
}
