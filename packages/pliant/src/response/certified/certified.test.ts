import { describe, expect, it } from 'vitest';
import { rotate } from '../../math/quat.js';
import { segmentIntersectsTriangle } from '../../queries/primitives/segment-triangle.js';
import type { Body } from '../../world/body.js';
import { World } from '../../world/world.js';

const CUBE = { kind: 'box', size: [0.2, 0.2, 0.2], cells: [2, 2, 2] } as const;

const addSoft = (
  world: World,
  position: [number, number, number],
  more: object = {},
  youngsModulus = 1e6,
): Body =>
  world.add({ kind: 'soft', mesh: CUBE, model: { kind: 'fem', youngsModulus }, position, ...more } as never);

const addPlane = (world: World): Body =>
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });

/** Triangles of a body where it is now. */
function surfaceOf(body: Body): { points: Float64Array; triangles: Uint32Array } {
  if (body.isDeformable) return { points: body.positions, triangles: body.mesh!.boundary().triangles };
  const { positions, triangles } = body.solid.surface();
  const points = new Float64Array(positions.length);
  const turn = Float64Array.from(body.orientation);
  for (let k = 0; k < points.length; k += 3) {
    rotate(points, k, turn, 0, positions, k);
    for (let i = 0; i < 3; i++) points[k + i] += body.position[i];
  }
  return { points, triangles };
}

/** Edges of one body through triangles of the other, every one with every one, by exact signs. */
function crossings(a: Body, b: Body): number {
  let count = 0;
  for (const [p, q] of [
    [surfaceOf(a), surfaceOf(b)],
    [surfaceOf(b), surfaceOf(a)],
  ])
    for (let t = 0; t < p.triangles.length; t++) {
      const from = 3 * p.triangles[t];
      const to = 3 * p.triangles[t % 3 === 2 ? t - 2 : t + 1];
      for (let s = 0; s < q.triangles.length; s += 3) {
        const [c, d, e] = [q.triangles[s], q.triangles[s + 1], q.triangles[s + 2]];
        if (segmentIntersectsTriangle(p.points, from, to, q.points, 3 * c, 3 * d, 3 * e)) count++;
      }
    }
  return count;
}

function invertedOf({ mesh, positions: x }: Body): number {
  const { tets } = mesh!;
  let count = 0;
  for (let t = 0; t < tets.length; t += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => 3 * tets[t + k]);
    const edge = (p: number) => [x[p] - x[a], x[p + 1] - x[a + 1], x[p + 2] - x[a + 2]];
    const [u, v, w] = [edge(b), edge(c), edge(d)];
    const volume =
      u[0] * (v[1] * w[2] - v[2] * w[1]) +
      u[1] * (v[2] * w[0] - v[0] * w[2]) +
      u[2] * (v[0] * w[1] - v[1] * w[0]);
    if (!(volume > 0)) count++;
  }
  return count;
}

describe('contact that is solved together with elasticity', () => {
  it('carries a stack of three with forces right to 0.5 %, and it sleeps', () => {
    const world = new World();
    addPlane(world);
    const bodies = [0, 1, 2].map((k) => addSoft(world, [0, 0.102 + 0.2015 * k, 0], {}, 1e7));
    for (let s = 0; s < 120; s++) world.step(1 / 60);
    const weight = 9.81 * bodies[0].mass;
    const forces = [...world.contactPairs()].map(({ force }) => -force[1]);
    expect(forces).toHaveLength(3);
    forces.forEach((force, k) => {
      expect(force / ((3 - k) * weight)).toBeCloseTo(1, 2);
    });
    expect(Math.abs(bodies[2].position[1] / 0.5 - 1)).toBeLessThan(0.006);
    expect(bodies.every((body) => body.isAsleep)).toBe(true);
    expect(world.troubles()).toEqual([]);
  });

  it('comes to rest on contacts near their overload: a slab swung on them for ever and crept at 8 mm/s', () => {
    const angle = 0.163;
    const world = new World({
      gravity: [9.81 * Math.sin(angle), -9.81 * Math.cos(angle), 0],
      sleeping: false,
    });
    addPlane(world).set({ friction: 0.21 });
    const slab = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [0.8, 0.24, 0.8], cells: [3, 1, 3] },
      model: { kind: 'fem', youngsModulus: 159e3, poissonRatio: 0.3, damping: 0.05 },
      position: [0, 0.1208, 0],
      friction: 0.21,
    });
    for (let s = 0; s < 72; s++) world.step(1 / 60);
    for (let k = 0; k < 3; k++) expect(Math.abs(slab.velocity[k])).toBeLessThan(1e-4);
  });

  it.each([
    [20, 0],
    [28, 9.81 * (Math.sin((28 * Math.PI) / 180) - 0.5 * Math.cos((28 * Math.PI) / 180))],
    [35, 9.81 * (Math.sin((35 * Math.PI) / 180) - 0.5 * Math.cos((35 * Math.PI) / 180))],
  ])('slides down a slope of %i° as Coulomb says', (degrees, acceleration) => {
    const angle = (degrees * Math.PI) / 180;
    const world = new World({
      gravity: [9.81 * Math.sin(angle), -9.81 * Math.cos(angle), 0],
      sleeping: false,
    });
    addPlane(world).set({ friction: 0.5 });
    const body = addSoft(world, [0, 0.1015, 0], { friction: 0.5 });
    for (let s = 0; s < 40; s++) world.step(1 / 60);
    const before = body.velocity[0];
    for (let s = 0; s < 30; s++) world.step(1 / 60);
    const measured = (body.velocity[0] - before) * 2;
    if (acceleration === 0) expect(Math.abs(body.velocity[0])).toBeLessThan(1e-6);
    else expect(Math.abs(measured / acceleration - 1)).toBeLessThan(0.01);
  });

  it.each([
    [0.019, 1e8, 0.64, 36.6, 30],
    [0.0235, 2.3e7, 0.93, 45.5, 30],
    [0.0144, 4.4e6, 0.5, 35, 120],
  ])(
    'a stiff body of %f m slides as Coulomb says: the solve stuck where contacts opened, and the body crept',
    (size, youngsModulus, friction, degrees, rate) => {
      const angle = (degrees * Math.PI) / 180;
      const world = new World({
        gravity: [9.81 * Math.sin(angle), -9.81 * Math.cos(angle), 0],
        sleeping: false,
      });
      addPlane(world).set({ friction });
      const mesh = { kind: 'box', size: [size, 0.7 * size, size], cells: [3, 2, 3] };
      const body = addSoft(world, [0, 0.351 * size, 0], { mesh, friction }, youngsModulus);
      for (let s = 0; s < 0.3 * rate; s++) world.step(1 / rate);
      const before = body.velocity[0];
      for (let s = 0; s < 0.3 * rate; s++) world.step(1 / rate);
      const acceleration = 9.81 * (Math.sin(angle) - friction * Math.cos(angle));
      const measured = (body.velocity[0] - before) / (Math.ceil(0.3 * rate) / rate);
      // Forces are right to a thousandth of weight and push.
      expect(Math.abs(measured - acceleration)).toBeLessThan(0.003 * 9.81);
      expect(world.troubles()).toEqual([]);
    },
  );

  it('a heavy slab that is put within the contact radius stays there: its contacts shot it off at 1.8 m/s', () => {
    const world = new World({ sleeping: false });
    addPlane(world);
    const mesh = { kind: 'box', size: [9, 2, 9], cells: [2, 2, 2] };
    const slab = addSoft(world, [0, 1.001, 0], { mesh }, 4e7);
    let fastest = 0;
    for (let s = 0; s < 60; s++) {
      world.step(1 / 120);
      fastest = Math.max(fastest, slab.velocity[1]);
    }
    expect(fastest).toBeLessThan(0.1);
  });

  it.each([
    [1, 30],
    [20, 60],
    [50, 15],
  ])(
    'lets no cube of %i m/s through a plate of 2 cm with 1/%i s steps, and turns no element inside out',
    (speed, rate) => {
      const world = new World({ gravity: [0, 0, 0] });
      const plate = world.add({ kind: 'static', shape: { kind: 'box', halfExtents: [1, 0.01, 1] } });
      const mesh = { kind: 'box', size: [0.1, 0.1, 0.1], cells: [2, 2, 2] };
      const body = addSoft(world, [0, 0.3, 0], { mesh, velocity: [0.1 * speed, -speed, 0] }, 1e5);
      for (let s = 0; s < (0.4 / speed) * rate + 8; s++) {
        world.step(1 / rate);
        expect(crossings(body, plate)).toBe(0);
        expect(invertedOf(body)).toBe(0);
      }
      expect(body.position[1]).toBeGreaterThan(0.01);
    },
  );

  it('rests on an open triangle mesh as it is', () => {
    const world = new World();
    const ground = world.add({
      kind: 'static',
      shape: {
        kind: 'mesh',
        positions: [-1, 0, -1, 1, 0, -1, 1, 0, 1, -1, 0, 1, 0, 0.03, 0],
        triangles: [0, 4, 1, 1, 4, 2, 2, 4, 3, 3, 4, 0],
      },
    });
    const body = addSoft(world, [0.02, 0.2, 0.01]);
    for (let s = 0; s < 90; s++) {
      world.step(1 / 60);
      if (s % 10 === 9) expect(crossings(body, ground)).toBe(0);
    }
    expect(body.position[1]).toBeGreaterThan(0.1);
    expect(Math.hypot(...body.velocity)).toBeLessThan(0.2);
  });

  it('parts a ball that was placed inside a soft cube at no more than 0.2 m/s', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const body = addSoft(world, [0, 0, 0]);
    const ball = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.04 },
      position: [0.01, 0.05, 0.02],
    });
    let fastest = 0;
    for (let s = 0; s < 60; s++) {
      world.step(1 / 60);
      fastest = Math.max(fastest, Math.hypot(...ball.velocity));
    }
    expect(fastest).toBeLessThan(0.2);
    const way = [0, 1, 2].map((k) => Math.abs(ball.position[k] - body.position[k]));
    expect(Math.max(...way)).toBeGreaterThan(0.139);
  });

  it('carries a rigid block, is pressed by a kinematic one, and neither passes', () => {
    const world = new World();
    addPlane(world);
    const body = addSoft(world, [0, 0.1015, 0]);
    const block = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.1, 0.05, 0.1] },
      position: [0, 0.253, 0],
    });
    for (let s = 0; s < 60; s++) world.step(1 / 60);
    expect(block.position[1]).toBeCloseTo(0.25, 2);
    expect(block.contactForce[1] / (9.81 * block.mass)).toBeCloseTo(1, 1);
    world.remove(block);
    const press = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [0.3, 0.05, 0.3] },
      position: [0, 0.26, 0],
      velocity: [0, -0.1, 0],
    });
    for (let s = 0; s < 20; s++) {
      world.step(1 / 60);
      expect(crossings(body, press)).toBe(0);
    }
    expect(press.position[1]).toBeLessThan(0.25);
  });

  it('carries a rigid block of a hundred times its density: it ended with 3,088 N of 3,924', () => {
    const world = new World({ sleeping: false });
    const floor = addPlane(world);
    const body = addSoft(world, [0, 0.1015, 0]);
    const block = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.1, 0.05, 0.1] },
      density: 1e5,
      position: [0, 0.2515, 0],
    });
    // It still swings, so forces are right in the mean.
    let onBlock = 0;
    let onFloor = 0;
    for (let s = 0; s < 150; s++) {
      world.step(1 / 60);
      if (s < 90) continue;
      onBlock += block.contactForce[1] / 60;
      onFloor -= floor.contactForce[1] / 60;
    }
    expect(Math.abs(onBlock / (9.81 * block.mass) - 1)).toBeLessThan(0.02);
    expect(Math.abs(onFloor / (9.81 * (block.mass + body.mass)) - 1)).toBeLessThan(0.02);
    expect(crossings(body, block)).toBe(0);
    expect(invertedOf(body)).toBe(0);
    expect(world.troubles()).toEqual([]);
  });

  it('is pressed to half its height by a kinematic block, and pushes up as much as down: the press was held after 3 cm', () => {
    const world = new World();
    const floor = addPlane(world);
    const body = addSoft(world, [0, 0.1015, 0]);
    const press = world.add({
      kind: 'kinematic',
      shape: { kind: 'box', halfExtents: [0.3, 0.05, 0.3] },
      position: [0, 0.26, 0],
      velocity: [0, -0.25, 0],
    });
    for (let s = 0; s < 26; s++) world.step(1 / 60);
    expect(press.position[1]).toBeCloseTo(0.26 - (0.25 * 26) / 60, 9);
    expect(-floor.contactForce[1] / press.contactForce[1]).toBeCloseTo(1, 1);
    expect(crossings(body, press)).toBe(0);
    expect(invertedOf(body)).toBe(0);
    expect(world.troubles()).toEqual([]);
  });

  it('a light plate under a soft cube stays on the floor: it was driven 4 cm into it', () => {
    const world = new World();
    addPlane(world);
    const plate = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.1, 0.02, 0.1] },
      mass: 0.01,
      position: [0, 0.021, 0],
    });
    const body = addSoft(world, [0, 0.143, 0]);
    for (let s = 0; s < 60; s++) world.step(1 / 60);
    expect(plate.position[1]).toBeCloseTo(0.02, 3);
    expect(body.position[1]).toBeCloseTo(0.141, 2);
  });

  it('a ball of 20 kg rests on a thin pad: it felt a tenth of its weight, or blew it up', () => {
    const world = new World({ sleeping: false });
    addPlane(world);
    const mesh = { kind: 'box', size: [0.4, 0.03, 0.4], cells: [4, 1, 4] };
    const pad = addSoft(world, [0, 0.016, 0], { mesh }, 1e5);
    const ball = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.1 },
      mass: 20,
      position: [0.01, 0.16, 0.02],
    });
    let sum = 0;
    for (let s = 0; s < 60; s++) {
      world.step(1 / 60);
      if (s >= 30) sum += ball.contactForce[1] / 30;
    }
    expect(Math.abs(sum / (9.81 * 20) - 1)).toBeLessThan(0.05);
    expect(ball.position[1]).toBeGreaterThan(0.105);
    expect(invertedOf(pad)).toBe(0);
    expect(world.energy().total).toBeLessThan(9.81 * 20 * 0.16 + 9.81 * pad.mass * 0.03);
  });

  it('looks for all of many bodies from the first substep on: the 17th and later ones had no margin in it', () => {
    const world = new World();
    addPlane(world);
    const mesh = { kind: 'box', size: [0.1, 0.1, 0.1], cells: [1, 1, 1] };
    const bodies = Array.from({ length: 20 }, (_, k) =>
      addSoft(world, [0.2 * k, 0.06, 0], { mesh, velocity: [0, -20, 0] }),
    );
    world.step(1 / 60);
    for (const body of bodies) {
      const heights = body.positions.filter((_, k) => k % 3 === 1);
      expect(Math.min(...heights)).toBeGreaterThan(0);
    }
  });

  it('goes on from a snapshot with the same bits', () => {
    const world = new World();
    addPlane(world);
    addSoft(world, [0, 0.2, 0], { orientation: [0.1, 0.2, 0.3, 0.927] });
    addSoft(world, [0.05, 0.5, 0.02], { orientation: [0.3, 0, 0.1, 0.949] });
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.05 }, position: [0, 0.75, 0] });
    for (let s = 0; s < 20; s++) world.step(1 / 60);
    const twin = new World();
    twin.restore(world.snapshot());
    for (let s = 0; s < 8; s++) {
      world.step(1 / 60);
      twin.step(1 / 60);
    }
    expect(twin.hash()).toBe(world.hash());
  });
});
