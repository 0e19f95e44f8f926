/**
 * Rows of contact between bodies of molecules, and between such bodies and shapes, as a linear map. It maps velocities
 * of all bodies to relative velocities at the rows. The transposed map takes forces at the rows to forces on all
 * bodies. A body of molecules that nothing moves stands still and takes no part.
 *
 * A row between two bodies of molecules pushes both at the row's point. The offset of that point from the nodes turns
 * the molecules there with their neighbours. A shape is met at the centre of the touching molecule, or at the vertex of
 * the skin. A molecule has no spin, so momentum and angular momentum are kept to rounding.
 */
import type { Bodies } from '../../bodies/bodies.js';
import type { AnchoredContacts, Matter } from '../../narrowphase/index.js';
import { addVelocity, burdenNodes, mean, pressNodes, worst } from './node-rows.js';
import { MoleculeSide, ShapeSide, type Side } from './sides.js';
import { Supports } from './supports.js';

/** The two sides of one manifold. A side is a body of molecules or a shape. */
export interface Meeting {
  manifold: number;
  a: MoleculeSide | undefined;
  b: MoleculeSide | undefined;
  shape: ShapeSide | undefined;
  /** Share of the depth that was paid for. */
  paid: number;
  /** Share of the speed at which rows are brought back to the depth that they may have. */
  lift: number;
  /** Energy that the depths hold [J]. */
  potential: number;
  /** Fastest approach of a row before the step [m/s]. */
  fastest: number;
}

export class ContactSystem {
  /** The sides that take part. */
  readonly sides: Side[] = [];
  readonly meetings: Meeting[] = [];
  meetingCount = 0;
  /** Unknowns of all sides. */
  size = 0;
  /** Velocity of `a` against `b` at each row [m/s]: three numbers per row of `contacts`. */
  relative = new Float64Array(96);
  private readonly ofNumber: MoleculeSide[] = [];
  private readonly molecules: MoleculeSide[] = [];
  private readonly shapes: ShapeSide[] = [];
  private shapeCount = 0;
  readonly supports = new Supports();
  private contacts!: AnchoredContacts;
  private readonly arm = new Float64Array(3);
  /** From the anchors of `a` and `b` to the point where a row acts: three numbers per row [m]. */
  private offsetsA = new Float64Array(96);
  private offsetsB = new Float64Array(96);

  /** Takes these manifolds, for a step of `h` [s]. */
  begin(
    matter: Matter,
    contacts: AnchoredContacts,
    manifolds: Uint32Array,
    count: number,
    gravity: Float64Array,
    h: number,
  ): void {
    this.contacts = contacts;
    this.sides.length = 0;
    this.molecules.length = 0;
    this.meetingCount = count;
    this.shapeCount = 0;
    if (this.relative.length < 3 * contacts.count) {
      this.relative = new Float64Array(6 * contacts.count);
      this.offsetsA = new Float64Array(6 * contacts.count);
      this.offsetsB = new Float64Array(6 * contacts.count);
    }
    this.matter = matter;
    this.h[0] = h;
    for (let k = 0; k < count; k++) this.meet(matter, contacts, manifolds[k], k, gravity, h);
    this.supports.gather(matter, this.shapes, this.shapeCount, h, this.support);
    for (let k = 0; k < count; k++) this.touch(this.meetings[k]);
    for (let k = 0; k < this.molecules.length; k++)
      this.molecules[k].nodes.prepare(this.molecules[k].size > 0);
    this.size = 0;
    for (let k = 0; k < this.sides.length; k++) {
      this.sides[k].offset = this.size;
      this.size += this.sides[k].size;
    }
  }

  get isStiff(): boolean {
    for (let k = 0; k < this.molecules.length; k++) if (this.molecules[k].isStiff) return true;
    return false;
  }

  /** Computes the present relative velocities of the rows. */
  lookNow(): void {
    for (let k = 0; k < this.molecules.length; k++) {
      const { nodes, body, size } = this.molecules[k];
      if (size > 0) nodes.look(body.model.velocities, 0);
    }
    for (let k = 0; k < this.shapeCount; k++) this.shapes[k].twist.set(this.shapes[k].now);
    this.compare();
  }

  /** The same, after something else has changed the velocities of the bodies in this step. */
  lookAgain(): void {
    for (let k = 0; k < this.shapeCount; k++) this.shapes[k].readNow();
    this.lookNow();
  }

  /** Adds impulses that were put on the rows to the velocities of the bodies. */
  strike(): void {
    for (let k = 0; k < this.molecules.length; k++) {
      const { nodes, body, size } = this.molecules[k];
      if (size === 0) continue;
      const { velocities, inverseMasses } = body.model;
      if (this.blows.length < size) this.blows = new Float64Array(2 * size);
      this.blows.fill(0, 0, size);
      nodes.hand(this.blows, 0);
      for (let i = 0; i < size; i++)
        velocities[i] = velocities[i] + this.blows[i] * inverseMasses[(i / 3) | 0];
    }
    for (let k = 0; k < this.shapeCount; k++) this.shapes[k].strike();
  }

  private blows = new Float64Array(0);

  /**
   * Computes the relative velocities along the way of the step, for the unknowns `z` of the last look, to `out`. `v` is
   * room for velocities.
   */
  drift(z: Float64Array, v: Float64Array, out: Float64Array): void {
    // Molecules go their way with the velocities of the last look.
    if (this.shapeCount > 0) {
      for (let k = 0; k < this.sides.length; k++) this.sides[k].drift(z, v);
      this.see(v, false);
    }
    const { first, size } = this.contacts;
    for (let k = 0; k < this.meetingCount; k++) {
      const m = this.meetings[k].manifold;
      for (let axis = 3 * first[m]; axis < 3 * (first[m] + size[m]); axis++) out[axis] = this.relative[axis];
    }
  }

  /**
   * Computes the relative velocities of the rows for unknowns `z`, or for a change of them. `v` is room for the
   * velocities.
   */
  look(z: Float64Array, v: Float64Array, isChange: boolean): void {
    for (let k = 0; k < this.sides.length; k++) this.sides[k].velocities(z, v, isChange);
    this.see(v, isChange);
  }

  /** The same for velocities `v`. */
  private see(v: Float64Array, isChange: boolean): void {
    for (let k = 0; k < this.molecules.length; k++) {
      const side = this.molecules[k];
      if (side.size > 0) side.nodes.look(v, side.offset);
    }
    for (let k = 0; k < this.shapeCount; k++) this.shapes[k].look(v, isChange);
    this.compare();
  }

  /** Puts a row's force, f[3·row…], times `scale`, on its nodes. */
  press(row: number, meeting: Meeting, f: Float64Array, scale: number): void {
    const { nodesA, nodesB, weightsA, weightsB, onSkin } = this.contacts;
    const o = 3 * row;
    if (meeting.a !== undefined && meeting.a.size > 0)
      pressNodes(meeting.a.nodes.of(onSkin[row]), nodesA, weightsA, this.offsetsA, o, f, scale);
    if (meeting.b !== undefined && meeting.b.size > 0)
      pressNodes(meeting.b.nodes.of(onSkin[row]), nodesB, weightsB, this.offsetsB, o, f, -scale);
    if (meeting.shape !== undefined) this.pressShape(meeting, row, f, scale);
  }

  /** Burdens a row's nodes with rates[row]. */
  burden(row: number, meeting: Meeting, rate: Float64Array): void {
    const { a, b, shape } = meeting;
    const { nodesA, nodesB, weightsA, weightsB, onSkin } = this.contacts;
    if (a !== undefined) burdenNodes(a.nodes.of(onSkin[row]), nodesA, weightsA, row, rate);
    if (b !== undefined) burdenNodes(b.nodes.of(onSkin[row]), nodesB, weightsB, row, rate);
    if (shape === undefined) return;
    this.reach(meeting, row);
    shape.addRate(rate[row], this.arm, 0);
  }

  /** Adds the burdens to the diagonal of all sides. */
  addBurdens(diagonal: Float64Array): void {
    for (let k = 0; k < this.molecules.length; k++) {
      const { nodes, offset, size } = this.molecules[k];
      if (size > 0) nodes.addLoads(diagonal, offset);
    }
    for (let k = 0; k < this.shapeCount; k++) this.shapes[k].addBurden(diagonal);
  }

  /** Hands the forces on the nodes to the sides. Clears `out` first. */
  hand(out: Float64Array): void {
    out.fill(0, 0, this.size);
    for (let k = 0; k < this.molecules.length; k++) {
      const side = this.molecules[k];
      if (side.size > 0) side.nodes.hand(out, side.offset);
    }
    for (let k = 0; k < this.shapeCount; k++) this.shapes[k].hand(out);
  }

  /** Whether only molecules take part. */
  get isOfMolecules(): boolean {
    return this.shapeCount === 0;
  }

  /** Adds impulses `p` that `hand` has collected, over the step of `h` [s], to the forces of the molecules. */
  releaseImpulses(p: Float64Array, h: number): void {
    for (let k = 0; k < this.molecules.length; k++) {
      const { body, size, offset } = this.molecules[k];
      const { forces } = body.model;
      for (let i = 0; i < size; i++) forces[i] = forces[i] + p[offset + i] / h;
    }
  }

  /** Adds the forces on the nodes to the forces of the bodies. */
  release({ columns: { force, torque } }: Bodies): void {
    for (let k = 0; k < this.molecules.length; k++) {
      const { nodes, body, size } = this.molecules[k];
      if (size > 0) nodes.hand(body.model.forces, 0);
    }
    for (let k = 0; k < this.shapeCount; k++) {
      const { forces, row, size } = this.shapes[k];
      for (let axis = 0; axis < 3 && size > 0; axis++) {
        force[3 * row + axis] = force[3 * row + axis] + forces[axis];
        torque[3 * row + axis] = torque[3 * row + axis] + forces[3 + axis];
      }
      forces.fill(0);
    }
  }

  /** The crowd of contacts on the molecules or the shape under a row, both sides together [1/kg]. */
  crowdOf(row: number, meeting: Meeting): number {
    const { a, b, shape } = meeting;
    const { nodesA, nodesB, weightsA, weightsB, onSkin, normal } = this.contacts;
    let crowd = 0;
    if (a !== undefined && a.size > 0) crowd += worst(a.nodes.of(onSkin[row]), nodesA, weightsA, 3 * row);
    if (b !== undefined && b.size > 0) crowd += worst(b.nodes.of(onSkin[row]), nodesB, weightsB, 3 * row);
    if (shape !== undefined && shape.size > 0) {
      this.reach(meeting, row);
      crowd += shape.contacts * shape.yieldAlong(this.arm, normal, 3 * row);
    }
    return crowd;
  }

  /** Geometric mean of both sides' coefficients, for rows between skins that have friction. */
  frictionOf(row: number, { a, b }: Meeting): number {
    const { nodesA, nodesB, weightsA, weightsB, onSkin, friction } = this.contacts;
    if (onSkin[row] === 0 || friction[row] === 0 || a === undefined || b === undefined) return friction[row];
    const first = mean(a.nodes.of(1).frictions, nodesA, weightsA, 3 * row);
    const second = mean(b.nodes.of(1).frictions, nodesB, weightsB, 3 * row);
    return Math.sqrt(first * second);
  }

  private matter!: Matter;
  /** Length of the step [s]. */
  private readonly h = new Float64Array(1);

  private readonly support = (row: number): ShapeSide => this.shapeOf(this.matter.bodies, row, this.h[0]);

  private meet(
    matter: Matter,
    { a, b, size }: AnchoredContacts,
    manifold: number,
    k: number,
    gravity: Float64Array,
    h: number,
  ): void {
    if (this.meetings.length === k)
      this.meetings.push({
        manifold,
        a: undefined,
        b: undefined,
        shape: undefined,
        paid: 1,
        lift: 0,
        potential: 0,
        fastest: 0,
      });
    const meeting = this.meetings[k];
    meeting.manifold = manifold;
    meeting.a = this.sideOf(matter, a[manifold], gravity, h);
    meeting.b = this.sideOf(matter, b[manifold], gravity, h);
    meeting.shape = undefined;
    if (meeting.a !== undefined && meeting.b !== undefined) return;
    meeting.shape = this.shapeOf(matter.bodies, meeting.a === undefined ? a[manifold] : b[manifold], h);
    meeting.shape.contacts += size[manifold];
  }

  private sideOf(
    { bodies, molecules }: Matter,
    row: number,
    gravity: Float64Array,
    h: number,
  ): MoleculeSide | undefined {
    const number = molecules.numberOf(row);
    if (number < 0) return undefined;
    const body = molecules.list[number];
    if (this.ofNumber[number]?.body !== body) this.ofNumber[number] = new MoleculeSide(body);
    const side = this.ofNumber[number];
    if (this.molecules.includes(side)) return side;
    side.nodes.begin();
    side.begin(bodies, gravity, h);
    this.molecules.push(side);
    this.sides.push(side);
    return side;
  }

  private shapeOf(bodies: Bodies, row: number, h: number): ShapeSide {
    for (let k = 0; k < this.shapeCount; k++) if (this.shapes[k].row === row) return this.shapes[k];
    if (this.shapes.length === this.shapeCount) this.shapes.push(new ShapeSide());
    const side = this.shapes[this.shapeCount++];
    side.begin(bodies, row, h);
    this.sides.push(side);
    return side;
  }

  private touch({ manifold, a, b }: Meeting): void {
    const { first, size, onSkin, nodesA, nodesB, weightsA, weightsB } = this.contacts;
    for (let row = first[manifold]; row < first[manifold] + size[manifold]; row++) {
      a?.nodes.of(onSkin[row]).touch(nodesA, weightsA, 3 * row);
      b?.nodes.of(onSkin[row]).touch(nodesB, weightsB, 3 * row);
      for (let axis = 3 * row; axis < 3 * row + 3; axis++) {
        this.offsetsA[axis] = 0;
        this.offsetsB[axis] = 0;
      }
      // A shape is met at the molecule or the vertex.
      if (a === undefined || b === undefined) continue;
      if (a.size > 0) this.offset(a, nodesA, weightsA, row, this.offsetsA);
      if (b.size > 0) this.offset(b, nodesB, weightsB, row, this.offsetsB);
    }
  }

  /** Both bodies feel a row at one point. Otherwise friction between them would turn them out of nothing. */
  private offset(
    { body }: MoleculeSide,
    nodes: Int32Array,
    weights: Float64Array,
    row: number,
    out: Float64Array,
  ): void {
    const { onSkin, point } = this.contacts;
    const places = onSkin[row] === 1 ? body.surface!.skin.positions : body.model.positions;
    for (let axis = 0; axis < 3; axis++) {
      let place = 0;
      for (let k = 3 * row; k < 3 * row + 3; k++)
        if (weights[k] !== 0) place += weights[k] * places[3 * nodes[k] + axis];
      out[3 * row + axis] = point[3 * row + axis] - place;
    }
  }

  private compare(): void {
    const { first, size, nodesA, nodesB, weightsA, weightsB, onSkin } = this.contacts;
    const { relative } = this;
    for (let k = 0; k < this.meetingCount; k++) {
      const meeting = this.meetings[k];
      const m = meeting.manifold;
      for (let row = first[m]; row < first[m] + size[m]; row++) {
        const o = 3 * row;
        relative[o] = 0;
        relative[o + 1] = 0;
        relative[o + 2] = 0;
        if (meeting.a !== undefined && meeting.a.size > 0)
          addVelocity(meeting.a.nodes.of(onSkin[row]), nodesA, weightsA, this.offsetsA, o, relative, 1);
        if (meeting.b !== undefined && meeting.b.size > 0)
          addVelocity(meeting.b.nodes.of(onSkin[row]), nodesB, weightsB, this.offsetsB, o, relative, -1);
        if (meeting.shape !== undefined) this.addShape(meeting, row);
      }
    }
  }

  /**
   * Writes the point where a shape is met to `arm`, from the shape's centre [m]. The point is the centre of the
   * molecule or the vertex of the skin.
   */
  private reach({ a, b, shape }: Meeting, row: number): void {
    const { arm } = this;
    const { onSkin, point, nodesA, nodesB } = this.contacts;
    const side = a ?? b!;
    const places = onSkin[row] === 1 ? point : side.body.model.positions;
    const at = onSkin[row] === 1 ? 3 * row : 3 * (a === undefined ? nodesB : nodesA)[3 * row];
    for (let k = 0; k < 3; k++) arm[k] = places[at + k] - shape!.place[k];
  }

  private addShape(meeting: Meeting, row: number): void {
    const { relative, arm } = this;
    const { twist: t } = meeting.shape!;
    const sign = meeting.a === undefined ? 1 : -1;
    const o = 3 * row;
    this.reach(meeting, row);
    relative[o] = relative[o] + sign * (t[0] + t[4] * arm[2] - t[5] * arm[1]);
    relative[o + 1] = relative[o + 1] + sign * (t[1] + t[5] * arm[0] - t[3] * arm[2]);
    relative[o + 2] = relative[o + 2] + sign * (t[2] + t[3] * arm[1] - t[4] * arm[0]);
  }

  private pressShape(meeting: Meeting, row: number, f: Float64Array, scale: number): void {
    const { arm } = this;
    const { forces } = meeting.shape!;
    const sign = meeting.a === undefined ? scale : -scale;
    const x = sign * f[3 * row];
    const y = sign * f[3 * row + 1];
    const z = sign * f[3 * row + 2];
    this.reach(meeting, row);
    forces[0] = forces[0] + x;
    forces[1] = forces[1] + y;
    forces[2] = forces[2] + z;
    forces[3] = forces[3] + arm[1] * z - arm[2] * y;
    forces[4] = forces[4] + arm[2] * x - arm[0] * z;
    forces[5] = forces[5] + arm[0] * y - arm[1] * x;
  }
}
