import { DT } from '../../rigid-scenes/engines/engine.js';
import { type Jolt, open, shapeOf } from '../../rigid-scenes/engines/jolt.js';
import { UPRIGHT } from '../../rigid-scenes/scene.js';
import type { LiveBody, LiveScene, LiveWorld } from '../scene.js';

function settingsOf(jolt: Jolt, { form, at, mass, friction, restitution }: LiveBody) {
  const moves = mass !== undefined;
  const settings = new jolt.BodyCreationSettings(
    shapeOf(jolt, form),
    new jolt.RVec3(...at),
    new jolt.Quat(...UPRIGHT),
    moves ? jolt.EMotionType_Dynamic : jolt.EMotionType_Static,
    moves ? 1 : 0,
  );
  settings.mFriction = friction;
  settings.mRestitution = restitution;
  if (moves) {
    settings.mOverrideMassProperties = jolt.EOverrideMassProperties_CalculateInertia;
    settings.mMassPropertiesOverride.mMass = mass;
  }
  return settings;
}

export async function joltWorld(scene: LiveScene): Promise<LiveWorld> {
  const { default: init } = await import('jolt-physics');
  const jolt = await init();
  const world = open(jolt);
  const system = world.GetPhysicsSystem();
  system.SetGravity(new jolt.Vec3(0, -scene.gravity, 0));
  const space = system.GetBodyInterface();
  const bodies = scene.bodies.map((body) => {
    const made = space.CreateBody(settingsOf(jolt, body));
    space.AddBody(made.GetID(), jolt.EActivation_Activate);
    return made;
  });
  const numberOf = (body: (typeof bodies)[number]) => body.GetID().GetIndexAndSequenceNumber();
  const index = new Map(bodies.map((body, k) => [numberOf(body), k]));
  const begun: [number, number][] = [];
  if (scene.listens) {
    const listener = new jolt.ContactListenerJS();
    const at = (pointer: number) => index.get(numberOf(jolt.wrapPointer(pointer, jolt.Body)))!;
    listener.OnContactValidate = () => jolt.ValidateResult_AcceptAllContactsForThisBodyPair;
    listener.OnContactAdded = (a: number, b: number) => {
      begun.push([at(a), at(b)]);
    };
    listener.OnContactPersisted = () => {};
    listener.OnContactRemoved = () => {};
    system.SetContactListener(listener);
  }
  const query = system.GetNarrowPhaseQuery();
  const ray = new jolt.RRayCast();
  const raySettings = new jolt.RayCastSettings();
  const collector = new jolt.CastRayClosestHitCollisionCollector();
  const filters = [
    new jolt.BroadPhaseLayerFilter(),
    new jolt.ObjectLayerFilter(),
    new jolt.BodyFilter(),
    new jolt.ShapeFilter(),
  ] as const;
  const position = new jolt.RVec3(0, 0, 0);
  const rotation = new jolt.Quat(...UPRIGHT);
  const none = new jolt.Vec3(0, 0, 0);
  return {
    step() {
      begun.length = 0;
      world.Step(DT, 1);
    },
    place(k, at, turn, stop) {
      position.Set(...at);
      rotation.Set(...turn);
      const id = bodies[k].GetID();
      const wakes = scene.bodies[k].mass !== undefined;
      const activation = wakes ? jolt.EActivation_Activate : jolt.EActivation_DontActivate;
      space.SetPositionAndRotation(id, position, rotation, activation);
      if (stop && wakes) space.SetLinearVelocity(id, none);
    },
    castRay(origin, direction, reach) {
      ray.mOrigin.Set(...origin);
      ray.mDirection.Set(direction[0] * reach, direction[1] * reach, direction[2] * reach);
      collector.Reset();
      query.CastRay(ray, raySettings, collector, ...filters);
      return collector.HadHit() ? collector.mHit.mFraction * reach : Number.POSITIVE_INFINITY;
    },
    forBegun(visit) {
      for (const [a, b] of begun) visit(a, b);
    },
    poses: () =>
      Float64Array.from(
        bodies.flatMap((body) => {
          const [p, q] = [body.GetPosition(), body.GetRotation()];
          return [p.GetX(), p.GetY(), p.GetZ(), q.GetX(), q.GetY(), q.GetZ(), q.GetW()];
        }),
      ),
  };
}
