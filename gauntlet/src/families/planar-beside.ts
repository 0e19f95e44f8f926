/** Worlds in the plane beside the usual ones: any step, any bounce, thin bars, teeth in teeth, coasts, islands, soft on soft. */
import type { Random } from 'pliant';
import type { Case } from '../case.js';
import type { Family } from '../family.js';
import { finer, OUTLINES, outlineOf, placed, rectangle } from '../generate/outlines.js';
import { oneOf, spread } from '../generate/scenes.js';
import type { PlanarBodyOf } from '../plane/scene.js';
import { GRAVITY, ground, planar, queriesOf, RESPONSES, walls } from './planar.js';

/** From coarse to fine [s]. */
const anyStep = (random: Random): number => 1 / oneOf(random, [30, 45, 60, 90, 144, 240]);

/** An outline as jagged as a coast: every corner at a radius of its own. */
function coast(random: Random, corners: number, half: number): number[] {
  return Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners;
    const r = half * random.uniform(0.55, 1);
    return [r * Math.cos(angle), r * Math.sin(angle)];
  }).flat();
}

interface Pour {
  readonly outline: (random: Random, size: number) => readonly (readonly number[])[];
  readonly most: number;
}

/** Outlines fall into a bin, at any step and with any bounce. */
function pour(random: Random, { outline, most }: Pour): Case {
  const size = spread(random, 0.05, 8);
  const n = 2 + random.int(most - 1);
  const half = size * 1.9;
  const bodies = Array.from(
    { length: n },
    (_, i): PlanarBodyOf => ({
      name: `body ${i}`,
      rings: placed(
        outline(random, size),
        random.uniform(0, 6.3),
        ((i % 2) - 0.5) * size * 1.5,
        size * (1.1 + 1.6 * Math.floor(i / 2)),
      ),
      spin: random.uniform(-3, 3),
      velocity: [0, -random.uniform(0, 2) * Math.sqrt(size)],
      density: spread(random, 0.2, 5),
    }),
  );
  return planar(
    Math.min(1.5, 3 * Math.sqrt(size)),
    anyStep(random),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      ...queriesOf(random, size),
      friction: oneOf(random, [0, random.uniform(0, 1.2)]),
      restitution: oneOf(random, [0, 1, random.uniform(0, 1)]),
      bodies: [ground(2 * half), ...walls(half, size * 14), ...bodies],
    },
    { floor: 0, bin: { min: [-half, 0, 0] as const, max: [half, 0, 0] as const } },
  );
}

const thinBar = (random: Random, size: number) => [
  rectangle(size / 2, (size / 2) * random.uniform(0.02, 0.08)),
];

/** Teeth that point down fall between teeth that point up. */
function combs(random: Random): Case {
  const size = spread(random, 0.2, 4);
  const teeth = 2 + random.int(4);
  const width = size / (2 * teeth);
  const play = random.uniform(0.05, 0.3) * width;
  const up = tooth(teeth, width - play, width + play, size);
  const down = tooth(teeth, width - play, width + play, size).map((x, k) => (k % 2 === 0 ? x : -x));
  return planar(
    1.5,
    anyStep(random),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      friction: random.uniform(0, 0.6),
      restitution: random.uniform(0, 0.5),
      bodies: [
        { name: 'lower', rings: [up], motion: 'fixed' },
        {
          name: 'upper',
          rings: placed([down], 0, width, size * random.uniform(0.7, 1)),
          spin: random.uniform(-0.05, 0.05),
        },
      ],
    },
    {},
  );
}

/** Teeth of a width, gaps apart, on a bar: counter-clockwise, the bar below. */
function tooth(teeth: number, width: number, gap: number, size: number): number[] {
  const span = teeth * width + (teeth - 1) * gap;
  const points = [-span / 2, -size * 0.6, span / 2, -size * 0.6];
  for (let k = 0; k < teeth; k++) {
    const right = span / 2 - k * (width + gap);
    points.push(right, size * 0.5, right - width, size * 0.5);
    if (k + 1 < teeth) points.push(right - width, -size * 0.4, right - width - gap, -size * 0.4);
  }
  return points;
}

/** Two outlines that spin fast beside each other and drift together; nothing else. */
function spinners(random: Random): Case {
  const size = spread(random, 0.1, 5);
  const spin = random.uniform(2, 12);
  const drift = 0.3 * size;
  const bodies = [-1, 1].map(
    (side): PlanarBodyOf => ({
      name: side < 0 ? 'left' : 'right',
      rings: placed(
        outlineOf(random, oneOf(random, OUTLINES), size),
        random.uniform(0, 6),
        0.8 * side * size,
        0,
      ),
      velocity: [-side * drift, 0],
      spin: spin * oneOf(random, [side, 1]),
      density: spread(random, 0.3, 3),
    }),
  );
  return planar(
    1.5,
    Math.min(anyStep(random), 0.05 / spin),
    {
      gravity: [0, 0],
      response: oneOf(random, RESPONSES),
      friction: random.uniform(0, 0.8),
      restitution: random.uniform(0, 1),
      bodies,
    },
    { closed: true },
  );
}

/** A frame with an island in its hole falls, and a ring around the island with it. */
function islands(random: Random): Case {
  const size = spread(random, 0.2, 3);
  const island = size * random.uniform(0.1, 0.2);
  const inner = island * random.uniform(1.3, 1.6);
  const outer = Math.min(0.65 * size, inner * random.uniform(1.3, 1.8));
  const y = size * random.uniform(1.35, 1.8);
  return planar(
    1,
    anyStep(random),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      ...queriesOf(random, island),
      friction: random.uniform(0, 0.5),
      restitution: random.uniform(0, 0.8),
      bodies: [
        ground(size * 10),
        {
          name: 'frame',
          rings: placed(
            [rectangle(size, size), rectangle(size * 0.8, size * 0.8), rectangle(island, island)],
            random.uniform(-0.3, 0.3),
            0,
            y,
          ),
        },
        {
          name: 'ring',
          rings: placed([rectangle(outer, outer), rectangle(inner, inner)], 0, 0, y),
          spin: random.uniform(-1, 1),
        },
      ],
    },
    { floor: 0 },
  );
}

/** A soft slab that is pinned below, one that is not falls on it, and an outline on both. */
function softOnSoft(random: Random): Case {
  const size = spread(random, 0.2, 2);
  const mass = 0.05 * size * size;
  const slab = (name: string, y: number, pinned: number[]): PlanarBodyOf => ({
    name,
    rings: placed([finer(rectangle(size, size * 0.25), 6)], 0, 0, y),
    outline: {
      mass,
      stiffness: mass * spread(random, 300, 2000),
      anchor: pinned.length > 0 ? mass * 200 : mass * 100,
      damping: mass * 5,
      pinned,
    },
  });
  return planar(
    0.8,
    1 / oneOf(random, [120, 240]),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      friction: random.uniform(0, 0.5),
      restitution: 0,
      bodies: [
        slab('lower', 0, [0, 1, 2, 3, 4, 5, 6]),
        slab('upper', size * random.uniform(0.55, 0.7), [12, 18]),
        {
          name: 'load',
          rings: placed(
            outlineOf(random, oneOf(random, ['box', 'disc', 'star']), size * 0.5),
            random.uniform(0, 6),
            0,
            size * 1.4,
          ),
          density: 0.3,
        },
      ],
    },
    {},
  );
}

export const PLANAR_BESIDE: readonly Family[] = [
  {
    name: 'planar-any-step',
    expected: { apart: 'the plane: depth at large steps' },
    sentence: 'Outlines of all kinds fall into a bin at steps from 1/30 to 1/240 s, with any bounce.',
    make: (r) => pour(r, { outline: (own, size) => outlineOf(own, oneOf(own, OUTLINES), size), most: 5 }),
  },
  {
    name: 'planar-bars',
    sentence: 'Thin bars fall into a bin.',
    make: (r) => pour(r, { outline: thinBar, most: 5 }),
  },
  {
    name: 'planar-coasts',
    sentence: 'Outlines as jagged as coasts fall into a bin.',
    make: (r) => pour(r, { outline: (own, size) => [coast(own, 20 + own.int(50), size / 2)], most: 3 }),
  },
  { name: 'planar-combs', sentence: 'Teeth fall between teeth.', make: combs },
  { name: 'planar-spinners', sentence: 'Two outlines spin fast and drift together.', make: spinners },
  {
    name: 'planar-islands',
    sentence: 'A frame with an island in its hole and a ring around it falls.',
    make: islands,
  },
  { name: 'planar-soft-on-soft', sentence: 'A deformable outline falls on another.', make: softOnSoft },
];
