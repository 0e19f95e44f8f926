/** Bodies of molecules in a world: the thesis's experiments, and what every body of a world must do. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type BodyDefinition, checkScene, parseScene, sceneOfMolecules } from '../scene/index.js';
import { boxAndGround, FALL } from '../scene/thesis/index.js';
import type { MoleculeScene } from '../scene/xml/index.js';
import { Recorder, replay, World } from './index.js';

function worldOf(molecules: MoleculeScene, detection: string, depth?: string): World {
  const reading = checkScene(sceneOfMolecules(molecules));
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  const world = World.fromScene(reading.scene);
  world.setMethod('narrowphase', detection);
  if (depth !== undefined) world.setMethod('penetration', depth);
  return world;
}

interface Curve {
  /** Force between box and ground after each step [N], upwards on the box. */
  readonly forces: number[];
  /** Lowest point of the box and highest of the ground, of spheres or surfaces [m]. */
  readonly lows: number[];
  readonly highs: number[];
}

/** Runs the experiment and writes down its curves. */
function measure(world: World, seconds: number, every = 1): Curve {
  const curve: Curve = { forces: [], lows: [], highs: [] };
  const [ground, box] = [world.find('ground')!, world.find('box')!];
  for (let k = 0; k < Math.round(seconds * 1000); k++) {
    world.step(1e-3);
    const [pair] = [...world.pairs()];
    curve.forces.push(pair === undefined ? 0 : -pair.force[1]);
    if (k % every > 0) continue;
    curve.lows.push(extreme(box, -1));
    curve.highs.push(extreme(ground, 1));
  }
  return curve;
}

function extreme(body: NonNullable<ReturnType<World['find']>>, sign: 1 | -1): number {
  const surface = body.surface?.positions;
  const radius = surface === undefined ? body.molecules!.radii[0] : 0;
  const y = (surface ?? body.positions).filter((_, k) => k % 3 === 1);
  return y.reduce((most, value) => (sign * value > sign * most ? value : most), -sign * 1e9) + sign * radius;
}

const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
const firstTouch = ({ forces }: Curve) => (forces.findIndex((force) => force > 0) + 1) / 1000;

describe('the box falls on the ground, by spheres (section 4.3.1)', () => {
  const world = worldOf(boxAndGround(), 'spheres');
  const weight = world.find('box')!.mass * 1.4;
  const curve = measure(world, 3);

  test('when a body in free fall would', () => {
    const time = Math.sqrt((2 * FALL) / 1.4);
    expect(Math.abs(firstTouch(curve) / time - 1)).toBeLessThan(0.01);
  });

  test('and comes to rest on a force equal to its weight', () => {
    expect(Math.abs(mean(curve.forces.slice(2500)) / weight - 1)).toBeLessThan(0.02);
  });

  test('with its lowest spheres in the ditches, below the highest of the ground', () => {
    expect(curve.lows.at(-1)!).toBeLessThan(curve.highs.at(-1)! - 0.002);
    expect(Math.max(...curve.highs) - Math.min(...curve.highs)).toBe(0);
  });

  test('heavier boxes push harder and come deeper', () => {
    const curves = [833, 2500, 5000].map((density) =>
      measure(worldOf(boxAndGround({ density }), 'spheres'), 0.8),
    );
    const peaks = curves.map(({ forces }) => Math.max(...forces));
    const minima = curves.map(({ lows }) => Math.min(...lows));
    expect(peaks[0]).toBeLessThan(peaks[1]);
    expect(peaks[1]).toBeLessThan(peaks[2]);
    expect(minima[0]).toBeGreaterThan(minima[1]);
    expect(minima[1]).toBeGreaterThan(minima[2]);
  });

  test('softer boxes touch longer and push less', () => {
    const curves = [1500, 5000, 50_000].map((elasticity) =>
      measure(worldOf(boxAndGround({ elasticity }), 'spheres'), 0.8),
    );
    const lengths = curves.map((c) => {
      const first = c.forces.findIndex((force) => force > 0);
      const end = c.forces.findIndex((force, k) => k > first && force === 0);
      return (end < 0 ? c.forces.length : end) - first;
    });
    const peaks = curves.map(({ forces }) => Math.max(...forces));
    expect(lengths[0]).toBeGreaterThan(lengths[1]);
    expect(lengths[1]).toBeGreaterThan(lengths[2]);
    expect(peaks[0]).toBeLessThan(peaks[1]);
    expect(peaks[1]).toBeLessThan(peaks[2]);
  });
});

describe('the box falls on the ground, by surfaces (section 4.3.2)', () => {
  const world = worldOf(boxAndGround(), 'triangle-mesh');
  const weight = world.find('box')!.mass * 1.4;
  world.step(1e-3);
  const gap = extreme(world.find('box')!, -1) - extreme(world.find('ground')!, 1);
  const curve = measure(world, 2.2, 20);

  test('when a body in free fall would', () => {
    const time = Math.sqrt((2 * gap) / 1.4);
    expect(Math.abs((firstTouch(curve) + 1e-3) / time - 1)).toBeLessThan(0.01);
  });

  test('and comes to rest on a force equal to its weight, with surfaces that don’t overlap but for the depth of contact', () => {
    expect(Math.abs(mean(curve.forces.slice(1800)) / weight - 1)).toBeLessThan(0.02);
    expect(Math.abs(curve.lows.at(-1)! - curve.highs.at(-1)!)).toBeLessThan(0.001);
    expect(Math.max(...curve.highs) - Math.min(...curve.highs)).toBe(0);
  });
});

const cube = (y: number): Extract<BodyDefinition, { kind: 'mass-spring' }> => ({
  kind: 'mass-spring',
  name: `cube ${y}`,
  radius: 0.012,
  position: [0, y, 0.003],
  materials: { gum: { density: 1000, youngsModulus: 15_000 } },
  material: 'gum',
  molecules: [0, 1, 2, 3, 4, 5, 6, 7].map((k) => ({
    position: [0.015 * (k & 1), 0.015 * ((k >> 1) & 1), 0.015 * (k >> 2)],
  })),
});

const small = (): World => {
  const world = new World({ gravity: [0, -9.81, 0], substeps: 1, sleeping: false });
  const floor = cube(0);
  world.add({ ...floor, name: 'floor', molecules: floor.molecules.map((m) => ({ ...m, fixed: true })) });
  world.add(cube(0.06));
  return world;
};

describe('a body of molecules in a world', () => {
  test.each([
    ['spheres', 'auto'],
    ['triangle-mesh', 'auto'],
    ['triangle-mesh', 'consistent'],
  ])('by %s and %s is restored to the bit', (detection, depth) => {
    const world = small();
    world.setMethod('narrowphase', detection);
    world.setMethod('penetration', depth);
    for (let k = 0; k < 130; k++) world.step(1e-3);
    expect(world.hash()).toBe(World.restore(world.snapshot()).hash());
    const twin = World.restore(world.snapshot());
    let touched = 0;
    for (let k = 0; k < 120; k++) {
      world.step(1e-3);
      twin.step(1e-3);
      touched += [...world.pairs()].length;
      // Looking at a surface leaves no trace.
      if (k === 50) expect(twin.find('floor')!.surface === undefined).toBe(detection === 'spheres');
    }
    expect(twin.hash()).toBe(world.hash());
    expect(touched).toBeGreaterThan(10);
  });

  test('is recorded with changes of material, method and fixed molecules, and replayed', () => {
    const world = small();
    const recorder = new Recorder(world, 'molecules');
    for (let k = 0; k < 200; k++) {
      world.step(1e-3);
      const body = world.find('cube 0.06')!;
      if (k === 60) world.setMethod('narrowphase', 'triangle-mesh');
      if (k === 90) body.setMaterial('gum', { youngsModulus: 5000, friction: 0.4 });
      if (k === 120) body.fix(0);
      if (k === 140) body.setMaterial('gum', { density: 2500 });
      if (k === 160) body.fix(0, false);
      if (k === 170) world.setMethod('narrowphase', 'spheres');
      if (k === 180) body.pull(7, [0, 0.3, 0]);
    }
    expect(replay(recorder.finish()).firstDifference).toBeUndefined();
    const twin = World.restore(world.snapshot());
    expect(twin.find('cube 0.06')!.mass).toBeCloseTo(8 * 2500 * (4 / 3) * Math.PI * 0.012 ** 3, 12);
    expect(() => world.find('cube 0.06')!.setMaterial('gun', { density: 1 })).toThrow("did you mean 'gum'?");
  });

  test('gives the same results whatever the broad phase', () => {
    const hashes = ['brute-force', 'bounding-boxes', 'sweep-and-prune'].map((name) => {
      const world = small();
      world.setMethod('broadphase', name);
      world.setMethod('narrowphase', 'triangle-mesh');
      for (let k = 0; k < 150; k++) world.step(1e-3);
      return world.hash();
    });
    expect(new Set(hashes).size).toBe(1);
  });

  test('moves by keyframed forces as by its weight', () => {
    const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
    const body = cube(0);
    const forces = [
      { time: 0, force: [0, 0, 0] as const },
      { time: 0.1, force: [0, 0.08, 0] as const },
      { time: 0.2, force: [0, 0.08, 0] as const },
    ];
    const materials = { gum: { density: 1000, youngsModulus: 15_000, mediumDensity: 0 } };
    const handle = world.add({
      ...body,
      materials,
      molecules: body.molecules.map((m) => ({ ...m, forces })),
    });
    for (let k = 0; k < 200; k++) world.step(1e-3);
    // Impulse: half of the ramp and all of the plateau, on each of eight molecules.
    expect(handle.velocity[1] * handle.mass).toBeCloseTo(8 * 0.08 * 0.15, 3);
  });

  test('is stiffened by the speed of impact where that is asked for', () => {
    const deepest = (impactDepth: number) => {
      const world = small();
      world.find('cube 0.06')!.launch({ velocity: [0, -3, 0] });
      world.setParameters('molecule-penalty', { impactDepth });
      let lowest = 1;
      for (let k = 0; k < 60; k++) {
        world.step(2.5e-4);
        lowest = Math.min(lowest, extreme(world.find('cube 0.06')!, -1));
      }
      return lowest;
    };
    expect(deepest(0.002)).toBeGreaterThan(deepest(0) + 0.001);
  });

  test('the printed scene runs from its file', () => {
    const file = new URL('../../../../scenes/thesis/floor-and-cube.xml', import.meta.url);
    const reading = parseScene(readFileSync(file));
    if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
    const world = World.fromScene(reading.scene);
    let touched = 0;
    for (let k = 0; k < 600; k++) {
      world.step(reading.scene.dt);
      touched += [...world.pairs()].length;
    }
    expect(world.troubles().filter(({ code }) => code !== 'softened')).toEqual([]);
    const [cubeBody, floor] = [world.find('cube')!, world.find('floor')!];
    expect(touched).toBeGreaterThan(10);
    expect(extreme(cubeBody, -1)).toBeGreaterThan(extreme(floor, -1) - 0.01);
  });
});

describe('molecules and shapes', () => {
  const gum = (y: number) => cube(y);

  test.each(['spheres', 'triangle-mesh'])(
    'with %s a body rests on a static plane with its weight',
    (detection) => {
      const world = new World({ gravity: [0, -9.81, 0], substeps: 1, sleeping: false });
      world.setMethod('narrowphase', detection);
      world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
      const body = world.add(gum(0.02));
      let force = 0;
      for (let k = 0; k < 800; k++) {
        world.step(1e-3);
        if (k >= 600) force += [...world.pairs()][0].force[1] / 200;
      }
      expect(Math.abs(Math.abs(force) / (body.mass * 9.81) - 1)).toBeLessThan(0.01);
      // Eight spheres on four: each bottom one carries two weights, by a bar of its own stiffness.
      const sunk = (body.mass * 9.81) / 4 / (15_000 * Math.PI * 0.012);
      // The part of a skin that touches is as stiff as its share of the sphere.
      const most = detection === 'spheres' ? 1.05 : 8;
      expect(-extreme(body, -1)).toBeGreaterThan(0.95 * sunk);
      expect(-extreme(body, -1)).toBeLessThan(most * sunk);
      expect(world.troubles().filter(({ code }) => code !== 'softened')).toEqual([]);
    },
  );

  test('a rigid body that hits one keeps momentum and angular momentum', () => {
    const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
    world.add({ ...gum(0), materials: { gum: { density: 1000, youngsModulus: 15_000, mediumDensity: 0 } } });
    const box = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.02, 0.015, 0.025] },
      density: 800,
      position: [0.02, 0.06, 0.01],
      velocity: [0.05, -0.6, 0.02],
      friction: 0.5,
    });
    const totals = () => {
      const { linear, angular } = world.momentum();
      return [...linear, ...angular];
    };
    const before = totals();
    let rows = 0;
    let deepest = 0;
    for (let k = 0; k < 120; k++) {
      world.step(1e-3);
      for (const { depth } of world.contacts()) {
        rows++;
        deepest = Math.max(deepest, depth);
      }
    }
    const after = totals();
    expect(rows).toBeGreaterThan(5);
    expect(deepest).toBeGreaterThan(1e-4);
    for (let k = 0; k < 3; k++) expect(Math.abs(after[k] - before[k])).toBeLessThan(1e-13);
    // Positions move on by whole steps, so r × p of a step's force is exact but for h² of the push.
    for (let k = 3; k < 6; k++) expect(Math.abs(after[k] - before[k])).toBeLessThan(1e-8);
    expect(box.velocity[1]).toBeGreaterThan(-0.5);
  });

  test.each([
    ['spheres', 'explicit', 1000],
    ['spheres', 'implicit', 60],
    ['triangle-mesh', 'implicit', 120],
  ] as const)(
    'two that graze each other by %s (%s, %i steps a second) keep angular momentum; a tenth of it was lost',
    (detection, integrator, rate) => {
      const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
      world.setMethod('narrowphase', detection);
      const materials = { gum: { density: 1000, youngsModulus: 15_000, mediumDensity: 0 } };
      const still = world.add({ ...gum(0), materials, integrator });
      const [position, velocity] = [[0.01, 0.055, 0.004] as const, [0.3, -0.5, 0.1] as const];
      world.add({ ...gum(0), materials, integrator, position, velocity });
      const before = world.momentum();
      let rows = 0;
      for (let k = 0; k < 0.12 * rate; k++) {
        world.step(1 / rate);
        rows += [...world.contacts()].length;
      }
      const after = world.momentum();
      const size = still.mass * 0.6 * 0.06;
      expect(rows).toBeGreaterThan(1);
      for (let k = 0; k < 3; k++) {
        expect(Math.abs(after.angular[k] - before.angular[k])).toBeLessThan(1e-10 * size);
        expect(Math.abs(after.linear[k] - before.linear[k])).toBeLessThan(1e-10 * still.mass);
      }
    },
  );

  test('and is restored to the bit', () => {
    const world = new World({ gravity: [0, -9.81, 0], substeps: 2, sleeping: false });
    world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 }, position: [0, -0.05, 0] });
    world.add(gum(0.015));
    world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.02 },
      density: 500,
      position: [0, 0.07, 0],
    });
    for (let k = 0; k < 90; k++) world.step(1e-3);
    const twin = World.restore(world.snapshot());
    for (let k = 0; k < 90; k++) {
      world.step(1e-3);
      twin.step(1e-3);
    }
    expect(twin.hash()).toBe(world.hash());
    expect([...world.pairs()].length).toBeGreaterThan(0);
  });
});

describe('molecules of any size, by surfaces', () => {
  const cube = (radius: number, name: string, height: number, fixed: boolean): BodyDefinition => {
    const side = fixed ? 4 : 2;
    const molecules = Array.from({ length: side ** 3 / (fixed ? side : 1) }, (_, k) => ({
      position: [
        (k % side) * 1.25 * radius - (0.625 * side - 0.625) * radius,
        (fixed ? 0 : Math.floor(k / side ** 2)) * 1.25 * radius,
        (Math.floor(k / side) % side) * 1.25 * radius - (0.625 * side - 0.625) * radius,
      ] as [number, number, number],
      ...(fixed && { fixed }),
    }));
    const stuff = { density: 1000, youngsModulus: 4e6 * radius, connectionDamping: 100 * radius ** 2 };
    return {
      kind: 'mass-spring',
      name,
      radius,
      molecules,
      material: 'stuff',
      materials: { stuff },
      position: [0.2 * radius, height * radius, 0],
    };
  };

  test.each([5e-4, 0.002, 0.3, 12])(
    'a cube of radius %f m lands on its ground; small and huge ones had no surface and fell through',
    (radius) => {
      const world = new World({ gravity: [0, -9.81, 0] });
      world.setMethod('narrowphase', 'triangle-mesh');
      world.add(cube(radius, 'ground', 0, true));
      const body = world.add(cube(radius, 'cube', 2.2, false));
      const dt = 0.02 * Math.sqrt(radius);
      for (let step = 0; step < 300; step++) world.step(dt);
      expect(world.troubles()).toEqual([]);
      expect(body.position[1] / radius).toBeGreaterThan(1.8);
    },
  );

  test('a surface that would take minutes to generate is refused with its place; each step failed', () => {
    const world = new World();
    const fine = { ...cube(0.01, 'fine', 0, false), skin: { resolution: 1e-6 } } as BodyDefinition;
    expect(() => world.add(fine)).toThrow(/^body\.skin\.resolution: A resolution of 0\.000001 m is too fine/);
    expect(world.size).toBe(0);
  });
});
