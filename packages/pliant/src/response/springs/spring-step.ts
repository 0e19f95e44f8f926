/**
 * Takes all contact springs of a world through one substep. The stiffest spring sets the number of parts: this is the
 * step-size adjustment that the lecture on rigid contacts calls a must. Within the substep normals stay fixed, and
 * depths and points follow the bodies. Each part is an implicit midpoint step with the discrete gradient of
 * `spring-law.ts`, row after row until the speeds agree:
 *
 *   for each part δ:  v̄ = v + ½ δ f/m + ½ Σ J/m,  J from v̄;  x += δ v̄;  v = 2 v̄ − v
 *
 * The work of an impulse is exactly J · v̄. A pair books the energy that its springs have taken (`store`), and the
 * springs give back no more than that. So kinetic energy, potential energy and stores together never grow. This holds
 * even where contact points are found anew, turn or vanish, and the sum of ½ k d² jumps. A row across the normal is a
 * spring whose force is cut at the friction cone. This spring keeps no more energy than it took.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import { moveArms } from './point-speed.js';
import * as L from './spring-law.js';
import * as R from './spring-rows.js';

/** Most passes over all rows in a part. Parts are short against the springs, so most agree after a few. */
const PASSES = 40;

/** Passes end when no speed changes by more than this share of the largest one. */
const AGREED = 1e-13;

/** Rounds in which springs that would give more than they took are weakened; after these they give nothing. */
const ROUNDS = 8;

/** A store may be overdrawn by this share of what it gives, for rounding. */
const ROUNDING = 1e-13;

export class SpringStep {
  private readonly law = new Float64Array(L.SOLVE);
  private readonly u = new Float64Array(3);
  private readonly j = new Float64Array(3);
  /** Largest change of a speed in a pass, and the largest speed [m/s]. */
  private readonly seen = new Float64Array(2);
  private work = new Float64Array(0);
  private given = new Float64Array(0);

  /** Goes through `h` [s] in `parts` parts. `leads` says that the bodies will follow the mean speeds. */
  take(c: BodyColumns, rows: R.SpringRows, h: number, parts: number, pulls: boolean, leads: boolean): void {
    if (this.work.length < rows.pairs) {
      this.work = new Float64Array(2 * rows.pairs);
      this.given = new Float64Array(2 * rows.pairs);
    }
    const { law } = this;
    law[L.PART] = h / parts;
    for (let part = 0; part < parts; part++) {
      rows.share.fill(1, 0, rows.pairs);
      rows.hold.fill(1, 0, rows.pairs);
      if (leads) moveArms(c, rows, law[L.PART], this.u);
      for (let round = 0; round <= ROUNDS; round++) {
        this.begin(c, rows);
        this.agree(c, rows, pulls);
        if (!this.weaken(rows, round + 1 >= ROUNDS)) break;
      }
      this.end(rows);
    }
  }

  /** Computes mean velocities without springs, then adds the impulses of the previous part. */
  private begin(c: BodyColumns, rows: R.SpringRows): void {
    const { body, data } = rows;
    const half = 0.5 * this.law[L.PART];
    for (let k = 0; k < rows.bodies; k++) {
      const o = k * R.BODY;
      for (let x = 0; x < 6; x++) body[o + R.MEAN + x] = body[o + R.BEFORE + x] + half * body[o + R.RATE + x];
    }
    const { j } = this;
    for (let r = 0; r < rows.count; r++) {
      const o = r * R.ROW;
      for (let x = 0; x < 3; x++) j[x] = data[o + R.PUSH] * data[o + x] + data[o + R.RUB + x];
      if (j[0] !== 0 || j[1] !== 0 || j[2] !== 0) rows.give(c, r, j);
    }
  }

  private agree(c: BodyColumns, rows: R.SpringRows, pulls: boolean): void {
    const { seen } = this;
    seen[1] = 0;
    for (let pass = 0; pass < PASSES; pass++) {
      seen[0] = 0;
      for (let r = 0; r < rows.count; r++) {
        this.press(c, rows, r, pulls);
        if (rows.data[r * R.ROW + R.FRICTION] > 0) this.rub(c, rows, r);
      }
      if (!(seen[0] > AGREED * seen[1])) return;
    }
  }

  private press(c: BodyColumns, rows: R.SpringRows, r: number, pulls: boolean): void {
    const { law, u, j, seen } = this;
    const { data } = rows;
    const o = r * R.ROW;
    rows.speeds(r, u);
    const un = u[0] * data[o] + u[1] * data[o + 1] + u[2] * data[o + 2];
    const old = data[o + R.PUSH];
    law[L.DEPTH] = data[o + R.DEEP];
    law[L.GIVE] = data[o + R.ALONG];
    law[L.FREE] = un - 0.5 * data[o + R.ALONG] * old;
    law[L.STIFF] = data[o + R.SPRING];
    law[L.DAMP] = data[o + R.DAMPER];
    L.solveSpring(law, pulls);
    const share = rows.share[rows.pair[r]];
    if (share < 1 && law[L.SPEED] > 0) {
      law[L.STIFF] *= share;
      L.solveSpring(law, pulls);
      // With less force the bodies would approach. Instead the contact stands still, and the spring gives nothing.
      if (law[L.SPEED] < 0) {
        law[L.SPEED] = Math.max(0, law[L.FREE]);
        law[L.DAMPED] = 0;
      }
    }
    const push = (2 * (law[L.SPEED] - law[L.FREE])) / data[o + R.ALONG];
    data[o + R.PUSH] = push;
    data[o + R.DAMPING] = law[L.DAMPED];
    if (push === old) return;
    const change = 0.5 * data[o + R.ALONG] * Math.abs(push - old);
    if (change > seen[0]) seen[0] = change;
    if (Math.abs(un) + change > seen[1]) seen[1] = Math.abs(un) + change;
    for (let x = 0; x < 3; x++) j[x] = (push - old) * data[o + x];
    rows.give(c, r, j);
  }

  /** Applies friction f = −k (ξ + ½ δ ū) − c ū across the normal, within the cone. */
  private rub(c: BodyColumns, rows: R.SpringRows, r: number): void {
    const { law, u, j, seen } = this;
    const { data } = rows;
    const o = r * R.ROW;
    const h = law[L.PART];
    const give = 0.5 * data[o + R.ACROSS];
    const resist = 0.5 * h * data[o + R.GRIP] + data[o + R.GRIP_DAMPER];
    const limit = rows.hold[rows.pair[r]] * data[o + R.FRICTION] * Math.max(0, data[o + R.PUSH]);
    rows.speeds(r, u);
    const un = u[0] * data[o] + u[1] * data[o + 1] + u[2] * data[o + 2];
    let sq = 0;
    for (let x = 0; x < 3; x++) {
      const old = data[o + R.RUB + x];
      const free = u[x] - un * data[o + x] - give * old;
      j[x] = (-h * (data[o + R.GRIP] * data[o + R.STRETCH + x] + resist * free)) / (1 + h * resist * give);
      sq += j[x] * j[x];
    }
    const size = Math.sqrt(sq);
    const scale = size > limit ? limit / size : 1;
    let change = 0;
    for (let x = 0; x < 3; x++) {
      const next = scale * j[x];
      j[x] = next - data[o + R.RUB + x];
      data[o + R.RUB + x] = next;
      change += Math.abs(j[x]);
    }
    if (change === 0) return;
    change *= give;
    if (change > seen[0]) seen[0] = change;
    if (change > seen[1]) seen[1] = change;
    rows.give(c, r, j);
  }

  /** Books the work of the part, and weakens pairs that gave more than they have. Returns false if no pair did. */
  private weaken(rows: R.SpringRows, isLast: boolean): boolean {
    const { work, given, u } = this;
    const { data } = rows;
    work.fill(0, 0, rows.pairs);
    given.fill(0, 0, rows.pairs);
    for (let r = 0; r < rows.count; r++) {
      const o = r * R.ROW;
      rows.speeds(r, u);
      const un = u[0] * data[o] + u[1] * data[o + 1] + u[2] * data[o + 2];
      data[o + R.PARTING] = un;
      for (let x = 0; x < 3; x++) data[o + R.SLIDING + x] = u[x] - un * data[o + x];
      // If passes did not agree, a damper may push on. The pair pays for that push as for a spring.
      const damped = data[o + R.DAMPING] * un < 0 ? data[o + R.DAMPING] : 0;
      const taken = -(data[o + R.PUSH] - damped) * un;
      work[rows.pair[r]] += taken;
      if (taken < 0) given[rows.pair[r]] -= taken;
    }
    let any = this.loosen(rows, isLast);
    for (let p = 0; p < rows.pairs; p++) {
      const left = rows.store[p] + work[p];
      if (!(left < -ROUNDING * given[p]) || rows.share[p] === 0) continue;
      rows.share[p] = isLast ? 0 : rows.share[p] * Math.max(0, 1 + left / given[p]);
      any = true;
    }
    return any;
  }

  /**
   * Friction gives no more energy than its spring holds. If friction would give more, the passes have not agreed.
   * Friction that presses a rod into the floor has no solution for rigid bodies (Painlevé), and a stiff spring is close
   * to that case. The pair then gets less friction in this part.
   */
  private loosen(rows: R.SpringRows, isLast: boolean): boolean {
    const { data } = rows;
    let any = false;
    for (let r = 0; r < rows.count; r++) {
      const o = r * R.ROW;
      let sq = 0;
      let gives = 0;
      for (let x = 0; x < 3; x++) {
        sq += data[o + R.STRETCH + x] * data[o + R.STRETCH + x];
        gives += data[o + R.RUB + x] * data[o + R.SLIDING + x];
      }
      const p = rows.pair[r];
      if (!(gives * (1 - ROUNDING) > 0.5 * data[o + R.GRIP] * sq) || rows.hold[p] === 0) continue;
      rows.hold[p] = isLast ? 0 : 0.5 * rows.hold[p];
      any = true;
    }
    return any;
  }

  /** Moves bodies, depths, stretches and stores to the end of the part. */
  private end(rows: R.SpringRows): void {
    const { body, data, store } = rows;
    const { j } = this;
    const h = this.law[L.PART];
    for (let k = 0; k < rows.bodies; k++) {
      const o = k * R.BODY;
      for (let x = 0; x < 6; x++) {
        const mean = body[o + R.MEAN + x];
        body[o + R.WAY + x] += h * mean;
        body[o + R.BEFORE + x] = 2 * mean - body[o + R.BEFORE + x];
      }
    }
    for (let p = 0; p < rows.pairs; p++) store[p] += this.work[p];
    for (let r = 0; r < rows.count; r++) {
      const o = r * R.ROW;
      data[o + R.DEEP] -= h * data[o + R.PARTING];
      for (let x = 0; x < 3; x++) j[x] = data[o + R.PUSH] * data[o + x] + data[o + R.RUB + x];
      for (let x = 0; x < 3; x++) data[o + R.TOTAL + x] += j[x];
      addTurn(data, o + R.TURN_A, o + R.ARM_A, j);
      addTurn(data, o + R.TURN_B, o + R.ARM_B, j);
      if (data[o + R.FRICTION] > 0) stretch(data, o, h);
    }
  }
}

function addTurn(data: Float64Array, to: number, arm: number, j: Float64Array): void {
  data[to] += data[arm + 1] * j[2] - data[arm + 2] * j[1];
  data[to + 1] += data[arm + 2] * j[0] - data[arm] * j[2];
  data[to + 2] += data[arm] * j[1] - data[arm + 1] * j[0];
}

/**
 * Stretches the spring across the normal by the sliding, as far as its force was not cut. The spring keeps no more
 * energy than it took.
 */
function stretch(data: Float64Array, o: number, h: number): void {
  const k = data[o + R.GRIP];
  if (!(k > 0)) return;
  let before = 0;
  let work = 0;
  for (let x = 0; x < 3; x++) {
    before += data[o + R.STRETCH + x] * data[o + R.STRETCH + x];
    work -= data[o + R.RUB + x] * data[o + R.SLIDING + x];
  }
  const limit = (data[o + R.FRICTION] * Math.max(0, data[o + R.PUSH])) / (h * k);
  let after = 0;
  for (let x = 0; x < 3; x++) {
    data[o + R.STRETCH + x] += h * data[o + R.SLIDING + x];
    after += data[o + R.STRETCH + x] * data[o + R.STRETCH + x];
  }
  if (after === 0) return;
  const most = Math.min(limit * limit, Math.max(0, before + (2 * work) / k));
  if (after <= most) return;
  const scale = Math.sqrt(most / after);
  for (let x = 0; x < 3; x++) data[o + R.STRETCH + x] *= scale;
}
