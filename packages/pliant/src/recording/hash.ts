import { NUMBERS } from '../bodies/joints.js';
import { BODY_LAYOUT } from '../bodies/layout.js';
import { PARTICLE_LAYOUT } from '../bodies/particles.js';
import { Hash64 } from '../core/hash64.js';
import { KNOWN_PLACE, LOCAL, MEMO, POSE } from '../narrowphase/index.js';
import type { Simulation } from '../simulation.js';

/** Columns that the next step reads and that a step changes; what follows from them is left out. */
const STATE = ['position', 'orientation', 'velocity', 'angularVelocity', 'restTime'] as const;

const PARTICLE_STATE = ['position', 'velocity', 'held', 'inverseMass'] as const;

/**
 * A 64-bit hash of everything that decides how a world goes on: clock, bodies, joints, and what contacts remember. Two
 * worlds of the same scene with the same hash take the same next step, in every bit.
 */
export class StateHash {
  private readonly hash = new Hash64();

  /** 16 hexadecimal digits. */
  digest(sim: Simulation): string {
    return this.feed(sim).digest();
  }

  /** High and low word, without making a string. */
  digestInto(sim: Simulation, out: Uint32Array, o: number): void {
    this.feed(sim).digestInto(out, o);
  }

  private feed(sim: Simulation): Hash64 {
    const { hash } = this;
    const c = sim.bodies.columns;
    const { rows } = sim.bodies;
    const contacts = sim.contacts.shapes.now;
    hash.reset();
    hash.doubles(sim.clock).u32(rows);
    for (const name of STATE) hash.doubles(c[name], 0, rows * BODY_LAYOUT[name].width);
    const { particles, list } = sim.deformables;
    for (const name of PARTICLE_STATE)
      hash.doubles(particles.columns[name], 0, particles.count * PARTICLE_LAYOUT[name].width);
    for (const { model } of list) for (const numbers of model.state) hash.doubles(numbers);
    for (const { response } of sim.methods.inOrder) {
      const memory = response.anchored?.state?.();
      if (memory === undefined || particles.count === 0) continue;
      const known = Math.min(memory.numbers.length, particles.count);
      hash.doubles(memory.numbers, 0, known);
    }
    hash.bytes(c.kind, 0, rows).bytes(c.activity, 0, rows);
    hash.words(contacts.a, 0, contacts.manifolds).words(contacts.b, 0, contacts.manifolds);
    for (let m = 0; m < contacts.manifolds; m++) hash.u8(contacts.life[m] & KNOWN_PLACE);
    hash.doubles(contacts.pose, 0, contacts.manifolds * POSE);
    hash.doubles(contacts.local, 0, contacts.count * LOCAL);
    const { joints } = sim;
    if (joints.rows > 0) {
      hash.bytes(joints.kind, 0, joints.rows).bytes(joints.flags, 0, joints.rows);
      hash.words(joints.a, 0, joints.rows).words(joints.b, 0, joints.rows);
      hash.doubles(joints.numbers, 0, joints.rows * NUMBERS);
    }
    for (const { now: c } of sim.contacts.anchored)
      hash
        .words(c.a, 0, c.manifolds)
        .words(c.b, 0, c.manifolds)
        .doubles(c.stored, 0, c.manifolds)
        .doubles(c.spent, 0, c.manifolds);
    const kept = sim.contacts.withElasticity.now;
    if (kept.count > 0) hash.words(kept.feature, 0, kept.count).doubles(kept.memo, 0, kept.count * MEMO);
    hash.words(contacts.feature, 0, contacts.count).doubles(contacts.memo, 0, contacts.count * MEMO);
    return hash;
  }
}
