import { describe, expect, it } from 'vitest';
import { PliantError } from '../../../core/errors.js';
import { TetMesh } from '../tet-mesh.js';
import { TriangleMesh } from '../triangle-mesh.js';

interface Case {
  readonly name: string;
  readonly surface: () => TriangleMesh;
  readonly solid?: () => TetMesh;
  /** Euler characteristic of the surface. */
  readonly euler: number;
  /** True volume [m³], and how far the meshes may fall short of it. */
  readonly volume?: readonly [number, number];
  readonly smallestTriangle: number;
  readonly smallestTet: number;
}

const box = { size: [1, 2, 3], cells: [2, 3, 5] } as const;
const beam = { length: 4, width: 0.5, height: 0.4 };
const plate = { size: [2, 1], thickness: 0.1 } as const;
const sphere = { radius: 0.5, edge: 0.1 };
const ellipsoid = { radii: [1, 0.6, 0.4], edge: 0.1 } as const;
const cylinder = { radius: 0.5, height: 1, edge: 0.1 };
const capsule = { radius: 0.5, height: 1, edge: 0.1 };
const cone = { radius: 0.5, height: 1, edge: 0.06 };
const torus = { radius: 1, tube: 0.3, edge: 0.1 };
const link = { length: 1.5, width: 1, thickness: 0.2, edge: 0.05 };
const gear = { teeth: 12, radius: 1, thickness: 0.3 };
const blob = { radius: 0.5, edge: 0.15, seed: 3 };

const LINK_VOLUME = Math.PI * 0.01 * (2 * Math.PI * 0.4 + 2 * 0.5);

const CASES: readonly Case[] = [
  {
    name: 'box',
    surface: () => TriangleMesh.box(box),
    solid: () => TetMesh.box(box),
    euler: 2,
    volume: [6, 1e-12],
    smallestTriangle: 0.7,
    smallestTet: 0.7,
  },
  {
    name: 'beam',
    surface: () => TriangleMesh.beam(beam),
    solid: () => TetMesh.beam(beam),
    euler: 2,
    volume: [0.8, 1e-12],
    smallestTriangle: 0.8,
    smallestTet: 0.8,
  },
  {
    name: 'plate',
    surface: () => TriangleMesh.plate(plate),
    solid: () => TetMesh.plate(plate),
    euler: 2,
    volume: [0.2, 1e-12],
    smallestTriangle: 0.5,
    smallestTet: 0.6,
  },
  {
    name: 'sphere',
    surface: () => TriangleMesh.sphere(sphere),
    solid: () => TetMesh.sphere(sphere),
    euler: 2,
    volume: [Math.PI / 6, 0.015],
    smallestTriangle: 0.9,
    smallestTet: 0.4,
  },
  {
    name: 'ellipsoid',
    surface: () => TriangleMesh.ellipsoid(ellipsoid),
    solid: () => TetMesh.ellipsoid(ellipsoid),
    euler: 2,
    volume: [(4 / 3) * Math.PI * 0.24, 0.02],
    smallestTriangle: 0.5,
    smallestTet: 0.35,
  },
  {
    name: 'cylinder',
    surface: () => TriangleMesh.cylinder(cylinder),
    solid: () => TetMesh.cylinder(cylinder),
    euler: 2,
    volume: [Math.PI / 4, 0.01],
    smallestTriangle: 0.5,
    smallestTet: 0.5,
  },
  {
    name: 'capsule',
    surface: () => TriangleMesh.capsule(capsule),
    solid: () => TetMesh.capsule(capsule),
    euler: 2,
    volume: [Math.PI / 4 + Math.PI / 6, 0.02],
    smallestTriangle: 0.5,
    smallestTet: 0.35,
  },
  {
    name: 'cone',
    surface: () => TriangleMesh.cone(cone),
    solid: () => TetMesh.cone(cone),
    euler: 2,
    volume: [Math.PI / 12, 0.03],
    smallestTriangle: 0.5,
    smallestTet: 0.35,
  },
  {
    name: 'torus',
    surface: () => TriangleMesh.torus(torus),
    solid: () => TetMesh.torus(torus),
    euler: 0,
    volume: [2 * Math.PI ** 2 * 0.09, 0.03],
    smallestTriangle: 0.6,
    smallestTet: 0.35,
  },
  {
    name: 'chain link',
    surface: () => TriangleMesh.chainLink(link),
    solid: () => TetMesh.chainLink(link),
    euler: 0,
    volume: [LINK_VOLUME, 0.06],
    smallestTriangle: 0.6,
    smallestTet: 0.35,
  },
  {
    name: 'torus knot',
    surface: () => TriangleMesh.torusKnot(),
    euler: 0,
    smallestTriangle: 0.5,
    smallestTet: 0,
  },
  {
    name: 'gear',
    surface: () => TriangleMesh.gear(gear),
    solid: () => TetMesh.gear(gear),
    euler: 0,
    smallestTriangle: 0.5,
    smallestTet: 0.5,
  },
  {
    name: 'blob',
    surface: () => TriangleMesh.blob(blob),
    solid: () => TetMesh.blob(blob),
    euler: 2,
    smallestTriangle: 0.4,
    smallestTet: 0.3,
  },
];

/** Largest distance of a vertex from the sphere around the origin. */
function offSphere(positions: Float64Array, radius: number): number {
  let largest = 0;
  for (let v = 0; v < positions.length; v += 3) {
    largest = Math.max(largest, Math.abs(Math.hypot(...positions.subarray(v, v + 3)) - radius));
  }
  return largest;
}

function edgeLengths({ edges, positions }: TriangleMesh | TetMesh): number[] {
  return Array.from({ length: edges.length / 2 }, (_, e) => {
    const [a, b] = [3 * edges[2 * e], 3 * edges[2 * e + 1]];
    return Math.hypot(...[0, 1, 2].map((k) => positions[a + k] - positions[b + k]));
  });
}

describe('surfaces', () => {
  it.each(CASES)('$name is closed, manifold and outward, of good triangles', (given) => {
    const { surface, euler, volume, smallestTriangle } = given;
    const mesh = surface();
    const diagnosis = mesh.diagnose();
    expect(diagnosis.faults).toEqual([]);
    expect(diagnosis.isSound && mesh.isSolid && mesh.isManifold).toBe(true);
    expect(mesh.topology.eulerCharacteristic).toBe(euler);
    expect(mesh.topology.shellCount).toBe(1);
    expect(Math.min(...mesh.qualities())).toBeGreaterThan(smallestTriangle);
    if (volume) expect(Math.abs(mesh.volume / volume[0] - 1)).toBeLessThanOrEqual(volume[1]);
  });
});

describe('solids', () => {
  const solids = CASES.flatMap(({ solid, ...given }) => (solid ? [{ ...given, solid }] : []));
  it.each(solids)('$name has good positive tetrahedra and the topology of the surface', (given) => {
    const { solid, euler, volume, smallestTet } = given;
    const mesh = solid();
    const diagnosis = mesh.diagnose();
    expect(diagnosis.faults).toEqual([]);
    expect(diagnosis.smallestQuality).toBeGreaterThan(smallestTet);
    const boundary = mesh.boundary().mesh;
    expect(boundary.isSolid && boundary.isManifold).toBe(true);
    expect(boundary.topology.eulerCharacteristic).toBe(euler);
    expect(boundary.topology.shellCount).toBe(1);
    expect(boundary.volume).toBeCloseTo(mesh.volume, 10);
    if (volume) expect(Math.abs(mesh.volume / volume[0] - 1)).toBeLessThanOrEqual(volume[1]);
  });
});

describe('generators', () => {
  it('put the vertices of a sphere on the sphere, in no edge longer than asked', () => {
    const mesh = TriangleMesh.sphere({ radius: 2, edge: 0.5 });
    expect(offSphere(mesh.positions, 2)).toBeLessThan(1e-14);
    expect(Math.max(...edgeLengths(mesh))).toBeLessThanOrEqual(0.5);
  });

  it('put the boundary of a solid sphere on the sphere, with edges as long as asked on average', () => {
    const mesh = TetMesh.sphere({ radius: 0.5, edge: 0.07 });
    const { positions } = mesh.boundary().mesh;
    expect(offSphere(positions, 0.5)).toBeLessThan(1e-12);
    const lengths = edgeLengths(mesh);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(Math.abs(mean / 0.07 - 1)).toBeLessThan(0.05);
  });

  it('have the inertia of the closed forms in the limit', () => {
    const ball = TetMesh.sphere({ radius: 0.5, edge: 0.05 });
    const mass = ball.volume * 900;
    for (const k of [0, 4, 8])
      expect(Math.abs(ball.inertia(900)[k] / (0.4 * mass * 0.25) - 1)).toBeLessThan(0.01);
    const ring = TriangleMesh.torus({ radius: 1, tube: 0.25, edge: 0.05 });
    // About the axis: m (R² + 3/4 r²).
    expect(Math.abs(ring.inertia(2)[4] / (2 * ring.volume * (1 + 0.75 / 16)) - 1)).toBeLessThan(0.005);
  });

  it('lie where they say: along y, centred', () => {
    expect([...TriangleMesh.cylinder({ radius: 0.5, height: 3 }).bounds.subarray(1, 2)]).toEqual([-1.5]);
    expect(TriangleMesh.capsule({ radius: 0.5, height: 3 }).bounds[4]).toBeCloseTo(2, 14);
    const tip = TriangleMesh.cone({ radius: 1, height: 2 });
    expect(tip.centreOfMass[1]).toBeCloseTo(-0.5, 1);
    expect(TriangleMesh.chainLink(link).bounds[3]).toBeCloseTo(0.75, 2);
    expect(TriangleMesh.plate(plate).bounds[4]).toBe(0.05);
  });

  it('make the same bits for the same seed, and other shapes for other seeds', () => {
    expect(TetMesh.blob(blob).positions).toEqual(TetMesh.blob(blob).positions);
    expect(TetMesh.blob({ ...blob, seed: 4 }).tetCount).not.toBe(TetMesh.blob(blob).tetCount);
  });

  it.each([
    ['a radius of zero', () => TriangleMesh.sphere({ radius: 0 }), 'invalid-value'],
    ['a length that is not a number', () => TetMesh.box({ size: [1, Number.NaN, 1] }), 'invalid-value'],
    ['half a cell', () => TetMesh.box({ size: [1, 1, 1], cells: [1, 1.5, 1] }), 'invalid-value'],
    ['a torus without a hole', () => TriangleMesh.torus({ radius: 0.5, tube: 0.6 }), 'invalid-value'],
    [
      'a gear with two teeth',
      () => TriangleMesh.gear({ teeth: 2, radius: 1, thickness: 1 }),
      'invalid-value',
    ],
    ['a billion tetrahedra', () => TetMesh.sphere({ radius: 1, edge: 1e-3 }), 'too-large'],
  ] as const)('refuse %s', (_, make, code) => {
    expect(make).toThrowError(PliantError);
    expect(make).toThrowError(expect.objectContaining({ code }));
  });
});
