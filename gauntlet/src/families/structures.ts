/** Structures that must stand: towers, pyramids, walls, Jenga, arches of cards, columns under heavy loads. */
import type { Random } from 'pliant';
import type { Action, BodyOf, Case, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { box, caseOf, FLOOR, oneOf, rigid, spread } from '../generate/scenes.js';

/** Time that a structure is watched [s]. */
const WATCH = 4;

interface Brick {
  readonly half: Vec3;
  readonly at: Vec3;
  /** Turn about z [rad]. */
  readonly lean?: number;
}

/** Why layers of planks are expected to break a law. */
const LANDING = 'rigid solver: blows that go through many layers';

/** Bricks on a floor, all of one size unless they bring their own, with friction `grip` or any; `unit` scales everything [m]. */
function structure(
  random: Random,
  bricks: readonly Brick[],
  more: Partial<Case['facts']> = {},
  seconds = WATCH,
  grip?: number,
): Case {
  const unit = spread(random, 0.05, 5);
  const friction = grip ?? random.uniform(0.4, 0.9);
  const density = spread(random, 100, 8000);
  const bodies = bricks.map(({ half, at, lean = 0 }, i): BodyOf => {
    const [x, y, z] = half.map((h) => h * unit);
    return rigid(`brick ${i}`, box(x, y, z), at.map((c) => c * unit) as unknown as Vec3, {
      friction,
      density,
      ...(lean === 0 ? {} : { orientation: [0, 0, Math.sin(lean / 2), Math.cos(lean / 2)] as const }),
    });
  });
  // Time scales with the root of length: what takes a second at 1 m takes 3.2 s at 10 m.
  const pace = Math.max(1, Math.sqrt(unit));
  return caseOf(
    seconds * pace,
    { dt: oneOf(random, [1 / 60, 1 / 60, 1 / 120]), bodies: [{ ...FLOOR, friction } as BodyOf, ...bodies] },
    { floor: 0, stands: true, rests: seconds * pace, ...more },
  );
}

const CUBE: Vec3 = [0.5, 0.5, 0.5];

function tower(count: number): Brick[] {
  return Array.from({ length: count }, (_, i) => ({ half: CUBE, at: [0, i + 0.5, 0] as const }));
}

function pyramid(rows: number): Brick[] {
  const list: Brick[] = [];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < rows - row; i++)
      list.push({ half: CUBE, at: [(i - (rows - row - 1) / 2) * 1.05, row + 0.5, 0] });
  }
  return list;
}

/** Bricks twice as long as high, each row shifted by half a brick, with half bricks at the ends. */
function wall(across: number, rows: number): Brick[] {
  const list: Brick[] = [];
  const end = across * 1.01 - 0.505;
  for (let row = 0; row < rows; row++) {
    const y = row + 0.5;
    const count = across - (row % 2);
    for (let i = 0; i < count; i++)
      list.push({ half: [1, 0.5, 0.5], at: [(i - (count - 1) / 2) * 2.02, y, 0] });
    if (row % 2 === 1) for (const x of [-end, end]) list.push({ half: [0.5, 0.5, 0.5], at: [x, y, 0] });
  }
  return list;
}

/** Three blocks a layer, each layer across the one below. */
function jenga(layers: number): Brick[] {
  const list: Brick[] = [];
  for (let layer = 0; layer < layers; layer++) {
    for (const side of [-1, 0, 1]) {
      const across = layer % 2 === 0;
      list.push({
        half: across ? [0.49, 0.3, 1.5] : [1.5, 0.3, 0.49],
        at: across ? [side, layer * 0.6 + 0.3, 0] : [0, layer * 0.6 + 0.3, side],
      });
    }
  }
  return list;
}

/**
 * Layers of slender planks, each across the one below and a little askew, with air between the layers. Every plank lies
 * on all of the layer below.
 */
function planks(random: Random): Case {
  const unit = spread(random, 0.05, 5);
  const layers = 2 + random.int(5);
  const across = 3 + random.int(4);
  const slender = random.uniform(6, 30);
  const [length, pitch] = [unit, (1.8 * unit) / across];
  const [wide, thick] = [Math.min(length / slender, 0.3 * pitch), length / slender];
  // No two planks of a layer may meet at their ends.
  const askew = (0.5 * (pitch - 2 * wide)) / length;
  const air = thick * random.uniform(0.1, 3);
  const friction = random.uniform(0.2, 0.9);
  const bodies: BodyOf[] = [{ ...FLOOR, friction } as BodyOf];
  for (let layer = 0; layer < layers; layer++) {
    const y = thick + air + layer * (2 * thick + air);
    for (let i = 0; i < across; i++) {
      const aside = (i - (across - 1) / 2) * pitch;
      const turn = (layer % 2) * (Math.PI / 2) + random.uniform(-askew, askew);
      bodies.push(
        rigid(`plank ${layer}.${i}`, box(wide, thick, length), layer % 2 ? [0, y, aside] : [aside, y, 0], {
          friction,
          orientation: [0, Math.sin(turn / 2), 0, Math.cos(turn / 2)],
        }),
      );
    }
  }
  const pace = Math.max(1, Math.sqrt(unit));
  return caseOf(
    WATCH * pace,
    { dt: oneOf(random, [1 / 60, 1 / 60, 1 / 120]), bodies },
    { floor: 0, rests: WATCH * pace },
  );
}

/** Two posts and a beam, storey on storey. */
function portals(storeys: number): Brick[] {
  const list: Brick[] = [];
  for (let s = 0; s < storeys; s++) {
    const y = s * 2.4;
    list.push({ half: [0.25, 1, 0.25], at: [-1, y + 1, 0] }, { half: [0.25, 1, 0.25], at: [1, y + 1, 0] });
    list.push({ half: [1.5, 0.2, 0.4], at: [0, y + 2.2, 0] });
  }
  return list;
}

/** Thickness, height and width of half a card; the lean of cards from upright [rad]; levels. */
interface Cards {
  readonly half: Vec3;
  readonly lean: number;
  readonly levels: number;
}

/** Cards in leaning pairs, with cards laid across. Each level has one pair less than the one below. */
function house({ half, lean, levels }: Cards): Brick[] {
  const [thin, long, wide] = half;
  const foot = long * Math.sin(lean) + thin * Math.cos(lean);
  const up = long * Math.cos(lean) + thin * Math.sin(lean);
  const list: Brick[] = [];
  for (let level = 0; level < levels; level++) {
    const y = level * 2 * (up + thin);
    const pairs = levels - level;
    for (let i = 0; i < pairs; i++) {
      const x = (i - (pairs - 1) / 2) * 4 * foot;
      for (const side of [-1, 1]) list.push({ half, at: [x + side * foot, y + up, 0], lean: side * lean });
      if (i > 0) list.push({ half: [1.99 * foot, thin, wide], at: [x - 2 * foot, y + 2 * up + thin, 0] });
    }
  }
  return list;
}

const small = (random: Random): Brick[] =>
  oneOf(random, [
    () => pyramid(2 + random.int(4)),
    () => wall(2 + random.int(2), 2 + random.int(4)),
    () => jenga(2 + random.int(4)),
    () => portals(1 + random.int(3)),
  ])();

/** The same in a world whose bodies never sleep. */
function sleepless(of: Case, actions: readonly Action[] = []): Case {
  return { ...of, scene: { ...of.scene, sleeping: false }, actions };
}

/** Something happens to a brick that has come to rest. */
function disturb(random: Random, step: number, bricks: number): Action {
  const body = `brick ${random.int(bricks)}`;
  const along = (size: number) => [random.uniform(-size, size), random.uniform(-size, size), 0];
  switch (random.int(6)) {
    case 0:
      return { step, body, command: { op: 'remove' } };
    case 1:
      return { step, body, command: { op: 'force', force: along(spread(random, 1e-3, 1e3)) } };
    case 2:
      return { step, body, command: { op: 'impulse', impulse: along(spread(random, 1e-6, 10)) } };
    case 3:
      return { step, body, command: { op: 'launch', velocity: along(spread(random, 1e-6, 3)) } };
    case 4:
      return { step, body, command: { op: 'set', friction: random.uniform(0, 1) } };
    default:
      return { step, command: { op: 'substeps', substeps: oneOf(random, [2, 3, 4, 8]) } };
  }
}

export const STRUCTURES: readonly Family[] = [
  {
    name: 'tower',
    sentence: 'A tower of equal cubes stands.',
    make: (random) => structure(random, tower(2 + random.int(20))),
  },
  {
    name: 'pyramid',
    sentence: 'A pyramid of cubes stands.',
    slow: true,
    make: (random) => structure(random, pyramid(2 + random.int(8))),
  },
  {
    name: 'wall',
    sentence: 'A wall of bricks stands.',
    make: (random) => structure(random, wall(2 + random.int(4), 2 + random.int(6))),
  },
  {
    name: 'jenga',
    sentence: 'Layers of three blocks, each across the one below, stand.',
    make: (random) => structure(random, jenga(2 + random.int(9))),
  },
  {
    name: 'planks',
    sentence: 'Layers of slender planks, each across the one below and a little askew, fall onto each other.',
    slow: true,
    expected: { energy: LANDING, 'says-so': LANDING, rest: LANDING },
    make: planks,
  },
  {
    name: 'portals',
    sentence: 'Posts and beams, storey on storey, stand.',
    make: (random) => structure(random, portals(1 + random.int(4))),
  },
  {
    name: 'cards',
    expected: { rest: 'rigid solver: houses that settle' },
    sentence: 'A house of cards of two to seven levels stands, asleep or awake.',
    slow: true,
    make(random) {
      const lean = random.uniform(0.15, 0.45);
      // Under any load a card stays where it is if its friction exceeds the tangent of its lean.
      const friction = random.uniform(1.4 * Math.tan(lean), 1);
      const half: Vec3 = [spread(random, 0.005, 0.03), 0.5, random.uniform(0.2, 0.5)];
      const bricks = house({ half, lean, levels: 2 + random.int(6) });
      const made = structure(random, bricks, {}, WATCH, friction);
      return random.int(2) === 0 ? made : sleepless(made);
    },
  },
  {
    name: 'awake',
    sentence: 'A structure whose bodies never sleep stands.',
    make: (random) => sleepless(structure(random, small(random))),
  },
  {
    name: 'awake-disturbed',
    sentence: 'A structure whose bodies never sleep is pushed or changed after it has come to rest.',
    make(random) {
      const bricks = small(random);
      const { scene, steps } = structure(random, bricks, {}, 2);
      const actions = Array.from({ length: 1 + random.int(4) }, (_, i) =>
        disturb(random, 32 + i * (1 + random.int(12)), bricks.length),
      );
      return sleepless({ scene, steps, actions: [], facts: { floor: 0 } }, actions);
    },
  },
  {
    name: 'pyramid-tall',
    sentence: 'A pyramid of 10 to 20 rows stands.',
    slow: true,
    make: (random) => structure(random, pyramid(10 + random.int(11))),
  },
  {
    name: 'heavy-on-light',
    sentence: 'A load of up to 1,000 times its weight rests on a light block.',
    make(random) {
      const ratio = spread(random, 1, 1000);
      const bodies: BodyOf[] = [
        FLOOR,
        rigid('light', box(0.5, 0.5, 0.5), [0, 0.5, 0], { mass: 1 }),
        rigid('heavy', box(0.5, 0.5, 0.5), [0, 1.5, 0], { mass: ratio }),
      ];
      return caseOf(
        3,
        { dt: oneOf(random, [1 / 60, 1 / 120]), bodies },
        { floor: 0, stands: true, rests: 3 },
      );
    },
  },
];
