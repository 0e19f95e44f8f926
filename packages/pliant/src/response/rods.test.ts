/**
 * Rods that slide on a rough floor, the scenes of Painlevé and Kane: angle, friction, length, thickness, speeds, steps.
 * The energy never grows, under any response.
 */
import { describe, expect, it } from 'vitest';
import { World } from '../index.js';
import { Random } from '../math/random.js';

function rod(seed: number, response: string): { world: World; dt: number } {
  const random = new Random(seed);
  const world = new World({ sleeping: false, substeps: 1 << random.int(4) });
  world.setMethod('response', response);
  const friction = random.uniform(0.2, 4);
  const restitution = random.int(2) === 0 ? 0 : random.next();
  const half = 10 ** random.uniform(-1, 0.5);
  const thin = half * 10 ** random.uniform(-2.5, -0.7);
  const angle = random.uniform(0.1, 1.5);
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction, restitution });
  world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [half, thin, thin] },
    mass: 10 ** random.uniform(-1, 1.5),
    position: [0, half * Math.sin(angle) + thin * Math.cos(angle) + 1e-6 * half, 0],
    orientation: [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)],
    velocity: [random.uniform(-8, 8) * Math.sqrt(half), random.int(2) === 0 ? 0 : -random.next(), 0],
    angularVelocity: [0, 0, random.uniform(-4, 4)],
    friction,
    restitution,
  });
  return { world, dt: [1 / 30, 1 / 60, 1 / 120, 1 / 240][random.int(4)] };
}

function energyOf(world: World): number {
  const { kinetic, potential } = world.energy();
  return kinetic + potential;
}

describe.each([
  'impulse',
  'constraint',
  'impulse-averaged',
  'collision-integration',
  'penalty',
  'penalty-quadratic',
  'backtracking',
  'log-barrier',
])('a rod on a rough floor under %s', (response) => {
  it('never gains energy (seeds 1–12)', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { world, dt } = rod(seed, response);
      const before = energyOf(world);
      let most = before;
      for (let i = 0; i < 0.6 / dt; i++) {
        world.step(dt);
        most = Math.max(most, energyOf(world));
      }
      expect(most / before - 1, `seed ${seed}`).toBeLessThan(1e-3);
    }
  });
});
