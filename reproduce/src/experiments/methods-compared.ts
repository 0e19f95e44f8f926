/**
 * Table 2.1 of the thesis says in words what penalty, constraint and impulse methods cost and can do. Here each claim that can be
 * measured is: the same scenes, the same bodies, one response after the other.
 */
import { type Body, World } from 'pliant';
import { shotOf } from '../pictures/shot.js';
import type { Context, DataTable, Experiment, Finding, Outcome, Plot } from '../types.js';
import { mean, median } from './scene-world.js';

const METHODS = ['penalty', 'constraint', 'impulse'] as const;
type Method = (typeof METHODS)[number];
const G = 9.81;
const HALF = 0.25;
const BOXES = 8;
/** Steps a second that are tried, fewest first; one part each. */
const RATES = [30, 60, 120, 240, 480, 960, 1920];

export const methodsCompared: Experiment = {
  name: 'methods-compared',
  title: 'Penalty, constraint and impulse on the same scenes',
  source: { document: 'deformable-contact', place: 'table 2.1' },
  sentence:
    'A stack of eight boxes, a box on a slope, a ball that bounces, a block that slides and a fast landing, each with the three responses; the words of the table stand beside what is measured.',
  parameters: { 'seconds-simulated': 3 },
  run: compare,
};

interface Measured {
  /** Time of a step of the stack, one part [µs]. */
  readonly cost: number;
  /** Fewest steps a second at which the stack stands. */
  readonly rate: number;
  /** How far a box creeps down a slope that friction holds [mm]. */
  readonly creep: number;
  /** Deepest overlap when a box lands at 10 m/s [mm]. */
  readonly landing: number;
  /** Way to rest of a sliding block and first top of a ball, off their laws [%]. */
  readonly slide: number;
  readonly bounce: number;
  /** Speed of the shaking that is left in the stack [mm/s]. */
  readonly shaking: number;
  readonly image: string;
}

async function compare({ parameters, quick, progress, draw }: Context): Promise<Outcome> {
  const seconds = quick ? Math.min(1.5, parameters['seconds-simulated']) : parameters['seconds-simulated'];
  const measured = new Map<Method, Measured>();
  const depths: Plot['series'][number][] = [];
  for (const method of METHODS) {
    progress(method);
    const stands = RATES.map((rate) => standing(method, rate, seconds));
    depths.push({ name: method, x: RATES, y: stands.map(({ sunk }) => sunk) });
    const rate = RATES[stands.findIndex(({ stood }) => stood)] ?? Number.POSITIVE_INFINITY;
    const { world, shaking, cost } = standing(method, 240, seconds);
    const [image] = await draw([
      shotOf(world, { eye: [3.2, 2.6, 5.2], target: [0, 1.9, 0], size: [300, 360] }),
    ]);
    measured.set(method, {
      ...{ cost, rate, shaking, image: image! },
      creep: creep(method, seconds),
      landing: landing(method),
      slide: slide(method),
      bounce: bounce(method),
    });
  }
  return {
    findings: findingsOf(measured),
    tables: [wordsTable(measured)],
    figures: [
      {
        kind: 'frames',
        name: 'stacks',
        caption: `The stack after ${seconds} s at 240 steps a second.`,
        columns: 3,
        frames: METHODS.map((method) => ({ label: method, image: measured.get(method)!.image })),
      },
      {
        kind: 'plot',
        name: 'stack-by-rate',
        caption:
          'How far the top of the stack has sunk, by the number of steps a second; where a line is missing, the stack fell.',
        x: { label: 'steps a second', logarithmic: true },
        y: { label: 'sunk [mm]', logarithmic: true },
        series: depths,
      },
    ],
    judgement: judged(measured),
  };
}

function ground(world: World, friction = 0.5, restitution = 0): Body {
  return world.add({ kind: 'static', shape: { kind: 'plane' }, friction, restitution });
}

function worldWith(method: Method, substeps = 1): World {
  const world = new World({ substeps, sleeping: false });
  world.setMethod('response', method);
  return world;
}

function standing(method: Method, rate: number, seconds: number) {
  const world = worldWith(method);
  ground(world);
  const shape = { kind: 'box', halfExtents: [HALF, HALF, HALF] } as const;
  const boxes = Array.from({ length: BOXES }, (_, k) =>
    world.add({ kind: 'rigid', shape, mass: 1, position: [0, HALF * (2 * k + 1), 0], friction: 0.5 }),
  );
  const steps = Math.round(seconds * rate);
  const samples: number[] = [];
  const speeds: number[] = [];
  for (let step = 0; step < steps; step++) {
    const start = performance.now();
    world.step(1 / rate);
    samples.push(1000 * (performance.now() - start));
    if (step > steps / 2) speeds.push(Math.max(...boxes.map(({ velocity }) => Math.hypot(...velocity))));
  }
  const top = boxes.at(-1)!.position;
  const sunk = 1000 * (HALF * (2 * BOXES - 1) - top[1]);
  const stood = Math.abs(sunk) < 20 * BOXES && Math.hypot(top[0], top[2]) < HALF;
  const shaking = 1000 * mean(speeds);
  return {
    world,
    stood,
    sunk: stood ? Math.max(1e-3, Math.abs(sunk)) : Number.NaN,
    shaking,
    cost: median(samples),
  };
}

/** Down a slope of 20° with μ = 0.5, which holds up to 26.6°. */
function creep(method: Method, seconds: number): number {
  const world = worldWith(method, 4);
  const angle = (20 * Math.PI) / 180;
  world.setGravity([G * Math.sin(angle), -G * Math.cos(angle), 0]);
  ground(world);
  const shape = { kind: 'box', halfExtents: [HALF, 0.1, HALF] } as const;
  const box = world.add({ kind: 'rigid', shape, mass: 1, position: [0, 0.1, 0], friction: 0.5 });
  // The first half second settles it.
  for (let k = 0; k < 30; k++) world.step(1 / 60);
  const from = box.position[0];
  for (let k = 0; k < 60 * seconds; k++) world.step(1 / 60);
  return 1000 * Math.abs(box.position[0] - from);
}

function landing(method: Method): number {
  const world = worldWith(method, 4);
  ground(world);
  const shape = { kind: 'box', halfExtents: [HALF, HALF, HALF] } as const;
  const box = world.add({
    kind: 'rigid',
    shape,
    mass: 1,
    position: [0, HALF + 0.3, 0],
    velocity: [0, -10, 0],
  });
  let deepest = 0;
  for (let k = 0; k < 60; k++) {
    world.step(1 / 240);
    deepest = Math.max(deepest, HALF - box.position[1]);
  }
  return 1000 * deepest;
}

function slide(method: Method): number {
  const [speed, friction] = [3, 0.4];
  const world = worldWith(method, 4);
  ground(world, friction);
  const shape = { kind: 'box', halfExtents: [0.5, 0.05, 0.5] } as const;
  const box = world.add({
    kind: 'rigid',
    shape,
    mass: 1,
    position: [0, 0.05, 0],
    velocity: [speed, 0, 0],
    friction,
  });
  for (let k = 0; k < 90; k++) world.step(1 / 60);
  const law = speed ** 2 / (2 * friction * G);
  return 100 * Math.abs(box.position[0] / law - 1);
}

function bounce(method: Method): number {
  const [height, restitution, radius] = [1, 0.6, 0.1];
  const world = worldWith(method, 4);
  ground(world, 0, restitution);
  const shape = { kind: 'sphere', radius } as const;
  const ball = world.add({
    kind: 'rigid',
    shape,
    mass: 1,
    position: [0, height + radius, 0],
    restitution,
    friction: 0,
  });
  let top = 0;
  let hasBounced = false;
  for (let k = 0; k < 60; k++) {
    world.step(1 / 60);
    hasBounced ||= ball.velocity[1] > 0;
    if (hasBounced) top = Math.max(top, ball.position[1] - radius);
  }
  return 100 * Math.abs(top / (restitution ** 2 * height) - 1);
}

/** What table 2.1 says: penalty, constraint, impulse. */
const CLAIMS: readonly {
  readonly key: Exclude<keyof Measured, 'image'>;
  readonly name: string;
  readonly unit: string;
  readonly words: readonly [string, string, string];
  readonly heading: string;
}[] = [
  {
    key: 'cost',
    heading: 'Computational cost',
    name: 'time of one part of a step, stack of eight',
    unit: 'µs',
    words: ['high', 'low', 'medium'],
  },
  {
    key: 'rate',
    heading: 'Number of time steps required',
    name: 'fewest parts a second for the stack',
    unit: '1/s',
    words: ['high', 'low', 'low to medium'],
  },
  {
    key: 'landing',
    heading: 'Supported contact types',
    name: 'deepest overlap, landing at 10 m/s',
    unit: 'mm',
    words: [
      'problems with stiff contacts',
      'problems when contact modes change frequently',
      'problems with resting contacts',
    ],
  },
  {
    key: 'creep',
    heading: 'Supported contact types',
    name: 'creep on a slope that friction holds',
    unit: 'mm',
    words: [
      'problems with stiff contacts',
      'problems when contact modes change frequently',
      'problems with resting contacts: "the box gradually slides" (figure 2.9)',
    ],
  },
  {
    key: 'shaking',
    heading: 'Supported contact types',
    name: 'shaking left in the stack',
    unit: 'mm/s',
    words: [
      '"unwanted vibration"',
      'problems when contact modes change frequently',
      'problems with resting contacts',
    ],
  },
  {
    key: 'bounce',
    heading: 'Physical accuracy',
    name: 'first top of a ball, off μ_N² h',
    unit: '%',
    words: ['depends on time discretization', 'accurate in most cases', 'accurate'],
  },
  {
    key: 'slide',
    heading: 'Physical accuracy',
    name: 'way of a sliding block, off v²/(2 μ g)',
    unit: '%',
    words: ['depends on time discretization', 'accurate in most cases', 'accurate'],
  },
];

function findingsOf(measured: ReadonlyMap<Method, Measured>): Finding[] {
  return CLAIMS.flatMap(({ key, heading, name, unit, words }) =>
    METHODS.map((method, k) => {
      const ours = measured.get(method)![key];
      const rank = METHODS.filter((other) => measured.get(other)![key] < ours).length;
      return {
        quantity: `${method}: ${name}`,
        unit,
        printed: `${heading}: ${words[k]}`,
        ours,
        judgement: ['least of the three', 'second of the three', 'most of the three'][rank],
      };
    }),
  );
}

/** The table itself, with the rows that are a matter of what is built. */
function wordsTable(measured: ReadonlyMap<Method, Measured>): DataTable {
  const number = (value: number, unit: string) => `${Number(value.toPrecision(3))} ${unit}`;
  const rows = CLAIMS.map(({ key, heading, name, unit, words }) => [
    `${heading}: ${name}`,
    ...METHODS.flatMap((method, k) => [words[k], number(measured.get(method)![key], unit)]),
  ]);
  const bodies = [
    'Type of objects',
    'rigid and deformable',
    'rigid and deformable',
    'rigid, deformable and articulated',
    'rigid and articulated',
    'only rigid',
    'rigid and articulated',
  ];
  const verified = [
    'Accuracy verification',
    'very difficult',
    'by closed forms alone',
    'easy',
    'residual of every step',
    'easy',
    'momentum kept to rounding',
  ];
  return {
    name: 'table-2-1',
    caption: 'Table 2.1: what the thesis says of each method, and what is measured here.',
    columns: ['', ...METHODS.flatMap((method) => [`${method}, thesis`, `${method}, Pliant`])],
    rows: [bodies, ...rows, verified],
  };
}

function judged(measured: ReadonlyMap<Method, Measured>): string {
  const [penalty, constraint, impulse] = METHODS.map((method) => measured.get(method)!);
  const parts = [
    penalty!.rate > impulse!.rate || penalty!.rate > constraint!.rate
      ? `The penalty needs the most steps, as the table says (${penalty!.rate} a second against ${constraint!.rate} and ${impulse!.rate}).`
      : `The penalty does not need more steps than the others here (${penalty!.rate}, ${constraint!.rate}, ${impulse!.rate} a second).`,
    constraint!.cost > penalty!.cost
      ? `The cost of a step is the other way round than in the table: solving the complementarity problem takes ${(constraint!.cost / penalty!.cost).toFixed(1)} times a penalty step; the table counts the whole simulation, where fewer steps are needed.`
      : 'A constraint step is the cheapest, as the table says.',
    impulse!.creep < 1
      ? `The weakness it reports for impulses at rest is gone: the box on its slope creeps by ${impulse!.creep.toFixed(3)} mm, because impulses are remembered from step to step.`
      : `Impulses have trouble at rest, as it says: the box creeps by ${impulse!.creep.toFixed(1)} mm.`,
  ];
  return `${parts.join(' ')} The table has words and no numbers.`;
}
