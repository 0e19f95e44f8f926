import { DT } from '../../rigid-scenes/engines/engine.js';
import { colliders, type Rapier } from '../../rigid-scenes/engines/rapier.js';
import type { LiveScene, LiveWorld } from '../scene.js';

export async function rapierWorld(rapier: Rapier, scene: LiveScene): Promise<LiveWorld> {
  await rapier.init();
  const world = new rapier.World({ x: 0, y: -scene.gravity, z: 0 });
  world.timestep = DT;
  const queue = scene.listens ? new rapier.EventQueue(true) : undefined;
  const byCollider = new Map<number, number>();
  const bodies = scene.bodies.map(({ form, at, mass, friction, restitution }, k) => {
    const kind = mass === undefined ? rapier.RigidBodyDesc.fixed() : rapier.RigidBodyDesc.dynamic();
    const body = world.createRigidBody(kind.setTranslation(...at));
    const collider = colliders(rapier, form)[0].setFriction(friction).setRestitution(restitution);
    if (mass !== undefined) collider.setMass(mass);
    if (scene.listens) collider.setActiveEvents(rapier.ActiveEvents.COLLISION_EVENTS);
    byCollider.set(world.createCollider(collider, body).handle, k);
    return body;
  });
  return {
    step: () => world.step(queue),
    place(k, [x, y, z], [i, j, l, w], stop) {
      bodies[k].setTranslation({ x, y, z }, true);
      bodies[k].setRotation({ x: i, y: j, z: l, w }, true);
      if (stop) bodies[k].setLinvel({ x: 0, y: 0, z: 0 }, true);
    },
    castRay([x, y, z], [i, j, k], reach) {
      const ray = new rapier.Ray({ x, y, z }, { x: i, y: j, z: k });
      return world.castRay(ray, reach, true)?.timeOfImpact ?? Number.POSITIVE_INFINITY;
    },
    forBegun(visit) {
      queue?.drainCollisionEvents((a, b, began) => {
        if (began) visit(byCollider.get(a)!, byCollider.get(b)!);
      });
    },
    poses: () =>
      Float64Array.from(
        bodies.flatMap((body) => {
          const [p, q] = [body.translation(), body.rotation()];
          return [p.x, p.y, p.z, q.x, q.y, q.z, q.w];
        }),
      ),
  };
}
