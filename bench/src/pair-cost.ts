/**
 * What the narrow phases cost per pair of shapes: two hundred pairs that touch, put into new poses before every turn, so that no contact is kept from the
 * step before. The time is that of the stage alone, as the world measures it.
 */
import { Random, type ShapeDefinition, World } from 'pliant';
import { narrowphases } from 'pliant/methods';
import { spread } from './harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions, Spread } from './harness/types.js';

const PAIRS = 200;
/** Pairs stand this far apart [m]. */
const SPACING = 4;
const SHAPES = {
  sphere: { kind: 'sphere', radius: 0.5 },
  box: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
  capsule: { kind: 'capsule', radius: 0.35, halfHeight: 0.3 },
  cylinder: { kind: 'cylinder', radius: 0.5, halfHeight: 0.5 },
  torus: { kind: 'torus', radius: 0.4, tube: 0.15 },
} as const satisfies Record<string, ShapeDefinition>;
type Shape = keyof typeof SHAPES;
const MEETINGS: readonly (readonly [Shape, Shape])[] = [
  ['sphere', 'sphere'],
  ['box', 'box'],
  ['capsule', 'capsule'],
  ['box', 'cylinder'],
  ['box', 'torus'],
];

export const benchmark: Benchmark = {
  name: 'pair-cost',
  sentence:
    'Microseconds per pair of touching shapes by every narrow phase that serves them, contacts found anew.',
  run: async (options) => MEETINGS.map(([a, b]) => measure(a, b, options)),
};

function measure(a: Shape, b: Shape, { seed, quick }: RunOptions): BenchResult {
  const names = narrowphases
    .list()
    .filter((method) => method.serves(a, b))
    .map(({ name }) => name);
  const results: Record<string, Spread> = {};
  const checks: Record<string, string> = {};
  for (const name of names) {
    const { times, contacts } = run(a, b, name, seed, quick ? 20 : 80);
    results[name === names[0] ? 'pliant' : `pliant (${name})`] = spread(times);
    checks[`${name}: contacts per pair`] = (contacts / PAIRS).toFixed(1);
  }
  return { name: 'pair-cost', size: `${a} and ${b}`, unit: 'µs per pair', results, checks };
}

function run(a: Shape, b: Shape, narrowphase: string, seed: number, turns: number) {
  const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
  world.setMethod('narrowphase', narrowphase);
  world.timeEveryStep();
  const random = new Random(seed);
  const places = Array.from(
    { length: PAIRS },
    (_, k) => [SPACING * (k % 15), SPACING * Math.floor(k / 15), 0] as const,
  );
  for (const position of places) world.add({ kind: 'static', shape: SHAPES[a], position });
  const movers = places.map((position) => world.add({ kind: 'rigid', shape: SHAPES[b], mass: 1, position }));
  const turn = new Float64Array(4);
  const way = new Float64Array(3);
  const times: number[] = [];
  for (let k = 0; k < turns; k++) {
    movers.forEach((body, i) => {
      random.rotation(turn, 0);
      random.unitVector(way, 0);
      // Boxes turned at random touch at about 0.8 edges; what is round, a little farther.
      body.place({ position: places[i].map((x, axis) => x + 0.8 * way[axis]), orientation: turn });
      body.launch({ velocity: [0, 0, 0], angularVelocity: [0, 0, 0] });
    });
    world.step(1e-6);
    if (k >= turns / 4) times.push((1000 * world.timings().narrowphase) / PAIRS);
  }
  return { times, contacts: [...world.contacts()].length };
}
