/** The columns of the particles of deformable bodies in a snapshot. */
import { PARTICLE_LAYOUT } from '../bodies/particles.js';
import type { ByteReader, ByteWriter } from '../core/bytes.js';
import { PliantError } from '../core/errors.js';
import type { Simulation } from '../simulation.js';
import { readNumbers } from './read-numbers.js';

type ColumnName = keyof typeof PARTICLE_LAYOUT;
const NAMES = Object.keys(PARTICLE_LAYOUT) as ColumnName[];

export function writeParticles(sim: Simulation, out: ByteWriter): void {
  const { columns, count } = sim.deformables.particles;
  for (const name of NAMES) out.doubles(columns[name], 0, count * PARTICLE_LAYOUT[name].width);
}

export function readParticles(sim: Simulation, input: ByteReader): void {
  for (const name of NAMES) readColumn(sim, name, input);
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
