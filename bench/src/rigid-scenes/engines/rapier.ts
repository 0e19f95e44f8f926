import { type Form, type Placed, type RigidScene, type Triple, UPRIGHT } from '../scene.js';
import { DT, type EngineWorld } from './engine.js';

export type Rapier = typeof import('@dimforge/rapier3d-compat').default;
type Collider = InstanceType<Rapier['ColliderDesc']>;
type RapierWorld = InstanceType<Rapier['World']>;
type Row = ReturnType<RapierWorld['createRigidBody']>;

const vector = ([x, y, z]: readonly number[]) => ({ x, y, z });

export function colliders(rapier: Rapier, form: Form): Collider[] {
  const { ColliderDesc } = rapier;
  switch (form.kind) {
    case 'box':
      return [ColliderDesc.cuboid(...form.half)];
    case 'sphere':
      return [ColliderDesc.ball(form.radius)];
    case 'capsule':
      return [ColliderDesc.capsule(form.halfHeight, form.radius)];
    case 'cylinder':
      return [ColliderDesc.cylinder(form.halfHeight, form.radius)];
    case 'hull':
      return [ColliderDesc.convexHull(Float32Array.from(form.points.flat()))!];
    case 'mesh':
      return [ColliderDesc.trimesh(Float32Array.from(form.positions), Uint32Array.from(form.triangles))];
    case 'compound':
      return form.pieces.flatMap(({ piece, at }) =>
        colliders(rapier, piece).map((one) => one.setTranslation(...at)),
      );
  }
}

function addBody(rapier: Rapier, world: RapierWorld, placed: Placed, friction: number): Row {
  const [x, y, z, w] = placed.turn ?? UPRIGHT;
  const kind = placed.density === undefined ? rapier.RigidBodyDesc.fixed() : rapier.RigidBodyDesc.dynamic();
  const row = world.createRigidBody(
    kind
      .setTranslation(...placed.at)
      .setRotation({ x, y, z, w })
      .setCanSleep(false),
  );
  for (const collider of colliders(rapier, placed.form))
    world.createCollider(collider.setFriction(friction).setDensity(placed.density ?? 0), row);
  return row;
}

export async function rapierWorld(rapier: Rapier, scene: RigidScene): Promise<EngineWorld> {
  await rapier.init();
  const world = new rapier.World({ x: 0, y: -9.81, z: 0 });
  world.timestep = DT;
  const rows = scene.bodies.map((placed) => addBody(rapier, world, placed, scene.friction));
  const local = (at: Triple, body: Placed) => vector(at.map((c, k) => c - body.at[k]));
  for (const { kind, a, b, at, axis } of scene.ties ?? []) {
    const ends = [local(at, scene.bodies[a]), local(at, scene.bodies[b])] as const;
    const { JointData } = rapier;
    const data = kind === 'ball' ? JointData.spherical(...ends) : JointData.revolute(...ends, vector(axis!));
    world.createImpulseJoint(data, rows[a], rows[b], true).setContactsEnabled(false);
  }
  return {
    step: () => world.step(),
    poses: () =>
      Float64Array.from(
        rows.flatMap((row) => {
          const p = row.translation();
          const q = row.rotation();
          return [p.x, p.y, p.z, q.x, q.y, q.z, q.w];
        }),
      ),
  };
}
