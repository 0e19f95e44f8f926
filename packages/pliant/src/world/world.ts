import type { SoftField } from '../bodies/deformable/fields.js';
import type { CustomField } from '../bodies/fields.js';
import { PliantError } from '../core/errors.js';
import { INSPECT } from '../core/inspect.js';
import type { ParameterValues } from '../core/registry.js';
import type { MethodOffer } from '../pipeline/offers.js';
import { offersOfMethods } from '../pipeline/offers-part.js';
import { AUTO, type MethodStage, type PairStage, pairKey } from '../pipeline/served.js';
import { type RestoreOptions, readSnapshot, StateHash, writeSnapshot } from '../recording/index.js';
import {
  type BodyDefinition,
  checkValue,
  type FieldDefinition,
  type SceneDefinition,
  sceneFormat,
} from '../scene/index.js';
import { SIMULATION, Simulation } from '../simulation.js';
import type { Body, Target, Vector } from './body.js';
import { commandFormat } from './commands.js';
import { ContactBuffer } from './contact-buffer.js';
import { type ContactHook, ContactHooks } from './contact-hooks.js';
import { fieldReader } from './deformable-commands.js';
import { execute } from './execute.js';
import { fillFromScene } from './from-scene.js';
import type { Joint, JointDefinition } from './joint.js';
import { type Observer, Observers } from './observers.js';
import { optionsFormat, type WorldOptions } from './options.js';
import { handleIn } from './owned.js';
import { type AdvanceOptions, Pace } from './pace.js';
import { plainDefinition, type SoftDefinition } from './plain-definition.js';
import { WorldQueries } from './queries.js';
import { WorldQuestions } from './questions.js';
import {
  type Contact,
  type ContactEvent,
  contactsOf,
  eventsOf,
  type PairTotal,
  type Penetration,
  pairsOf,
  penetrationsOf,
} from './reports.js';
import { rowOf } from './rows.js';
import { safeStep } from './safe-step.js';
import { Targets } from './targets.js';
import { Views } from './views.js';

/** Longest step [s]; contact can't be resolved over longer times. */
const MAX_DT = 1;

/**
 * A world holds bodies and the methods that resolve their contact. It is synchronous: nothing to initialise, nothing to
 * free.
 */
export class World extends WorldQuestions implements Iterable<Body> {
  /** The internal state; nothing outside of the engine reaches it. */
  [SIMULATION]: Simulation;
  private readonly views = new Views(this);
  private readonly pace = new Pace();
  private readonly targets = new Targets();
  private readonly observers: Observers;
  private readonly hooks = new ContactHooks((row) => this.views.bodyAt(row));
  private readonly stateHash = new StateHash();
  private readonly rowBuffer = new ContactBuffer();
  private madeQueries: WorldQueries | undefined;

  constructor(options: WorldOptions = {}) {
    super();
    const checked = checkValue(optionsFormat, options, 'options');
    this[SIMULATION] = new Simulation(checked.shared, checked.seed);
    this.observers = new Observers(this[SIMULATION]);
    this[SIMULATION].gravity.set(checked.gravity);
    this[SIMULATION].substeps = checked.substeps;
    this[SIMULATION].sleeping = checked.sleeping;
  }

  /**
   * Makes the world of a scene, read from a file or put together by a program. `fields` holds the functions of its
   * custom force fields, by name.
   */
  static fromScene(definition: SceneDefinition, options: RestoreOptions = {}): World {
    const scene = checkValue(sceneFormat, definition, '');
    const { gravity, substeps, sleeping, seed } = scene;
    const world = new World({ gravity, substeps, sleeping, seed, shared: options.shared ?? true });
    for (const [name, field] of Object.entries(options.fields ?? {}))
      world[SIMULATION].fields.custom.set(name, field);
    fillFromScene(world, scene);
    return world;
  }

  /** Makes the world of a snapshot, the same in every bit. */
  static restore(bytes: Uint8Array, options: RestoreOptions = {}): World {
    const world = new World({ shared: options.shared ?? true });
    world.take(readSnapshot(bytes, options));
    return world;
  }

  /**
   * Restores a snapshot in place, an earlier or a later one. Bodies and joints of the snapshot exist again under their
   * handles; all others are gone. Observers are called. Functions of custom force fields stay.
   */
  restore(bytes: Uint8Array): void {
    this.observers.refuseChange('restore');
    const fields = Object.fromEntries(this[SIMULATION].fields.custom);
    this.take(readSnapshot(bytes, { fields, shared: this[SIMULATION].memory.shared }));
  }

  /** Replaces the internal state. */
  private take(insides: Simulation): void {
    this[SIMULATION] = insides;
    this.madeQueries = undefined;
    this.targets.forget();
    this.hooks.moveTo(this[SIMULATION]);
    this.observers.restored(this[SIMULATION]);
  }

  /** Reads a quantity of a soft body, inside it or on its surface; see `Body.field`. */
  readField(body: Body, name: SoftField, out?: Float64Array): Float64Array {
    return fieldReader()(this[SIMULATION], this.views.bodyAt, body.handle, name, out);
  }

  /** Moves a kinematic body to a pose by the end of the next step; see `Body.moveTo`. */
  moveTo(body: Body, target: Target): void {
    this.observers.refuseChange('moveTo');
    this.targets.set(body, target);
  }

  /** Adds a body. The mesh of a soft one may be a `TetMesh`, its surface a `TriangleMesh`. */
  add(body: BodyDefinition | SoftDefinition): Body {
    const handle = this.execute({ op: 'add', body: plainDefinition(body) });
    return this.get(handle)!;
  }

  /** Removes a body and its joints. */
  remove(body: Body | number): void {
    this.execute({ op: 'remove', body: handleIn(this, body, 'body') });
  }

  /** The body with this handle; undefined if it was removed. */
  get(handle: number): Body | undefined {
    const row = this[SIMULATION].bodies.find(handle);
    return row < 0 ? undefined : this.views.bodyAt(row);
  }

  /** The first body with this name. */
  find(name: string): Body | undefined {
    const row = this[SIMULATION].labels.findIndex((label) => label?.name === name);
    return row < 0 ? undefined : this.views.bodyAt(row);
  }

  /** Number of bodies. */
  get size(): number {
    return this[SIMULATION].bodies.count;
  }

  *[Symbol.iterator](): Iterator<Body> {
    // A loop does not visit bodies that it adds; otherwise it would never end.
    const { rows } = this[SIMULATION].bodies;
    for (let row = 0; row < rows; row++) {
      if (this[SIMULATION].bodies.columns.kind[row] !== 0) yield this.views.bodyAt(row);
    }
  }

  /** Advances the world by `dt` [s]. Trouble during the step is contained and listed in `troubles()`. */
  step(dt: number): void {
    if (!(typeof dt === 'number' && dt > 0 && dt <= MAX_DT)) {
      const given = typeof dt === 'number' ? String(dt) : `a ${typeof dt}`;
      throw new PliantError(
        'invalid-value',
        `A step takes a number of seconds, more than 0 and at most ${MAX_DT}, not ${given}.`,
        { path: 'dt' },
      );
    }
    this.observers.refuseChange('step');
    this.targets.begin(dt);
    this.observers.during(safeStep, dt);
    this.observers.stepped(dt);
    this.targets.end();
  }

  /**
   * Takes as many steps of `dt` as fit into the elapsed time plus the rest of the last call. Returns the remaining part
   * of a step, 0 to 1: draw that far between the last two states.
   */
  advance(elapsed: number, options: AdvanceOptions = {}): number {
    return this.pace.advance(this, elapsed, options);
  }

  /** Simulated time [s]. */
  get time(): number {
    return this[SIMULATION].clock[0];
  }

  /** Steps taken. */
  get steps(): number {
    return this[SIMULATION].clock[1];
  }

  /** Gravity [m/s²]. */
  get gravity(): [number, number, number] {
    const [x, y, z] = this[SIMULATION].gravity;
    return [x, y, z];
  }

  /** Changes gravity and wakes all bodies. */
  setGravity(gravity: Vector): void {
    this.execute({ op: 'gravity', gravity });
  }

  /** Parts into which a step is divided. */
  get substeps(): number {
    return this[SIMULATION].substeps;
  }

  /** Changes the number of substeps. */
  setSubsteps(substeps: number): void {
    this.execute({ op: 'substeps', substeps });
  }

  /** Switches sleeping on or off. */
  setSleeping(sleeping: boolean): void {
    this.execute({ op: 'sleeping', sleeping });
  }

  /** Name of the method that a stage uses; `auto` takes for each pair the first method that serves it. */
  method(stage: MethodStage): string {
    return this[SIMULATION].methods.names[stage];
  }

  /** Switches the method of a stage; takes effect with the next step. */
  setMethod(stage: MethodStage, name: string): void {
    this.execute({ op: 'method', stage, name });
  }

  /** Switches the method of a stage for one pair; `auto` removes that choice. */
  setPairMethod(stage: PairStage, a: Body, b: Body, name: string = AUTO): void {
    this.execute({ op: 'method', stage, name, a: handleIn(this, a, 'a'), b: handleIn(this, b, 'b') });
  }

  /** Name of the method that a stage uses for one pair. */
  pairMethod(stage: PairStage, a: Body, b: Body): string {
    const row = (body: Body, path: 'a' | 'b') => rowOf(this[SIMULATION], handleIn(this, body, path), path);
    return this[SIMULATION].methods.pairs[stage].get(pairKey(row(a, 'a'), row(b, 'b'))) ?? this.method(stage);
  }

  /** The methods of a stage: the pairs that each serves now, and those that it could not serve. */
  methodOffers(stage: MethodStage): MethodOffer[] {
    const { methods, bodies } = this[SIMULATION];
    return offersOfMethods.get()(bodies, stage, methods.names[stage], methods.serving, methods.classes);
  }

  /** Sets the parameters of a method. Parameters that are left out take their defaults. */
  setParameters(method: string, values: Readonly<Record<string, number | string | boolean>>): void {
    this.execute({ op: 'parameters', method, values });
  }

  /** Parameters that differ from their defaults, by method. */
  get parameters(): Readonly<Record<string, ParameterValues>> {
    return { ...this[SIMULATION].methods.parameters };
  }

  /** Adds a force field. A `custom` one needs its function. */
  addField(field: FieldDefinition, custom?: CustomField): void {
    if (field.kind === 'custom') {
      if (custom !== undefined) this[SIMULATION].fields.custom.set(field.name, custom);
      if (!this[SIMULATION].fields.custom.has(field.name)) {
        throw new PliantError(
          'unknown-name',
          `Pass the function of the custom force field '${field.name}'.`,
          {
            path: 'field.name',
          },
        );
      }
    }
    this.execute({ op: 'field', field });
  }

  /** The force fields, in the order in which they were added. */
  get fields(): readonly FieldDefinition[] {
    return this[SIMULATION].fields.fields;
  }

  /** Removes the force field at this index of `fields`. */
  removeField(index: number): void {
    this.execute({ op: 'unfield', index });
  }

  /** Connects two bodies by a joint. The two no longer touch each other unless `collide` is set. */
  addJoint(joint: JointDefinition): Joint {
    const named = { ...joint, a: handleIn(this, joint.a, 'a'), b: handleIn(this, joint.b, 'b') };
    return this.views.jointAt(this[SIMULATION].joints.find(this.execute({ op: 'joint', joint: named })));
  }

  /** Removes a joint. */
  removeJoint(joint: Joint | number): void {
    this.execute({ op: 'unjoint', joint: handleIn(this, joint, 'joint') });
  }

  /** The joints, in the order of their rows. A joint is removed together with either of its bodies. */
  *joints(): IterableIterator<Joint> {
    const { joints } = this[SIMULATION];
    const { rows } = joints;
    for (let row = 0; row < rows; row++) if (joints.kind[row] !== 0) yield this.views.jointAt(row);
  }

  /**
   * The contacts of the last substep, of all kinds of body: one row for each point, vertex or molecule that touches.
   */
  contacts(): IterableIterator<Contact> {
    // Copied at once, here and below: removing a body while reading would change the list.
    return [...contactsOf(this[SIMULATION], this.views.bodyAt)].values();
  }

  /**
   * Every vertex of a deformable body inside another body, and every vertex of another body inside it, with depth and
   * way out, at the present positions.
   */
  penetrations(): IterableIterator<Penetration> {
    this.observers.refuseInStep('penetrations');
    return penetrationsOf(this[SIMULATION], this.views.bodyAt).values();
  }

  /** The same rows as flat arrays; every call fills them again. */
  contactBuffer(): ContactBuffer {
    return this.rowBuffer.update(this[SIMULATION]);
  }

  /** The sums of the contacts of each touching pair over the last step. */
  contactPairs(): IterableIterator<PairTotal> {
    return [...pairsOf(this[SIMULATION], this.views.bodyAt)].values();
  }

  /** The same as `contactPairs`, by its older name. */
  pairs(): IterableIterator<PairTotal> {
    return this.contactPairs();
  }

  /** Touches that began, continued and ended in the last step. */
  events(): IterableIterator<ContactEvent> {
    return [...eventsOf(this[SIMULATION].ledger.events, this.views.bodyOf)].values();
  }

  /** 64-bit hash of the state that decides the world's future, as 16 hexadecimal digits. */
  hash(): string {
    return this.stateHash.digest(this[SIMULATION]);
  }

  /** The whole state as bytes; `restore` continues from it, bit for bit. */
  snapshot(): Uint8Array<ArrayBuffer> {
    this.observers.refuseInStep('snapshot');
    return writeSnapshot(this[SIMULATION]);
  }

  /** Calls `observer` for every command and step; the returned function ends that. */
  observe(observer: Observer): () => void {
    return this.observers.add(observer);
  }

  /**
   * Adds a hook that decides which bodies may touch, and how; the returned function removes it. The hook is not called
   * for bodies at rest: wake them if its answer would change. Snapshots and recordings don't contain hooks.
   */
  addContactHook(hook: ContactHook): () => void {
    this[SIMULATION].bodies.wakeAll();
    this[SIMULATION].lull.break();
    return this.hooks.add(hook, this[SIMULATION]);
  }

  /** The only way to change a world: checks a command, executes it, calls the observers. */
  execute(command: unknown): number {
    this.observers.refuseChange('A method that changes the world');
    const checked = checkValue(commandFormat, command, '');
    const result = execute(this[SIMULATION], checked);
    this.observers.changed(checked);
    return result;
  }

  /** One line for people: time, steps, and the number of bodies and joints. */
  override toString(): string {
    const { bodies, joints } = this[SIMULATION];
    const time = Number(this.time.toPrecision(6));
    return `World at step ${this.steps}, ${time} s (bodies: ${bodies.count}, joints: ${joints.count})`;
  }

  [INSPECT](): string {
    return this.toString();
  }

  protected override get queries(): WorldQueries {
    this.madeQueries ??= new WorldQueries(this, this.views.bodyAt, this.observers.revisionNow);
    return this.madeQueries;
  }
}
