import type { ByteReader, ByteWriter } from '../core/bytes.js';
import {
  type AnchoredContacts,
  bitOf,
  type Contacts,
  KNOWN_PLACE,
  LOCAL,
  MEMO,
  PAIR_ASLEEP,
  POSE,
} from '../narrowphase/index.js';
import { type EventRows, type PairRows, responses } from '../response/index.js';
import type { Simulation } from '../simulation.js';
import { readNumbers } from './read-numbers.js';

export function writeContacts(sim: Simulation, out: ByteWriter): void {
  const c = sim.narrowphase.current;
  writeRows(c, out);
  out.bytes(bitOf(c.life, KNOWN_PLACE, c.manifolds), 0, c.manifolds);
  out.doubles(c.memo, 0, c.count * MEMO);
  out.doubles(c.pose, 0, c.manifolds * POSE);
  out.doubles(c.local, 0, c.count * LOCAL);
  for (const { contacts } of sim.methods.looks) writeAnchored(contacts, out);
  writeMemories(sim, out);
  writePairs(sim.ledger.current, out);
  writeEvents(sim.ledger.events, out);
  writeEvents(sim.ledger.removed, out);
}

export function readContacts(sim: Simulation, input: ByteReader): void {
  const at = input.offset;
  const c = sim.narrowphase.current;
  readRows(sim, c, input);
  const kept = input.bytes();
  if (kept.length !== c.manifolds) input.fail('The columns of the contact manifolds differ in length.', at);
  setBit(c.life, KNOWN_PLACE, kept);
  c.memo.set(readNumbers(input, c.count * MEMO));
  c.pose.set(readNumbers(input, c.manifolds * POSE));
  c.local.set(readNumbers(input, c.count * LOCAL));
  for (const { contacts } of sim.methods.looks) readAnchored(sim, contacts, input);
  readMemories(sim, input);
  readPairs(sim, sim.ledger.current, input);
  readEvents(sim.ledger.events, input);
  readEvents(sim.ledger.removed, input);
}

/** What all contacts have. */
function writeRows(c: Contacts, out: ByteWriter): void {
  const points = c.count;
  out.words(c.a, 0, c.manifolds);
  out.words(c.b, 0, c.manifolds);
  out.words(c.first, 0, c.manifolds);
  out.words(c.size, 0, c.manifolds);
  out.bytes(bitOf(c.life, PAIR_ASLEEP, c.manifolds), 0, c.manifolds);
  out.bytes(c.touching, 0, c.manifolds);
  out.doubles(c.rough, 0, c.manifolds);
  out.doubles(c.bounce, 0, c.manifolds);
  out.words(c.feature, 0, points);
  out.doubles(c.point, 0, points * 3);
  out.doubles(c.normal, 0, points * 3);
  out.doubles(c.depth, 0, points);
  out.doubles(c.force, 0, points * 3);
  out.doubles(c.impulse, 0, points * 3);
}

function readRows(sim: Simulation, c: Contacts, input: ByteReader): void {
  const at = input.offset;
  const a = input.words();
  const b = input.words();
  const first = input.words();
  const size = input.words();
  const carried = input.bytes();
  const touching = input.bytes();
  const rough = readNumbers(input, a.length);
  const bounce = readNumbers(input, a.length);
  const feature = input.words();
  const count = feature.length;
  if ([b, first, size, carried, touching].some((column) => column.length !== a.length)) {
    input.fail('The columns of the contact manifolds differ in length.', at);
  }
  c.clear();
  c.reserve(a.length, count);
  c.manifolds = a.length;
  c.count = count;
  c.a.set(a);
  c.b.set(b);
  c.first.set(first);
  c.size.set(size);
  c.life.fill(0, 0, a.length);
  setBit(c.life, PAIR_ASLEEP, carried);
  c.touching.set(touching);
  c.rough.set(rough);
  c.bounce.set(bounce);
  c.feature.set(feature);
  c.point.set(readNumbers(input, count * 3));
  c.normal.set(readNumbers(input, count * 3));
  c.depth.set(readNumbers(input, count));
  c.force.set(readNumbers(input, count * 3));
  c.impulse.set(readNumbers(input, count * 3));
  checkManifolds(sim, c, input, at);
}

/** And what those of bodies that deform have beside. */
function writeAnchored(c: AnchoredContacts, out: ByteWriter): void {
  writeRows(c, out);
  out.doubles(c.stored, 0, c.manifolds);
  out.doubles(c.spent, 0, c.manifolds);
  out.words(c.nodesA, 0, 3 * c.count);
  out.words(c.nodesB, 0, 3 * c.count);
  for (const name of ['weightsA', 'weightsB', 'placeA', 'placeB'] as const)
    out.doubles(c[name], 0, 3 * c.count);
  out.bytes(c.onSkin, 0, c.count);
  out.words(c.region, 0, c.count);
  out.words(c.face, 0, c.count);
  out.doubles(c.friction, 0, c.count);
  out.doubles(c.memo, 0, c.count * MEMO);
}

function readAnchored(sim: Simulation, c: AnchoredContacts, input: ByteReader): void {
  readRows(sim, c, input);
  const at = input.offset;
  c.stored.set(readNumbers(input, c.manifolds));
  c.spent.set(readNumbers(input, c.manifolds));
  const nodes = [input.words(), input.words()];
  const places = ['weightsA', 'weightsB', 'placeA', 'placeB'] as const;
  for (const name of places) c[name].set(readNumbers(input, 3 * c.count));
  const onSkin = input.bytes();
  const region = input.words();
  const face = input.words();
  const isWhole = nodes.every(({ length }) => length === 3 * c.count);
  if (!isWhole || [onSkin, region, face].some(({ length }) => length !== c.count))
    input.fail('The columns of the anchored contacts differ in length.', at);
  c.nodesA.set(signed(nodes[0]));
  c.nodesB.set(signed(nodes[1]));
  c.onSkin.set(onSkin);
  c.region.set(signed(region));
  c.face.set(signed(face));
  c.friction.set(readNumbers(input, c.count));
  c.memo.set(readNumbers(input, c.count * MEMO));
}

/** Sets one bit of a column where `on` is not 0. */
function setBit(life: Uint8Array, bit: number, on: Uint8Array): void {
  for (let m = 0; m < on.length; m++) if (on[m] !== 0) life[m] |= bit;
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
