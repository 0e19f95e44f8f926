/**
 * Damped linear penalty with Coulomb friction.
 * Source: lecture on rigid contacts (quadratic penalty: f = k·depth along the normal); Cundall and Strack 1979 for the
 * tangential spring that lets a block rest on a slope; Schwager and Pöschel 2007 for the damping that yields a wanted
 * restitution.
 *
 *   per contact: f_n = k·(depth + buffer) − c·u_n, never pulling (or only until the depth is back to zero, `release: depth`);
 *                ξ += u_t·dt, f_t = −k_t·ξ − c_t·u_t, cut to μ·f_n, and then ξ is cut with it.
 *
 * Departures: k may be given as a frequency, k = m_eff (2πf)², so that light and heavy bodies sink equally far; and
 * where k is too stiff for the time step it is softened to the largest stable value, which is counted and reported.
 */
import type { BodyColumns } from '../bodies/bodies.js';
import type { ParameterInfo, ParameterValues } from '../core/registry.js';
import { type Contacts, MEMO } from '../narrowphase/index.js';
import { anchoredAnswers } from './anchored-answers.js';
import {
  type AnchoredResponse,
  applyContactForce,
  type Response,
  type ResponseInput,
  type ResponseMethod,
  servesMovable,
} from './method.js';
import { addInverseMass, relativeVelocity } from './point.js';
import { dampingWithoutPull, dampingWithPull } from './restitution.js';

/** Tangential over normal stiffness: with 2/7 a solid sphere's sliding spring has the period of its normal one. */
const TANGENT_RATIO = 2 / 7;

/**
 * Largest k·n·dt²/m that is used. Explicit integration explodes at 4 without damping and at about 1 with full damping.
 */
const STABLE = 0.5;

/** Largest c·n·dt/m that is used; beyond 1 damping would reverse the motion instead of ending it. */
const STABLE_DAMPING = 0.9;

/**
 * Scratch of one contact. Numbers go from function to function through it, because a double handed over as an argument
 * or returned is boxed (16 bytes, several times per contact) wherever the compiler doesn't inline the call.
 */
const DT = 0;
const ZETA = 1;
const FRICTION = 2;
const MASS = 3;
/** Tangential stiffness, tangential damper, largest friction force. */
const GRIP_STIFFNESS = 4;
const GRIP_DAMPER = 5;
const GRIP_LIMIT = 6;
const RESTITUTION = 7;
const SCRATCH = 8;

/** Share of critical damping of soft contacts where none is given. */
const SOFT_DAMPING = 0.5;

export class Penalty implements Response {
  softened = 0;
  softenedRow = -1;
  private madeAnchored: AnchoredResponse | undefined;
  private readonly softParameters: ParameterValues;
  private readonly stiffness: number;
  private readonly frequencySq: number;
  private readonly dampingRatio: number;
  private readonly pulls: boolean;
  private readonly buffer: number;
  private readonly rubs: boolean;
  private readonly u = new Float64Array(3);
  private readonly scratch = new Float64Array(SCRATCH);

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

  /** Not there in programs without deformable bodies. */
  get anchored(): AnchoredResponse | undefined {
    this.madeAnchored ??= anchoredAnswers.find()?.penalty(this.softParameters);
    return this.madeAnchored;
  }

  push({ bodies, contacts, owner, self, dt }: ResponseInput): void {
    const c = bodies.columns;
    const { scratch } = this;
    this.softened = 0;
    scratch[DT] = dt;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (owner[m] !== self || contacts.carried[m] === 1 || c.sensor[a] + c.sensor[b] > 0) continue;
      const restitution = contacts.bounce[m];
      // Asked only when it changes: a number that a function returns is boxed.
      if (restitution !== scratch[RESTITUTION]) {
        scratch[RESTITUTION] = restitution;
        scratch[ZETA] = this.damping(restitution);
      }
      scratch[FRICTION] = this.rubs ? contacts.rough[m] : 0;
      const size = contacts.size[m];
      for (let i = contacts.first[m]; i < contacts.first[m] + size; i++) {
        // Open contacts are there when another method of the world asked for them.
        if (!(contacts.depth[i] + this.buffer > 0)) continue;
        this.pushPoint(c, contacts, i, a, b, size);
        contacts.touching[m] = 1;
      }
    }
  }

  private damping(restitution: number): number {
    if (this.dampingRatio >= 0) return this.dampingRatio;
    return this.pulls ? dampingWithPull(restitution) : dampingWithoutPull(restitution);
  }

  private pushPoint(c: BodyColumns, contacts: Contacts, i: number, a: number, b: number, size: number): void {
    const { point, normal, depth, force } = contacts;
    const { u, scratch } = this;
    const o = i * 3;
    const dt = scratch[DT];
    scratch[MASS] = 0;
    addInverseMass(c, a, point, o, normal, o, scratch, MASS);
    addInverseMass(c, b, point, o, normal, o, scratch, MASS);
    if (!(scratch[MASS] > 0)) return;
    const mass = 1 / scratch[MASS];
    let k = this.stiffness > 0 ? this.stiffness : mass * this.frequencySq;
    const stiffest = (STABLE * mass) / (size * dt * dt);
    if (k > stiffest) {
      k = stiffest;
      this.softened++;
      this.softenedRow = c.inverseMass[a] > 0 ? a : b;
    }
    const strongest = (STABLE_DAMPING * mass) / (size * dt);
    const damper = Math.min(2 * scratch[ZETA] * Math.sqrt(k * mass), strongest);
    relativeVelocity(c, a, b, point, o, u);
    const nx = normal[o];
    const ny = normal[o + 1];
    const nz = normal[o + 2];
    const un = u[0] * nx + u[1] * ny + u[2] * nz;
    let fn = k * (depth[i] + this.buffer) - damper * un;
    if (fn < 0 && !this.pulls) fn = 0;
    u[0] -= un * nx;
    u[1] -= un * ny;
    u[2] -= un * nz;
    scratch[GRIP_STIFFNESS] = k * TANGENT_RATIO;
    scratch[GRIP_DAMPER] = TANGENT_RATIO * Math.min(2 * Math.sqrt(k * mass), strongest);
    scratch[GRIP_LIMIT] = scratch[FRICTION] * Math.max(fn, 0);
    this.stretch(contacts, i);
    this.grip(contacts.memo, i * MEMO);
    const fx = fn * nx + u[0];
    const fy = fn * ny + u[1];
    const fz = fn * nz + u[2];
    if (!(Math.abs(fx) + Math.abs(fy) + Math.abs(fz) < Number.POSITIVE_INFINITY)) return;
    force[o] = fx;
    force[o + 1] = fy;
    force[o + 2] = fz;
    applyContactForce(c, contacts, i, a, b);
    bookImpulse(contacts, o, scratch);
  }

  /** Advances the tangential spring ξ by the sliding velocity in `u` and turns it into the present tangent plane. */
  private stretch({ memo, normal }: Contacts, i: number): void {
    const { u } = this;
    const t = i * MEMO;
    const nx = normal[i * 3];
    const ny = normal[i * 3 + 1];
    const nz = normal[i * 3 + 2];
    const dt = this.scratch[DT];
    const before = Math.sqrt(memo[t] * memo[t] + memo[t + 1] * memo[t + 1] + memo[t + 2] * memo[t + 2]);
    const along = memo[t] * nx + memo[t + 1] * ny + memo[t + 2] * nz;
    const x = memo[t] - along * nx;
    const y = memo[t + 1] - along * ny;
    const z = memo[t + 2] - along * nz;
    const after = Math.sqrt(x * x + y * y + z * z);
    const scale = after > 0 ? before / after : 0;
    memo[t] = x * scale + u[0] * dt;
    memo[t + 1] = y * scale + u[1] * dt;
    memo[t + 2] = z * scale + u[2] * dt;
  }

  /**
   * Replaces the sliding velocity in `u` by the friction force, at most `limit` [N]; a slipping spring is cut to it.
   */
  private grip(memo: Float64Array, t: number): void {
    const { u, scratch } = this;
    const kt = scratch[GRIP_STIFFNESS];
    const ct = scratch[GRIP_DAMPER];
    const limit = scratch[GRIP_LIMIT];
    let sq = 0;
    for (let k = 0; k < 3; k++) {
      u[k] = -kt * memo[t + k] - ct * u[k];
      sq += u[k] * u[k];
    }
    const size = Math.sqrt(sq);
    if (size <= limit) return;
    const scale = limit / size;
    for (let k = 0; k < 3; k++) {
      u[k] *= scale;
      memo[t + k] = -u[k] / kt;
    }
  }
}

function bookImpulse({ force, impulse }: Contacts, o: number, scratch: Float64Array): void {
  const dt = scratch[DT];
  impulse[o] += force[o] * dt;
  impulse[o + 1] += force[o + 1] * dt;
  impulse[o + 2] += force[o + 2] * dt;
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
  springs: true,
  reach: (parameters) => parameters.buffer as number,
  serves: servesMovable,
  create: (parameters) => new Penalty(parameters),
};
