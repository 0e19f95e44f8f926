/**
 * The scenes of the closed forms, each built from the reference's parameters. What the reference leaves open (shape, time step,
 * stiffness of a bounce) is fixed here so that the discretisation stays well below the tolerance.
 */
import { World } from 'pliant';
import { flyThrough } from '../fly-through.js';

export type Numbers = Readonly<Record<string, number>>;

/** Gravity of the reference [m/s²]. */
export const G = 9.81;

const RADIUS = 0.1;

/** A sphere of 1 kg above a plane, `gap` metres of air between them, that moves with `speed` downwards. */
function sphereOverPlane(gravity: number, gap: number, speed: number, mass: number, restitution = 0): World {
  const world = new World({ gravity: [0, -gravity, 0], substeps: 1, sleeping: false });
  world.setMethod('response', 'penalty');
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, restitution });
  world.add({
    kind: 'rigid',
    name: 'sphere',
    shape: { kind: 'sphere', radius: RADIUS },
    mass,
    restitution,
    position: [0, RADIUS + gap, 0],
    velocity: [0, -speed, 0],
  });
  return world;
}

/** E04. Apex heights of a bouncing ball, and when the bouncing ends: the last moment more than `h0`·1e-5 above the floor. */
export function bounce({ h0, e }: Numbers): Numbers {
  const dt = 4e-5;
  const world = sphereOverPlane(G, h0, 0, 1, e);
  world.setParameters('penalty', { stiffness: 1e7 });
  const { position, velocity } = world.find('sphere')!;
  const apexes: number[] = [];
  let rising = false;
  let end = 0;
  while (world.time < 4.3) {
    world.step(dt);
    const height = position[1] - RADIUS;
    if (height > 1e-5 * h0) end = world.time;
    if (rising && velocity[1] <= 0 && height > 0) apexes.push(height);
    rising = velocity[1] > 0;
  }
  return { h1: apexes[0], h2: apexes[1], h3: apexes[2], T_total: end };
}

/** E17. Mean depth of the four corners of a cube at rest. */
export function restDepth({ m, k }: Numbers): Numbers {
  const world = new World({ gravity: [0, -G, 0], substeps: 1, sleeping: false });
  world.setMethod('response', 'penalty');
  world.setParameters('penalty', { stiffness: k, dampingRatio: 1 });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
    mass: m,
    position: [0, 0.5, 0],
  });
  for (let i = 0; i < 3000; i++) world.step(1 / 1000);
  const depths = [...world.contacts()].map((contact) => contact.depth);
  return { contacts: depths.length, d: depths.reduce((sum, depth) => sum + depth, 0) / depths.length };
}

/** E18. A sphere flies into the plane and out again. */
export function penaltyBounce({ m, k, v }: Numbers): Numbers {
  return inAndOut(m, k, v, (Math.PI * Math.sqrt(m / k)) / 100, 0);
}

/** E19. The same with damping, released where the depth is back to zero. */
export function dampedBounce({ zeta }: Numbers): Numbers {
  const v = 3;
  const { v_out } = inAndOut(1, 10_000, v, 1e-5, zeta);
  return { e: v_out / v };
}

function inAndOut(m: number, k: number, v: number, dt: number, dampingRatio: number): Numbers {
  const world = sphereOverPlane(0, 10.5 * v * dt, v, m);
  world.setParameters('penalty', { stiffness: k, dampingRatio, release: 'depth' });
  const { time, depth, speed } = flyThrough(world, world.find('sphere')!, RADIUS, dt);
  return { t_contact: time, d_max: depth, v_out: speed };
}

/** E27. */
export function freeFall({ t, n }: Numbers): Numbers {
  const world = new World({ gravity: [0, -G, 0], substeps: 1, sleeping: false });
  // Under every other response a free body falls by exactly g t²/2.
  world.setMethod('response', 'log-barrier');
  const sphere = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: RADIUS }, mass: 1 });
  for (let i = 0; i < n; i++) world.step(t / n);
  return { x_semi_implicit: -sphere.position[1] };
}
