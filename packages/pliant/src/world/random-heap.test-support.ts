/**
 * Random heaps of every shape there is, for laws that hold in all of them: numbers stay finite, energy never rises,
 * nothing falls through the floor. A seed is a world; what a range allows is said in `HeapRange`.
 */
import { sphereSurface } from '../geometry/mesh/generators/sphere.js';
import { Random } from '../math/random.js';
import { World } from './index.js';

type ShapeDefinition = Extract<Parameters<World['add']>[0], { readonly kind: 'rigid' }>['shape'];

export type HeapShape =
  | 'sphere'
  | 'box'
  | 'capsule'
  | 'cylinder'
  | 'cone'
  | 'ellipsoid'
  | 'torus'
  | 'hull'
  | 'mesh'
  | 'union';

export const HEAP_SHAPES: readonly HeapShape[] = [
  'sphere',
  'box',
  'capsule',
  'cylinder',
  'cone',
  'ellipsoid',
  'torus',
  'hull',
  'mesh',
  'union',
];

export interface HeapRange {
  readonly shapes: readonly HeapShape[];
  /** Fewest and most bodies. */
  readonly bodies: readonly [number, number];
  /** Size of the largest body [m], and how many times the smallest may be smaller. */
  readonly size: readonly [number, number];
  readonly sizeRatio: number;
  /** Largest ratio of two masses. */
  readonly massRatio: number;
  /** Largest speed at the start, in bodies per second. */
  readonly speed: number;
  readonly restitution: number;
  readonly friction: number;
  readonly steps: readonly number[];
}

/** What anybody may build: sizes within a factor of three, masses within a hundred. */
export const TAME: HeapRange = {
  shapes: HEAP_SHAPES,
  bodies: [2, 12],
  size: [0.05, 2],
  sizeRatio: 3,
  massRatio: 100,
  speed: 5,
  restitution: 0.5,
  friction: 1,
  steps: [1 / 60, 1 / 120],
};

/** What nobody would: a millimetre beside a hundred metres, masses 1 : 10⁶, anything that bounces, friction up to 2. */
export const WILD: HeapRange = {
  shapes: HEAP_SHAPES,
  bodies: [2, 12],
  size: [0.01, 100],
  sizeRatio: 30,
  massRatio: 1e6,
  speed: 30,
  restitution: 1,
  friction: 2,
  steps: [1 / 30, 1 / 60, 1 / 120, 1 / 240],
};

export interface Heap {
  readonly world: World;
  readonly dt: number;
  /** Size of the largest body [m]. */
  readonly size: number;
}

/** A heap about to fall: bodies apart from each other, above a floor, thrown at random. */
export function randomHeap(seed: number, range: HeapRange, response?: string): Heap {
  const random = new Random(seed);
  const dt = range.steps[random.int(range.steps.length)];
  const size = spread(random, range.size[0], range.size[1]);
  // Times and speeds scale with the size, as in water waves: a heap of a metre is what all others look like.
  const world = new World({ sleeping: false });
  if (response !== undefined) world.setMethod('response', response);
  const bounce = random.int(2) === 0 ? 0 : random.uniform(0, range.restitution);
  const rub = random.uniform(0, range.friction);
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: rub, restitution: bounce });
  const count = range.bodies[0] + random.int(range.bodies[1] - range.bodies[0] + 1);
  const q = new Float64Array(4);
  const mass = size * size * size * 1000;
  const pull = Math.sqrt(9.81 * size);
  let top = 0.02 * size;
  for (let i = 0; i < count; i++) {
    const own = size / spread(random, 1, range.sizeRatio);
    const kind = range.shapes[random.int(range.shapes.length)];
    const { shape, reach } = randomShape(random, kind, own);
    random.rotation(q, 0);
    const v = () => random.uniform(-1, 1) * range.speed * 0.2 * pull;
    const w = () => (random.uniform(-1, 1) * range.speed * 0.2 * pull) / size;
    const still = random.int(2) === 0;
    world.add({
      kind: 'rigid',
      shape,
      mass: mass / spread(random, 1, range.massRatio),
      friction: rub,
      restitution: random.int(2) === 0 ? bounce : 0,
      position: [random.uniform(-0.3, 0.3) * size, top + reach, random.uniform(-0.3, 0.3) * size],
      orientation: q,
      velocity: still ? [0, 0, 0] : [v(), v(), v()],
      angularVelocity: still ? [0, 0, 0] : [w(), w(), w()],
    });
    top += 2.02 * reach;
  }
  return { world, dt, size };
}

export interface HeapVerdict {
  readonly finite: boolean;
  /** Largest rise of the energy above where it had been before, as a share of that at the start. */
  readonly gain: number;
  readonly gainStep: number;
  /** Fastest speed over the fastest that a fall from the top and the speeds at the start explain. */
  readonly speed: number;
  /** How far the middle of a body came below the floor, in sizes of the largest. */
  readonly below: number;
  /** Speed of the fastest body in the end, in its sizes per √(size / g). */
  readonly late: number;
}

/** Lets a heap fall for so many steps. */
export function judgeHeap({ world, dt, size }: Heap, steps: number): HeapVerdict {
  const bodies = [...world].filter((b) => b.kind === 'rigid');
  const start = world.energy().total;
  let fastest = 0;
  for (const body of bodies) {
    const [x, y, z] = body.velocity;
    fastest = Math.max(fastest, Math.sqrt(x * x + y * y + z * z + 2 * 9.81 * Math.max(body.position[1], 0)));
  }
  let least = start;
  let gain = 0;
  let gainStep = -1;
  let speed = 0;
  let below = 0;
  let finite = true;
  let late = 0;
  for (let s = 0; s < steps; s++) {
    world.step(dt);
    const { total } = world.energy();
    if (!Number.isFinite(total) || world.troubles().length > 0) finite = false;
    if (total - least > gain * start) {
      gain = (total - least) / start;
      gainStep = s;
    }
    least = Math.min(least, total);
    late = 0;
    for (const body of bodies) {
      const v = Math.hypot(...body.velocity);
      speed = Math.max(speed, v / fastest);
      late = Math.max(late, v / Math.sqrt(9.81 * size));
      below = Math.max(below, -body.position[1] / size);
    }
  }
  return { finite, gain, gainStep, speed, below, late };
}

/** Between two sizes, every power as likely as the other. */
function spread(random: Random, low: number, high: number): number {
  return low * (high / low) ** random.next();
}

function randomShape(
  random: Random,
  kind: HeapShape,
  size: number,
): { shape: ShapeDefinition; reach: number } {
  const r = () => random.uniform(0.15, 0.5) * size;
  switch (kind) {
    case 'sphere':
      return { shape: { kind, radius: 0.5 * size }, reach: 0.5 * size };
    case 'box': {
      const halfExtents = [r(), r(), r()] as const;
      return { shape: { kind, halfExtents }, reach: Math.hypot(...halfExtents) };
    }
    case 'capsule': {
      const radius = 0.5 * r();
      const halfHeight = r();
      return { shape: { kind, radius, halfHeight }, reach: radius + halfHeight };
    }
    case 'cylinder': {
      const radius = r();
      const halfHeight = r();
      return { shape: { kind, radius, halfHeight }, reach: Math.hypot(radius, halfHeight) };
    }
    case 'cone': {
      const radius = r();
      const halfHeight = r();
      return { shape: { kind, radius, halfHeight }, reach: 2 * Math.hypot(radius, halfHeight) };
    }
    case 'ellipsoid': {
      const radii = [r(), r(), r()] as const;
      return { shape: { kind, radii }, reach: Math.max(...radii) };
    }
    case 'torus': {
      const radius = random.uniform(0.25, 0.4) * size;
      const tube = random.uniform(0.05, 0.15) * size;
      return { shape: { kind, radius, tube }, reach: radius + tube };
    }
    case 'hull':
      return randomHull(random, size);
    case 'mesh':
      return randomMesh(random, size);
    case 'union':
      return randomUnion(random, size);
  }
}

/** 8 to 64 points on or in a sphere, some of it flat. */
function randomHull(random: Random, size: number): { shape: ShapeDefinition; reach: number } {
  const n = 8 + random.int(57);
  const flat = random.int(3) === 0 ? random.uniform(0.1, 1) : 1;
  const round = random.int(2) === 0;
  const points: number[] = [];
  for (let i = 0; i < n; i++) {
    const p = [random.normal(), random.normal(), random.normal()];
    const far = Math.hypot(...p);
    const scale = (0.5 * size * (round ? 1 : random.uniform(0.5, 1))) / far;
    points.push(p[0] * scale, p[1] * scale * flat, p[2] * scale);
  }
  // The centre of mass is the body's place: the reach from there is at most the whole width.
  return { shape: { kind: 'hull', points }, reach: size };
}

/** A bumpy ball of 20 or 80 triangles. */
function randomMesh(random: Random, size: number): { shape: ShapeDefinition; reach: number } {
  const { positions, triangles } = sphereSurface({
    radius: 0.5 * size,
    edge: (random.int(2) === 0 ? 0.6 : 0.35) * size,
  });
  const bumpy = Float64Array.from(positions);
  for (let v = 0; v < bumpy.length; v += 3) {
    const scale = random.uniform(0.75, 1);
    for (let k = 0; k < 3; k++) bumpy[v + k] *= scale;
  }
  return { shape: { kind: 'mesh', positions: bumpy, triangles }, reach: size };
}

/** Two or three boxes and balls that overlap. */
function randomUnion(random: Random, size: number): { shape: ShapeDefinition; reach: number } {
  const parts = [];
  const q = new Float64Array(4);
  const n = 2 + random.int(2);
  for (let i = 0; i < n; i++) {
    random.rotation(q, 0);
    const h = () => random.uniform(0.1, 0.25) * size;
    const shape: ShapeDefinition =
      random.int(2) === 0 ? { kind: 'sphere', radius: h() } : { kind: 'box', halfExtents: [h(), h(), h()] };
    const p = () => random.uniform(-0.12, 0.12) * size;
    parts.push({ shape, position: [p(), p(), p()] as const, orientation: q.slice() });
  }
  return { shape: { kind: 'union', parts }, reach: 1.2 * size };
}
