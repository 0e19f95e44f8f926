/** How soft bodies are used: as projectiles, on ropes and in hammocks, in mixers, on belts, ramps and turntables. */
import type { Random } from 'pliant';
import type { BodyOf, Case, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { bin, box, caseOf, FLOOR, fixed, oneOf, places, rigid, spread, turnOf } from '../generate/scenes.js';
import { type ModelOf, modulusFor, soft } from '../generate/solids.js';
import { SOFT } from './soft.js';

const STEPS = [1 / 120, 1 / 60, 1 / 60, 1 / 30] as const;

/** A plain solid with the default model, about `size` across [m]. */
function solid(random: Random, name: string, size: number, at: Vec3, more: Partial<BodyOf> = {}): BodyOf {
  const model: ModelOf = {
    kind: 'fem',
    youngsModulus: modulusFor(random, size, 5e4 * size, 1e7),
    damping: oneOf(random, [0, 0.01]),
  };
  const mesh =
    random.next() < 0.5
      ? ({ kind: 'box', size: [size, size, size], cells: [2, 2, 2] } as const)
      : ({ kind: 'sphere', radius: size / 2, edge: size / 3 } as const);
  return soft(name, mesh, model, at, { friction: random.uniform(0.2, 0.8), ...more } as never);
}

/** Soft and rigid bodies in turn, above a place. */
function loads(random: Random, count: number, size: number, across: number, from: number): BodyOf[] {
  return places(count, across, 1.3 * size, from).map((at, k): BodyOf => {
    const name = `load ${k}`;
    const orientation = random.next() < 0.5 ? ([0, 0, 0, 1] as const) : turnOf(random);
    const motion = { orientation: [...orientation] as [number, number, number, number] };
    if (random.next() < 0.5) return solid(random, name, size, at, motion);
    const shape = oneOf(random, [
      box(size / 2, size / 3, size / 2),
      { kind: 'sphere', radius: size / 2 },
      { kind: 'cylinder', radius: size / 2, halfHeight: size / 3 },
    ] as const);
    return rigid(name, shape, at, { ...motion, density: spread(random, 100, 3000) });
  });
}

/** A body thrown at a wall of blocks. */
function wall(random: Random): Case {
  const size = spread(random, 0.1, 0.5);
  const rows = 2 + random.int(4);
  const across = 2 + random.int(5);
  const bond = random.next() < 0.5 ? 0.5 : 0;
  const bodies: BodyOf[] = [];
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < across; k++)
      bodies.push(
        rigid(
          `block ${row} ${k}`,
          box(size / 4, size / 4, size / 2),
          [0, size * (0.25 + 0.5 * row), size * (k - (across - 1) / 2 + (row % 2) * bond)],
          { friction: 0.6 },
        ),
      );
  const speed = spread(random, 1, 12);
  const height = size * random.uniform(0.6, 0.5 * rows);
  const ball = solid(random, 'thrown', size, [-3 * size, height, size * random.uniform(-0.5, 0.5)], {
    orientation: turnOf(random),
    velocity: [speed, 0.2 * speed * random.next(), 0],
  } as never);
  const dt = oneOf(random, STEPS);
  return caseOf(Math.min(1.2, 90 * dt), { dt, bodies: [FLOOR, ...bodies, ball] }, { floor: 0 });
}

/** A paddle turns in a bin among soft bodies and balls. */
function mixer(random: Random): Case {
  const size = spread(random, 0.1, 0.5);
  const inner = 2.5 * size;
  const long = inner * random.uniform(0.5, 0.7);
  const paddle = {
    kind: 'kinematic',
    name: 'paddle',
    shape: box(long, 0.4 * size, 0.1 * size),
    position: [0, 0.5 * size, 0],
    angularVelocity: [0, random.uniform(-1, 1) * Math.sqrt(9.81 / size) * 0.5, 0],
  } as unknown as BodyOf;
  const bodies = loads(random, 3 + random.int(5), size, 2, 1.6 * size);
  const dt = oneOf(random, STEPS);
  return caseOf(
    Math.min(1.2, 80 * dt),
    { dt, bodies: [...bin(inner, 10 * size), paddle, ...bodies] },
    { floor: 0, energyGain: 0.1 },
  );
}

/** A platform hangs on ropes that are tied to its corners, on or below its top, with loads on it. */
function platform(random: Random): Case {
  const size = spread(random, 0.2, 1);
  const thick = size * random.uniform(0.05, 0.15);
  const above = 2.5 * size;
  const long = size * random.uniform(1, 2);
  const pieces = 4 + random.int(16);
  const inside = oneOf(random, [0, 0.5, 1]) * thick;
  const density = spread(random, 200, 2000);
  const cargo = loads(random, 1 + random.int(3), 0.35 * size, 2, above + thick + 0.3 * size);
  const radius = 0.01 * size;
  const mass = density * 8 * size * size * thick + 3000 * 3 * (0.35 * size) ** 3;
  const youngsModulus = (mass * 9.81) / (4 * Math.PI * radius * radius * spread(random, 0.002, 0.05));
  const ropes = [-1, 1].flatMap((x) =>
    [-1, 1].map((z): BodyOf => {
      const point = [0.95 * size * x, thick - inside, 0.95 * size * z] as const;
      const low = above + point[1];
      return soft(
        `rope ${x} ${z}`,
        { kind: 'line', length: long, edge: long / pieces } as never,
        { kind: 'rope', youngsModulus, radius, damping: 0.02 } as never,
        [point[0], low + long / 2, point[2]],
        {
          orientation: [0, 0, Math.SQRT1_2, Math.SQRT1_2],
          attachments: [
            { vertex: 0, to: 'platform', point: [...point] },
            { vertex: pieces, point: [point[0], low + long, point[2]] },
          ],
        } as never,
      );
    }),
  );
  const dt = oneOf(random, STEPS);
  return caseOf(
    Math.min(1.5, 90 * dt),
    {
      dt,
      bodies: [
        FLOOR,
        rigid('platform', box(size, thick, size), [0, above, 0], { density, friction: 0.7 }),
        ...ropes,
        ...cargo,
      ],
    },
    { floor: 0, untroubled: true },
  );
}

/** Bodies fall into a sheet that is held by its corners or two of its sides. */
function hammock(random: Random): Case {
  const size = spread(random, 0.3, 2);
  const edge = size / (6 + random.int(5));
  const n = Math.round(size / edge);
  const isByCorners = random.next() < 0.5;
  const row = (side: number) => Array.from({ length: n + 1 }, (_, i) => side * n * (n + 1) + i);
  const held = isByCorners ? [0, n, n * (n + 1), n * (n + 1) + n] : [...row(0), ...row(1)];
  const sheet = soft(
    'hammock',
    { kind: 'sheet', width: size, depth: size, edge } as never,
    {
      kind: 'cloth',
      youngsModulus: spread(random, 1e6, 1e8),
      thickness: 0.02 * edge,
      damping: 0.01,
    } as never,
    [0, size, 0],
    { fixed: held, friction: 0.6 } as never,
  );
  const small = size * random.uniform(0.15, 0.3);
  const bodies = loads(random, 1 + random.int(3), small, 1, size + small);
  const dt = oneOf(random, STEPS);
  return caseOf(Math.min(1.2, 80 * dt), { dt, bodies: [FLOOR, sheet, ...bodies] }, { floor: 0 });
}

/** Bodies slide or roll down a ramp to a wall. */
function ramp(random: Random): Case {
  const size = spread(random, 0.1, 0.5);
  const angle = random.uniform(0.1, 0.7);
  const long = 4 * size;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const under = fixed('ramp', box(long, 0.2 * size, 2 * size), [0, long * s, 0], {
    orientation: [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)],
    friction: random.uniform(0, 0.8),
  });
  const bodies = Array.from({ length: 1 + random.int(3) }, (_, k): BodyOf => {
    const along = long * 0.9 - 1.4 * size * k;
    const up = 0.2 * size + size;
    const at: Vec3 = [along * c - up * s, long * s + along * s + up * c, 0.1 * size * random.next()];
    return random.next() < 0.7
      ? solid(random, `body ${k}`, size, at)
      : rigid(`body ${k}`, { kind: 'sphere', radius: size / 2 }, at);
  });
  const stop = fixed('wall', box(0.2 * size, 2 * size, 3 * size), [-long * c - 2.5 * size, 2 * size, 0]);
  const dt = oneOf(random, STEPS);
  return caseOf(Math.min(1.5, 90 * dt), { dt, bodies: [FLOOR, under, stop, ...bodies] }, { floor: 0 });
}

/** A belt carries bodies to its end; a turntable carries them round. */
function belt(random: Random): Case {
  const size = spread(random, 0.1, 0.5);
  const isTable = random.next() < 0.5;
  const speed = random.uniform(-3, 3) * size;
  const carrier = {
    kind: 'kinematic',
    name: 'carrier',
    shape: isTable
      ? { kind: 'cylinder', radius: 3 * size, halfHeight: 0.2 * size }
      : box(4 * size, 0.2 * size, 2 * size),
    position: [0, size, 0],
    ...(isTable ? { angularVelocity: [0, speed / size, 0] } : { velocity: [speed, 0, 0] }),
    friction: random.uniform(0.2, 0.8),
  } as unknown as BodyOf;
  const bodies = loads(random, 1 + random.int(4), size, 2, 1.2 * size + 0.9 * size);
  const dt = oneOf(random, STEPS);
  return caseOf(
    Math.min(1.2, 80 * dt),
    { dt, bodies: [FLOOR, carrier, ...bodies] },
    { floor: 0, energyGain: 0.05 },
  );
}

/** Bodies meet a soft one while the length of steps changes. */
function paces(random: Random): Case {
  const size = spread(random, 0.1, 0.5);
  const bodies = loads(random, 3 + random.int(4), size, 1, 0.8 * size);
  const subject = caseOf(1.2, { bodies: [FLOOR, ...bodies] }, { floor: 0 });
  const lengths = [1 / 30, 1 / 240, 1 / 60, 1 / 120, 1 / 45];
  return { ...subject, paces: lengths.map(() => oneOf(random, lengths)) };
}

const KINDS = { wall, mixer, platform, hammock, ramp, belt, paces };

const SENTENCES: Readonly<Record<keyof typeof KINDS, string>> = {
  wall: 'A soft body is thrown at a wall of blocks.',
  mixer: 'A paddle turns in a bin among soft and rigid bodies.',
  platform: 'A platform hangs on ropes that are tied to it, with soft and rigid loads.',
  hammock: 'Soft and rigid bodies fall into a sheet that is held by corners or sides.',
  ramp: 'Soft bodies slide and roll down a ramp to a wall.',
  paces: 'Soft and rigid bodies fall on each other while the length of steps changes.',
  belt: 'A belt or a turntable carries soft and rigid bodies.',
};

/** A wall that is hit in its first steps has gained two hundredths of the energy at hand, once in 36 worlds. */
const EXPECTED: Partial<Record<keyof typeof KINDS, NonNullable<Family['expected']>>> = {
  wall: { energy: SOFT, 'says-so': SOFT },
};

export const SOFT_USE: readonly Family[] = (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => ({
  name: `soft-use-${kind}`,
  sentence: SENTENCES[kind],
  slow: true,
  expected: EXPECTED[kind] ?? {},
  make: KINDS[kind],
}));
