import type { BodyHandle } from '../bodies/bodies.js';
import type { Deformable } from '../bodies/deformable/deformable.js';
import type { SoftField } from '../bodies/deformable/fields.js';
import { ASLEEP, BODY_KINDS, type BodyKind, DISABLED, FROZEN, isDeformable } from '../bodies/layout.js';
import { lockedRotations, lockedTranslations } from '../bodies/locks.js';
import { PliantError } from '../core/errors.js';
import { INSPECT, shortList } from '../core/inspect.js';
import type { TetMesh } from '../geometry/mesh/tet-mesh.js';
import { SHAPE_PARAMS, type ShapeDefinition } from '../geometry/shape.js';
import { shapeByCode } from '../geometry/shapes.js';
import type { Solid } from '../geometry/solids/solid.js';
import { isStored } from '../geometry/stored.js';
import { rotate } from '../math/quat.js';
import { SIMULATION, type Simulation } from '../simulation.js';
import type { Command, CommandOf } from './commands.js';
import { handleIn } from './owned.js';
import { rowOf } from './rows.js';

/** Three numbers: an array, a typed array, or an object with x, y and z such as a `Vector3` of three.js. */
export type Vector = ArrayLike<number> | { readonly x: number; readonly y: number; readonly z: number };

/** Properties that can be changed while a world runs. */
export type BodyProperties = Omit<CommandOf<'set'>, 'op' | 'body'>;

/** Properties of a molecules' material that can be changed. */
export type MaterialChange = Omit<CommandOf<'material'>, 'op' | 'body' | 'name'>;

/** Properties of a soft body's material that can be changed. */
export type ModelChange = Omit<CommandOf<'model'>, 'op' | 'body'>;

/** The target pose of a kinematic body. */
export interface Target {
  /** Of the centre [m]; unchanged by default. */
  readonly position?: Vector;
  /** Unit quaternion; unchanged by default. */
  readonly orientation?: Vector;
}

/** The parts of a world that a body uses. */
export interface Owner {
  readonly [SIMULATION]: Simulation;
  readField(body: Body, name: SoftField, out?: Float64Array): Float64Array;
  execute(command: unknown): number;
  moveTo(body: Body, target: Target): void;
}

/**
 * One body of a world. Its vectors are live views of the world's memory: reading them copies nothing. Read them again
 * instead of keeping them: a growing world moves to new memory, and a new body may take the row of a removed one.
 * Change a body through its methods. They check their arguments, wake the body and are recorded.
 */
export class Body {
  private version = -1;
  private memory: object | undefined;
  private readonly views: Record<
    'position' | 'orientation' | 'velocity' | 'angularVelocity' | 'positions' | 'velocities',
    Float64Array
  >;

  constructor(
    private readonly owner: Owner,
    /** Names the body in its world. */
    readonly handle: BodyHandle,
  ) {
    const none = new Float64Array(0);
    this.views = {
      position: none,
      orientation: none,
      velocity: none,
      angularVelocity: none,
      positions: none,
      velocities: none,
    };
  }

  /** Centre of mass [m]. */
  get position(): Float64Array {
    return this.view().position;
  }

  set position(position: Vector) {
    this.place({ position });
  }

  /** Unit quaternion x, y, z, w. */
  get orientation(): Float64Array {
    return this.view().orientation;
  }

  set orientation(orientation: Vector) {
    this.place({ orientation });
  }

  /** Of the centre of mass [m/s]. */
  get velocity(): Float64Array {
    return this.view().velocity;
  }

  set velocity(velocity: Vector) {
    this.launch({ velocity });
  }

  /** World axes [rad/s]. */
  get angularVelocity(): Float64Array {
    return this.view().angularVelocity;
  }

  set angularVelocity(angularVelocity: Vector) {
    this.launch({ angularVelocity });
  }

  /** Whether the body belongs to this world. */
  belongsTo(owner: object): boolean {
    return this.owner === owner;
  }

  /** False once the body was removed; all other members then throw. */
  get exists(): boolean {
    return this.owner[SIMULATION].bodies.find(this.handle) >= 0;
  }

  /** The name that it was given. */
  get name(): string | undefined {
    return this.owner[SIMULATION].labels[this.row]?.name;
  }

  /** The colour to draw it with. */
  get color(): string | undefined {
    return this.owner[SIMULATION].labels[this.row]?.color;
  }

  /** How it moves. */
  get kind(): BodyKind {
    return BODY_KINDS[this.columns.kind[this.row] - 1];
  }

  /** The shape of a body that keeps its shape; a deformable body has `mesh` and `positions` instead. */
  get shape(): ShapeDefinition {
    const { row } = this;
    if (this.isDeformable) {
      throw new PliantError(
        'invalid-value',
        "A deformable body has no fixed shape; read its 'mesh' and 'positions'.",
        { path: 'shape' },
      );
    }
    const module = shapeByCode(this.columns.shapeCode[row]);
    if (isStored(module.kind)) return this.solid.definition;
    return module.read(this.columns.shape, row * SHAPE_PARAMS);
  }

  /** The shape as an object that answers geometric questions, in the body's frame. */
  get solid(): Solid {
    return this.owner[SIMULATION].bodies.solids.of(this.columns, this.row);
  }

  /**
   * The present place of the shape's own origin [m]. Rigid bodies have hulls, meshes and combined shapes around their
   * centre of mass; draw your own mesh here, with the body's orientation.
   */
  get origin(): [number, number, number] {
    const { position: x, orientation } = this;
    const { centre } = this.solid;
    if (centre === undefined) return [x[0], x[1], x[2]];
    const turned = new Float64Array(3);
    rotate(turned, 0, orientation, 0, centre, 0);
    return [x[0] - turned[0], x[1] - turned[1], x[2] - turned[2]];
  }

  /** Whether it consists of vertices that move against each other. */
  get isDeformable(): boolean {
    return isDeformable(this.columns.kind[this.row]);
  }

  /** Positions of the vertices of a deformable body, three numbers each, a live view [m]; empty for others. */
  get positions(): Float64Array {
    return this.view().positions;
  }

  /** Velocities of the vertices of a deformable body, a live view [m/s]; empty for others. */
  get velocities(): Float64Array {
    return this.view().velocities;
  }

  /** Rest shape of a deformable body at its first place; undefined for others. */
  get mesh(): TetMesh | undefined {
    return this.deformable?.mesh;
  }

  /**
   * The fine surface of a deformable body, or the implicit surface of molecules while triangles detect them; undefined
   * for others.
   */
  get surface(): { readonly positions: Float64Array; readonly triangles: Uint32Array } | undefined {
    const { deformable } = this;
    if (deformable?.molecules) return this.owner[SIMULATION].matter.molecules.of(this.row)?.surface?.shown();
    const surface = deformable?.surface;
    return surface && { positions: surface.update(), triangles: surface.surface.triangles };
  }

  /**
   * The parts of a body of molecules: radii [m], and two molecules per connection; undefined for others. Its
   * `positions` are the centres.
   */
  get molecules(): { readonly radii: Float64Array; readonly connections: Uint32Array } | undefined {
    const model = this.deformable?.molecules?.model;
    return model && { radii: model.radii, connections: model.pairs };
  }

  /** Whether it can touch itself. */
  get selfCollision(): boolean {
    return this.deformable?.selfCollision ?? false;
  }

  /** Energy stored in a deformable body [J]; 0 for others. */
  get elasticEnergy(): number {
    const sim = this.owner[SIMULATION];
    return this.deformable?.model.elasticEnergy((sim.clock[2] || 1 / 60) / sim.substeps) ?? 0;
  }

  /**
   * A quantity of a soft body as flat numbers: `strain`, `stress` (six numbers each: xx yy zz xy yz zx), `vonMises`,
   * `energyDensity` and `volumeRatio` by tetrahedron, `contactForce` by vertex (three numbers), `pressure` by boundary
   * face. The result goes to `out` if it is given.
   */
  field(name: SoftField, out?: Float64Array): Float64Array {
    return this.owner.readField(this, name, out);
  }

  /** [kg]; 0 for bodies that forces can't move. */
  get mass(): number {
    return this.columns.mass[this.row];
  }

  /** Principal moments about the body's own axes [kg·m²]; zeros for bodies that forces can't turn. */
  get inertia(): [number, number, number] {
    const { inertia } = this.columns;
    const o = this.row * 3;
    return [inertia[o], inertia[o + 1], inertia[o + 2]];
  }

  /** Axes of the world along which it doesn't move, such as `xz`. */
  get lockTranslation(): string {
    return lockedTranslations(this.columns.locks[this.row]);
  }

  /** Axes of the world about which it doesn't turn. */
  get lockRotation(): string {
    return lockedRotations(this.columns.locks[this.row]);
  }

  /** Whether it reports contact without being pushed. */
  get isSensor(): boolean {
    return this.columns.sensor[this.row] === 1;
  }

  /** Whether it sleeps: the engine skips it until something wakes it. */
  get isAsleep(): boolean {
    return this.columns.activity[this.row] === ASLEEP;
  }

  /**
   * Whether its state was no longer finite. It then stands still at its last good place until it is placed, launched or
   * woken.
   */
  get isFrozen(): boolean {
    return this.columns.activity[this.row] === FROZEN;
  }

  /** Whether it takes part. A disabled body neither moves nor touches anything, and no query finds it. */
  get enabled(): boolean {
    return this.columns.activity[this.row] !== DISABLED;
  }

  set enabled(enabled: boolean) {
    this.set({ enabled });
  }

  /** Sum of all contact forces on the body, mean over the last step [N]. */
  get contactForce(): [number, number, number] {
    const { contactForce } = this.columns;
    const o = this.row * 3;
    return [contactForce[o], contactForce[o + 1], contactForce[o + 2]];
  }

  /**
   * Moves a kinematic body to a pose by the end of the next step. It carries and pushes the bodies that it touches, and
   * rests afterwards. `place` puts it there at once, without motion.
   */
  moveTo(target: Target): this {
    this.owner.moveTo(this, target);
    return this;
  }

  /** Puts the body at another place at once. */
  place(where: { position?: Vector; orientation?: Vector }): this {
    return this.execute({ op: 'place', ...where });
  }

  /** Gives the body a velocity [m/s] and an angular velocity [rad/s]. */
  launch(motion: { velocity?: Vector; angularVelocity?: Vector }): this {
    return this.execute({ op: 'launch', ...motion });
  }

  /** Applies a force [N] during the next step, at a world point or else at the centre. */
  applyForce(force: Vector, point?: Vector): this {
    return this.execute({ op: 'force', force, ...(point && { point }) });
  }

  /** Applies a torque [N·m] during the next step. */
  applyTorque(torque: Vector): this {
    return this.execute({ op: 'torque', torque });
  }

  /** Applies an impulse [N·s] at once. */
  applyImpulse(impulse: Vector, point?: Vector): this {
    return this.execute({ op: 'impulse', impulse, ...(point && { point }) });
  }

  /** Applies an angular impulse [N·m·s] at once. */
  applyTwist(twist: Vector): this {
    return this.execute({ op: 'twist', twist });
  }

  /** Sets the force on a vertex of a deformable body [N]; it acts until it is set again. */
  pull(vertex: number, force: Vector): this {
    return this.execute({ op: 'pull', vertex, force });
  }

  /** Fixes a vertex of a deformable body at its place, or releases it. */
  fix(vertex: number, fixed = true): this {
    return this.execute({ op: 'fix', vertex, fixed });
  }

  /**
   * Ties a vertex to a point of another body (in its frame) or of the world; by default, to the present place of the
   * vertex. `compliance` says how far the tie yields [m/N].
   */
  attach(vertex: number, hold: { to?: Body; point?: Vector; compliance?: number } = {}): this {
    const { to, point, compliance } = hold;
    return this.execute({
      op: 'attach',
      vertex,
      ...(to !== undefined && { to: handleIn(this.owner, to, 'to') }),
      ...(point && { point }),
      ...(compliance !== undefined && { compliance }),
    });
  }

  /** Changes a material of a body of molecules: elasticity, density, damping, drag, friction. */
  setMaterial(name: string, change: MaterialChange): this {
    return this.execute({ op: 'material', name, ...change });
  }

  /** Changes the material of a soft body: elasticity, damping, density, as far as its model has them. */
  setModel(change: ModelChange): this {
    return this.execute({ op: 'model', ...change });
  }

  /** Removes all attachments of a vertex. */
  detach(vertex: number): this {
    return this.execute({ op: 'detach', vertex });
  }

  /** Changes properties while the world runs. */
  set(properties: BodyProperties): this {
    return this.execute({ op: 'set', ...properties });
  }

  /** Wakes the body and all bodies that it touches. */
  wake(): this {
    return this.execute({ op: 'wake' });
  }

  /** Puts the body to sleep until something wakes it. */
  sleep(): this {
    return this.execute({ op: 'sleep' });
  }

  /** One line for people: name, kind, shape, handle and position [m]. */
  toString(): string {
    if (!this.exists) return `Body ${this.handle} (removed)`;
    const { name, kind, handle } = this;
    const shape = this.isDeformable ? '' : ` ${this.solid.kind}`;
    return `Body ${name === undefined ? handle : `'${name}' ${handle}`} (${kind}${shape}) at ${shortList(this.position)}`;
  }

  [INSPECT](): string {
    return this.toString();
  }

  private get deformable(): Deformable | undefined {
    return this.owner[SIMULATION].deformables.byRow[this.row];
  }

  private get row(): number {
    return rowOf(this.owner[SIMULATION], this.handle);
  }

  private get columns() {
    return this.owner[SIMULATION].bodies.columns;
  }

  private view() {
    const { row, views } = this;
    const { memory } = this.owner[SIMULATION];
    const { version } = memory;
    if (this.version !== version || this.memory !== memory) {
      const c = this.columns;
      views.position = c.position.subarray(row * 3, row * 3 + 3);
      views.orientation = c.orientation.subarray(row * 4, row * 4 + 4);
      views.velocity = c.velocity.subarray(row * 3, row * 3 + 3);
      views.angularVelocity = c.angularVelocity.subarray(row * 3, row * 3 + 3);
      this.viewParticles();
      this.version = version;
      this.memory = memory;
    }
    return views;
  }

  private viewParticles(): void {
    const { deformable, views } = this;
    if (deformable === undefined) return;
    const { model } = deformable;
    const from = 3 * model.first;
    const to = from + 3 * model.count;
    views.positions = model.particles.columns.position.subarray(from, to);
    views.velocities = model.particles.columns.velocity.subarray(from, to);
  }

  private execute(command: { readonly op: Command['op']; readonly [argument: string]: unknown }): this {
    this.owner.execute({ ...command, body: this.handle });
    return this;
  }
}
