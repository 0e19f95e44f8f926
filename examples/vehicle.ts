/** A vehicle on rays: springs and tyres without bodies, over a bumpy road. */
import { World } from 'pliant';
import { RayCastVehicle } from 'pliant/controllers';
import type { Example } from './example.js';

export default function vehicle(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  for (let i = 0; i < 6; i++) {
    world.add({
      kind: 'static',
      shape: { kind: 'cylinder', radius: 0.4, halfHeight: 2 },
      position: [0, -0.3, 4 + 2 * i],
      orientation: [0, 0, Math.SQRT1_2, Math.SQRT1_2],
    });
  }
  const chassis = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.8, 0.25, 1.6] },
    mass: 800,
    position: [0, 1.1, 0],
    canSleep: false,
  });
  const wheels = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => ({ position: [0.75 * x, -0.1, 1.2 * z] as const })),
  );
  const car = new RayCastVehicle(world, chassis, { wheels });
  for (const wheel of car.wheels) wheel.engineForce = 300;
  return {
    world,
    beforeStep: (dt) => car.update(dt),
    text: () => `${car.speed.toFixed(1)} m/s after ${chassis.position[2].toFixed(1)} m`,
  };
}
