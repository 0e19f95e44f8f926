/**
 * One scene in four engines. Pliant takes outlines as they are; the others get one convex polygon where an outline is convex,
 * and its triangles where it is not, as their users would. None may sleep.
 */
import { areaMoments, type StandBody, type StandScene, standWorld } from 'pliant/planar';
import { isConvex, triangulate } from './triangulate.js';

export const DT = 1 / 60;

export interface Engine {
  step(): void;
  /** Place and angle of body `k`, relative to its start about its centroid. */
  pose(k: number): readonly [number, number, number];
}

interface Start {
  readonly body: StandBody;
  readonly x: number;
  readonly y: number;
  /** Convex parts relative to the centroid [m]. */
  readonly parts: readonly number[][];
}

function starts(scene: StandScene): Start[] {
  return scene.bodies().map((body) => {
    const { x, y } = areaMoments(body.outline);
    const flat = [...body.outline.positions].map((value, k) => value - (k % 2 === 0 ? x : y));
    return { body, x, y, parts: isConvex(flat) && flat.length <= 16 ? [flat] : triangulate(flat) };
  });
}

export function pliantEngine(scene: StandScene): Engine {
  const world = standWorld(scene);
  return {
    step: () => world.step(DT),
    pose(k) {
      const body = world.bodies[k] as unknown as { x: number; y: number; angle: number };
      return [body.x, body.y, body.angle];
    },
  };
}

let loaded: Promise<typeof import('@dimforge/rapier2d-compat').default> | undefined;

/** Started once: a second start would not know the objects of the first. */
function loadRapier(): Promise<typeof import('@dimforge/rapier2d-compat').default> {
  loaded ??= import('@dimforge/rapier2d-compat').then(async ({ default: rapier }) => {
    await rapier.init();
    return rapier;
  });
  return loaded;
}

export async function rapierEngine(scene: StandScene): Promise<Engine> {
  const rapier = await loadRapier();
  const world = new rapier.World({ x: scene.gravity[0], y: scene.gravity[1] });
  world.timestep = DT;
  const bodies = starts(scene).map(({ body, x, y, parts }) => {
    const fixed = body.motion === 'fixed';
    const desc = (fixed ? rapier.RigidBodyDesc.fixed() : rapier.RigidBodyDesc.dynamic()).setTranslation(x, y);
    desc
      .setCanSleep(false)
      .setLinearDamping(body.drag ?? 0)
      .setAngularDamping(body.drag ?? 0);
    const made = world.createRigidBody(desc);
    if (body.motion === 'axle') made.lockTranslations(true, true);
    for (const part of parts) {
      const collider = rapier.ColliderDesc.convexHull(Float32Array.from(part));
      if (collider)
        world.createCollider(collider.setFriction(scene.friction).setRestitution(0).setDensity(1), made);
    }
    return { made, driven: body.driven };
  });
  return {
    step() {
      for (const { made, driven } of bodies) {
        if (driven !== undefined)
          made.setAngvel(made.angvel() + (driven - made.angvel()) * Math.min(1, 10 * DT), true);
      }
      world.step();
    },
    pose(k) {
      const { x, y } = bodies[k].made.translation();
      return [x, y, bodies[k].made.rotation()];
    },
  };
}

export async function planckEngine(scene: StandScene): Promise<Engine> {
  const planck = await import('planck');
  const world = new planck.World({
    gravity: { x: scene.gravity[0], y: scene.gravity[1] },
    allowSleep: false,
  });
  const ground = world.createBody();
  const bodies = starts(scene).map(({ body, x, y, parts }) => {
    const type = body.motion === 'fixed' ? 'static' : 'dynamic';
    const drag = body.drag ?? 0;
    const made = world.createBody({ type, position: { x, y }, linearDamping: drag, angularDamping: drag });
    for (const part of parts) {
      const corners = Array.from({ length: part.length / 2 }, (_, v) => ({
        x: part[2 * v],
        y: part[2 * v + 1],
      }));
      made.createFixture({
        shape: new planck.Polygon(corners),
        density: 1,
        friction: scene.friction,
        restitution: 0,
      });
    }
    if (body.motion === 'axle') world.createJoint(new planck.RevoluteJoint({}, ground, made, { x, y }));
    return { made, driven: body.driven };
  });
  return {
    step() {
      for (const { made, driven } of bodies) {
        if (driven === undefined) continue;
        const spin = made.getAngularVelocity();
        made.setAngularVelocity(spin + (driven - spin) * Math.min(1, 10 * DT));
      }
      world.step(DT);
    },
    pose(k) {
      const { x, y } = bodies[k].made.getPosition();
      return [x, y, bodies[k].made.getAngle()];
    },
  };
}

/** Matter counts in pixels, with y down: a hundred to the metre. */
const PIXELS = 100;

export async function matterEngine(scene: StandScene): Promise<Engine> {
  // The package has no types of its own.
  const name = 'matter-js';
  const { default: matter } = await import(name);
  const engine = matter.Engine.create({ enableSleeping: false });
  engine.gravity.x = 0;
  engine.gravity.y = scene.gravity[1] === 0 ? 0 : 1;
  engine.gravity.scale = (Math.abs(scene.gravity[1]) * PIXELS) / 1e6;
  const bodies = starts(scene).map(({ body, x, y, parts }) => {
    const options = {
      isStatic: body.motion === 'fixed',
      friction: scene.friction,
      restitution: 0,
      density: 1e-3,
      frictionAir: (body.drag ?? 0) * DT,
    };
    const pieces = parts.map((part) => {
      const corners = Array.from({ length: part.length / 2 }, (_, v) => ({
        x: PIXELS * (x + part[2 * v]),
        y: -PIXELS * (y + part[2 * v + 1]),
      }));
      const middle = matter.Vertices.centre(matter.Vertices.clockwiseSort(corners));
      return matter.Bodies.fromVertices(middle.x, middle.y, [corners], options);
    });
    const made = pieces.length === 1 ? pieces[0] : matter.Body.create({ parts: pieces, ...options });
    matter.Composite.add(engine.world, made);
    if (body.motion === 'axle') {
      const pin = matter.Constraint.create({
        bodyA: made,
        pointB: { ...made.position },
        length: 0,
        stiffness: 1,
      });
      matter.Composite.add(engine.world, pin);
    }
    return { made, driven: body.driven };
  });
  return {
    step() {
      for (const { made, driven } of bodies)
        if (driven !== undefined) matter.Body.setAngularVelocity(made, -driven * DT);
      matter.Engine.update(engine, 1000 * DT);
    },
    pose(k) {
      const { position, angle } = bodies[k].made;
      return [position.x / PIXELS, -position.y / PIXELS, -angle];
    },
  };
}
