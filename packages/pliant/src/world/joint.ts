import * as T from '../bodies/joints.js';
import { PliantError } from '../core/errors.js';
import { INSPECT } from '../core/inspect.js';
import { RowBuilder, rowsOf } from '../response/joints/index.js';
import { EQUAL, LIN, ROW, RowBuffer } from '../response/joints/row-buffer.js';
import { AXIS_NAMES, type JointAxis, type JointInput, type JointKind } from '../scene/index.js';
import { SIMULATION } from '../simulation.js';
import type { Body, Owner } from './body.js';
import { jointRowOf } from './joint-commands.js';
import type { Vec3 } from './reports.js';

type Ends<T> = T extends unknown
  ? Omit<T, 'a' | 'b'> & { readonly a: Body | number; readonly b: Body | number }
  : never;

/**
 * The argument of `World.addJoint`: bodies or their handles; anchors and axes in the world, for the present poses of
 * the bodies.
 */
export type JointDefinition = Ends<JointInput>;

/** Changes of a motor or of limits. */
export interface JointDrive {
  /** Target speed of the motor [rad/s, m/s]. */
  readonly speed?: number;
  /** Largest push of the motor [N·m, N]; 0 switches it off. */
  readonly strength?: number;
  /** Limits [rad, m]. */
  readonly min?: number;
  /** Upper limit [rad, m]. */
  readonly max?: number;
  /** Which axis of a six-axis joint; other joints have one. */
  readonly axis?: JointAxis;
}

/** One joint of a world. Relative motion is of `bodyB` seen from `bodyA`. */
export class Joint {
  constructor(
    private readonly owner: Owner & { get(handle: number): Body | undefined },
    /** Names the joint in its world. */
    readonly handle: T.JointHandle,
  ) {}

  /** Whether the joint belongs to this world. */
  belongsTo(owner: object): boolean {
    return this.owner === owner;
  }

  /** False once the joint, or one of its bodies, was removed; all other members then throw. */
  get exists(): boolean {
    return this.owner[SIMULATION].joints.find(this.handle) >= 0;
  }

  /** The kind of joint. */
  get kind(): JointKind {
    return T.JOINT_KINDS[this.owner[SIMULATION].joints.kind[this.row] - 1];
  }

  /** The name that it was given. */
  get name(): string | undefined {
    return this.owner[SIMULATION].joints.names[this.row];
  }

  /** Its first body. */
  get bodyA(): Body {
    return this.body(this.owner[SIMULATION].joints.a[this.row]);
  }

  /** Its second body. */
  get bodyB(): Body {
    return this.body(this.owner[SIMULATION].joints.b[this.row]);
  }

  /** Mean force on `bodyB` over the last step [N]. */
  get force(): Vec3 {
    return this.total(T.TOTAL);
  }

  /** Mean torque on `bodyB` over the last step, without that of the force [N·m]. */
  get torque(): Vec3 {
    return this.total(T.TOTAL + 3);
  }

  /**
   * Angle of a hinge [rad], travel of a slider [m], length of the others [m]; 0 for ball, fixed and six-axis joints.
   */
  get value(): number {
    const { rows, builder } = this.measure();
    const { kind } = this;
    if (kind === 'hinge') return builder.angle();
    if (kind === 'slider') return builder.travel();
    if (kind === 'ball' || kind === 'fixed' || kind === 'six-axis') return 0;
    const length = this.owner[SIMULATION].joints.numbers[this.row * T.NUMBERS + T.LENGTH];
    return kind === 'rope' ? length - rows.error[0] : length + rows.error[0];
  }

  /** Travel along [m] and turns about [rad] the axes of a six-axis joint; refused by other joints. */
  get axes(): Readonly<Record<JointAxis, number>> {
    const { kind } = this;
    if (kind !== 'six-axis')
      throw new PliantError('invalid-state', `A ${kind} joint has no six axes.`, {
        path: 'joint',
      });
    const { builder } = this.measure();
    const values = AXIS_NAMES.map((_, k) => (k < 3 ? builder.travel(k) : builder.turnAbout(k - 3)));
    return Object.fromEntries(AXIS_NAMES.map((name, k) => [name, values[k]])) as Record<JointAxis, number>;
  }

  /** The error of the joint: distance of the anchors [m] and angle of the axes [rad]. */
  get error(): { readonly distance: number; readonly angle: number } {
    const { rows } = this.measure();
    const sum = [0, 0];
    for (let i = 0; i < rows.count; i++) {
      if (rows.mode[i] !== EQUAL) continue;
      const linear = rows.j.subarray(i * ROW + LIN, i * ROW + LIN + 3).some((x) => x !== 0);
      sum[linear ? 0 : 1] += rows.error[i] * rows.error[i];
    }
    return { distance: Math.sqrt(sum[0]), angle: Math.sqrt(sum[1]) };
  }

  /** Whether it holds its bodies. A disabled joint keeps its anchors and can be enabled again. */
  get enabled(): boolean {
    return this.owner[SIMULATION].joints.isOn(this.row);
  }

  set enabled(enabled: boolean) {
    this.owner.execute({ op: 'enable-joint', joint: this.handle, enabled });
  }

  /** Changes the motor or the limits of a hinge, a slider or an axis of a six-axis joint, and wakes its bodies. */
  drive(drive: JointDrive): void {
    this.owner.execute({ op: 'drive', joint: this.handle, ...drive });
  }

  /** Removes the joint from the world. */
  remove(): void {
    this.owner.execute({ op: 'unjoint', joint: this.handle });
  }

  /** One line for people: name, kind, handle and bodies. */
  toString(): string {
    if (!this.exists) return `Joint ${this.handle} (removed)`;
    const { name, kind, handle, bodyA, bodyB } = this;
    return `Joint ${name === undefined ? handle : `'${name}' ${handle}`} (${kind}) of ${bodyA} and ${bodyB}`;
  }

  [INSPECT](): string {
    return this.toString();
  }

  private get row(): number {
    return jointRowOf(this.owner[SIMULATION], this.handle);
  }

  private body(row: number): Body {
    return this.owner.get(this.owner[SIMULATION].bodies.handle(row))!;
  }

  private total(offset: number): Vec3 {
    const dt = this.owner[SIMULATION].clock[2];
    const o = this.row * T.NUMBERS + offset;
    const n = this.owner[SIMULATION].joints.numbers;
    return dt > 0 ? [n[o] / dt, n[o + 1] / dt, n[o + 2] / dt] : [0, 0, 0];
  }

  private measure(): { rows: RowBuffer; builder: RowBuilder } {
    const { joints, bodies } = this.owner[SIMULATION];
    const { row } = this;
    const rows = new RowBuffer();
    rows.layOut(Int32Array.of(0, rowsOf(joints, row)));
    rows.a.fill(joints.a[row]);
    rows.b.fill(joints.b[row]);
    const builder = new RowBuilder();
    builder.build(joints, row, bodies.columns, rows, 0);
    return { rows, builder };
  }
}
