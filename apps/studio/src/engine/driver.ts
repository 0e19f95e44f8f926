/**
 * Runs a world in time with the clock on the wall: each turn takes as many steps as the time since the last turn asks for,
 * within a budget, then hands over one frame. A scene that costs more than the budget runs slower than time, and the
 * read-outs say so; nothing piles up. Knows nothing of threads: `worker.ts` calls `turn` and carries the messages.
 */
import { looksOf } from '@pliant/three';
import { METHOD_STAGES, type MethodStage, parseScene, type Scene, World } from 'pliant';
import { fillFrame, frameSize } from './fill-frame.js';
import { type FrameSink, makeSink, type SendBuffer } from './frame-sink.js';
import { Grab } from './grab.js';
import { PaceMeter } from './pace.js';
import type { EngineApi, LoadedScene, MethodChoices, Point, SceneAnswer } from './protocol.js';

/** Time that one turn may spend on steps [ms]; messages are answered between turns. */
const BUDGET = 12;
/** Time beyond this between two turns is not caught up [s]: the page was hidden, or the scene is slow. */
const MOST_OWED = 0.1;

interface Running {
  readonly scene: Scene;
  readonly world: World;
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
  private held: Grab | undefined;
  private readonly pace = new PaceMeter();

  constructor(
    private readonly now: () => number,
    private readonly send: SendBuffer,
    /** Whether frames may go through shared memory. */
    private readonly share: boolean,
  ) {}

  get playing(): boolean {
    return this.isPlaying;
  }

  load(text: string): SceneAnswer {
    const reading = parseScene(text);
    return reading.ok ? this.open(reading.scene) : reading;
  }

  reset(): LoadedScene {
    return this.open(this.need().scene);
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

  setSpeed(speed: number): void {
    this.speed = speed;
    this.owed = 0;
  }

  setMethod(stage: MethodStage, name: string): MethodChoices {
    const { world } = this.need();
    world.setMethod(stage, name);
    return choicesOf(world);
  }

  setGravity(gravity: Point): void {
    this.need().world.setGravity(gravity);
  }

  setSubsteps(substeps: number): void {
    this.need().world.setSubsteps(substeps);
  }

  grab(row: number, point: Point): void {
    const held = new Grab(this.need().world, row, point);
    this.held = held.holds ? held : undefined;
  }

  drag(target: Point): void {
    if (this.held !== undefined) this.held.target = target;
  }

  release(): void {
    this.held = undefined;
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

  private advance({ world, scene }: Running): void {
    if (this.held?.holds) this.held.pull();
    world.step(scene.dt);
  }

  private open(scene: Scene): LoadedScene {
    // Made first: a scene that the world refuses must leave the running one alone.
    const world = World.fromScene(scene, { shared: false });
    const size = frameSize(world);
    const sink = makeSink(size, this.share, this.send);
    this.epoch++;
    this.held = undefined;
    this.running = { scene, world, sink, epoch: this.epoch };
    this.owed = 0;
    this.lastTurn = this.now();
    this.pace.begin(this.lastTurn);
    this.publish();
    const { name, description, source, dt, view } = scene;
    return {
      ok: true,
      epoch: this.epoch,
      name,
      description,
      ...(source !== undefined && { source }),
      dt,
      substeps: world.substeps,
      gravity: world.gravity,
      ...(view !== undefined && { view }),
      looks: looksOf(world),
      methods: choicesOf(world),
      size,
      ...(sink.shared !== undefined && { shared: sink.shared }),
    };
  }

  private publish(): void {
    const { running } = this;
    if (running === undefined) return;
    const { world, sink, epoch } = running;
    this.unsent = !sink.write((frame) => fillFrame(frame, world, epoch, this.pace));
  }

  private need(): Running {
    if (this.running === undefined) throw new Error('Load a scene first.');
    return this.running;
  }
}

function choicesOf(world: World): MethodChoices {
  return Object.fromEntries(METHOD_STAGES.map((stage) => [stage, world.method(stage)])) as MethodChoices;
}
