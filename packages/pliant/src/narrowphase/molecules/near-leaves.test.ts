/** The faces that meet are found from old lists as from fresh ones, and as by comparing all faces. */
import { describe, expect, test } from 'vitest';
import '../../parts/molecules.js';
import { MassSpringBody } from '../../bodies/mass-spring/mass-spring-body.js';
import { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { Random } from '../../math/random.js';
import { PairList } from '../../queries/pair-list.js';
import { trianglesIntersect } from '../../queries/primitives/triangle-triangle.js';
import { BodyPairs } from './body-pairs.js';
import { TrianglePairs } from './triangle-pairs.js';

const SPACING = 0.015;

function cube(x: number): MoleculeBody {
  const positions = Float64Array.from({ length: 24 }, (_, k) => {
    const i = Math.floor(k / 3);
    return [x + SPACING * (i & 1), SPACING * ((i >> 1) & 1), SPACING * (i >> 2)][k % 3];
  });
  const material = { density: 1000, youngsModulus: 15_000, damping: 0, mediumDensity: 0 };
  const source = new MassSpringBody({
    positions,
    radii: new Float64Array(8).fill(0.012),
    frictions: new Float64Array(8),
    materials: [material],
    materialOf: new Uint32Array(8),
  });
  return new MoleculeBody(source, { rate: 0 });
}

/** Every face of one with every face of the other. */
function meeting(a: MoleculeSurface, b: MoleculeSurface): string[] {
  a.placeAll();
  b.placeAll();
  const found: string[] = [];
  const [p, q] = [a.skin.positions, b.skin.positions];
  const [s, t] = [a, b].map(({ skin }) => Array.from(skin.triangles, (vertex) => 3 * vertex));
  for (let i = 0; i < s.length; i += 3)
    for (let j = 0; j < t.length; j += 3)
      if (trianglesIntersect(p, s[i], s[i + 1], s[i + 2], q, t[j], t[j + 1], t[j + 2]))
        found.push(`${i / 3} ${j / 3}`);
  return found;
}

describe('faces that meet', () => {
  test.each([1, 2, 3])('are those of all faces, however old the list is (seed %i)', (seed) => {
    const random = new Random(seed);
    const bodies = [cube(0), cube(0.034)];
    const surfaces = bodies.map((body) => body.needSurface(0));
    const pairs = new BodyPairs();
    pairs.push(0, 1);
    const search = new TrianglePairs();
    const list = new PairList();
    let most = 0;
    for (let step = 0; step < 12; step++) {
      search.prepare(bodies, pairs);
      search.find(0, 1, surfaces[0], surfaces[1], list);
      const found = Array.from({ length: list.count }, (_, k) => `${list.a(k)} ${list.b(k)}`);
      expect(found).toEqual(meeting(surfaces[0], surfaces[1]));
      most = Math.max(most, found.length);
      const drift = [random.uniform(-6e-4, 4e-4), random.uniform(-3e-4, 3e-4), random.uniform(-3e-4, 3e-4)];
      const { positions } = bodies[1].model;
      for (let k = 0; k < positions.length; k++) positions[k] += drift[k % 3] + random.uniform(-1e-4, 1e-4);
      surfaces[1].moleculesMoved();
      bodies[1].bound();
    }
    expect(most).toBeGreaterThan(10);
  });
});
