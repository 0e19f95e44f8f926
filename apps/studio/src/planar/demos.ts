/** What the page of the plane can run: the demos of the engine, and an empty tray for outlines of one's own. */
import { type Demo, PLANAR_DEMOS, PlanarWorld, Polygon, RigidBody, wavyOverlapped } from 'pliant/planar';

/** Half the width inside the tray, its height, and how thick it is [m]. */
const [HALF, HEIGHT, THICK] = [4, 3, 0.3];

const sandbox: Demo = {
  name: 'sandbox',
  description: 'An empty tray under gravity, for outlines of your own.',
  objects: 1,
  segments: 8,
  error: 0.01,
  dt: 1 / 240,
  build: (response, error) => {
    const gravity = [0, -9.81] as const;
    const world = new PlanarWorld({
      gravity,
      response,
      friction: 0.4,
      ...(error !== undefined && { error }),
    });
    const tray = Polygon.from([
      [-HALF - THICK, -THICK],
      [HALF + THICK, -THICK],
      [HALF + THICK, HEIGHT],
      [HALF, HEIGHT],
      [HALF, 0],
      [-HALF, 0],
      [-HALF, HEIGHT],
      [-HALF - THICK, HEIGHT],
    ]);
    world.add(new RigidBody(tray, { motion: 'fixed' }));
    return { world, trouble: () => null };
  },
};

export const DEMOS: readonly Demo[] = [...PLANAR_DEMOS, wavyOverlapped, sandbox];

export function demoOf(name: string): Demo {
  return DEMOS.find((demo) => demo.name === name) ?? DEMOS[0];
}
