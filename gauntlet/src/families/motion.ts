/** Free motion and single impacts: closed systems, flights, billiards, slopes, drops that come to rest. */
import type { Random } from 'pliant';
import type { BodyOf, Case, ShapeOf, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import {
  box,
  caseOf,
  FLOOR,
  fixed,
  oneOf,
  places,
  rigid,
  spread,
  turnOf,
  within,
} from '../generate/scenes.js';
import { CONVEX, shapeOf } from '../generate/shapes.js';
import { NEAR_THRESHOLD } from '../laws/stick.js';
import { turnBack } from '../look/vectors.js';

const NO_GRAVITY = [0, 0, 0] as [number, number, number];

/** Bodies that fly into each other in empty space. */
function swarm(
  random: Random,
  shapes: readonly ShapeOf[],
  more: (i: number) => object,
  facts: Case['facts'],
  dt = 1 / 60,
): Case {
  const spots = places(shapes.length, 2, 1.2, 0);
  const bodies = shapes.map((shape, i): BodyOf => {
    const [x, y, z] = spots[i];
    const inward = random.uniform(0.5, 3);
    return rigid(`body ${i}`, shape, [x, y, z], {
      orientation: turnOf(random),
      velocity: [
        -x * inward + random.uniform(-0.3, 0.3),
        (0.6 - y) * inward,
        -z * inward + random.uniform(-0.3, 0.3),
      ],
      angularVelocity: within(random, 3),
      density: spread(random, 200, 5000),
      ...more(i),
    });
  });
  return caseOf(1.5, { gravity: NO_GRAVITY, dt, bodies }, { closed: true, ...facts });
}

/** A slope and a load on it, at rest; the slope is not within 5 % of the threshold of friction. */
function slope(random: Random): Case {
  const friction = random.uniform(0.1, 1);
  const sticks = random.next() < 0.5;
  const share = sticks ? random.uniform(0.3, 1 - NEAR_THRESHOLD) : random.uniform(1 + NEAR_THRESHOLD, 1.6);
  const angle = Math.atan(friction * share);
  const turn: [number, number, number, number] = [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)];
  const size = spread(random, 0.05, 1);
  const high = size * random.uniform(0.2, 0.45);
  const up = 1 + high;
  const load = oneOf(random, [
    box(size, high, size),
    { kind: 'cylinder', radius: size, halfHeight: high } as ShapeOf,
  ]);
  const bodies: BodyOf[] = [
    fixed('slope', box(60, 1, 60), [0, 0, 0], { orientation: turn, friction } as Partial<BodyOf>),
    rigid('load', load, [-Math.sin(angle) * up, Math.cos(angle) * up, 0], {
      orientation: turn,
      friction,
      density: spread(random, 50, 8000),
    }),
  ];
  return caseOf(
    2,
    { dt: oneOf(random, [1 / 60, 1 / 120, 1 / 240]), bodies },
    { slope: { body: 'load', angle, friction } },
  );
}

/** A ball or a drum on a slope, at rest: it rolls, or slides while it turns. */
function roll(random: Random): Case {
  const friction = random.uniform(0.1, 1);
  const isBall = random.next() < 0.5;
  const inertia = isBall ? 0.4 : 0.5;
  // Rolling needs a friction of tan α · I/(I + m r²).
  const enough = (friction * (1 + inertia)) / inertia;
  const share = random.next() < 0.7 ? random.uniform(0.1, 0.9) : random.uniform(1.1, 1.6);
  const angle = Math.min(1, Math.atan(enough * share));
  const turn: [number, number, number, number] = [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)];
  const radius = spread(random, 0.1, 1);
  const up = 1 + radius;
  const half = Math.SQRT1_2;
  const load: BodyOf = isBall
    ? rigid('load', { kind: 'sphere', radius }, [-Math.sin(angle) * up, Math.cos(angle) * up, 0], {
        friction,
      })
    : rigid(
        'load',
        { kind: 'cylinder', radius, halfHeight: radius * random.uniform(0.5, 2) },
        [-Math.sin(angle) * up, Math.cos(angle) * up, 0],
        { friction, orientation: [half, 0, 0, half] },
      );
  return caseOf(
    2,
    {
      dt: oneOf(random, [1 / 60, 1 / 120]),
      bodies: [
        fixed('slope', box(60, 1, 60), [0, 0, 0], { orientation: turn, friction } as Partial<BodyOf>),
        load,
      ],
    },
    { slope: { body: 'load', angle, friction, rolls: inertia } },
  );
}

/** Bodies in a row, tied to each other and to nothing else, tumble in empty space. */
function linked(random: Random): Case {
  const n = 2 + random.int(4);
  const bodies = Array.from(
    { length: n },
    (_, i): BodyOf =>
      rigid(`link ${i}`, box(0.4, 0.1, 0.15), [i, 0, 0], {
        mass: spread(random, 0.2, 5),
        velocity: within(random, 0.5),
        angularVelocity: within(random, 1),
      }),
  );
  const joints = Array.from({ length: n - 1 }, (_, i) => {
    const common = { name: `joint ${i}`, a: `link ${i}`, b: `link ${i + 1}`, anchor: [i + 0.5, 0, 0] };
    const kind = oneOf(random, ['ball', 'hinge', 'fixed'] as const);
    return kind === 'hinge' ? { kind, ...common, axis: [0, 0, 1] } : { kind, ...common };
  }) as unknown as NonNullable<Case['scene']['joints']>;
  // The first step makes velocities agree, which takes energy; that of a chain swings by the square of the angle of a substep.
  return caseOf(2, { gravity: NO_GRAVITY, bodies, joints }, { closed: true, energyGain: 5e-3 });
}

/** Relative gain of energy over the square of the largest angle of a substep. Seen: at most 0.04; by a turn about another point from 0.1 on. */
const TUMBLING = 0.05;

/**
 * Fastest that a free box ever turns [rad/s]: the largest Σ ωₖ² for which Σ Iₖ ωₖ² and Σ Iₖ² ωₖ² are what they are now. All three are
 * linear in the squares, so one of the squares is 0 there.
 */
function fastestTurn([a, b, c]: Vec3, spin: Vec3): number {
  const inertia = [b * b + c * c, a * a + c * c, a * a + b * b];
  const sum = (power: number) => spin.reduce((all, w, k) => all + inertia[k] ** power * w * w, 0);
  const [energy, momentum] = [sum(1), sum(2)];
  let most = sum(0);
  for (const [i, p] of inertia.entries()) {
    for (const q of inertia.slice(i + 1)) {
      const x = (momentum - q * energy) / (p * (p - q));
      const y = (momentum - p * energy) / (q * (q - p));
      if (x >= 0 && y >= 0) most = Math.max(most, x + y);
    }
  }
  return Math.sqrt(most);
}

export const MOTION: readonly Family[] = [
  {
    name: 'flight',
    sentence: 'Bodies fly and spin without touching.',
    laws: ['frame'],
    make(random) {
      const bodies = places(1 + random.int(4), 2, 20, 50).map(
        (at, i): BodyOf =>
          rigid(`body ${i}`, shapeOf(random, oneOf(random, CONVEX), spread(random, 0.1, 3)), at, {
            orientation: turnOf(random),
            velocity: within(random, 10),
            angularVelocity: within(random, 6),
          }),
      );
      return caseOf(0.7, { bodies }, { calm: true, smooth: true, energyGain: 1e-4 });
    },
  },
  {
    name: 'spin',
    sentence: 'One body spins in empty space.',
    make: (random) =>
      caseOf(
        3,
        {
          gravity: NO_GRAVITY,
          dt: oneOf(random, [1 / 30, 1 / 60, 1 / 240]),
          bodies: [
            rigid('top', shapeOf(random, oneOf(random, CONVEX), spread(random, 0.1, 3)), [0, 0, 0], {
              orientation: turnOf(random),
              angularVelocity: within(random, 8),
              velocity: within(random, 2),
            }),
          ],
        },
        { closed: true, energyGain: 1e-3 },
      ),
  },
  {
    name: 'tumble',
    sentence: 'A box with three different sides tumbles in empty space.',
    make(random) {
      const dt = oneOf(random, [1 / 30, 1 / 60, 1 / 240]);
      const spin = within(random, 6);
      const long = random.uniform(0.4, 0.6);
      const half: Vec3 = [0.2 * long, random.uniform(0.4, 0.7) * long, long];
      const orientation = turnOf(random);
      // A turn about its middle keeps the energy to second order in the angle of a substep.
      const angle = (dt / 4) * fastestTurn(half, turnBack(orientation, spin));
      return caseOf(
        3,
        {
          gravity: NO_GRAVITY,
          dt,
          bodies: [rigid('box', box(...half), [0, 0, 0], { orientation, angularVelocity: spin })],
        },
        { closed: true, energyGain: TUMBLING * angle ** 2 },
      );
    },
  },
  {
    name: 'swarm',
    sentence: 'Bodies of all convex shapes fly into each other in empty space.',
    make: (random) =>
      swarm(
        random,
        Array.from({ length: 2 + random.int(7) }, () =>
          shapeOf(random, oneOf(random, CONVEX), random.uniform(0.3, 0.8)),
        ),
        () => ({ friction: random.uniform(0, 1), restitution: random.next() < 0.5 ? 0 : random.next() }),
        {},
      ),
  },
  {
    name: 'billiard',
    sentence: 'Smooth, perfectly elastic balls fly into each other in empty space.',
    make: (random) =>
      swarm(
        random,
        Array.from(
          { length: 2 + random.int(5) },
          (): ShapeOf => ({ kind: 'sphere', radius: random.uniform(0.1, 0.3) }),
        ),
        () => ({ friction: 0, restitution: 1 }),
        { keepsEnergy: true },
        1 / 240,
      ),
  },
  {
    name: 'bounce',
    expected: { frame: 'rigid solver: points of a block in another order' },
    sentence: 'One body lands once, seen from other frames and in other units.',
    make(random) {
      const shape = oneOf(random, ['sphere', 'box', 'capsule', 'ellipsoid', 'hull'] as const);
      const at = random.uniform(0.9, 1.4);
      const bodies: BodyOf[] = [
        FLOOR,
        rigid('body', shapeOf(random, shape, random.uniform(0.5, 1)), [0, at, 0], {
          orientation: turnOf(random),
          velocity: [random.uniform(-1, 1), random.uniform(-3, -1), random.uniform(-1, 1)],
          restitution: random.uniform(0, 0.8),
          friction: random.uniform(0, 1),
        }),
      ];
      return caseOf(0.35, { dt: 1 / 120, bodies }, { floor: 0, calm: true });
    },
  },
  { name: 'slope', sentence: 'A load on a slope sticks or slides as Coulomb says.', make: slope },
  { name: 'roll', sentence: 'A ball or a drum on a slope rolls as its inertia says.', make: roll },
  {
    name: 'glide',
    sentence:
      'A box or a disc glides slowly on a level floor without friction, and neither stops nor sleeps.',
    make(random) {
      const size = spread(random, 0.05, 1);
      const high = size * random.uniform(0.2, 0.5);
      const shape = oneOf(random, [
        box(size, high, size * random.uniform(0.5, 1)),
        { kind: 'cylinder', radius: size, halfHeight: high } as ShapeOf,
      ]);
      const speed = spread(random, 0.06, 0.9);
      const way = random.uniform(0, 6);
      const bodies: BodyOf[] = [
        { ...FLOOR, friction: 0 } as BodyOf,
        rigid('puck', shape, [0, high, 0], {
          friction: 0,
          velocity: [speed * Math.cos(way), 0, speed * Math.sin(way)],
        }),
      ];
      return caseOf(
        2,
        { dt: oneOf(random, [1 / 60, 1 / 120]), bodies },
        { floor: 0, slope: { body: 'puck', angle: 0, friction: 0 } },
      );
    },
  },
  {
    name: 'rebound',
    sentence: 'A ball falls on a floor and rises with its restitution times its speed.',
    make(random) {
      const restitution = random.uniform(0.1, 0.95);
      const radius = spread(random, 0.05, 1);
      const bodies: BodyOf[] = [
        { ...FLOOR, restitution } as BodyOf,
        rigid('ball', { kind: 'sphere', radius }, [0, radius * random.uniform(1.1, 2), 0], {
          velocity: [random.uniform(-1, 1), random.uniform(-8, -3), 0],
          restitution,
          friction: random.uniform(0, 1),
        }),
      ];
      return caseOf(
        0.5,
        { dt: oneOf(random, [1 / 60, 1 / 120, 1 / 240]), bodies },
        { floor: 0, rebound: { body: 'ball', restitution } },
      );
    },
  },
  {
    name: 'drift',
    sentence: 'Bodies move or turn slowly in empty space and go on doing so.',
    make(random) {
      const bodies = places(1 + random.int(4), 2, 5, 0).map((at, i): BodyOf => {
        const moves = i === 0 || random.next() < 0.6;
        const slow = (least: number, most: number): [number, number, number] => [
          spread(random, least, most) * (random.next() < 0.5 ? -1 : 1),
          0,
          0,
        ];
        return rigid(`body ${i}`, shapeOf(random, oneOf(random, CONVEX), spread(random, 0.1, 1)), at, {
          velocity: moves ? slow(0.05, 1) : [0, 0, 0],
          angularVelocity: moves ? [0, 0, 0] : slow(0.1, 1),
        });
      });
      return caseOf(2, { gravity: NO_GRAVITY, bodies }, { closed: true, energyGain: 1e-5 });
    },
  },
  { name: 'linked', sentence: 'Bodies tied to each other tumble in empty space.', make: linked },
  {
    name: 'landing',
    expected: {
      energy: 'rigid solver: landings regain 0.01 % of the energy',
      'says-so': 'rigid solver: landings regain 0.01 % of the energy',
    },
    sentence: 'One body falls from a small height, comes to rest and sleeps.',
    make(random) {
      const name = oneOf(random, ['box', 'hull', 'cylinder', 'mesh', 'union'] as const);
      const size = spread(random, 0.05, 5);
      const bodies: BodyOf[] = [
        { ...FLOOR, friction: 0.6 } as BodyOf,
        rigid('body', shapeOf(random, name, size), [0, size * random.uniform(0.7, 1.5), 0], {
          orientation: turnOf(random),
          friction: 0.6,
        }),
      ];
      return caseOf(
        6 * Math.max(1, Math.sqrt(size)),
        { dt: oneOf(random, [1 / 60, 1 / 120]), bodies },
        { floor: 0, rests: 5 },
      );
    },
  },
  {
    name: 'overlap',
    sentence: 'Bodies start inside each other and are parted without speed.',
    make(random) {
      const n = 2 + random.int(3);
      const size = spread(random, 0.1, 2);
      const bodies = Array.from(
        { length: n },
        (_, i): BodyOf =>
          rigid(`body ${i}`, shapeOf(random, oneOf(random, CONVEX), size), within(random, size * 0.3), {
            orientation: turnOf(random),
          }),
      );
      return caseOf(1, { gravity: NO_GRAVITY, bodies }, { overlaps: true, closed: true });
    },
  },
  {
    name: 'sizes',
    sentence: 'Bodies from 1 mm to 100 m, each landing by itself.',
    make(random) {
      const size = spread(random, 1e-3, 100);
      const shape = shapeOf(
        random,
        oneOf(random, ['sphere', 'box', 'capsule', 'cylinder', 'hull'] as const),
        size,
      );
      const bodies: BodyOf[] = [
        FLOOR,
        rigid('body', shape, [0, size * 0.8, 0], { orientation: turnOf(random), friction: 0.6 }),
      ];
      const pace = Math.min(2, Math.max(0.3, Math.sqrt(size)));
      return caseOf(2 * pace, { dt: size < 0.01 ? 1 / 240 : 1 / 60, bodies }, { floor: 0 });
    },
  },
  {
    name: 'ratios',
    expected: {
      energy: 'rigid solver: light bodies below heavy ones',
      'says-so': 'rigid solver: light bodies below heavy ones',
      answers: 'rigid solver: light bodies below heavy ones',
    },
    sentence: 'Pairs of bodies whose masses differ by up to 1e6 meet on a floor.',
    make(random) {
      const mass = spread(random, 1, 1e6);
      const shapes = () =>
        shapeOf(random, oneOf(random, ['sphere', 'box', 'hull'] as const), random.uniform(0.4, 0.8), 1.5);
      const flip = random.next() < 0.5;
      const bodies: BodyOf[] = [
        FLOOR,
        rigid('below', shapes(), [0, 0.6, 0], { mass: flip ? mass : 1, restitution: random.next() * 0.5 }),
        rigid('above', shapes(), [random.uniform(-0.1, 0.1), 1.9, 0], {
          mass: flip ? 1 : mass,
          restitution: random.next() * 0.5,
        }),
      ];
      return caseOf(2, { bodies }, { floor: 0 });
    },
  },
];
