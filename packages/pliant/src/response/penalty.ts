/**
 * Damped linear penalty with Coulomb friction.
 * Source: lecture on rigid contacts (quadratic penalty: f = k·depth along the normal); Cundall and Strack 1979 for the
 * tangential spring that lets a block rest on a slope; Schwager and Pöschel 2007 for the damping that yields a wanted
 * restitution.
 *
 *   per contact: f_n = k·(depth + buffer) − c·u_n, never pulling (or only until the depth is back to zero, `release:
 *   depth`);
 *                ξ += u_t·dt, f_t = −k_t·ξ − c_t·u_t, cut to μ·f_n, and then ξ is cut with it.
 *
 * Departures: k may be given as a frequency, k = m_eff (2πf)², so that light and heavy bodies sink equally far. A
 * substep is taken in as many parts as the stiffest spring asks for, and energy never grows (`springs/spring-step.ts`).
 * Where even the shortest part is too long, k is softened, which is counted and reported.
 */
import type { BodyColumns } from '../bodies/bodies.js';
import type { ParameterInfo, ParameterValues } from '../core/registry.js';
import { type Contacts, MEMO, PAIR_ASLEEP } from '../narrowphase/index.js';
import { anchoredAnswers } from './anchored-answers.js';
import {
  type AnchoredResponse,
  type Response,
  type ResponseInput,
  type ResponseMethod,
  servesMovable,
} from './method.js';
import { relativeVelocity } from './point.js';
import { dampingWithoutPull, dampingWithPull } from './restitution.js';
import { noteRoundness } from './springs/point-speed.js';
import * as R from './springs/spring-rows.js';
import { SpringStep } from './springs/spring-step.js';

/** Tangential over normal stiffness: with 2/7 a solid sphere's sliding spring has the period of its normal one. */
const TANGENT_RATIO = 2 / 7;

/** A part of a substep is at most this long against √(m/k) of a pair. Longer: restitution is off by its square. */
const RESOLVED = 0.3;

/** Most parts of a substep. A spring that needs more is made softer, until it turns by `COARSE` in a part. */
const MOST_PARTS = 32;
const COARSE = 1;

/** Share of critical damping of soft contacts if none is given. */
const SOFT_DAMPING = 0.5;

/** Springs of bodies that were placed into them are told of when they could make the body this fast [m/s]. */
const PLACED_SPEED = 0.2;

/** Memo of a contact: the stretch across, then the store of its pair [J]. */
const STORE = 3;

/** Places in the scratch. Numbers stand in arrays, because arguments and returned numbers are boxed. */
const DT = 0;
const ZETA = 1;
const RESTITUTION = 2;
const FASTEST = 3;
const POTENTIAL = 4;

export class Penalty implements Response {
  softened = 0;
  softenedRow = -1;
  placed = 0;
  placedRow = -1;
  private madeAnchored: AnchoredResponse | undefined;
  private readonly softParameters: ParameterValues;
  private readonly stiffness: number;
  private readonly frequencySq: number;
  private readonly dampingRatio: number;
  private readonly pulls: boolean;
  private readonly buffer: number;
  private readonly rubs: boolean;
  private readonly rows = new R.SpringRows();
  private readonly step = new SpringStep();
  private readonly u = new Float64Array(3);
  private readonly way = new Float64Array(7);
  /**
   * Substep [s], share of critical damping and the restitution it is for, largest k n/m of a pair [1/s²], ½ k d² of the
   * pair at hand [J].
   */
  private readonly scratch = new Float64Array(5);

  constructor(p: ParameterValues) {
    const omega = 2 * Math.PI * (p.frequency as number);
    this.stiffness = p.stiffness as number;
    this.frequencySq = omega * omega;
    this.dampingRatio = p.dampingRatio as number;
    this.pulls = p.release === 'depth';
    this.buffer = p.buffer as number;
    this.rubs = p.friction !== false;
    this.scratch[RESTITUTION] = Number.NaN;
    const dampingRatio = this.dampingRatio < 0 ? SOFT_DAMPING : this.dampingRatio;
    this.softParameters = { ...p, dampingRatio };
  }

  /** Undefined in programs without deformable bodies. */
  get anchored(): AnchoredResponse | undefined {
    this.madeAnchored ??= anchoredAnswers.find()?.penalty(this.softParameters);
    return this.madeAnchored;
  }

  push(input: ResponseInput): void {
    const { bodies, contacts, dt } = input;
    const c = bodies.columns;
    const { rows, scratch } = this;
    this.softened = 0;
    scratch[DT] = dt;
    scratch[FASTEST] = 0;
    rows.clear(bodies.rows, dt);
    rows.reserve(contacts.count, contacts.manifolds);
    for (let m = 0; m < contacts.manifolds; m++) this.gather(input, m);
    if (rows.count === 0) return;
    const parts = Math.max(1, Math.ceil((dt * Math.sqrt(scratch[FASTEST])) / RESOLVED));
    this.step.take(c, rows, dt, Math.min(parts, MOST_PARTS), this.pulls, bodies.flight.isExact);
    for (let r = 0; r < rows.count; r++) this.write(c, contacts, r);
    this.lead(bodies);
  }

  addStored(out: Float64Array, at: number): void {
    const { pairs, store } = this.rows;
    for (let p = 0; p < pairs; p++) if (store[p] > 0) out[at] += store[p];
  }

  /** Makes rows of a manifold that pushes or may push within the substep. */
  private gather({ bodies, contacts, owner, self }: ResponseInput, m: number): void {
    const c = bodies.columns;
    const a = contacts.a[m];
    const b = contacts.b[m];
    if (owner[m] !== self || (contacts.life[m] & PAIR_ASLEEP) !== 0 || c.sensor[a] + c.sensor[b] > 0) return;
    const { rows, scratch } = this;
    const restitution = contacts.bounce[m];
    // Computed only when it changes, because a returned number is boxed.
    if (restitution !== scratch[RESTITUTION]) {
      scratch[RESTITUTION] = restitution;
      scratch[ZETA] = this.damping(restitution);
    }
    const pair = rows.pairs++;
    const { store } = rows;
    store[pair] = Number.NEGATIVE_INFINITY;
    scratch[POTENTIAL] = 0;
    let isPlaced = false;
    const size = contacts.size[m];
    for (let i = contacts.first[m]; i < contacts.first[m] + size; i++) {
      if (!this.fill(c, contacts, m, i, pair)) continue;
      const kept = contacts.memo[i * MEMO + STORE];
      if (kept > store[pair]) store[pair] = kept;
      if (!(contacts.depth[i] + this.buffer > 0)) continue;
      contacts.touching[m] = 1;
      if (this.hasNotFlown(c, contacts, a, b, i)) isPlaced = true;
    }
    if (store[pair] === Number.NEGATIVE_INFINITY) store[pair] = 0;
    // Bodies that were placed inside each other have stretched springs; bodies that flew in have not.
    if (!isPlaced || contacts.continues[m] !== 0) return;
    store[pair] = scratch[POTENTIAL];
    this.notePlaced(c, c.inverseMass[a] > 0 ? a : b);
  }

  /** The springs of bodies that were placed inside each other, or in the buffer, make motion of nothing; it is told. */
  private notePlaced(c: BodyColumns, row: number): void {
    const energy = this.scratch[POTENTIAL];
    if (!(energy > 0.5 * c.mass[row] * PLACED_SPEED * PLACED_SPEED) || !(energy > this.placed)) return;
    this.placed = energy;
    this.placedRow = row;
  }

  /** After bodies have moved: the first pair of a body pays the energy that the body gained by its corrected motion. */
  relax({ bodies, contacts }: ResponseInput): void {
    const { rows } = this;
    const { gained } = bodies.flight;
    let isPaid = false;
    for (let r = 0; r < rows.count; r++) {
      isPaid = this.settle(gained, rows.bodyRow[rows.a[r]], rows.pair[r]) || isPaid;
      isPaid = this.settle(gained, rows.bodyRow[rows.b[r]], rows.pair[r]) || isPaid;
    }
    if (!isPaid) return;
    for (let r = 0; r < rows.count; r++)
      contacts.memo[rows.point[r] * MEMO + STORE] = rows.store[rows.pair[r]];
  }

  private settle(gained: Float64Array, row: number, pair: number): boolean {
    if (row >= gained.length || gained[row] === 0) return false;
    this.rows.store[pair] -= gained[row];
    gained[row] = 0;
    return true;
  }

  private damping(restitution: number): number {
    if (this.dampingRatio >= 0) return this.dampingRatio;
    return this.pulls ? dampingWithPull(restitution) : dampingWithoutPull(restitution);
  }

  /** Adds a row for point `i` of manifold `m`; false where neither body can yield. */
  private fill(c: BodyColumns, contacts: Contacts, m: number, i: number, pair: number): boolean {
    const { rows, scratch } = this;
    const { data } = rows;
    const r = rows.count;
    const o = r * R.ROW;
    const a = contacts.a[m];
    const b = contacts.b[m];
    data.fill(0, o, o + R.ROW);
    rows.a[r] = rows.placeOf(c, a);
    rows.b[r] = rows.placeOf(c, b);
    rows.point[r] = i;
    rows.pair[r] = pair;
    for (let x = 0; x < 3; x++) {
      data[o + x] = contacts.normal[3 * i + x];
      data[o + R.FIRST_A + x] = data[o + R.ARM_A + x] = contacts.point[3 * i + x] - c.position[3 * a + x];
      data[o + R.FIRST_B + x] = data[o + R.ARM_B + x] = contacts.point[3 * i + x] - c.position[3 * b + x];
    }
    rows.weigh(c, r);
    if (!(data[o + R.ALONG] > 0)) return false;
    rows.count++;
    noteRoundness(c, rows, r);
    const mass = 1 / data[o + R.ALONG];
    const size = contacts.size[m];
    let k = this.stiffness > 0 ? this.stiffness : mass * this.frequencySq;
    const coarse = (COARSE * MOST_PARTS) / scratch[DT];
    const stiffest = (coarse * coarse * mass) / size;
    const deep = contacts.depth[i] + this.buffer;
    if (k > stiffest) {
      k = stiffest;
      if (deep > 0) {
        this.softened++;
        this.softenedRow = c.inverseMass[a] > 0 ? a : b;
      }
    }
    scratch[FASTEST] = Math.max(scratch[FASTEST], (size * k) / mass);
    if (deep > 0) scratch[POTENTIAL] += 0.5 * k * deep * deep;
    const critical = 2 * Math.sqrt(k * mass);
    data[o + R.SPRING] = k;
    data[o + R.DAMPER] = scratch[ZETA] * critical;
    data[o + R.GRIP] = TANGENT_RATIO * k;
    data[o + R.GRIP_DAMPER] = TANGENT_RATIO * critical;
    data[o + R.FRICTION] = this.rubs ? contacts.rough[m] : 0;
    data[o + R.DEEP] = deep;
    turnStretch(data, o, contacts.memo, i * MEMO);
    return true;
  }

  /** Whether a point is deeper than the bodies have come within the substep. */
  private hasNotFlown(c: BodyColumns, contacts: Contacts, a: number, b: number, i: number): boolean {
    const { u, scratch } = this;
    const { normal } = contacts;
    const o = 3 * i;
    relativeVelocity(c, a, b, contacts.point, o, u);
    const un = u[0] * normal[o] + u[1] * normal[o + 1] + u[2] * normal[o + 2];
    return contacts.depth[i] + this.buffer > -un * scratch[DT];
  }

  /** Writes the push of a row to its contact, and keeps its stretch and the store of its pair. */
  private write(c: BodyColumns, contacts: Contacts, r: number): void {
    const { rows, scratch } = this;
    const { data } = rows;
    const { force, impulse, memo } = contacts;
    const o = r * R.ROW;
    const i = rows.point[r];
    const t = i * MEMO;
    const store = rows.store[rows.pair[r]];
    for (let x = 0; x < 3; x++) memo[t + x] = data[o + R.STRETCH + x];
    memo[t + STORE] = store;
    const x = data[o + R.TOTAL];
    const y = data[o + R.TOTAL + 1];
    const z = data[o + R.TOTAL + 2];
    if (!(Math.abs(x) + Math.abs(y) + Math.abs(z) < Number.POSITIVE_INFINITY)) return;
    if (x === 0 && y === 0 && z === 0) return;
    force[3 * i] = x / scratch[DT];
    force[3 * i + 1] = y / scratch[DT];
    force[3 * i + 2] = z / scratch[DT];
    impulse[3 * i] += x;
    impulse[3 * i + 1] += y;
    impulse[3 * i + 2] += z;
    this.act(c, rows.bodyRow[rows.a[r]], 3 * i, o + R.TURN_A, force, 1);
    this.act(c, rows.bodyRow[rows.b[r]], 3 * i, o + R.TURN_B, force, -1);
  }

  private act(c: BodyColumns, row: number, f: number, turn: number, force: Float64Array, sign: number): void {
    if (c.inverseMass[row] === 0) return;
    const { data } = this.rows;
    const rate = sign / this.scratch[DT];
    for (let x = 0; x < 3; x++) {
      c.force[3 * row + x] += sign * force[f + x];
      c.torque[3 * row + x] += rate * data[turn + x];
    }
  }

  /** Bodies move along the way for which the springs' work was counted, not by the substep times their last speed. */
  private lead({ flight }: ResponseInput['bodies']): void {
    const { rows, scratch, way } = this;
    const { body } = rows;
    rows.findCredit();
    for (let k = 0; k < rows.bodies; k++) {
      const o = k * R.BODY;
      way[6] = rows.credit[k];
      for (let x = 0; x < 6; x++) way[x] = body[o + R.WAY + x] - scratch[DT] * body[o + R.BEFORE + x];
      flight.lead(rows.bodyRow[k], way);
    }
  }
}

/** Turns the stretch that was kept at `memo[t]` into the present tangent plane of the row at `o`. */
function turnStretch(data: Float64Array, o: number, memo: Float64Array, t: number): void {
  const before = Math.sqrt(memo[t] * memo[t] + memo[t + 1] * memo[t + 1] + memo[t + 2] * memo[t + 2]);
  if (before === 0) return;
  const along = memo[t] * data[o] + memo[t + 1] * data[o + 1] + memo[t + 2] * data[o + 2];
  let after = 0;
  for (let x = 0; x < 3; x++) {
    const across = memo[t + x] - along * data[o + x];
    data[o + R.STRETCH + x] = across;
    after += across * across;
  }
  const scale = after > 0 ? before / Math.sqrt(after) : 0;
  for (let x = 0; x < 3; x++) data[o + R.STRETCH + x] *= scale;
}

export const STIFFNESS: ParameterInfo = {
  name: 'stiffness',
  sentence: 'Stiffness of one contact; 0 takes it from the frequency and the mass that the contact moves.',
  unit: 'N/m',
  default: 0,
  min: 0,
};

export const FREQUENCY: ParameterInfo = {
  name: 'frequency',
  sentence: 'Frequency of the contact spring, used when no stiffness is given.',
  unit: 'Hz',
  default: 30,
  min: 1e-3,
};

export const buffer = (size: number): ParameterInfo => ({
  name: 'buffer',
  sentence: 'Gap below which bodies already push each other.',
  unit: 'm',
  default: size,
  min: 0,
  max: 1e3,
});

export const penalty: ResponseMethod = {
  name: 'penalty',
  sentence:
    'Pushes overlapping bodies apart with a damped linear spring per contact and Coulomb friction; simple, smooth, a little soft.',
  source: 'lecture on rigid contacts (quadratic penalty); Cundall and Strack 1979; Schwager and Pöschel 2007',
  parameters: [
    STIFFNESS,
    FREQUENCY,
    {
      name: 'dampingRatio',
      sentence:
        'Share of critical damping; -1 takes it from the restitution of the two bodies, and 0.5 where one is deformable.',
      default: -1,
      min: -1,
      max: 2,
    },
    {
      name: 'release',
      sentence: 'Ends a contact when its force has fallen to zero (it never pulls) or when its depth has.',
      default: 'force',
      choices: ['force', 'depth'],
    },
    buffer(0),
    {
      name: 'sweeps',
      sentence:
        'For deformable bodies: passes over all contacts in a substep; more make stiff contacts more exact.',
      default: 2,
      min: 1,
      max: 100,
    },
  ],
  detection: 'every-substep',
  aheadOfTouch: true,
  reach: (parameters) => parameters.buffer as number,
  serves: servesMovable,
  create: (parameters) => new Penalty(parameters),
};
