/** Energy from nothing is told of with the body and the step; whoever does work, or gives back what it stored, is not accused. */
import { describe, expect, it } from 'vitest';
import { SIMULATION } from '../simulation.js';
import type { Body } from './index.js';
import { World } from './index.js';
import { ball, cube, FLOOR } from './world.test-support.js';

const DT = 1 / 60;
const run = (world: World, steps: number) => {
  for (let k = 0; k < steps; k++) world.step(DT);
};
const gains = (world: World) => world.troubles().filter(({ code }) => code === 'energy-grew');

describe('is told of', () => {
  it.each([0.05, 1, 100])(
    'when the engine speeds a body up in a pile, at %s times its speed a second',
    (rate) => {
      const world = new World();
      world.add(FLOOR);
      const bodies = [0, 1, 2, 3].map((i) => world.add(cube(2 * i, 0.5)));
      const culprit = world.add(ball(0, 3, { name: 'culprit', velocity: [4, 0, 0], gravityScale: 0 }));
      run(world, 5);
      const { integrator } = world[SIMULATION];
      const accelerate = integrator.accelerate.bind(integrator);
      // A fault as a solver has it: nobody has done anything to the body from outside.
      integrator.accelerate = (all, h) => {
        accelerate(all, h);
        for (let k = 0; k < 3; k++) culprit.velocity[k] *= 1 + rate * h * (rate < 1 ? 10 : 1);
      };
      run(world, 120);
      expect(gains(world)[0]).toMatchObject({ code: 'energy-grew', body: culprit.handle });
      expect(gains(world)[0].sentence).toContain("'culprit'");
      expect(gains(world)[0].step).toBeGreaterThanOrEqual(5);
      expect(bodies.every((body) => body.exists)).toBe(true);
    },
  );

  it('in every second step, once in half a second', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const a = world.add(ball(0, 0));
    world.add(ball(0.1, 0));
    const { integrator } = world[SIMULATION];
    const accelerate = integrator.accelerate.bind(integrator);
    integrator.accelerate = (all, h) => {
      accelerate(all, h);
      if (world.steps % 2 === 0) a.velocity[0] -= 3;
    };
    run(world, 40);
    expect(gains(world).length).toBeGreaterThan(0);
    expect(gains(world).length).toBeLessThan(3);
  });
});

describe('is not told of', () => {
  const quiet: Record<string, () => World> = {
    'bodies that fall, bounce and slide': () => {
      const world = new World();
      world.add({ ...FLOOR, restitution: 1 });
      for (let i = 0; i < 6; i++)
        world.add(cube(0.2 * i, 1 + 1.1 * i, { restitution: 0.2 * i, velocity: [3, 0, i] }));
      return world;
    },
    'a bat that nothing stops': () => {
      const world = new World();
      world.add(FLOOR);
      world.add({
        kind: 'kinematic',
        shape: { kind: 'box', halfExtents: [0.1, 1, 1] },
        position: [-2, 1, 0],
        velocity: [8, 0, 0],
        angularVelocity: [0, 3, 0],
      });
      for (let i = 0; i < 4; i++) world.add(cube(0, 0.5 + i));
      return world;
    },
    'fields of all kinds': () => {
      const world = new World();
      world.add(cube(3, 0));
      world.addField({ kind: 'uniform', acceleration: [20, 9.81, 0] });
      world.addField({ kind: 'attractor', center: [0, 0, 0], strength: 40, exponent: 1 });
      world.addField({ kind: 'vortex', center: [0, 0, 0], axis: [0, 1, 0], strength: 5 });
      world.addField({ kind: 'custom', name: 'push' }, (force, o) => {
        force[o] += 500;
      });
      return world;
    },
    'a motor': () => {
      const world = new World();
      const a = world.add({ kind: 'static', shape: { kind: 'box', halfExtents: [0.1, 0.1, 0.1] } });
      const b = world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [1, 0.1, 0.1] },
        position: [1, 0, 0],
      });
      const motor = { speed: 20, maxTorque: 1e5 };
      world.addJoint({ kind: 'hinge', a, b, anchor: [0, 0, 0], axis: [0, 0, 1], motor });
      return world;
    },
    'molecules that are lifted by forces over time': () => {
      const world = new World({ sleeping: false });
      world.add(FLOOR);
      for (const integrator of ['explicit', 'implicit'] as const)
        world.add({
          kind: 'mass-spring',
          integrator,
          radius: 0.12,
          position: [integrator === 'explicit' ? 0 : 2, 0.3, 0],
          materials: { gum: { density: 1000, youngsModulus: 150_000 } },
          material: 'gum',
          molecules: [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ({
            position: [0.15 * (k & 1), 0.15 * ((k >> 1) & 1), 0.15 * (k >> 2)],
            // Twice the weight of the whole on one molecule, then nothing, then the other way.
            ...(k === 7 && {
              forces: [
                { time: 0, force: [0, 0, 0] },
                { time: 0.1, force: [0, 1200, 0] },
                { time: 1, force: [0, 1200, 0] },
                { time: 1, force: [0, 0, 0] },
                { time: 1.2, force: [300, -600, 0] },
              ] as const,
            }),
          })),
        });
      return world;
    },
    'a soft body under a plate that is taken away': () => {
      const world = new World();
      world.add(FLOOR);
      world.add({
        kind: 'soft',
        mesh: { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] },
        position: [0, 0.55, 0],
      });
      world.add({
        kind: 'kinematic',
        shape: { kind: 'box', halfExtents: [1, 0.1, 1] },
        position: [0, 1.1, 0],
        velocity: [0, -0.3, 0],
        name: 'plate',
      });
      return world;
    },
  };

  it.each(Object.keys(quiet))('%s', (what) => {
    const world = quiet[what]();
    for (let k = 0; k < 120; k++) {
      const plate = world.find('plate');
      if (k === 60) plate?.launch({ velocity: [0, 20, 0] });
      if (k === 100) for (const body of world) if (body.kind === 'rigid') body.applyImpulse([0, 30, 0]);
      if (k > 100)
        for (const body of world)
          if (body.kind === 'rigid') body.applyForce([0, 1e4, 0]).applyTorque([50, 0, 0]);
      world.step(DT);
    }
    expect(gains(world)).toEqual([]);
  });

  // The tolerance is that of bodies that are awake: what was within it was told of when they fell asleep.
  it.each([300, 1000])('a soft body under a block of %s kg/m³ that fall asleep', (density) => {
    const world = new World();
    world.add(FLOOR);
    const model = { kind: 'fem', youngsModulus: 2e6, damping: 0.03 } as const;
    const mesh = { kind: 'box', size: [0.3, 0.3, 0.3], cells: [2, 2, 2] } as const;
    world.add({ kind: 'soft', mesh, model, position: [0, 0.151, 0] });
    const shape = { kind: 'box', halfExtents: [0.2, 0.03, 0.2] } as const;
    world.add({ kind: 'rigid', shape, density, position: [0, 0.332, 0] });
    run(world, 90);
    expect([...world].every((body) => body.kind === 'static' || body.isAsleep)).toBe(true);
    expect(world.troubles()).toEqual([]);
  });

  it('commands and views that are written to', () => {
    const world = new World();
    world.add(FLOOR);
    const body = world.add(cube(0, 0.5));
    run(world, 10);
    body.velocity[1] = 30;
    run(world, 10);
    body.place({ position: [0, 200, 0] });
    run(world, 10);
    world.setGravity([0, -50, 0]);
    run(world, 30);
    expect(world.troubles()).toEqual([]);
  });
});

describe('bodies that deform and already move have their energy', () => {
  const mesh = { kind: 'box', size: [0.3, 0.3, 0.3], cells: [2, 2, 2] } as const;
  const molecules = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ({
    position: [0.1 * (k & 1), 0.05 * (k & 2), 0.025 * (k & 4)] as [number, number, number],
  }));
  const bodies: Record<string, (world: World) => Body> = {
    fem: (world) => world.add({ kind: 'soft', mesh, model: { kind: 'fem', youngsModulus: 1e5 } }),
    xpbd: (world) => world.add({ kind: 'soft', mesh, model: { kind: 'xpbd' } }),
    molecules: (world) =>
      world.add({
        kind: 'mass-spring',
        radius: 0.06,
        molecules,
        material: 'gum',
        materials: { gum: { density: 1000, youngsModulus: 1e5, mediumDensity: 0 } },
      }),
  };

  it.each(Object.keys(bodies))('%s, launched and then restored', (kind) => {
    let world = new World({ gravity: [0, 0, 0] });
    bodies[kind](world).launch({ velocity: [20, 0, 0] });
    for (let k = 0; k < 10; k++) {
      run(world, 2);
      world = World.restore(world.snapshot());
      expect(world.troubles()).toEqual([]);
    }
    run(world, 8);
    expect(world.energy().kinetic).toBeGreaterThan(1);
    expect(world.troubles()).toEqual([]);
  });
});

it('a body that becomes too fast is told of once, and again when it does so again', () => {
  const world = new World();
  const body = world.add(ball(0, 0, { name: 'bullet' }));
  for (const speed of [2e5, 1, 2e5]) {
    body.launch({ velocity: [speed, 0, 0] });
    run(world, 5);
  }
  const { handle } = body;
  expect(world.troubles()).toMatchObject([
    { code: 'runaway-speed', step: 0, body: handle },
    { code: 'runaway-speed', step: 10, body: handle },
  ]);
});

it('softened contacts are counted and told of', () => {
  const world = new World({ substeps: 1 });
  world.setMethod('response', 'penalty');
  world.setParameters('penalty', { stiffness: 1e12 });
  world.add(FLOOR);
  const body = world.add(cube(0, 0.499));
  run(world, 5);
  expect(world.stepReport().softened).toBeGreaterThan(0);
  expect(world.troubles().filter(({ code }) => code === 'softened')).toMatchObject([
    { step: 0, body: body.handle },
  ]);
});
