/**
 * Bounces, before a substep is solved. They are a sequence of problems. Each problem has only the contacts that close
 * at that moment. Newton's law u_n⁺ = −μ_N u_n⁻ holds, with Coulomb friction of the same impulse. If all contacts were
 * solved at once, a row of touching balls would share an impact. In sequence, the balls hand the impact on, like real
 * balls.
 *
 * Bounces happen at the start of the substep, but velocities already contain the substep's whole acceleration a. So the
 * wanted speed is μ_N u⁻ less a h (1 + μ_N). From there bodies fly on exactly (`bodies/flight.ts`).
 */
import type { Bodies, BodyColumns } from '../../bodies/bodies.js';
import { ContactCone } from './cone.js';
import * as L from './contact-buffer.js';

/** A resting contact closes with what gravity adds in a substep; an impact has to be this much faster. */
const FASTER_THAN_GRAVITY = 2;

/** Rounds before a knot of bouncing bodies is left to the solver, and sweeps within a round. */
const MAX_ROUNDS = 64;
const MAX_SWEEPS = 100;

/** Change of an impulse, relative to the largest of the round, that ends its sweeps. */
const SETTLED = 1e-14;

export class ImpactSolver {
  private closing = new Int32Array(0);
  private wanted = new Float64Array(0);
  /** 1 where `a` flies freely, plus 2 where `b` flies freely. */
  private flies = new Uint8Array(0);
  private given = new Float64Array(0);
  private readonly u = new Float64Array(3);
  private readonly cone = new ContactCone();

  /** The highest restitution among moving bodies near others; 0 if nothing moves. */
  highest = 0;

  run(buffer: L.ContactBuffer, bodies: Bodies, h: number, gravitySize: number): void {
    if (this.highest !== 0) this.highest = 0;
    if (this.closing.length < buffer.count) {
      this.closing = new Int32Array(buffer.count * 2);
      this.wanted = new Float64Array(buffer.count * 2);
      this.flies = new Uint8Array(buffer.count * 2);
      this.given = new Float64Array(buffer.count * 6);
    }
    const slow = FASTER_THAN_GRAVITY * gravitySize * h;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const count = this.collect(buffer, bodies, h, slow);
      if (count === 0) return;
      this.bounce(buffer, bodies.columns, count);
      this.flyOn(buffer, bodies, count);
    }
  }

  private collect(buffer: L.ContactBuffer, { columns: c, flight }: Bodies, h: number, slow: number): number {
    const { closing, wanted, flies, u } = this;
    const { data: d } = buffer;
    let count = 0;
    for (let i = 0; i < buffer.count; i++) {
      const o = i * L.RECORD;
      const e = d[o + L.RESTITUTION];
      if (e === 0) continue;
      buffer.measure(i, c.velocity, c.angularVelocity, u, 0);
      if (Math.abs(u[0]) > slow && e > this.highest) this.highest = e;
      // A rounding error of the impact just solved is no new impact.
      const gap = d[o + L.GAP] - L.TOUCH * d[o + L.SLOP];
      if (!(u[0] < -slow - 1e-9 && gap + h * u[0] < 0)) continue;
      // For bodies on joints and among springs, semi-implicit Euler keeps an energy that contains half of the
      // acceleration.
      const pressed = pressing(buffer, i, c);
      const less =
        (flight.follows(buffer.a[i], buffer.b[i], c) ? pressed : 0.5 * Math.max(pressed, 0)) * h * (1 + e);
      wanted[count] = Math.max(-e * u[0] - less, 0);
      flies[count] = (flight.has(buffer.a[i], c) ? 1 : 0) | (flight.has(buffer.b[i], c) ? 2 : 0);
      closing[count++] = i;
    }
    return count;
  }

  private bounce(buffer: L.ContactBuffer, c: BodyColumns, count: number): void {
    const { closing, given } = this;
    const { data: d } = buffer;
    given.fill(0, 0, count * 3);
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      let change = 0;
      let size = 0;
      for (let k = 0; k < count; k++) {
        const before = given[k * 3];
        this.bounceOne(buffer, c, k);
        change = Math.max(change, Math.abs(given[k * 3] - before));
        size = Math.max(size, Math.abs(given[k * 3]));
      }
      if (!(change > SETTLED * size)) break;
    }
    for (let k = 0; k < count; k++) {
      const o = closing[k] * L.RECORD + L.TOTAL;
      for (let x = 0; x < 3; x++) d[o + x] += given[k * 3 + x];
    }
  }

  private flyOn({ a, b }: L.ContactBuffer, { columns: c, flight }: Bodies, count: number): void {
    const { closing, flies } = this;
    for (let k = 0; k < count; k++) {
      const i = closing[k];
      if ((flies[k] & 1) !== 0) flight.note(a[i], c);
      if ((flies[k] & 2) !== 0) flight.note(b[i], c);
    }
  }

  private bounceOne(buffer: L.ContactBuffer, c: BodyColumns, k: number): void {
    const { closing, wanted, given, cone, u } = this;
    const { data: d } = buffer;
    const i = closing[k];
    const o = i * L.RECORD;
    buffer.measure(i, c.velocity, c.angularVelocity, cone.q, 0);
    cone.q[0] -= wanted[k];
    for (let x = 0; x < 3; x++) {
      for (let y = 0; y < 3; y++) {
        cone.w[x * 3 + y] = d[o + L.W + x * 3 + y];
        cone.q[x] -= d[o + L.W + x * 3 + y] * given[k * 3 + y];
      }
      cone.r[x] = given[k * 3 + x];
    }
    cone.mu[0] = d[o + L.MU];
    cone.solve();
    for (let x = 0; x < 3; x++) u[x] = cone.r[x] - given[k * 3 + x];
    const sum = u[0] + u[1] + u[2];
    if (sum - sum !== 0) return;
    buffer.push(i, c.velocity, c.angularVelocity, u, 0);
    for (let x = 0; x < 3; x++) given[k * 3 + x] = cone.r[x];
  }
}

/** The acceleration at which the forces of this substep press the two bodies together [m/s²]. */
function pressing({ data: d, a, b }: L.ContactBuffer, i: number, { force }: BodyColumns): number {
  const o = i * L.RECORD;
  let sum = 0;
  for (let k = 0; k < 3; k++)
    sum -= d[o + k] * (d[o + L.PUSH_A + k] * force[a[i] * 3 + k] - d[o + L.PUSH_B + k] * force[b[i] * 3 + k]);
  return sum;
}
