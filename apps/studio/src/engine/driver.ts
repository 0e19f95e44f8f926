/**
 * Runs a world in time with the clock on the wall: each turn takes as many steps as the time since the last turn asks for,
 * within a budget, then hands over one frame. A scene that costs more than the budget runs slower than time, and the
 * read-outs say so; nothing piles up. Knows nothing of threads: `worker.ts` calls `turn` and carries the messages.
 */
import { looksOf } from '@pliant/three';
import {
  DebugLines,
  DebugSurfaces,
  formatScene,
  METHOD_STAGES,
  type MethodStage,
  type ParameterValues,
  PliantError,
  parseScene,
  placeInScene,
  Recorder,
  type Scene,
  World,
} from 'pliant';
import { CurveRecorder, type CurveRows } from './curves.js';
import { fillFrame, frameSize } from './fill-frame.js';
import { type FrameSink, makeSink, type SendBuffer } from './frame-sink.js';
import { Grab } from './grab.js';
import { History } from './history.js';
import { type BodyDetails, type Editable, inspect } from './inspect.js';
import { meshBody, type NamedBytes } from './mesh-body.js';
import { PaceMeter } from './pace.js';
import type {
  AddedMesh,
  EngineApi,
  LineOptions,
  LoadedScene,
  MethodChoices,
  Point,
  SceneAbout,
  SceneAnswer,
} from './protocol.js';
import { Replaying } from './replaying.js';
import { stepOf } from './step-of.js';

/** Time that one turn may spend on steps [ms]; messages are answered between turns. */
const BUDGET = 12;
/** Time beyond this between two turns is not caught up [s]: the page was hidden, or the scene is slow. */
const MOST_OWED = 0.1;

/** What is shown of a scene; a world from a file has nothing else. */
type Shown = Pick<Scene, 'name' | 'description' | 'source' | 'dt' | 'view'>;

/** Where a world came from, to begin with it anew. */
interface Origin {
  readonly scene: Shown;
  /** The whole scene and its text; a world from a snapshot or recording has none. */
  readonly whole?: Scene;
  readonly text?: string;
  make(): Made;
}

interface Made {
  readonly world: World;
  readonly replaying?: Replaying;
}

interface Running extends Origin {
  world: World;
  readonly sink: FrameSink;
  readonly epoch: number;
}

export class Driver implements EngineApi {
  private running: Running | undefined;
  private epoch = 0;
  private isPlaying = false;
  private speed = 1;
  private owed = 0;
  private lastTurn = 0;
  private unsent = false;
  /** In the past, with a future that goes on existing until the world moves by itself. */
  private isBack = false;
  private held: Grab | undefined;
  private replaying: Replaying | undefined;
  private recording: Recorder | undefined;
  private lineOptions: LineOptions = { bounds: false, velocities: false };
  private readonly lines = new DebugLines();
  private readonly surfaces = new DebugSurfaces();
  private readonly pace = new PaceMeter();
  private readonly history = new History();
  private readonly recorder = new CurveRecorder();

  constructor(
    private readonly now: () => number,
    private readonly send: SendBuffer,
    /** Whether frames may go through shared memory. */
    private readonly share: boolean,
    /** Tells the user something that nobody asked for. */
    private readonly tell: (title: string, text: string) => void = () => undefined,
  ) {}

  get playing(): boolean {
    return this.isPlaying;
  }

  load(text: string, about: SceneAbout = {}): SceneAnswer {
    const reading = parseScene(text);
    if (!reading.ok) return reading;
    const whole = { ...reading.scene, ...about };
    try {
      return this.open({
        scene: whole,
        whole,
        text,
        make: () => ({ world: World.fromScene(whole, { shared: false }) }),
      });
    } catch (error) {
      if (!(error instanceof PliantError)) throw error;
      // Some faults show only when the world is built: methods that nobody registered, meshes with holes.
      const { code, sentence, place } = error;
      const path = place.path ?? '';
      return { ok: false, errors: [{ path, code, message: sentence, ...placeInScene(text, path) }] };
    }
  }

  reset(): LoadedScene {
    return this.open(this.need());
  }

  openSnapshot(bytes: Uint8Array, name: string): LoadedScene {
    const world = World.restore(bytes, { shared: false });
    const description = `The state of a world after ${world.steps} steps, from a file.`;
    return this.open({
      scene: { name, description, dt: stepOf(world) },
      make: () => ({ world: World.restore(bytes, { shared: false }) }),
    });
  }

  openRecording(bytes: Uint8Array, name: string): LoadedScene {
    const { dt, steps, meta } = new Replaying(bytes);
    const description = `A recording of ${steps} steps, played back.`;
    return this.open({
      scene: { name: meta.slice(0, 200) || name, description, dt },
      make: () => {
        const replaying = new Replaying(bytes);
        return { world: replaying.world, replaying };
      },
    });
  }

  addMesh(file: NamedBytes, beside: readonly NamedBytes[]): AddedMesh {
    const running = this.need();
    const { whole } = running;
    if (whole === undefined)
      throw new PliantError(
        'invalid-state',
        'A world from a snapshot or recording takes no new bodies; open a scene first.',
      );
    const { body, sentence } = meshBody(file, beside, running.world);
    const text = formatScene({ ...whole, bodies: [...whole.bodies, body] });
    const reading = parseScene(text);
    if (!reading.ok) throw new PliantError('invalid-value', reading.errors[0].message);
    this.changing().add(body);
    const origin = {
      scene: running.scene,
      whole: reading.scene,
      text,
      make: () => ({ world: World.fromScene(reading.scene, { shared: false }) }),
    };
    return { scene: this.follow(running.world, origin), text, sentence };
  }

  record(): void {
    const { world, scene } = this.need();
    this.recording = new Recorder(world, scene.name);
  }

  endRecording(): Uint8Array<ArrayBuffer> {
    const { recording } = this;
    if (recording === undefined) throw new PliantError('invalid-state', 'Nothing is being recorded.');
    this.recording = undefined;
    return recording.finish();
  }

  play(): void {
    this.isPlaying = true;
    this.owed = 0;
    this.lastTurn = this.now();
    this.pace.begin(this.lastTurn);
  }

  pause(): void {
    this.isPlaying = false;
    this.publish();
  }

  step(count: number): void {
    this.isPlaying = false;
    for (let i = 0; i < count; i++) this.advance(this.need());
    this.publish();
  }

  seek(step: number): void {
    const running = this.need();
    this.isPlaying = false;
    this.held = undefined;
    running.world = this.history.go(step);
    this.replaying?.goTo(running.world.steps);
    this.isBack = true;
    this.publish();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.owed = 0;
  }

  setMethod(stage: MethodStage, name: string): MethodChoices {
    const world = this.changing();
    world.setMethod(stage, name);
    return choicesOf(world);
  }

  setParameters(method: string, values: ParameterValues): Record<string, ParameterValues> {
    const world = this.changing();
    world.setParameters(method, values);
    return { ...world.sim.methods.parameters };
  }

  setGravity(gravity: Point): void {
    this.changing().setGravity(gravity);
  }

  setSubsteps(substeps: number): void {
    this.changing().setSubsteps(substeps);
  }

  setBodies(rows: readonly number[], properties: Partial<Record<Editable, number>>): void {
    const world = this.changing();
    for (const row of rows) world.get(world.sim.bodies.handle(row))?.set(properties);
  }

  inspect(rows: readonly number[]): BodyDetails[] {
    const { world } = this.need();
    return rows.filter((row) => row < world.sim.bodies.rows).map((row) => inspect(world, row));
  }

  setLines(options: LineOptions): void {
    this.lineOptions = options;
    this.publish();
  }

  curves(version: number, afterStep: number, row: number): CurveRows {
    const { recorder } = this;
    recorder.followed = row;
    return { version: recorder.version, rows: recorder.since(version === recorder.version ? afterStep : -1) };
  }

  grab(row: number, point: Point): void {
    const held = new Grab(this.changing(), row, point);
    this.held = held.holds ? held : undefined;
  }

  drag(target: Point): void {
    if (this.held !== undefined) this.held.target = target;
  }

  release(): void {
    this.held = undefined;
  }

  text(): string {
    return this.need().text ?? '';
  }

  snapshot(): Uint8Array<ArrayBuffer> {
    return this.need().world.snapshot();
  }

  hash(): string {
    return this.need().world.hash();
  }

  giveBack(buffer: ArrayBuffer): void {
    this.running?.sink.giveBack(buffer);
    if (this.unsent) this.publish();
  }

  /** Takes the steps that are due. */
  turn(): void {
    const { running } = this;
    if (running === undefined || !this.isPlaying) return;
    const start = this.now();
    this.owed = Math.min(this.owed + (this.speed * (start - this.lastTurn)) / 1000, MOST_OWED * this.speed);
    this.lastTurn = start;
    const { dt } = running.scene;
    let steps = 0;
    while (this.owed >= dt && (steps === 0 || this.now() - start < BUDGET)) {
      this.advance(running);
      this.owed -= dt;
      steps++;
    }
    if (steps === 0) return;
    this.pace.count(steps, steps * dt, this.now());
    this.publish();
  }

  private advance({ scene }: Running): void {
    const world = this.goingOn();
    if (this.held?.holds) this.held.pull();
    if (this.replaying === undefined) world.step(scene.dt);
    else this.playBack(this.replaying, world);
    this.recorder.record(world);
  }

  private playBack(replaying: Replaying, world: World): void {
    replaying.step(world);
    if (!replaying.isOver) return;
    this.replaying = undefined;
    this.tell('The recording is at its end', replaying.verdict);
  }

  /** The world, about to be changed by the user: a recording that was played back ends here, too. */
  private changing(): World {
    this.replaying = undefined;
    return this.goingOn();
  }

  /** The world, about to change: whatever future it had when the user went back ends here. */
  private goingOn(): World {
    const { world } = this.need();
    if (this.isBack) {
      this.isBack = false;
      this.history.resume(world);
      this.recorder.cut(world.steps);
    }
    return world;
  }

  private open(origin: Origin): LoadedScene {
    // Made first: a scene that the world refuses must leave the running one alone.
    const { world, replaying } = origin.make();
    this.replaying = replaying;
    return this.follow(world, origin);
  }

  /** Shows a world from now on, from its own beginning. */
  private follow(world: World, { scene, whole, text, make }: Origin): LoadedScene {
    const size = frameSize(world);
    const sink = makeSink(size, this.share, this.send);
    this.epoch++;
    this.held = undefined;
    this.isBack = false;
    const { epoch } = this;
    this.running = {
      scene,
      ...(whole !== undefined && { whole }),
      ...(text !== undefined && { text }),
      make,
      world,
      sink,
      epoch,
    };
    this.history.begin(world);
    this.recorder.begin(new Map([...looksOf(world)].map(({ row, shape }) => [row, shape])));
    this.owed = 0;
    this.lastTurn = this.now();
    this.pace.begin(this.lastTurn);
    this.publish();
    return describe(this.running, size);
  }

  private publish(): void {
    const { running } = this;
    if (running === undefined) return;
    const { world, sink, epoch } = running;
    const { bounds, velocities } = this.lineOptions;
    this.lines.update(world.sim, { bounds, velocities });
    const { lines, surfaces, pace } = this;
    const extras = { epoch, pace, lines, surfaces, past: this.history };
    this.unsent = !sink.write((frame) => fillFrame(frame, world, extras));
  }

  private need(): Running {
    if (this.running === undefined) throw new Error('Load a scene first.');
    return this.running;
  }
}

function describe({ scene, world, sink, epoch }: Running, size: LoadedScene['size']): LoadedScene {
  const { name, description, source, dt, view } = scene;
  return {
    ok: true,
    epoch,
    name,
    description,
    ...(source !== undefined && { source }),
    dt,
    substeps: world.substeps,
    gravity: world.gravity,
    ...(view !== undefined && { view }),
    looks: looksOf(world),
    methods: choicesOf(world),
    parameters: { ...world.sim.methods.parameters },
    size,
    ...(sink.shared !== undefined && { shared: sink.shared }),
  };
}

function choicesOf(world: World): MethodChoices {
  return Object.fromEntries(METHOD_STAGES.map((stage) => [stage, world.method(stage)])) as MethodChoices;
}
