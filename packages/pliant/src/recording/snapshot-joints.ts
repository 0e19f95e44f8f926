import { ALL_FLAGS, AXES, JOINT_CODE, JOINT_KINDS, type Joints, NUMBERS } from '../bodies/joints.js';
import { BODY_CODE, isDeformable } from '../bodies/layout.js';
import type { ByteReader, ByteWriter } from '../core/bytes.js';
import { sixAxisJoints } from '../response/joints/index.js';
import type { Simulation } from '../simulation.js';
import { readNumbers } from './read-numbers.js';

export function writeJoints({ joints }: Simulation, out: ByteWriter): void {
  const { rows } = joints;
  out.bytes(joints.kind, 0, rows);
  out.bytes(joints.flags, 0, rows);
  out.words(joints.a, 0, rows);
  out.words(joints.b, 0, rows);
  out.words(joints.generation, 0, rows);
  out.words(joints.strained, 0, rows);
  out.doubles(joints.numbers, 0, rows * NUMBERS);
  out.text(JSON.stringify(Array.from({ length: rows }, (_, row) => joints.names[row] ?? null)));
}

export function readJoints(sim: Simulation, input: ByteReader): void {
  const { joints } = sim;
  const at = input.offset;
  const kind = input.bytes();
  const flags = input.bytes();
  const columns = [input.words(), input.words(), input.words(), input.words()];
  const [a, b, generation, strained] = columns;
  if (flags.length !== kind.length || columns.some((column) => column.length !== kind.length)) {
    input.fail('The columns of the joints differ in length.', at);
  }
  const numbers = readNumbers(input, kind.length * NUMBERS);
  if (numbers.some((v) => !Number.isFinite(v))) input.fail('A joint has a number that is not finite.', at);
  joints.reserve(kind.length);
  joints.kind.set(kind);
  joints.flags.set(flags);
  joints.a.set(a);
  joints.b.set(b);
  joints.generation.set(generation);
  joints.strained.set(strained);
  joints.numbers.set(numbers);
  for (let row = 0; row < kind.length; row++) checkJoint(sim, row, input, at);
  readNames(sim, kind.length, input);
  joints.adopt(kind.length);
}

function checkJoint({ joints, bodies }: Simulation, row: number, input: ByteReader, at: number): void {
  const kind = joints.kind[row];
  if (kind === 0) return;
  const a = joints.a[row];
  const b = joints.b[row];
  const alive = (body: number) => body < bodies.rows && bodies.columns.kind[body] !== 0;
  if (kind > JOINT_KINDS.length || (joints.flags[row] & ~ALL_FLAGS) !== 0)
    input.fail(`Joint ${row} is of an unknown kind.`, at);
  if (!hasKnownAxes(joints, row)) input.fail(`Joint ${row} has axes of an unknown kind.`, at);
  if (a === b || !alive(a) || !alive(b)) input.fail(`Joint ${row} ties bodies that aren't there.`, at);
  if (isDeformable(bodies.columns.kind[a]) || isDeformable(bodies.columns.kind[b]))
    input.fail(`Joint ${row} ties a deformable body.`, at);
  const rigid = bodies.columns.kind[a] === BODY_CODE.rigid || bodies.columns.kind[b] === BODY_CODE.rigid;
  if (!rigid) input.fail(`Joint ${row} ties two bodies that nothing can move.`, at);
}

/** The axes of a six-axis joint decide how many rows it has. */
function hasKnownAxes({ kind, numbers }: Joints, row: number): boolean {
  return (
    kind[row] !== JOINT_CODE['six-axis'] || sixAxisJoints.get('snapshot').knows(numbers, row * NUMBERS + AXES)
  );
}

function readNames({ joints }: Simulation, rows: number, input: ByteReader): void {
  const at = input.offset;
  let names: unknown;
  try {
    names = JSON.parse(input.text());
  } catch {
    input.fail('The names of the joints are not valid JSON; get a fresh copy of the snapshot.', at);
  }
  if (!Array.isArray(names) || names.length !== rows)
    input.fail('The joints and their names differ in number.', at);
  for (let row = 0; row < rows; row++) {
    const name: unknown = (names as unknown[])[row];
    if (name !== null && typeof name !== 'string') input.fail(`The name of joint ${row} is no text.`, at);
    joints.names[row] = name === null ? undefined : (name as string);
  }
}
