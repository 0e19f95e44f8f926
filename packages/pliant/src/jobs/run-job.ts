/** Runs a job. A run is a pure function of its job: the same job gives the same bytes wherever it runs. */
import { PliantError } from '../core/errors.js';
import { solveStatic } from '../exact/solve-static.js';
import { stepExactly } from '../exact/step-exactly.js';
import type { Scene } from '../scene/format.js';
import { World } from '../world/index.js';
import { type Job, SINGLE, type StopSettings, type Take } from './format.js';
import { type Gauge, gaugeOf } from './gauges.js';
import { checkJob, jobId, usable } from './job.js';
import { watchOf } from './single.js';

/** A quantity over time. */
export interface Series {
  /** [s] */
  readonly times: readonly number[];
  /** Its values, one for each time; null where there was none. */
  readonly values: readonly (number | null)[];
}

/** What came of a job. */
export interface JobResult {
  /** Hash of what the job says. */
  readonly id: string;
  /** One number per output; null where there was nothing to measure. */
  readonly values: Readonly<Record<string, number | null>>;
  /** Outputs over time. */
  readonly series: Readonly<Record<string, Series>>;
  /** Steps that were taken. */
  readonly steps: number;
  /** Simulated [s]. */
  readonly time: number;
  /** Of the state at the end. */
  readonly hash: string;
  /** Whether a condition ended the run before its time. */
  readonly stopped: boolean;
  /** Troubles that were contained on the way. */
  readonly troubles: number;
}

/** Is told while a job runs. */
export interface JobObserver {
  /** The world before its first step. */
  onStart?(world: World, scene: Scene, steps: number): void;
  /** A step was taken. */
  onStep?(world: World): void;
}

/** Steps of one run; more would take weeks, so it is a slip of the pen. */
const MOST_STEPS = 1e9;

/** Runs a job, or throws a PliantError that says what is wrong with it. */
export function runJob(definition: unknown, observer: JobObserver = {}): JobResult {
  const { job, scene } = usable(checkJob(definition));
  return runToEnd(new JobRun(job, scene), observer);
}

/** Steps until the run is done. */
export function runToEnd(run: JobRun, observer: JobObserver = {}): JobResult {
  const { scene } = run;
  observer.onStart?.(run.world, scene, run.total);
  while (!run.isDone) {
    run.step();
    observer.onStep?.(run.world);
  }
  return run.result();
}

/** Steps that reach `duration`; a remainder that is only rounding makes no step of its own. */
export function stepCount(duration: number, dt: number): number {
  const steps = Math.max(0, Math.ceil(duration / dt - 1e-6));
  if (steps <= MOST_STEPS) return steps;
  throw new PliantError(
    'too-large',
    `${duration} s in steps of ${dt} s are ${steps} steps; the most are ${MOST_STEPS}, so shorten 'duration' or lengthen 'dt'.`,
    { path: 'duration' },
  );
}

/** A job on its way, for those who want to breathe between steps. */
export class JobRun {
  /** The world that it runs. */
  readonly world: World;
  /** Steps that the run takes unless a condition ends it. */
  readonly total: number;
  private readonly outputs: [string, Measure][];
  private readonly conditions: Condition[];
  private stopped = false;
  private taken = 0;

  constructor(
    private readonly job: Job,
    /** The scene with the settings of the job. */
    readonly scene: Scene,
    /** Of the job's scene as written, where it is known. */
    private readonly sceneHash?: string,
  ) {
    this.total = this.isStatic ? 1 : stepCount(scene.duration, scene.dt);
    this.world = World.fromScene(scene);
    this.outputs = Object.entries(job.outputs).map(([name, output]) => {
      if (SINGLE.includes(output.quantity))
        return [name, watchOf(this.world, scene, output, `outputs.${name}`)];
      const take = output.take ?? 'peak';
      return [name, new Taken(this.world, gaugeOf(this.world, output, `outputs.${name}`), take)];
    });
    this.conditions = job.stop.map((stop, i) => new Condition(this.world, stop, `stop[${i}]`));
  }

  /** Whether its time is over, or a condition has ended it. */
  get isDone(): boolean {
    return this.stopped || this.taken >= this.total;
  }

  /** What moves the world where its own methods don't. */
  get solver(): 'static' | 'exact' | undefined {
    return this.job.solver;
  }

  /** Whether it looks for the equilibrium, in one step without time. */
  get isStatic(): boolean {
    return this.solver === 'static';
  }

  /** Takes one step and measures. */
  step(): void {
    const { world, scene } = this;
    if (this.isStatic) solveStatic(world);
    else if (this.job.solver === 'exact') stepExactly(world, scene.dt);
    else world.step(scene.dt);
    this.taken++;
    for (const [, measure] of this.outputs) measure.afterStep();
    for (const condition of this.conditions) if (condition.isMet()) this.stopped = true;
  }

  /** What has come of it so far. */
  result(): JobResult {
    const { world } = this;
    const values: Record<string, number | null> = {};
    const series: Record<string, Series> = {};
    for (const [name, measure] of this.outputs) {
      if (measure instanceof Taken && measure.take === 'series') series[name] = measure.series();
      else values[name] = finite(measure.result());
    }
    const { steps, time } = world;
    const troubles = world.troubles().length;
    return {
      id: jobId(this.job, this.sceneHash),
      values,
      series,
      steps,
      time,
      hash: world.hash(),
      stopped: this.stopped,
      troubles,
    };
  }
}

interface Measure {
  afterStep(): void;
  result(): number;
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value + 0 : null);

/** A quantity over time, on its way to one number. */
class Taken implements Measure {
  private best = Number.NaN;
  private bestAt = Number.NaN;
  private sum = 0;
  private count = 0;
  private last = Number.NaN;
  private readonly times: number[] = [];
  private readonly values: (number | null)[] = [];

  constructor(
    private readonly world: World,
    private readonly gauge: Gauge,
    readonly take: Take,
  ) {}

  afterStep(): void {
    const value = this.gauge();
    this.last = value;
    if (this.take === 'series') {
      this.times.push(this.world.time);
      this.values.push(finite(value));
    }
    if (Number.isNaN(value)) return;
    this.sum += value;
    this.count++;
    const isBetter = this.take === 'least' ? value < this.best : value > this.best;
    if (!isBetter && !Number.isNaN(this.best)) return;
    this.best = value;
    this.bestAt = this.world.time;
  }

  result(): number {
    switch (this.take) {
      case 'mean':
        return this.count > 0 ? this.sum / this.count : Number.NaN;
      case 'total':
        return this.sum;
      case 'end':
        return this.last;
      case 'when':
        return this.bestAt;
      default:
        return this.best;
    }
  }

  series(): Series {
    return { times: this.times, values: this.values };
  }
}

/** A condition that ends a run once it has held for its time. */
class Condition {
  private readonly gauge: Gauge;
  private since = Number.NaN;

  constructor(
    private readonly world: World,
    private readonly stop: StopSettings,
    place: string,
  ) {
    this.gauge = gaugeOf(world, stop, place);
  }

  isMet(): boolean {
    const { above, below, lasting, after } = this.stop;
    const { time } = this.world;
    if (time < after) return false;
    const value = this.gauge();
    const holds =
      (above === undefined || value > above) &&
      (below === undefined || value < below) &&
      !Number.isNaN(value);
    if (!holds) this.since = Number.NaN;
    else if (Number.isNaN(this.since)) this.since = time;
    return holds && time - this.since >= lasting - 1e-12;
  }
}
