/** Worlds of deformable bodies in both engines: the same meshes, masses and elastic constants, each engine's defaults otherwise. */
import { type TetMesh, World } from 'pliant';
import { addSoftBody, type Rapier } from '../harness/rapier-soft.js';
import type { Vec } from './cases.js';

export const DT = 1 / 60;
export const DENSITY = 1000;
const POISSON_RATIO = 0.3;
const FRICTION = 0.5;

export interface SoftScene {
  readonly bodies: readonly { readonly mesh: TetMesh; readonly at: Vec }[];
  /** [m/s²] */
  readonly gravity: number;
  /** [Pa] */
  readonly youngsModulus: number;
  readonly floor: boolean;
}

export interface SoftWorld {
  step(): void;
  positions(body: number): ArrayLike<number>;
  velocities(body: number): ArrayLike<number>;
  /** Upward force of the lower body on the upper one in a stack of two [N]; nothing where the engine can't tell. */
  forceBetween?(): number;
  free?(): void;
}

export function pliantWorld({ bodies, gravity, youngsModulus, floor }: SoftScene): SoftWorld {
  const world = new World({ gravity: [0, -gravity, 0], substeps: 5, sleeping: false });
  if (floor) world.add({ kind: 'static', shape: { kind: 'plane' }, friction: FRICTION });
  const added = bodies.map(({ mesh, at }) =>
    world.add({
      kind: 'soft',
      mesh,
      position: [...at],
      density: DENSITY,
      friction: FRICTION,
      model: { kind: 'xpbd', youngsModulus, poissonRatio: POISSON_RATIO, damping: 0.01 },
    }),
  );
  return {
    step: () => world.step(DT),
    positions: (k) => added[k].positions,
    velocities: (k) => added[k].velocities,
    forceBetween: () => {
      let up = 0;
      for (const { bodyA, bodyB, force } of world.contacts()) {
        if (bodyA === added[1] && bodyB === added[0]) up += force[1];
        if (bodyA === added[0] && bodyB === added[1]) up -= force[1];
      }
      return up;
    },
  };
}

export function rapierWorld(rapier: Rapier, { bodies, gravity, youngsModulus, floor }: SoftScene): SoftWorld {
  const world = new rapier.World({ x: 0, y: -gravity, z: 0 });
  world.timestep = DT;
  if (floor)
    world.createCollider(
      rapier.ColliderDesc.cuboid(100, 10, 100).setTranslation(0, -10, 0).setFriction(FRICTION),
    );
  const material = { youngsModulus, poissonRatio: POISSON_RATIO, density: DENSITY };
  const added = bodies.map((body) => addSoftBody(rapier, world, { ...body, ...material }));
  return {
    step: () => world.step(),
    positions: (k) => added[k].particlePositions(),
    velocities: (k) => added[k].particleVelocities(),
    free: () => world.free(),
  };
}
