/**
 * Runs a world in time with the clock on the wall: each turn takes as many steps as the time since the last turn asks for,
 * within a budget, then hands over one frame. A scene that costs more than the budget runs slower than time, and the
 * read-outs say so; nothing piles up. Knows nothing of threads: `worker.ts` calls `turn` and carries the messages.
 */
import { looksOf } from '@pliant/three';
import { PliantError, Recorder, World } from 'pliant';
import { DebugOverlays, DebugSurfaces } from 'pliant/drawing';
import { CurveRecorder, type CurveRows } from './curves.js';
import { Document } from './document/document.js';
import { followScene } from './document/follow.js';
import { fillFrame, frameSize } from './fill-frame.js';
import { type FrameSink, makeSink, type SendBuffer } from './frame-sink.js';
import { Hand } from './hand.js';
import { History } from './history.js';
import { loadedScene } from './loaded-scene.js';
import { type Marks, Notes } from './notes.js';
import { faultIn, type Origin, recordingOrigin, sceneOrigin, snapshotOrigin } from './origin.js';
import { PaceMeter } from './pace.js';
import { PastCurves } from './past-curves.js';
import type { Ending, LoadedScene, News, Point, SceneAbout, SceneAnswer, Shown } from './protocol.js';
import type { Replaying } from './replaying.js';
import { SurfaceFields } from './surface-fields.js';

/** Time that one turn may spend on steps [ms]; messages are answered between turns. */
const BUDGET = 12;
/** Time that one turn may spend on the past of curves, beside steps [ms]. */
const PAST_BUDGET = 4;
/** Time beyond this between two turns is not caught up [s]: the page was hidden, or the scene is slow. */
const MOST_OWED = 0.1;

interface Running extends Origin {
  world: World;
  readonly sink: FrameSink;
  readonly epoch: number;
  /** Length of a step [s]. */
  dt: number;
}

export class Runner {
  protected running: Running | undefined;
  private epoch = 0;
  protected isPlaying = false;
  private speed = 1;
  protected owed = 0;
  private lastTurn = 0;
  private unsent = false;
  /** In the past, with a future that goes on existing until the world moves by itself. */
  private isBack = false;
  private readonly hand = new Hand();
  protected readonly document: Document;
  private readonly notes = new Notes();
  private ending: Ending = 'stop';
  private replaying: Replaying | undefined;
  private recording: Recorder | undefined;
  private shown: Shown = { particles: false };
  private readonly overlays = new DebugOverlays();
  private surfaces = new DebugSurfaces();
  private readonly fields = new SurfaceFields();
  private readonly pace = new PaceMeter();
  private readonly history = new History();
  private readonly recorder = new CurveRecorder();
  /** Curves that were asked for late are on their way. */
  private past: PastCurves | undefined;

  constructor(
    protected readonly now: () => number,
    private readonly send: SendBuffer,
    /** Whether frames may go through shared memory. */
    private readonly share: boolean,
    /** Tells the page something that nobody asked for. */
    protected readonly tell: (news: News) => void = () => undefined,
  ) {
    this.document = new Document(now);
  }

  get playing(): boolean {
    return this.isPlaying;
  }

  /** Turns have something to do. */
  get isBusy(): boolean {
    return this.isPlaying || this.past !== undefined;
  }

  load(text: string, about: SceneAbout = {}): SceneAnswer {
    const origin = sceneOrigin(text, about);
    if ('ok' in origin) return origin;
    try {
      const scene = this.open(origin);
      // Whoever asked for the scene plays it: played at once, a short one would be over before they had it.
      this.isPlaying = false;
      this.document.open(origin.whole, text);
      this.tellDocument();
      return scene;
    } catch (error) {
      return { ok: false, errors: [faultIn(text, error)] };
    }
  }

  /** From the beginning, with everything that is chosen now; or as it was opened. */
  reset(asOpened = false): LoadedScene {
    if (this.document.scene === undefined) return this.open(this.need());
    if (asOpened) this.document.asOpened();
    const scene = this.remake();
    this.tellDocument();
    return scene;
  }

  /** The world of the document as it is now, from its beginning. */
  protected remake(): LoadedScene {
    const whole = this.document.scene!;
    const answer = this.open({
      scene: whole,
      make: () => ({ world: World.fromScene(whole, { shared: false }) }),
    });
    this.document.madeAnew();
    return answer;
  }

  openSnapshot(bytes: Uint8Array, name: string): LoadedScene {
    return this.openAlone(snapshotOrigin(bytes, name));
  }

  openRecording(bytes: Uint8Array, name: string): LoadedScene {
    return this.openAlone(recordingOrigin(bytes, name));
  }

  /** A world that no scene describes. */
  private openAlone(origin: Origin): LoadedScene {
    const scene = this.open(origin);
    this.isPlaying = false;
    this.document.open(undefined, undefined);
    return scene;
  }

  protected tellDocument(): void {
    if (this.document.scene !== undefined) this.tell({ type: 'document', state: this.document.state });
  }

  setEnding(ending: Ending): void {
    this.ending = ending;
  }

  marks(): Marks {
    return this.notes.marks();
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

  step(count: number, toEnd = false): void {
    this.isPlaying = false;
    for (let i = 0; i < count; i++) {
      this.advance(this.need());
      if (!toEnd || !this.isAtEnd(this.need())) continue;
      this.tell({ type: 'end', epoch: this.epoch });
      break;
    }
    this.publish();
  }

  seek(step: number): void {
    const running = this.need();
    this.isPlaying = false;
    this.hand.lose();
    running.world = this.history.go(step);
    this.notes.follow(running.world);
    this.replaying?.goTo(running.world.steps);
    running.world.timeEveryStep();
    this.isBack = true;
    this.publish();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.owed = 0;
  }

  setShown(shown: Shown): void {
    this.shown = shown;
    this.publish();
  }

  follow(subjects: readonly (readonly number[])[]): void {
    if (this.recorder.follow(subjects)) this.lookBack(this.history.end);
  }

  /** Begins to measure what is followed in the steps up to one of the past. */
  private lookBack(end: number): void {
    this.past = new PastCurves(this.history.again(), this.recorder, end);
  }

  curves(version: number, afterStep: number): CurveRows {
    const { recorder } = this;
    return { version: recorder.version, rows: recorder.since(version === recorder.version ? afterStep : -1) };
  }

  grab(row: number, point: Point): void {
    this.hand.grab(this.changing(), row, point);
  }

  drag(target: Point): void {
    this.hand.drag(target);
  }

  release(): void {
    this.hand.release();
  }

  text(): string {
    return this.document.text;
  }

  snapshot(): Uint8Array<ArrayBuffer> {
    const { world } = this.need();
    this.notes.snapshot(world.steps);
    return world.snapshot();
  }

  hash(): string {
    return this.need().world.hash();
  }

  giveBack(buffer: ArrayBuffer): void {
    this.running?.sink.giveBack(buffer);
    if (this.unsent) this.publish();
  }

  /** Takes the steps that are due, and some of the past if that is asked for. */
  turn(): void {
    const { running } = this;
    if (running === undefined) return;
    if (this.past?.advance(this.now, this.now() + (this.isPlaying ? PAST_BUDGET : BUDGET))) {
      this.past = undefined;
      this.recorder.version++;
      this.publish();
    }
    if (this.isPlaying) this.takeSteps(running);
  }

  private takeSteps(running: Running): void {
    const start = this.now();
    this.owed = Math.min(this.owed + (this.speed * (start - this.lastTurn)) / 1000, MOST_OWED * this.speed);
    this.lastTurn = start;
    const { dt } = running;
    let steps = 0;
    while (this.owed >= dt && (steps === 0 || this.now() - start < BUDGET)) {
      this.advance(running);
      this.owed -= dt;
      steps++;
      if (this.isAtEnd(running)) return this.end(steps * dt);
    }
    if (steps === 0) return;
    this.pace.count(steps, steps * dt, this.now());
    this.publish();
  }

  /** The step that was just taken is the last of the scene. */
  private isAtEnd({ world, dt, scene: { duration } }: Running): boolean {
    if (duration === undefined || this.ending === 'go on' || world.time < duration - dt / 2) return false;
    // Who plays on beyond the end sees more of it, and the first step of who wants it again leads to the beginning.
    return this.ending === 'loop' || world.time - dt < duration - dt / 2;
  }

  private end(time: number): void {
    this.pace.count(1, time, this.now());
    if (this.ending === 'loop') {
      this.seek(this.history.start);
      this.isPlaying = true;
      return;
    }
    this.isPlaying = false;
    this.tell({ type: 'end', epoch: this.epoch });
    this.publish();
  }

  private advance({ dt }: Running): void {
    const world = this.goingOn();
    this.hand.pull();
    if (this.replaying === undefined) world.step(dt);
    else this.playBack(this.replaying, world);
    this.recorder.record(world);
    this.notes.look(world);
  }

  private playBack(replaying: Replaying, world: World): void {
    replaying.step(world);
    if (!replaying.isOver) return;
    this.replaying = undefined;
    this.tell({ type: 'news', title: 'The recording is at its end', text: replaying.verdict });
  }

  /** The world, about to be changed by the user: a recording that was played back ends here, too. */
  protected changing(): World {
    this.replaying = undefined;
    return this.goingOn();
  }

  /** The world, about to change: whatever future it had when the user went back ends here. */
  protected goingOn(): World {
    const { world } = this.need();
    if (this.isBack) {
      this.isBack = false;
      this.history.resume(world);
      this.recorder.cut(world.steps);
      this.notes.cut(world.steps);
      if (this.past !== undefined) this.lookBack(world.steps);
      this.hand.letGo(world);
      // It may have been another method then; what is chosen now holds.
      if (this.document.scene !== undefined && this.replaying === undefined)
        followScene(world, this.document.scene);
    }
    return world;
  }

  protected open(origin: Origin): LoadedScene {
    // Made first: a scene that the world refuses must leave the running one alone.
    const { world, replaying } = origin.make();
    this.replaying = replaying;
    return this.begin(world, origin, origin.scene.dt);
  }

  /** Shows a world from now on, from its own beginning. */
  protected begin(world: World, { scene, make }: Origin, dt: number): LoadedScene {
    world.timeEveryStep();
    const surfaces = new DebugSurfaces().update(world);
    const size = frameSize(world, surfaces);
    const looks = looksOf(world, surfaces);
    const sink = makeSink(size, this.share, this.send);
    this.epoch++;
    this.hand.begin();
    this.isBack = false;
    this.past = undefined;
    this.surfaces = surfaces;
    const { epoch } = this;
    this.running = { scene, make, world, sink, epoch, dt };
    this.notes.begin(world);
    this.history.begin(world);
    this.recorder.begin(looks);
    this.owed = 0;
    this.lastTurn = this.now();
    this.pace.begin(this.lastTurn);
    this.publish();
    return loadedScene(this.running, looks, size);
  }

  protected publish(): void {
    const { running } = this;
    if (running === undefined) return;
    const { world, sink, epoch } = running;
    const { overlays, surfaces, pace, shown } = this;
    overlays.update(world, shown);
    const { fields } = this;
    const extras = { epoch, pace, overlays, surfaces, shown, fields, past: this.history };
    this.unsent = !sink.write((frame) => fillFrame(frame, world, extras));
    const troubles = this.notes.news();
    if (troubles !== undefined) this.tell({ type: 'troubles', troubles });
  }

  protected need(): Running {
    if (this.running === undefined) throw new Error('Load a scene first.');
    return this.running;
  }
}
