import { expect, it } from 'vitest';
import { refreshMoving } from '../bodies/refresh.js';
import { boxesOverlap } from '../broadphase/overlap.js';
import { Random } from '../math/random.js';
import { SIMULATION } from '../simulation.js';
import { World } from '../world/world.js';
import { makeBoxBox } from './box-box.js';
import { Contacts } from './contacts.js';
import { mayClose } from './within-reach.js';

/** Time [s], gravity [m/s²], reach of responses [m]. */
const OUTLOOK = new Float64Array([1 / 60, 9.81, 0]);

it('points that a collider does not look for are points that could not close (seed 6)', () => {
  const random = new Random(6);
  const world = new World();
  const shape = { kind: 'box', halfExtents: [0.5, 0.3, 0.4] } as const;
  const a = world.add({ kind: 'rigid', shape, mass: 1 });
  const b = world.add({ kind: 'rigid', shape, mass: 1 });
  const { columns } = world[SIMULATION].bodies;
  const collide = makeBoxBox();
  const find = (outlook: Float64Array | undefined): Contacts => {
    const out = new Contacts();
    out.begin(0, 1);
    out.margin = 0.3;
    out.outlook = outlook;
    collide(columns, 0, 1, out);
    return out;
  };
  let skipped = 0;
  for (let k = 0; k < 3000; k++) {
    for (const body of [a, b]) {
      random.rotation(body.orientation, 0);
      for (let i = 0; i < 3; i++) {
        body.velocity[i] = random.uniform(-4, 4);
        body.angularVelocity[i] = random.uniform(-4, 4);
      }
    }
    for (let i = 0; i < 3; i++) b.position[i] = random.uniform(-1, 1);
    const all = find(undefined);
    if (all.count === find(OUTLOOK).count) continue;
    skipped++;
    expect(find(OUTLOOK).count).toBe(0);
    expect(mayClose(columns, all, 0, 0, 1, OUTLOOK)).toBe(false);
  }
  expect(skipped).toBeGreaterThan(100);
});

it('what may close within the step is a candidate: boxes reach to where bodies fly (seed 8)', () => {
  const random = new Random(8);
  const world = new World();
  const shape = { kind: 'box', halfExtents: [0.5, 0.4, 0.6] } as const;
  for (let k = 0; k < 2; k++) world.add({ kind: 'rigid', shape, mass: 1 });
  const { bodies } = world[SIMULATION];
  const c = bodies.columns;
  const collide = makeBoxBox();
  const out = new Contacts();
  let open = 0;
  for (let k = 0; k < 4000; k++) {
    for (let row = 0; row < 2; row++) random.rotation(c.orientation, 4 * row);
    for (let i = 0; i < 6; i++) {
      c.velocity[i] = random.uniform(-5, 5);
      c.angularVelocity[i] = random.uniform(-2, 2);
      c.position[i] = random.uniform(-1, 1);
    }
    refreshMoving(bodies, OUTLOOK[0], Float64Array.of(0, -9.81, 0));
    out.clear();
    out.begin(0, 1);
    out.margin = c.margin[0] + c.margin[1];
    collide(c, 0, 1, out);
    if (out.count === 0 || out.touching[0] === 1 || !mayClose(c, out, 0, 0, 1, OUTLOOK)) continue;
    open++;
    expect(boxesOverlap(c.bounds, 0, 1), `pair ${k}`).toBe(true);
  }
  expect(open).toBeGreaterThan(100);
});

/** A box that flies at a heavy one, `gap` [m] away. With more restitution contacts would be found in every substep. */
function fly(gap: number, velocity: number) {
  const world = new World({ gravity: [0, 0, 0], sleeping: false });
  const shape = { kind: 'box', halfExtents: [0.5, 0.5, 0.5] } as const;
  world.add({ kind: 'rigid', shape, mass: 1e6, restitution: 0.7 });
  const position = [1 + gap, 0, 0] as const;
  const box = world.add({
    kind: 'rigid',
    shape,
    mass: 1,
    position,
    velocity: [velocity, 0, 0],
    restitution: 0.7,
  });
  const step = (): number => {
    world.step(1 / 60);
    return world[SIMULATION].narrowphase.current.manifolds;
  };
  return { box, step };
}

it('a manifold that pushed outlasts the step in which it opens too far to close again', () => {
  const { box, step } = fly(0.001, -1);
  expect(step()).toBe(1);
  expect(box.velocity[0]).toBeGreaterThan(0.6);
  expect(box.position[0]).toBeGreaterThan(1.01);
  expect(step()).toBe(1);
});

it('a manifold that did nothing is dropped, within the margin, once it is wide open and can not close', () => {
  const { box, step } = fly(0.062, -3.5);
  expect(step()).toBe(1);
  box.launch({ velocity: [3.5, 0, 0] });
  expect(step()).toBe(1);
  expect(box.position[0]).toBeCloseTo(1.062, 12);
  // It turns about the normal: the margin doesn't know where to.
  box.launch({ velocity: [0, 0, 0], angularVelocity: [4, 0, 0] });
  expect(step()).toBe(0);
});
