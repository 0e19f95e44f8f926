/**
 * The scenes of js-physics-benchmarks (isaac-mason): pyramid, stacking, heaps that rain, rays at a turning knot and
 * contact listeners, with the sizes and materials that stand there. Random numbers come from a seed, so that every engine
 * sees the same ones.
 */
import { TorusKnotGeometry } from 'three';
import { about, type Quad, type Triple, UPRIGHT } from '../rigid-scenes/scene.js';
import type { LiveBody, LiveScene, LiveWorld, Play } from './scene.js';

const GRAVITY = 9.81;
const floor = (half: Triple, restitution = 0): LiveBody => ({
  form: { kind: 'box', half },
  at: [0, -0.5, 0],
  friction: 0.5,
  restitution,
});

const cube = (side: number, at: Triple, mass: number): LiveBody => ({
  form: { kind: 'box', half: [side / 2, side / 2, side / 2] },
  at,
  mass,
  friction: 0.5,
  restitution: 0,
});

/** Numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Square layers of cubes, and a heavy one that falls on the top. */
export function squarePyramid(height: number): LiveScene {
  const bodies = [floor([50, 0.5, 50], 0.3)];
  for (let y = 0; y < height; y++) {
    const reach = height - 1 - y;
    for (let x = -reach; x <= reach; x++)
      for (let z = -reach; z <= reach; z++) bodies.push(cube(1, [x, y + 0.5, z], 1));
  }
  bodies.push({ ...cube(2, [0, height + 14, 0], 10), restitution: 0.3 });
  return { name: `square pyramid of ${height}`, gravity: GRAVITY, bodies, play: () => ({}) };
}

/** A tower dropped with gaps of 10 cm. */
export function stack(height: number): LiveScene {
  const cubes = Array.from({ length: height }, (_, k) => cube(1, [0, k * 1.1 + 0.5, 0], 100));
  const bodies = [floor([10, 0.5, 10]), ...cubes];
  return { name: `stack of ${height}`, gravity: GRAVITY, bodies, play: () => ({}) };
}

/** Every step takes one body and drops it anew. */
function rain(count: number, place: (k: number) => Triple): () => Play {
  return () => {
    let next = 0;
    return {
      before(world: LiveWorld) {
        world.place(1 + (next % count), place(next), UPRIGHT, false);
        next++;
      },
    };
  };
}

export function cubeHeap(count: number, seed: number): LiveScene {
  const draw = random(seed);
  const side = () => 5 * draw() - 2.5;
  const cubes = Array.from({ length: count }, () => cube(0.5, [side(), 10 * draw(), side()], 1));
  const falls = Array.from({ length: 4096 }, (): Triple => [side(), 10, side()]);
  return {
    name: `rain of ${count} cubes`,
    gravity: GRAVITY,
    bodies: [floor([50, 0.5, 50]), ...cubes],
    play: rain(count, (k) => falls[k % falls.length]),
  };
}

function prism(sides: number, radius: number, half: number): Triple[] {
  return Array.from({ length: sides }, (_, k) => (2 * Math.PI * k) / sides).flatMap((angle): Triple[] => [
    [radius * Math.cos(angle), -half, radius * Math.sin(angle)],
    [radius * Math.cos(angle), half, radius * Math.sin(angle)],
  ]);
}

function onSphere(count: number, seed: number, radius: number): Triple[] {
  const draw = random(seed);
  return Array.from({ length: count }, (): Triple => {
    const [x, y, z] = [2 * draw() - 1, 2 * draw() - 1, 2 * draw() - 1];
    const scale = radius / (Math.hypot(x, y, z) || 1);
    return [x * scale, y * scale, z * scale];
  });
}

const HULLS: readonly (readonly Triple[])[] = [
  [
    [-0.4, 0, 0.4],
    [0.4, 0, 0.4],
    [0.4, 0, -0.4],
    [-0.4, 0, -0.4],
    [0, 0.8, 0],
  ],
  prism(8, 0.4, 0.35),
  prism(5, 0.45, 0.3),
  ...[1, 2, 3].map((seed) => onSphere(16, seed, 0.4)),
];

const GOLDEN_ANGLE = 2.399963;

export function hullHeap(count: number): LiveScene {
  const at = (k: number): Triple => {
    const radius = 3 * Math.sqrt((k % 17) / 17);
    return [radius * Math.cos(k * GOLDEN_ANGLE), 12, radius * Math.sin(k * GOLDEN_ANGLE)];
  };
  const hulls = Array.from(
    { length: count },
    (_, k): LiveBody => ({
      form: { kind: 'hull', points: HULLS[k % HULLS.length] },
      at: at(k),
      mass: 1,
      friction: 0.5,
      restitution: 0.1,
    }),
  );
  return {
    name: `rain of ${count} hulls`,
    gravity: GRAVITY,
    bodies: [floor([50, 0.5, 50]), ...hulls],
    play: rain(count, (k) => at(k % count)),
  };
}

const RAY_REACH = 5;

/** Rays from all sides at a knot of triangles that turns. */
export function rays(count: number, seed: number): LiveScene {
  const knot = new TorusKnotGeometry(1, 0.4, 64, 8);
  const positions = Array.from(knot.getAttribute('position').array);
  const triangles = Array.from(knot.getIndex()!.array);
  const draw = random(seed);
  const axis = onSphere(1, seed + 1, 1)[0];
  const origins = Array.from(
    { length: count },
    () => onSphere(1, Math.floor(2 ** 30 * draw()), RAY_REACH)[0],
  );
  return {
    name: `${count} rays at a knot`,
    gravity: 0,
    bodies: [{ form: { kind: 'mesh', positions, triangles }, at: [0, 0, 0], friction: 0.5, restitution: 0 }],
    counts: 'hits',
    agreement: 1e-3,
    play: () => {
      let [step, hits] = [0, 0];
      return {
        before: (world) => world.place(0, [0, 0, 0], about(axis, 0.002 * step++), true),
        after(world) {
          for (const [x, y, z] of origins) {
            const towards: Triple = [-x / RAY_REACH, -y / RAY_REACH, -z / RAY_REACH];
            if (world.castRay([x, y, z], towards, RAY_REACH) < RAY_REACH) hits++;
          }
        },
        count: () => hits,
      };
    },
  };
}

/** Cubes that fall on platforms of their own; whoever touches is dropped anew. */
export function listeners(side: number): LiveScene {
  const cells = Array.from({ length: side * side }, (_, k): Triple => {
    const middle = (3 * (side - 1)) / 2;
    return [3 * (k % side) - middle, 0, 3 * Math.floor(k / side) - middle];
  });
  const platform = (at: Triple): LiveBody => ({
    form: { kind: 'box', half: [0.75, 0.1, 0.75] },
    at,
    friction: 0.5,
    restitution: 0,
  });
  const start = ([x, , z]: Triple, k: number): Triple => [x, 6 + 0.05 * k, z];
  const cubes = cells.map((at, k): LiveBody => ({ ...cube(0.7, start(at, k), 1), restitution: 0.1 }));
  const turn: Quad = UPRIGHT;
  return {
    name: `${side * side} contact listeners`,
    gravity: GRAVITY,
    bodies: [...cells.map(platform), ...cubes],
    listens: true,
    counts: 'contacts begun',
    agreement: 0.02,
    play: () => {
      const landed = new Set<number>();
      let begun = 0;
      return {
        before(world) {
          for (const k of landed) world.place(cells.length + k, cubes[k].at, turn, true);
          landed.clear();
        },
        after(world) {
          world.forBegun((a, b) => {
            begun++;
            landed.add(Math.max(a, b) - cells.length);
          });
        },
        count: () => begun,
      };
    },
  };
}
