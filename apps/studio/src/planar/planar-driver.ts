/** Runs one planar demo in time with the clock and gives pictures of it. Knows nothing of threads. */
import { type DemoRun, type PlanarResponse, type PlanarWorld, Polygon, RigidBody } from 'pliant/planar';
import { demoOf } from './demos.js';
import { nearestBodies } from './field-bench.js';
import { ACROSS, FieldDesk } from './field-desk.js';
import { PlanarPast } from './past.js';
import { PlaneHand } from './plane-hand.js';
import type { PlanarFrame, Pull, Region, Shown } from './protocol.js';
import type { Outline } from './read-outlines.js';
import { RunMarks } from './run-marks.js';

/** Time spent on steps per picture at most [ms]; beyond it the demo runs slower than the clock. */
const BUDGET = 14;
/** Weight of a new measurement in the average of proximity times. */
const WEIGHT = 0.05;

export class PlanarDriver {
  private readonly demo;
  private run: DemoRun;
  private readonly past = new PlanarPast();
  private readonly marks = new RunMarks();
  /** In the past, with a future that goes on existing until the world moves by itself. */
  private isBack = false;
  /** Deeds of the past that the world of the step shown has behind it. */
  private done = 0;
  /** No picture was made since a step was gone to. */
  private isSought = false;
  /** The fields that are shown. */
  readonly fields: FieldDesk;
  private readonly hand = new PlaneHand();
  private steps = 0;
  /** Steps between two rows of the curves, and those that weren't handed over yet. */
  private readonly every: number;
  private readonly rows: number[] = [];
  private number = 0;
  private owed = 0;
  private proximity = 0;

  constructor(
    name: string,
    private readonly response: PlanarResponse,
    /** Outlines that are there from the beginning, beside the demo's; one that crosses itself is refused with a sentence. */
    private readonly own: readonly Outline[] = [],
  ) {
    this.demo = demoOf(name);
    this.run = this.build();
    this.every = Math.max(1, Math.round(1 / 60 / this.demo.dt));
    this.fields = new FieldDesk(this.demo.error);
    this.remember();
  }

  private build(): DemoRun {
    const run = this.demo.build(this.response);
    addBodies(run.world, this.own);
    run.world.drivers.push((_, dt) => this.hand.drag(dt, run.world.bodies));
    return run;
  }

  /** Goes on for some simulated time [s], as far as the budget allows. */
  advance(seconds: number): void {
    this.owed = Math.min(this.owed + seconds, 0.1);
    const start = performance.now();
    while (this.owed >= this.demo.dt && performance.now() - start < BUDGET) {
      this.step();
      this.owed -= this.demo.dt;
    }
  }

  step(): void {
    this.goOn();
    this.run.world.step(this.demo.dt);
    this.steps++;
    this.past.end = this.steps;
    if (this.steps % this.every === 0) this.record();
    if (this.past.isDue(this.steps)) this.remember();
  }

  /** Goes to a step that was run already, as it was. */
  seek(step: number): void {
    const wanted = Math.min(Math.max(Math.round(step), 0), this.past.end);
    const mark = this.past.before(wanted);
    const { deeds } = this.past;
    this.run = this.build();
    for (const deed of deeds.slice(0, mark.deeds))
      if (deed.kind === 'add') addBodies(this.run.world, deed.outlines);
    this.run.world.restore(mark.bytes);
    this.steps = mark.step;
    this.hand.restore(mark.hold);
    let next = mark.deeds;
    for (;;) {
      for (; next < deeds.length && deeds[next].step <= this.steps; next++) {
        const deed = deeds[next];
        // What was done at the very step that is shown comes after it.
        if (this.steps === wanted && wanted < this.past.end) break;
        if (deed.kind === 'add') addBodies(this.run.world, deed.outlines);
        else this.hand.hold(deed.pull, this.run.world.bodies);
      }
      if (this.steps >= wanted) break;
      this.run.world.step(this.demo.dt);
      this.steps++;
    }
    this.owed = 0;
    this.done = next;
    this.isSought = true;
    this.isBack = true;
  }

  /** The state of the world; the timeline gets a mark. */
  snapshot(): void {
    this.marks.snapshot(this.steps);
  }

  /** The world is about to change: whatever future it had when the user went back ends here. */
  private goOn(): void {
    if (!this.isBack) return;
    this.isBack = false;
    this.past.cut(this.steps, this.done);
    this.marks.cut(this.steps);
    // The hand of that time is gone.
    this.past.do({ step: this.steps, kind: 'pull', pull: undefined });
    this.hand.hold(undefined, this.run.world.bodies);
  }

  private remember(): void {
    this.past.mark(this.steps, this.run.world.snapshot(), this.hand.state);
  }

  /** New rigid outlines; one that crosses itself is refused with a sentence. */
  add(outlines: readonly Outline[]): void {
    this.goOn();
    addBodies(this.run.world, outlines);
    this.past.do({ step: this.steps, kind: 'add', outlines });
  }

  pull(pull: Pull | undefined): void {
    this.goOn();
    this.past.do({ step: this.steps, kind: 'pull', pull });
    this.hand.hold(pull, this.run.world.bodies);
  }

  frame(shown: Shown, of: number, region: Region): PlanarFrame {
    const { world, trouble } = this.run;
    const { bodies } = world;
    this.measure();
    const { rows, count } = world.pairs;
    const hasTrouble = trouble() !== null || world.troubles.length > 0;
    if (!this.isBack) this.marks.look(this.steps, overlapping(world.pairs), hasTrouble);
    const penetrations = new Float64Array(5 * rows.count);
    for (let row = 0; row < rows.count; row++) {
      const [x, y, nx, ny] = [
        rows.points[2 * row],
        rows.points[2 * row + 1],
        rows.normals[2 * row],
        rows.normals[2 * row + 1],
      ];
      penetrations.set([x, y, nx, ny, -rows.distances[row]], 5 * row);
    }
    const positions = new Float64Array(2 * bodies.reduce((sum, { polygon }) => sum + polygon.vertexCount, 0));
    let o = 0;
    for (const { polygon } of bodies) {
      positions.set(polygon.positions, o);
      o += polygon.positions.length;
    }
    const body = bodies[of];
    const { isSought } = this;
    this.isSought = false;
    return {
      number: this.number++,
      sought: isSought,
      rows: Float64Array.from(this.rows.splice(0)),
      positions,
      counts: bodies.map(({ polygon }) => polygon.vertexCount),
      penetrations,
      ...this.fields.near(shown, bodies),
      field: (shown.field || shown.gradients) && body ? this.fields.fieldOf(body, region) : undefined,
      owners: shown.voronoi
        ? nearestBodies(
            bodies.map(({ polygon }) => polygon),
            region,
            0.75 * ACROSS,
          )
        : undefined,
      readings: {
        time: world.time,
        steps: this.steps,
        energy: world.energy(),
        depth: this.depth,
        inside: rows.count,
        pairs: count,
        proximity: this.proximity,
        trouble: trouble() ?? world.troubles[0] ?? null,
        bound: this.fields.bound,
        backend: this.fields.report,
        last: this.past.end,
        marks: this.marks.list,
        troubles: this.marks.told,
      },
    };
  }

  /** Deepest penetrating vertex at the last look [m]. */
  private get depth(): number {
    const { rows } = this.run.world.pairs;
    let depth = 0;
    for (let row = 0; row < rows.count; row++) depth = Math.max(depth, -rows.distances[row]);
    return depth;
  }

  /** One row of the curves, see `PLANE_CURVES`. */
  private record(): void {
    const { world } = this.run;
    this.measure();
    const { rows, count } = world.pairs;
    this.rows.push(this.steps, world.time, world.energy(), this.depth, count, rows.count, this.proximity);
  }

  private measure(): void {
    const { world } = this.run;
    const start = performance.now();
    for (const body of world.bodies) body.refreshBox();
    world.detect();
    const time = performance.now() - start;
    this.proximity = this.number === 0 ? time : this.proximity + WEIGHT * (time - this.proximity);
  }
}

function addBodies(world: PlanarWorld, outlines: readonly Outline[]): void {
  // All of them or none.
  const bodies = outlines.map(
    (outline) => new RigidBody(Polygon.from(outline.map(([x, y]) => [x, y] as const))),
  );
  for (const body of bodies) world.add(body);
}

/** Pairs of bodies with a penetrating point, by a number each. */
function overlapping({ count, bodiesA, bodiesB, starts }: PlanarWorld['pairs']): Set<number> {
  const pairs = new Set<number>();
  for (let k = 0; k < count; k++)
    if (starts[k + 1] > starts[k]) pairs.add(bodiesA[k] * 1_000_003 + bodiesB[k]);
  return pairs;
}
