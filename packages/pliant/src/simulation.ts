import { Bodies } from './bodies/bodies.js';
import { Deformables } from './bodies/deformable/deformables.js';
import { ForceFields } from './bodies/fields.js';
import { Joints } from './bodies/joints.js';
import type { MoleculeBodies } from './bodies/molecules/molecule-bodies.js';
import { moleculesOfWorlds, NO_MOLECULES } from './bodies/molecules/no-molecules.js';
import { CandidatePairs, RememberedPairs } from './broadphase/index.js';
import { Memory } from './core/memory.js';
import { Pace } from './core/pace.js';
import { Timers } from './core/timers.js';
import { Troubles } from './core/troubles.js';
import { contain, Integrator, Lull, rememberMoving, Sweeper } from './integration/index.js';
import { Random } from './math/random.js';
import { Methods } from './methods.js';
import { Islands, type Matter, Narrowphase, tetSolids, WorldContacts } from './narrowphase/index.js';
import { EnergyWatch } from './pipeline/energy-watch.js';
import { MovesFar } from './pipeline/moves-far.js';
import { type OverlapsNow, overlapReports } from './pipeline/overlap-reports.js';
import type { RareTroubles } from './pipeline/rare-troubles.js';
import { RefusedPairs } from './pipeline/refused.js';
import type { StepControl } from './pipeline/step-control.js';
import { StepCounts } from './pipeline/step-counts.js';
import { rareTroubles } from './pipeline/trouble-part.js';
import { PairLedger } from './response/index.js';

/** The stages of a step, in order; the names are folder names and timing keys. */
export const STAGES = [
  'bodies',
  'broadphase',
  'narrowphase',
  'penetration',
  'response',
  'integration',
] as const;
/** A stage of the pipeline. */
export type Stage = (typeof STAGES)[number];

/**
 * A world keeps its insides under this symbol. No entry of the package exports it: code outside the engine reads a
 * world by its methods and `WorldRows`.
 */
export const SIMULATION: unique symbol = Symbol('simulation');

/** Anything that holds a world. */
export interface Simulated {
  readonly [SIMULATION]: Simulation;
}

/** Names and colours of bodies; the numbers of bodies are in the arena. */
export interface BodyLabel {
  readonly name?: string;
  readonly color?: string;
}

const NO_SOLID =
  'the shape is open, or too thin to be filled with tetrahedra. Close it, or give it thickness, or make it of several parts. Cloth and ropes need certified.';

/**
 * Everything that one world is: the buffers between the stages, and the settings. It has no behaviour of its own:
 * `step.ts` moves it forward, `World` is its public face, `recording/` writes it down.
 */
export class Simulation implements Matter {
  readonly memory: Memory;
  readonly bodies: Bodies;
  readonly deformables: Deformables;
  /**
   * The bodies as contact sees them. Not a literal with getters: a literal has a hidden class of its own in every world,
   * which is old from its birth and holds the whole world until the next full collection.
   */
  readonly matter: Matter = this;
  readonly joints = new Joints();
  readonly labels: (BodyLabel | undefined)[] = [];

  readonly gravity = new Float64Array(3);
  substeps = 4;
  sleeping = true;
  readonly random: Random;
  readonly methods: Methods;
  readonly fields = new ForceFields();

  readonly pairs = new CandidatePairs();
  readonly remembered = new RememberedPairs();
  /** All rows of contact. */
  readonly contacts = new WorldContacts();
  readonly narrowphase = new Narrowphase(this.contacts.shapes);
  readonly islands = new Islands();
  readonly ledger = new PairLedger();
  readonly integrator = new Integrator();
  readonly sweeper = new Sweeper(this.ledger);
  readonly movesFar = new MovesFar();
  readonly stepCounts = new StepCounts();
  /** What a substep on trial starts from; made by the first trial. */
  control: StepControl | undefined;
  readonly lull = new Lull();
  private madeOverlaps: OverlapsNow | undefined;

  /** Simulated time [s], number of steps taken, length of the last one [s]. */
  readonly clock = new Float64Array(3);
  readonly pace = new Pace();
  readonly timers = new Timers<Stage>(STAGES);
  readonly troubles = new Troubles();
  /** Pairs that no method can serve. */
  readonly refused = new RefusedPairs(this.troubles);

  readonly energyWatch = new EnergyWatch();

  /**
   * Parts in which a step of `dt` [s] is taken: the substeps asked for, or more while molecules are fast for their size.
   */
  partsOf(dt: number): number {
    return Math.max(this.substeps, this.molecules.partsOf(dt));
  }

  private made: MoleculeBodies | undefined;
  private tets: Matter['tetBodies'] | undefined;

  get molecules(): MoleculeBodies {
    const Made = moleculesOfWorlds.find();
    if (Made !== undefined) this.made ??= new Made(this.bodies, this.deformables);
    // Whoever asks for more than this comes with the part itself.
    return this.made ?? (NO_MOLECULES as MoleculeBodies);
  }

  get tetBodies(): Matter['tetBodies'] {
    this.tets ??= new (tetSolids.get())();
    return this.tets;
  }

  /** Tells of a pair of a deformable body and a shape that no method can serve. */
  refuse(soft: number, hard: number): void {
    this.refused.tell(this.bodies, soft, hard, this.clock[1], NO_SOLID);
  }

  /** Contacts that the responses had to soften, summed over all substeps of the last step. */
  softened = 0;

  /** Which vertices are inside which bodies, outside of any step; empty where no body deforms. */
  get overlapsNow(): OverlapsNow | undefined {
    if (this.deformables.list.length === 0) return undefined;
    this.madeOverlaps ??= new (overlapReports.get())();
    return this.madeOverlaps;
  }

  /**
   * Puts back every body that has come through another since the last call, a `share` of a step of `dt` [s] ago. A body that
   * meets another on its way to a new look is stopped there, not on a straight line from the beginning of the step. A
   * share of 0 puts nothing back.
   */
  stopAtSurfaces(share: number, dt: number): void {
    if (share > 0) {
      this.sweeper.sweep(this.bodies, this.joints, this.gravity, this.methods.surfaces, share, dt);
      this.methods.certifySwept();
    }
    rememberMoving(this.bodies);
  }

  /**
   * Takes a substep of `h` [s] that would repeat the last one, and returns false where it would not. A world that stands
   * begins and ends every substep with the same numbers, so only time and books go on.
   */
  repeats(h: number): boolean {
    const { integrator, methods, deformables, fields, joints } = this;
    if (!integrator.stoodStill || deformables.list.length + fields.fields.length + joints.count > 0)
      return false;
    if (!methods.stand()) return false;
    integrator.rest(this.bodies, h);
    methods.repeat();
    return true;
  }

  /** Whether contacts must be found again before the next substep; see `MovesFar.any`. */
  comesFar(h: number, span: number, left: number): boolean {
    return this.movesFar.any(this.bodies, this.pairs, h, span, left, this.methods.isJointed);
  }

  /** Troubles of deformable bodies and of responses beyond the default; undefined in programs without either. */
  get rareTroubles(): RareTroubles | undefined {
    const Made = rareTroubles.find();
    if (Made !== undefined) this.madeTroubles ??= new Made(this);
    return this.madeTroubles;
  }

  private madeTroubles: RareTroubles | undefined;

  /** Reports what a step of `dt` [s] could not do right. */
  report(dt: number): void {
    this.rareTroubles?.tellPlaced();
    this.energyWatch.finish(this, dt);
    this.rareTroubles?.tellSoftened();
    this.reportShapes();
  }

  /** Reports users' functions that fail as shapes of bodies, each once. */
  private reportShapes(): void {
    this.bodies.solids.tellFlaws(this.tellFlaw);
  }

  private readonly tellFlaw = (row: number, flaw: string): void => {
    this.troubles.report({
      code: 'shape-failed',
      step: this.clock[1],
      ...(row >= 0 && { body: this.bodies.handle(row) }),
      sentence: `The function that is the shape of body ${row >= 0 ? this.nameOf(row) : 'unknown'} ${flaw}. The place counts as outside, so others may sink in there; give it a number everywhere.`,
    });
  };

  /** A body as messages name it. */
  nameOf(row: number): string {
    const name = this.labels[row]?.name;
    return name === undefined ? String(this.bodies.handle(row)) : `'${name}'`;
  }

  /** What the responses in use need from detection. It is a field, so that a step makes no object. */
  readonly extra = { reach: 0, wholeWay: false };

  setExtra(reach: number, wholeWay: boolean): void {
    // Numbers that are written to fields are boxed; this one hardly ever changes.
    if (this.extra.reach !== reach) this.extra.reach = reach;
    this.extra.wholeWay = wholeWay;
  }

  /**
   * Ties bodies that touch, or will touch within `ahead` [s], into islands. Wakes bodies that a moving body touches.
   */
  joinIslands(ahead: number, reach: number): void {
    const { bodies, narrowphase, contacts, joints, deformables, islands } = this;
    islands.begin(bodies, deformables.ties, joints);
    for (const body of deformables.list) if (deformables.isHeld(body)) islands.anchor(body.row);
    islands.join(bodies, narrowphase.current, ahead, reach);
    for (let k = 0; k < contacts.anchored.length; k++) islands.join(bodies, contacts.anchored[k].now, 0, 0);
    if (islands.wakeTouched(bodies)) islands.wakePairs(bodies, narrowphase.current);
  }

  /** Forgets every contact, because a step broke off while they were written. */
  resetContacts(): void {
    this.narrowphase.reset();
    for (const part of this.contacts.parts) part.reset();
  }

  /** Forgets the contacts of a body that was removed or moved. */
  forgetContacts(row: number): void {
    this.narrowphase.forget(row);
    for (const look of this.methods.looks) look.forget(row);
  }

  /** Whether a body broke in this step. The numbers of its contacts and joints may then be broken, too. */
  broke = false;

  /** Freezes every body that is no longer finite. */
  containAll(): void {
    contain(this.bodies, false, this.freeze);
    this.deformables.contain(this.bodies, false, this.freeze);
  }

  /** Reports a frozen body. It is a field, so that a step makes no closure. */
  readonly freeze = (row: number): void => {
    this.lull.break();
    this.broke = true;
    this.troubles.report({
      code: 'non-finite',
      step: this.clock[1],
      body: this.bodies.handle(row),
      sentence: `The state of body ${this.nameOf(row)} was no longer finite, or beyond all numbers that the engine takes; it is frozen at its last good place until it is placed anew.`,
    });
  };

  constructor(shared: boolean, seed: number) {
    this.memory = new Memory(shared);
    this.bodies = new Bodies(this.memory);
    // Given, not set: V8 makes a function that is written where a property is set old from its birth, and with it, until
    // the next full collection, its whole world.
    this.deformables = new Deformables(this.memory, (row) => this.rareTroubles?.tellUnsolved(row));
    this.random = new Random(seed);
    this.methods = new Methods(this.matter, this.joints, this.troubles, this.contacts);
  }
}
