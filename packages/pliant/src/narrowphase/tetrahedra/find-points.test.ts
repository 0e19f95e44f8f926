import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { TetBody } from './body.js';
import { CollidingPoints } from './colliding-points.js';
import { INSIDE, locate, OUTSIDE, TOUCHING } from './containment.js';
import { PointFinder } from './find-points.js';
import { moved, slowFind } from './tetrahedra.test-support.js';
import { TetTopology } from './topology.js';

const rows = (points: CollidingPoints) =>
  Array.from({ length: points.count }, (_, k) => [points.vertices[k], points.tets[k]]);

const find = (a: TetBody, b: TetBody) => {
  const out = new CollidingPoints();
  new PointFinder().find(a, b, out);
  return rows(out);
};

describe('containment', () => {
  const unit = new TetTopology(
    new TetMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], tets: [0, 1, 2, 3] }),
  );
  const at = (x: number, y: number, z: number) =>
    locate(unit, unit.restPositions, 0, 0, Float64Array.of(x, y, z), 0);

  it('is decided exactly around a face, an edge and a vertex', () => {
    const third = 1 / 3;
    expect(at(0.25, 0.25, 0.25)).toBe(INSIDE);
    expect(at(0.25, 0.25, 0)).toBe(TOUCHING);
    expect(at(0.25, 0.25, Number.MIN_VALUE)).toBe(INSIDE);
    expect(at(0.25, 0.25, -Number.MIN_VALUE)).toBe(OUTSIDE);
    expect(at(0.5, 0, 0)).toBe(TOUCHING);
    expect(at(1, 0, 0)).toBe(TOUCHING);
    expect(at(1 + 2 ** -52, 0, 0)).toBe(OUTSIDE);
    // The nearest doubles to a third fall short of the slanted face by 2⁻⁵⁴ each.
    expect(at(third, third, third)).toBe(INSIDE);
    expect(at(third, third, third + 2 ** -53)).toBe(OUTSIDE);
  });

  it('calls what lies between tetrahedra inside, and what lies on the surface not', () => {
    const body = new TetBody(new TetTopology(TetMesh.box({ size: [2, 2, 2], cells: [2, 2, 2] })));
    const probe = (x: number, y: number, z: number) => {
      const dot = new TetTopology(
        new TetMesh({ positions: [x, y, z, 9, 9, 8, 9, 8, 9, 8, 9, 9], tets: [0, 1, 2, 3] }),
      );
      return find(new TetBody(dot), body).length;
    };
    expect(probe(0, 0, 0)).toBe(1); // the inner vertex
    expect(probe(0.5, 0, 0)).toBe(1); // an inner edge
    expect(probe(0.5, 0.25, 0)).toBe(1); // an inner face
    expect(probe(1, 0, 0)).toBe(0); // a vertex of the surface
    expect(probe(1, 0.5, 0.5)).toBe(0);
    expect(probe(1, 0.3, 0.1)).toBe(0);
    expect(probe(1 - 2 ** -53, 0.3, 0.1)).toBe(1);
  });
});

describe('colliding points', () => {
  const cube = TetMesh.box({ size: [1, 1, 1], cells: [3, 3, 3] });
  const ball = TetMesh.sphere({ radius: 0.6, edge: 0.2 });
  const topologies = [new TetTopology(cube), new TetTopology(ball)];

  it('are those of a search through all pairs, in random poses (seed 1)', () => {
    // Steps of 1/1024: exact ties happen, underflow (where no predicate is exact) doesn't.
    const turn = fc.integer({ min: -3072, max: 3072 }).map((n) => n / 1024);
    const shift = fc.integer({ min: -920, max: 920 }).map((n) => n / 1024);
    fc.assert(
      fc.property(
        fc.nat(1),
        fc.nat(1),
        fc.tuple(turn, turn, turn),
        fc.tuple(shift, shift, shift),
        (i, j, r, t) => {
          const a = new TetBody(topologies[i]);
          const b = new TetBody(topologies[j], moved(topologies[j].restPositions, r, t));
          expect(find(a, b)).toEqual(slowFind(a, b));
          expect(find(b, a)).toEqual(slowFind(b, a));
        },
      ),
      { numRuns: 20, seed: 1 },
    );
  });

  it('are those of a search through all pairs when grids lie on each other', () => {
    const topology = topologies[0];
    const a = new TetBody(topology);
    for (const t of [
      [0, 0, 0],
      [1 / 3, 0, 0],
      [0.5, 0.25, 0],
      [1 / 6, 1 / 6, 1 / 6],
      [1, 0, 0],
    ] as const) {
      const b = new TetBody(topology, moved(topology.restPositions, [0, 0, 0], t));
      expect(find(a, b)).toEqual(slowFind(a, b));
    }
    expect(find(a, new TetBody(topology))).toHaveLength(8); // coincident: only inner vertices
    expect(find(a, new TetBody(topology, moved(topology.restPositions, [0, 0, 0], [1, 0, 0])))).toEqual([]);
  });

  it('do not depend on where the positions stand', () => {
    const topology = topologies[1];
    const a = new TetBody(topology);
    const there = moved(topology.restPositions, [0.1, 0.2, 0.3], [0.4, 0.1, 0]);
    const shared = new Float64Array(there.length + 30);
    shared.set(there, 21);
    expect(find(a, new TetBody(topology, shared, 21))).toEqual(find(a, new TetBody(topology, there)));
    expect(find(new TetBody(topology, shared, 21), a)).toEqual(find(new TetBody(topology, there), a));
  });

  it('leave out what is not a number', () => {
    const topology = topologies[0];
    const broken = Float64Array.from(topology.restPositions);
    broken.fill(NaN, 0, 30);
    expect(find(new TetBody(topology, broken), new TetBody(topologies[1])).every(([v]) => v! >= 10)).toBe(
      true,
    );
    // A tetrahedron with such a corner contains nothing, of few points as of many.
    const rest = topologies[0].restPositions;
    const corner = new TetBody(
      new TetTopology(
        new TetMesh({ positions: [0, 0, 0, 0.1, 0, 0, 0, 0.1, 0, 0, 0, 0.1], tets: [0, 1, 2, 3] }),
      ),
    );
    for (const points of [corner, new TetBody(topologies[1])]) {
      const found = find(points, new TetBody(topology, broken)).map(([, t]) => t!);
      expect(found.every((t) => [0, 1, 2, 3].every((c) => topology.tets[4 * t + c] >= 10))).toBe(true);
    }
    expect(find(corner, new TetBody(topology, rest)).length).toBeGreaterThan(0);
  });

  it('of a body with itself are none at rest, and the folded end when it is folded', () => {
    const topology = new TetTopology(TetMesh.beam({ length: 4, width: 0.5, height: 0.5, edge: 0.25 }));
    const out = new CollidingPoints();
    new PointFinder().findSelf(new TetBody(topology), out);
    expect(rows(out)).toEqual([]);
    const folded = Float64Array.from(topology.restPositions);
    // The last quarter of the beam is laid back through the middle.
    for (let k = 0; k < folded.length; k += 3) {
      if (folded[k] > 1) folded[k] = 2 - folded[k] - 0.05;
      if (topology.restPositions[k] > 1) folded[k + 1] += 0.03;
    }
    const body = new TetBody(topology, folded);
    new PointFinder().findSelf(body, out);
    expect(out.count).toBeGreaterThan(10);
    expect(rows(out)).toEqual(slowFind(body, body));
  });
});
