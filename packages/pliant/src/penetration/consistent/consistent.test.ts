import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { Random } from '../../math/random.js';
import { TetBody } from '../../narrowphase/tetrahedra/body.js';
import { PairOverlap } from '../../narrowphase/tetrahedra/pair-overlap.js';
import { moved } from '../../narrowphase/tetrahedra/tetrahedra.test-support.js';
import { TetTopology } from '../../narrowphase/tetrahedra/topology.js';
import { VertexDepths } from '../vertex-depths.js';
import { ConsistentDepth } from './consistent.js';
import { slowConsistent, slowCrossings } from './consistent.test-support.js';

const topologies = {
  cube: new TetTopology(TetMesh.box({ size: [1, 1, 1], cells: [3, 3, 3] })),
  ball: new TetTopology(TetMesh.sphere({ radius: 0.55, edge: 0.22 })),
  ring: new TetTopology(TetMesh.torus({ radius: 0.5, tube: 0.2, edge: 0.22 })),
};

/** A seeded pose, and a smooth deformation so that no plane stays a plane. */
function posed(topology: TetTopology, random: Random): TetBody {
  const draw = (s: number) => s * (2 * random.next() - 1);
  const positions = moved(
    topology.restPositions,
    [draw(3), draw(3), draw(3)],
    [draw(0.5), draw(0.5), draw(0.5)],
  );
  for (let k = 0; k < positions.length; k += 3) positions[k] += 0.07 * Math.sin(4 * positions[k + 1]);
  return new TetBody(topology, positions);
}

describe('consistent depth', () => {
  for (const [i, [first, second]] of (
    [
      ['cube', 'cube'],
      ['ball', 'cube'],
      ['ring', 'cube'],
      ['ring', 'ring'],
      ['ball', 'ball'],
    ] as const
  ).entries()) {
    it(`of ${first} and ${second} is that of the equations, written down plainly (seed ${i})`, () => {
      const random = new Random(i);
      const overlap = new PairOverlap();
      const method = new ConsistentDepth();
      const out = new VertexDepths();
      for (let run = 0; run < 2; run++) {
        const a = posed(topologies[first], random);
        const b = posed(topologies[second], random);
        overlap.detect(a, b);
        method.measure(overlap, out);
        const { vertices, split, count } = overlap.points;
        expect(method.edges.count).toBe(slowCrossings(a, b).length + slowCrossings(b, a).length);
        const expected = [slowConsistent(a, b), slowConsistent(b, a)] as const;
        for (let row = 0; row < count; row++) {
          const truth = expected[row < split ? 0 : 1].get(vertices[row]);
          expect(out.depths[row]).toBeCloseTo(truth?.depth ?? 0, 9);
          const direction = truth?.direction ?? [0, 0, 0];
          for (let k = 0; k < 3; k++) expect(out.directions[3 * row + k]).toBeCloseTo(direction[k], 8);
        }
      }
    });
  }

  it('of a sphere pressed into a half-space follows the profile of the sphere', () => {
    // A sphere of radius 0.5 pressed 0.1 deep into a wide block: depth d − R (1 − cos φ), direction up.
    const block = new TetBody(new TetTopology(TetMesh.box({ size: [2, 0.8, 2], cells: [12, 5, 12] })));
    const ball = new TetTopology(TetMesh.sphere({ radius: 0.5, edge: 0.12 }));
    const pressed = new TetBody(ball, moved(ball.restPositions, [0.3, 0.2, 0.1], [0.01, 0.8, 0.02]));
    const overlap = new PairOverlap();
    const out = new VertexDepths();
    overlap.detect(pressed, block);
    new ConsistentDepth().measure(overlap, out);
    const { vertices, split } = overlap.points;
    expect(split).toBeGreaterThan(10);
    for (let row = 0; row < split; row++) {
      const depth = 0.4 - pressed.positions[3 * vertices[row] + 1];
      expect(Math.abs(out.depths[row] - depth)).toBeLessThan(1e-9);
      expect(out.directions[3 * row + 1]).toBeGreaterThan(Math.cos((5 * Math.PI) / 180));
    }
  });

  it('of an enclosed body is none, as the paper says', () => {
    const inner = new TetTopology(TetMesh.box({ size: [0.2, 0.2, 0.2], cells: [2, 2, 2] }));
    const overlap = new PairOverlap();
    const out = new VertexDepths();
    expect(overlap.detect(new TetBody(inner), new TetBody(topologies.cube))).toBe(27);
    new ConsistentDepth().measure(overlap, out);
    expect([...out.stages.subarray(0, 27)].every((stage) => stage === 2)).toBe(true);
    expect([...out.depths.subarray(0, 27)].every((depth) => depth === 0)).toBe(true);
  });
});
