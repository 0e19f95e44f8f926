/**
 * Stack, pyramid, jigsaw, rope, gear train and letters (`STAND_SCENES`) for a minute in Pliant's planar `impulse` response,
 * Rapier 2D, planck and matter-js, in turns: the time of a step, and whether it is right. Right is: after coming to rest
 * nothing creeps by more than 1 % of its size, the outlines overlap by no more than 2 % of it, and gears don't skip.
 */
import { ExactQueries, type Polygon, STAND_SCENES, type StandScene } from 'pliant/planar';
import { takeTurns } from '../harness/measure.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions, Verdict } from '../harness/types.js';
import { DT, type Engine, matterEngine, planckEngine, pliantEngine, rapierEngine } from './engines.js';

const NAME = 'planar-world';
const SECONDS = 60;
const MOST_CREEP = 0.01;
const MOST_OVERLAP = 0.02;

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
    for (const scene of STAND_SCENES) results.push(await measure(scene, options));
    return results;
  },
};

async function measure(scene: StandScene, { quick, progress }: RunOptions): Promise<BenchResult> {
  const worlds = new Map<string, Engine>();
  const missing: Record<string, string> = {};
  for (const [name, make] of Object.entries(ENGINES)) {
    try {
      worlds.set(name, await make(scene));
    } catch (error) {
      missing[name] = (error as Error).message;
    }
  }
  const outlines = scene.bodies().map(({ outline }) => outline);
  const settle = quick ? 1 : scene.settle;
  const steps = Math.round((quick ? 2 : SECONDS) / DT);
  const rest = new Map<string, Polygon[]>();
  const note = (step: number) => {
    if (step !== Math.round(settle / DT)) return;
    for (const [name, engine] of worlds) rest.set(name, placed(outlines, engine));
  };
  progress(`${scene.name}: ${outlines.length} bodies`);
  note(0);
  const results = takeTurns(worlds, 0, steps, (step) => note(step + 1));
  const verdicts: Record<string, Verdict> = {};
  for (const [name, engine] of worlds) verdicts[name] = judge(scene, outlines, rest.get(name)!, engine);
  // Two seconds of a quick run are too short for what has to come to rest first.
  const checks: Record<string, CheckValue> =
    quick && scene.settle > 0 ? {} : { 'pliant is right': verdicts.pliant.right };
  for (const name of worlds.keys()) {
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

function placed(outlines: readonly Polygon[], engine: Engine): Polygon[] {
  return outlines.map((outline, k) => {
    const [x, y, angle] = engine.pose(k);
    const { cx, cy } = centre(outline);
    return outline.moved(0, -cx, -cy).moved(angle, x, y);
  });
}

function judge(
  scene: StandScene,
  outlines: readonly Polygon[],
  rest: readonly Polygon[],
  engine: Engine,
): Verdict {
  const now = placed(outlines, engine);
  let [creep, overlap] = [0, 0];
  for (const [k, polygon] of now.entries()) {
    const size = Math.sqrt(centre(polygon).area);
    for (let i = 0; i < polygon.positions.length; i += 2) {
      const dx = polygon.positions[i] - rest[k].positions[i];
      const dy = polygon.positions[i + 1] - rest[k].positions[i + 1];
      creep = Math.max(creep, Math.hypot(dx, dy) / size);
    }
  }
  const queries = new ExactQueries();
  for (const [i, a] of now.entries()) {
    for (const b of now.slice(i + 1)) {
      const size = Math.sqrt(Math.min(centre(a).area, centre(b).area));
      for (const { distance } of queries.bind(a, b).penetrations())
        overlap = Math.max(overlap, -distance / size);
    }
  }
  const words = `overlap ${percent(overlap)}`;
  if (scene.stands) {
    const right = creep <= MOST_CREEP && overlap <= MOST_OVERLAP;
    return { right, words: `creep ${percent(creep)}, ${words}` };
  }
  const slip = mostSlip(outlines, engine);
  return { right: slip < 0.31 && overlap <= MOST_OVERLAP, words: `slip ${slip.toFixed(2)} rad, ${words}` };
}

/** Neighbouring gears turn against each other: half a pitch of difference is a tooth skipped. */
function mostSlip(outlines: readonly Polygon[], engine: Engine): number {
  let most = 0;
  for (let k = 0; k + 1 < outlines.length; k++) {
    most = Math.max(most, Math.abs(engine.pose(k)[2] + engine.pose(k + 1)[2]));
  }
  return most;
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
