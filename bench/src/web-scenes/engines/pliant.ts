import { World } from 'pliant';
import { DT } from '../../rigid-scenes/engines/engine.js';
import { shapeOf } from '../../rigid-scenes/engines/pliant.js';
import type { Triple } from '../../rigid-scenes/scene.js';
import type { LiveScene, LiveWorld } from '../scene.js';

const sum = (a: ArrayLike<number>, b: ArrayLike<number>): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export function pliantWorld(scene: LiveScene): LiveWorld {
  const world = new World({ gravity: [0, -scene.gravity, 0] });
  const bodies = scene.bodies.map(({ form, at, mass, friction, restitution }) => {
    const common = { shape: shapeOf(form), position: at, friction, restitution };
    return world.add(mass === undefined ? { kind: 'static', ...common } : { kind: 'rigid', mass, ...common });
  });
  // A body stands by its centre of mass, and the scene means the origin of its form.
  const centres = bodies.map(
    ({ position, origin }): Triple => sum(position, [-origin[0], -origin[1], -origin[2]]),
  );
  for (const [k, body] of bodies.entries()) body.position = sum(scene.bodies[k].at, centres[k]);
  const index = new Map(bodies.map((body, k) => [body.handle, k]));
  return {
    step: () => world.step(DT),
    place(k, at, turn, stop) {
      const body = bodies[k];
      body.position = sum(at, centres[k]);
      body.orientation = turn;
      if (stop && scene.bodies[k].mass !== undefined) body.velocity = [0, 0, 0];
    },
    castRay: (origin, direction, reach) =>
      world.castRay(origin, direction, { maxDistance: reach })?.distance ?? Number.POSITIVE_INFINITY,
    forBegun(visit) {
      for (const { kind, bodyA, bodyB } of world.events())
        if (kind === 'start') visit(index.get(bodyA.handle)!, index.get(bodyB.handle)!);
    },
    poses: () => Float64Array.from(bodies.flatMap((body) => [...body.origin, ...body.orientation])),
  };
}
