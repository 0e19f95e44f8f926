/**
 * Whether soft bodies stand, slide and come to rest, at default settings: stacks beside the height that their weight leaves them, stacks with
 * rigid blocks beside the sum of their weights, a slab on slopes beside Coulomb's law, and three piles that have to sleep.
 */
import { readFileSync } from 'node:fs';
import { type Body, parseScene, type SceneDefinition, TetMesh, World } from 'pliant';
import type { Benchmark, BenchResult, CheckValue, RunOptions } from '../harness/types.js';
import { makePile } from '../soft-pile/worlds.js';

const DT = 1 / 60;
const G = 9.81;
const DENSITY = 1000;

/** Seconds for which stacks stand, and within which piles must be at rest. */
const STAND = 60;
const SETTLE = 15;
/** What moves faster is not at rest [m/s]. */
const STILL = 1e-3;
/** Least and most share by which what is seen may be off. */
const HEIGHT = 0.005;
const FORCE = 0.005;
const SLOPE = 0.01;
/** Creep below the threshold of friction [m/s]. */
const CREEP = 1e-6;

export const benchmark: Benchmark = {
  name: 'soft-rest',
  long: true,
  sentence: 'Stacks, slopes and piles of soft bodies: heights, forces, friction, and when all sleep.',
  run: async (options) =>
    PARTS.filter(({ name }) => name.includes(options.only ?? '')).map(({ name, measure }) =>
      timed(name, (checks) => measure(checks, options)),
    ),
};

type Checks = Record<string, CheckValue>;

const PARTS: readonly { readonly name: string; measure(checks: Checks, options: RunOptions): void }[] = [
  { name: 'stacks', measure: stacks },
  { name: 'stacks with rigid blocks', measure: mixedStacks },
  { name: 'slopes', measure: slopes },
  { name: 'pile of 64 cubes', measure: (checks, options) => settle(checks, cubes(options), options) },
  { name: 'pile of 120 balls', measure: (checks, options) => scene(checks, 'soft-sphere-pile', options) },
  { name: 'mixed drop', measure: (checks, options) => scene(checks, 'soft-mixed-drop', options) },
];

function timed(size: string, measure: (checks: Checks) => void): BenchResult {
  const checks: Checks = {};
  const start = performance.now();
  measure(checks);
  const seconds = (performance.now() - start) / 1000;
  const results = { pliant: { median: seconds, p95: seconds } };
  return { name: 'soft-rest', size, unit: 's', results, checks };
}

/** Fastest vertex of soft bodies, and of the middles of others [m/s]. */
function fastest(world: World): number {
  let most = 0;
  for (const body of world) {
    if (body.kind === 'static') continue;
    const { velocities: v } = body.isDeformable ? body : { velocities: body.velocity };
    for (let k = 0; k < v.length; k += 3) most = Math.max(most, Math.hypot(v[k], v[k + 1], v[k + 2]));
  }
  return most;
}

function top(body: Body): number {
  let most = -Infinity;
  for (let k = 1; k < body.positions.length; k += 3) most = Math.max(most, body.positions[k]);
  return most;
}

const CUBE = 0.2;

function stackOf(count: number, youngsModulus: number): { world: World; bodies: Body[] } {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.5 });
  const mesh = TetMesh.box({ size: [CUBE, CUBE, CUBE], cells: [3, 3, 3] });
  const model = { kind: 'fem', youngsModulus, poissonRatio: 0.3, damping: 0.01 } as const;
  const bodies = Array.from({ length: count }, (_, k) =>
    world.add({
      kind: 'soft',
      mesh,
      model,
      position: [0, CUBE * (0.505 + 1.005 * k), 0],
      density: DENSITY,
      friction: 0.5,
    }),
  );
  return { world, bodies };
}

function stacks(checks: Checks, { quick, progress }: RunOptions): void {
  for (const [count, youngsModulus] of [
    [3, 1e6],
    [5, 1e6],
    [3, 1e7],
    [5, 1e7],
    [10, 1e7],
  ] as const) {
    const title = `${count} cubes, ${youngsModulus / 1e6} MPa`;
    progress(title);
    const { world, bodies } = stackOf(count, youngsModulus);
    const height = count * CUBE;
    const truth = height - (DENSITY * G * height * height) / (2 * youngsModulus);
    for (let n = 0; n < (quick ? 5 : STAND) / DT; n++) world.step(DT);
    const off = top(bodies[count - 1]) / truth - 1;
    checks[`${title}: height over theory`] = Number((1 + off).toPrecision(5));
    checks[`${title}: within 0.5 %`] = Math.abs(off) <= HEIGHT;
    if (!quick) checks[`${title}: asleep`] = bodies.every(({ isAsleep }) => isAsleep);
  }
}

/** Five storeys in which soft cubes and rigid blocks take turns: each carries what lies on it, without a torque about its middle. */
function mixedStacks(checks: Checks, { quick, progress }: RunOptions): void {
  for (const ratio of [0.1, 1, 10]) {
    const title = `blocks of ${ratio} times the density`;
    progress(title);
    const world = new World({ sleeping: false });
    const floor = world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.5 });
    const mesh = TetMesh.box({ size: [CUBE, CUBE, CUBE], cells: [3, 3, 3] });
    const model = { kind: 'fem', youngsModulus: 1e7, poissonRatio: 0.3, damping: 0.01 } as const;
    const bodies = Array.from({ length: 5 }, (_, k) => {
      const position: [number, number, number] = [0, CUBE * (0.505 + 1.005 * k), 0];
      const more = { position, friction: 0.5 };
      return k % 2 === 0
        ? world.add({ kind: 'soft', mesh, model, density: DENSITY, ...more })
        : world.add({
            kind: 'rigid',
            shape: { kind: 'box', halfExtents: [CUBE / 2, CUBE / 2, CUBE / 2] },
            density: ratio * DENSITY,
            ...more,
          });
    });
    for (let n = 0; n < (quick ? 3 : 10) / DT; n++) world.step(DT);
    const storeys = [floor, ...bodies];
    let worst = 0;
    for (let k = 0; k < bodies.length; k++) {
      const weight = bodies.slice(k).reduce((sum, { mass }) => sum + mass * G, 0);
      const push = pushBetween(world, storeys[k], storeys[k + 1]);
      worst = Math.max(worst, Math.abs(push / weight - 1));
    }
    checks[`${title}: worst force over the weight above`] = Number((1 + worst).toPrecision(5));
    checks[`${title}: forces within 0.5 %`] = worst <= FORCE;
    checks[`${title}: fastest point [m/s]`] = Number(fastest(world).toPrecision(3));
  }
}

/** The vertical force between two bodies, in the last step [N]. */
function pushBetween(world: World, lower: Body, upper: Body): number {
  let sum = 0;
  for (const { bodyA, bodyB, force } of world.contacts()) {
    const isUpperFirst = bodyA.handle === upper.handle && bodyB.handle === lower.handle;
    const isLowerFirst = bodyA.handle === lower.handle && bodyB.handle === upper.handle;
    if (isUpperFirst) sum += force[1];
    else if (isLowerFirst) sum -= force[1];
  }
  return sum;
}

/** A slab on a plane: it holds at 99 % of the threshold, slides at 101 %, and well above it with Coulomb's acceleration. */
function slopes(checks: Checks, { quick, progress }: RunOptions): void {
  for (const friction of quick ? [0.5] : [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1]) {
    progress(`slope, friction ${friction}`);
    const under = slide(Math.atan(0.99 * friction), friction);
    const over = slide(Math.atan(1.01 * friction), friction);
    const angle = Math.atan(1.3 * friction + 0.05);
    const law = G * (Math.sin(angle) - friction * Math.cos(angle));
    const ratio = slide(angle, friction).acceleration / law;
    checks[`friction ${friction}: creep at 99 % of the threshold [m/s]`] = Number(under.speed.toPrecision(2));
    checks[`friction ${friction}: holds below`] = Math.abs(under.speed) < CREEP;
    checks[`friction ${friction}: slides above`] = over.acceleration > 0;
    checks[`friction ${friction}: acceleration over Coulomb's`] = Number(ratio.toPrecision(5));
    checks[`friction ${friction}: acceleration within 1 %`] = Math.abs(ratio - 1) <= SLOPE;
  }
}

/** Speed and acceleration down the slope in the second half of two seconds: gravity leans, the plane does not. */
function slide(angle: number, friction: number): { speed: number; acceleration: number } {
  const world = new World({ gravity: [G * Math.sin(angle), -G * Math.cos(angle), 0], sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction });
  const slab = world.add({
    kind: 'soft',
    mesh: TetMesh.box({ size: [0.4, 0.1, 0.4], cells: [4, 1, 4] }),
    model: { kind: 'fem', youngsModulus: 1e6, poissonRatio: 0.3, damping: 0.01 },
    position: [0, 0.0502, 0],
    density: DENSITY,
    friction,
  });
  const middle = () => slab.position[0];
  const run = (seconds: number) => {
    for (let n = 0; n < Math.round(seconds / DT); n++) world.step(DT);
    return middle();
  };
  run(1);
  // Three places, half a second apart, tell speed and acceleration whatever happened before.
  const places = [middle(), run(0.5), run(0.5)];
  return {
    speed: places[2] - places[0],
    acceleration: (places[2] - 2 * places[1] + places[0]) / 0.25,
  };
}

function cubes({ seed }: RunOptions): World {
  const { mesh, places } = makePile(4, seed);
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.5 });
  const model = { kind: 'fem', youngsModulus: 3e6, poissonRatio: 0.3, damping: 0.005 } as const;
  for (const position of places)
    world.add({ kind: 'soft', mesh, position, model, density: DENSITY, friction: 0.5 });
  return world;
}

/** What a body of a scene is made of that does not say it: its method has no modulus. */
const MATERIAL = { youngsModulus: 1e6, poissonRatio: 0.3, damping: 0.01 } as const;

/** A scene of the studio with the default model. */
function scene(checks: Checks, name: string, options: RunOptions): void {
  const file = new URL(`../../../scenes/${name}.json`, import.meta.url);
  const reading = parseScene(readFileSync(file, 'utf8'));
  if (!reading.ok) throw new Error(`scenes/${name}.json is missing or not valid.`);
  const { methods: _, ...kept } = reading.scene;
  const bodies = kept.bodies.map((body) =>
    body.kind === 'soft' ? { ...body, model: femOf(body.model) } : body,
  ) as SceneDefinition['bodies'];
  settle(checks, World.fromScene({ ...kept, bodies }), options);
}

function femOf(model: object | undefined) {
  const given: Partial<Record<keyof typeof MATERIAL, number>> = model ?? {};
  const { youngsModulus, poissonRatio, damping } = MATERIAL;
  return {
    kind: 'fem',
    youngsModulus: given.youngsModulus ?? youngsModulus,
    poissonRatio: given.poissonRatio ?? poissonRatio,
    damping: given.youngsModulus === undefined ? damping : given.damping,
  };
}

/** Steps until all is at rest, for as long as that may take. */
function settle(checks: Checks, world: World, { quick, progress }: RunOptions): void {
  const seconds = quick ? 1 : SETTLE;
  let rested = Infinity;
  let slow = Infinity;
  for (let n = 1; n <= Math.round(seconds / DT); n++) {
    world.step(DT);
    if (n % 60 === 0) progress(`${n / 60} of ${seconds} s, fastest ${fastest(world).toPrecision(2)} m/s`);
    const isStill = fastest(world) < STILL;
    slow = isStill ? Math.min(slow, n * DT) : Infinity;
    const isAsleep = [...world].every((body) => body.kind === 'static' || body.isAsleep);
    rested = isAsleep ? Math.min(rested, n * DT) : Infinity;
  }
  const awake = [...world].filter((body) => body.kind !== 'static' && !body.isAsleep).length;
  checks['bodies awake at the end'] = awake;
  checks['fastest point at the end [m/s]'] = Number(fastest(world).toPrecision(3));
  checks['below 1 mm/s from [s]'] = slow;
  checks['asleep from [s]'] = rested;
  if (quick) return;
  checks['below 1 mm/s everywhere within 15 s'] = slow <= SETTLE;
  checks['asleep within 15 s'] = rested <= SETTLE;
}
