/**
 * A body that falls on springs, of any stiffness, size, height, step and number of substeps. However stiff the springs are for the
 * substep, they never throw the body higher than it fell from.
 */
import { describe, expect, it } from 'vitest';
import { World } from '../index.js';
import { Random } from '../math/random.js';

/** The share by which a spring that is cut at the end of a substep may be ahead; see the law of energy in docs/laws.md. */
const AHEAD = 0.02;

function drop(seed: number, response: string): { world: World; dt: number; energy: () => number } {
  const random = new Random(seed);
  const spread = (low: number, high: number) => low * (high / low) ** random.next();
  const world = new World({ substeps: 1 << random.int(5), sleeping: false });
  const spring = random.int(2) === 0 ? { frequency: spread(3, 3000) } : { stiffness: spread(1e2, 1e9) };
  const buffer = response === 'penalty-buffered' ? { buffer: spread(1e-3, 0.1) } : {};
  world.setMethod('response', response);
  world.setParameters(response, { ...spring, ...buffer });
  const radius = spread(0.01, 1);
  const isBox = random.int(2) === 0;
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const body = world.add({
    kind: 'rigid',
    shape: isBox
      ? { kind: 'box', halfExtents: [radius, 0.7 * radius, 0.5 * radius] }
      : { kind: 'sphere', radius },
    position: [0, 1.3 * radius + (buffer.buffer ?? 0) + spread(0.05, 5), 0],
    orientation: isBox
      ? [random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1), 1]
      : [0, 0, 0, 1],
  });
  // Measured from where the body lies, so that the height of the world does not matter.
  const lying = body.mass * 9.81 * radius * (isBox ? 0.5 : 1);
  const energy = () => world.energy().kinetic + world.energy().potential - lying;
  return { world, dt: [1 / 30, 1 / 60, 1 / 120, 1 / 240][random.int(4)], energy };
}

describe.each(['penalty', 'penalty-quadratic', 'penalty-buffered'])(
  'a fall on the springs of %s',
  (response) => {
    it('gives no energy (seeds 1–40)', () => {
      for (let seed = 1; seed <= 40; seed++) {
        const { world, dt, energy } = drop(seed, response);
        const before = energy();
        let most = before;
        for (let i = 0; i < 1.2 / dt; i++) {
          world.step(dt);
          most = Math.max(most, energy());
        }
        expect(most / before - 1, `seed ${seed}`).toBeLessThan(AHEAD);
      }
    });
  },
);
