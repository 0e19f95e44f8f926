/**
 * The impulse of the lecture on rigid contacts, as its slides have it: one impulse per pair of bodies, at the average
 * of the points that collide.
 *
 *   u = relative velocity at the average point; nothing to do unless u·n < 0
 *   u_N⁺ = −μ_N u_N,  u_T⁺ = a u_T,  a = max(1 − μ_T (1 + μ_N) |u_N| / |u_T|, 0)
 *   K = 1/m − r* I⁻¹ r*, summed over both bodies;  j = K⁻¹ (u⁺ − u)
 *
 * For a particle (a sphere whose rotations are locked) K is 1/m, and j is the slide on particles. The slides move a
 * particle out of the surface as well, and leave a rigid body where it is, "because the problem is nonlinear". Here
 * depth is undone for both, by a share per substep: a second impulse opens the contact before the bodies move and is
 * taken back after, at the same point, so momentum and angular momentum stay and no speed is left of it. `undo: 0` is
 * the slide.
 *
 * Limits: a box that rests on four corners is held at their middle only and rocks; μ_N is dropped where gravity alone
 * explains the speed, which the slides advise against oscillation.
 */
import type { BodyColumns } from '../bodies/bodies.js';
import type { ParameterValues } from '../core/registry.js';
import { inverse, mulVec } from '../math/mat3.js';
import { type Contacts, PAIR_ASLEEP } from '../narrowphase/index.js';
import { addK, pushAt } from './k-matrix.js';
import { type Response, type ResponseInput, type ResponseMethod, servesRigid } from './method.js';
import { relativeVelocity } from './point.js';

/** Speeds below this many times gravity's share of a substep don't bounce. */
const FASTER_THAN_GRAVITY = 2;

/** Highest speed at which depth is corrected [m/s]. */
const UNDO_SPEED = 3;

/** Responses below this share of the whole are rounding. */
const NO_ANSWER = 1e-12;

/** Numbers kept per manifold from solve to relax and finish: impulse, opening impulse, point, points that overlap. */
const KEPT = 10;
const OPENING = 3;
const POINT = 6;
const HITS = 9;

class AveragedImpulse implements Response {
  readonly softened = 0;
  private readonly undo: number;
  private kept = new Float64Array(16 * KEPT);
  private readonly k = new Float64Array(9);
  private readonly inverseK = new Float64Array(9);
  /** Speeds before an impact, the impulse along the normal, and what that changes. */
  private readonly before = new Float64Array(3);
  private readonly alone = new Float64Array(3);
  private readonly answer = new Float64Array(3);
  private readonly n = new Float64Array(3);
  private readonly u = new Float64Array(3);
  private readonly p = new Float64Array(3);
  private readonly j = new Float64Array(3);

  constructor(p: ParameterValues) {
    this.undo = p.undo as number;
  }

  solve(input: ResponseInput): void {
    const { bodies, contacts, owner, self } = input;
    const { sensor } = bodies.columns;
    if (this.kept.length < contacts.manifolds * KEPT)
      this.kept = new Float64Array(contacts.manifolds * KEPT * 2);
    this.kept.fill(0, 0, contacts.manifolds * KEPT);
    for (let m = 0; m < contacts.manifolds; m++) {
      if (owner[m] !== self || (contacts.life[m] & PAIR_ASLEEP) !== 0) continue;
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] > 0) continue;
      this.collide(input, m);
    }
  }

  relax({ bodies, contacts, owner, self }: ResponseInput): void {
    const { kept, j, p } = this;
    for (let m = 0; m < contacts.manifolds; m++) {
      const o = m * KEPT;
      if (owner[m] !== self || kept[o + HITS] === 0) continue;
      for (let k = 0; k < 3; k++) {
        j[k] = -kept[o + OPENING + k];
        p[k] = kept[o + POINT + k];
      }
      pushAt(bodies, contacts.a[m], p, j, 1);
      pushAt(bodies, contacts.b[m], p, j, -1);
    }
  }

  /** Shares the impulse out to the points that overlap, for the reports. */
  finish({ contacts, owner, self, interval }: ResponseInput): void {
    const { kept } = this;
    for (let m = 0; m < contacts.manifolds; m++) {
      const o = m * KEPT;
      if (owner[m] !== self || kept[o + HITS] === 0) continue;
      for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
        const hit = contacts.depth[i] > 0;
        for (let k = 0; k < 3; k++) {
          const part = hit ? kept[o + k] / kept[o + HITS] : 0;
          contacts.force[i * 3 + k] = part / interval;
          contacts.impulse[i * 3 + k] += part;
        }
      }
    }
  }

  private collide({ bodies, contacts, dt, gravitySize }: ResponseInput, m: number): void {
    const c = bodies.columns;
    const a = contacts.a[m];
    const b = contacts.b[m];
    const depth = this.average(contacts, m);
    if (!(depth > 0)) return;
    const { k, inverseK, n, u, p, j, kept } = this;
    k.fill(0);
    addK(k, bodies, a, p);
    addK(k, bodies, b, p);
    if ((c.locks[a] | c.locks[b]) !== 0) answerLocked(k);
    if (!inverse(inverseK, 0, k, 0)) return;
    const fliesA = bodies.flight.has(a, c);
    const fliesB = bodies.flight.has(b, c);
    relativeVelocity(c, a, b, p, 0, u);
    let un = u[0] * n[0] + u[1] * n[1] + u[2] * n[2];
    if (un < 0) {
      const parting = bodies.flight.follows(a, b, c) ? 1 : 0.5;
      const gained = parting * dt * (partingBy(c, a, n) - partingBy(c, b, n));
      const slow = FASTER_THAN_GRAVITY * gravitySize * dt;
      const bounce = un < -slow ? contacts.bounce[m] : 0;
      for (let i = 0; i < 3; i++) this.before[i] = u[i] - (bounce > 0 ? gained * n[i] : 0);
      this.writeChange(un, gained, contacts.rough[m], bounce);
      const given = u[0] * n[0] + u[1] * n[1] + u[2] * n[2];
      un += given;
      mulVec(j, 0, inverseK, 0, u, 0);
      this.keepEnergy(given);
      this.give(bodies, a, b, m * KEPT);
      if (un > 0 && fliesA) bodies.flight.note(a, c);
      if (un > 0 && fliesB) bodies.flight.note(b, c);
    }
    // A body that bounces off faster than that opens the contact by itself.
    const speed = Math.min((this.undo * depth) / dt, UNDO_SPEED) - Math.max(un, 0);
    if (!(speed > 0)) return;
    for (let i = 0; i < 3; i++) u[i] = speed * n[i];
    mulVec(j, 0, inverseK, 0, u, 0);
    this.give(bodies, a, b, m * KEPT + OPENING);
    for (let i = 0; i < 3; i++) kept[m * KEPT + POINT + i] = p[i];
  }

  /**
   * An impact that stops the sliding of a rod may need an impulse that does work (Kane's paradox). Then the impulse goes
   * from the one of the slides towards the one along the normal that parts the bodies as fast, as far as it takes for
   * the energy not to grow:
   *
   *   j(s) = j_n + s (j − j_n),   E(s) = j(s)·u + ½ j(s)ᵀ K j(s) ≤ 0
   */
  private keepEnergy(given: number): void {
    const { k, n, u, j, before, alone, answer } = this;
    if (!(dot3(j, before) + 0.5 * dot3(j, u) > 0)) return;
    mulVec(answer, 0, k, 0, n, 0);
    const push = given / dot3(answer, n);
    for (let i = 0; i < 3; i++) {
      alone[i] = push * n[i];
      answer[i] *= push;
      j[i] -= alone[i];
      u[i] -= answer[i];
    }
    const a = 0.5 * dot3(j, u);
    const b = dot3(j, before) + 0.5 * (dot3(j, answer) + dot3(alone, u));
    const c = Math.min(0, dot3(alone, before) + 0.5 * dot3(alone, answer));
    const s = a > 0 ? (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a) : 0;
    const share = Math.max(0, Math.min(s, 1));
    for (let i = 0; i < 3; i++) j[i] = alone[i] + share * j[i];
  }

  private give(bodies: ResponseInput['bodies'], a: number, b: number, o: number): void {
    const { j, p, kept } = this;
    const sum = j[0] + j[1] + j[2];
    if (sum - sum !== 0) return;
    for (let i = 0; i < 3; i++) kept[o + i] = j[i];
    pushAt(bodies, a, p, j, 1);
    pushAt(bodies, b, p, j, -1);
  }

  /** Average point and normal of the points that overlap; returns their average depth [m]. */
  private average({ point, normal, depth, first, size }: Contacts, m: number): number {
    const { n, p, kept } = this;
    n.fill(0);
    p.fill(0);
    let hits = 0;
    let deep = 0;
    for (let i = first[m]; i < first[m] + size[m]; i++) {
      if (!(depth[i] > 0)) continue;
      hits++;
      deep += depth[i];
      for (let k = 0; k < 3; k++) {
        p[k] += point[i * 3 + k];
        n[k] += normal[i * 3 + k];
      }
    }
    kept[m * KEPT + HITS] = hits;
    const length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    if (hits === 0 || length === 0) return 0;
    for (let k = 0; k < 3; k++) {
      p[k] /= hits;
      n[k] /= length;
    }
    return deep / hits;
  }

  /** u becomes u⁺ − u. */
  private writeChange(un: number, gained: number, friction: number, restitution: number): void {
    const { u, n } = this;
    // The impact is at the start of the substep: an arriving body has not yet received the forces of the substep, and a
    // leaving body receives them afterwards.
    const leaves = restitution > 0 ? Math.max(-restitution * (un - gained) + gained, 0) : 0;
    const given = leaves - un;
    let slidingSq = 0;
    for (let k = 0; k < 3; k++) slidingSq += (u[k] - un * n[k]) * (u[k] - un * n[k]);
    const sliding = Math.sqrt(slidingSq);
    const keep = sliding > 0 ? Math.max(1 - (friction * given) / sliding, 0) : 0;
    for (let k = 0; k < 3; k++) {
      const along = un * n[k];
      u[k] = (keep - 1) * (u[k] - along) + given * n[k];
    }
  }
}

function dot3(a: Float64Array, b: Float64Array): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Acceleration of a body by forces along `n` [m/s²]. */
export function partingBy({ force, inverseMass, locks }: BodyColumns, row: number, n: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < 3; k++)
    if ((locks[row] & (1 << k)) === 0) sum += n[k] * inverseMass[row] * force[3 * row + k];
  return sum;
}

/**
 * Along an axis that is locked for both bodies nothing responds, and nothing must: any number there makes K invertible.
 */
export function answerLocked(k: Float64Array): void {
  const trace = k[0] + k[4] + k[8];
  for (let i = 0; i < 9; i += 4) if (!(k[i] > NO_ANSWER * trace)) k[i] = trace;
}

export const impulseAveraged: ResponseMethod = {
  name: 'impulse-averaged',
  sentence:
    "Gives each pair one impulse at the average of its contacts, as the lecture's slides do; exact for particles and single impacts, rocks at rest.",
  source:
    'lecture on rigid contacts (impulse method, restitution μ_N, friction μ_T, K matrix, average of many contacts)',
  parameters: [
    {
      name: 'undo',
      sentence:
        'Share of the depth that is undone per substep; 0 leaves positions alone, as the slides do for rigid bodies.',
      default: 0.2,
      min: 0,
      max: 1,
    },
  ],
  detection: 'every-substep',
  limits:
    'It averages the impulses of one rigid body, which has one velocity; a body that deforms has as many as vertices.',
  serves: servesRigid,
  create: (parameters) => new AveragedImpulse(parameters),
};
