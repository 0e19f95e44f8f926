/**
 * A recording: header, the snapshot that everything starts from, then in order every command and every step, each step
 * with the hash of the state after it. Little-endian; commands as JSON text, because they are described, checked and
 * read by people like that.
 *
 *   "PLRC" version(u32) meta(text) snapshot(block) { 1 command(text) | 2 dt(f64) hash(u64) }*
 */
import { ByteReader, ByteWriter } from '../core/bytes.js';
import { PliantError } from '../core/errors.js';

const MAGIC = 0x43524c50;
export const RECORDING_VERSION = 1;
const COMMAND = 1;
const STEP = 2;

export type RecordingEntry =
  | { readonly kind: 'command'; readonly text: string; readonly offset: number }
  | { readonly kind: 'step'; readonly dt: number; readonly hash: string; readonly offset: number };

/** A first state, and everything that was done to it. */
export interface Recording {
  /** Free words of whoever recorded: name of the scene and the like. */
  readonly meta: string;
  /** The state that it begins with. */
  readonly snapshot: Uint8Array<ArrayBuffer>;
  /** Commands and steps, in order. */
  readonly entries: readonly RecordingEntry[];
}

export class RecordingWriter {
  private readonly out = new ByteWriter(1 << 16);
  private readonly hash = new Uint32Array(2);

  constructor(meta: string, snapshot: Uint8Array) {
    this.out.u32(MAGIC);
    this.out.u32(RECORDING_VERSION);
    this.out.text(meta);
    this.out.align();
    this.out.bytes(snapshot);
    this.out.align();
  }

  command(command: unknown): void {
    this.out.u8(COMMAND);
    this.out.text(JSON.stringify(command));
  }

  step(dt: number, digestInto: (out: Uint32Array, o: number) => void): void {
    digestInto(this.hash, 0);
    this.out.u8(STEP);
    this.out.f64(dt);
    this.out.u64(this.hash[0], this.hash[1]);
  }

  /** What was recorded so far; recording may go on. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.out.finish();
  }
}

/** Reads what a `Recorder` wrote. */
export function readRecording(bytes: Uint8Array): Recording {
  if (!(bytes instanceof Uint8Array)) {
    throw new PliantError('invalid-value', 'A recording is a Uint8Array, as recorder.finish() returns it.');
  }
  const input = new ByteReader(bytes);
  if (input.u32() !== MAGIC) input.fail("These bytes don't begin like a recording of Pliant.", 0);
  const version = input.u32();
  if (version !== RECORDING_VERSION) {
    throw new PliantError(
      'unsupported-version',
      `The recording is of version ${version}; this build reads version ${RECORDING_VERSION}.`,
      { offset: 4 },
    );
  }
  const meta = input.text();
  input.align();
  const snapshot = input.bytes();
  input.align();
  const entries: RecordingEntry[] = [];
  while (input.remaining > 0) entries.push(readEntry(input));
  return { meta, snapshot, entries };
}

function readEntry(input: ByteReader): RecordingEntry {
  const { offset } = input;
  const kind = input.u8();
  if (kind === COMMAND) return { kind: 'command', text: input.text(), offset };
  if (kind !== STEP) input.fail(`An entry of the recording begins with ${kind}; get a fresh copy.`, offset);
  const dt = input.f64();
  const hash = new Uint32Array(2);
  input.u64(hash, 0);
  return { kind: 'step', dt, hash: hex(hash[0]) + hex(hash[1]), offset };
}

const hex = (word: number): string => word.toString(16).padStart(8, '0');
