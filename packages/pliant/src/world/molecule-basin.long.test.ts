/** The scene by which the thesis measures speed keeps its bodies. */
import { expect, test } from 'vitest';
import { checkScene, performanceScene, sceneOfMolecules } from '../scene/index.js';
import { World } from './world.js';

/** Walls and floor of the basin [m]. */
const WALL = { x: 0.105, z: 0.12 };
const FLOOR = -0.15;

test.each(['spheres', 'triangle-mesh'])(
  'nine bodies fall into the basin and stay there by %s; one climbed the wall and fell for 3 s',
  (detection) => {
    const scene = sceneOfMolecules(performanceScene());
    const bodies = scene.bodies.map((body) =>
      body.kind === 'mass-spring' ? { ...body, skin: { rate: 10 } } : body,
    );
    const reading = checkScene({ ...scene, bodies });
    if (!reading.ok) throw new Error(reading.errors[0].message);
    const world = World.fromScene(reading.scene);
    world.setMethod('narrowphase', detection);
    for (let step = 0; step < 1500; step++) world.step(1e-3);
    expect(world.troubles()).toEqual([]);
    for (const body of world) {
      const [x, y, z] = body.position;
      expect([body.name, Math.abs(x) < WALL.x, Math.abs(z) < WALL.z, y > FLOOR]).toEqual([
        body.name,
        true,
        true,
        true,
      ]);
    }
  },
  120_000,
);
