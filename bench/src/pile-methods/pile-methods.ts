/**
 * The paper's second experiment as numbers: 120 deformable balls fall and pile up; which vertices are still inside another ball after ten
 * seconds, how deep, and how fast did anything get? With every depth method, under the paper's linear penalty and under contact surfaces.
 */
import { readFileSync } from 'node:fs';
import { parseScene, World } from 'pliant';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions } from '../harness/types.js';
import { StuckVertices } from './stuck-vertices.js';

const SCENE = new URL('../../../scenes/soft-sphere-pile.json', import.meta.url);
const DEPTHS = ['closest-feature', 'consistent', 'regional'] as const;
const RESPONSES = ['penalty', 'contact-surface'] as const;
const SECONDS = 10;
/** A ball farther from the middle than this has left the scene [m]. */
const SCENE_SIZE = 20;

export const benchmark: Benchmark = {
  name: 'pile-methods',
  long: true,
  sentence:
    'Vertices left inside other balls, residual depth and speeds in a pile of 120, by depth method and response.',
  run: async (options) => RESPONSES.map((response) => compareDepths(response, options)),
};

interface PileOutcome {
  readonly depths: number[];
  /** Of any vertex at any time, and at the end [m/s]. */
  readonly fastest: number;
  readonly left: number;
  /** Balls outside the scene. */
  readonly lost: number;
}

function runPile(depth: string, response: string, seconds: number): PileOutcome {
  const reading = parseScene(readFileSync(SCENE, 'utf8'));
  if (!reading.ok) throw new Error(`${SCENE.pathname}: ${reading.errors[0].message}`);
  const world = World.fromScene(reading.scene);
  world.setMethod('penetration', depth);
  world.setMethod('response', response);
  const balls = [...world].filter((body) => body.kind === 'soft');
  const fastestNow = () => Math.max(...balls.map((ball) => fastestVertex(ball.velocities)));
  let fastest = 0;
  for (let k = 0; k < 60 * seconds; k++) {
    world.step(1 / 60);
    fastest = Math.max(fastest, fastestNow());
  }
  const lost = balls.filter(({ position }) => !(Math.hypot(...position) < SCENE_SIZE)).length;
  return { depths: new StuckVertices(balls).depths(), fastest, left: fastestNow(), lost };
}

function fastestVertex(velocities: Float64Array): number {
  let mostSq = 0;
  for (let k = 0; k < velocities.length; k += 3)
    mostSq = Math.max(mostSq, velocities[k] ** 2 + velocities[k + 1] ** 2 + velocities[k + 2] ** 2);
  return Math.sqrt(mostSq);
}

function compareDepths(response: string, { quick, progress }: RunOptions): BenchResult {
  const checks: Record<string, CheckValue> = {};
  const results: Record<string, ReturnType<typeof spread>> = {};
  for (const depth of DEPTHS) {
    progress(`${response}, ${depth}`);
    const { depths, fastest, left, lost } = runPile(depth, response, quick ? 1 : SECONDS);
    const name = depth === 'regional' ? 'pliant' : `pliant (${depth})`;
    results[name] = spread([depths.length]);
    const mean = depths.reduce((sum, d) => sum + d, 0) / Math.max(1, depths.length);
    checks[`${depth}: mean and largest residual depth [mm]`] =
      `${rounded(1000 * mean)}, ${rounded(1000 * Math.max(0, ...depths))}`;
    checks[`${depth}: largest speed, and speed left [m/s]`] = `${rounded(fastest)}, ${rounded(left)}`;
    checks[`${depth}: no ball leaves the scene`] = lost === 0;
  }
  return {
    name: 'pile-methods',
    size: `${response}, 120 balls, ${SECONDS} s`,
    unit: 'vertices stuck inside another ball',
    results,
    checks,
  };
}

const rounded = (x: number) => Number(x.toPrecision(3));
