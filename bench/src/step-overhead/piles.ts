/** The scene `sphere-pile` (a thousand spheres in a tray), settled, in Pliant and in Rapier. */
import { readFileSync } from 'node:fs';
import { parseScene, World } from 'pliant';

/** A pile that steps, whichever engine it lives in. */
export interface Pile {
  step(): void;
  /** Puts every sphere to sleep. */
  sleep(): void;
  /** How many spheres are not asleep. */
  awake(): number;
}

const SCENE = new URL('../../../scenes/sphere-pile.json', import.meta.url);

function readPile() {
  const reading = parseScene(readFileSync(SCENE, 'utf8'));
  if (!reading.ok) throw new Error(`${SCENE.pathname}: ${reading.errors[0].message}`);
  return reading.scene;
}

export function pliantPile(sleeping: boolean, seed: number): Pile {
  const scene = readPile();
  const world = World.fromScene({ ...scene, sleeping, seed });
  return {
    step: () => world.step(scene.dt),
    sleep: () => {
      for (const body of world) if (body.kind === 'rigid') body.sleep();
    },
    awake: () => [...world].filter((body) => body.kind === 'rigid' && !body.isAsleep).length,
  };
}

/** The same spheres where Pliant's scene puts them; the half-spaces of the tray are thick boxes, Rapier's usual floor. */
export async function rapierPile(sleeping: boolean, seed: number): Promise<Pile> {
  const { default: rapier } = await import('@dimforge/rapier3d-compat');
  await rapier.init();
  const scene = readPile();
  const world = new rapier.World({ x: 0, y: -9.81, z: 0 });
  world.timestep = scene.dt;
  for (const [x, y, z] of [
    [0, -5, 0],
    [-6.25, 0, 0],
    [6.25, 0, 0],
    [0, 0, -6.25],
    [0, 0, 6.25],
  ]) {
    world.createCollider(rapier.ColliderDesc.cuboid(5, 5, 5).setTranslation(x, y, z).setFriction(0.4));
  }
  const bodies = [...World.fromScene({ ...scene, seed })].filter((body) => body.kind === 'rigid');
  const rows = bodies.map(({ position: [x, y, z] }) => {
    const row = world.createRigidBody(
      rapier.RigidBodyDesc.dynamic().setTranslation(x, y, z).setCanSleep(sleeping),
    );
    const ball = rapier.ColliderDesc.ball(0.1).setDensity(200).setFriction(0.4).setRestitution(0.1);
    world.createCollider(ball, row);
    return row;
  });
  return {
    step: () => world.step(),
    sleep: () => {
      for (const row of rows) row.sleep();
    },
    awake: () => rows.filter((row) => !row.isSleeping()).length,
  };
}
