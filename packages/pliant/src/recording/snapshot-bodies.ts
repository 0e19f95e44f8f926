import { BODY_KINDS, BODY_LAYOUT, DISABLED, isDeformable, SWEEP } from '../bodies/layout.js';
import type { ByteReader, ByteWriter } from '../core/bytes.js';
import { MAX_BODIES } from '../core/constants.js';
import type { ColumnSpec } from '../core/memory.js';
import { shapeKinds } from '../geometry/shapes.js';
import type { Simulation } from '../simulation.js';

type ColumnName = keyof typeof BODY_LAYOUT;
const NAMES = Object.keys(BODY_LAYOUT) as ColumnName[];

/** Columns in which infinity has a meaning; everything else must be finite. */
const MAY_BE_INFINITE: ReadonlySet<ColumnName> = new Set<ColumnName>([
  'bounds',
  'forceThreshold',
  'thinness',
  'reach',
]);

export function writeBodies(sim: Simulation, out: ByteWriter): void {
  const { columns, rows } = sim.bodies;
  out.u32(rows);
  out.align();
  for (const name of NAMES) {
    const spec: ColumnSpec = BODY_LAYOUT[name];
    const column = columns[name];
    const end = rows * spec.width;
    if (column instanceof Float64Array) out.doubles(column, 0, end);
    else if (column instanceof Uint32Array) out.words(column, 0, end);
    else out.bytes(column, 0, end);
    out.align();
  }
}

export function readBodies(sim: Simulation, input: ByteReader): void {
  const at = input.offset;
  const rows = input.u32();
  if (rows > MAX_BODIES)
    input.fail(`The snapshot claims ${rows} bodies; at most ${MAX_BODIES} are possible.`, at);
  // Every row has 16 numbers at least, so a claim that the data can't hold is refused before memory is taken.
  if (rows * 128 > input.remaining)
    input.fail(`The snapshot claims ${rows} bodies and is too short for them.`, at);
  input.align();
  sim.bodies.arena.reserve(rows);
  sim.bodies.arena.rows = rows;
  for (const name of NAMES) readColumn(sim, name, rows, input);
  checkCodes(sim, input, at);
  sim.bodies.adopt();
  sim.methods.regroup();
}

function readColumn(sim: Simulation, name: ColumnName, rows: number, input: ByteReader): void {
  const at = input.offset;
  const spec: ColumnSpec = BODY_LAYOUT[name];
  const column = sim.bodies.columns[name];
  const values = spec.type === 'f64' ? input.doubles() : spec.type === 'u8' ? input.bytes() : input.words();
  input.align();
  if (values.length !== rows * spec.width) {
    input.fail(`The column '${name}' has ${values.length} numbers instead of ${rows * spec.width}.`, at);
  }
  if (spec.type === 'f64' && !MAY_BE_INFINITE.has(name)) {
    const bad = values.findIndex((v) => !Number.isFinite(v));
    if (bad >= 0) input.fail(`The column '${name}' has a value that is not finite at ${bad}.`, at);
  }
  column.set(values as never);
}

function checkCodes(sim: Simulation, input: ByteReader, at: number): void {
  const { kind, shapeCode, activity, continuous } = sim.bodies.columns;
  for (let row = 0; row < sim.bodies.rows; row++) {
    if (kind[row] > BODY_KINDS.length) input.fail(`Body row ${row} has the unknown kind ${kind[row]}.`, at);
    if (activity[row] > DISABLED)
      input.fail(`Body row ${row} has the unknown activity ${activity[row]}.`, at);
    if (kind[row] === 0) continue;
    if (continuous[row] > SWEEP.never) input.fail(`Body row ${row} is swept in an unknown way.`, at);
    if (shapeCode[row] > shapeKinds.length || (shapeCode[row] === 0 && !isDeformable(kind[row])))
      input.fail(`Body row ${row} has the unknown shape ${shapeCode[row]}.`, at);
    if (!sim.bodies.solids.adopt(sim.bodies.columns, row))
      input.fail(`Body row ${row} names a solid that the snapshot doesn't have.`, at);
  }
}
