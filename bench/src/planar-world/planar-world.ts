/**
 * Stack, pyramid, jigsaw, rope, gear train and letters (`STAND_SCENES`) for a minute in Pliant's planar `impulse` response,
 * Rapier 2D, planck and matter-js, in turns: the time of a step, and whether it is right. Right is: after coming to rest
 * nothing creeps by more than 1 % of its size, the outlines overlap by no more than 2 % of it, and gears don't skip. Creep
 * counts where it is largest. So an engine that has crept too far is wrong whatever comes after, and takes no more turns.
 */
import { ExactQueries, type Polygon, STAND_SCENES, type StandScene } from 'pliant/planar';
import { chosen } from '../arguments.js';
import { type Stepped, takeTurns } from '../harness/measure.js';
import { formatNumber } from '../harness/table.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions, Verdict } from '../harness/types.js';
import { DT, type Engine, matterEngine, planckEngine, pliantEngine, rapierEngine } from './engines.js';

const NAME = 'planar-world';
const SECONDS = 60;
const MOST_CREEP = 0.01;
const MOST_OVERLAP = 0.02;
/** Half a pitch of gears that turn against each other is a tooth skipped [rad]. */
const MOST_SLIP = 0.31;
/** Steps between two looks at how far bodies have crept. */
const LOOK_EVERY = 30;

const ENGINES: Readonly<Record<string, (scene: StandScene) => Engine | Promise<Engine>>> = {
  pliant: pliantEngine,
  '@dimforge/rapier2d-compat': rapierEngine,
  planck: planckEngine,
  'matter-js': matterEngine,
};

export const benchmark: Benchmark = {
  name: NAME,
  sentence:
    'Six planar scenes for a minute beside Rapier 2D, planck and matter-js: time of a step, creep and overlap.',
  long: true,
  async run(options) {
    const results: BenchResult[] = [];
    for (const scene of chosen(STAND_SCENES, options.only)) results.push(await measure(scene, options));
    return results;
  },
};

/** An engine with a scene, and what was seen of it. */
interface Run extends Stepped {
  readonly engine: Engine;
  rest: Polygon[];
  /** Largest creep since rest over a body's size, or slip of gears [rad]. */
  worst: number;
  /** Steps taken. */
  taken: number;
}

async function measure(scene: StandScene, { quick, progress }: RunOptions): Promise<BenchResult> {
  const runs = new Map<string, Run>();
  const missing: Record<string, string> = {};
  for (const [name, make] of Object.entries(ENGINES)) {
    try {
      runs.set(name, runOf(await make(scene)));
    } catch (error) {
      missing[name] = (error as Error).message;
    }
  }
  const outlines = scene.bodies().map(({ outline }) => outline);
  const settled = Math.round((quick ? 1 : scene.settle) / DT);
  const steps = Math.round((quick ? 2 : SECONDS) / DT);
  const look = (step: number) => {
    if (step < settled || (step > settled && step % LOOK_EVERY !== 0 && step !== steps)) return;
    for (const run of runs.values()) if (!run.isOut) watch(scene, outlines, run, step === settled);
  };
  progress(`${scene.name}: ${outlines.length} bodies`);
  look(0);
  const results = takeTurns(runs, 0, steps, (step) => look(step + 1));
  const verdicts: Record<string, Verdict> = {};
  for (const [name, run] of runs) {
    verdicts[name] = judge(scene, outlines, run);
    // A run that is stopped has told of the scenes before.
    progress(
      `${scene.name}, ${name}: ${verdicts[name].words}, ${formatNumber(results[name].median)} ms a step`,
    );
  }
  // Two seconds of a quick run are too short for what has to come to rest first.
  const checks: Record<string, CheckValue> =
    quick && scene.settle > 0 ? {} : { 'pliant is right': verdicts.pliant.right };
  for (const name of runs.keys()) {
    if (name === 'pliant') continue;
    checks[`times ${name}`] = results.pliant.median / results[name].median;
    // A wrong answer is no measure of speed.
    if (verdicts[name].right && !quick)
      checks[`at least as fast as ${name}`] = results.pliant.median <= results[name].median;
  }
  const vertices = outlines.reduce((sum, outline) => sum + outline.vertexCount, 0);
  const size = `${scene.name}, ${outlines.length} bodies, ${vertices} vertices`;
  return { name: NAME, size, unit: 'ms/step', results, checks, verdicts, missing };
}

function runOf(engine: Engine): Run {
  return {
    engine,
    rest: [],
    worst: 0,
    taken: 0,
    isOut: false,
    step() {
      engine.step();
      this.taken++;
    },
  };
}

/** Notes how far bodies have crept since rest, or gears slipped; an engine that is wrong for good is out. */
function watch(scene: StandScene, outlines: readonly Polygon[], run: Run, isRest: boolean): void {
  if (isRest) run.rest = placed(outlines, run.engine);
  const now = scene.stands ? creepOf(outlines, run) : slipOf(outlines, run.engine);
  run.worst = Math.max(run.worst, now);
  run.isOut = !(run.worst <= (scene.stands ? MOST_CREEP : MOST_SLIP));
}

function placed(outlines: readonly Polygon[], engine: Engine): Polygon[] {
  return outlines.map((outline, k) => {
    const [x, y, angle] = engine.pose(k);
    const { cx, cy } = centre(outline);
    return outline.moved(0, -cx, -cy).moved(angle, x, y);
  });
}

/** Largest motion of a vertex since rest, over the size of its body. */
function creepOf(outlines: readonly Polygon[], { engine, rest }: Run): number {
  let creep = 0;
  for (const [k, polygon] of placed(outlines, engine).entries()) {
    const size = Math.sqrt(centre(polygon).area);
    for (let i = 0; i < polygon.positions.length; i += 2) {
      const dx = polygon.positions[i] - rest[k].positions[i];
      const dy = polygon.positions[i + 1] - rest[k].positions[i + 1];
      creep = Math.max(creep, Math.hypot(dx, dy) / size);
    }
  }
  return creep;
}

/** Neighbouring gears turn against each other: the largest difference [rad]. */
function slipOf(outlines: readonly Polygon[], engine: Engine): number {
  let most = 0;
  for (let k = 0; k + 1 < outlines.length; k++) {
    most = Math.max(most, Math.abs(engine.pose(k)[2] + engine.pose(k + 1)[2]));
  }
  return most;
}

/** Largest depth of an outline in another, over the size of the smaller. */
function overlapOf(polygons: readonly Polygon[]): number {
  const queries = new ExactQueries();
  let overlap = 0;
  for (const [i, a] of polygons.entries()) {
    for (const b of polygons.slice(i + 1)) {
      const size = Math.sqrt(Math.min(centre(a).area, centre(b).area));
      for (const { distance } of queries.bind(a, b).penetrations())
        overlap = Math.max(overlap, -distance / size);
    }
  }
  return overlap;
}

function judge(scene: StandScene, outlines: readonly Polygon[], run: Run): Verdict {
  const overlap = overlapOf(placed(outlines, run.engine));
  const moved = scene.stands ? `creep ${percent(run.worst)}` : `slip ${run.worst.toFixed(2)} rad`;
  const until = run.isOut ? ` after ${(run.taken * DT).toFixed(1)} s, where it was stopped` : '';
  const words = `${moved}${until}, overlap ${percent(overlap)}`;
  return { right: !run.isOut && overlap <= MOST_OVERLAP, words };
}

function centre(polygon: Polygon): { area: number; cx: number; cy: number } {
  const p = polygon.positions;
  let [twice, mx, my] = [0, 0, 0];
  for (let k = 0; k < p.length; k += 2) {
    const j = (k + 2) % p.length;
    const cross = p[k] * p[j + 1] - p[k + 1] * p[j];
    twice += cross;
    mx += cross * (p[k] + p[j]);
    my += cross * (p[k + 1] + p[j + 1]);
  }
  return { area: Math.abs(twice) / 2, cx: mx / (3 * twice), cy: my / (3 * twice) };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} % of a body`;
}
