/** How a world is used: bodies added, removed, moved and changed while it runs, sensors, kinematic bodies, methods switched. */
import type { Random } from 'pliant';
import type { Action, BodyOf, Case } from '../case.js';
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
import { ALL_SHAPES, CONVEX, shapeOf } from '../generate/shapes.js';

const RESPONSES = ['auto', 'impulse', 'constraint', 'penalty', 'log-barrier', 'backtracking'] as const;

/** A few bodies that lie on a floor or in a stack. */
function resting(random: Random): BodyOf[] {
  const n = 1 + random.int(4);
  const stacked = random.next() < 0.5;
  const list = Array.from(
    { length: n },
    (_, i): BodyOf =>
      rigid(
        `body ${i}`,
        stacked
          ? box(0.3, 0.25, 0.3)
          : oneOf(random, [box(0.3, 0.25, 0.3), { kind: 'sphere', radius: 0.25 }]),
        stacked ? [0, 0.25 + i * 0.5, 0] : [i * 1.2, 0.25, 0],
        {
          friction: 0.5,
        },
      ),
  );
  return [FLOOR, ...list];
}

/** Bodies at rest, and one change after the other. */
function switches(
  random: Random,
  action: (random: Random, step: number, names: readonly string[]) => Action,
): Case {
  const bodies = resting(random);
  const names = bodies.slice(1).map(({ name }) => name as string);
  const actions = Array.from({ length: 1 + random.int(4) }, (_, i) => action(random, 20 + i * 20, names));
  return caseOf(2, { bodies, sleeping: random.next() < 0.7 }, { floor: 0 }, actions);
}

export const USE: readonly Family[] = [
  {
    name: 'switch-response',
    sentence: 'The response is switched while bodies rest.',
    make: (random) =>
      switches(random, (r, step) => ({
        step,
        command: { op: 'method', stage: 'response', name: oneOf(r, RESPONSES) },
      })),
  },
  {
    name: 'switch-broadphase',
    sentence: 'The broad phase is switched while bodies rest.',
    make: (random) =>
      switches(random, (r, step) => ({
        step,
        command: {
          op: 'method',
          stage: 'broadphase',
          name: oneOf(r, ['brute-force', 'bounding-boxes', 'sweep-and-prune']),
        },
      })),
  },
  {
    name: 'switch-pair',
    expected: { apart: 'rigid solver: depth under penalty' },
    sentence: 'The response of one pair is switched while bodies rest.',
    make: (random) =>
      switches(random, (r, step, names) => ({
        step,
        pair: ['floor', oneOf(r, names)],
        command: { op: 'method', stage: 'response', name: oneOf(r, RESPONSES) },
      })),
  },
  {
    name: 'switch-material',
    sentence: 'Friction, restitution and damping are changed while bodies rest.',
    make: (random) =>
      switches(random, (r, step, names) => ({
        step,
        body: oneOf(r, names),
        command: {
          op: 'set',
          ...oneOf(r, [
            { friction: r.uniform(0, 1) },
            { restitution: r.next() },
            { linearDamping: r.uniform(0, 2) },
            { angularDamping: r.uniform(0, 2) },
          ]),
        },
      })),
  },
  {
    name: 'switch-substeps',
    sentence: 'The number of substeps is changed while bodies rest.',
    make: (random) =>
      switches(random, (r, step) => ({
        step,
        command: { op: 'substeps', substeps: oneOf(r, [1, 2, 3, 4, 6, 8, 16]) },
      })),
  },
  {
    name: 'sensors',
    expected: { apart: 'rigid solver: depth of a landing' },
    sentence: 'Sensors of every kind, moving and still, meet bodies of every kind.',
    make(random) {
      const kinds = ['static', 'kinematic', 'rigid'] as const;
      const bodies = places(3 + random.int(6), 2, 0.7, 0.5).map((at, i): BodyOf => {
        const kind = oneOf(random, kinds);
        const velocity = kind === 'static' ? {} : { velocity: within(random, 2) };
        return {
          kind,
          name: `body ${i}`,
          shape: shapeOf(random, oneOf(random, CONVEX), random.uniform(0.4, 0.9)),
          position: at,
          sensor: random.next() < 0.5,
          ...velocity,
        } as BodyOf;
      });
      return caseOf(
        1,
        {
          bodies: [{ ...FLOOR, sensor: random.next() < 0.3 } as BodyOf, ...bodies],
          methods: { response: oneOf(random, RESPONSES) },
        },
        { hidesEnergy: true, overlaps: true },
      );
    },
  },
  {
    name: 'gates',
    sentence: 'Bodies fly through sensors that stand still, move or turn.',
    make(random) {
      const bodies = Array.from({ length: 2 + random.int(4) }, (_, i): BodyOf => {
        const shape = shapeOf(random, oneOf(random, CONVEX), random.uniform(0.2, 0.5));
        return rigid(`body ${i}`, shape, [-2, 2 * i, random.uniform(-0.3, 0.3)], {
          orientation: turnOf(random),
          velocity: [random.uniform(1, 4), 0, 0],
        });
      });
      const gates = bodies.map((_, i): BodyOf => {
        const kind = oneOf(random, ['static', 'kinematic'] as const);
        const shape = shapeOf(random, oneOf(random, ['sphere', 'box', 'capsule', 'cylinder'] as const), 1.2);
        const turns = kind === 'kinematic' ? { angularVelocity: within(random, 1) } : {};
        return { kind, name: `gate ${i}`, shape, position: [0, 2 * i, 0], sensor: true, ...turns } as BodyOf;
      });
      return caseOf(2, { gravity: [0, 0, 0], bodies: [...gates, ...bodies] }, { overlaps: true });
    },
  },
  {
    name: 'kinematic',
    expected: { apart: 'rigid solver: bodies between a pusher and a load' },
    sentence: 'A kinematic body pushes, lifts or carries others.',
    make(random) {
      const isLift = random.next() < 0.5;
      const speed = random.uniform(0.2, 3);
      const pusher = {
        kind: 'kinematic',
        name: 'pusher',
        shape: isLift ? box(1, 0.1, 1) : box(0.1, 0.6, 1),
        position: isLift ? [0, 0.1, 0] : [-2, 0.6, 0],
        velocity: isLift ? [0, speed, 0] : [speed, 0, 0],
        ...(isLift ? { angularVelocity: [0, random.uniform(-1, 1), 0] } : {}),
      } as unknown as BodyOf;
      const loads = Array.from(
        { length: 1 + random.int(3) },
        (_, i): BodyOf =>
          rigid(`load ${i}`, shapeOf(random, oneOf(random, ['box', 'cylinder', 'hull'] as const), 0.4), [
            isLift ? 0 : i * 0.6 - 0.5,
            0.5 + (isLift ? i * 0.5 : 0),
            0,
          ]),
      );
      return caseOf(
        1.5,
        { bodies: isLift ? [pusher, ...loads] : [FLOOR, pusher, ...loads] },
        { energyGain: 0.05, ...(isLift ? {} : { floor: 0 }) },
      );
    },
  },
  {
    name: 'churn',
    sentence: 'Bodies are added, removed, placed, launched, pushed and put to sleep while a heap settles.',
    make(random) {
      const n = 4 + random.int(6);
      const bodies: BodyOf[] = [
        FLOOR,
        ...places(n, 2, 0.9, 0.6).map((at, i) =>
          rigid(`body ${i}`, shapeOf(random, oneOf(random, CONVEX), 0.5), at, {
            orientation: turnOf(random),
          }),
        ),
      ];
      const actions = Array.from({ length: 12 }, (_, i): Action => churn(random, 5 + i * 7, i, n));
      return caseOf(1.6, { bodies }, {}, actions);
    },
  },
  {
    name: 'come-and-go',
    sentence: 'Bodies are added and removed over a thousand times.',
    make(random) {
      const bodies = places(1 + random.int(2), 1, 0.9, 0.6).map((at, i) =>
        rigid(
          `body ${i}`,
          shapeOf(random, oneOf(random, ['sphere', 'box', 'capsule', 'hull', 'torus'] as const), 0.5),
          at,
        ),
      );
      return caseOf(0.5, { bodies: [FLOOR, ...bodies] }, { floor: 0, comesAndGoes: true });
    },
  },
  {
    name: 'thrown-in',
    expected: { apart: 'rigid solver: bodies that meet a wall together' },
    sentence: 'Bodies of all shapes are thrown at a wall at up to 100 m/s, with continuous collision.',
    make(random) {
      const speed = spread(random, 5, 100);
      const wall = fixed('wall', box(random.uniform(0.05, 0.5), 5, 5), [0, 0, 0]);
      const bodies = Array.from(
        { length: 1 + random.int(3) },
        (_, i): BodyOf =>
          rigid(
            `body ${i}`,
            shapeOf(random, oneOf(random, ALL_SHAPES), spread(random, 0.05, 0.6)),
            [-3 - 2 * i, i * 0.3 - 0.3, 0],
            { velocity: [speed, 0, 0], continuous: true, orientation: turnOf(random) },
          ),
      );
      return caseOf(0.6, { gravity: [0, 0, 0], bodies: [wall, ...bodies] }, {});
    },
  },
  {
    name: 'bullets',
    sentence:
      'A body of any shape flies at up to 1,000 m/s at a thin plate that stands, is driven or flies, with continuous collision.',
    make(random) {
      const speed = spread(random, 1, 1000);
      const dt = 1 / oneOf(random, [30, 60, 120, 240]);
      const size = spread(random, 0.01, 0.3);
      const kind = oneOf(random, ['static', 'kinematic', 'rigid'] as const);
      const plate = {
        kind,
        ...(kind !== 'static' && { velocity: [random.uniform(-20, 20), 0, 0] }),
        ...(kind === 'rigid' && { density: spread(random, 100, 20_000), continuous: true }),
      } as Partial<BodyOf>;
      const bullet = rigid(
        'bullet',
        shapeOf(random, oneOf(random, ALL_SHAPES), size),
        [-1 - speed * dt * random.uniform(0, 2), random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3)],
        {
          velocity: [speed, 0.2 * speed * random.uniform(-1, 1), 0],
          angularVelocity: within(random, 0.3 / dt),
          orientation: turnOf(random),
          continuous: true,
        },
      );
      return caseOf(
        30 * dt,
        {
          dt,
          gravity: [0, 0, 0],
          bodies: [
            { ...fixed('plate', box(spread(random, 0.002, 0.05), 3, 3), [0, 0, 0]), ...plate } as BodyOf,
            bullet,
          ],
        },
        {},
      );
    },
  },
];

function churn(random: Random, step: number, i: number, count: number): Action {
  const body = `body ${random.int(count)}`;
  switch (random.int(8)) {
    case 0:
      return {
        step,
        command: {
          op: 'add',
          body: rigid(`new ${i}`, shapeOf(random, oneOf(random, CONVEX), 0.4), [
            random.uniform(-1, 1),
            5 + i,
            random.uniform(-1, 1),
          ]) as unknown,
        },
      };
    case 1:
      return { step, body, command: { op: 'remove' } };
    case 2:
      return { step, body, command: { op: 'place', position: [random.uniform(-1, 1), 6 + i, 0] } };
    case 3:
      return { step, body, command: { op: 'launch', velocity: within(random, 3) } };
    case 4:
      return { step, body, command: { op: 'force', force: within(random, 500) } };
    case 5:
      return { step, body, command: { op: 'impulse', impulse: within(random, 50) } };
    case 6:
      return { step, body, command: { op: 'sleep' } };
    default:
      return { step, body, command: { op: 'set', sensor: random.next() < 0.5 } };
  }
}
