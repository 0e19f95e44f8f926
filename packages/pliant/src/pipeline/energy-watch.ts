/**
 * Watches the energy of a world, step by step. The energy that bodies have may not exceed what they had plus the work
 * that was done on them.
 *
 *   had    kinetic energy of all bodies that forces move, their potential energy in gravity and uniform fields, and
 *          that of spring joints and contact springs
 *   done   work of the user's forces, of fields, held vertices and keyframes, of motors, of kinematic bodies that push
 *          or pull
 *   stored what deformable bodies hold, looked at from time to time: it may all come out
 *
 * The watch looks at every fourth step, which costs less than a hundredth of a step. Work is booked in every step. Lost
 * energy is forgotten slowly (`MEMORY`), because contact springs and elasticity return it within a swing. Bounds of
 * work are generous and the tolerance is wide: the watch finds explosions, not the last percent. None of it is part of
 * a world's state. A healthy step only adds up numbers and allocates nothing.
 */

import type { Bodies } from '../bodies/bodies.js';
import { addSpringEnergy } from '../bodies/joint-springs.js';
import { AWAKE, isDeformable, isDynamic } from '../bodies/layout.js';
import { isTurned } from '../bodies/principal.js';
import type { Troubles } from '../core/troubles.js';
import { inverseRotate } from '../math/quat.js';
import * as vec3 from '../math/vec3.js';
import { addWork, type Worked } from './energy-work.js';

/** Time in which lost energy is forgotten [s]. Shorter: a swing of a soft body counts as a gain. */
const MEMORY = 0.5;

/**
 * Growth that is not reported: a share of the previous kinetic energy, and of the energy that lifts every body by its
 * own reach.
 */
const SHARE_OF_MOTION = 0.2;
const SHARE_OF_WEIGHT = 0.1;

/** Growth that is not reported, as a speed of all bodies [m/s]. Overlaps are pushed apart about as fast. */
const SLOW = 0.1;

/**
 * Growth that is not reported, as a share of the potential energy of every body, at rest or not. The sum of many
 * heights is rounded, and a solver stops short of the last digits.
 */
const ROUNDING = 1e-8;

/**
 * Steps between two looks at the energy of bodies. Looks between two readings of the energy that deformable bodies
 * store.
 */
const EVERY = 4;
const LOOK = 4;

/** A gain is reported once in this many steps. */
const QUIET = 30;

/** Above this speed contacts are not found in time, whatever the substep [m/s]. */
const RUNAWAY = 1e5;

/** Places in `sums`. */
const ENERGY = 0;
const MOTION = 1;
const SCALE = 2;
const SPEEDS = 3;
const ALLOWED = 4;
const STORED = 5;
const SPAN = 6;

/** The parts of a world that the watch reads, and the receiver of its reports. */
export interface Watched extends Worked {
  readonly gravity: Float64Array;
  readonly clock: Float64Array;
  readonly substeps: number;
  readonly troubles: Troubles;
  readonly methods: { addStored(out: Float64Array, at: number): void };
  /** A body as messages name it. */
  nameOf(row: number): string;
}

export class EnergyWatch {
  /** Numbers stand in an array, because numbers that are written to fields are boxed. */
  private readonly sums = new Float64Array(7);
  private readonly spin = new Float64Array(3);
  private readonly arms = new Float64Array(6);
  /** Kinetic energy of each row after the step before [J]. */
  private before = new Float64Array(0);
  private now = new Float64Array(0);
  private running = new Uint8Array(0);
  private isKnown = false;
  private stepsToLook = 0;
  private looksToStored = 0;
  private anyFast = false;
  private toldAt = Number.NEGATIVE_INFINITY;

  /** Set when the user has applied a force. The watch then visits all bodies for the work of such forces. */
  isPushed = false;

  /** Bodies, gravity, fields or methods have changed: the present energy is the new reference. */
  forget(): void {
    this.isKnown = false;
  }

  /** A gain of this step has been told by who caused it. */
  noteTold(step: number): void {
    this.toldAt = step;
  }

  begin(sim: Watched): void {
    this.reserve(sim.bodies);
    sim.fields.work[0] = 0;
    if (this.isKnown && this.isAsLeft(sim.bodies)) return;
    sim.deformables.measureAll(sim.bodies);
    this.measure(sim);
    this.before.set(this.now.subarray(0, sim.bodies.rows));
    this.sums[ALLOWED] = this.sums[ENERGY];
    this.sums[SPAN] = 0;
    this.stepsToLook = 0;
    if (!this.isKnown) this.looksToStored = 0;
    this.isKnown = true;
  }

  /** Call this at the end of a step of `dt` [s], before user forces and books are cleared. */
  finish(sim: Watched, dt: number): void {
    const { sums } = this;
    addWork(sim, dt, this.isPushed, sums, ALLOWED);
    this.isPushed = false;
    sums[SPAN] += dt;
    if (this.stepsToLook-- > 0) this.noteSpeeds(sim.bodies);
    else this.compare(sim, dt);
  }

  private compare(sim: Watched, dt: number): void {
    const { sums } = this;
    const motion = sums[MOTION];
    const awake = sums[SCALE];
    this.measure(sim);
    if (sim.deformables.list.length > 0 && --this.looksToStored < 0) this.lookAtStored(sim, dt);
    const scale = SHARE_OF_MOTION * motion + SHARE_OF_WEIGHT * Math.max(awake, sums[SCALE]);
    const gain = sums[ENERGY] - sums[ALLOWED] - sums[STORED];
    if (gain > scale) this.tell(sim, gain);
    // What was within the tolerance of bodies that have just fallen asleep is no gain of those that sleep.
    if (gain > (sums[SCALE] < awake ? 0 : scale)) sums[ALLOWED] = sums[ENERGY];
    else sums[ALLOWED] -= Math.min(1, sums[SPAN] / MEMORY) * Math.max(0, sums[ALLOWED] - sums[ENERGY]);
    if (this.anyFast) this.watchSpeeds(sim);
    const { before } = this;
    this.before = this.now;
    this.now = before;
    this.stepsToLook = EVERY - 1;
    sums[SPAN] = 0;
  }

  /** Whether nobody has changed velocities since the last step. */
  private isAsLeft(bodies: Bodies): boolean {
    const known = this.sums[SPEEDS];
    this.noteSpeeds(bodies);
    return this.sums[SPEEDS] === known;
  }

  /** One sum per axis: three independent sums take a third of the time. */
  private noteSpeeds({ rows, columns: { velocity: v } }: Bodies): void {
    let x = 0;
    let y = 0;
    let z = 0;
    for (let i = 0; i < 3 * rows; i += 3) {
      x += v[i];
      y += v[i + 1];
      z += v[i + 2];
    }
    this.sums[SPEEDS] = x + 3 * y + 7 * z;
  }

  private tell(sim: Watched, gain: number): void {
    const step = sim.clock[1];
    if (step - this.toldAt < QUIET) return;
    this.toldAt = step;
    let most = 0;
    for (let row = 1; row < sim.bodies.rows; row++)
      if (this.now[row] - this.before[row] > this.now[most] - this.before[most]) most = row;
    sim.troubles.report({
      code: 'energy-grew',
      step,
      body: sim.bodies.handle(most),
      sentence: `Bodies gained ${Number(gain.toPrecision(3))} J and nobody did work on them, most of it ${sim.nameOf(most)}. Take more substeps or another response; let no bodies overlap at the start.`,
    });
  }

  /** Reports each body that has become too fast, once. */
  private watchSpeeds(sim: Watched): void {
    const { running, now } = this;
    const { mass } = sim.bodies.columns;
    for (let row = 0; row < sim.bodies.rows; row++) {
      const isFast = now[row] > 0.5 * mass[row] * RUNAWAY * RUNAWAY;
      if (!isFast) running[row] = 0;
      else if (running[row] === 0) {
        running[row] = 1;
        sim.troubles.report({
          code: 'runaway-speed',
          step: sim.clock[1],
          body: sim.bodies.handle(row),
          sentence: `The body ${sim.nameOf(row)} is faster than ${RUNAWAY} m/s, too fast for contacts to be found; slow it down.`,
        });
      }
    }
  }

  private lookAtStored({ deformables, substeps }: Watched, dt: number): void {
    const { sums } = this;
    const before = sums[STORED];
    this.looksToStored = LOOK;
    sums[STORED] = 0;
    for (const { model } of deformables.list) sums[STORED] += model.elasticEnergy(dt / substeps);
    // Energy that deformable bodies gave back may have become motion.
    if (sums[STORED] < before) sums[ALLOWED] += before - sums[STORED];
  }

  private measure(sim: Watched): void {
    const { sums, now, spin } = this;
    const { rows, columns: c } = sim.bodies;
    const { kind, activity, velocity: v, angularVelocity: w, position: x, mass, inertia } = c;
    const { gravity } = sim;
    const g = Math.sqrt(vec3.lengthSq(gravity, 0));
    const { fields } = sim.fields;
    let energy = 0;
    let motion = 0;
    let scale = 0;
    for (let row = 0, i = 0; row < rows; row++, i += 3) {
      now[row] = 0;
      if (!isDynamic(kind[row])) continue;
      const m = mass[row];
      const weight = m * c.gravityScale[row];
      const height = weight * (gravity[0] * x[i] + gravity[1] * x[i + 1] + gravity[2] * x[i + 2]);
      energy -= height;
      for (let f = 0; f < fields.length; f++) {
        const field = fields[f];
        if (field.kind !== 'uniform') continue;
        for (let k = 0; k < 3; k++) energy -= m * field.acceleration[k] * x[i + k];
      }
      const box = row * 6;
      const size =
        c.reach[row] < Number.POSITIVE_INFINITY
          ? c.reach[row]
          : 0.5 * (c.bounds[box + 4] - c.bounds[box + 1]);
      scale += ROUNDING * (Math.abs(height) + m * g * size);
      if (activity[row] !== AWAKE) continue;
      scale += m * (g * size + 0.5 * SLOW * SLOW);
      if (isDeformable(kind[row])) now[row] = sim.deformables.kinetic[row];
      else {
        let spinning = inertia[i] * (w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2]);
        if (inertia[i] !== inertia[i + 1] || inertia[i] !== inertia[i + 2]) {
          inverseRotate(spin, 0, c.orientation, row * 4, w, i);
          if (isTurned(c, row)) inverseRotate(spin, 0, c.principalTurn, row * 4, spin, 0);
          spinning =
            inertia[i] * spin[0] * spin[0] +
            inertia[i + 1] * spin[1] * spin[1] +
            inertia[i + 2] * spin[2] * spin[2];
        }
        now[row] = 0.5 * (m * (v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2]) + spinning);
      }
      motion += now[row];
      // A body that was fast once is checked in every step, to notice when it is slow again.
      if (now[row] > 0.5 * m * RUNAWAY * RUNAWAY) this.anyFast = true;
    }
    sums[ENERGY] = energy + motion;
    sim.methods.addStored(sums, ENERGY);
    if (sim.joints.count > 0) addSpringEnergy(sim.joints, sim.bodies, this.arms, sums, ENERGY);
    sums[MOTION] = motion;
    sums[SCALE] = scale;
    this.noteSpeeds(sim.bodies);
  }

  private reserve(bodies: Bodies): void {
    if (this.now.length >= bodies.rows) return;
    const { capacity } = bodies.arena;
    this.now = new Float64Array(capacity);
    this.before = new Float64Array(capacity);
    this.running = new Uint8Array(capacity);
    this.isKnown = false;
  }
}
