/**
 * Worlds in the plane with as much of everything as it takes: sizes up to a hundredfold apart, letters with holes, islands in holes,
 * edges that begin on each other, overlaps at the start, any friction, bounce and step, outlines that deform among rigid ones.
 */
import type { Random } from 'pliant';
import type { Case } from '../case.js';
import type { Family } from '../family.js';
import { finer, OUTLINES, outlineOf, placed, type Rings, rectangle } from '../generate/outlines.js';
import { oneOf, spread } from '../generate/scenes.js';
import type { PlanarBodyOf, PlanarScene } from '../plane/scene.js';
import { GRAVITY, ground, planar, queriesOf, RESPONSES, walls } from './planar.js';

/** From coarse to fine [s]. */
const anyStep = (random: Random): number => 1 / oneOf(random, [30, 50, 60, 100, 120, 240, 480]);

/** Response, friction, bounce and queries, for bodies of this size [m] at least. */
function anyRules(random: Random, size: number): Omit<PlanarScene, 'bodies'> {
  return {
    gravity: GRAVITY,
    response: oneOf(random, RESPONSES),
    ...queriesOf(random, size),
    friction: oneOf(random, [0, random.uniform(0, 0.6), random.uniform(0.6, 2)]),
    restitution: oneOf(random, [0, 1, random.uniform(0, 1)]),
  };
}

/** Letters with holes, an annulus with an island, bars, spiky stars and fine discs, beside the usual outlines. */
function anyOutline(random: Random, size: number): Rings {
  const h = size / 2;
  switch (random.int(8)) {
    case 0:
      // A: a triangle on two legs, with a hole.
      return [
        [
          -h,
          -h,
          -0.5 * h,
          -h,
          -0.3 * h,
          -0.4 * h,
          0.3 * h,
          -0.4 * h,
          0.5 * h,
          -h,
          h,
          -h,
          0.3 * h,
          h,
          -0.3 * h,
          h,
        ],
        [-0.18 * h, -0.05 * h, 0.18 * h, -0.05 * h, 0, 0.5 * h],
      ];
    case 1:
      // B: two holes.
      return [
        rectangle(0.7 * h, h),
        placed([rectangle(0.4 * h, 0.3 * h)], 0, 0, 0.45 * h)[0],
        placed([rectangle(0.4 * h, 0.3 * h)], 0, 0, -0.45 * h)[0],
      ];
    case 2: {
      const inner = random.uniform(0.1, 0.5);
      return [wheel(16, h, h), wheel(16, 0.8 * h, 0.8 * h), wheel(5, inner * h, inner * h)];
    }
    case 3:
      return [rectangle(h, h * random.uniform(0.02, 0.15))];
    case 4:
      return [wheel(2 * (3 + random.int(8)), h, h * random.uniform(0.15, 0.5))];
    case 5:
      return [wheel(2 * (20 + random.int(40)), h, h)];
    default:
      return outlineOf(random, oneOf(random, OUTLINES), size);
  }
}

/** Corners at two radii by turns. */
function wheel(corners: number, outer: number, inner: number): number[] {
  return Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners;
    const r = k % 2 === 0 ? outer : inner;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  }).flat();
}

/** Bodies of any size fall into a bin, the large ones first or last. */
function sizes(random: Random): Case {
  const largest = spread(random, 0.2, 5);
  const ratio = spread(random, 3, 100);
  const n = 3 + random.int(4);
  const half = largest * 1.5;
  const rules = anyRules(random, largest / ratio);
  let y = 0.2 * largest;
  const bodies = Array.from({ length: n }, (_, i): PlanarBodyOf => {
    const size = largest / spread(random, 1, ratio);
    y += 0.8 * size;
    const rings = placed(
      anyOutline(random, size),
      random.uniform(0, 6.3),
      random.uniform(-1, 1) * (half - size),
      y,
    );
    y += 0.8 * size;
    return {
      name: `body ${i}`,
      rings,
      spin: random.uniform(-2, 2),
      velocity: [0, -random.uniform(0, 2) * Math.sqrt(size)],
      density: spread(random, 0.3, 3),
    };
  });
  return planar(
    Math.min(1.2, 2 * Math.sqrt(largest)),
    anyStep(random),
    { ...rules, bodies: [ground(2 * half), ...walls(half, 4 * y), ...bodies] },
    { floor: 0, bin: { min: [-half, 0, 0] as const, max: [half, 0, 0] as const } },
  );
}

/** A rectangle cut again and again by straight cuts, without a gap: every edge lies on others. It stands on the floor. */
function tiles(random: Random): Case {
  const size = spread(random, 0.5, 4);
  let pieces = [{ x: -size / 2, y: 0, w: size, h: size }];
  const count = 2 + random.int(7);
  while (pieces.length < count) {
    const [widest] = [...pieces].sort((p, q) => q.w * q.h - p.w * p.h);
    const at = random.uniform(0.35, 0.65);
    const isTall = widest.h > widest.w;
    const [w, h] = isTall ? [widest.w, at * widest.h] : [at * widest.w, widest.h];
    const rest = isTall
      ? { ...widest, y: widest.y + h, h: widest.h - h }
      : { ...widest, x: widest.x + w, w: widest.w - w };
    pieces = [...pieces.filter((one) => one !== widest), { ...widest, w, h }, rest];
  }
  const bodies = pieces.map(
    ({ x, y, w, h }, i): PlanarBodyOf => ({
      name: `tile ${i}`,
      rings: [[x, y, x + w, y, x + w, y + h, x, y + h]],
    }),
  );
  return planar(
    1.5,
    1 / oneOf(random, [60, 120, 240]),
    {
      gravity: GRAVITY,
      response: oneOf(random, RESPONSES),
      friction: random.uniform(0.3, 2),
      restitution: 0,
      bodies: [ground(size * 4), ...bodies],
    },
    { floor: 0, stands: true },
  );
}

/** Bodies that begin on each other: an edge on an edge, a corner on a corner or an edge, and one a thousandth apart. */
function touching(random: Random): Case {
  const size = spread(random, 0.1, 3);
  const h = size / 2;
  const angle = oneOf(random, [0, 0, random.uniform(0, 6.3)]);
  const gap = oneOf(random, [0, 0, 1e-9, 1e-3]) * size;
  const shift = oneOf(random, [0, 0.3, 1, -0.7]) * size;
  const second = oneOf(random, [
    rectangle(h, h),
    [-h, -h, h, -h, 0, h],
    [0, -h, h, 0, 0, h, -h, 0],
    [-h, -h, h, -h, h, h, 0.4 * h, h, 0.4 * h, -0.4 * h, -0.4 * h, -0.4 * h, -0.4 * h, h, -h, h],
  ]);
  const turned = (ring: readonly number[], x: number, y: number): number[][] =>
    placed(placed([ring], 0, x, y), angle, 0, 0);
  return planar(
    1,
    anyStep(random),
    {
      ...anyRules(random, size),
      gravity: oneOf(random, [GRAVITY, [0, 0] as const]),
      bodies: [
        { name: 'first', rings: turned(rectangle(h, h), 0, 0), motion: oneOf(random, ['free', 'fixed']) },
        {
          name: 'second',
          rings: turned(second, shift, size + gap),
          velocity: [random.uniform(-1, 1) * size, 0],
        },
        { name: 'third', rings: turned(rectangle(h, h), size + gap, 0) },
      ],
    },
    {},
  );
}

/** Bodies that begin in each other, from a little to one around the middle of the other. Responses by impulses part them. */
function overlapping(random: Random): Case {
  const size = spread(random, 0.1, 3);
  const n = 2 + random.int(3);
  const share = random.uniform(0.1, 0.9);
  const bodies = Array.from(
    { length: n },
    (_, i): PlanarBodyOf => ({
      name: `body ${i}`,
      rings: placed(anyOutline(random, size), random.uniform(0, 6.3), i * size * share, 0.1 * size * (i % 2)),
      density: spread(random, 0.3, 3),
    }),
  );
  return planar(
    1,
    anyStep(random),
    { ...anyRules(random, size), gravity: [0, 0], bodies },
    { overlaps: true, closed: true },
  );
}

/** Outlines that deform, free or pinned, among rigid ones of any kind. */
function softAmong(random: Random): Case {
  const size = spread(random, 0.2, 2);
  const half = size * 1.6;
  const mass = 0.02 * size * size;
  const n = 2 + random.int(3);
  const bodies = Array.from({ length: n }, (_, i): PlanarBodyOf => {
    const y = size * (0.8 + 1.3 * i);
    const x = random.uniform(-0.4, 0.4) * size;
    if (i % 2 === 1 || random.next() < 0.3)
      return {
        name: `body ${i}`,
        rings: placed(anyOutline(random, size * spread(random, 0.2, 1)), random.uniform(0, 6.3), x, y),
        density: spread(random, 0.2, 1),
      };
    const ring =
      random.next() < 0.5
        ? wheel(24, size / 2, size / 2)
        : finer(rectangle(size * 0.5, size * random.uniform(0.15, 0.4)), 5);
    const stiffness = mass * spread(random, 500, 5000);
    return {
      name: `body ${i}`,
      rings: placed([ring], random.uniform(0, 6.3), x, y),
      outline: {
        mass,
        stiffness,
        anchor: stiffness * random.uniform(0.2, 1),
        damping: mass * spread(random, 1, 20),
      },
    };
  });
  return planar(
    1,
    1 / oneOf(random, [60, 120, 240, 480]),
    {
      ...anyRules(random, size * 0.2),
      bodies: [ground(2 * half), ...walls(half, size * 20), ...bodies],
    },
    { floor: 0 },
  );
}

const family = (
  name: string,
  sentence: string,
  make: (random: Random) => Case,
  expected: Family['expected'] = {},
): Family => ({ name, sentence, make, expected });

export const PLANAR_VARIED: readonly Family[] = [
  family(
    'planar-sizes',
    'Outlines with holes and islands, up to a hundredfold apart in size, fall into a bin.',
    sizes,
    { apart: 'the plane: heavy bodies on needles under penalty' },
  ),
  family('planar-tiles', 'Tiles of a wall without a gap stand, edges on edges.', tiles),
  family('planar-touching', 'Outlines begin on each other, by edges and by corners.', touching),
  family('planar-overlapping', 'Outlines begin in each other and are parted.', overlapping, {
    apart: 'the plane: what is parted is moved into a third body',
  }),
  family('planar-soft-among', 'Outlines that deform fall with rigid ones.', softAmong, {
    apart: 'the plane: outlines that fold',
    energy: 'the plane: outlines that fold',
    'says-so': 'the plane: outlines that fold',
  }),
];
