import { describe, expect, it } from 'vitest';
import { PliantError } from '../../core/errors.js';
import { CROWDED, OPEN } from './adjacency.js';
import { TriangleMesh } from './triangle-mesh.js';

const CUBE_CORNERS = [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1];
const CUBE_FACES = [
  [0, 2, 1, 0, 3, 2],
  [4, 5, 6, 4, 6, 7],
  [0, 1, 5, 0, 5, 4],
  [2, 3, 7, 2, 7, 6],
  [0, 4, 7, 0, 7, 3],
  [1, 2, 6, 1, 6, 5],
].flat();

function cube(scale: readonly [number, number, number] = [1, 1, 1], shift = 0): TriangleMesh {
  return new TriangleMesh({
    positions: CUBE_CORNERS.map((x, i) => x * scale[i % 3] + shift),
    triangles: CUBE_FACES,
  });
}

describe('TriangleMesh', () => {
  it('keeps typed arrays without copying', () => {
    const positions = new Float64Array(9);
    const triangles = Uint32Array.of(0, 1, 2);
    const mesh = new TriangleMesh({ positions, triangles });
    expect(mesh.positions).toBe(positions);
    expect(mesh.triangles).toBe(triangles);
    expect([mesh.vertexCount, mesh.triangleCount]).toEqual([3, 1]);
  });

  it.each([
    ['positions not in threes', { positions: [0, 0], triangles: [] }, 'bad-geometry'],
    ['indices not in threes', { positions: [0, 0, 0], triangles: [0, 0] }, 'bad-geometry'],
    ['an index out of range', { positions: [0, 0, 0], triangles: [0, 0, 1] }, 'bad-geometry'],
    ['a negative index', { positions: [0, 0, 0], triangles: [0, 0, -1] }, 'bad-geometry'],
    ['a fractional index', { positions: [0, 0, 0], triangles: [0, 0, 0.5] }, 'bad-geometry'],
    ['a coordinate that is not a number', { positions: [0, Number.NaN, 0], triangles: [] }, 'invalid-value'],
    ['an infinite coordinate', { positions: [0, 0, Infinity], triangles: [] }, 'invalid-value'],
  ] as const)('refuses %s', (_, data, code) => {
    expect(() => new TriangleMesh(data)).toThrowError(PliantError);
    expect(() => new TriangleMesh(data)).toThrowError(expect.objectContaining({ code }));
  });

  it('measures a box as the closed forms do, also far from the origin', () => {
    const mesh = cube([1, 2, 3], 1e6);
    expect(mesh.volume).toBeCloseTo(6, 10);
    expect(mesh.area).toBeCloseTo(22, 9);
    expect([...mesh.centreOfMass]).toEqual([1e6 + 0.5, 1e6 + 1, 1e6 + 1.5]);
    const inertia = mesh.inertia(10);
    const mass = 60;
    expect(inertia[0]).toBeCloseTo((mass * (4 + 9)) / 12, 9);
    expect(inertia[4]).toBeCloseTo((mass * (1 + 9)) / 12, 9);
    expect(inertia[8]).toBeCloseTo((mass * (1 + 4)) / 12, 9);
    expect(inertia[1]).toBeCloseTo(0, 9);
    expect([...mesh.bounds]).toEqual([1e6, 1e6, 1e6, 1e6 + 1, 1e6 + 2, 1e6 + 3]);
  });

  it('knows that a cube is closed, manifold and outward', () => {
    const mesh = cube();
    expect(mesh.isClosed && mesh.isManifold && mesh.isSolid).toBe(true);
    expect(mesh.orientation).toBe('outward');
    expect(mesh.topology.eulerCharacteristic).toBe(2);
    expect(mesh.topology.shellCount).toBe(1);
    expect(mesh.edges.length / 2).toBe(18);
    expect(mesh.adjacency.triangleNeighbours.every((t) => t >= 0)).toBe(true);
  });

  it('tells an inward, a mixed and an open surface', () => {
    const flipped = cube().triangles.slice().reverse();
    const { positions } = cube();
    expect(new TriangleMesh({ positions, triangles: flipped }).orientation).toBe('inward');
    const mixed = cube().triangles.slice();
    mixed.set([mixed[1], mixed[0]], 0);
    expect(new TriangleMesh({ positions, triangles: mixed }).orientation).toBe('mixed');
    const open = new TriangleMesh({ positions, triangles: cube().triangles.slice(3) });
    expect(open.orientation).toBe('open');
    expect(() => open.centreOfMass).toThrowError(/repair/);
  });

  it('marks open and crowded edges among the neighbours', () => {
    const mesh = new TriangleMesh({
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, -1, 0],
      triangles: [0, 1, 2, 0, 1, 3, 0, 1, 4],
    });
    expect([...mesh.adjacency.triangleNeighbours]).toEqual(Array(3).fill([CROWDED, OPEN, OPEN]).flat());
    expect(mesh.isManifold).toBe(false);
  });

  it('lists the triangles around each vertex, and each edge of a triangle by its corners', () => {
    const mesh = cube();
    const { vertexOffsets, vertexTriangles, triangleEdges, edges } = mesh.adjacency;
    for (let v = 0; v < mesh.vertexCount; v++) {
      const listed = [...vertexTriangles.subarray(vertexOffsets[v], vertexOffsets[v + 1])];
      const expected = [...Array(12).keys()].filter((t) =>
        mesh.triangles.subarray(3 * t, 3 * t + 3).includes(v),
      );
      expect(listed).toEqual(expected);
    }
    for (let h = 0; h < mesh.triangles.length; h++) {
      const ends = [mesh.triangles[h], mesh.triangles[h - (h % 3) + ((h + 1) % 3)]].sort((a, b) => a - b);
      expect([...edges.subarray(2 * triangleEdges[h], 2 * triangleEdges[h] + 2)]).toEqual(ends);
    }
  });

  it('finds a vertex where two cones touch', () => {
    const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
    const mesh = new TriangleMesh({
      positions: [...corners, ...corners.slice(3).map((x) => -x)],
      triangles: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3, 0, 4, 5, 0, 6, 4, 0, 5, 6, 4, 6, 5],
    });
    expect(mesh.isClosed).toBe(true);
    expect(mesh.isManifold).toBe(false);
    expect([...mesh.topology.pinchedVertices]).toEqual([0]);
    expect(mesh.topology.shellCount).toBe(2);
  });

  it('weights vertex normals by angle, so that the diagonals of the faces do not matter', () => {
    const mesh = cube();
    for (let v = 0; v < 8; v++) {
      for (let k = 0; k < 3; k++) {
        const expected = (2 * mesh.positions[3 * v + k] - 1) / Math.sqrt(3);
        expect(mesh.vertexNormals[3 * v + k]).toBeCloseTo(expected, 14);
      }
    }
    expect(mesh.edgeNormals.every((x) => [0, 0.5, 1].some((y) => Math.abs(x * x - y) < 1e-14))).toBe(true);
  });

  it('gives a face without area the normal zero', () => {
    const mesh = new TriangleMesh({ positions: [0, 0, 0, 1, 0, 0, 2, 0, 0], triangles: [0, 1, 2] });
    expect([...mesh.faceNormals]).toEqual([0, 0, 0]);
    expect(mesh.vertexNormals.every((x) => x === 0)).toBe(true);
  });
});
