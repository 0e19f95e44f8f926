/**
 * A world as one binary: header (magic, version, checksum of all that follows), settings as JSON, then the columns of
 * the body arena, deformable bodies with their particles, the contacts with what they remember, the books of the last
 * step, the joints. Restoring gives the same bits: the next step, and the next snapshot, are the same as without.
 *
 * The reader trusts nothing. The checksum catches accidents; every count, code and index is checked all the same,
 * because a checksum can be forged.
 */
import type { CustomField } from '../bodies/fields.js';
import { ByteReader, ByteWriter } from '../core/bytes.js';
import { PliantError } from '../core/errors.js';
import { Hash64 } from '../core/hash64.js';
import { Simulation } from '../simulation.js';
import { readNumbers } from './read-numbers.js';
import { readBodies, writeBodies } from './snapshot-bodies.js';
import { readContacts, writeContacts } from './snapshot-contacts.js';
import { readDeformables, writeDeformables } from './snapshot-deformables.js';
import { readJoints, writeJoints } from './snapshot-joints.js';
import { checkSettings, readSettings, writeSettings } from './snapshot-settings.js';

/** "PLNT" as little-endian bytes. */
const MAGIC = 0x544e4c50;
export const SNAPSHOT_VERSION = 12;

/** Magic, version, checksum. */
const HEADER_BYTES = 16;

/** What a snapshot or scene can't hold: functions, and where memory stands. */
export interface RestoreOptions {
  /** Functions of the custom force fields that the world uses, by name. */
  readonly fields?: Readonly<Record<string, CustomField>>;
  /** Keep the state in a SharedArrayBuffer where there is one. */
  readonly shared?: boolean;
}

export function writeSnapshot(sim: Simulation): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter(1 << 16);
  out.u32(MAGIC);
  out.u32(SNAPSHOT_VERSION);
  out.u64(0, 0);
  out.text(JSON.stringify(writeSettings(sim)));
  out.align();
  out.doubles(sim.clock);
  out.words(sim.random.save());
  writeBodies(sim, out);
  writeDeformables(sim, out);
  writeContacts(sim, out);
  writeJoints(sim, out);
  const bytes = out.finish();
  const sum = checksum(bytes);
  new DataView(bytes.buffer).setUint32(8, sum[1], true);
  new DataView(bytes.buffer).setUint32(12, sum[0], true);
  return bytes;
}

export function readSnapshot(bytes: Uint8Array, options: RestoreOptions = {}): Simulation {
  const input = openSnapshot(bytes);
  const settings = checkSettings(parseSettings(input));
  input.align();
  const clock = readNumbers(input, 3);
  const random = input.words();
  if (random.length !== 4 || random.every((word) => word === 0)) {
    input.fail('The state of the random generator is not valid; get a fresh copy of the snapshot.');
  }
  const sim = new Simulation(options.shared ?? true, 0);
  sim.clock.set(clock);
  sim.random.load(random);
  for (const [name, field] of Object.entries(options.fields ?? {})) sim.fields.custom.set(name, field);
  // Rows name the shapes that they share by number.
  sim.bodies.solids.load(settings.solids);
  readBodies(sim, input);
  readDeformables(sim, input);
  readSettings(sim, settings, input);
  readContacts(sim, input);
  readJoints(sim, input);
  input.end();
  return sim;
}

function openSnapshot(bytes: Uint8Array): ByteReader {
  if (!(bytes instanceof Uint8Array)) {
    throw new PliantError('invalid-value', 'A snapshot is a Uint8Array, as world.snapshot() returns it.');
  }
  const input = new ByteReader(bytes);
  if (input.u32() !== MAGIC) input.fail("These bytes don't begin like a snapshot of Pliant.", 0);
  const version = input.u32();
  if (version !== SNAPSHOT_VERSION) {
    throw new PliantError(
      'unsupported-version',
      `The snapshot is of version ${version}; this build reads version ${SNAPSHOT_VERSION}.`,
      { offset: 4 },
    );
  }
  const stored = new Uint32Array(2);
  input.u64(stored, 0);
  const sum = checksum(bytes);
  if (stored[0] !== sum[0] || stored[1] !== sum[1]) {
    input.fail(
      'The checksum does not match the content: the snapshot was cut or altered; get a fresh copy.',
      8,
    );
  }
  return input;
}

function checksum(bytes: Uint8Array): Uint32Array {
  const out = new Uint32Array(2);
  new Hash64().bytes(bytes, HEADER_BYTES).digestInto(out, 0);
  return out;
}

function parseSettings(input: ByteReader): unknown {
  const at = input.offset;
  const text = input.text();
  try {
    return JSON.parse(text);
  } catch {
    return input.fail('The settings are not valid JSON; get a fresh copy of the snapshot.', at);
  }
}
