import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../math/random.js';
import { TetMesh } from '../tet-mesh.js';
import { TriangleMesh } from '../triangle-mesh.js';

const SEED = 20260;

const cube = () => TriangleMesh.box({ size: [1, 1, 1], cells: [2, 2, 2] });

/** Every triangle with its own three vertices, as in an STL file. */
function exploded(mesh: TriangleMesh): TriangleMesh {
  const positions = [...mesh.triangles].flatMap((v) => [...mesh.positions.subarray(3 * v, 3 * v + 3)]);
  return new TriangleMesh({ positions, triangles: [...mesh.triangles].map((_, i) => i) });
}

function joined(...meshes: TriangleMesh[]): TriangleMesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (const mesh of meshes) {
    const base = positions.length / 3;
    positions.push(...mesh.positions);
    triangles.push(...[...mesh.triangles].map((v) => v + base));
  }
  return new TriangleMesh({ positions, triangles });
}

function moved(mesh: TriangleMesh, x: number, scale = 1): TriangleMesh {
  return new TriangleMesh({
    positions: mesh.positions.map((p, i) => scale * p + (i % 3 === 0 ? x : 0)),
    triangles: mesh.triangles,
  });
}

function flipped(mesh: TriangleMesh, which: (t: number) => boolean): TriangleMesh {
  const triangles = mesh.triangles.slice();
  for (let t = 0; t < mesh.triangleCount; t++) {
    if (which(t)) triangles.subarray(3 * t, 3 * t + 3).reverse();
  }
  return new TriangleMesh({ positions: mesh.positions, triangles });
}

const kinds = (mesh: TriangleMesh | TetMesh) => mesh.diagnose().faults.map((fault) => fault.kind);

describe('diagnose() of a surface', () => {
  it('finds nothing wrong with a cube', () => {
    expect(cube().diagnose()).toMatchObject({
      isSound: true,
      faults: [],
      shellCount: 1,
      eulerCharacteristic: 2,
    });
  });

  it('sees through vertices that are stored once per corner', () => {
    const diagnosis = exploded(cube()).diagnose();
    expect(diagnosis.faults.map((fault) => fault.kind)).toEqual(['duplicate-vertices']);
    expect(diagnosis.duplicateVertices.length).toBe(144 - 26);
    expect(diagnosis.isSound && diagnosis.isClosed).toBe(true);
  });

  it('lists a hole as a loop of its vertices', () => {
    const mesh = cube();
    const missing = [...mesh.triangles.subarray(9, 12)];
    const triangles = [...mesh.triangles.subarray(0, 9), ...mesh.triangles.subarray(12)];
    const { holes, openEdges, faults } = new TriangleMesh({
      positions: mesh.positions,
      triangles,
    }).diagnose();
    expect(holes.length).toBe(1);
    expect(holes[0].isLoop).toBe(true);
    expect([...holes[0].vertices].sort((a, b) => a - b)).toEqual(missing.sort((a, b) => a - b));
    expect(openEdges.length).toBe(6);
    expect(faults[0].sentence).toBe('3 edges of one face only.');
  });

  it('cuts two holes that share a vertex into two loops', () => {
    // A square of two by two cells without two opposite ones, which meet in the middle.
    const { holes } = new TriangleMesh({
      positions: [0, 1, 2].flatMap((y) => [0, 1, 2].flatMap((x) => [x, y, 0])),
      triangles: [0, 1, 4, 0, 4, 3, 4, 5, 8, 4, 8, 7],
    }).diagnose();
    expect(holes.map((hole) => hole.vertices.length)).toEqual([4, 4]);
    expect(holes.every((hole) => hole.isLoop && hole.vertices.includes(4))).toBe(true);
  });

  it('names the edge that three faces share', () => {
    const fan = new TriangleMesh({
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, -1, 0],
      triangles: [0, 1, 2, 1, 0, 3, 0, 1, 4],
    });
    expect([...fan.diagnose().nonManifoldEdges]).toEqual([0, 1]);
    expect(kinds(fan)).toContain('non-manifold-edges');
  });

  it('counts touching cubes as touching only where they share places', () => {
    const pair = joined(cube(), moved(cube(), 1.5));
    expect(pair.diagnose()).toMatchObject({ isSound: true, shellCount: 2 });
    const touching = joined(cube(), moved(cube(), 1));
    expect(touching.isManifold).toBe(true);
    expect(touching.diagnose().isManifold).toBe(false);
  });

  it('lists faces turned the wrong way by their edges, and inside-out surfaces', () => {
    const one = flipped(cube(), (t) => t === 7);
    expect(one.diagnose().inconsistentEdges.length).toBe(6);
    expect(kinds(one)).toEqual(['inconsistent-orientation']);
    expect(kinds(flipped(cube(), () => true))).toEqual(['inside-out']);
  });

  it('lists faces without area, repeated faces and unused vertices', () => {
    const mesh = new TriangleMesh({
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 2, 0, 0, 9, 9, 9],
      triangles: [0, 1, 2, 0, 1, 3, 2, 0, 1, 1, 1, 2],
    });
    const diagnosis = mesh.diagnose();
    expect([...diagnosis.zeroAreaFaces]).toEqual([1, 3]);
    expect([...diagnosis.duplicateFaces]).toEqual([2]);
    expect([...diagnosis.unreferencedVertices]).toEqual([4]);
  });

  it.each([1e-6, 1, 1e6])('judges area by shape and not by size (scale %f)', (scale) => {
    const height = [0, 1e-17, 1e-13];
    const areas = height.map((h) => {
      const mesh = new TriangleMesh({
        positions: [0, 0, 0, 1, 0, 0, 0.5, h, 0].map((x) => scale * x),
        triangles: [0, 1, 2],
      });
      return mesh.diagnose().zeroAreaFaces.length;
    });
    expect(areas).toEqual([1, 1, 0]);
  });
});

describe('repair() of a surface', () => {
  it('joins what belongs together, and not what merely touches', () => {
    const { mesh, steps } = exploded(cube()).repair();
    expect(mesh.vertexCount).toBe(26);
    expect(mesh.isSolid && mesh.isManifold).toBe(true);
    expect(steps.map((step) => step.kind)).toEqual(['duplicate-vertices', 'unreferenced-vertices']);
    const touching = joined(cube(), moved(cube(), 1));
    expect(touching.repair().mesh.vertexCount).toBe(52);
    expect(touching.repair().steps).toEqual([]);
  });

  it(`turns any set of flipped faces back (seed ${SEED})`, () => {
    const ball = TriangleMesh.sphere({ radius: 1, edge: 0.7 });
    const ring = moved(TriangleMesh.torus({ radius: 1, tube: 0.3, edge: 0.4 }), 5);
    const both = joined(ball, ring);
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: both.triangleCount, maxLength: both.triangleCount }),
        (turn) => {
          const { mesh } = flipped(both, (t) => turn[t]).repair();
          expect(mesh.orientation).toBe('outward');
          expect(mesh.volume).toBeCloseTo(both.volume, 12);
        },
      ),
      { seed: SEED, numRuns: 30 },
    );
  });

  it('leaves forty thousand loose triangles as they are', () => {
    // Work on all vertices for each shell used to make this take minutes.
    const random = new Random(4);
    const positions = Float64Array.from({ length: 9 * 40000 }, () => random.next());
    const soup = new TriangleMesh({
      positions,
      triangles: Uint32Array.from({ length: 3 * 40000 }, (_, i) => i),
    });
    const { mesh, steps } = soup.repair();
    expect(steps).toEqual([]);
    expect(mesh.topology.shellCount).toBe(40000);
  });

  it('keeps a cavity a cavity, and mends one whose faces disagree', () => {
    const shell = joined(
      cube(),
      flipped(moved(cube(), 0, 0.5), () => true),
    );
    expect(shell.repair().steps).toEqual([]);
    expect(shell.repair().mesh.volume).toBeCloseTo(1 - 1 / 8, 12);
    const mended = flipped(shell, (t) => t === 50 || t === 3).repair();
    expect(mended.mesh.volume).toBeCloseTo(1 - 1 / 8, 12);
  });

  it('drops a wall between two rooms but keeps one side of a double-sided sheet', () => {
    const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
    const rooms = new TriangleMesh({
      positions: corners,
      triangles: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3, 1, 3, 2, 1, 2, 4, 2, 3, 4, 3, 1, 4],
    });
    expect(rooms.diagnose().isManifold).toBe(false);
    const { mesh } = rooms.repair();
    expect(mesh.triangleCount).toBe(6);
    expect(mesh.isSolid && mesh.isManifold).toBe(true);
    expect(mesh.volume).toBeCloseTo(rooms.volume, 14);
    const sheet = new TriangleMesh({ positions: corners, triangles: [0, 1, 2, 0, 2, 1, 1, 4, 2, 1, 2, 4] });
    expect(sheet.repair().mesh.triangleCount).toBe(2);
  });

  it('mends a flat face between a side and its split neighbour without opening a slit', () => {
    // A tetrahedron whose edge 0–1 is split on one side only; the flat face (0, 4, 1) closes the gap.
    const mesh = new TriangleMesh({
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.5, 0, 0],
      triangles: [0, 2, 4, 4, 2, 1, 0, 4, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3],
    });
    expect(mesh.isClosed).toBe(true);
    expect([...mesh.diagnose().zeroAreaFaces]).toEqual([2]);
    const { mesh: mended, steps } = mesh.repair();
    expect(steps.map((step) => step.kind)).toEqual(['zero-area-faces']);
    expect(mended.diagnose().faults).toEqual([]);
    expect(mended.volume).toBeCloseTo(1 / 6, 14);
  });

  it('leaves a Möbius strip with one seam', () => {
    const n = 12;
    const positions = Array.from({ length: n }, (_, i) => {
      const [a, b] = [(2 * Math.PI * i) / n, (Math.PI * i) / n];
      return [-1, 1].flatMap((s) => {
        const r = 2 + s * 0.5 * Math.cos(b);
        return [r * Math.cos(a), s * 0.5 * Math.sin(b), r * Math.sin(a)];
      });
    }).flat();
    const triangles = Array.from({ length: n }, (_, i) => {
      const [p, q] = [2 * i, 2 * i + 1];
      const [r, s] = i + 1 < n ? [2 * i + 2, 2 * i + 3] : [1, 0];
      return [p, q, r, q, s, r];
    }).flat();
    const { mesh } = new TriangleMesh({ positions, triangles }).repair();
    expect(mesh.diagnose().inconsistentEdges.length).toBe(2);
  });
});

describe('diagnose() and repair() of a solid', () => {
  const solid = TetMesh.box({ size: [1, 1, 1], cells: [2, 2, 2] });

  it('find nothing wrong with a box', () => {
    expect(solid.diagnose()).toMatchObject({ isSound: true, faults: [] });
    expect(solid.repair().steps).toEqual([]);
  });

  it('list inverted tetrahedra by number and turn them', () => {
    const tets = solid.tets.slice();
    for (const t of [3, 17]) tets.subarray(4 * t, 4 * t + 2).reverse();
    const bad = new TetMesh({ positions: solid.positions, tets });
    expect([...bad.diagnose().invertedTets]).toEqual([3, 17]);
    expect(kinds(bad)).toContain('inverted-tets');
    const { mesh, steps } = bad.repair();
    expect(steps).toEqual([{ kind: 'inverted-tets', count: 2, sentence: '2 inverted tetrahedra turned.' }]);
    expect(mesh.diagnose().isSound).toBe(true);
    expect(mesh.volume).toBeCloseTo(1, 14);
  });

  it('list flat, repeated and overlapping tetrahedra', () => {
    const flat = new TetMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0], tets: [0, 1, 2, 3] });
    expect([...flat.diagnose().degenerateTets]).toEqual([0]);
    const corner = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 2];
    const twice = new TetMesh({ positions: corner, tets: [0, 1, 2, 3, 1, 2, 0, 3] });
    expect([...twice.diagnose().duplicateTets]).toEqual([1]);
    expect(twice.repair().mesh.tetCount).toBe(1);
    const crowded = new TetMesh({ positions: corner, tets: [0, 1, 2, 3, 0, 2, 1, 4, 0, 1, 2, 5] });
    expect(crowded.diagnose().crowdedFaces.length).toBe(9);
    expect(kinds(crowded)).toContain('crowded-faces');
  });

  it('join coincident vertices only on request', () => {
    const positions = [...solid.tets].flatMap((v) => [...solid.positions.subarray(3 * v, 3 * v + 3)]);
    const loose = new TetMesh({ positions, tets: [...solid.tets].map((_, i) => i) });
    expect(loose.boundary().mesh.topology.shellCount).toBe(solid.tetCount);
    expect(loose.repair().steps).toEqual([]);
    const { mesh } = loose.repair({ joinVertices: true });
    expect(mesh.vertexCount).toBe(solid.vertexCount);
    expect(mesh.boundary().mesh.isSolid).toBe(true);
  });

  it('list where a boundary touches itself', () => {
    const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, -1, 0, 0, 0, -1];
    const hinge = new TetMesh({ positions, tets: [0, 1, 2, 3, 0, 1, 4, 5] });
    expect([...hinge.diagnose().nonManifoldEdges]).toEqual([0, 1]);
  });
});
