/** What rolls slowly under a brake stops, on every kind of ground: no contact point drives it on. */
import { expect, it } from 'vitest';
import { type ShapeDefinition, World } from '../index.js';

const TABLE = { kind: 'box', halfExtents: [1, 0.1, 1] } as const;
const LEDGE = { kind: 'box', halfExtents: [0.1, 0.3, 1] } as const;
const capsule = { kind: 'capsule', radius: 0.1, halfHeight: 0.1 } as const;

const GROUNDS = {
  plane: { kind: 'plane', normal: [0, 1, 0], offset: 0.1 },
  box: TABLE,
  hull: {
    kind: 'hull',
    points: [-1, 1].flatMap((x) => [-0.1, 0.1].flatMap((y) => [-1, 1].flatMap((z) => [x, y, z]))),
  },
  union: {
    kind: 'union',
    parts: [
      { shape: TABLE, position: [0, 0, 0] },
      { shape: LEDGE, position: [1, 0.2, 0] },
    ],
  },
  mesh: {
    kind: 'mesh',
    positions: [-1, 0.1, -1, 1, 0.1, -1, 1, 0.1, 1, -1, 0.1, 1],
    triangles: [0, 2, 1, 0, 3, 2],
  },
} as const satisfies Record<string, ShapeDefinition>;

const ROUND = {
  sphere: { kind: 'sphere', radius: 0.1 },
  capsule,
  cylinder: { kind: 'cylinder', radius: 0.1, halfHeight: 0.1 },
  cone: { kind: 'cone', radius: 0.1, halfHeight: 0.1 },
  'union of capsules': {
    kind: 'union',
    parts: [
      { shape: capsule, position: [0, 0.1, 0] },
      { shape: capsule, position: [0, -0.1, 0] },
    ],
  },
} as const satisfies Record<string, ShapeDefinition>;

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[];

it.each(keysOf(GROUNDS).flatMap((on) => keysOf(ROUND).map((what) => [what, on] as const)))(
  'a %s on a %s',
  (what, on) => {
    for (const dt of [1 / 60, 1 / 120]) {
      const world = new World();
      world.add({ kind: 'static', shape: GROUNDS[on] });
      const body = world.add({
        kind: 'rigid',
        shape: ROUND[what],
        position: [-0.2, 0.2, 0.1],
        // Its axis lies level, and it rolls across it.
        orientation: [Math.SQRT1_2, 0, 0, Math.SQRT1_2],
        velocity: [0.05, 0, 0],
        angularVelocity: [0, 0, -0.5],
        linearDamping: 1,
        angularDamping: 4,
      });
      for (let time = 0; time < 4 && !body.isAsleep; time += dt) world.step(dt);
      expect(body.isAsleep).toBe(true);
    }
  },
);
