import { describe, expect, it } from 'vitest';
import { PliantError } from '../core/errors.js';
import { pointTriangleDistanceSq } from '../geometry/mesh/search/point-triangle-distance.js';
import { TetMesh } from '../geometry/mesh/tet-mesh.js';
import { moved } from '../narrowphase/tetrahedra/tetrahedra.test-support.js';
import { PAIR_DEPTH_NAMES } from './pair-depths.js';
import { penetrationsBetween, type VertexPenetration } from './penetrations-between.js';

const shifted = (mesh: TetMesh, x: number, y: number, z: number, turn = 0) =>
  new TetMesh({ positions: moved(mesh.positions, [turn, turn, turn], [x, y, z]), tets: mesh.tets });

const box = TetMesh.box({ size: [1, 1, 1], cells: [3, 3, 3] });
const tet = new TetMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], tets: [0, 1, 2, 3] });

function sound(rows: readonly VertexPenetration[]): void {
  for (const row of rows) {
    expect(Number.isFinite(row.depth)).toBe(true);
    const length = Math.hypot(...row.direction);
    expect(length === 0 || Math.abs(length - 1) < 1e-12).toBe(true);
    if (row.face >= 0) expect(row.weights.reduce((sum, w) => sum + w, 0)).toBeCloseTo(1, 12);
  }
}

describe.each(PAIR_DEPTH_NAMES)('penetrations by %s', (method) => {
  it('name every vertex inside, once, in order', () => {
    const rows = penetrationsBetween(box, shifted(box, 0.6, 0.1, 0.05), { method });
    sound(rows);
    const keys = rows.map((row) => `${row.body}${String(row.vertex).padStart(4, '0')}`);
    expect([...keys].sort()).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(rows.some((row) => row.body === 'a')).toBe(true);
    expect(rows.some((row) => row.body === 'b')).toBe(true);
    expect(rows.every((row) => row.partner !== row.body)).toBe(true);
  });

  it('send shallow points straight out of the face they came through', () => {
    const bodies = { a: box, b: shifted(box, 0.97, 0.02, 0.01) };
    const rows = penetrationsBetween(bodies.a, bodies.b, { method });
    // Away from the rim, where other faces have a say.
    const inner = rows.filter(({ body, vertex }) =>
      [1, 2].every((i) => Math.abs(bodies[body].positions[3 * vertex + i]) < 0.4),
    );
    expect(inner).toHaveLength(8);
    // Edges of the consistent method that leave sideways, ten times as far away, have a hundredth of the weight and ten times the
    // depth: up to three of them add a tenth each.
    const [digits, slack] = method === 'consistent' ? [3, 9e-3] : [6, 1e-9];
    for (const row of inner) {
      expect(row.direction[0]).toBeCloseTo(row.body === 'a' ? -1 : 1, digits);
      expect(Math.abs(row.depth - 0.03)).toBeLessThan(slack);
    }
  });

  it('are the same for a body anywhere and of any size', () => {
    const plain = penetrationsBetween(box, shifted(box, 0.6, 0.1, 0.05), { method });
    for (const scale of [1e-6, 1e6]) {
      const sized = (mesh: TetMesh) =>
        new TetMesh({ positions: mesh.positions.map((x) => scale * (x + 3)), tets: mesh.tets });
      const rows = penetrationsBetween(sized(box), sized(shifted(box, 0.6, 0.1, 0.05)), { method });
      expect(rows.length).toBe(plain.length);
      rows.forEach((row, k) => {
        expect(row.depth / scale).toBeCloseTo(plain[k].depth, 6);
      });
    }
  });

  it('stay sound for single, inverted, flat, coincident and disconnected tetrahedra', () => {
    const inverted = new TetMesh({ positions: tet.positions, tets: [1, 0, 2, 3] });
    const flat = new TetMesh({
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.3, 0.3, 0],
      tets: [0, 1, 2, 3, 0, 1, 2, 4],
    });
    const two = new TetMesh({
      positions: [...tet.positions, ...tet.positions.map((x) => x + 0.05)],
      tets: [0, 1, 2, 3, 4, 5, 6, 7],
    });
    for (const a of [tet, inverted, flat, two, box])
      for (const b of [tet, inverted, flat, two, box])
        for (const shift of [0, 0.1, 0.25])
          sound(penetrationsBetween(a, shifted(b, shift, shift / 2, shift / 3), { method }));
  });

  it('of a folded body with itself push the fold apart', () => {
    const bar = TetMesh.beam({ length: 4, width: 0.5, height: 0.5, edge: 0.25 });
    const positions = Float64Array.from(bar.positions);
    // The right half is bent back over the left, sunk 0.1 into it.
    for (let k = 0; k < positions.length; k += 3) {
      if (bar.positions[k] <= 0.3) continue;
      const along = bar.positions[k] - 0.3;
      if (along < 0.8) {
        const angle = (along / 0.8) * Math.PI;
        const height = bar.positions[k + 1] - 0.2;
        positions[k] = 0.3 - height * Math.sin(angle);
        positions[k + 1] = 0.2 + height * Math.cos(angle);
      } else {
        positions[k] = 0.3 - (along - 0.8);
        positions[k + 1] = 0.4 - bar.positions[k + 1];
      }
    }
    const folded = new TetMesh({ positions, tets: bar.tets });
    const rows = penetrationsBetween(folded, folded, { method });
    sound(rows);
    const deep = rows.filter((row) => row.depth > 0.02 && positions[3 * row.vertex] < 0);
    expect(deep.length).toBeGreaterThan(4);
    for (const row of deep) {
      const isUpper = bar.positions[3 * row.vertex] > 1;
      expect(Math.sign(row.direction[1])).toBe(isUpper ? 1 : -1);
    }
  });
});

describe('penetrations', () => {
  it('refuse what they cannot work with, and say what to do', () => {
    expect(() => penetrationsBetween(box, box, { method: 'guess' as 'regional' })).toThrow(PliantError);
    expect(() => penetrationsBetween(box, box, { method: 'guess' as 'regional' })).toThrow(
      /closest-feature, consistent, regional/,
    );
    const broken = new Float64Array(box.positions);
    broken[7] = NaN;
    expect(() => penetrationsBetween({ ...box, positions: broken } as unknown as TetMesh, box)).toThrow(
      /a\.positions\[7\]/,
    );
  });

  it('by closest-feature are those of a search through every triangle', () => {
    const other = shifted(TetMesh.sphere({ radius: 0.6, edge: 0.25 }), 0.5, 0.2, 0.1, 0.4);
    const bodies = { a: box, b: other };
    for (const row of penetrationsBetween(box, other, { method: 'closest-feature' })) {
      const [x, y, z] = bodies[row.body].positions.subarray(3 * row.vertex, 3 * row.vertex + 3);
      const { triangles } = bodies[row.partner].boundary();
      const p = bodies[row.partner].positions;
      let least = Infinity;
      for (let t = 0; t < triangles.length; t += 3)
        least = Math.min(
          least,
          pointTriangleDistanceSq(
            p,
            3 * triangles[t],
            3 * triangles[t + 1],
            3 * triangles[t + 2],
            x!,
            y!,
            z!,
          ),
        );
      expect(row.depth).toBeCloseTo(Math.sqrt(least), 10);
    }
  });
});
