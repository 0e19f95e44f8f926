/**
 * Runs the stages that have a choice of methods. It hands every pair to the method that answers for it
 * (`pipeline/choices.ts` chooses) and keeps the methods in use. The folder of a stage says what the stage does;
 * `step.ts` says in which order the stages run.
 */
import { isElastic } from './bodies/deformable/model.js';
import type { Joints } from './bodies/joints.js';
import { AWAKE } from './bodies/layout.js';
import type { CandidatePairs } from './broadphase/index.js';
import { KEPT_BOXED } from './core/boxed.js';
import type { Troubles } from './core/troubles.js';
import * as vec3 from './math/vec3.js';
import {
  AnchoredContacts,
  Contacts,
  type Matter,
  type Overlap,
  type WorldContacts,
} from './narrowphase/index.js';
import { type DepthMeasure, type PenetrationMethod, penetrations } from './penetration/index.js';
import { CERTIFIED, Choices } from './pipeline/choices.js';
import { Look } from './pipeline/look.js';
import { AUTO, pairKey } from './pipeline/served.js';
import { ContactSurfaces } from './pipeline/surfaces.js';
import {
  type AnchoredInput,
  type AnchoredState,
  type CertifiedContact,
  type CertifiedTrouble,
  certifiedContacts,
  type Response,
  type ResponseInput,
  type ResponseMethod,
  responses,
  type Surroundings,
} from './response/index.js';
import { JointSolver, StrainWatch } from './response/joints/index.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Owner of manifolds without a response: those of sensors. */
const NOBODY = 255;

/** Most turns that contacts and joints take in a substep whose response controls the step. */
const MOST_TURNS = 40;

/** Steps between two reports of unsolved groups. */
const QUIET_STEPS = 60;

/** A response that answers for at least one pair; `self` marks its manifolds. */
interface ResponseInUse {
  readonly self: number;
  readonly method: ResponseMethod;
  readonly response: Response;
}

export class Methods extends Choices {
  /** Responses in use; a manifold names its own by index. */
  readonly responses: ResponseInUse[] = [];
  /** The same in the order of registration: the order of first use must not decide which response acts first. */
  readonly inOrder: ResponseInUse[] = [];
  /** Contacts with a deformable body, by the moment at which they are looked for. */
  readonly beforeElasticity: Look;
  readonly afterElasticity: Look;
  readonly withElasticity: Look;
  readonly looks: readonly Look[];
  /** Friction and restitution of pairs, and the user's hooks. */
  readonly surfaces: ContactSurfaces;
  private madeCertified: CertifiedContact | undefined;
  /** Whether the contacts of shapes were found for this substep. */
  private areFound = false;
  private owner = new Uint8Array(0);
  private afterOwner = new Uint8Array(0);
  private readonly measureTable: { [K in Overlap['kind']]?: DepthMeasure | undefined } = {};
  private readonly measures = new Map<PenetrationMethod, DepthMeasure>();
  private readonly jointSolver = new JointSolver();
  private readonly strain = new StrainWatch();
  private clock: Float64Array = new Float64Array(2);
  /** The gravity whose size `input` has. */
  private readonly weighed = new Float64Array(3).fill(Number.NaN);
  private readonly around: Surroundings = {
    joints: this.jointSolver,
    report: (sentence) => this.troubles.report({ code: 'unsolved', step: this.clock[1], sentence }),
  };
  private readonly input: Mutable<ResponseInput>;
  private readonly anchored: Mutable<AnchoredInput>;

  constructor(
    private readonly matter: Matter,
    private readonly joints: Joints,
    private readonly troubles: Troubles,
    contacts: WorldContacts,
  ) {
    super(matter.bodies, (row) => {
      const body = matter.deformables.byRow[row];
      return body !== undefined && isElastic(body.model);
    });
    this.looks = contacts.anchored.map((part) => new Look(part));
    [this.beforeElasticity, this.afterElasticity, this.withElasticity] = this.looks;
    this.surfaces = new ContactSurfaces(matter.bodies, troubles);
    this.input = {
      bodies: matter.bodies,
      contacts: new Contacts(),
      owner: this.owner,
      self: 0,
      dt: KEPT_BOXED,
      substep: KEPT_BOXED,
      interval: 0,
      gravitySize: KEPT_BOXED,
      gravity: new Float64Array(3),
    };
    this.anchored = {
      matter,
      contacts: new AnchoredContacts(),
      owner: this.owner,
      self: 0,
      h: KEPT_BOXED,
      gravity: this.input.gravity,
    };
  }

  // — Looks: pairs with a deformable body —

  /** Gives every candidate, and every body that may touch itself, to the look of its response. */
  plan({ a, b, count }: CandidatePairs, isResting: boolean): void {
    const { activity } = this.bodies.columns;
    const { list } = this.matter.deformables;
    for (let k = 0; k < this.looks.length; k++) {
      this.looks[k].clear();
      if (isResting) this.looks[k].rest();
    }
    for (let p = 0; p < count; p++) this.planPair(a[p], b[p]);
    for (let k = 0; k < list.length; k++) {
      const { row, selfCollision } = list[k];
      if (selfCollision && activity[row] === AWAKE) this.planPair(row, row);
    }
  }

  private planPair(a: number, b: number): void {
    const { sensor } = this.bodies.columns;
    const { acts } = this.responseOf(a, b);
    // The solver finds its own pairs, as far as bodies may come before it searches again.
    if (acts === 'with-elasticity' && sensor[a] + sensor[b] === 0) return;
    const look = acts === 'before-elasticity' ? this.beforeElasticity : this.afterElasticity;
    const method = this.finderOf(a, b);
    look.pairsOf(method, this).push(a, b);
  }

  /** The penetration stage of a look. */
  measure(look: Look, sameStep: boolean): void {
    const { friction } = this.bodies.columns;
    for (let g = 0; g < look.groups.length; g++) {
      const { finder } = look.groups[g];
      for (let k = 0; k < finder.count; k++) {
        const overlap = finder.overlaps[k];
        this.measureOf(overlap).measure(overlap, look.contacts, friction);
      }
    }
    look.finish(sameStep);
  }

  /** Opens the response stage on the rows of a look. */
  beginLook(look: Look): void {
    const { contacts } = look;
    this.surfaces.meetRows(contacts, this.clock[1]);
    look.wakeTouched(this.bodies);
    if (look.owner.length < contacts.manifolds) look.owner = new Uint8Array(contacts.a.length);
    for (let m = 0; m < contacts.manifolds; m++) look.owner[m] = this.ownerIn(contacts, m);
    this.anchored.contacts = contacts;
    this.anchored.owner = look.owner;
    for (const { self, response } of this.inOrder) {
      if (!this.isOf(look, self)) continue;
      this.anchored.self = self;
      response.anchored?.begin(this.anchored);
    }
  }

  /** Lets the responses answer the rows of a look for a substep of `h` [s]. Returns how many contacts were softened. */
  respond(look: Look, h: number): number {
    let softened = 0;
    this.anchored.contacts = look.contacts;
    this.anchored.owner = look.owner;
    this.anchored.h = h;
    for (const { self, response } of this.inOrder) {
      const { anchored } = response;
      if (anchored === undefined || !this.isOf(look, self)) continue;
      this.anchored.self = self;
      anchored.respond(this.anchored);
      softened += anchored.softened;
    }
    return softened;
  }

  /** Gives a response what it remembered of particles. */
  restoreMemory(name: string, state: AnchoredState): void {
    this.responses[this.useResponse(responses.get(name))].response.anchored?.restore?.(state);
  }

  private isOf(look: Look, self: number): boolean {
    const { acts } = this.responses[self].method;
    if (acts === 'with-elasticity') return look === this.withElasticity;
    return (acts === 'before-elasticity') === (look === this.beforeElasticity);
  }

  // — Contact that is solved together with elasticity —

  /**
   * Moves by `h` [s] all soft bodies whose contact is solved with their elasticity. `left` is the time to the end of
   * the step; `s` counts substeps.
   */
  moveCertified(shapes: Contacts, gravity: Float64Array, h: number, left: number, s: number): void {
    const { withElasticity: look } = this;
    if (!this.anyCertified() && look.contacts.manifolds === 0) return;
    const certified = (this.madeCertified ??= this.makeCertified());
    look.open(this.bodies);
    certified.substep(gravity, h, left, s, look.previous, look.contacts, shapes, this.areFound);
    this.areFound = false;
    look.finish(false);
    look.wakeTouched(this.bodies);
  }

  /** After all bodies have moved: stops every body that would pass through a soft body. */
  certify(): void {
    this.madeCertified?.certify(this.isJointed);
  }

  /** The same after bodies were put back to where they touched others. */
  certifySwept(): void {
    this.madeCertified?.certifySwept();
  }

  private makeCertified(): CertifiedContact {
    return new (certifiedContacts.get())(
      this.matter,
      (a, b) =>
        this.responseOf(a, b).acts === 'with-elasticity' &&
        (this.surfaces.list.length === 0 || !this.surfaces.refusesPair(a, b, this.clock[1])),
      (code, row, sentence) => this.tellCertified(code, row, sentence),
      {
        isAsked: () => this.surfaces.list.length > 0,
        contact: (a, b, point, normal, depth, friction) =>
          this.surfaces.meetPair(a, b, point, normal, depth, friction, this.clock[1]),
      },
    );
  }

  /** Reports from time to time what the solver could not solve. */
  private tellCertified(code: CertifiedTrouble, row: number, sentence: string): void {
    const now = this.clock[1];
    if (code !== 'wedged' && now - this.toldAt[code] < QUIET_STEPS) return;
    if (code !== 'wedged') this.toldAt[code] = now;
    this.troubles.report({ code, step: now, body: this.bodies.handle(row), sentence });
  }

  private readonly toldAt = { unsolved: Number.NEGATIVE_INFINITY, crushed: Number.NEGATIVE_INFINITY };

  /** Marks every soft body that is moved here. */
  private anyCertified(): boolean {
    const { list } = this.matter.deformables;
    const isOn = this.names.response === AUTO || this.names.response === CERTIFIED;
    let any = false;
    for (let k = 0; k < list.length; k++) {
      const isAsked = isOn || this.certifiedRows.has(list[k].row);
      list[k].isCertified = isAsked && isElastic(list[k].model);
      if (list[k].isCertified) any = true;
    }
    return any;
  }

  protected override isCertified(a: number, b: number): boolean {
    if (this.names.response !== AUTO && this.names.response !== CERTIFIED) return false;
    const { byRow } = this.matter.deformables;
    const p = byRow[a];
    const q = byRow[b];
    if (p === undefined && q === undefined) return false;
    return (p === undefined || isElastic(p.model)) && (q === undefined || isElastic(q.model));
  }

  /**
   * Pairs without a choice of their own share a measure. Where the chosen method can't measure such an overlap, the
   * first method that can does it.
   */
  private measureOf({ a, b, kind }: Overlap): DepthMeasure {
    const own = this.pairs.penetration.size > 0 ? this.pairs.penetration.get(pairKey(a, b)) : undefined;
    if (own !== undefined) return this.useMeasure(depthMethod(own, kind));
    this.measureTable[kind] ??= this.useMeasure(depthMethod(this.names.penetration, kind));
    return this.measureTable[kind];
  }

  private useMeasure(method: PenetrationMethod): DepthMeasure {
    let made = this.measures.get(method);
    if (made === undefined) this.measures.set(method, (made = method.create!()));
    return made;
  }

  // — Responses of bodies that keep their shape, and joints —

  /** Opens the response stage on freshly found contacts. Every response in use takes its own manifolds. */
  beginResponse(contacts: Contacts, dt: number, substep: number, gravity: Float64Array): void {
    const { input } = this;
    this.areFound = true;
    this.assign(contacts);
    input.contacts = contacts;
    input.owner = this.owner;
    input.dt = dt;
    input.substep = substep;
    input.interval = 0;
    const { weighed } = this;
    if (weighed[0] !== gravity[0] || weighed[1] !== gravity[1] || weighed[2] !== gravity[2])
      this.weigh(gravity);
    input.gravity = gravity;
    this.anchored.gravity = gravity;
    this.jointSolver.meet(this.joints, this.bodies, contacts);
    for (const { self, response } of this.inOrder) response.begin?.(this.turn(self));
  }

  /**
   * The size of gravity. It is computed only when gravity has changed, because the number that a function returns is
   * boxed.
   */
  private weigh(gravity: Float64Array): void {
    this.weighed.set(gravity);
    this.input.gravitySize = vec3.length(gravity, 0);
  }

  /** Applies the responses that work by forces. Returns how many contacts were softened. */
  push(): number {
    let softened = 0;
    this.input.interval += this.input.dt;
    for (const { self, response } of this.inOrder) {
      response.push?.(this.turn(self));
      softened += response.softened;
    }
    return softened;
  }

  /** Contacts, then joints, each starting from the impulses of both in the substep before. */
  solve(): void {
    const { jointSolver, input } = this;
    jointSolver.prepare(this.joints, this.bodies, input.dt, true);
    jointSolver.warmStart();
    for (const { self, response } of this.inOrder) response.solve?.(this.turn(self));
    jointSolver.solve();
    if (!jointSolver.idle) this.takeTurns(true);
  }

  /** Contacts and joints take turns until they agree: a step can't leave much of an error to the next substep. */
  private takeTurns(isSoft: boolean): void {
    const { jointSolver } = this;
    for (let k = 0; k < MOST_TURNS; k++) {
      let more = false;
      for (const { self, response } of this.inOrder) {
        if (!isSoft && response.relax === undefined) continue;
        if (response.again?.(this.turn(self), isSoft, jointSolver) === true) more = true;
      }
      if (!more) return;
      jointSolver.solveWaiting();
    }
  }

  /** Per row: not 0 for rigid bodies with a joint. */
  get isJointed(): Int32Array {
    return this.jointSolver.mechanism;
  }

  /** Whether bodies bounce so well that the next substep has to find contacts again. */
  get bounces(): boolean {
    for (let self = 0; self < this.responses.length; self++)
      if (this.responses[self].response.bounces === true) return true;
    return false;
  }

  relax(): void {
    const { jointSolver, input } = this;
    jointSolver.prepare(this.joints, this.bodies, input.dt, false);
    for (const { self, response } of this.inOrder) response.relax?.(this.turn(self));
    jointSolver.solve();
    if (!jointSolver.idle) this.takeTurns(false);
    for (const { response } of this.inOrder) response.endSubstep?.();
    jointSolver.book(this.bodies, input.dt < 0.5 * (input.substep ?? input.dt));
  }

  /** `clock` holds the number of the step at 1. */
  beginStep(clock: Float64Array): void {
    this.clock = clock;
    this.bodies.flight.isExact = !this.demands().springs && this.matter.deformables.list.length === 0;
    this.surfaces.beginStep();
    this.jointSolver.beginStep();
    for (const { response } of this.inOrder) response.beginStep?.();
  }

  watchJoints(step: number): void {
    if (this.joints.count > 0)
      this.strain.look(this.jointSolver, this.joints, this.bodies.columns, this.troubles, step);
  }

  /** Whether all responses would answer another substep as they did the last one; see `Response.stands`. */
  stand(): boolean {
    for (let k = 0; k < this.inOrder.length; k++) if (this.inOrder[k].response.stands !== true) return false;
    return true;
  }

  /** Counts such a substep. */
  repeat(): void {
    this.input.interval += this.input.dt;
    for (let k = 0; k < this.inOrder.length; k++) this.inOrder[k].response.endSubstep?.();
  }

  /** The smallest share of a trial that a response in use accepts, seen from the contacts at its end. */
  judge(after: Contacts): number {
    let share = 1;
    if (this.afterOwner.length < after.manifolds) this.afterOwner = new Uint8Array(after.a.length);
    for (let m = 0; m < after.manifolds; m++) this.afterOwner[m] = this.ownerIn(after, m);
    for (const { self, response } of this.inOrder) {
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
    for (const { self, response } of this.inOrder) response.finish?.(this.turn(self));
  }

  /** Adds to `out[at]` the energy that contact springs hold and may give back [J]. */
  addStored(out: Float64Array, at: number): void {
    for (let self = 0; self < this.responses.length; self++)
      this.responses[self].response.addStored?.(out, at);
  }

  /** Largest error that a response measured in the last substep [m/s]. */
  residual(): number {
    return this.responses.reduce(
      (worst, { response }) => Math.max(worst, response.residual ?? 0, response.anchored?.residual ?? 0),
      0,
    );
  }

  private turn(self: number): ResponseInput {
    this.input.self = self;
    return this.input;
  }

  private assign(contacts: Contacts): void {
    if (this.owner.length < contacts.manifolds) this.owner = new Uint8Array(contacts.a.length);
    for (let m = 0; m < contacts.manifolds; m++) this.owner[m] = this.ownerIn(contacts, m);
  }

  /** No response answers for a manifold that a hook has refused. */
  private ownerIn({ a, b, size }: Contacts, m: number): number {
    return size[m] === 0 ? NOBODY : this.ownerOf(a[m], b[m]);
  }

  /** A sensor feels nothing. So a pair with a sensor needs no response. */
  private ownerOf(a: number, b: number): number {
    const { sensor } = this.bodies.columns;
    return sensor[a] + sensor[b] > 0 ? NOBODY : this.useResponse(this.responseOf(a, b));
  }

  private useResponse(method: ResponseMethod): number {
    for (let k = 0; k < this.responses.length; k++) if (this.responses[k].method === method) return k;
    return this.takeUp(method);
  }

  /** Begins to use a response. It is apart from the search, because a function with a closure makes a context at every call. */
  private takeUp(method: ResponseMethod): number {
    const response = method.create(this.parametersOf(method), this.around);
    const used = { self: this.responses.length, method, response };
    this.responses.push(used);
    const registered = responses.list();
    this.inOrder.push(used);
    this.inOrder.sort((one, other) => registered.indexOf(one.method) - registered.indexOf(other.method));
    return used.self;
  }

  protected override forgetChoices(): void {
    super.forgetChoices();
    this.responses.length = 0;
    this.inOrder.length = 0;
    this.measures.clear();
    this.measureTable.tetrahedra = undefined;
    this.measureTable.skins = undefined;
    for (const look of this.looks) look.forgetMethods();
  }
}

function depthMethod(name: string, kind: Overlap['kind']): PenetrationMethod {
  const isAble = (method: PenetrationMethod) => method.measures?.includes(kind) === true;
  const method = name === AUTO ? undefined : penetrations.get(name);
  return method !== undefined && isAble(method) ? method : penetrations.list().find(isAble)!;
}
