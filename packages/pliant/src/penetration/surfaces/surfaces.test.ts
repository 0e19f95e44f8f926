import { describe, expect, test } from 'vitest';
import { MassSpringBody } from '../../bodies/mass-spring/index.js';
import { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { type BodyDefinition, World } from '../../index.js';
import { Random } from '../../math/random.js';
import { AnchoredContacts } from '../../narrowphase/anchored-contacts.js';
import { BodyPairs } from '../../narrowphase/molecules/body-pairs.js';
import { TrianglePairs } from '../../narrowphase/molecules/triangle-pairs.js';
import { PairList } from '../../queries/pair-list.js';
import { trianglesIntersect } from '../../queries/primitives/triangle-triangle.js';
import { block, latticeOrgan, SPACING } from '../../scene/thesis/lattice.js';
import { ConsistentRows } from './consistent-rows.js';
import { FaceRows } from './face-rows.js';

/** The crossing faces of two bodies with surfaces that haven't moved. */
function crossing(a: MoleculeBody, b: MoleculeBody): PairList {
  const pairs = new BodyPairs();
  pairs.push(0, 1);
  const search = new TrianglePairs();
  search.prepare([a, b], pairs);
  const list = new PairList();
  search.find(0, 1, a.needSurface(0), b.needSurface(0), list);
  return list;
}

const MATERIAL = { density: 1000, youngsModulus: 1e4, damping: 0.2, mediumDensity: 0 };

function cube(n: number, origin: readonly [number, number, number], rate = 0): MoleculeBody {
  const organ = latticeOrgan({ description: 'cube', cells: block(n, n, n), origin });
  return new MoleculeBody(new MassSpringBody({ ...organ, materials: [MATERIAL] }), { rate });
}

function slowPairs(a: MoleculeSurface, b: MoleculeSurface): string[] {
  const found: string[] = [];
  const [p, q] = [a.skin, b.skin];
  const reach = ({ positions, triangles }: typeof p) => {
    const y = (k: number) => positions[3 * triangles[k] + 1];
    const faces = Array.from({ length: triangles.length / 3 }, (_, f) => [
      y(3 * f),
      y(3 * f + 1),
      y(3 * f + 2),
    ]);
    return faces.map((face) => [Math.min(...face), Math.max(...face)] as const);
  };
  const [reachA, reachB] = [reach(p), reach(q)];
  for (let i = 0; i < p.triangles.length; i += 3) {
    const [low, high] = reachA[i / 3];
    const [i0, i1, i2] = [0, 1, 2].map((k) => 3 * p.triangles[i + k]);
    for (let j = 0; j < q.triangles.length; j += 3) {
      if (reachB[j / 3][0] > high || reachB[j / 3][1] < low) continue;
      const [j0, j1, j2] = [0, 1, 2].map((k) => 3 * q.triangles[j + k]);
      if (trianglesIntersect(p.positions, i0!, i1!, i2!, q.positions, j0!, j1!, j2!))
        found.push(`${i / 3} ${j / 3}`);
    }
  }
  return found;
}

describe('triangle pairs', () => {
  test.each(['axis-aligned', 'oriented'] as const)(
    'by %s boxes are those of surfaces that follow as a whole, however the molecules have moved',
    (boxes) => {
      const random = new Random(7);
      const bodies = [cube(2, [0, 0, 0]), cube(2, [0.006, 0.036, 0.003])];
      const pairs = new BodyPairs();
      pairs.push(0, 1);
      const search = new TrianglePairs();
      search.boxes = boxes;
      const list = new PairList();
      let most = 0;
      for (let step = 0; step < 12; step++) {
        // Small steps, after which lists of near faces are still complete, and large ones.
        const size = step % 4 === 1 ? 1 : 0.05;
        for (const { model, surface } of bodies) {
          const turn = 0.03 * size * (random.next() - 0.5);
          for (let k = 0; k < 3 * model.count; k += 3) {
            const [x, y] = [model.positions[k], model.positions[k + 1]];
            model.positions[k] = x - turn * y + 0.0006 * size * (random.next() - 0.5);
            model.positions[k + 1] = y + turn * x + 0.0006 * size * (random.next() - 0.5);
          }
          surface?.moleculesMoved();
        }
        for (const body of bodies) {
          body.needSurface(0);
          body.bound();
        }
        search.prepare(bodies, pairs);
        const [a, b] = bodies.map((body) => body.surface!);
        search.find(0, 1, a!, b!, list);
        const found = Array.from({ length: list.count }, (_, k) => `${list.a(k)} ${list.b(k)}`);
        // Vertices of both stand on one grid when they are generated: rounding would decide which of them touch.
        if (step > 0) {
          a!.skin.place(bodies[0].model.positions);
          b!.skin.place(bodies[1].model.positions);
        }
        expect(found).toEqual(slowPairs(a!, b!));
        most = Math.max(most, list.count);
      }
      expect(most).toBeGreaterThan(20);
    },
  );
});

const heights = (body: MoleculeBody) => body.needSurface(0).skin.positions.filter((_, k) => k % 3 === 1);

describe('rows of surfaces', () => {
  const overlap = 0.004;
  const size = 2 * SPACING;
  const pressed = () => {
    const bodies = [cube(3, [0, 0, 0]), cube(3, [0.0011, 0, 0.0007])];
    const low = bodies[0].needSurface(0);
    let top = -1;
    for (let k = 1; k < low.skin.positions.length; k += 3) top = Math.max(top, low.skin.positions[k]);
    const reach = 2 * top - size - overlap;
    const moved = cube(3, [0.0011, reach, 0.0007]);
    moved.needSurface(0);
    return [bodies[0], moved] as const;
  };

  test('by face projection: points lie on both faces, normals part the bodies, depths are within the overlap', () => {
    const [low, high] = pressed();
    const [a, b] = [low.needSurface(0), high.needSurface(0)];
    const out = new AnchoredContacts();
    new FaceRows().add(a, b, crossing(low, high), out);
    expect(out.count).toBeGreaterThan(20);
    for (let row = 0; row < out.count; row++) {
      // Vertices behind the faces that cross are measured along their way out.
      if (out.nodesA[3 * row + 1] < 0 || out.nodesB[3 * row + 1] < 0) continue;
      for (const [nodes, weights, skin] of [
        [out.nodesA, out.weightsA, a.skin],
        [out.nodesB, out.weightsB, b.skin],
      ] as const) {
        for (let axis = 0; axis < 3; axis++) {
          let x = 0;
          for (let k = 3 * row; k < 3 * row + 3; k++) x += weights[k] * skin.positions[3 * nodes[k] + axis];
          expect(Math.abs(x - out.point[3 * row + axis])).toBeLessThan(1e-12);
        }
      }
      expect(out.depth[row]).toBeGreaterThan(0);
      expect(out.depth[row]).toBeLessThan(0.006);
    }
    let down = 0;
    for (let row = 0; row < out.count; row++) down -= out.depth[row] * out.normal[3 * row + 1];
    expect(down).toBeGreaterThan(0);
  });

  test('by consistent depth: two balls pressed together have the vertices of both caps, as deep as spheres are along the same ways', () => {
    const ball = (y: number) => {
      const organ = latticeOrgan({ description: 'ball', cells: block(1, 1, 1), origin: [0.0003, y, 0.0002] });
      const source = new MassSpringBody({ ...organ, materials: [MATERIAL] });
      return new MoleculeBody(source, { rate: 0, resolution: 0.0015 });
    };
    const balls = [ball(0), ball(0.02)] as const;
    const [a, b] = [balls[0].needSurface(0), balls[1].needSurface(0)];
    const out = new AnchoredContacts();
    new ConsistentRows().add(a, b, crossing(...balls), out);
    const inside = [a.skin, b.skin].map(({ positions }, k) => {
      let count = 0;
      for (let v = 0; v < positions.length; v += 3) {
        const x = positions[v] - 0.0003;
        const y = positions[v + 1] - (k === 0 ? 0.02 : 0);
        const z = positions[v + 2] - 0.0002;
        // Vertices nearer to the other sphere than its facets' sagitta may be on either side.
        if (Math.sqrt(x * x + y * y + z * z) < 0.012 - 5e-5) count++;
      }
      return count;
    });
    expect(out.count).toBeGreaterThanOrEqual(inside[0] + inside[1]);
    expect(out.count).toBeLessThan(1.3 * (inside[0] + inside[1]));
    let deepest = 0;
    for (let row = 0; row < out.count; row++) {
      deepest = Math.max(deepest, out.depth[row]);
      expect(out.normal[3 * row + 1]).toBeLessThan(-0.5);
      // The way out of a true sphere, along the row's direction.
      const isA = out.weightsA[3 * row + 1] === 0 && out.weightsA[3 * row + 2] === 0;
      const sign = isA ? 1 : -1;
      const d = [0, 1, 2].map((k) => sign * out.normal[3 * row + k]);
      const c = [0.0003, isA ? 0.02 : 0, 0.0002].map((x, k) => out.point[3 * row + k] - x);
      const along = c[0] * d[0] + c[1] * d[1] + c[2] * d[2];
      const apart = c[0] ** 2 + c[1] ** 2 + c[2] ** 2 - 0.012 ** 2;
      const way = -along + Math.sqrt(along * along - apart);
      expect(Math.abs(out.depth[row] - way)).toBeLessThan(0.03 * overlap);
    }
    expect(Math.abs(deepest / overlap - 1)).toBeLessThan(0.02);
  });

  test('by consistent depth: a box pressed flat on another is as deep as it was pressed', () => {
    for (const pressed of [0.0005, 0.002]) {
      const low = cube(4, [0.0002, 0, 0.0001]);
      const top = Math.max(...heights(low));
      // Bump on bump: lattices stand above each other, so the tops of the bumps overlap most.
      const high = cube(4, [0.0002, 2 * top - 3 * SPACING - pressed, 0.0001]);
      const overlap = top - Math.min(...heights(high));
      const out = new AnchoredContacts();
      new ConsistentRows().add(low.needSurface(0), high.needSurface(0), crossing(low, high), out);
      const deepest = out.depth.subarray(0, out.count).reduce((most, depth) => Math.max(most, depth), 0);
      expect(out.count).toBeGreaterThan(50);
      expect(Math.abs(deepest / overlap - 1)).toBeLessThan(0.01);
      expect(Math.abs(overlap / pressed - 1)).toBeLessThan(0.4);
    }
  });
});

/** The same cube as a body of a world. */
function cubeOf(
  n: number,
  origin: readonly [number, number, number],
  youngsModulus = 1e4,
  friction = 0.5,
): BodyDefinition {
  const { positions, radii } = latticeOrgan({ description: 'cube', cells: block(n, n, n), origin });
  return {
    kind: 'mass-spring',
    materials: { gum: { density: 1000, youngsModulus, connectionDamping: 0.2, mediumDensity: 0, friction } },
    material: 'gum',
    molecules: Array.from(radii, (radius, i) => ({
      radius,
      position: [positions[3 * i], positions[3 * i + 1], positions[3 * i + 2]] as const,
    })),
  };
}

describe('forces of contacts', () => {
  test.each([
    ['spheres', 'face-projection'],
    ['triangle-mesh', 'face-projection'],
    ['triangle-mesh', 'consistent'],
  ] as const)('by %s and %s keep momentum', (detection, depth) => {
    const random = new Random(3);
    const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
    // Friction of spheres acts at their centres, which have no spin to take its torque; by consistent depth, at vertex and way out.
    const friction = detection === 'spheres' || depth === 'consistent' ? 0 : 0.5;
    world.add(cubeOf(3, [0, 0, 0], 1e4, friction));
    world.add(cubeOf(2, [0.004, 0.047, 0.002], 1e4, friction));
    world.add(cubeOf(2, [0.05, 0.01, 0.01], 1e4, friction));
    world.setMethod('narrowphase', detection);
    world.setMethod('penetration', depth);
    for (const { velocities } of world)
      for (let k = 0; k < velocities.length; k++) velocities[k] = 0.3 * (random.next() - 0.5);
    const totals = () => [...world.momentum().linear, ...world.momentum().angular];
    const before = totals();
    let rows = 0;
    for (let step = 0; step < 40; step++) {
      world.step(1e-3);
      rows += world.contactBuffer().count;
    }
    expect(rows).toBeGreaterThan(60);
    totals().forEach((after, k) => {
      expect(Math.abs(after - before[k])).toBeLessThan(1e-12);
    });
  });

  test('a stiffness that no explicit step bears is solved for, and nothing blows up', () => {
    const world = new World({ substeps: 1, sleeping: false });
    world.add(cubeOf(3, [0, 0, 0], 1e9));
    world.add(cubeOf(3, [0.003, 0.05, 0.002], 1e9));
    for (let step = 0; step < 100; step++) {
      world.step(1e-3);
      for (const { velocities } of world) expect(velocities.every((v) => Math.abs(v) < 20)).toBe(true);
    }
    // The cubes begin inside each other; springs of contacts and bodies are solved together, so none is softened and no energy comes of it.
    expect(world.troubles().map(({ code }) => code)).toEqual([]);
  });
});
