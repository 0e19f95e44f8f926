import type { ByteReader, ByteWriter } from '../core/bytes.js';
import {
  ANCHORS,
  type AnchoredContacts,
  bitOf,
  type ContactColumn,
  type Contacts,
  columnsOf,
  ENERGIES,
  IDS,
  KNOWN_PLACE,
  LOCALS,
  MEMOS,
  PAIR_ASLEEP,
  POSES,
  ROWS,
  SURFACES,
} from '../narrowphase/index.js';
import { type EventRows, type PairRows, responses } from '../response/index.js';
import type { Simulation } from '../simulation.js';
import { readNumbers } from './read-numbers.js';

export function writeContacts(sim: Simulation, out: ByteWriter): void {
  const c = sim.contacts.shapes.now;
  writeRows(c, out);
  out.bytes(bitOf(c.life, KNOWN_PLACE, c.manifolds), 0, c.manifolds);
  writeColumns(c, MEMOS, c.count, out);
  writeColumns(c, POSES, c.manifolds, out);
  writeColumns(c, LOCALS, c.count, out);
  for (const { now } of sim.contacts.anchored) writeAnchored(now, out);
  writeMemories(sim, out);
  writePairs(sim.ledger.current, out);
  writeEvents(sim.ledger.events, out);
  writeEvents(sim.ledger.removed, out);
}

export function readContacts(sim: Simulation, input: ByteReader): void {
  const c = sim.contacts.shapes.now;
  readRows(sim, c, input);
  readBit(c, KNOWN_PLACE, c.manifolds, input);
  readColumns(c, MEMOS, c.count, input);
  readColumns(c, POSES, c.manifolds, input);
  readColumns(c, LOCALS, c.count, input);
  for (const { now } of sim.contacts.anchored) readAnchored(sim, now, input);
  readMemories(sim, input);
  readPairs(sim, sim.ledger.current, input);
  readEvents(sim.ledger.events, input);
  readEvents(sim.ledger.removed, input);
}

/** What all contacts have. Whether a pair sleeps stands between its bodies and its surfaces. */
function writeRows(c: Contacts, out: ByteWriter): void {
  out.words(c.a, 0, c.manifolds);
  writeColumns(c, IDS, c.manifolds, out);
  out.bytes(bitOf(c.life, PAIR_ASLEEP, c.manifolds), 0, c.manifolds);
  writeColumns(c, SURFACES, c.manifolds, out);
  out.words(c.feature, 0, c.count);
  writeColumns(c, ROWS, c.count, out);
}

function readRows(sim: Simulation, c: Contacts, input: ByteReader): void {
  const at = input.offset;
  const a = input.words();
  c.clear();
  c.reserve(a.length, 0);
  c.a.set(a);
  readColumns(c, IDS, a.length, input);
  c.life.fill(0, 0, a.length);
  readBit(c, PAIR_ASLEEP, a.length, input);
  readColumns(c, SURFACES, a.length, input);
  const feature = input.words();
  c.reserve(0, feature.length);
  c.feature.set(feature);
  readColumns(c, ROWS, feature.length, input);
  c.manifolds = a.length;
  c.count = feature.length;
  checkManifolds(sim, c, input, at);
}

/** And what those of bodies that deform have beside. */
function writeAnchored(c: AnchoredContacts, out: ByteWriter): void {
  writeRows(c, out);
  writeColumns(c, ENERGIES, c.manifolds, out);
  writeColumns(c, ANCHORS, c.count, out);
  writeColumns(c, MEMOS, c.count, out);
}

function readAnchored(sim: Simulation, c: AnchoredContacts, input: ByteReader): void {
  readRows(sim, c, input);
  readColumns(c, ENERGIES, c.manifolds, input);
  readColumns(c, ANCHORS, c.count, input);
  readColumns(c, MEMOS, c.count, input);
}

function writeColumns(c: Contacts, columns: readonly ContactColumn[], rows: number, out: ByteWriter): void {
  for (const [name, width] of columns) {
    const column = columnsOf(c)[name];
    const length = rows * width;
    if (column instanceof Float64Array) out.doubles(column, 0, length);
    else if (column instanceof Uint8Array) out.bytes(column, 0, length);
    else out.words(column, 0, length);
  }
}

function readColumns(c: Contacts, columns: readonly ContactColumn[], rows: number, input: ByteReader): void {
  for (const [name, width] of columns) {
    const at = input.offset;
    const column = columnsOf(c)[name];
    const length = rows * width;
    const isDoubles = column instanceof Float64Array;
    const isBytes = column instanceof Uint8Array;
    const read = isDoubles ? readNumbers(input, length) : isBytes ? input.bytes() : input.words();
    if (read.length !== length) input.fail(UNEQUAL, at);
    column.set(read);
  }
}

const UNEQUAL = 'The columns of the contacts differ in length.';

/** One bit of `life`, for `rows` pairs. */
function readBit({ life }: Contacts, bit: number, rows: number, input: ByteReader): void {
  const at = input.offset;
  const on = input.bytes();
  if (on.length !== rows) input.fail(UNEQUAL, at);
  for (let m = 0; m < rows; m++) if (on[m] !== 0) life[m] |= bit;
}

const signed = (words: Uint32Array): Int32Array => Int32Array.from(words, (word) => word | 0);

/** What responses of deformable bodies remember of each particle. */
function writeMemories(sim: Simulation, out: ByteWriter): void {
  const used = sim.methods.inOrder.filter(({ response }) => response.anchored?.state?.() !== undefined);
  out.u32(used.length);
  for (const { method, response } of used) {
    const { numbers, partners } = response.anchored!.state!()!;
    out.text(method.name);
    out.align();
    const known = Math.min(numbers.length, sim.deformables.particles.count);
    out.doubles(numbers, 0, known);
    out.words(partners, 0, known);
  }
  out.align();
}

function readMemories(sim: Simulation, input: ByteReader): void {
  const count = input.u32();
  for (let k = 0; k < count; k++) {
    const at = input.offset;
    const name = input.text();
    input.align();
    const numbers = input.doubles();
    const partners = signed(input.words());
    if (!responses.names().includes(name)) input.fail(`There is no response '${name}'.`, at);
    if (numbers.length !== partners.length || numbers.length > sim.deformables.particles.count)
      input.fail(`The memory of '${name}' does not fit the particles.`, at);
    if (!numbers.every(Number.isFinite)) input.fail(`The memory of '${name}' is not finite.`, at);
    sim.methods.restoreMemory(name, { numbers, partners });
  }
  input.align();
}

function checkManifolds(sim: Simulation, c: Contacts, input: ByteReader, at: number): void {
  let points = 0;
  for (let m = 0; m < c.manifolds; m++) {
    const ordered = m === 0 || c.a[m - 1] < c.a[m] || (c.a[m - 1] === c.a[m] && c.b[m - 1] < c.b[m]);
    const isSelf = c.a[m] === c.b[m] && sim.deformables.byRow[c.a[m]] !== undefined;
    if (!ordered || !(isSelf || isPair(sim, c.a[m], c.b[m])))
      input.fail(`Contact manifold ${m} names bodies out of order.`, at);
    if (c.size[m] === 0 || c.first[m] + c.size[m] > c.count)
      input.fail(`Contact manifold ${m} names points that aren't there.`, at);
    points += c.size[m];
  }
  if (points !== c.count) input.fail('The manifolds and the contact points differ in number.', at);
}

function isPair(sim: Simulation, a: number, b: number): boolean {
  const { kind } = sim.bodies.columns;
  return a < b && b < sim.bodies.rows && kind[a] !== 0 && kind[b] !== 0;
}

function writePairs(rows: PairRows, out: ByteWriter): void {
  out.words(rows.a, 0, rows.count);
  out.words(rows.b, 0, rows.count);
  out.doubles(rows.impulse, 0, rows.count * 3);
  out.doubles(rows.peakForce, 0, rows.count);
  out.doubles(rows.depth, 0, rows.count);
}

function readPairs(sim: Simulation, rows: PairRows, input: ByteReader): void {
  const at = input.offset;
  const a = input.words();
  const b = input.words();
  if (a.length !== b.length) input.fail('The columns of the touching pairs differ in length.', at);
  rows.count = 0;
  for (let i = 0; i < a.length; i++) {
    if (!isPair(sim, a[i], b[i])) input.fail(`Touching pair ${i} names a body that isn't there.`, at);
    rows.push(a[i], b[i]);
  }
  rows.impulse.set(readNumbers(input, a.length * 3));
  rows.peakForce.set(readNumbers(input, a.length));
  rows.depth.set(readNumbers(input, a.length));
}

function writeEvents(rows: EventRows, out: ByteWriter): void {
  out.bytes(rows.type, 0, rows.count);
  out.doubles(rows.a, 0, rows.count);
  out.doubles(rows.b, 0, rows.count);
  out.doubles(rows.force, 0, rows.count);
}

function readEvents(rows: EventRows, input: ByteReader): void {
  const at = input.offset;
  const type = input.bytes();
  if (type.some((t) => t > 3)) input.fail('An event is of a type that does not exist.', at);
  const a = readNumbers(input, type.length);
  const b = readNumbers(input, type.length);
  const force = readNumbers(input, type.length);
  rows.count = 0;
  for (let i = 0; i < type.length; i++) rows.push(type[i], a[i], b[i], force[i]);
}
