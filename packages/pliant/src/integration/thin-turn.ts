/**
 * Turns a free body whose moments of inertia differ much, by motions that are known exactly. The energy ½ Σ L_k²/I_k is
 * split into that of a body that is round about its axis s, and what one other axis has beside that:
 *
 *   H = L²/2I_t + ½ L_s² (1/I_s − 1/I_t)   +   ½ L_r² (1/I_r − 1/I_t)
 *
 * The first turns the body about its own axis s, and with it about L; the second about its axis r. Half of the second,
 * the first, half of the second (Strang 1968; Dullweber, Leimkuhler and McLachlan 1997): the angular momentum is kept,
 * the step is its own mirror image in time, and a round body (rod, capsule, cylinder, cone) turns exactly, whatever the
 * step. The two moments that are nearest to each other are those of t and r.
 */
import type { BodyColumns } from '../bodies/bodies.js';
import { isTurned, scaleByMoments } from '../bodies/principal.js';
import * as quat from '../math/quat.js';
import { turnBy } from './turn.js';

/** A turn of a body that is not round is taken in parts of at most this [rad]. Longer: its energy swings more. */
const LONGEST_TURN = 0.1;
const MAX_PARTS = 256;

/** Moments that differ by less than this share are taken as equal: products of dimensions, rounded. */
const ROUND = 1e-12;

export class ThinTurn {
  private readonly axis = new Float64Array(3);
  private readonly spin = new Float64Array(3);
  private readonly local = new Float64Array(3);

  /** Turns row `row` for time[0] [s] with the momentum L; `omega` becomes the angular velocity after. */
  take(
    c: BodyColumns,
    row: number,
    momentum: Float64Array,
    omega: Float64Array,
    time: Float64Array,
    angle: number,
  ): void {
    const { inverseInertia: k } = c;
    const i = 3 * row;
    let s = 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (let x = 0; x < 3; x++) {
      const apart = Math.abs(k[i + ((x + 1) % 3)] - k[i + ((x + 2) % 3)]);
      if (apart < nearest) {
        nearest = apart;
        s = x;
      }
    }
    const t = (s + 1) % 3;
    const r = (s + 2) % 3;
    const rest = Math.abs(k[i + r] - k[i + t]) > ROUND * k[i + t] ? k[i + r] - k[i + t] : 0;
    const parts = rest === 0 ? 1 : Math.max(1, Math.min(Math.ceil(angle / LONGEST_TURN), MAX_PARTS));
    time[0] /= parts;
    for (let part = 0; part < parts; part++) {
      if (rest !== 0) this.aboutOwn(c, row, r, 0.5 * rest, momentum, time);
      this.aboutOwn(c, row, s, k[i + s] - k[i + t], momentum, time);
      for (let x = 0; x < 3; x++) this.spin[x] = momentum[x] * k[i + t];
      turnBy(c.orientation, 4 * row, this.spin, 0, time, 0);
      if (rest !== 0) this.aboutOwn(c, row, r, 0.5 * rest, momentum, time);
    }
    const { local } = this;
    quat.inverseRotate(local, 0, c.orientation, 4 * row, momentum, 0);
    scaleByMoments(c, row, k, local);
    quat.rotate(omega, 0, c.orientation, 4 * row, local, 0);
  }

  /** Turns about the principal axis `a` at the rate `share` · L_a. */
  private aboutOwn(
    c: BodyColumns,
    row: number,
    a: number,
    share: number,
    momentum: Float64Array,
    time: Float64Array,
  ): void {
    const { axis, spin } = this;
    axis.fill(0);
    axis[a] = 1;
    if (isTurned(c, row)) quat.rotate(axis, 0, c.principalTurn, 4 * row, axis, 0);
    quat.rotate(axis, 0, c.orientation, 4 * row, axis, 0);
    const along = axis[0] * momentum[0] + axis[1] * momentum[1] + axis[2] * momentum[2];
    for (let x = 0; x < 3; x++) spin[x] = share * along * axis[x];
    turnBy(c.orientation, 4 * row, spin, 0, time, 0);
  }
}
