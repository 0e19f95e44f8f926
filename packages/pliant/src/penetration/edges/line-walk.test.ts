import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { Random } from '../../math/random.js';
import { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { TetTopology } from '../../narrowphase/tetrahedra/topology.js';
import { LOST, walkLine } from './line-walk.js';
import { DISTANCE, Walker } from './walk.js';

const topologies = {
  cube: new TetTopology(TetMesh.box({ size: [1, 1, 1], cells: [4, 4, 4] })),
  ball: new TetTopology(TetMesh.sphere({ radius: 0.5, edge: 0.15 })),
  ring: new TetTopology(TetMesh.torus({ radius: 0.5, tube: 0.2, edge: 0.2 })),
};

/** A body bent smoothly, so that no tetrahedron is inverted. */
function bent(topology: TetTopology): TetBody {
  const positions = topology.restPositions.slice();
  for (let k = 0; k < positions.length; k += 3) positions[k] += 0.07 * Math.sin(4 * positions[k + 1]);
  return new TetBody(topology, positions);
}

/** Sets a line from a random place of a tetrahedron; every third runs along an axis, every fourth ends after a while. */
function aim(walker: Walker, body: TetBody, tet: number, k: number, random: Random): void {
  const shares = [0, 0, 0, 0].map(() => 0.05 + random.next());
  const sum = shares.reduce((s, x) => s + x);
  for (let i = 0; i < 3; i++) {
    walker.line[i] = shares.reduce(
      (s, x, c) => s + (x / sum) * body.positions[3 * body.topology.tets[4 * tet + c] + i],
      0,
    );
    walker.line[3 + i] = k % 3 === 0 ? ((k / 3) % 3 === i ? 1 - 2 * (k % 2) : 0) : 2 * random.next() - 1;
  }
  walker.line[6] = k % 4 === 0 ? 0.4 * random.next() : Infinity;
}

describe('a line seen from its end', () => {
  for (const [i, [name, topology]] of Object.entries(topologies).entries()) {
    it(`leaves a ${name} where the walk by volumes does (seed ${i})`, () => {
      const random = new Random(i);
      const body = bent(topology);
      const walker = new Walker();
      const found = new Float64Array(4);
      for (let k = 0; k < 500; k++) {
        const tet = Math.floor(random.next() * topology.tetCount);
        aim(walker, body, tet, k, random);
        const triangle = walkLine(body, tet, walker.line, found);
        expect(triangle).not.toBe(LOST);
        expect(walker.walkByVolumes(body, tet)).toBe(triangle);
        expect(found[3]).toBeCloseTo(walker.weights[DISTANCE], 10);
        for (let c = 0; triangle >= 0 && c < 3; c++) expect(found[c]).toBeCloseTo(walker.weights[c], 8);
      }
    });
  }

  it('through vertices and edges of a grid still comes out on the far side', () => {
    const body = new TetBody(topologies.cube);
    const walker = new Walker();
    const { tets } = topologies.cube;
    for (let tet = 0; tet < topologies.cube.tetCount; tet++) {
      for (let c = 0; c < 4; c++) {
        for (const way of [1, -1]) {
          const at = 3 * tets[4 * tet + c];
          walker.along(body.positions, at, Float64Array.of(0, way, 0), 0, 1);
          expect(walker.walk(body, tet)).toBeGreaterThanOrEqual(0);
          expect(walker.weights[DISTANCE]).toBeCloseTo(0.5 - way * body.positions[at + 1], 12);
        }
      }
    }
  });

  it('that starts in an inverted tetrahedron, or has no direction, is left to the walk by volumes', () => {
    const mesh = new TetMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], tets: [0, 1, 2, 3] });
    const turned = Float64Array.of(0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1);
    const body = new TetBody(new TetTopology(mesh), turned);
    const walker = new Walker();
    walker.line.set([0.1, 0.1, 0.1, 0, 0, -1, Infinity]);
    expect(walkLine(body, 0, walker.line, new Float64Array(4))).toBe(LOST);
    expect(walker.walk(body, 0)).toBeGreaterThanOrEqual(0);
    expect(walker.weights[DISTANCE]).toBeCloseTo(0.1, 14);
    walker.line.fill(0, 3, 6);
    expect(walker.walk(body, 0)).toBe(LOST);
  });
});
