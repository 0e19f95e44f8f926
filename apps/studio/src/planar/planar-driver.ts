/** Runs one planar demo in time with the clock and gives pictures of it. Knows nothing of threads. */
import {
  CpuBackend,
  type DemoRun,
  type Field,
  type FieldBackend,
  FieldQueries,
  type PlanarBody,
  type PlanarResponse,
  type PlanarWorld,
  Polygon,
  RigidBody,
} from 'pliant/planar';
import { demoOf } from './demos.js';
import { difference, makeBackend, measureBound, nearestBodies } from './field-bench.js';
import { type Hold, PlanarPast } from './past.js';
import type {
  BackendName,
  BackendReport,
  Bound,
  FieldSamples,
  PlanarFrame,
  Pull,
  Region,
  Shown,
} from './protocol.js';
import type { Outline } from './read-outlines.js';
import { RunMarks } from './run-marks.js';

/** Samples of the field across the picture. */
const ACROSS = 180;
/** Time spent on steps per picture at most [ms]; beyond it the demo runs slower than the clock. */
const BUDGET = 14;
/** Stiffness of the pointer's spring [1/s²] and its damping [1/s], per unit of mass. */
const PULL = 60;
const PULL_DAMPING = 8;
/** Frames between two looks at the error of fields. */
const BOUND_EVERY = 40;
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
  private queries: FieldQueries;
  private error: number;
  private backend: FieldBackend = new CpuBackend();
  private backendReport: BackendReport = { name: 'cpu', difference: 0 };
  private bound: Bound | undefined;
  /** The last field of a backend that answers later. */
  private late: Field | undefined;
  private isAsked = false;
  private readonly velocity = new Float64Array(2);
  private steps = 0;
  /** Steps between two rows of the curves, and those that weren't handed over yet. */
  private readonly every: number;
  private readonly rows: number[] = [];
  private number = 0;
  private owed = 0;
  private proximity = 0;
  private pulled: Pull | undefined;
  /** The point taken hold of: in a rigid body's own frame, or a vertex. */
  private anchor: [number, number] = [0, 0];
  private vertex = 0;

  constructor(
    name: string,
    private readonly response: PlanarResponse,
    /** Outlines that are there from the beginning, beside the demo's; one that crosses itself is refused with a sentence. */
    private readonly own: readonly Outline[] = [],
  ) {
    this.demo = demoOf(name);
    this.run = this.build();
    this.every = Math.max(1, Math.round(1 / 60 / this.demo.dt));
    this.error = this.demo.error;
    this.queries = new FieldQueries(this.error);
    this.remember();
  }

  private build(): DemoRun {
    const run = this.demo.build(this.response);
    addBodies(run.world, this.own);
    run.world.drivers.push((_, dt) => this.drag(dt));
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
    this.pulled = mark.hold.pull;
    this.anchor = [...mark.hold.anchor];
    this.vertex = mark.hold.vertex;
    let next = mark.deeds;
    for (;;) {
      for (; next < deeds.length && deeds[next].step <= this.steps; next++) {
        const deed = deeds[next];
        // What was done at the very step that is shown comes after it.
        if (this.steps === wanted && wanted < this.past.end) break;
        if (deed.kind === 'add') addBodies(this.run.world, deed.outlines);
        else this.hold(deed.pull);
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
    this.hold(undefined);
  }

  private remember(): void {
    const { pulled: pull, anchor, vertex } = this;
    const hold: Hold = { pull, anchor: [...anchor], vertex };
    this.past.mark(this.steps, this.run.world.snapshot(), hold);
  }

  /** Another error bound of fields [m]; the demo's own by default. */
  setError(error: number | undefined): void {
    this.error = error ?? this.demo.error;
    this.queries = new FieldQueries(this.error);
    this.bound = undefined;
  }

  /** Who computes the field that is drawn; the processor where the platform has none. */
  async setBackend(name: BackendName): Promise<void> {
    this.late = undefined;
    try {
      this.backend = await makeBackend(name);
      this.backendReport = { name: this.backend.name, difference: 0 };
    } catch (error) {
      this.backend = new CpuBackend();
      const trouble = error instanceof Error ? error.message : String(error);
      this.backendReport = { name: 'cpu', difference: 0, trouble };
    }
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
    this.hold(pull);
  }

  private hold(pull: Pull | undefined): void {
    this.pulled = pull;
    const body = pull && this.run.world.bodies[pull.body];
    if (!pull?.first || !body) return;
    const [x, y] = pull.from;
    if (body instanceof RigidBody) {
      const [c, s] = [Math.cos(body.angle), Math.sin(body.angle)];
      this.anchor = [c * (x - body.x) + s * (y - body.y), c * (y - body.y) - s * (x - body.x)];
    } else this.vertex = nearestVertex(body, x, y);
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
      ...this.near(shown),
      field: (shown.field || shown.gradients) && body ? this.fieldOf(body, region) : undefined,
      owners: shown.voronoi
        ? nearestBodies(
            bodies.map(({ polygon }) => polygon),
            region,
            ACROSS / 2,
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
        bound: this.bound,
        backend: this.backendReport,
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

  /** Localisation and contacts of all pairs that come near each other. */
  private near(shown: Shown): Pick<PlanarFrame, 'contacts' | 'leaves' | 'regions'> {
    const [contacts, leaves, regions]: [number[], number[], number[]] = [[], [], []];
    const { bodies } = this.run.world;
    const [margin, queries] = [2 * this.error, this.queries];
    for (const [i, a] of bodies.entries()) {
      for (const b of shown.boxes || shown.contacts ? bodies.slice(i + 1) : []) {
        if (!near(a.box, b.box, margin)) continue;
        queries.bind(a.polygon, b.polygon, a.box, b.box);
        if (shown.boxes && queries.regions.near(queries.a, queries.b, margin)) {
          regions.push(...queries.regions.box);
          addLeaves(queries, margin, leaves);
        }
        if (!shown.contacts) continue;
        for (const { point, normal } of queries.contacts(margin)) contacts.push(...point, ...normal);
      }
    }
    return {
      contacts: Float64Array.from(contacts),
      leaves: Float64Array.from(leaves),
      regions: Float64Array.from(regions),
    };
  }

  private fieldOf(body: PlanarBody, region: Region): FieldSamples {
    const { polygon } = body;
    if (this.bound === undefined || this.number % BOUND_EVERY === 0)
      this.bound = measureBound(polygon, this.error);
    const error = Math.max(region[2] - region[0], region[3] - region[1]) / (ACROSS * Math.SQRT2);
    const own = new CpuBackend().field(polygon, { error, region });
    if (this.backend.name === 'cpu') return samplesOf(own);
    const made = this.backend.field(polygon, { error, region });
    if (!(made instanceof Promise)) {
      this.backendReport = { name: this.backend.name, difference: difference(made, own) };
      return samplesOf(made);
    }
    this.await(made, own);
    return samplesOf(this.late ?? own);
  }

  /** One question at a time to a backend that answers later. */
  private await(made: Promise<Field>, own: Field): void {
    if (this.isAsked) return;
    this.isAsked = true;
    const { name } = this.backend;
    made
      .then((field) => {
        this.late = field;
        this.backendReport = { name, difference: difference(field, own) };
      })
      .catch((error: unknown) => {
        this.backend = new CpuBackend();
        this.backendReport = { name: 'cpu', difference: 0, trouble: String(error) };
      })
      .finally(() => {
        this.isAsked = false;
      });
  }

  private drag(dt: number): void {
    const pull = this.pulled;
    const body = pull && this.run.world.bodies[pull.body];
    if (!pull || !body) return;
    const [x, y] = this.held(body);
    body.velocityAt(this.velocity, this.vertex, x, y);
    const inverse = body.inverseMassAt(this.vertex, x, y, 1, 0) + body.inverseMassAt(this.vertex, x, y, 0, 1);
    if (inverse === 0) return;
    const mass = 2 / inverse;
    const jx = mass * dt * (PULL * (pull.to[0] - x) - PULL_DAMPING * this.velocity[0]);
    const jy = mass * dt * (PULL * (pull.to[1] - y) - PULL_DAMPING * this.velocity[1]);
    body.push(this.vertex, x, y, jx, jy);
  }

  private held(body: PlanarBody): [number, number] {
    if (!(body instanceof RigidBody)) {
      const { positions } = body.polygon;
      return [positions[2 * this.vertex], positions[2 * this.vertex + 1]];
    }
    const [c, s] = [Math.cos(body.angle), Math.sin(body.angle)];
    const [u, v] = this.anchor;
    return [body.x + c * u - s * v, body.y + s * u + c * v];
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

function near(a: Float64Array, b: Float64Array, margin: number): boolean {
  return a[0] - margin <= b[2] && b[0] - margin <= a[2] && a[1] - margin <= b[3] && b[1] - margin <= a[3];
}

function addLeaves({ a, b, regions: { pairs } }: FieldQueries, margin: number, out: number[]): void {
  const [p, q] = [a.boxes.boxes, b.boxes.boxes];
  for (let k = 0; k < pairs.count; k++) {
    const [i, j] = [4 * pairs.nodesA[k], 4 * pairs.nodesB[k]];
    out.push(Math.max(p[i], q[j] - margin), Math.max(p[i + 1], q[j + 1] - margin));
    out.push(Math.min(p[i + 2], q[j + 2] + margin), Math.min(p[i + 3], q[j + 3] + margin));
  }
}

function samplesOf({ grid, values }: Field): FieldSamples {
  const { columns, rows, x0, y0, spacing } = grid;
  return { values: Float32Array.from(values.subarray(0, grid.count)), columns, rows, x0, y0, spacing };
}

function nearestVertex({ polygon: { positions } }: PlanarBody, x: number, y: number): number {
  let [best, vertex] = [Number.POSITIVE_INFINITY, 0];
  for (let k = 0; k < positions.length; k += 2) {
    const distanceSq = (positions[k] - x) ** 2 + (positions[k + 1] - y) ** 2;
    if (distanceSq >= best) continue;
    best = distanceSq;
    vertex = k / 2;
  }
  return vertex;
}
