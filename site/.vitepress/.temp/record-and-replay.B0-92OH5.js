import { B as ByteWriter, c as ByteReader, S as StateHash, W as World } from "./load.FdUoUdd3.js";
import { P as PliantError } from "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
const MAGIC = 1129466960;
const RECORDING_VERSION = 1;
const COMMAND = 1;
const STEP = 2;
class RecordingWriter {
  out = new ByteWriter(1 << 16);
  hash = new Uint32Array(2);
  constructor(meta, snapshot) {
    this.out.u32(MAGIC);
    this.out.u32(RECORDING_VERSION);
    this.out.text(meta);
    this.out.align();
    this.out.bytes(snapshot);
    this.out.align();
  }
  command(command) {
    this.out.u8(COMMAND);
    this.out.text(JSON.stringify(command));
  }
  step(dt, digestInto) {
    digestInto(this.hash, 0);
    this.out.u8(STEP);
    this.out.f64(dt);
    this.out.u64(this.hash[0], this.hash[1]);
  }
  /** What was recorded so far; recording may go on. */
  finish() {
    return this.out.finish();
  }
}
function readRecording(bytes) {
  if (!(bytes instanceof Uint8Array)) {
    throw new PliantError("invalid-value", "A recording is a Uint8Array, as recorder.finish() returns it.");
  }
  const input = new ByteReader(bytes);
  if (input.u32() !== MAGIC) input.fail("These bytes don't begin like a recording of Pliant.", 0);
  const version = input.u32();
  if (version !== RECORDING_VERSION) {
    throw new PliantError(
      "unsupported-version",
      `The recording is of version ${version}; this build reads version ${RECORDING_VERSION}.`,
      { offset: 4 }
    );
  }
  const meta = input.text();
  input.align();
  const snapshot = input.bytes();
  input.align();
  const entries = [];
  while (input.remaining > 0) entries.push(readEntry(input));
  return { meta, snapshot, entries };
}
function readEntry(input) {
  const { offset } = input;
  const kind = input.u8();
  if (kind === COMMAND) return { kind: "command", text: input.text(), offset };
  if (kind !== STEP) input.fail(`An entry of the recording begins with ${kind}; get a fresh copy.`, offset);
  const dt = input.f64();
  const hash = new Uint32Array(2);
  input.u64(hash, 0);
  return { kind: "step", dt, hash: hex(hash[0]) + hex(hash[1]), offset };
}
const hex = (word) => word.toString(16).padStart(8, "0");
class Recorder {
  writer;
  hash = new StateHash();
  end;
  isBroken = false;
  constructor(world, meta = "") {
    this.writer = new RecordingWriter(meta, world.snapshot());
    const digestInto = (out, o) => this.hash.digestInto(world.sim, out, o);
    this.end = world.observe({
      onCommand: (command) => this.writer.command(command),
      onStep: (dt) => this.writer.step(dt, digestInto),
      onRestore: () => {
        this.isBroken = true;
      }
    });
  }
  /** What was recorded so far. */
  bytes() {
    if (this.isBroken)
      throw new PliantError(
        "invalid-state",
        "The world was restored while it was recorded; begin a new recording after a restore."
      );
    return this.writer.finish();
  }
  /** Ends the recording and returns it. */
  finish() {
    this.end();
    return this.bytes();
  }
}
function replay(bytes, options = {}) {
  const recording = readRecording(bytes);
  const world = World.restore(recording.snapshot, options);
  let steps = 0;
  for (const entry of recording.entries) {
    if (entry.kind === "command") {
      world.execute(parseCommand(entry.text, entry.offset));
      continue;
    }
    world.step(entry.dt);
    steps++;
    options.onStep?.(world, steps);
    const replayed = world.hash();
    if (replayed !== entry.hash) {
      return { steps, world, firstDifference: { step: steps, recorded: entry.hash, replayed } };
    }
  }
  return { steps, world };
}
function parseCommand(text, offset) {
  try {
    return JSON.parse(text);
  } catch {
    throw new PliantError("corrupt-data", "A command of the recording is not valid JSON; get a fresh copy.", {
      offset
    });
  }
}
function recordAndReplay() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  const ball = world.add({
    kind: "rigid",
    shape: { kind: "sphere", radius: 0.3 },
    restitution: 0.8,
    position: [0, 2, 0]
  });
  const recorder = new Recorder(world);
  for (let i = 0; i < 60; i++) {
    if (i === 30) ball.applyImpulse([50, 0, 0]);
    world.step(1 / 60);
  }
  const bytes = recorder.finish();
  const { steps, firstDifference } = replay(bytes);
  return {
    text: () => `${steps} steps from ${bytes.length} bytes, ${firstDifference ? "different" : "all equal"}`
  };
}
export {
  recordAndReplay as default
};
