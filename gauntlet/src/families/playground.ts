/** What people build first: dominoes, a cradle, a wrecking ball, bowling, marbles on a track, doors, carts, stairs, tops, belts, lifts. */
import type { Random, SceneDefinition } from 'pliant';
import type { BodyOf, Case, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { box, caseOf, FLOOR, fixed, oneOf, rigid, spread, turnOf, within } from '../generate/scenes.js';
import { ALL_SHAPES, CONVEX, shapeOf } from '../generate/shapes.js';

type JointOf = NonNullable<SceneDefinition['joints']>[number];

const about = (axis: 'x' | 'y' | 'z', angle: number): [number, number, number, number] => {
  const s = Math.sin(angle / 2);
  return [axis === 'x' ? s : 0, axis === 'y' ? s : 0, axis === 'z' ? s : 0, Math.cos(angle / 2)];
};

const stepOf = (random: Random): number => oneOf(random, [1 / 30, 1 / 60, 1 / 60, 1 / 120]);

/** Stones in a row; a ball knocks the first over. */
function dominoes(random: Random): Case {
  const count = 4 + random.int(12);
  const high = spread(random, 0.02, 1);
  const [thin, wide] = [high * random.uniform(0.06, 0.12), high * random.uniform(0.2, 0.3)];
  const gap = high * random.uniform(0.5, 1.2);
  const friction = random.uniform(0.2, 0.8);
  const bodies: BodyOf[] = [{ ...FLOOR, friction } as BodyOf];
  for (let i = 0; i < count; i++)
    bodies.push(rigid(`stone ${i}`, box(thin, high, wide), [i * gap, high, 0], { friction }));
  const radius = 0.4 * high;
  bodies.push(
    rigid('ball', { kind: 'sphere', radius }, [-thin - 1.5 * radius, 1.5 * high, 0], {
      velocity: [random.uniform(0.5, 2) * Math.sqrt(9.81 * high), 0, 0],
      friction,
    }),
  );
  return caseOf(2, { dt: stepOf(random), bodies }, { floor: 0 });
}

/** Balls that hang side by side on hinges; some are let go from the side. */
function cradle(random: Random): Case {
  const count = 3 + random.int(4);
  const radius = spread(random, 0.05, 0.3);
  const long = radius * random.uniform(4, 8);
  const lifted = 1 + random.int(2);
  const angle = random.uniform(0.3, 1);
  const bodies: BodyOf[] = [fixed('bar', box(0.1 * radius, 0.1 * radius, 0.1 * radius), [0, 10, 3 * radius])];
  const joints: JointOf[] = [];
  for (let i = 0; i < count; i++) {
    const x = 2.001 * radius * i;
    const turn = i < lifted ? angle : 0;
    bodies.push(
      rigid(
        `ball ${i}`,
        { kind: 'sphere', radius },
        [x - long * Math.sin(turn), 10 - long * Math.cos(turn), 0],
        {
          restitution: random.uniform(0.5, 1),
          friction: 0,
          density: 7800,
        },
      ),
    );
    joints.push({ kind: 'ball', name: `string ${i}`, a: 'bar', b: `ball ${i}`, anchor: [x, 10, 0] });
  }
  return caseOf(2, { dt: oneOf(random, [1 / 60, 1 / 120, 1 / 240]), bodies, joints }, { energyGain: 5e-3 });
}

/** A heavy ball on a chain swings into a wall of bricks. */
function wrecking(random: Random): Case {
  const links = 2 + random.int(5);
  const length = random.uniform(0.3, 0.6);
  const radius = random.uniform(0.3, 0.6);
  const top: Vec3 = [0, links * length + radius + random.uniform(0.2, 0.6), 0];
  const bodies: BodyOf[] = [FLOOR, fixed('hook', box(0.05, 0.05, 0.05), top)];
  const joints: JointOf[] = [];
  // The chain begins level and swings down.
  for (let i = 0; i <= links; i++) {
    const isBall = i === links;
    const x = top[0] - (isBall ? links * length + radius : (i + 0.5) * length);
    const name = isBall ? 'ball' : `link ${i}`;
    bodies.push(
      isBall
        ? rigid(name, { kind: 'sphere', radius }, [x, top[1], 0], { density: spread(random, 500, 8000) })
        : rigid(name, { kind: 'capsule', radius: 0.05, halfHeight: 0.4 * length }, [x, top[1], 0], {
            orientation: about('z', Math.PI / 2),
            mass: spread(random, 1, 10),
          }),
    );
    const anchor: [number, number, number] = [top[0] - i * length, top[1], 0];
    joints.push({ kind: 'ball', name: `joint ${i}`, a: i === 0 ? 'hook' : `link ${i - 1}`, b: name, anchor });
  }
  const size = random.uniform(0.1, 0.2);
  for (let row = 0; row < 4; row++)
    for (let i = -1; i <= 1; i++)
      bodies.push(
        rigid(`brick ${row} ${i}`, box(size, size, size), [
          radius + size + 0.05,
          size * (2 * row + 1),
          2.02 * i * size,
        ]),
      );
  return caseOf(2, { dt: oneOf(random, [1 / 60, 1 / 120]), bodies, joints }, { floor: 0, energyGain: 5e-3 });
}

/** A ball rolls into pins. */
function bowling(random: Random): Case {
  const rows = 2 + random.int(3);
  const high = spread(random, 0.1, 0.5);
  const shape = oneOf(random, ['capsule', 'cylinder', 'box'] as const);
  const bodies: BodyOf[] = [{ ...FLOOR, friction: 0.3 } as BodyOf];
  const r = 0.25 * high;
  const pin =
    shape === 'box'
      ? box(r, high, r)
      : shape === 'cylinder'
        ? ({ kind: 'cylinder', radius: r, halfHeight: high } as const)
        : ({ kind: 'capsule', radius: r, halfHeight: high - r } as const);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i <= row; i++)
      bodies.push(
        rigid(`pin ${row}.${i}`, pin, [row * 1.5 * high, high, (i - row / 2) * 1.5 * high], { density: 600 }),
      );
  const radius = random.uniform(0.4, 0.8) * high;
  const speed = random.uniform(2, 8) * Math.sqrt(high);
  bodies.push(
    rigid('ball', { kind: 'sphere', radius }, [-3 * high, radius, random.uniform(-0.3, 0.3) * high], {
      velocity: [speed, 0, 0],
      angularVelocity: [0, 0, -speed / radius],
      density: spread(random, 500, 5000),
    }),
  );
  return caseOf(2, { dt: stepOf(random), bodies }, { floor: 0 });
}

/** Marbles roll down ramps that lean to and fro between two sheets. */
function marbleRun(random: Random): Case {
  const lean = random.uniform(0.1, 0.4);
  const ramps = 2 + random.int(3);
  const bodies: BodyOf[] = [FLOOR];
  for (let i = 0; i < ramps; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    bodies.push(
      fixed(`ramp ${i}`, box(1, 0.05, 0.3), [side * 0.3, 0.6 + (ramps - 1 - i) * 1.1, 0], {
        orientation: about('z', -side * lean),
      }),
    );
  }
  for (const z of [-0.4, 0.4])
    bodies.push(fixed(`sheet ${z}`, box(2, ramps * 0.7, 0.05), [0, ramps * 0.7, z]));
  const restitution = random.uniform(0, 0.5);
  for (let i = 0; i < 4; i++) {
    const radius = random.uniform(0.04, 0.12);
    bodies.push(
      rigid(`marble ${i}`, { kind: 'sphere', radius }, [-0.3 + 0.03 * i, ramps * 1.1 + 0.4 + 0.3 * i, 0], {
        restitution,
      }),
    );
  }
  return caseOf(3, { dt: stepOf(random), bodies }, { floor: 0 });
}

/** A door on a hinge with limits is struck by what flies at it. */
function door(random: Random): Case {
  const mass = spread(random, 5, 100);
  const reach = random.uniform(0.5, 1.6);
  const bodies: BodyOf[] = [
    FLOOR,
    fixed('post', box(0.05, 1, 0.05), [-0.06, 1.01, 0]),
    rigid('door', box(0.5, 0.9, random.uniform(0.02, 0.06)), [0.5, 1.01, 0], { mass }),
  ];
  for (let i = 0; i < 3; i++) {
    const shape = shapeOf(random, oneOf(random, CONVEX), random.uniform(0.2, 0.5));
    bodies.push(
      rigid(`load ${i}`, shape, [random.uniform(0.2, 0.8), 1 + 0.3 * i, 0.8 + 0.7 * i], {
        orientation: turnOf(random),
        velocity: [0, 2, -random.uniform(2, 8)],
        mass: mass * spread(random, 0.05, 1),
      }),
    );
  }
  const joints: JointOf[] = [
    {
      kind: 'hinge',
      name: 'hinge',
      a: 'post',
      b: 'door',
      anchor: [0, 1.01, 0],
      axis: [0, 1, 0],
      limits: { min: -reach, max: reach },
    },
  ];
  return caseOf(2, { dt: oneOf(random, [1 / 60, 1 / 120]), bodies, joints }, { floor: 0, energyGain: 5e-3 });
}

/** A cart on four hinged wheels, perhaps driven, drops onto the floor and runs over sills. */
function cart(random: Random): Case {
  const radius = random.uniform(0.2, 0.4);
  const drive = random.next() < 0.5;
  const mass = spread(random, 20, 500);
  const y = radius + random.uniform(0.02, 0.3);
  const bodies: BodyOf[] = [
    { ...FLOOR, friction: 0.8 } as BodyOf,
    rigid('body', box(1, 0.15, 0.4), [0, y + 0.1, 0], {
      mass,
      velocity: [drive ? 0 : random.uniform(1, 5), 0, 0],
    }),
  ];
  const joints: JointOf[] = [];
  for (const [i, x] of [-0.7, 0.7].entries()) {
    for (const [j, z] of [-0.55, 0.55].entries()) {
      const name = `wheel ${i}${j}`;
      bodies.push(
        rigid(name, { kind: 'cylinder', radius, halfHeight: 0.08 }, [x, y, z], {
          orientation: about('x', Math.PI / 2),
          mass: mass * random.uniform(0.03, 0.1),
          friction: 0.8,
        }),
      );
      joints.push({
        kind: 'hinge',
        name: `axle ${i}${j}`,
        a: 'body',
        b: name,
        anchor: [x, y, z],
        axis: [0, 0, 1],
        ...(drive && i === 0 ? { motor: { speed: -random.uniform(2, 15), maxTorque: mass } } : {}),
      });
    }
  }
  for (let i = 0; i < 3; i++)
    bodies.push(fixed(`sill ${i}`, box(0.1, radius * random.uniform(0.05, 0.25), 2), [1.5 + 1.2 * i, 0, 0]));
  return caseOf(
    2.5,
    { dt: oneOf(random, [1 / 60, 1 / 120]), bodies, joints },
    { floor: 0, energyGain: 1e-2 },
  );
}

/** Bodies of all shapes tumble down stairs of boxes. */
function stairs(random: Random): Case {
  const steps = 4 + random.int(5);
  const bodies: BodyOf[] = [FLOOR];
  for (let i = 0; i < steps; i++) {
    const high = 0.2 * (steps - i);
    bodies.push(fixed(`step ${i}`, box(0.25, high / 2, 1.5), [0.5 * i, high / 2, 0]));
  }
  for (let i = 0; i < 4; i++) {
    const shape = shapeOf(random, oneOf(random, ALL_SHAPES), random.uniform(0.2, 0.6));
    bodies.push(
      rigid(`body ${i}`, shape, [0.2, 0.2 * steps + 0.5 + 0.6 * i, random.uniform(-0.5, 0.5)], {
        orientation: turnOf(random),
        velocity: [random.uniform(0.5, 3), 0, 0],
        angularVelocity: within(random, 5),
      }),
    );
  }
  return caseOf(2.5, { dt: stepOf(random), bodies }, { floor: 0 });
}

/** A top spins on its tip. */
function top(random: Random): Case {
  const high = spread(random, 0.05, 0.5);
  const spin = random.uniform(5, 60);
  const bodies: BodyOf[] = [
    { ...FLOOR, friction: random.uniform(0.2, 1) } as BodyOf,
    rigid(
      'top',
      { kind: 'cone', radius: high * random.uniform(0.5, 1), halfHeight: high },
      [0, 1.52 * high, 0],
      {
        // The tip of a cone points up, three quarters of its height above its middle; the top stands on it.
        orientation: about('x', Math.PI - random.uniform(0, 0.15)),
        angularVelocity: [0, spin, 0],
      },
    ),
  ];
  return caseOf(2, { dt: oneOf(random, [1 / 60, 1 / 120, 1 / 240]), bodies }, { floor: 0 });
}

/** A small stack rides on a plate that moves evenly. */
function lift(random: Random): Case {
  const speed: Vec3 = oneOf(random, [
    [random.uniform(-1, 1), 0, 0] as const,
    [0, random.uniform(0.1, 1), 0] as const,
  ]);
  const bodies: BodyOf[] = [
    {
      kind: 'kinematic',
      name: 'plate',
      shape: box(2, 0.1, 2),
      position: [0, 0.1, 0],
      velocity: speed,
    } as unknown as BodyOf,
  ];
  const count = 2 + random.int(4);
  const size = random.uniform(0.1, 0.3);
  for (let i = 0; i < count; i++)
    bodies.push(
      rigid(`box ${i}`, box(size, size, size), [0, 0.2 + size * (2 * i + 1), 0], {
        velocity: speed as [number, number, number],
      }),
    );
  return caseOf(2, { dt: stepOf(random), bodies }, { energyGain: 0.02 });
}

export const PLAYGROUND: readonly Family[] = [
  { name: 'dominoes', sentence: 'A ball knocks over a row of stones.', make: dominoes },
  { name: 'cradle', sentence: 'Balls hang side by side, and some are let go.', make: cradle },
  { name: 'wrecking-ball', sentence: 'A heavy ball on a chain swings into a wall.', make: wrecking },
  { name: 'bowling', sentence: 'A ball rolls into pins.', make: bowling },
  { name: 'marble-run', sentence: 'Marbles roll down ramps that lean to and fro.', make: marbleRun },
  { name: 'door', sentence: 'Bodies strike a door on a hinge with limits.', make: door },
  { name: 'cart', sentence: 'A cart on hinged wheels lands and runs over sills.', make: cart },
  {
    name: 'stairs',
    sentence: 'Bodies of all shapes tumble down stairs.',
    expected: { answers: 'rigid solver: forces of contacts whose normal turned within the step' },
    make: stairs,
  },
  { name: 'top', sentence: 'A top spins on its tip.', make: top },
  { name: 'lift', sentence: 'A stack rides on a plate that moves evenly.', make: lift },
];
