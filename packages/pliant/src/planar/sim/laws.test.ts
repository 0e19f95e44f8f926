/** Laws that hold in every world, over random ones; `PLANAR_SEEDS=0-199` runs more of them. */
import { describe, expect, it } from 'vitest';
import { ExactQueries } from '../exact/exact-queries.js';
import { PLANAR_RESPONSES } from './planar-world.js';
import { type RandomWorld, randomWorld } from './random-world.js';
import type { RigidBody } from './rigid-body.js';

const [FIRST, LAST] = (process.env.PLANAR_SEEDS ?? '0-9').split('-').map(Number);
const DT = 1 / 240;

describe.each(PLANAR_RESPONSES)('random worlds with %s', (response) => {
  it(`stay finite, gain no energy, keep momentum, pass nothing (seeds ${FIRST}–${LAST})`, () => {
    for (let seed = FIRST; seed <= LAST; seed++) {
      const made = randomWorld(seed, response);
      const broken = brokenLaw(made, response === 'penalty' ? 0.5 : 0.25);
      expect(broken, `${response}, seed ${seed}`).toBe('');
    }
  });
});

/** The first law that a world breaks in two seconds, in words; or nothing. */
function brokenLaw({ world, closed, friction, restitution }: RandomWorld, depth: number): string {
  const energy = () => world.energy() + world.potential() + world.contactEnergy();
  const before = energy();
  const start = world.momentum();
  const mass = world.bodies.reduce(
    (sum, body) => sum + ((body as RigidBody).inverseMass > 0 ? (body as RigidBody).mass : 0),
    0,
  );
  for (let step = 1; step <= 480; step++) {
    world.step(DT);
    if (step % 24 !== 0) continue;
    const now = energy();
    if (!(now <= before * 1.001)) return `energy went from ${before} J to ${now} J in ${step} steps`;
    const passed = deepest(world.bodies as RigidBody[]);
    if (passed > depth) return `a body is ${passed} of a thickness deep after ${step} steps`;
  }
  if (world.troubles.length > 0) return world.troubles[0];
  if (!closed) return lost(world.bodies as RigidBody[]);
  const end = world.momentum();
  const off = Math.max(
    Math.abs(end.x - start.x),
    Math.abs(end.y - start.y),
    Math.abs(end.angular - start.angular) / 10,
  );
  if (off > 1e-5 * mass) return `momentum is off by ${off} kg m/s`;
  const elastic = world.response === 'backtracking' && friction === 0 && restitution === 1;
  if (elastic && Math.abs(energy() - before) > 1e-7 * before)
    return `energy went from ${before} J to ${energy()} J`;
  return '';
}

function lost(bodies: readonly RigidBody[]): string {
  for (const [k, { x, y }] of bodies.entries()) {
    if (Math.abs(x) > 6.3 || y < -0.3 || y > 12.3) return `body ${k} left the room: ${x}, ${y}`;
  }
  return '';
}

/** Largest depth of a boundary point in another body, as a fraction of the thinner one's thickness. */
function deepest(bodies: readonly RigidBody[]): number {
  const queries = new ExactQueries();
  let most = 0;
  for (const [i, a] of bodies.entries()) {
    for (const b of bodies.slice(i + 1)) {
      if (!a.movable && !b.movable) continue;
      for (const { distance } of queries.bind(a.polygon, b.polygon).penetrations()) {
        most = Math.max(most, -distance / Math.min(a.thickness, b.thickness));
      }
    }
  }
  return most;
}
