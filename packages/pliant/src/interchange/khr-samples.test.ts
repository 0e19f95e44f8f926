/**
 * Seven small files after the specification, one for each idea of the public samples of KHR_physics_rigid_bodies:
 * shapes, motion, friction, restitution, filters, triggers, joints. Each loads without a note, does in a world what the
 * sample shows, and does the same after it was written and read again.
 */
import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene/index.js';
import { type Body, World } from '../world/index.js';
import { readGltfScene, writeGltfScene } from './index.js';
import { type Turn, triple, turned } from './pose.js';

type Json = Record<string, unknown>;

interface Sample {
  readonly shapes: readonly Json[];
  readonly physics?: Json;
  readonly nodes: readonly Json[];
  readonly rest?: Json;
}

const FLOOR = { type: 'box', box: { size: [20, 1, 20] } };
const BALL = { type: 'sphere', sphere: { radius: 0.5 } };
const BOX = { type: 'box', box: { size: [1, 1, 1] } };

const body = (name: string, translation: readonly number[], physics: Json, more: Json = {}): Json => ({
  name,
  translation,
  extensions: { KHR_physics_rigid_bodies: physics },
  ...more,
});
const on = (shape: number, more: Json = {}): Json => ({ geometry: { shape }, ...more });
const floor = (more: Json = {}): Json => body('floor', [0, -0.5, 0], { collider: on(0, more) });

function gltfOf({ shapes, physics = {}, nodes, rest = {} }: Sample): Uint8Array {
  const gltf = {
    asset: { version: '2.0' },
    extensionsUsed: ['KHR_physics_rigid_bodies', 'KHR_implicit_shapes'],
    extensions: { KHR_implicit_shapes: { shapes }, KHR_physics_rigid_bodies: physics },
    scene: 0,
    scenes: [{ nodes: nodes.map((_, i) => i) }],
    nodes,
    ...rest,
  };
  return new TextEncoder().encode(JSON.stringify(gltf));
}

/** A tetrahedron as a mesh of triangles, its numbers in the file. */
function tetrahedron(): Json {
  const positions = Float32Array.of(-0.5, 0, -0.3, 0.5, 0, -0.3, 0, 0, 0.6, 0, 0.8, 0);
  const indices = Uint16Array.of(0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0);
  const bytes = Buffer.concat([Buffer.from(positions.buffer), Buffer.from(indices.buffer)]);
  return {
    buffers: [
      { byteLength: bytes.length, uri: `data:application/octet-stream;base64,${bytes.toString('base64')}` },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: 48 },
      { buffer: 0, byteOffset: 48, byteLength: 24 },
    ],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 4,
        type: 'VEC3',
        min: [-0.5, 0, -0.3],
        max: [0.5, 0.8, 0.6],
      },
      { bufferView: 1, componentType: 5123, count: 12, type: 'SCALAR' },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
  };
}

/** Height of the lowest vertex of a body's surface. */
function lowest({ solid, position, orientation }: Body): number {
  const { positions } = solid.surface();
  let low = Number.POSITIVE_INFINITY;
  for (let i = 0; i < positions.length; i += 3)
    low = Math.min(low, turned([...orientation] as unknown as Turn, triple(positions.slice(i, i + 3)))[1]);
  return position[1] + low;
}

const SAMPLES: Record<string, { file: Sample; seconds: number; shows: (world: World) => void }> = {
  'shape types': {
    file: {
      shapes: [
        FLOOR,
        BALL,
        BOX,
        { type: 'capsule', capsule: { height: 0.6, radiusTop: 0.3, radiusBottom: 0.3 } },
        { type: 'cylinder', cylinder: { height: 1, radiusTop: 0.4, radiusBottom: 0.4 } },
        { type: 'cylinder', cylinder: { height: 1, radiusTop: 0.2, radiusBottom: 0.4 } },
      ],
      nodes: [
        floor(),
        ...[1, 2, 3, 4, 5].map((shape) =>
          body(`shape ${shape}`, [2 * shape - 6, 1, 0], { motion: {}, collider: on(shape) }),
        ),
        { name: 'drawn', mesh: 0, translation: [0, -20, 0] },
        body('hull', [0, 1, 3], { motion: {}, collider: { geometry: { node: 6, convexHull: true } } }),
        body('mesh', [3, 1, 3], { motion: {}, collider: { geometry: { node: 6 } } }),
      ],
      rest: tetrahedron(),
    },
    seconds: 3,
    shows: (world) => {
      const low = [...world].filter(({ kind }) => kind === 'rigid').map((body) => lowest(body));
      expect(low).toHaveLength(7);
      for (const y of low) expect(Math.abs(y)).toBeLessThan(5e-3);
    },
  },
  'motion properties': {
    file: {
      shapes: [FLOOR, BALL],
      nodes: [
        floor(),
        body('balloon', [0, 3, 0], { motion: { mass: 1, gravityFactor: -0.1 }, collider: on(1) }),
        body('thrown', [3, 3, 0], { motion: { linearVelocity: [1, 0, 0] }, collider: on(1) }),
        body('spun', [-3, 3, 0], {
          motion: { gravityFactor: 0, angularVelocity: [0, 2, 0] },
          collider: on(1),
        }),
        body('stiff', [0, 3, 4], {
          motion: { gravityFactor: 0, inertiaDiagonal: [0, 0, 0], angularVelocity: [0, 2, 0] },
          collider: on(1),
        }),
        body('lift', [0, 3, -4], {
          motion: { isKinematic: true, linearVelocity: [0, 1, 0] },
          collider: on(1),
        }),
      ],
    },
    seconds: 0.5,
    shows: (world) => {
      const at = (name: string) => world.find(name)!;
      expect(at('balloon').position[1]).toBeCloseTo(3 + 0.5 * 0.981 * 0.25, 1);
      expect(at('thrown').position[0]).toBeCloseTo(3.5, 6);
      expect(at('spun').angularVelocity[1]).toBeCloseTo(2, 9);
      expect(at('stiff').angularVelocity[1]).toBe(0);
      expect(at('lift').position[1]).toBeCloseTo(3.5, 6);
    },
  },
  friction: {
    file: {
      shapes: [{ type: 'box', box: { size: [20, 1, 4] } }, BOX],
      physics: {
        physicsMaterials: [0.1, 0.9].map((mu) => ({ staticFriction: mu, dynamicFriction: mu })),
      },
      nodes: [0, 1].flatMap((k) => {
        // A slope of 26.6°, whose tangent is a half.
        const rotation = [0, 0, Math.sin(Math.atan(0.5) / 2), Math.cos(Math.atan(0.5) / 2)];
        const [x, y] = [-Math.sin(Math.atan(0.5)), Math.cos(Math.atan(0.5))];
        return [
          body(`slope ${k}`, [0, 0, 5 * k], { collider: on(0, { physicsMaterial: k }) }, { rotation }),
          body(
            `box ${k}`,
            [x, y, 5 * k],
            { motion: {}, collider: on(1, { physicsMaterial: k }) },
            { rotation },
          ),
        ];
      }),
    },
    seconds: 1,
    shows: (world) => {
      const [slides, stays] = [world.find('box 0')!, world.find('box 1')!];
      const a = 9.81 * (Math.sin(Math.atan(0.5)) - 0.1 * Math.cos(Math.atan(0.5)));
      expect(Math.abs(Math.hypot(...slides.velocity) / a - 1)).toBeLessThan(0.02);
      expect(Math.hypot(...stays.velocity)).toBeLessThan(1e-3);
    },
  },
  restitution: {
    file: {
      shapes: [FLOOR, BALL],
      physics: {
        physicsMaterials: [0, 0.5, 0.9].map((restitution) => ({
          restitution,
          restitutionCombine: 'maximum',
        })),
      },
      nodes: [
        floor({ physicsMaterial: 0 }),
        ...[0, 1, 2].map((k) =>
          body(`ball ${k}`, [3 * k, 1.5, 0], { motion: {}, collider: on(1, { physicsMaterial: k }) }),
        ),
      ],
    },
    // A fall of a metre takes 0.4515 s; the top of the bounce follows after e times that.
    seconds: 0.4515 * 1.5,
    shows: (world) => {
      const height = (k: number) => world.find(`ball ${k}`)!.position[1] - 0.5;
      expect(height(0)).toBeCloseTo(0, 2);
      expect(height(1)).toBeCloseTo(0.25, 1);
      expect(world.find('ball 2')!.velocity[1]).toBeGreaterThan(1);
    },
  },
  filtering: {
    file: {
      shapes: [FLOOR, BOX],
      physics: {
        collisionFilters: [
          { collisionSystems: ['ground'] },
          { collisionSystems: ['ghosts'], notCollideWithSystems: ['ground'] },
          { collisionSystems: ['things'], collideWithSystems: ['ground'] },
        ],
      },
      nodes: [
        floor({ collisionFilter: 0 }),
        body('ghost', [0, 1, 0], { motion: {}, collider: on(1, { collisionFilter: 1 }) }),
        body('thing', [3, 1, 0], { motion: {}, collider: on(1, { collisionFilter: 2 }) }),
      ],
    },
    seconds: 1,
    shows: (world) => {
      expect(world.find('ghost')!.position[1]).toBeLessThan(-3);
      expect(world.find('thing')!.position[1]).toBeCloseTo(0.5, 2);
    },
  },
  triggers: {
    file: {
      shapes: [FLOOR, BALL, { type: 'box', box: { size: [4, 1, 4] } }],
      nodes: [
        floor(),
        body('gate', [0, 2, 0], { trigger: { geometry: { shape: 2 } } }),
        body('ball', [0, 4, 0], { motion: {}, collider: on(1) }),
      ],
    },
    seconds: 0.6,
    shows: (world) => {
      // It passes without being held up, and the gate knows of it.
      expect(world.find('ball')!.velocity[1]).toBeCloseTo(-9.81 * 0.6, 6);
      expect([...world.contactPairs()].map(({ bodyA, bodyB }) => [bodyA.name, bodyB.name].sort())).toEqual([
        ['ball', 'gate'],
      ]);
    },
  },
  'joint types': {
    file: {
      shapes: [BOX, { type: 'box', box: { size: [0.2, 1, 0.2] } }],
      physics: {
        physicsJoints: [
          { limits: [{ linearAxes: [0, 1, 2], min: 0, max: 0 }] },
          {
            limits: [
              { linearAxes: [0, 1, 2], min: 0, max: 0 },
              { angularAxes: [0, 1], min: 0, max: 0 },
            ],
          },
          {
            limits: [
              { linearAxes: [0, 1, 2], min: 0, max: 0 },
              { angularAxes: [0, 1, 2], min: 0, max: 0 },
            ],
          },
          {
            limits: [
              { linearAxes: [0, 2], min: 0, max: 0 },
              { linearAxes: [1], min: -0.5, max: 0.5 },
              { angularAxes: [0, 1, 2], min: 0, max: 0 },
            ],
          },
        ],
      },
      nodes: [0, 1, 2, 3].flatMap((joint) => {
        const first = 3 * joint;
        return [
          body(`post ${joint}`, [3 * joint, 0, 0], { collider: on(0) }),
          body(
            `arm ${joint}`,
            [3 * joint + 1, 0, 0],
            { motion: {}, collider: on(1) },
            { children: [first + 2] },
          ),
          body(`pin ${joint}`, [-1, 0, 0], { joint: { connectedNode: first, joint } }),
        ];
      }),
    },
    seconds: 0.5,
    shows: (world) => {
      const joints = [...world.joints()];
      expect(joints.map(({ kind }) => kind)).toEqual(['ball', 'hinge', 'fixed', 'slider']);
      for (const joint of joints) expect(joint.error.distance).toBeLessThan(1e-3);
      const [ball, , fixed, slider] = [0, 1, 2, 3].map((k) => world.find(`arm ${k}`)!.position[1]);
      expect(ball).toBeLessThan(-0.5);
      expect(fixed).toBeCloseTo(0, 3);
      expect(slider).toBeCloseTo(-0.5, 2);
    },
  },
};

function run(scene: Scene, seconds: number): World {
  const world = World.fromScene(scene);
  const steps = Math.round(seconds * 240);
  for (let i = 0; i < steps; i++) world.step(seconds / steps);
  return world;
}

describe.each(Object.keys(SAMPLES))('%s', (name) => {
  const { file, seconds, shows } = SAMPLES[name];

  test('loads without a note and does what the sample shows', () => {
    const { scene, notes } = readGltfScene(gltfOf(file));
    expect(notes.map(({ sentence }) => sentence)).toEqual([]);
    shows(run(scene, seconds));
  });

  test.each([true, false])('does the same when it was written and read again; binary: %s', (isBinary) => {
    const { scene } = readGltfScene(gltfOf(file));
    const back = readGltfScene(writeGltfScene(scene, isBinary).bytes);
    expect(back.notes.map(({ sentence }) => sentence)).toEqual([]);
    shows(run({ ...back.scene, gravity: scene.gravity }, seconds));
  });
});
