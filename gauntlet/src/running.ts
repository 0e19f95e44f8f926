/**
 * A case that runs: steps the world, carries out the case's actions, and keeps the books that laws read: energy, the work done
 * from outside, and where every body was before the step.
 */
import { type Body, type PliantError, type Trouble, World } from 'pliant';
import { checkScene } from 'pliant/io';
import { type Action, type Case, paceOf } from './case.js';
import type { Pose } from './look/matter.js';
import { sizeOf } from './look/size.js';
import type { Runs } from './runs.js';

/** A body as laws see it. */
export interface Seen {
  readonly body: Body;
  readonly name: string;
  /** Radius of a ball around the centre of mass that holds the body at rest [m]; infinite for planes. */
  readonly radius: number;
  /** Whether forces move it. */
  readonly isFree: boolean;
}

export class Running implements Runs {
  readonly world: World;
  /** Length of the last step, or of the first [s]. */
  dt: number;
  seen: Seen[] = [];
  /** Where each seen body was before the last step. */
  readonly before = new Map<Body, Pose>();
  /** The same before the last step in which the body was awake: contacts of what sleeps are not looked at again. */
  readonly beforeSleep = new Map<Body, Pose>();
  /** Energy when the run began [J]. */
  readonly startEnergy: number;
  /** Work done from outside until now [J]: by actions, kinematic bodies and motors. */
  work = 0;
  /** Energy after the last step [J]. */
  energy: number;
  /** A command that the world refused, which is an answer and not a break. */
  refused: PliantError[] = [];
  private readonly pending: Action[];
  private pushes: { body: Body; force: Float64Array; from: Float64Array }[] = [];

  constructor(
    readonly subject: Case,
    /** Time that this thread has worked [ms]. */
    readonly clock: () => number = () => performance.now(),
  ) {
    this.world = startWorld(subject);
    this.dt = paceOf(subject, 0);
    this.pending = [...subject.actions].sort((a, b) => a.step - b.step);
    this.see();
    this.startEnergy = this.energy = this.world.energy().total;
  }

  get steps(): number {
    return this.world.steps;
  }

  troubles(): readonly Trouble[] {
    return this.world.troubles();
  }

  step(): void {
    this.dt = paceOf(this.subject, this.world.steps);
    this.act();
    this.remember();
    this.world.step(this.dt);
    this.bookWork();
    this.energy = this.world.energy().total;
  }

  /** Energy that may be there now: what was there at first and what came in from outside [J]. */
  get allowedEnergy(): number {
    return this.startEnergy + this.work;
  }

  private act(): void {
    while (this.pending.length > 0 && this.pending[0].step <= this.world.steps) {
      const action = this.pending.shift() as Action;
      const before = this.world.energy().total;
      perform(this.world, action, this.refused);
      if (action.command['op'] === 'force') this.notePush(action);
      if (action.command['op'] === 'add' || action.command['op'] === 'remove') this.see();
      // What a command changes at once is the user's work; what follows from it in later steps is not.
      this.work += this.world.energy().total - before;
    }
  }

  private notePush(action: Action): void {
    const body = action.body === undefined ? undefined : this.world.find(action.body);
    if (body === undefined) return;
    const force = Float64Array.from(action.command['force'] as number[]);
    this.pushes.push({ body, force, from: body.position.slice() });
  }

  private see(): void {
    this.seen = [...this.world].map((body) => ({
      body,
      name: body.name ?? `#${body.handle}`,
      radius: sizeOf(body),
      isFree: body.mass > 0,
    }));
  }

  private remember(): void {
    this.before.clear();
    for (const { body } of this.seen) {
      const pose = {
        position: body.position.slice(),
        orientation: body.orientation.slice(),
        ...(body.isDeformable ? { positions: body.positions.slice() } : {}),
      };
      this.before.set(body, pose);
      if (!body.isAsleep) this.beforeSleep.set(body, pose);
    }
  }

  private bookWork(): void {
    for (const { body, force, from } of this.pushes) {
      if (!body.exists) continue;
      for (let k = 0; k < 3; k++) this.work += force[k] * (body.position[k] - from[k]);
    }
    this.pushes = [];
    this.work += kinematicWork(this.world, this.dt) + motorWork(this.world, this.dt);
  }
}

export function startWorld(subject: Case): World {
  const reading = checkScene(subject.scene);
  if (!reading.ok)
    throw new Error(
      `The family made a scene that isn't one: ${reading.errors[0].path}: ${reading.errors[0].message}`,
    );
  return World.fromScene(reading.scene);
}

/** Carries an action out. A refusal is noted; anything else that is thrown is a break of its own and goes on up. */
export function perform(world: World, action: Action, refused: PliantError[]): void {
  const command: Record<string, unknown> = { ...action.command };
  if (action.body !== undefined) {
    const body = world.find(action.body);
    if (body === undefined) return;
    command['body'] = body.handle;
  }
  if (action.pair !== undefined) {
    const [a, b] = action.pair.map((name) => world.find(name));
    if (a === undefined || b === undefined) return;
    command['a'] = a.handle;
    command['b'] = b.handle;
  }
  try {
    world.execute(command);
  } catch (error) {
    if ((error as PliantError).name !== 'PliantError') throw error;
    refused.push(error as PliantError);
  }
}

/** Work that kinematic bodies did by pushing others in the last step [J]. */
function kinematicWork(world: World, dt: number): number {
  let work = 0;
  for (const { bodyA, bodyB, impulse, point } of world.contacts()) {
    if (bodyB.kind === 'kinematic') work += dotSpin(bodyB, point, impulse);
    if (bodyA.kind === 'kinematic') work -= dotSpin(bodyA, point, impulse);
  }
  // The sum of forces also has contacts that ended within the step.
  for (const body of world) {
    if (body.kind !== 'kinematic') continue;
    const { contactForce: f, velocity: v } = body;
    work -= dt * (f[0] * v[0] + f[1] * v[1] + f[2] * v[2]);
  }
  for (const joint of world.joints()) {
    if (joint.bodyA.kind !== 'kinematic' && joint.bodyB.kind !== 'kinematic') continue;
    const { velocity } = joint.bodyA.kind === 'kinematic' ? joint.bodyA : joint.bodyB;
    const sign = joint.bodyA.kind === 'kinematic' ? 1 : -1;
    const { force } = joint;
    work += sign * dt * (force[0] * velocity[0] + force[1] * velocity[1] + force[2] * velocity[2]);
  }
  return work;
}

/** (ω × r) · j of a point of a body. */
function dotSpin(
  { position: p, angularVelocity: w }: Body,
  at: readonly number[],
  j: readonly number[],
): number {
  const [x, y, z] = [at[0] - p[0], at[1] - p[1], at[2] - p[2]];
  return (w[1] * z - w[2] * y) * j[0] + (w[2] * x - w[0] * z) * j[1] + (w[0] * y - w[1] * x) * j[2];
}

/** Work of the motors of hinges in the last step [J], never counted as a loss: a motor that brakes wastes it. */
function motorWork(world: World, dt: number): number {
  let work = 0;
  for (const joint of world.joints()) {
    const { torque, force, bodyA, bodyB } = joint;
    if (joint.kind === 'hinge') {
      const [a, b] = [bodyA.angularVelocity, bodyB.angularVelocity];
      work += Math.max(
        0,
        dt * (torque[0] * (b[0] - a[0]) + torque[1] * (b[1] - a[1]) + torque[2] * (b[2] - a[2])),
      );
    } else if (joint.kind === 'slider') {
      const [a, b] = [bodyA.velocity, bodyB.velocity];
      work += Math.max(
        0,
        dt * (force[0] * (b[0] - a[0]) + force[1] * (b[1] - a[1]) + force[2] * (b[2] - a[2])),
      );
    }
  }
  return work;
}
