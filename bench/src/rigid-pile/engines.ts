/** One world of boxes per engine, on a floor at y = 0, without sleeping and with each engine's own defaults otherwise. */
import { World } from 'pliant';
import { type BoxPlace, DT, FRICTION, HALF, MASS } from './boxes.js';

export interface BoxWorld {
  step(): void;
  /** Centres of the boxes [m]. */
  positions(): Float64Array;
}

export interface PliantBoxWorld extends BoxWorld {
  /** Deepest overlap that its own narrow phase measures [m]. */
  worstDepth(): number;
}

export function pliantWorld(places: readonly BoxPlace[]): PliantBoxWorld {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, friction: FRICTION });
  const bodies = places.map(({ position, orientation }) =>
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [HALF, HALF, HALF] },
      mass: MASS,
      friction: FRICTION,
      position,
      orientation,
    }),
  );
  return {
    step: () => world.step(DT),
    positions: () => Float64Array.from(bodies.flatMap((body) => [...body.position])),
    worstDepth: () => {
      let worst = 0;
      for (const contact of world.contacts()) worst = Math.max(worst, contact.depth);
      return worst;
    },
  };
}

type Rapier = typeof import('@dimforge/rapier3d-compat').default;

async function rapierWorld(rapier: Rapier, places: readonly BoxPlace[]): Promise<BoxWorld> {
  await rapier.init();
  const world = new rapier.World({ x: 0, y: -9.81, z: 0 });
  world.timestep = DT;
  world.createCollider(
    rapier.ColliderDesc.cuboid(100, 10, 100).setTranslation(0, -10, 0).setFriction(FRICTION),
  );
  const rows = places.map(({ position: [x, y, z], orientation: [qx, qy, qz, qw] }) => {
    const row = world.createRigidBody(
      rapier.RigidBodyDesc.dynamic()
        .setTranslation(x, y, z)
        .setRotation({ x: qx, y: qy, z: qz, w: qw })
        .setCanSleep(false),
    );
    world.createCollider(
      rapier.ColliderDesc.cuboid(HALF, HALF, HALF).setMass(MASS).setFriction(FRICTION),
      row,
    );
    return row;
  });
  return {
    step: () => world.step(),
    positions: () => Float64Array.from(rows.flatMap((row) => xyz(row.translation()))),
  };
}

async function joltWorld(places: readonly BoxPlace[]): Promise<BoxWorld> {
  const { default: init } = await import('jolt-physics');
  const jolt = await init();
  const settings = new jolt.JoltSettings();
  settings.mMaxWorkerThreads = 0;
  const pairs = new jolt.ObjectLayerPairFilterTable(2);
  pairs.EnableCollision(0, 1);
  pairs.EnableCollision(1, 1);
  const layers = new jolt.BroadPhaseLayerInterfaceTable(2, 2);
  layers.MapObjectToBroadPhaseLayer(0, new jolt.BroadPhaseLayer(0));
  layers.MapObjectToBroadPhaseLayer(1, new jolt.BroadPhaseLayer(1));
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 2, pairs, 2);
  const world = new jolt.JoltInterface(settings);
  const bodies = world.GetPhysicsSystem().GetBodyInterface();
  const add = (half: number, place: BoxPlace, dynamic: boolean) => {
    const [x, y, z] = place.position;
    const shape = new jolt.BoxShape(new jolt.Vec3(half, half, half), 0.05);
    const creation = new jolt.BodyCreationSettings(
      shape,
      new jolt.RVec3(x, y, z),
      new jolt.Quat(...place.orientation),
      dynamic ? jolt.EMotionType_Dynamic : jolt.EMotionType_Static,
      dynamic ? 1 : 0,
    );
    creation.mFriction = FRICTION;
    creation.mAllowSleeping = false;
    if (dynamic) {
      creation.mOverrideMassProperties = jolt.EOverrideMassProperties_CalculateInertia;
      creation.mMassPropertiesOverride.mMass = MASS;
    }
    const body = bodies.CreateBody(creation);
    bodies.AddBody(body.GetID(), jolt.EActivation_Activate);
    return body;
  };
  add(100, { position: [0, -100, 0], orientation: [0, 0, 0, 1] }, false);
  const rows = places.map((place) => add(HALF, place, true));
  return {
    step: () => world.Step(DT, 1),
    positions: () =>
      Float64Array.from(
        rows.flatMap((row) => {
          const p = row.GetPosition();
          return [p.GetX(), p.GetY(), p.GetZ()];
        }),
      ),
  };
}

async function cannonWorld(places: readonly BoxPlace[]): Promise<BoxWorld> {
  const cannon = await import('cannon-es');
  const world = new cannon.World({ gravity: new cannon.Vec3(0, -9.81, 0) });
  world.broadphase = new cannon.SAPBroadphase(world);
  world.defaultContactMaterial.friction = FRICTION;
  const floor = new cannon.Body({ mass: 0, shape: new cannon.Plane() });
  floor.quaternion.setFromEuler(-Math.PI / 2, 0, 0);
  world.addBody(floor);
  const rows = places.map(({ position, orientation }) => {
    const body = new cannon.Body({ mass: MASS, shape: new cannon.Box(new cannon.Vec3(HALF, HALF, HALF)) });
    body.position.set(...position);
    body.quaternion.set(...orientation);
    world.addBody(body);
    return body;
  });
  return {
    step: () => world.step(DT),
    positions: () => Float64Array.from(rows.flatMap((row) => xyz(row.position))),
  };
}

const xyz = ({ x, y, z }: { x: number; y: number; z: number }) => [x, y, z];

/** Peers by npm name. */
export const peers: Readonly<Record<string, (places: readonly BoxPlace[]) => Promise<BoxWorld>>> = {
  '@dimforge/rapier3d-compat': async (places) =>
    rapierWorld((await import('@dimforge/rapier3d-compat')).default, places),
  '@dimforge/rapier3d-simd-compat': async (places) =>
    rapierWorld((await import('@dimforge/rapier3d-simd-compat')).default as unknown as Rapier, places),
  'jolt-physics': joltWorld,
  'cannon-es': cannonWorld,
};
