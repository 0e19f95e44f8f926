/** A bar for tests of materials. */
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { emptyParticles, NO_GRAVITY } from '../soft/soft.test-support.js';
import { setForce } from '../soft/soft-mesh.js';
import { FemBody } from './fem-body.js';
import { FemShape } from './fem-shape.js';
import type { FemMaterial } from './material.js';

/** A bar of 1 m along x with a cross-section of 0.25 m². Nothing holds it. */
export function barOf(material: FemMaterial, activation = 0) {
  const mesh = TetMesh.box({ size: [1, 0.5, 0.5], cells: [4, 2, 2] });
  const body = new FemBody(emptyParticles(), { mesh, shape: new FemShape(mesh, material), activation });
  const end = (x: number) =>
    [...Array(mesh.vertexCount).keys()].filter((v) => Math.abs(mesh.positions[3 * v] - x) < 1e-9);
  const length = () => {
    const { position } = body.soft.particles.columns;
    const mean = (list: number[], axis: number) =>
      list.reduce((sum, v) => sum + position[3 * v + axis], 0) / list.length;
    // A free bar may turn a little.
    return Math.hypot(...[0, 1, 2].map((axis) => mean(end(0.5), axis) - mean(end(-0.5), axis)));
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
