import { DT } from '../../rigid-scenes/engines/engine.js';
import type { LiveForm, LiveScene, LiveWorld } from '../scene.js';

type Crashcat = typeof import('crashcat');

function shapeOf(engine: Crashcat, form: LiveForm) {
  if (form.kind === 'box') return engine.box.create({ halfExtents: [...form.half], convexRadius: 0.05 });
  if (form.kind === 'hull') return engine.convexHull.create({ positions: form.points.flat() });
  return engine.triangleMesh.create({ positions: [...form.positions], indices: [...form.triangles] });
}

function openWorld(engine: Crashcat, gravity: number) {
  const settings = engine.createWorldSettings();
  const moving = engine.addObjectLayer(settings, engine.addBroadphaseLayer(settings));
  const still = engine.addObjectLayer(settings, engine.addBroadphaseLayer(settings));
  engine.enableCollision(settings, moving, moving);
  engine.enableCollision(settings, moving, still);
  const world = engine.createWorld(settings);
  world.settings.gravity = [0, -gravity, 0];
  return { world, moving, still };
}

export async function crashcatWorld(scene: LiveScene): Promise<LiveWorld> {
  const engine = await import('crashcat');
  engine.registerAll();
  const { world, moving, still } = openWorld(engine, scene.gravity);
  const bodies = scene.bodies.map(({ form, at, mass, friction, restitution }) =>
    engine.rigidBody.create(world, {
      shape: shapeOf(engine, form),
      motionType: mass === undefined ? engine.MotionType.STATIC : engine.MotionType.DYNAMIC,
      objectLayer: mass === undefined ? still : moving,
      position: [...at],
      quaternion: [0, 0, 0, 1],
      ...(mass !== undefined && { mass }),
      friction,
      restitution,
    }),
  );
  const index = new Map(bodies.map((body, k) => [body.id, k]));
  const begun: [number, number][] = [];
  const listener = {
    onContactAdded: (a: { id: number }, b: { id: number }) => {
      begun.push([index.get(a.id)!, index.get(b.id)!]);
    },
  };
  const collector = engine.createClosestCastRayCollector();
  const settings = engine.createDefaultCastRaySettings();
  const filter = engine.filter.forWorld(world);
  return {
    step() {
      begun.length = 0;
      engine.updateWorld(world, scene.listens ? listener : undefined, DT);
    },
    place(k, at, turn, stop) {
      engine.rigidBody.setTransform(world, bodies[k], [...at], [...turn], true);
      if (stop && scene.bodies[k].mass !== undefined)
        engine.rigidBody.setLinearVelocity(world, bodies[k], [0, 0, 0]);
    },
    castRay(origin, direction, reach) {
      collector.reset();
      engine.castRay(world, collector, settings, [...origin], [...direction], reach, filter);
      const { hit } = collector;
      return hit.status === engine.CastRayStatus.COLLIDING ? hit.fraction * reach : Number.POSITIVE_INFINITY;
    },
    forBegun(visit) {
      for (const [a, b] of begun) visit(a, b);
    },
    poses: () =>
      Float64Array.from(bodies.flatMap(({ position, quaternion }) => [...position, ...quaternion])),
  };
}
