/**
 * Which method answers for which pair in which stage: the choice for the whole world, choices for single pairs on top,
 * and the parameters. `auto` takes the first registered method that can serve the pair.
 */
import type { Bodies } from './bodies/bodies.js';
import type { Joints } from './bodies/joints.js';
import { type Broadphase, broadphases } from './broadphase/index.js';
import { KEPT_BOXED } from './core/boxed.js';
import { type ParameterValues, type Registry, readParameters } from './core/registry.js';
import type { Troubles } from './core/troubles.js';
import * as vec3 from './math/vec3.js';
import { Contacts, type NarrowphaseMethod, narrowphases } from './narrowphase/index.js';
import { type Penetration, type PenetrationMethod, penetrations } from './penetration/index.js';
import type { PairDepthName } from './penetration/pair-depths.js';
import {
  type Demands,
  demandsOf,
  type Response,
  type ResponseInput,
  type ResponseMethod,
  responses,
  type SoftResponseState,
  type Surroundings,
} from './response/index.js';
import { JointSolver, StrainWatch } from './response/joints/index.js';
import {
  AUTO,
  BodyClasses,
  type Face,
  findMethod,
  firstResponses,
  type MethodStage,
  PAIR_REGISTRIES,
  PAIR_STAGES,
  type PairMethod,
  type PairStage,
  pairKey,
  refuseMeeting,
  refuseUnless,
  rowsOf,
  serves,
} from './served.js';

/** Owner of manifolds that no response answers for: those of sensors. */
const NOBODY = 255;

/** More than there are codes of shapes or of body kinds. */
const CODES = 16;

/** Most turns of contacts and joints in a substep whose response controls the step. */
const MOST_TURNS = 40;

export class Methods {
  broadphase: Broadphase;
  /** Responses in use; a manifold names its own by index. */
  readonly responses: { readonly method: ResponseMethod; readonly response: Response }[] = [];
  readonly names: Record<MethodStage, string>;
  readonly parameters: Record<string, ParameterValues> = {};
  /** Choices for single pairs: stage → rows of the pair as one number → name. */
  readonly pairs: Record<PairStage, Map<number, string>> = {
    narrowphase: new Map(),
    penetration: new Map(),
    response: new Map(),
  };
  private owner = new Uint8Array(0);
  private afterOwner = new Uint8Array(0);
  private asked: Demands | undefined;
  private readonly classes: BodyClasses;
  private readonly measures = new Map<PenetrationMethod, Penetration>();
  private readonly measureTable: (Penetration | undefined)[] = [];
  private readonly narrowTable: (NarrowphaseMethod | undefined)[] = [];
  private readonly responseTable: (number | undefined)[] = [];
  private readonly jointSolver = new JointSolver();
  private readonly strain = new StrainWatch();
  private clock: Float64Array = new Float64Array(2);
  /** The gravity whose size `input` has. */
  private readonly weighed = new Float64Array(3).fill(Number.NaN);
  private readonly around: Surroundings = {
    joints: this.jointSolver,
    report: (sentence) => this.troubles.report({ code: 'unsolved', step: this.clock[1], sentence }),
  };
  private readonly input: { -readonly [K in keyof ResponseInput]: ResponseInput[K] };

  constructor(
    private readonly bodies: Bodies,
    private readonly joints: Joints,
    private readonly troubles: Troubles,
  ) {
    this.classes = new BodyClasses(bodies);
    this.names = { broadphase: broadphases.names()[0], narrowphase: AUTO, penetration: AUTO, response: AUTO };
    this.broadphase = broadphases.get(this.names.broadphase).create();
    this.input = {
      bodies,
      contacts: new Contacts(),
      owner: this.owner,
      self: 0,
      dt: KEPT_BOXED,
      substep: KEPT_BOXED,
      interval: 0,
      gravity: KEPT_BOXED,
      pull: new Float64Array(3),
    };
  }

  /** Chooses a stage's method for the whole world; refuses when a pair that is there can't be served by it. */
  choose(stage: MethodStage, name: string): void {
    if (stage === 'broadphase') {
      this.broadphase = broadphases.get(name).create();
      this.names.broadphase = name;
      return;
    }
    if (name !== AUTO) {
      PAIR_REGISTRIES[stage].get(name);
      this.classes.forMeeting((a, b) => refuseMeeting(stage, name, a, b));
    }
    this.names[stage] = name;
    this.forgetChoices();
  }

  /** Chooses a stage's method for one pair of body rows. */
  choosePair(stage: PairStage, name: string, a: number, b: number): void {
    const key = pairKey(a, b);
    if (name === AUTO) this.pairs[stage].delete(key);
    else {
      PAIR_REGISTRIES[stage].get(name);
      refuseUnless(stage, name, this.classes.face(a), this.classes.face(b));
      this.pairs[stage].set(key, name);
    }
    this.forgetChoices();
  }

  /** Sets parameters of a method by its name; those not named go back to their defaults. */
  setParameters(name: string, values: ParameterValues): void {
    const method = findMethod(name);
    this.parameters[name] = readParameters(method, values, `parameters.${name}`);
    this.forgetChoices();
  }

  /** Refuses a body that the chosen methods couldn't serve together with one that is there already. */
  admit(row: number): void {
    this.asked = undefined;
    this.classes.admit(row, this.checkMeeting);
  }

  /** Refuses filters of a body with which it could touch one that the chosen methods can't serve it with. */
  admitFilters(row: number, change: Partial<Face>): void {
    this.classes.tryFilters(row, change, this.checkMeeting);
  }

  private readonly checkMeeting = (a: Face, b: Face): void => {
    for (const stage of PAIR_STAGES) refuseMeeting(stage, this.names[stage], a, b);
  };

  /** Forgets the choices for pairs of a body that is removed. */
  forget(row: number): void {
    this.regroup();
    for (const choices of Object.values(this.pairs)) {
      for (const key of choices.keys()) {
        if (rowsOf(key).includes(row)) choices.delete(key);
      }
    }
  }

  /** To be called when bodies were removed or changed their groups: the classes are counted anew. */
  regroup(): void {
    this.classes.forget();
  }

  readonly narrowphaseOf = (a: number, b: number): NarrowphaseMethod => {
    if (this.pairs.narrowphase.size > 0) {
      const chosen = this.pairs.narrowphase.get(pairKey(a, b));
      if (chosen !== undefined) return narrowphases.get(chosen);
    }
    const { shapeCode } = this.bodies.columns;
    const at = shapeCode[a] * CODES + shapeCode[b];
    this.narrowTable[at] ??= this.resolve('narrowphase', a, b) as NarrowphaseMethod;
    return this.narrowTable[at];
  };

  /** Runs the penetration stage: consecutive manifolds of one method are measured in one call. */
  measure(contacts: Contacts): void {
    let from = 0;
    while (from < contacts.manifolds) {
      const measure = this.penetrationOf(contacts.a[from], contacts.b[from]);
      let to = from + 1;
      while (to < contacts.manifolds && this.penetrationOf(contacts.a[to], contacts.b[to]) === measure) to++;
      measure.measure(this.bodies, contacts, from, to);
      from = to;
    }
  }

  /** What the responses that any pair of the world's kinds of body may have ask of detection and of the step. */
  demands(): Demands {
    this.asked ??= demandsOf(this.responsesInUse(), this.parameters);
    return this.asked;
  }

  /** Opens the response stage on freshly found contacts: every response in use takes its own manifolds. */
  beginResponse(contacts: Contacts, dt: number, substep: number, gravity: Float64Array): void {
    const { input } = this;
    this.assign(contacts);
    input.contacts = contacts;
    input.owner = this.owner;
    input.dt = dt;
    input.substep = substep;
    input.interval = 0;
    const { weighed } = this;
    // Found anew only when it changes: what a function returns is boxed.
    if (weighed[0] !== gravity[0] || weighed[1] !== gravity[1] || weighed[2] !== gravity[2]) {
      weighed.set(gravity);
      input.gravity = vec3.length(gravity, 0);
    }
    input.pull = gravity;
    this.jointSolver.meet(this.joints, this.bodies, contacts);
    for (let self = 0; self < this.responses.length; self++)
      this.responses[self].response.begin?.(this.turn(self));
  }

  /** Forces of the responses that work by forces. Returns how many contacts were softened. */
  push(): number {
    let softened = 0;
    this.input.interval += this.input.dt;
    for (let self = 0; self < this.responses.length; self++) {
      const { response } = this.responses[self];
      response.push?.(this.turn(self));
      softened += response.softened;
    }
    return softened;
  }

  /** The depth method of a pair with a deformable body, by its name among the depths of tetrahedra. */
  depthOf(a: number, b: number): PairDepthName {
    const chosen = this.pairs.penetration.get(pairKey(a, b)) ?? this.names.penetration;
    return chosen === AUTO ? 'regional' : (chosen as PairDepthName);
  }

  /** The parameters of a response, those not set at their defaults. */
  responseParameters(name: string): ParameterValues {
    this.parameters[name] ??= readParameters(responses.get(name), {}, name);
    return this.parameters[name];
  }

  looksEverySubstep(): boolean {
    return this.parameters['tetrahedra']?.['looks'] !== 'step';
  }

  /** Hands a soft response back what it remembered. */
  restoreSoft(name: string, state: SoftResponseState): void {
    this.responses[this.useResponse(responses.get(name))].response.soft?.restore?.(state);
  }

  /** Contacts, then joints, each starting from the impulses of both in the substep before. */
  solve(): void {
    const { jointSolver, input } = this;
    jointSolver.prepare(this.joints, this.bodies, input.dt, true);
    jointSolver.warmStart();
    for (let self = 0; self < this.responses.length; self++)
      this.responses[self].response.solve?.(this.turn(self));
    jointSolver.solve();
    if (!jointSolver.idle) this.takeTurns();
  }

  /** A step judged by gaps can't leave contacts to the next substep: they and joints take turns until they agree. */
  private takeTurns(): void {
    for (let k = 0; k < MOST_TURNS; k++) {
      let more = false;
      for (let self = 0; self < this.responses.length; self++)
        if (this.responses[self].response.again?.(this.turn(self)) === true) more = true;
      if (!more) return;
      this.jointSolver.solve();
    }
  }

  relax(): void {
    const { jointSolver, input } = this;
    jointSolver.prepare(this.joints, this.bodies, input.dt, false);
    for (let self = 0; self < this.responses.length; self++)
      this.responses[self].response.relax?.(this.turn(self));
    jointSolver.solve();
    jointSolver.book(this.bodies, input.dt < 0.5 * (input.substep ?? input.dt));
  }

  /** `clock` holds the number of the step at 1. */
  beginStep(clock: Float64Array): void {
    this.clock = clock;
    this.jointSolver.beginStep();
    for (let self = 0; self < this.responses.length; self++) this.responses[self].response.beginStep?.();
  }

  watchJoints(step: number): void {
    if (this.joints.count > 0)
      this.strain.look(this.jointSolver, this.joints, this.bodies.columns, this.troubles, step);
  }

  /** The smallest share of a trial that a response in use would take, seen from the contacts it has led to. */
  judge(after: Contacts): number {
    let share = 1;
    if (this.afterOwner.length < after.manifolds) this.afterOwner = new Uint8Array(after.a.length);
    for (let m = 0; m < after.manifolds; m++) this.afterOwner[m] = this.ownerOf(after.a[m], after.b[m]);
    for (let self = 0; self < this.responses.length; self++) {
      const { response } = this.responses[self];
      share = Math.min(share, response.judge?.(this.turn(self), after, this.afterOwner) ?? 1);
    }
    return share;
  }

  /** Whether the response of manifold `m` controls the step. */
  readonly isControlled = (m: number): boolean =>
    this.owner[m] !== NOBODY && this.responses[this.owner[m]].method.controlsStep === true;

  controlsAny({ manifolds }: Contacts): boolean {
    for (let m = 0; m < manifolds; m++) if (this.isControlled(m)) return true;
    return false;
  }

  finishResponse(): void {
    for (let self = 0; self < this.responses.length; self++)
      this.responses[self].response.finish?.(this.turn(self));
  }

  /** Largest error that a response measured in the last substep [m/s]. */
  residual(): number {
    return this.responses.reduce((worst, { response }) => Math.max(worst, response.residual ?? 0), 0);
  }

  private turn(self: number): ResponseInput {
    this.input.self = self;
    return this.input;
  }

  private responsesInUse(): ResponseMethod[] {
    const used = [...this.pairs.response.values()].map((name) => responses.get(name));
    if (this.names.response !== AUTO) return [...used, responses.get(this.names.response)];
    const { kind } = this.bodies.columns;
    return used.concat(firstResponses(kind.subarray(0, this.bodies.rows)));
  }

  private penetrationOf(a: number, b: number): Penetration {
    if (this.pairs.penetration.size > 0) {
      const chosen = this.pairs.penetration.get(pairKey(a, b));
      if (chosen !== undefined) return this.usePenetration(penetrations.get(chosen));
    }
    const { shapeCode } = this.bodies.columns;
    const at = shapeCode[a] * CODES + shapeCode[b];
    this.measureTable[at] ??= this.usePenetration(this.resolve('penetration', a, b) as PenetrationMethod);
    return this.measureTable[at];
  }

  private usePenetration(method: PenetrationMethod): Penetration {
    let made = this.measures.get(method);
    if (made === undefined) this.measures.set(method, (made = method.create()));
    return made;
  }

  private assign({ a, b, manifolds }: Contacts): void {
    if (this.owner.length < manifolds) this.owner = new Uint8Array(a.length);
    for (let m = 0; m < manifolds; m++) this.owner[m] = this.ownerOf(a[m], b[m]);
  }

  /** A sensor feels nothing, so no response has to be there for the kinds that meet it. */
  private ownerOf(a: number, b: number): number {
    const { sensor } = this.bodies.columns;
    return sensor[a] + sensor[b] > 0 ? NOBODY : this.responseOf(a, b);
  }

  /** Number of a pair's response. Pairs of the same kinds share it, so it is looked up by their codes; single pairs are asked first. */
  responseOf(a: number, b: number): number {
    if (this.pairs.response.size > 0) {
      const chosen = this.pairs.response.get(pairKey(a, b));
      if (chosen !== undefined) return this.useResponse(responses.get(chosen));
    }
    const { kind } = this.bodies.columns;
    const at = kind[a] * CODES + kind[b];
    this.responseTable[at] ??= this.useResponse(this.resolve('response', a, b) as ResponseMethod);
    return this.responseTable[at];
  }

  private useResponse(method: ResponseMethod): number {
    const index = this.responses.findIndex((r) => r.method === method);
    if (index >= 0) return index;
    const parameters = this.parameters[method.name] ?? readParameters(method, {}, method.name);
    return this.responses.push({ method, response: method.create(parameters, this.around) }) - 1;
  }

  private resolve(stage: PairStage, a: number, b: number): PairMethod {
    const registry = PAIR_REGISTRIES[stage] as Registry<PairMethod>;
    const chosen = this.pairs[stage].get(pairKey(a, b)) ?? this.names[stage];
    if (chosen !== AUTO) return registry.get(chosen);
    return registry.list().find((m) => serves(stage, m, this.classes.face(a), this.classes.face(b)))!;
  }

  private forgetChoices(): void {
    this.asked = undefined;
    this.narrowTable.length = 0;
    this.responseTable.length = 0;
    this.responses.length = 0;
    this.measures.clear();
    this.measureTable.length = 0;
  }
}
