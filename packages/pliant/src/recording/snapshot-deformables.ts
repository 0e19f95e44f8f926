/**
 * Deformable bodies in a snapshot: for each its settings, what holds it, the place of its particles and the numbers of
 * its model; then the columns of all particles. Reading builds every body anew from its settings, at the same place,
 * and overwrites what moved since.
 */
import { isDeformable } from '../bodies/layout.js';
import type { ByteReader, ByteWriter } from '../core/bytes.js';
import { Part } from '../core/part.js';
import type { Simulation } from '../simulation.js';
import type { readDeformable, writeDeformable } from './snapshot-deformable.js';
import type { readParticles, writeParticles } from './snapshot-particles.js';

/** One body each, and all particles: what a program without deformable bodies leaves out. */
export const deformableSnapshots = new Part<{
  readonly read: typeof readDeformable;
  readonly write: typeof writeDeformable;
  readonly readParticles: typeof readParticles;
  readonly writeParticles: typeof writeParticles;
}>('Soft bodies', 'pliant/soft');

export function writeDeformables(sim: Simulation, out: ByteWriter): void {
  const { list } = sim.deformables;
  out.u32(list.length);
  // Built anew in the order of their particles, so that each finds its place again.
  for (const body of [...list].sort((p, q) => p.model.first - q.model.first)) {
    deformableSnapshots.get().write(body, out);
  }
  out.align();
  if (list.length > 0) deformableSnapshots.get().writeParticles(sim, out);
}

export function readDeformables(sim: Simulation, input: ByteReader): void {
  const at = input.offset;
  const count = input.u32();
  for (let k = 0; k < count; k++) deformableSnapshots.get().read(sim, input);
  input.align();
  const { deformables, bodies } = sim;
  const { kind } = bodies.columns;
  for (let row = 0; row < bodies.rows; row++) {
    if (isDeformable(kind[row]) !== (deformables.byRow[row] !== undefined))
      input.fail(`Body row ${row} and the list of deformable bodies disagree.`, at);
  }
  if (count > 0) deformableSnapshots.get().readParticles(sim, input);
  for (const { model } of deformables.list) model.restored?.();
  deformables.tie(bodies);
}
