/** The worlds of soft bodies once more, with the default model and its contact; and what only that claims to carry. */
import type { Random } from 'pliant';
import type { BodyOf, Case } from '../case.js';
import type { Family } from '../family.js';
import { bin, box, caseOf, FLOOR, fixed, oneOf, rigid, spread, turnOf } from '../generate/scenes.js';
import { type ModelOf, modulusFor, soft } from '../generate/solids.js';
import { SOFT, SOFT_FALLS } from './soft.js';
import { SOFT_MEETINGS } from './soft-contact.js';

/** Worlds that are about another model, or about switching it. */
const OTHERS = ['soft-drop-matching', 'soft-matching-pile', 'soft-free-matching', 'soft-switch'];

/**
 * What the default model still breaks. Cubes that begin in exact touch are pushed apart by a contact radius; rims of faces that expand differently
 * keep forces swinging by a few percent; what attachments do to a load is not certified; three bodies in each other may take longer to part.
 */
const KNOWN: Readonly<Record<string, NonNullable<Family['expected']>>> = {
  'fem-stack': { rest: SOFT, weight: SOFT },
  'fem-overlap': { momentum: SOFT },
  'fem-slope': { stick: SOFT },
  'fem-settle': { rest: SOFT },
};

/** Seen in falls, presses and heaps: energy of groups that were not solved in time, and deep contact of bodies that were crushed. */
const CRUSHED: NonNullable<Family['expected']> = {
  energy: SOFT,
  'says-so': SOFT,
  apart: SOFT,
  answers: SOFT,
};

/** What has held every law over the seeds that were tried, marks off; at least 30 fresh ones. */
const CLEAN = [
  'fem-gentle',
  'fem-drop',
  'fem-ground',
  'fem-held',
  'fem-table',
  'fem-thin-plate',
  'fem-fold',
  'fem-free',
  'fem-mixed',
  'fem-bin',
];

/** Laws that have held over 40 fresh seeds of a family, where nothing else is known. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  'fem-press': ['apart', 'answers', 'says-so'],
  'fem-nested': ['energy', 'answers', 'says-so'],
  'fem-overlap': ['energy', 'answers', 'says-so'],
  'fem-slope': ['energy', 'says-so', 'apart', 'answers'],
  'fem-settle': ['energy', 'says-so', 'apart', 'answers'],
};

/** What a family is expected to break. */
function expectedOf(name: string): NonNullable<Family['expected']> {
  if (CLEAN.includes(name)) return {};
  const marks = Object.entries({ ...CRUSHED, ...KNOWN[name] });
  return Object.fromEntries(marks.filter(([law]) => HELD[name]?.includes(law) !== true));
}

/** The same case with the default model, and the methods that go with it. */
function toFem({ scene, ...rest }: Case): Case {
  const { methods: _, ...kept } = scene;
  return { ...rest, scene: { ...kept, bodies: scene.bodies.map(withFem) } };
}

function withFem(body: BodyOf): BodyOf {
  if (body.kind !== 'soft' || body.model?.kind !== 'xpbd') return body;
  const { youngsModulus, poissonRatio, damping } = body.model;
  return {
    ...body,
    model: {
      kind: 'fem',
      ...(youngsModulus !== undefined && { youngsModulus }),
      ...(poissonRatio !== undefined && { poissonRatio }),
      ...(damping !== undefined && { damping }),
    },
  };
}

const AGAIN: readonly Family[] = [...SOFT_FALLS, ...SOFT_MEETINGS]
  .filter(({ name }) => !OTHERS.includes(name))
  .map(({ name: of, sentence, slow = false, make }) => {
    const name = of.replace('soft-', 'fem-');
    return {
      name,
      sentence: `${sentence.slice(0, -1)}, with the default model.`,
      slow: slow || name !== 'fem-gentle',
      expected: expectedOf(name),
      make: (random) => toFem(make(random)),
    };
  });

const cube = (name: string, size: number, cells: number, model: ModelOf, y: number, more = {}): BodyOf =>
  soft(name, { kind: 'box', size: [size, size, size], cells: [cells, cells, cells] }, model, [0, y, 0], {
    friction: 0.6,
    ...more,
  });

/** A light cube under a heavy block, or a heavy one under a light one: up to 1 : 10,000, at pressures that the material can carry. */
function ratio(random: Random): Case {
  const size = spread(random, 0.1, 0.5);
  const times = spread(random, 1e-4, 1e4);
  const height = random.uniform(0.2, 1) * size;
  const pressure = 1000 * 9.81 * (times * height + size);
  const youngsModulus = Math.max(1e4, pressure * spread(random, 12, 100));
  const swing = (size / Math.PI) * Math.sqrt((1000 * Math.max(1, times)) / youngsModulus);
  const model = { kind: 'fem', youngsModulus, poissonRatio: 0.3, damping: swing } as const;
  const block = rigid('block', box(size / 2, height / 2, size / 2), [0, size * 1.01 + height / 2, 0], {
    density: 1000 * times,
    friction: 0.6,
  });
  const base = cube('cube', size, 2, model, size / 2 + 0.002 * size);
  return caseOf(3, { dt: 1 / 60, bodies: [FLOOR, base, block] }, { floor: 0, rests: 2.5 });
}

/** A ball against a sheet that is held by its rim, 1 to 50 m/s, at any step. */
function shot(random: Random): Case {
  const size = spread(random, 0.3, 2);
  const thick = size * spread(random, 0.02, 0.1);
  const radius = size * random.uniform(0.05, 0.15);
  const speed = spread(random, 1, 50);
  const sheet = soft(
    'sheet',
    { kind: 'box', size: [size, thick, size], cells: [5, 1, 5] },
    { kind: 'fem', youngsModulus: spread(random, 1e6, 1e9), poissonRatio: 0.3 },
    [0, 0, 0],
    { fixedBox: { min: [-size, -size, -size], max: [-0.45 * size, size, size] } },
  );
  const ball = soft(
    'ball',
    { kind: 'sphere', radius, edge: radius },
    { kind: 'fem', youngsModulus: modulusFor(random, radius, 1e5) },
    [0, radius + thick + 0.05 * size, 0.1 * size],
    { velocity: [0, -speed, 0], orientation: turnOf(random) },
  );
  const dt = oneOf(random, [1 / 120, 1 / 60, 1 / 30, 1 / 15]);
  return caseOf(Math.min(0.5, 40 * dt), {
    dt,
    bodies: [fixed('ground', box(4 * size, 0.1, 4 * size), [0, -size, 0]), sheet, ball],
  });
}

/** Cubes of one size one on the other, 3 to 6, where buckling allows it. */
function tower(random: Random): Case {
  const size = spread(random, 0.1, 0.5);
  const count = 3 + random.int(4);
  const youngsModulus = 1000 * 9.81 * size * count * spread(random, 60, 1000);
  const swing = ((size * count) / Math.PI) * Math.sqrt(1000 / youngsModulus);
  const model = { kind: 'fem', youngsModulus, poissonRatio: 0.3, damping: swing } as const;
  const bodies = Array.from({ length: count }, (_, i) =>
    cube(`cube ${i}`, size, 2, model, size * (1.005 * i + 0.505)),
  );
  const dt = oneOf(random, [1 / 120, 1 / 60, 1 / 30]);
  return caseOf(3, { dt, bodies: [FLOOR, ...bodies] }, { floor: 0, rests: 2.5 });
}

/** Soft cubes and rigid blocks on each other in any order, at least one of each; each soft one carries what lies on it. */
function mixed(random: Random): Case {
  const size = spread(random, 0.1, 0.5);
  const count = 3 + random.int(3);
  const kinds = Array.from({ length: count }, () => random.int(2) === 0);
  kinds[random.int(count)] = true;
  const parts = kinds.map((isSoft) => {
    const height = size * (isSoft ? 1 : random.uniform(0.15, 1));
    return { isSoft, height, density: isSoft ? 1000 : 1000 * spread(random, 0.02, 10) };
  });
  let y = 0.002 * size;
  const bodies = parts.map(({ isSoft, height, density }, k): BodyOf => {
    const load = parts.slice(k).reduce((sum, part) => sum + part.height * part.density, 0);
    const youngsModulus = Math.max(1e4, 9.81 * load * spread(random, 60, 1000));
    const middle = y + height / 2;
    y += height + 0.003 * size;
    const orientation = turnAbout(random.uniform(0, 0.3));
    if (!isSoft)
      return rigid(`block ${k}`, box(size / 2, height / 2, size / 2), [0, middle, 0], {
        density,
        friction: 0.6,
        orientation,
      });
    const damping = (size / Math.PI) * Math.sqrt(load / size / youngsModulus);
    return cube(`cube ${k}`, size, 2, { kind: 'fem', youngsModulus, poissonRatio: 0.3, damping }, middle, {
      orientation,
    });
  });
  const dt = oneOf(random, [1 / 240, 1 / 120, 1 / 70, 1 / 60, 1 / 30]);
  return caseOf(3, { dt, bodies: [FLOOR, ...bodies] }, { floor: 0, rests: 2.5 });
}

/** Balls and plates, up to 30 times as heavy as each other, and soft cubes and balls fall into a bin one after the other. */
function heap(random: Random): Case {
  const size = spread(random, 0.1, 0.5);
  const model = {
    kind: 'fem',
    youngsModulus: spread(random, 2e5, 5e6) * (size / 0.3),
    poissonRatio: 0.3,
    damping: 0.02,
  } as const;
  const bodies = Array.from({ length: 5 + random.int(5) }, (_, k): BodyOf => {
    const s = size * random.uniform(0.5, 1);
    const at = [
      size * random.uniform(-0.6, 0.6),
      size * (0.8 + 1.25 * k),
      size * random.uniform(-0.6, 0.6),
    ] as const;
    const more = { density: spread(random, 100, 3000), friction: 0.6, orientation: turnOf(random) };
    const kind = random.int(4);
    if (kind === 0) return rigid(`plate ${k}`, box(0.5 * s, 0.1 * s, 0.4 * s), at, more);
    if (kind === 1) return rigid(`ball ${k}`, { kind: 'sphere', radius: 0.4 * s }, at, more);
    const mesh =
      kind === 2
        ? ({ kind: 'box', size: [s, s, s], cells: [2, 2, 2] } as const)
        : ({ kind: 'sphere', radius: 0.5 * s, edge: 0.25 * s } as const);
    return soft(`${kind === 2 ? 'cube' : 'soft ball'} ${k}`, mesh, model, at, { ...more, density: 1000 });
  });
  const dt = oneOf(random, [1 / 120, 1 / 70, 1 / 60, 1 / 30]);
  return caseOf(
    2,
    { dt, bodies: [...bin(1.6 * size, 14 * size, { friction: 0.5 }), ...bodies] },
    { floor: 0 },
  );
}

const turnAbout = (angle: number): [number, number, number, number] => [
  0,
  Math.sin(angle / 2),
  0,
  Math.cos(angle / 2),
];

export const FEM_WORLDS: readonly Family[] = [
  ...AGAIN,
  {
    name: 'fem-ratio',
    slow: true,
    // Forces are right to a thousandth of what presses, which may be all of a light body's weight.
    expected: { weight: SOFT, rest: SOFT },
    sentence: 'A cube and a block, 1 : 10,000 both ways.',
    make: ratio,
  },
  {
    name: 'fem-shot',
    slow: true,
    sentence: 'A soft ball hits a soft sheet at 1 to 50 m/s.',
    make: shot,
  },
  {
    name: 'fem-tower',
    slow: true,
    sentence: 'Three to six soft cubes stand on each other.',
    make: tower,
  },
  {
    name: 'fem-layers',
    slow: true,
    sentence: 'Soft cubes and rigid blocks on each other in any order, densities 1 : 500, moduli to 1e8 Pa.',
    make: mixed,
  },
  {
    name: 'fem-heap',
    slow: true,
    expected: CRUSHED,
    sentence: 'Rigid balls and plates, 1 : 30 in density, and soft cubes and balls fall into a bin.',
    make: heap,
  },
];
