/** Soft bodies that meet in other ways than by falling: in free flight, on slopes, overlapping, pressed, shot at, held, folded, switched. */
import type { Random } from 'pliant';
import type { Action, BodyOf, Case, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { box, caseOf, FLOOR, fixed, oneOf, rigid, spread, turnOf, within } from '../generate/scenes.js';
import { shapeOf } from '../generate/shapes.js';
import { matching, modulusFor, STOUT, soft, solidOf, xpbd } from '../generate/solids.js';
import { NEAR_THRESHOLD } from '../laws/stick.js';
import { DEPTHS, LOOSE, methodsOf, SOFT, SOFT_RESPONSES, stepFor, UNSTEADY } from './soft.js';

const NOWHERE = { gravity: [0, 0, 0] as [number, number, number] };

/** Two or three bodies fly at each other, with nothing else in the world. */
function free(random: Random, model = xpbd): Case {
  const size = spread(random, 0.05, 2);
  const n = 2 + random.int(2);
  const speed = spread(random, 0.3, 3) * Math.sqrt(size * 9.81);
  const dt = stepFor(random, size);
  const bodies = Array.from({ length: n }, (_, i) => {
    const angle = (2 * Math.PI * i) / n;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const aim = within(random, 0.2 * size);
    return soft(
      `body ${i}`,
      solidOf(random, oneOf(random, STOUT), size),
      model(random, size),
      [x * size * 1.1 + aim[0], aim[1], z * size * 1.1 + aim[2]],
      {
        orientation: turnOf(random),
        velocity: [-x * speed, 0, -z * speed],
        angularVelocity: within(random, speed / size),
        friction: random.uniform(0, 1),
      },
    );
  });
  const penetration = oneOf(random, DEPTHS);
  const response = oneOf(random, SOFT_RESPONSES);
  return caseOf(
    Math.min((3 * size) / speed, 80 * dt),
    { ...NOWHERE, dt, seed: random.u32(), methods: { penetration, response }, bodies },
    { closed: true },
  );
}

/** A slab of moderate stiffness on a slope, turned with it; damped, since a swing is no creep. */
function slope(random: Random): Case {
  const size = spread(random, 0.1, 1);
  const angle = random.uniform(0.1, 0.6);
  const near = random.next() < 0.5 ? 1 + 2 * NEAR_THRESHOLD : 1 - 2 * NEAR_THRESHOLD;
  const friction = Math.tan(angle) * (near > 1 ? random.uniform(near, 2) : random.uniform(0.2, near));
  const orientation: [number, number, number, number] = [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)];
  const out = size * 0.151;
  const slab = soft(
    'load',
    { kind: 'box', size: [size, size * 0.3, size], cells: [3, 1, 3] },
    { kind: 'xpbd', youngsModulus: 2e5 * size, poissonRatio: 0.3, damping: 0.05 },
    [-Math.sin(angle) * out, Math.cos(angle) * out, 0],
    { orientation, friction, canSleep: false },
  );
  const ramp = fixed('ramp', { kind: 'plane', normal: [0, 1, 0] }, [0, 0, 0], {
    orientation,
    friction,
  } as never);
  return caseOf(1.2, { dt: 1 / 60, bodies: [ramp, slab] }, { slope: { body: 'load', angle, friction } });
}

/** Two or three bodies that begin in each other, from a touch to one in the middle of the other, without gravity. */
function overlapping(random: Random, isNested: boolean): Case {
  const size = spread(random, 0.1, 1);
  const n = isNested ? 2 : 2 + random.int(2);
  const share = isNested ? 0 : random.uniform(0.2, 0.9);
  const bodies = Array.from({ length: n }, (_, i) =>
    soft(
      `body ${i}`,
      solidOf(
        random,
        oneOf(random, ['box', 'sphere', 'ellipsoid', 'cylinder']),
        isNested && i > 0 ? size * 0.4 : size,
      ),
      xpbd(random, size),
      [i * size * share, i % 2 === 0 ? 0 : 0.03 * size, 0.02 * size * i],
      { orientation: turnOf(random) },
    ),
  );
  return caseOf(
    1.2,
    { ...NOWHERE, dt: 1 / 60, sleeping: false, ...methodsOf(random), bodies },
    { closed: true, overlaps: true, parts: true },
  );
}

/** A rigid bullet against a soft block or sheet that hangs in the air. */
function bullet(random: Random): Case {
  const size = spread(random, 0.2, 2);
  const thick = size * spread(random, 0.05, 1);
  const speed = spread(random, 5, 300);
  const block = soft(
    'block',
    { kind: 'box', size: [thick, size, size], cells: [1, 3, 3] },
    { kind: 'xpbd', youngsModulus: modulusFor(random, size, 1e6), poissonRatio: 0.3 },
    [0, 0, 0],
    { fixed: [0, 3, 12, 15] },
  );
  const radius = size * random.uniform(0.05, 0.15);
  const shot = rigid(
    'bullet',
    random.next() < 0.6 ? { kind: 'sphere', radius } : shapeOf(random, 'box', 2 * radius),
    [-thick / 2 - 3 * radius - speed * random.next() * 0.01, 0.1 * size * random.next(), 0],
    { velocity: [speed, 0, 0], density: 2000 },
  );
  return caseOf(0.5, { ...NOWHERE, dt: oneOf(random, [1 / 60, 1 / 120]), bodies: [block, shot] });
}

/** A kinematic plate comes down on a soft body on a floor, and goes up again. */
function press(random: Random): Case {
  const size = spread(random, 0.1, 2);
  const travel = size * random.uniform(0.1, 0.4);
  const [down, back] = [20 + random.int(20), 60 + random.int(20)];
  const speed = (travel * 60) / (back - down - 10);
  // A blob is larger than it says, and would begin in the floor.
  const stout = STOUT.filter((name) => name !== 'blob');
  const body = soft('body', solidOf(random, oneOf(random, stout), size), xpbd(random, size), [
    0,
    size / 2,
    0,
  ]);
  const plate = {
    kind: 'kinematic',
    name: 'press',
    shape: box(size, size * 0.1, size),
    position: [0, size * 1.15, 0],
  } as BodyOf;
  const go = (step: number, y: number): Action => ({
    step,
    body: 'press',
    command: { op: 'launch', velocity: [0, y, 0] },
  });
  return caseOf(1.5, { dt: 1 / 60, ...methodsOf(random), bodies: [FLOOR, body, plate] }, { floor: 0 }, [
    go(0, -speed),
    go(down, -speed),
    go(back - 10, 0),
    go(back, speed),
  ]);
}

/** A beam held by a fixed end, by attachments to the world, or by a rigid body that hangs from it. */
function held(random: Random): Case {
  const size = spread(random, 0.2, 2);
  const mesh = { kind: 'beam', length: size, width: size / 4, height: size / 4, edge: size / 4 } as const;
  const model = xpbd(random, size);
  const end = {
    fixedBox: {
      min: [-size, -size, -size] as [number, number, number],
      max: [-size * 0.45, size, size] as [number, number, number],
    },
  };
  const how = random.int(3);
  const beam = (more: object) => soft('beam', mesh, model, [0, 0, 0], more);
  const at: Vec3 = [size / 2, -size * 0.4, 0];
  const load = rigid('load', box(size / 10, size / 10, size / 10), at, { density: 500 });
  const bodies =
    how === 0
      ? [beam(end)]
      : how === 1
        ? [beam({ attachments: [0, 1, 2, 3].map((vertex) => ({ vertex, compliance: 0 })) })]
        : [load, beam({ ...end, attachments: [{ vertex: 16, to: 'load' }] })];
  return caseOf(1, { dt: 1 / 60, bodies });
}

/** A thin bar whose ends are thrown at each other, and which may touch itself. */
function fold(random: Random): Case {
  const size = spread(random, 0.3, 1);
  const bar = soft(
    'bar',
    { kind: 'beam', length: size, width: size / 8, height: size / 10, edge: size / 8 },
    { kind: 'xpbd', youngsModulus: 1e4 * size, poissonRatio: 0.3, damping: 0.01 },
    [0, size * 0.5, 0],
    { selfCollision: true },
  );
  const post = fixed('post', { kind: 'capsule', radius: size * 0.04, halfHeight: size }, [0, size * 0.4, 0], {
    orientation: [Math.SQRT1_2, 0, 0, Math.SQRT1_2],
  } as never);
  return caseOf(1, { dt: 1 / 60, ...methodsOf(random), bodies: [FLOOR, post, bar] }, { floor: 0 });
}

/** A method, a material or a model changes while a body lies on another. */
function switched(random: Random): Case {
  const size = spread(random, 0.1, 1);
  const bodies = [0, 1].map((i) =>
    soft(
      `cube ${i}`,
      { kind: 'box', size: [size, size, size], cells: [2, 1, 2] },
      i === 0 ? xpbd(random, size) : random.next() < 0.5 ? xpbd(random, size) : matching(random),
      [0.1 * i * size, size * (0.51 + 1.05 * i), 0],
    ),
  );
  const changes = [
    { op: 'method', stage: 'penetration', name: oneOf(random, DEPTHS) },
    { op: 'method', stage: 'response', name: oneOf(random, SOFT_RESPONSES) },
    { op: 'substeps', substeps: 1 + random.int(8) },
  ];
  const actions = [20, 35, 50].map((step): Action => ({ step, command: oneOf(random, changes) }));
  const model: Action = {
    step: 60,
    body: 'cube 0',
    command: { op: 'model', youngsModulus: modulusFor(random, size) },
  };
  return caseOf(1.2, { dt: 1 / 60, bodies: [FLOOR, ...bodies] }, { floor: 0 }, [...actions, model]);
}

/** Two soft bodies of moderate stiffness meet: what the methods are made for, and what has to hold without exception. */
function gentle(random: Random): Case {
  const size = spread(random, 0.1, 1);
  const model = { kind: 'xpbd', youngsModulus: 2e5 * size, poissonRatio: 0.3, damping: 0.03 } as const;
  const cube = (name: string, position: Vec3) =>
    soft(name, { kind: 'box', size: [size, size, size], cells: [2, 2, 2] }, model, position, {
      friction: random.uniform(0.3, 0.8),
    });
  return caseOf(
    2.5,
    { dt: 1 / 60, bodies: [FLOOR, cube('cube', [0, size * random.uniform(0.52, 0.8), 0])] },
    { floor: 0, rests: 2 },
  );
}

export const SOFT_MEETINGS: readonly Family[] = [
  {
    name: 'soft-free',
    expected: UNSTEADY,
    sentence: 'Soft bodies collide in free flight, by every depth and response.',
    make: (r) => free(r),
  },
  {
    name: 'soft-free-matching',
    expected: LOOSE,
    sentence: 'Bodies held together by shape matching collide in free flight.',
    make: (r) => free(r, matching),
  },
  { name: 'soft-slope', sentence: 'A soft slab lies or slides on a slope.', make: slope },
  { name: 'soft-gentle', sentence: 'A soft cube falls a little and comes to rest.', make: gentle },
  {
    name: 'soft-overlap',
    expected: LOOSE,
    sentence: 'Soft bodies begin deep in each other.',
    make: (r) => overlapping(r, false),
  },
  {
    name: 'soft-nested',
    slow: true,
    expected: LOOSE,
    sentence: 'A soft body begins inside another.',
    make: (r) => overlapping(r, true),
  },
  {
    name: 'soft-bullet',
    slow: true,
    expected: UNSTEADY,
    sentence: 'A fast rigid body hits a soft block or sheet.',
    make: bullet,
  },
  {
    name: 'soft-press',
    slow: true,
    expected: UNSTEADY,
    sentence: 'A kinematic plate presses a soft body and lets go.',
    make: press,
  },
  {
    name: 'soft-held',
    expected: UNSTEADY,
    sentence: 'A beam hangs by fixed vertices, attachments or with a load.',
    make: held,
  },
  {
    name: 'soft-fold',
    slow: true,
    expected: UNSTEADY,
    sentence: 'A thin bar folds over a post and may touch itself.',
    make: fold,
  },
  {
    name: 'soft-switch',
    slow: true,
    expected: { ...UNSTEADY, switch: SOFT },
    sentence: 'Methods and models of soft bodies change while they run.',
    make: switched,
  },
];
