/**
 * Deformable bodies in a snapshot: for each its settings, what holds it, the place of its particles and the numbers of
 * its model; then the columns of all particles. Reading builds every body anew from its settings, at the same place,
 * and overwrites what moved since.
 */
import { isDeformable } from '../bodies/layout.js';
import { PARTICLE_LAYOUT } from '../bodies/particles.js';
import type { ByteReader, ByteWriter } from '../core/bytes.js';
import { PliantError } from '../core/errors.js';
import { Part } from '../core/part.js';
import type { Simulation } from '../simulation.js';
import { readNumbers } from './read-numbers.js';
import type { readDeformable, writeDeformable } from './snapshot-deformable.js';

type ColumnName = keyof typeof PARTICLE_LAYOUT;
const NAMES = Object.keys(PARTICLE_LAYOUT) as ColumnName[];

/** One body each: what a program without deformable bodies leaves out. */
export const deformableSnapshots = new Part<{
  readonly read: typeof readDeformable;
  readonly write: typeof writeDeformable;
}>('Soft bodies', 'pliant/soft');

export function writeDeformables(sim: Simulation, out: ByteWriter): void {
  const { list, particles } = sim.deformables;
  out.u32(list.length);
  // Built anew in the order of their particles, so that each finds its place again.
  for (const body of [...list].sort((p, q) => p.model.first - q.model.first)) {
    deformableSnapshots.get().write(body, out);
  }
  out.align();
  for (const name of NAMES) {
    out.doubles(particles.columns[name], 0, particles.count * PARTICLE_LAYOUT[name].width);
  }
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
  for (const name of NAMES) readColumn(sim, name, input);
  for (const { model } of deformables.list) model.restored?.();
  deformables.tie(bodies);
}

function readColumn(sim: Simulation, name: ColumnName, input: ByteReader): void {
  const at = input.offset;
  const { particles } = sim.deformables;
  const values = readNumbers(input, particles.count * PARTICLE_LAYOUT[name].width);
  const bad = values.findIndex((value) => !Number.isFinite(value));
  if (bad >= 0)
    throw new PliantError('corrupt-data', `The particle column '${name}' has a value that is not finite.`, {
      offset: at,
    });
  particles.columns[name].set(values);
}
