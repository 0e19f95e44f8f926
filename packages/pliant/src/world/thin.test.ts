/** Cloth and ropes against closed forms and laws. */
import { describe, expect, test } from 'vitest';
import { World } from './index.js';

const G = 9.81;

function run(world: World, seconds: number): void {
  for (const end = world.time + seconds; world.time < end - 1e-9; ) world.step(1 / 60);
}

describe('closed forms', () => {
  test('a rope that hangs stretches by ρ g L²/(2 E)', () => {
    const [e, length] = [1e7, 2];
    const world = new World({ sleeping: false });
    const rope = world.add({
      kind: 'soft',
      mesh: { kind: 'line', length, edge: 0.1 },
      model: { kind: 'rope', youngsModulus: e, damping: 0.02 },
      orientation: [0, 0, -Math.SQRT1_2, Math.SQRT1_2],
      fixed: [0],
    });
    run(world, 2);
    const stretch = rope.positions[1] - rope.positions[3 * 20 + 1] - length;
    expect(Math.abs(stretch / ((1000 * G * length ** 2) / (2 * e)) - 1)).toBeLessThan(0.005);
    expect(world.troubles()).toEqual([]);
  });

  test('a rope between two points is a catenary', () => {
    const [n, span, length] = [31, 1.2, 1.6];
    const world = new World({ sleeping: false });
    const deep = Math.sqrt((length / 2) ** 2 - (span / 2) ** 2);
    const positions = Array.from({ length: n }, (_, k) => {
      const s = k / (n - 1);
      return [(s - 0.5) * span, -deep * (s < 0.5 ? 2 * s : 2 - 2 * s), 0];
    }).flat();
    const rope = world.add({
      kind: 'soft',
      mesh: { kind: 'polyline', positions },
      model: { kind: 'rope', youngsModulus: 1e8, radius: 0.004, bendingStiffness: 1e-6, damping: 0.1 },
      fixed: [0, n - 1],
    });
    run(world, 6);
    let [low, high] = [0.05, 50];
    for (let k = 0; k < 100; k++) {
      const a = (low + high) / 2;
      if (2 * a * Math.sinh(span / (2 * a)) > length) low = a;
      else high = a;
    }
    for (let v = 0; v < n; v++) {
      const [x, y] = rope.positions.subarray(3 * v, 3 * v + 2);
      const exact = low * (Math.cosh(x / low) - Math.cosh(span / (2 * low)));
      // The polygon of 31 vertices stands off the curve by this much.
      expect(Math.abs(y - exact)).toBeLessThan(2e-3);
    }
    expect(world.troubles()).toEqual([]);
  });

  test('a clamped strip of cloth bends like a beam', () => {
    const [e, t, nu, length, edge] = [1e9, 0.002, 0.3, 0.4, 0.02];
    const world = new World({ sleeping: false, gravity: [0, -1, 0] });
    const strip = world.add({
      kind: 'soft',
      mesh: { kind: 'sheet', width: length + edge, depth: 2 * edge, edge },
      model: { kind: 'cloth', youngsModulus: e, poissonRatio: nu, thickness: t, damping: 0.04 },
      fixedBox: { min: [-1, -1, -1], max: [-length / 2 + 0.51 * edge, 1, 1] },
    });
    run(world, 2);
    const { positions } = strip;
    const tip: number[] = [];
    for (let k = 0; k < positions.length; k += 3)
      if (positions[k] > length / 2 + 0.4 * edge) tip.push(positions[k + 1]);
    // Two rows are held: it is clamped in the middle between them. The tip's row carries half a row of load at its end.
    const free = length + edge / 2;
    const exact = (-1000 * t * free ** 4) / (8 * ((e * t ** 3) / 12));
    const mean = tip.reduce((sum, y) => sum + y, 0) / tip.length;
    expect(tip.length).toBe(3);
    expect(Math.abs(mean / exact - 1)).toBeLessThan(0.02);
    expect(world.troubles()).toEqual([]);
  });

  test('a rope bends like a beam too', () => {
    const [e, radius, length, edge] = [1e9, 0.004, 0.4, 0.02];
    const world = new World({ sleeping: false, gravity: [0, -1, 0] });
    const rope = world.add({
      kind: 'soft',
      mesh: { kind: 'line', length: length + edge, edge },
      model: { kind: 'rope', youngsModulus: e, radius, damping: 0.05 },
      fixed: [0, 1],
    });
    run(world, 2);
    const n = rope.positions.length / 3;
    const free = length + edge / 2;
    const load = 1000 * Math.PI * radius ** 2;
    const exact = (-load * free ** 4) / (8 * ((e * Math.PI * radius ** 4) / 4));
    expect(Math.abs(rope.positions[3 * n - 2] / exact - 1)).toBeLessThan(0.02);
  });

  test('a sheet that is pulled gives by F L/(E w t), and narrows by ν', () => {
    const [e, t, nu, pull] = [1e6, 0.002, 0.4, 2];
    const world = new World({ sleeping: false, gravity: [0, 0, 0] });
    const sheet = world.add({
      kind: 'soft',
      mesh: { kind: 'sheet', width: 1, depth: 0.2, edge: 0.05 },
      model: { kind: 'cloth', youngsModulus: e, poissonRatio: nu, thickness: t, damping: 0.02 },
    });
    // Pulled at both ends, each vertex by its share.
    for (let j = 0; j <= 4; j++) {
      const share = (j === 0 || j === 4 ? 0.5 : 1) / 4;
      sheet.pull(21 * j, [-pull * share, 0, 0]);
      sheet.pull(21 * j + 20, [pull * share, 0, 0]);
    }
    run(world, 2);
    const x = sheet.positions;
    const long = x[3 * (21 * 2 + 15)] - x[3 * (21 * 2 + 5)] - 0.5;
    const wide = x[3 * (21 * 4 + 10) + 2] - x[3 * 10 + 2] - 0.2;
    const strain = pull / (e * 0.2 * t);
    expect(Math.abs(long / (0.5 * strain) - 1)).toBeLessThan(0.02);
    expect(Math.abs(-wide / (0.2 * nu * strain) - 1)).toBeLessThan(0.02);
  });
});

describe('laws', () => {
  const bodies = {
    cloth: { mesh: { kind: 'sheet', width: 0.4, depth: 0.3, edge: 0.1 }, model: { kind: 'cloth' } },
    rope: { mesh: { kind: 'line', length: 0.6, edge: 0.1 }, model: { kind: 'rope' } },
  } as const;

  test.each(['cloth', 'rope'] as const)('a free %s keeps its momentum and makes no energy', (kind) => {
    const world = new World({ gravity: [0, 0, 0] });
    const body = world.add({
      kind: 'soft',
      ...bodies[kind],
      velocity: [0.3, -0.1, 0.2],
      angularVelocity: [1, 3, -2],
    });
    const before = world.momentum();
    const energy = world.energy().total;
    for (let i = 0; i < 30; i++) {
      world.step(1 / 60);
      expect(world.energy().total).toBeLessThan(energy * (1 + 1e-9));
    }
    const after = world.momentum();
    const size = body.mass;
    before.linear.forEach((p, k) => {
      expect(Math.abs(after.linear[k] - p)).toBeLessThan(1e-12 * size);
    });
    // A straight rope has no inertia about itself, so a turn about its own line is none.
    if (kind === 'cloth')
      before.angular.forEach((l, k) => {
        expect(Math.abs(after.angular[k] - l)).toBeLessThan(1e-12 * size);
      });
  });

  test('a snapshot goes on to the bit, in the air and in contact', () => {
    const make = () => {
      const world = new World();
      world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.1 } });
      world.add({
        kind: 'rigid',
        shape: { kind: 'box', halfExtents: [0.03, 0.03, 0.03] },
        position: [0, 0.2, 0],
      });
      world.add({
        kind: 'soft',
        mesh: { kind: 'sheet', width: 0.4, depth: 0.4, edge: 0.08 },
        model: { kind: 'cloth', bendingStiffness: 1e-5 },
        position: [0.01, 0.14, 0],
        selfCollision: true,
      });
      world.add({
        kind: 'soft',
        mesh: { kind: 'line', length: 0.5, edge: 0.06 },
        model: { kind: 'rope', bendingStiffness: 1e-4 },
        position: [0, 0.16, 0.1],
        selfCollision: true,
      });
      return world;
    };
    const world = make();
    for (let i = 0; i < 4; i++) {
      run(world, 1 / 15);
      const copy = World.restore(world.snapshot());
      run(world, 1 / 30);
      run(copy, 1 / 30);
      expect(copy.hash()).toBe(world.hash());
    }
  });
});

describe('what is refused', () => {
  const add = (body: object) => () => new World().add({ kind: 'soft', ...body } as never);
  test.each([
    [{ mesh: { kind: 'sheet', width: 1, depth: 1 } }, "needs the model 'cloth'"],
    [{ mesh: { kind: 'line', length: 1 }, model: { kind: 'cloth' } }, "needs a 'sheet' or 'triangles'"],
    [{ mesh: { kind: 'box', size: [1, 1, 1] }, model: { kind: 'rope' } }, "needs a 'line' or a 'polyline'"],
    [
      {
        mesh: { kind: 'triangles', positions: [0, 0, 0, 1, 0, 0, 2, 0, 0], triangles: [0, 1, 2] },
        model: { kind: 'cloth' },
      },
      'has no area',
    ],
    [
      {
        mesh: {
          kind: 'triangles',
          positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1],
          triangles: [0, 1, 2, 0, 1, 3],
        },
        model: { kind: 'cloth' },
      },
      'more than two triangles, or two that are turned differently',
    ],
    [
      {
        mesh: { kind: 'triangles', positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 9, 9, 9], triangles: [0, 1, 2] },
        model: { kind: 'cloth' },
      },
      'Vertex 3 belongs to no triangle',
    ],
    [{ mesh: { kind: 'polyline', positions: [0, 0, 0] }, model: { kind: 'rope' } }, 'at least 2 vertices'],
    [
      { mesh: { kind: 'polyline', positions: [0, 0, 0, 0, 0, 0] }, model: { kind: 'rope' } },
      'Piece 0 has no length',
    ],
    [{ mesh: { kind: 'line', length: 1 }, model: { kind: 'rope', radius: 0 } }, 'radius'],
  ])('%j', (body, sentence) => {
    expect(add(body)).toThrow(sentence);
  });
});
