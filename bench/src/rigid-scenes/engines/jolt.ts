import { type Form, type RigidScene, UPRIGHT } from '../scene.js';
import { DT, type EngineWorld } from './engine.js';

export type Jolt = Awaited<ReturnType<typeof import('jolt-physics')['default']>>;
type Shape = InstanceType<Jolt['Shape']>;

/** The usual skin of the engine, and for thin bodies a part of their half thickness. */
const skin = (thin: number) => Math.min(0.05, 0.2 * thin);

export function shapeOf(jolt: Jolt, form: Form): Shape {
  switch (form.kind) {
    case 'box':
      return new jolt.BoxShape(new jolt.Vec3(...form.half), skin(Math.min(...form.half)));
    case 'sphere':
      return new jolt.SphereShape(form.radius);
    case 'capsule':
      return new jolt.CapsuleShape(form.halfHeight, form.radius);
    case 'cylinder':
      return new jolt.CylinderShape(
        form.halfHeight,
        form.radius,
        skin(Math.min(form.halfHeight, form.radius)),
      );
    case 'hull': {
      const settings = new jolt.ConvexHullShapeSettings();
      for (const point of form.points) settings.mPoints.push_back(new jolt.Vec3(...point));
      return settings.Create().Get();
    }
    case 'mesh':
      return meshOf(jolt, form.positions, form.triangles);
    case 'compound': {
      const settings = new jolt.StaticCompoundShapeSettings();
      for (const { piece, at } of form.pieces)
        settings.AddShapeShape(new jolt.Vec3(...at), new jolt.Quat(...UPRIGHT), shapeOf(jolt, piece), 0);
      return settings.Create().Get();
    }
  }
}

function meshOf(jolt: Jolt, positions: readonly number[], corners: readonly number[]): Shape {
  const list = new jolt.TriangleList();
  list.resize(corners.length / 3);
  for (let t = 0; t < corners.length / 3; t++) {
    for (let k = 0; k < 3; k++) {
      const at = 3 * corners[3 * t + k];
      list.at(t).set_mV(k, new jolt.Float3(positions[at], positions[at + 1], positions[at + 2]));
    }
  }
  return new jolt.MeshShapeSettings(list).Create().Get();
}

export function open(jolt: Jolt) {
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
  return new jolt.JoltInterface(settings);
}

export async function joltWorld(scene: RigidScene): Promise<EngineWorld> {
  if (scene.ties !== undefined) throw new Error('Joints are not set up for this engine here.');
  const { default: init } = await import('jolt-physics');
  const jolt = await init();
  const world = open(jolt);
  const bodies = world.GetPhysicsSystem().GetBodyInterface();
  const rows = scene.bodies.map(({ form, at, turn, density }) => {
    const shape = shapeOf(jolt, form);
    const moves = density !== undefined;
    const settings = new jolt.BodyCreationSettings(
      shape,
      new jolt.RVec3(...at),
      new jolt.Quat(...(turn ?? UPRIGHT)),
      moves ? jolt.EMotionType_Dynamic : jolt.EMotionType_Static,
      moves ? 1 : 0,
    );
    settings.mFriction = scene.friction;
    settings.mAllowSleeping = false;
    if (moves) {
      settings.mOverrideMassProperties = jolt.EOverrideMassProperties_CalculateInertia;
      settings.mMassPropertiesOverride.mMass = density * shape.GetVolume();
    }
    const body = bodies.CreateBody(settings);
    bodies.AddBody(body.GetID(), jolt.EActivation_Activate);
    return body;
  });
  return {
    step: () => world.Step(DT, 1),
    poses: () =>
      Float64Array.from(
        rows.flatMap((row) => {
          const p = row.GetPosition();
          const q = row.GetRotation();
          return [p.GetX(), p.GetY(), p.GetZ(), q.GetX(), q.GetY(), q.GetZ(), q.GetW()];
        }),
      ),
  };
}
