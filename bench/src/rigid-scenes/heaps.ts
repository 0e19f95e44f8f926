/** Bodies that fall on each other, and mechanisms. */
import { Random } from 'pliant';
import {
  box,
  DENSITY,
  FLOOR,
  type Form,
  type Piece,
  type Placed,
  type Quad,
  type RigidScene,
  type Tie,
  type Triple,
} from './scene.js';

const COLUMNS = 5;
const LAYERS = 8;

/** 200 bodies that fall turned at random, layer on layer. */
function heap(
  name: string,
  seed: number,
  form: (random: Random) => Form,
  pitch = 1.3,
  ground = FLOOR,
): RigidScene {
  const random = new Random(seed);
  const turn = new Float64Array(4);
  const bodies: Placed[] = [ground];
  for (let layer = 0; layer < LAYERS; layer++) {
    for (let i = 0; i < COLUMNS * COLUMNS; i++) {
      random.rotation(turn, 0);
      const x = ((i % COLUMNS) - (COLUMNS - 1) / 2) * pitch + random.uniform(-0.1, 0.1);
      const z = (Math.floor(i / COLUMNS) - (COLUMNS - 1) / 2) * pitch + random.uniform(-0.1, 0.1);
      bodies.push({
        form: form(random),
        at: [x, (layer + 1) * pitch, z],
        turn: [...turn] as unknown as Quad,
        density: DENSITY,
      });
    }
  }
  return { name, bodies, friction: 0.5, fate: 'rests' };
}

function hull(random: Random): Piece {
  const points: Triple[] = [];
  const count = 8 + random.int(57);
  for (let i = 0; i < count; i++) {
    const p = [random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)];
    const size = 0.5 / Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
    points.push([p[0] * size, p[1] * size, p[2] * size]);
  }
  return { kind: 'hull', points };
}

const spheres = (seed: number) => heap('200 spheres', seed, () => ({ kind: 'sphere', radius: 0.5 }));
const capsules = (seed: number) =>
  heap('200 capsules', seed, () => ({ kind: 'capsule', radius: 0.3, halfHeight: 0.3 }));
const cylinders = (seed: number) =>
  heap('200 cylinders', seed, () => ({ kind: 'cylinder', radius: 0.4, halfHeight: 0.4 }));
const hulls = (seed: number) => heap('200 hulls of 8 to 64 points', seed, hull);
const sizes = (seed: number) =>
  heap('200 boxes and spheres, 10 cm to 1 m', seed, (random) => {
    const r = 0.05 * 10 ** random.next();
    return random.int(2) === 0 ? { kind: 'sphere', radius: r } : { kind: 'box', half: [r, r, r] };
  });
const compounds = (seed: number) =>
  heap(
    '200 compounds of three boxes',
    seed,
    () => ({
      kind: 'compound',
      pieces: ([0, 1, 2] as const).map((axis) => ({
        piece: { kind: 'box', half: [0, 1, 2].map((k) => (k === axis ? 0.5 : 0.12)) as unknown as Triple },
        at: [0, 0, 0],
      })),
    }),
    1.4,
  );

/** Hilly ground of triangles, 24 m wide. */
function hills(): Placed {
  const cells = 24;
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let j = 0; j <= cells; j++)
    for (let i = 0; i <= cells; i++)
      positions.push(i - cells / 2, 0.4 * Math.sin(i * 0.9) * Math.cos(j * 0.7) - 0.4, j - cells / 2);
  for (let j = 0; j < cells; j++) {
    for (let i = 0; i < cells; i++) {
      const k = j * (cells + 1) + i;
      triangles.push(k, k + cells + 1, k + 1, k + 1, k + cells + 1, k + cells + 2);
    }
  }
  return { form: { kind: 'mesh', positions, triangles }, at: [0, 0, 0] };
}

const terrain = (seed: number) => heap('200 hulls on hills of triangles', seed, hull, 1.3, hills());

/** Dolls of ten capsules and nine joints that fall in a heap. */
function ragdolls(): RigidScene {
  const bodies: Placed[] = [FLOOR];
  const ties: Tie[] = [];
  for (let doll = 0; doll < 16; doll++) {
    const [x, y, z] = [(doll % 4) * 0.7 - 1, 1.5 + Math.floor(doll / 4) * 2.2, (doll % 3) * 0.3];
    const first = bodies.length;
    const part = (radius: number, halfHeight: number, px: number, py: number) =>
      bodies.push({
        form: { kind: 'capsule', radius, halfHeight },
        at: [x + px, y + py, z],
        density: DENSITY,
      });
    part(0.15, 0.15, 0, 0);
    part(0.15, 0.05, 0, 0.55);
    for (const side of [-1, 1]) {
      part(0.08, 0.12, side * 0.3, 0.05);
      part(0.07, 0.12, side * 0.3, -0.42);
      part(0.09, 0.15, side * 0.13, -0.6);
      part(0.08, 0.15, side * 0.13, -1.1);
    }
    const tie = (kind: Tie['kind'], a: number, b: number, px: number, py: number) =>
      ties.push({ kind, a: first + a, b: first + b, at: [x + px, y + py, z], axis: [1, 0, 0] });
    tie('ball', 0, 1, 0, 0.33);
    for (const [k, side] of [-1, 1].entries()) {
      tie('ball', 0, 2 + 4 * k, side * 0.2, 0.2);
      tie('hinge', 2 + 4 * k, 3 + 4 * k, side * 0.3, -0.19);
      tie('ball', 0, 4 + 4 * k, side * 0.13, -0.33);
      tie('hinge', 4 + 4 * k, 5 + 4 * k, side * 0.13, -0.85);
    }
  }
  return { name: '16 ragdolls', bodies, ties, friction: 0.5, fate: 'rests' };
}

/** A net of balls, tied to their neighbours, that hangs from one edge. */
function jointGrid(side: number): RigidScene {
  const bodies: Placed[] = [];
  const ties: Tie[] = [];
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      const ball: Placed = { form: { kind: 'sphere', radius: 0.2 }, at: [i, 0, j], density: DENSITY };
      bodies.push(j === 0 ? { form: ball.form, at: ball.at } : ball);
      const n = bodies.length - 1;
      if (j > 0 && i > 0) ties.push({ kind: 'ball', a: n - 1, b: n, at: [i - 0.5, 0, j] });
      if (j > 0) ties.push({ kind: 'ball', a: n - side, b: n, at: [i, 0, j - 0.5] });
    }
  }
  return { name: `net of ${side} by ${side} balls`, bodies, ties, friction: 0.5, fate: 'hangs' };
}

/** 200 boxes as in `heap`. */
const boxes = (seed: number) => heap('200 boxes', seed, () => box([0.5, 0.5, 0.5], [0, 0, 0]).form, 1.5);

export function heaps(seed: number): RigidScene[] {
  const fall = [boxes, spheres, capsules, cylinders, hulls, sizes, compounds, terrain];
  return [...fall.map((make) => make(seed)), ragdolls(), jointGrid(16)];
}
