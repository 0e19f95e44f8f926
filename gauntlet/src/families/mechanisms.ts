/** Bodies tied by joints: chains, pendulums, hinges with motors, springs, ropes, ragdolls that fall. */
import type { Random, SceneDefinition } from 'pliant';
import type { BodyOf, Case } from '../case.js';
import type { Family } from '../family.js';
import { box, caseOf, FLOOR, fixed, oneOf, rigid, spread, turnOf, within } from '../generate/scenes.js';
import { shapeOf } from '../generate/shapes.js';

type JointOf = NonNullable<SceneDefinition['joints']>[number];

/** Links in a row, hung up at one end; `kind` ties neighbours. */
function chain(random: Random, kind: 'ball' | 'hinge' | 'fixed' | 'rope'): Case {
  const n = 2 + random.int(8);
  const length = spread(random, 0.1, 1);
  const bodies: BodyOf[] = [fixed('hook', box(0.05, 0.05, 0.05), [0, 10, 0])];
  const joints: JointOf[] = [];
  for (let i = 0; i < n; i++) {
    const x = (i + 0.5) * length;
    const mass = spread(random, 0.2, 5);
    bodies.push(
      rigid(`link ${i}`, box(length * 0.45, length * 0.1, length * 0.1), [x, 10, 0], {
        mass,
        linearDamping: 0.05,
        angularDamping: 0.05,
      }),
    );
    joints.push(jointOf(kind, i === 0 ? 'hook' : `link ${i - 1}`, `link ${i}`, [i * length, 10, 0], length));
  }
  return caseOf(2, { bodies, joints, dt: oneOf(random, [1 / 60, 1 / 120]) }, { energyGain: 5e-3 });
}

function jointOf(
  kind: 'ball' | 'hinge' | 'fixed' | 'rope',
  a: string,
  b: string,
  at: [number, number, number],
  length: number,
): JointOf {
  const name = `${a} to ${b}`;
  if (kind === 'hinge') return { kind, name, a, b, anchor: at, axis: [0, 0, 1] };
  if (kind === 'rope')
    return {
      kind,
      name,
      a,
      b,
      anchorA: at,
      anchorB: [at[0] + 0.05 * length, at[1], at[2]],
      length: 0.1 * length,
    };
  return { kind, name, a, b, anchor: at };
}

/** An arm with light links, hinged with limits or fixed, hangs on a hook; a ball that is heavier than its tip strikes the tip. */
function fingertip(random: Random): Case {
  const n = 1 + random.int(3);
  const length = spread(random, 0.05, 0.5);
  const radius = 0.1 * length;
  const heavy = spread(random, 0.02, 2);
  const lighter = spread(random, 10, 1e4);
  const bodies: BodyOf[] = [fixed('hook', box(radius, radius, radius), [0, 10, 0])];
  const joints: JointOf[] = [];
  for (let i = 0; i <= n; i++) {
    const shape = { kind: 'capsule', radius, halfHeight: 0.4 * length } as const;
    bodies.push(
      rigid(`link ${i}`, shape, [(i + 0.5) * length, 10, 0], {
        mass: i === 0 ? heavy : heavy / lighter,
        orientation: [0, 0, Math.SQRT1_2, Math.SQRT1_2],
      }),
    );
    const isFixed = i > 0 && random.next() < 0.5;
    const reach = random.uniform(0.2, 1.5);
    joints.push({
      name: `joint ${i}`,
      a: i === 0 ? 'hook' : `link ${i - 1}`,
      b: `link ${i}`,
      anchor: [i * length, 10, 0],
      ...(isFixed
        ? { kind: 'fixed' }
        : { kind: 'hinge', axis: [0, 0, 1], ...(i > 0 && { limits: { min: -reach, max: reach } }) }),
    });
  }
  const size = random.uniform(1, 4) * radius;
  bodies.push(
    rigid(
      'ball',
      { kind: 'sphere', radius: size },
      [(n + 0.5) * length, 10 + radius + 1.2 * size, 0.1 * radius],
      {
        mass: heavy * random.uniform(0.05, 0.5),
        velocity: [0, -random.uniform(0.5, 5), 0],
      },
    ),
  );
  const dt = oneOf(random, [1 / 60, 1 / 120]);
  // The energy of a symplectic step swings by ω·h about what it keeps, here with the ω of one link that hangs.
  const swing = Math.sqrt((1.5 * 9.81) / length) * (dt / 4);
  return caseOf(1, { bodies, joints, dt }, { energyGain: Math.max(5e-3, swing) });
}

/** A net of balls by ball joints that hangs from one edge and swings down. */
function net(random: Random): Case {
  const across = 3 + random.int(5);
  const along = 3 + random.int(5);
  const pitch = spread(random, 0.2, 1);
  const bodies: BodyOf[] = [];
  const joints: JointOf[] = [];
  const tie = (a: string, b: string, x: number, z: number) =>
    joints.push({ kind: 'ball', name: `${a} to ${b}`, a, b, anchor: [x * pitch, 20, z * pitch] });
  for (let z = 0; z <= along; z++) {
    for (let x = 0; x < across; x++) {
      const name = `ball ${x} ${z}`;
      const shape = { kind: 'sphere', radius: 0.2 * pitch } as const;
      const at: [number, number, number] = [x * pitch, 20, z * pitch];
      if (z === 0) bodies.push(fixed(name, shape, at));
      else bodies.push(rigid(name, shape, at, { mass: spread(random, 0.5, 2), linearDamping: 0.05 }));
      if (z > 0) tie(`ball ${x} ${z - 1}`, name, x, z - 0.5);
      if (z > 0 && x > 0) tie(`ball ${x - 1} ${z}`, name, x - 0.5, z);
    }
  }
  return caseOf(2, { bodies, joints, dt: oneOf(random, [1 / 60, 1 / 120]) }, { energyGain: 5e-3 });
}

/** A body on a lever, several times its size, that lands on the floor. */
function lever(random: Random): Case {
  const kind = oneOf(random, ['ball', 'hinge'] as const);
  const size = random.uniform(0.2, 0.5);
  const arm = size * random.uniform(1, 6);
  const shape = shapeOf(random, oneOf(random, ['box', 'hull', 'sphere', 'cylinder'] as const), size);
  const bodies: BodyOf[] = [
    FLOOR,
    fixed('post', box(0.05, 0.05, 0.05), [0, 1, 0]),
    rigid('load', shape, [arm, 1, 0], {
      orientation: turnOf(random),
      velocity: within(random, 2),
      friction: random.uniform(0, 1),
    }),
  ];
  return caseOf(
    2,
    { bodies, joints: [jointOf(kind, 'post', 'load', [0, 1, 0], arm)] },
    { floor: 0, energyGain: 5e-3 },
  );
}

/** A trunk with four limbs of two parts each, dropped. */
function ragdoll(random: Random): Case {
  const up = random.uniform(1.5, 3);
  const bodies: BodyOf[] = [
    FLOOR,
    rigid('trunk', box(0.2, 0.35, 0.12), [0, up, 0], { angularVelocity: within(random, 2) }),
  ];
  const joints: JointOf[] = [];
  for (const [i, side] of [-1, 1].entries()) {
    for (const [j, y] of [0.3, -0.35].entries()) {
      const name = `limb ${i}${j}`;
      const x = side * (j === 0 ? 0.25 : 0.12);
      bodies.push(
        rigid(`${name} a`, { kind: 'capsule', radius: 0.06, halfHeight: 0.12 }, [x, up + y - 0.2, 0]),
      );
      bodies.push(
        rigid(`${name} b`, { kind: 'capsule', radius: 0.05, halfHeight: 0.12 }, [x, up + y - 0.55, 0]),
      );
      joints.push({ kind: 'ball', name: `${name} root`, a: 'trunk', b: `${name} a`, anchor: [x, up + y, 0] });
      joints.push({
        kind: 'hinge',
        name: `${name} knee`,
        a: `${name} a`,
        b: `${name} b`,
        anchor: [x, up + y - 0.38, 0],
        axis: [1, 0, 0],
      });
    }
  }
  return caseOf(2.5, { bodies, joints }, { floor: 0, energyGain: 5e-3 });
}

/** A chain of links that lands on its end, with all that is above it: the joints press the lowest link in. */
function landingChain(random: Random): Case {
  const n = 2 + random.int(7);
  const length = spread(random, 0.1, 1);
  const thick = length * random.uniform(0.08, 0.2);
  const lean = random.uniform(-0.15, 0.15);
  const speed = spread(random, 1, 10);
  const isRound = random.next() < 0.5;
  const shape = isRound
    ? ({ kind: 'capsule', radius: thick, halfHeight: 0.45 * length - thick } as const)
    : box(thick, 0.45 * length, thick);
  const bodies: BodyOf[] = [FLOOR];
  const joints: JointOf[] = [];
  for (let i = 0; i < n; i++) {
    const y = length * (i + 0.8);
    const mass = spread(random, 0.5, 5);
    bodies.push(rigid(`link ${i}`, shape, [lean * length * i, y, 0], { mass, velocity: [0, -speed, 0] }));
    if (i === 0) continue;
    const anchor = [lean * length * (i - 0.5), y - 0.5 * length, 0] as const;
    joints.push({ kind: 'ball', name: `joint ${i}`, a: `link ${i - 1}`, b: `link ${i}`, anchor });
  }
  const dt = oneOf(random, [1 / 60, 1 / 120, 1 / 240]);
  return caseOf(1.5, { bodies, joints, dt }, { floor: 0, energyGain: 5e-3 });
}

export const MECHANISMS: readonly Family[] = [
  { name: 'chain-ball', sentence: 'A chain of ball joints swings.', make: (random) => chain(random, 'ball') },
  { name: 'chain-hinge', sentence: 'A chain of hinges swings.', make: (random) => chain(random, 'hinge') },
  {
    name: 'chain-fixed',
    sentence: 'A beam of fixed joints hangs.',
    make: (random) => chain(random, 'fixed'),
  },
  { name: 'chain-rope', sentence: 'Links on ropes swing.', make: (random) => chain(random, 'rope') },
  {
    name: 'lever',
    expected: {
      energy: 'rigid solver: 0.5 % of the energy of a swing',
      'says-so': 'rigid solver: 0.5 % of the energy of a swing',
    },
    sentence: 'A body on a lever several times its size lands on a floor.',
    make: lever,
  },
  {
    name: 'ragdoll',
    sentence: 'A trunk with jointed limbs falls.',
    make: ragdoll,
  },
  {
    name: 'landing-chain',
    sentence: 'A chain of ball joints lands on its lowest link.',
    make: landingChain,
  },
  {
    name: 'fingertip',
    sentence: 'An arm whose outer links are up to ten thousand times lighter is struck at its tip.',
    // Contacts and joints agree too slowly where a tip is thousands of times lighter than what strikes it.
    expected: { apart: 'rigid solver' },
    make: fingertip,
  },
  {
    name: 'net',
    sentence: 'A net of balls by ball joints swings down from one edge.',
    make: net,
  },
  {
    name: 'springs',
    sentence: 'Bodies on springs swing in empty space.',
    make(random) {
      const n = 2 + random.int(4);
      const dt = oneOf(random, [1 / 60, 1 / 120]);
      const stiffness = spread(random, 10, 2000);
      const mass = spread(random, 0.5, 5);
      const bodies = Array.from(
        { length: n },
        (_, i): BodyOf =>
          rigid(`ball ${i}`, { kind: 'sphere', radius: 0.1 }, [i, random.uniform(-0.2, 0.2), 0], { mass }),
      );
      const joints = Array.from(
        { length: n - 1 },
        (_, i): JointOf => ({
          kind: 'spring',
          name: `spring ${i}`,
          a: `ball ${i}`,
          b: `ball ${i + 1}`,
          anchorA: [i, 0, 0],
          anchorB: [i + 1, 0, 0],
          length: random.uniform(0.6, 1.3),
          stiffness,
        }),
      );
      // The energy of a symplectic step swings by ω·h about what it keeps; the fastest mode has ω = 2 √(k/m), and modes add up.
      const swing = 3 * Math.sqrt(stiffness / mass) * (dt / 4);
      return caseOf(2, { gravity: [0, 0, 0], dt, bodies, joints }, { closed: true, energyGain: swing });
    },
  },
  {
    name: 'motor',
    sentence: 'A motor turns a wheel or drives a slider.',
    make(random) {
      const turns = random.next() < 0.5;
      const strength = spread(random, 0.1, 100);
      const bodies: BodyOf[] = [
        fixed('base', box(0.1, 0.1, 0.1), [0, 2, 0]),
        rigid('wheel', { kind: 'cylinder', radius: 0.4, halfHeight: 0.1 }, [0, 2, 0], {
          mass: spread(random, 0.5, 50),
        }),
      ];
      const joint: JointOf = turns
        ? {
            kind: 'hinge',
            name: 'axle',
            a: 'base',
            b: 'wheel',
            anchor: [0, 2, 0],
            axis: [0, 1, 0],
            motor: { speed: random.uniform(-20, 20), maxTorque: strength },
          }
        : {
            kind: 'slider',
            name: 'rail',
            a: 'base',
            b: 'wheel',
            anchor: [0, 2, 0],
            axis: [1, 0, 0],
            motor: { speed: random.uniform(-3, 3), maxForce: strength },
          };
      return caseOf(1.5, { bodies, joints: [joint] }, { energyGain: 1e-2 });
    },
  },
];
