import { describe, expect, it } from 'vitest';
import { SheetShape } from './sheet-shape.js';
import { ThinElasticity } from './thin-elasticity.js';

/** Three by three vertices in the plane of x and z, a metre apart. */
function sheet() {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let j = 0; j < 3; j++) for (let i = 0; i < 3; i++) positions.push(i, 0, j);
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 2; i++) {
      const a = 3 * j + i;
      triangles.push(a, a + 3, a + 1, a + 1, a + 3, a + 4);
    }
  return { positions: Float64Array.from(positions), triangles: Int32Array.from(triangles) };
}

const DENSITY = 500;
const H = 1 / 60;

describe('the factor of a thin body', () => {
  const { positions, triangles } = sheet();
  const shape = new SheetShape(positions, triangles, {
    kind: 'cloth',
    youngsModulus: 1e5,
    poissonRatio: 0.3,
    thickness: 0.01,
  } as never);
  const count = positions.length / 3;

  function start() {
    const elasticity = new ThinElasticity(shape, 0, DENSITY, 0);
    const x = positions.slice();
    const inverseMass = new Float64Array(count).fill(1);
    // The second vertex does not move.
    inverseMass[1] = 0;
    elasticity.begin(x, inverseMass, H);
    elasticity.updateRotations(x);
    return { elasticity, x, inverseMass };
  }

  /** H d, with the springs of contact. */
  function product({ elasticity, x }: ReturnType<typeof start>, more: Float64Array, d: Float64Array) {
    const out = new Float64Array(d.length);
    elasticity.addProduct(x, d, out);
    for (let v = 0; v < count; v++)
      for (let r = 0; r < 3; r++) {
        const k = 3 * v + r;
        out[k] = v === 1 ? 0 : out[k] + (DENSITY / (H * H)) * shape.vertexVolume[v] * d[k];
        for (let c = 0; c < 3; c++) if (v !== 1) out[k] = out[k] + more[9 * v + 3 * r + c] * d[3 * v + c];
      }
    return out;
  }

  const some = Float64Array.from({ length: 3 * count }, (_, k) => (k > 2 && k < 6 ? 0 : Math.cos(7 * k)));
  const stiff = new Float64Array(9 * count);
  // Two vertices touch: one along a slanting normal, one in all directions.
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) stiff[9 * 4 + 3 * r + c] = 1e7 * [0.6, 0.8, 0][r] * [0.6, 0.8, 0][c];
  for (let k = 0; k < 9; k += 4) stiff[9 * 7 + k] = 3e6;

  const farthest = (a: Float64Array, b: Float64Array) => Math.max(...a.map((v, k) => Math.abs(v - b[k])));

  it('is that of its contacts as well: it was off by as much as they push', () => {
    const one = start();
    const force = product(one, stiff, some);
    const out = new Float64Array(force.length);
    one.elasticity.precondition(force, out);
    expect(farthest(out, some)).toBeGreaterThan(0.5);
    one.elasticity.factorAt(one.x, stiff);
    one.elasticity.precondition(force, out);
    expect(farthest(out, some)).toBeLessThan(1e-9);
  });

  it('is that of the body alone again in the next substep', () => {
    const one = start();
    const fresh = new Float64Array(some.length);
    const again = new Float64Array(some.length);
    one.elasticity.precondition(some, fresh);
    one.elasticity.factorAt(one.x, stiff);
    one.elasticity.begin(one.x, one.inverseMass, H);
    one.elasticity.precondition(some, again);
    expect(again).toEqual(fresh);
  });
});
