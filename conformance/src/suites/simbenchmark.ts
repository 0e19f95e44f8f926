/**
 * Scenes of SimBenchmark (leggedrobotics 2018), built from their published figures, with its measures of error: a plate that rolls balls along,
 * balls that bounce for ever, a block of 6³ balls that lands plastically or elastically, and a tower of planks. Bounds are the best published figure of
 * any engine, or better. `npm run conformance -- simbenchmark` prints the table.
 */
import { World } from 'pliant';
import { Tally } from '../suite.js';
import type { Suite, SuiteResult } from '../types.js';

const G = 9.81;

/** Responses whose impacts follow Newton's law. */
const BOUNCING = ['impulse', 'constraint', 'backtracking', 'impulse-averaged', 'collision-integration'];

/** Error, step [s], and its bound, by scene and response. */
interface Run {
  readonly scene: string;
  readonly response: string;
  readonly dt: number;
  readonly unit: string;
  readonly allowed: number;
  /** Of the best engine in the published table. */
  readonly published: string;
  measure(response: string, dt: number): number;
}

const RUNS: readonly Run[] = [
  ...['impulse', 'constraint'].map((response) => ({
    scene: 'rolling',
    response,
    dt: 1e-3,
    unit: '(m/s)²',
    allowed: 1e-9,
    published: '5.7e-9 (Bullet)',
    measure: rolling,
  })),
  ...BOUNCING.flatMap((response) =>
    [1e-3, 1e-2].map((dt) => ({
      scene: 'bouncing',
      response,
      dt,
      unit: 'J²',
      allowed: 1e-6,
      published: dt === 1e-3 ? '0.0186 (RaiSim)' : '186 (RaiSim)',
      measure: bouncing,
    })),
  ),
  {
    scene: '666',
    response: 'impulse',
    dt: 1e-2,
    unit: 'm²',
    allowed: 1e-5,
    published: '0.0153 (RaiSim)',
    measure: plastic,
  },
  ...['impulse', 'constraint'].map((response) => ({
    scene: 'elastic 666',
    response,
    dt: 1e-3,
    unit: 'J²',
    allowed: 1,
    published: '8.4 (RaiSim)',
    measure: elastic,
  })),
  {
    scene: 'Kapla, 60,000 steps',
    response: 'impulse',
    dt: 1e-2,
    unit: 'm moved',
    allowed: 1e-3,
    published: 'stands (RaiSim)',
    measure: tower,
  },
];

export const suite: Suite = {
  name: 'simbenchmark',
  seconds: 41,
  sentence:
    'Rolling, bouncing, 666, elastic 666 and Kapla of SimBenchmark, by response, against the best published errors.',
  run,
};

async function run(): Promise<SuiteResult> {
  const tally = new Tally(suite.name);
  const table = [line('scene', 'response', 'step [s]', 'error', 'allowed', 'published at best')];
  for (const { scene, response, dt, unit, allowed, published, measure } of RUNS) {
    const error = measure(response, dt);
    const sentence = `${scene}, ${response}, step ${dt} s: ${error.toExponential(1)} ${unit}; published at best ${published}`;
    const shown = `${error.toExponential(1)} ${unit}`;
    table.push(line(scene, response, String(dt), shown, allowed.toExponential(0), published));
    tally.case(error <= allowed, () => `${sentence}; allowed ${allowed}`);
  }
  return { ...tally.result(), table };
}

const WIDTHS = [20, 22, 9, 16, 8];

/** A line of the table. */
const line = (...cells: readonly string[]): string =>
  cells.map((cell, i) => cell.padEnd(WIDTHS[i] ?? 0)).join(' ');

function worldOf(response: string, restitution: number, friction: number): World {
  const world = new World({ gravity: [0, 0, -G], sleeping: false });
  world.setMethod('response', response);
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 0, 1] }, restitution, friction });
  return world;
}

function energyOf(world: World): number {
  const { kinetic, potential } = world.energy();
  return kinetic + potential;
}

/** Mean squared error of the velocities of box and balls. */
function rolling(response: string, dt: number): number {
  const world = worldOf(response, 0, 0.4);
  const box = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [10, 10, 0.5] },
    mass: 10,
    friction: 0.4,
    position: [0, 0, 0.5],
  });
  // Friction of a pair is the geometric mean: 0.8 between ball and box.
  const balls = Array.from({ length: 25 }, (_, i) =>
    world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.5 },
      mass: 1,
      friction: 1.6,
      position: [2 * (i % 5) - 4, 2 * Math.floor(i / 5) - 4, 1.5],
    }),
  );
  const along = [0.5, Math.sqrt(0.75), 0];
  const acceleration = (150 - 0.4 * 35 * G) / (10 + (25 * 2) / 7);
  const bodies = [box, ...balls];
  const steps = Math.round(4 / dt);
  let sum = 0;
  for (let i = 1; i <= steps; i++) {
    box.applyForce(along.map((x) => 150 * x) as [number, number, number]);
    world.step(dt);
    bodies.forEach(({ velocity }, b) => {
      const speed = acceleration * i * dt * (b === 0 ? 1 : 2 / 7);
      for (let k = 0; k < 3; k++) sum += (velocity[k] - speed * along[k]) ** 2 / bodies.length;
    });
  }
  return sum / steps;
}

/** Mean of (E − E₀)². */
function driftOf(world: World, dt: number, seconds: number): number {
  const energy = energyOf(world);
  const steps = Math.round(seconds / dt);
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    world.step(dt);
    sum += (energyOf(world) - energy) ** 2;
  }
  return sum / steps;
}

function addBall(world: World, restitution: number, position: [number, number, number]): void {
  const shape = { kind: 'sphere', radius: 0.1 } as const;
  world.add({ kind: 'rigid', shape, mass: 10, restitution, friction: 0, position });
}

function bouncing(response: string, dt: number): number {
  const world = worldOf(response, 1, 0);
  for (let i = 0; i < 49; i++) addBall(world, 1, [2 * (i % 7), 2 * Math.floor(i / 7), 5]);
  return driftOf(world, dt, 20);
}

/** 6³ balls, jittered by up to a millimetre. */
function block(response: string, restitution: number, lowest: number): World {
  const world = worldOf(response, restitution, 0);
  let seed = 1;
  const jitter = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (1e-3 * seed) / 2 ** 32;
  };
  for (let i = 0; i < 216; i++) {
    const [x, y, z] = [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36)];
    addBall(world, restitution, [0.21 * x + jitter(), 0.21 * y + jitter(), lowest + 0.21 * z]);
  }
  return world;
}

function elastic(response: string, dt: number): number {
  return driftOf(block(response, 1, 1.101), dt, 10);
}

/** Mean of Σ depth². */
function plastic(response: string, dt: number): number {
  const world = block(response, 0, 0.101);
  const steps = Math.round(10 / dt);
  let sum = 0;
  for (let i = 0; i < steps; i++) {
    world.step(dt);
    for (const { depth } of world.contacts()) if (depth > 0) sum += depth * depth;
  }
  return sum / steps;
}

/**
 * The tower, by the published measures: six floors of blocks of 10 kg, uprights of 0.05 × 0.1 × 0.25 m and planks of 0.2 × 0.1 × 0.05 m. The place of
 * each block is not published; here eight uprights stand in a ring, planks lie across each gap, and there are 736 contacts of 555 to 870. Returns how
 * far any block has come [m].
 */
function tower(response: string, dt: number): number {
  const world = worldOf(response, 0, 0.8);
  const radius = 0.32;
  const blocks = Array.from({ length: 96 }, (_, i) => {
    const isPlank = i % 2 === 1;
    const angle = (Math.PI / 8) * (i % 16);
    const out = isPlank ? radius * Math.cos(Math.PI / 8) : radius;
    const height = 0.3 * Math.floor(i / 16) + (isPlank ? 0.275 : 0.125);
    return world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: isPlank ? [0.05, 0.1, 0.025] : [0.025, 0.05, 0.125] },
      mass: 10,
      friction: 0.8,
      position: [out * Math.cos(angle), out * Math.sin(angle), height],
      orientation: [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)],
    });
  });
  const start = blocks.map(({ position }) => Float64Array.from(position));
  for (let s = 0; s < 60_000; s++) world.step(dt);
  return Math.max(
    ...blocks.map(({ position }, i) => Math.hypot(...[0, 1, 2].map((k) => position[k] - start[i][k]))),
  );
}
