/** Materials of fem bodies against closed forms: laws at large strain, parts, and muscles. */
import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { emptyParticles, NO_GRAVITY } from '../soft/soft.test-support.js';
import { setForce } from '../soft/soft-mesh.js';
import { FemBody } from './fem-body.js';
import { FemShape } from './fem-shape.js';
import type { FemMaterial } from './material.js';

/** A bar of 1 m along x with a cross-section of 0.25 m². Nothing holds it. */
function barOf(material: FemMaterial, activation = 0) {
  const mesh = TetMesh.box({ size: [1, 0.5, 0.5], cells: [4, 2, 2] });
  const body = new FemBody(emptyParticles(), { mesh, shape: new FemShape(mesh, material), activation });
  const end = (x: number) =>
    [...Array(mesh.vertexCount).keys()].filter((v) => Math.abs(mesh.positions[3 * v] - x) < 1e-9);
  const length = () => {
    const { position } = body.soft.particles.columns;
    const mean = (list: number[]) => list.reduce((sum, v) => sum + position[3 * v], 0) / list.length;
    return mean(end(0.5)) - mean(end(-0.5));
  };
  /** A third of the end's faces at each vertex: a uniform stress on them [m²]. */
  const share = new Float64Array(mesh.vertexCount);
  const { triangles } = mesh.boundary();
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [...triangles.subarray(t, t + 3)];
    const [a, b, c] = corners.map((v) => [...mesh.positions.subarray(3 * v, 3 * v + 3)]);
    if (Math.abs(Math.abs(a[0] + b[0] + c[0]) - 1.5) > 1e-9) continue;
    const area = Math.abs((b[1] - a[1]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[1] - a[1])) / 2;
    for (const v of corners) share[v] = share[v] + area / 3;
  }
  /** Pulls both ends with a force per rest area [Pa] and waits. */
  const pull = (stress: number) => {
    for (const side of [-1, 1])
      for (const v of end(0.5 * side)) setForce(body.soft, v, side * stress * share[v], 0, 0);
    for (let k = 0; k < 60; k++) body.substep(0.1, NO_GRAVITY);
    return length();
  };
  return { body, pull, length };
}

/** Stretch at which the force per rest area is `stress`, by bisection. */
function solve(force: (stretch: number) => number, stress: number): number {
  let [low, high] = [0.3, 3];
  for (let k = 0; k < 60; k++) {
    const middle = (low + high) / 2;
    if (force(middle) < stress) low = middle;
    else high = middle;
  }
  return low;
}

describe('laws at large strain, without a Poisson ratio', () => {
  const E = 1e5;
  const laws = {
    // Without λ the sides keep their length: P = E/2 (s − 1/s), E (s − 1), E/2 (s² − 1) s.
    'neo-hookean': (s: number) => (E / 2) * (s - 1 / s),
    'co-rotational': (s: number) => E * (s - 1),
    'st-venant-kirchhoff': (s: number) => (E / 2) * (s * s - 1) * s,
  } as const;

  it.each(['neo-hookean', 'co-rotational', 'st-venant-kirchhoff'] as const)('%s', (law) => {
    for (const stress of [1e3, 4e4]) {
      const { pull } = barOf({ youngsModulus: E, poissonRatio: 0, law });
      expect(pull(stress)).toBeCloseTo(solve(laws[law], stress), 5);
    }
  });
});

it('parts have moduli of their own: two halves in a row stretch like springs', () => {
  const box = { min: [0, -1, -1], max: [1, 1, 1] };
  const { pull } = barOf({ youngsModulus: 1e6, poissonRatio: 0, parts: [{ box, youngsModulus: 1e5 }] });
  expect((pull(10) - 1) / (10 * (0.5 / 1e6 + 0.5 / 1e5))).toBeCloseTo(1, 3);
});

describe('muscles', () => {
  it.each(['neo-hookean', 'co-rotational'] as const)(
    'shorten a free bar until it balances them, %s',
    (law) => {
      const T = 2e4;
      const muscles = [{ direction: [2, 0, 0], stress: T }];
      for (const activation of [0, 0.5, 1]) {
        const { pull } = barOf({ youngsModulus: 1e5, poissonRatio: 0, law, muscles }, activation);
        const own =
          law === 'neo-hookean' ? (s: number) => (1e5 / 2) * (s - 1 / s) : (s: number) => 1e5 * (s - 1);
        expect(pull(0)).toBeCloseTo(
          solve((s) => own(s) + activation * T * s, 0),
          5,
        );
      }
    },
  );
});
