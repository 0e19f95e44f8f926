/** Worlds in the plane: outlines that fall, stack, interlock and collide, under every response, by exact and by sampled queries. */
import type { Random } from 'pliant';
import { PLANAR_RESPONSES, type PlanarResponse } from 'pliant/planar';
import type { Case, Facts } from '../case.js';
import type { Family } from '../family.js';
import {
  diamond,
  finer,
  OUTLINES,
  type OutlineName,
  outlineOf,
  placed,
  rectangle,
} from '../generate/outlines.js';
import { caseOf, oneOf, spread } from '../generate/scenes.js';
import type { PlanarBodyOf, PlanarScene } from '../plane/scene.js';

export const RESPONSES = PLANAR_RESPONSES;
export const GRAVITY = [0, -9.81] as const;

export const planar = (seconds: number, dt: number, scene: PlanarScene, facts: Facts): Case => ({
  ...caseOf(seconds, { dt, bodies: [] }, facts),
  planar: scene,
});

export const ground = (half: number): PlanarBodyOf => ({
  name: 'ground',
  rings: placed([rectangle(half, half / 4)], 0, 0, -half / 4),
  motion: 'fixed',
});

export const walls = (half: number, height: number): PlanarBodyOf[] =>
  [-1, 1].map((side) => ({
    name: side < 0 ? 'west' : 'east',
    rings: placed([rectangle(half / 4, height / 2)], 0, side * (half * 1.25), height / 2),
    motion: 'fixed',
  }));

const stepOf = (random: Random): number => oneOf(random, [1 / 60, 1 / 120, 1 / 240]);

/** Sampled queries in a quarter of the worlds, to a hundredth of the size. */
export const queriesOf = (random: Random, size: number) =>
  random.next() < 0.25 ? { error: 0.01 * size } : {};

/** Boxes of equal width that fall squarely on a fixed box of the same width, aligned to the last bit or nearly. */
function squarely(random: Random): Case {
  const size = spread(random, 0.1, 5);
  const n = 1 + random.int(3);
  const shift = oneOf(random, [0, 0, 1e-6, 1e-3, 0.2]) * size;
  const bodies = Array.from(
    { length: n },
    (_, i): PlanarBodyOf => ({
      name: `box ${i}`,
      rings: placed([rectangle(size / 2, size / 2)], 0, shift * (i % 2), size * (0.6 + 1.15 * i)),
    }),
  );
  const under: PlanarBodyOf = {
    name: 'block',
    rings: placed([rectangle(size / 2, size)], 0, 0, -size),
    motion: 'fixed',
  };
  return planar(
    Math.min(2, 3 * Math.sqrt(size)),
    stepOf(random),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      friction: 0.5,
      restitution: 0,
      bodies: [under, ...bodies],
    },
    { floor: -0.2 * size },
  );
}

interface Heap {
  readonly shapes: readonly OutlineName[];
  readonly count: readonly [number, number];
  readonly isBin?: boolean;
}

/** Outlines fall askew on the ground or into a bin. */
function heap(random: Random, { shapes, count, isBin = false }: Heap): Case {
  const size = spread(random, 0.1, 5);
  const n = count[0] + random.int(count[1] - count[0] + 1);
  const across = isBin ? 2 : 3;
  const bodies = Array.from({ length: n }, (_, i): PlanarBodyOf => {
    const x = ((i % across) - (across - 1) / 2) * size * 1.45;
    const y = size * (1 + 1.5 * Math.floor(i / across));
    return {
      name: `body ${i}`,
      rings: placed(outlineOf(random, oneOf(random, shapes), size), random.uniform(0, 6.3), x, y),
      spin: random.uniform(-1, 1),
      density: spread(random, 0.5, 2),
    };
  });
  const half = isBin ? size * 1.9 : size * 12;
  return planar(
    Math.min(1.5, 3 * Math.sqrt(size)),
    stepOf(random),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      ...queriesOf(random, size),
      friction: random.uniform(0, 0.8),
      restitution: random.uniform(0, 0.5),
      bodies: [ground(isBin ? 2 * half : half), ...(isBin ? walls(half, size * 12) : []), ...bodies],
    },
    {
      floor: 0,
      ...(isBin ? { bin: { min: [-half, 0, 0] as const, max: [half, 0, 0] as const } } : {}),
    },
  );
}

/** Boxes in a tower or a pyramid, just touching: they stand. */
function stack(random: Random, isPyramid: boolean): Case {
  const size = spread(random, 0.2, 2);
  const rows = 2 + random.int(3);
  const bodies: PlanarBodyOf[] = [];
  for (let row = 0; row < rows; row++) {
    const boxes = isPyramid ? rows - row : 1;
    for (let k = 0; k < boxes; k++) {
      const x = (k - (boxes - 1) / 2) * size * 1.05;
      bodies.push({
        name: `box ${row}-${k}`,
        rings: placed([rectangle(size / 2, size / 2)], 0, x, size * (row + 0.5)),
      });
    }
  }
  return planar(
    2,
    1 / 120,
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      friction: 0.6,
      restitution: 0,
      bodies: [ground(size * 10), ...bodies],
    },
    { floor: 0, stands: true },
  );
}

/** A thin bar across a fixed diamond: no corner of either is inside the other. */
function barOnDiamond(random: Random): Case {
  const size = spread(random, 0.2, 5);
  const thick = size * random.uniform(0.03, 0.1);
  const bar: PlanarBodyOf = {
    name: 'bar',
    rings: placed(
      [rectangle(size * 1.5, thick)],
      random.uniform(-0.2, 0.2),
      0,
      size * random.uniform(1.4, 1.8),
    ),
  };
  return planar(
    1,
    stepOf(random),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      ...queriesOf(random, thick),
      friction: 0.4,
      restitution: 0,
      bodies: [{ name: 'diamond', rings: [diamond(size)], motion: 'fixed' }, bar],
    },
    {},
  );
}

interface Flight {
  readonly shapes: readonly OutlineName[];
  readonly responses: readonly PlanarResponse[];
  readonly isElastic?: boolean;
  /** Sizes per second. */
  readonly fastest?: number;
}

/** Two or three outlines that fly at each other, and nothing else. */
function free(random: Random, { shapes, responses, isElastic = false, fastest = 3 }: Flight): Case {
  const size = spread(random, 0.1, 5);
  const n = 2 + random.int(2);
  const speed = spread(random, 0.3, fastest) * size;
  const bodies = Array.from({ length: n }, (_, i): PlanarBodyOf => {
    const angle = (2 * Math.PI * i) / n + 0.3 * random.next();
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return {
      name: `body ${i}`,
      rings: placed(
        outlineOf(random, oneOf(random, shapes), size),
        random.uniform(0, 6.3),
        1.1 * size * x,
        1.1 * size * y,
      ),
      velocity: [-speed * x, -speed * y],
      spin: random.uniform(-1, 1) * (speed / size),
      density: spread(random, 0.3, 3),
    };
  });
  return planar(
    (2.5 * size) / speed,
    Math.min(1 / 60, (0.02 * size) / speed),
    {
      gravity: [0, 0],
      response: oneOf(random, responses),
      ...(isElastic ? {} : queriesOf(random, size)),
      friction: isElastic ? 0 : random.uniform(0, 0.8),
      restitution: isElastic ? 1 : random.uniform(0, 1),
      bodies,
    },
    { closed: true, ...(isElastic ? { keepsEnergy: true } : {}) },
  );
}

/** A box in the hole of a frame that falls, with an island around it or not. */
function framed(random: Random): Case {
  const size = spread(random, 0.2, 3);
  const frame = [rectangle(size, size), rectangle(size * 0.7, size * 0.7)];
  const inner = outlineOf(random, oneOf(random, ['box', 'star', 'disc', 'triangle']), size * 0.7);
  const y = size * random.uniform(1.35, 1.8);
  return planar(
    1,
    stepOf(random),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      ...queriesOf(random, size * 0.3),
      friction: 0.3,
      restitution: 0.2,
      bodies: [
        ground(size * 10),
        { name: 'frame', rings: placed(frame, random.uniform(-0.3, 0.3), 0, y) },
        { name: 'captive', rings: placed(inner, random.uniform(0, 6), 0, y), spin: random.uniform(-2, 2) },
      ],
    },
    { floor: 0 },
  );
}

/** A membrane with pinned corners, on which an outline falls. */
function membrane(random: Random): Case {
  const size = spread(random, 0.2, 2);
  const ring = finer(rectangle(size * 1.5, size * 0.3), 6);
  const mass = 0.05 * size * size;
  const soft: PlanarBodyOf = {
    name: 'membrane',
    rings: placed([ring], 0, 0, -size * 0.3),
    outline: {
      mass,
      stiffness: mass * spread(random, 200, 2000),
      anchor: mass * 200,
      damping: mass * 5,
      pinned: [0, 6, 12, 18],
    },
  };
  return planar(
    0.8,
    1 / oneOf(random, [120, 240]),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      friction: 0.3,
      restitution: 0,
      bodies: [
        soft,
        {
          name: 'load',
          rings: placed(
            outlineOf(random, oneOf(random, ['box', 'disc', 'star']), size * 0.6),
            random.uniform(0, 6),
            0,
            size * 0.7,
          ),
          density: 0.3,
        },
      ],
    },
    {},
  );
}

const heaps = (name: string, sentence: string, options: Heap): Family => ({
  name,
  sentence,
  make: (random) => heap(random, options),
});

export const PLANAR_WORLDS: readonly Family[] = [
  {
    name: 'planar-squarely',
    sentence: 'Boxes fall squarely on a box of the same width.',
    make: squarely,
  },
  heaps('planar-boxes', 'Boxes fall askew on a floor.', { shapes: ['box'], count: [1, 4] }),
  heaps('planar-letters', 'Letters fall into a bin.', { shapes: ['letter'], count: [2, 5], isBin: true }),
  heaps('planar-concave', 'Stars, combs, gears and frames fall on a floor.', {
    shapes: ['star', 'comb', 'gear', 'frame'],
    count: [2, 4],
  }),
  heaps('planar-mixed', 'Outlines of all kinds fall into a bin.', {
    shapes: OUTLINES,
    count: [2, 5],
    isBin: true,
  }),
  {
    name: 'planar-stack',
    sentence: 'Boxes stand on each other.',
    make: (r) => stack(r, false),
  },
  {
    name: 'planar-pyramid',
    sentence: 'Boxes stand in a pyramid.',
    make: (r) => stack(r, true),
  },
  { name: 'planar-bar', sentence: 'A thin bar falls across a diamond.', make: barOnDiamond },
  {
    name: 'planar-meeting',
    sentence: 'Convex outlines meet slowly in free flight.',
    make: (r) =>
      free(r, { shapes: ['box', 'disc', 'triangle'], responses: ['penalty', 'impulse'], fastest: 1 }),
  },
  {
    name: 'planar-free',
    sentence: 'Outlines collide in free flight.',
    make: (r) => free(r, { shapes: OUTLINES, responses: RESPONSES }),
  },
  {
    name: 'planar-elastic',
    sentence: 'Convex outlines collide without friction and loss.',
    make: (r) =>
      free(r, { shapes: ['box', 'disc', 'triangle'], responses: ['backtracking'], isElastic: true }),
  },
  {
    name: 'planar-framed',
    sentence: 'A frame falls with a body in its hole.',
    make: framed,
  },
  {
    name: 'planar-membrane',
    sentence: 'An outline falls on one that deforms.',
    make: membrane,
  },
];
