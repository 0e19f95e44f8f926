import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { Random } from '../../math/random.js';
import { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { moved } from '../../narrowphase/tetrahedra/tetrahedra.test-support.js';
import { TetTopology } from '../../narrowphase/tetrahedra/topology.js';
import { VertexDepths } from '../vertex-depths.js';
import { RegionalDepth } from './regional.js';

type Vec = readonly [number, number, number];
const none: Vec = [0, 0, 0];
const cube = new TetTopology(TetMesh.box({ size: [1, 1, 1], cells: [4, 4, 4] }));
const ball = new TetTopology(TetMesh.sphere({ radius: 0.5, edge: 0.2 }));
const bar = new TetTopology(TetMesh.box({ size: [2, 0.2, 0.2], cells: [20, 2, 2] }));
const plate = new TetTopology(TetMesh.box({ size: [1, 0.2, 1], cells: [10, 2, 10] }));
const ring = new TetTopology(TetMesh.torus({ radius: 0.5, tube: 0.15, edge: 0.12 }));

/** A block with a slot along z: two walls on a floor. */
function slot(): TetTopology {
  const { positions, tets } = TetMesh.box({ size: [1.4, 0.8, 0.6], cells: [14, 8, 6] });
  const kept: number[] = [];
  for (let t = 0; t < tets.length; t += 4) {
    let [x, y] = [0, 0];
    for (let k = t; k < t + 4; k++) {
      x += positions[3 * tets[k]] / 4;
      y += positions[3 * tets[k] + 1] / 4;
    }
    if (Math.abs(x) > 0.4 || y < -0.2) kept.push(...tets.subarray(t, t + 4));
  }
  return new TetTopology(new TetMesh({ positions, tets: Uint32Array.from(kept) }).repair().mesh);
}

const at = (topology: TetTopology, turn: Vec, shift: Vec) =>
  new TetBody(topology, moved(topology.restPositions, turn, shift));

function measured(a: TetBody, b: TetBody, method = new RegionalDepth()) {
  const overlap = new PairOverlap();
  const out = new VertexDepths();
  overlap.detect(a, b);
  method.measure(overlap, out);
  return { overlap, out, regions: method.regions };
}

/** Depth by vertex, of both bodies; vertices outside have depth 0. */
function depths({ overlap, out }: ReturnType<typeof measured>): Float64Array {
  const split = overlap.a.topology.vertexCount;
  const all = new Float64Array(split + overlap.b.topology.vertexCount);
  for (let row = 0; row < out.count; row++)
    all[overlap.points.vertices[row] + (row < overlap.points.split ? 0 : split)] = out.depths[row];
  return all;
}

const angle = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return (
    (Math.acos(Math.min(1, dot / Math.hypot(a[0], a[1], a[2]) / Math.hypot(b[0], b[1], b[2]))) * 180) /
    Math.PI
  );
};

/** Moves `a` out along its region's direction by its extent and a hair. */
function freed(a: TetBody, b: TetBody): number {
  const { regions } = measured(a, b);
  const d = regions.directions;
  const way = 1.0001 * regions.extents[0];
  const out = moved(a.positions, none, [way * d[0], way * d[1], way * d[2]]);
  return new PairOverlap().detect(new TetBody(a.topology, out), b);
}

describe('regional depth', () => {
  it('of half-overlapping cubes is the overlap along the true axis, for every vertex', () => {
    for (const overlap of [0.05, 0.3, 0.5, 0.8]) {
      for (const offset of [0, 0.05, -0.03]) {
        const {
          out,
          regions,
          overlap: pair,
        } = measured(at(cube, none, [overlap - 1, offset, 0]), at(cube, none, none));
        if (1 - Math.abs(offset) < 1.15 * overlap) continue;
        expect(angle(regions.directions, [-1, 0, 0])).toBeLessThan(1e-6);
        expect(regions.extents[0]).toBeCloseTo(overlap, 6);
        for (let row = 0; row < pair.points.split; row++) {
          const x = pair.a.positions[3 * pair.points.vertices[row]];
          expect(out.depths[row]).toBeLessThanOrEqual(x + 0.5 + 1e-9);
          expect(out.faces[row]).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('puts the contact where the weights say it is', () => {
    const { overlap, out } = measured(at(cube, [0.1, 0.2, 0.3], [-0.6, 0.05, 0.1]), at(ball, none, none));
    for (let row = 0; row < out.count; row++) {
      const own = overlap.owner(row);
      const partner = overlap.partner(row);
      const v = 3 * overlap.points.vertices[row];
      const corners = partner.topology.triangles.subarray(3 * out.faces[row], 3 * out.faces[row] + 3);
      const weights = out.weights.subarray(3 * row, 3 * row + 3);
      expect(weights[0] + weights[1] + weights[2]).toBeCloseTo(1, 12);
      const way = [0, 1, 2].map(
        (i) =>
          corners.reduce((sum, c, k) => sum + weights[k] * partner.positions[3 * c + i], 0) -
          own.positions[v + i],
      );
      expect(angle(way, out.directions.subarray(3 * row, 3 * row + 3))).toBeLessThan(1e-3);
      expect(Math.hypot(way[0], way[1], way[2])).toBeGreaterThan(out.depths[row] - 1e-9);
    }
  });

  it('of two balls is along the line of centres within the mesh', () => {
    for (const distance of [0.9, 0.7, 0.4]) {
      const { regions } = measured(at(ball, none, none), at(ball, [0.3, 0.5, 0.7], [distance, 0.1, -0.2]));
      expect(angle(regions.directions, [-distance, -0.1, 0.2])).toBeLessThan(6);
    }
  });

  it('is mirrored when the bodies are swapped (seed 5)', () => {
    const random = new Random(5);
    const draw = (s: number) => s * (2 * random.next() - 1);
    for (let run = 0; run < 40; run++) {
      const a = at(run % 2 ? ball : cube, none, none);
      const b = at(run % 3 ? cube : ring, [draw(3), draw(3), draw(3)], [draw(0.8), draw(0.8), draw(0.8)]);
      const forth = measured(a, b);
      const back = measured(b, a);
      const { split, count } = forth.overlap.points;
      for (let row = 0; row < count; row++) {
        const other = row < split ? row + count - split : row - split;
        expect(back.out.depths[other]).toBeCloseTo(forth.out.depths[row], 5);
      }
    }
  });

  it('asks for at most half as much again as the smallest translation where three axes tie (seed 7)', () => {
    const random = new Random(7);
    const method = new RegionalDepth();
    for (let run = 0; run < 60; run++) {
      const near = 10 ** (-1 - 5 * random.next());
      const shift = [0, 1, 2].map(() => 0.6 + near * (2 * random.next() - 1));
      const b = at(cube, none, none);
      const { directions } = measured(at(cube, none, [shift[0], shift[1], shift[2]]), b, method).regions;
      const extents = shift.map((x) => 1 - x);
      const needed = Math.min(
        ...extents.map((extent, i) => (directions[i] > 0 ? extent / directions[i] : Infinity)),
      );
      expect(needed / Math.min(...extents)).toBeLessThan(1.5);
    }
  });

  it('never jumps: cubes that slide through every kind of tie (seed 6)', () => {
    const random = new Random(6);
    const draw = (s: number) => s * (2 * random.next() - 1);
    const method = new RegionalDepth();
    const step = 1e-4;
    let worst = 0;
    const slide = (from: Vec, towards: Vec, turn: Vec) => {
      const length = Math.hypot(...towards);
      const b = at(cube, none, none);
      let before: Float64Array | undefined;
      for (let k = 0; k < 40; k++) {
        const s = ((k - 20) * step) / length;
        const now = depths(
          measured(
            at(cube, turn, [from[0] + s * towards[0], from[1] + s * towards[1], from[2] + s * towards[2]]),
            b,
            method,
          ),
        );
        now.forEach((depth, v) => {
          if (before) worst = Math.max(worst, Math.abs(depth - before[v]));
        });
        before = now;
      }
    };
    // Ties between two axes, three axes, through coincidence, and at random.
    slide([0.5, 0.5, 0.1], [1, -1, 0], none);
    slide([0.6, 0.6, 0.6], [1, -1, 0.3], none);
    slide([0.7, 0.7, 0.02], [1, -0.5, 0.1], [0.02, 0.03, 0.01]);
    slide([0, 0, 0.001], [1, 0, 0], none);
    for (let run = 0; run < 10; run++)
      slide(
        [draw(0.8), draw(0.8), draw(0.8)],
        [draw(1), draw(1), draw(1)],
        run % 2 ? [draw(3), draw(3), draw(3)] : none,
      );
    expect(worst).toBeLessThan(2e-3);
  });

  it('pushes a block that is too wide for a slot off both walls', () => {
    const walls = new TetBody(slot());
    const block = at(
      new TetTopology(TetMesh.box({ size: [0.9, 0.5, 0.4], cells: [9, 5, 4] })),
      none,
      [0.01, 0.13, 0],
    );
    const { overlap, out } = measured(block, walls);
    let [left, right] = [0, 0];
    for (let row = 0; row < overlap.points.split; row++) {
      const x = block.positions[3 * overlap.points.vertices[row]];
      expect(Math.sign(out.directions[3 * row])).toBe(x > 0 ? -1 : 1);
      expect(Math.abs(out.directions[3 * row])).toBeGreaterThan(0.99);
      expect(out.depths[row]).toBeLessThan(0.07);
      if (x > 0) right++;
      else left++;
    }
    expect(Math.min(left, right)).toBeGreaterThan(8);
  });

  it('frees enclosed bodies, in the middle too', () => {
    const small = new TetTopology(TetMesh.box({ size: [0.3, 0.3, 0.3], cells: [2, 2, 2] }));
    const pebble = new TetTopology(TetMesh.sphere({ radius: 0.15, edge: 0.1 }));
    for (const inner of [small, pebble]) {
      for (const shift of [
        [0.1, 0.02, 0.03],
        [1e-6, 0, 0],
        [0, 0, 0],
      ] as const) {
        expect(freed(at(inner, none, shift), at(cube, none, none))).toBe(0);
        expect(freed(at(inner, [0.4, 0.5, 0.6], shift), at(ball, none, none))).toBe(0);
      }
    }
  });

  it('frees crossing bars the short way and a bar through a plate sideways', () => {
    const crossing = measured(at(bar, none, [0.05, 0.02, 0.03]), at(bar, [0, 0, Math.PI / 2], none));
    expect(angle(crossing.regions.directions, [0, 0, 1])).toBeLessThan(1e-6);
    expect(crossing.regions.extents[0]).toBeCloseTo(0.17, 6);
    expect(freed(at(bar, none, [0.05, 0.02, 0.03]), at(bar, [0, 0, Math.PI / 2], none))).toBe(0);
    expect(freed(at(bar, [0, 0, Math.PI / 2], [0.1, 0, 0]), at(plate, none, none))).toBe(0);
  });

  it('keeps local directions where a ring is wrapped around a bar', () => {
    const rod = new TetTopology(TetMesh.cylinder({ radius: 0.37, height: 1, edge: 0.12 }));
    const { overlap, out } = measured(at(rod, none, none), new TetBody(ring));
    expect(overlap.points.split).toBeGreaterThan(8);
    for (let row = 0; row < overlap.points.split; row++) {
      const v = 3 * overlap.points.vertices[row];
      const [x, z] = [overlap.a.positions[v], overlap.a.positions[v + 2]];
      expect(out.depths[row]).toBeLessThan(0.05);
      expect(out.directions[3 * row] * x + out.directions[3 * row + 2] * z).toBeLessThan(0);
    }
  });
});
