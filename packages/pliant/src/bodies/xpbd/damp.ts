/**
 * Viscosity as a dashpot in every edge of the mesh. Dashpots are solved one after the other at the level of velocities,
 * each implicitly:
 *
 *   for every edge (a, b), in order: j = −k h/(1 + k h (w_a + w_b)) (v_b − v_a)·n,  v_b += w_b j n,  v_a −= w_a j n
 *
 * Every dashpot takes energy out, for any step and viscosity. Every dashpot keeps linear and angular momentum exactly,
 * and does not brake rotations. XPBD's own damping (Macklin et al. 2016) would act on the rates of the two constraints.
 * We tried a strain-rate constraint per tetrahedron, solved after elasticity. It blows up where viscosity times rate
 * exceeds the balance of one sweep.
 *
 * In a mesh without preferred direction, dashpots k = 15 η V_e/ℓ² (V_e: a sixth of the volume of the tetrahedra around,
 * ℓ: rest length) add up to a shear viscosity η (the fourth moment of a random direction is 1/15) and a volume
 * viscosity of 5/3 η. Edges of regular grids have preferred directions. Along the axes of a box of cubes, a bar is
 * damped 1.6 times as much as 2 η Ė alone would damp it.
 */

import { EDGE_CORNERS } from '../../geometry/mesh/tet-adjacency.js';
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { sixVolumes } from '../soft/soft-mesh.js';

/** The dashpot of each edge of the mesh per unit of viscosity [m]. */
export function edgeDashpots(mesh: TetMesh): Float64Array {
  const { edges, tets, positions: p, vertexCount } = mesh;
  const numbers = new Map<number, number>();
  for (let e = 0; e < edges.length; e += 2) numbers.set(edges[e] * vertexCount + edges[e + 1], e / 2);
  const dashpots = new Float64Array(edges.length / 2);
  for (let t = 0; t < tets.length; t += 4) {
    const share = sixVolumes(p, tets, t) / 36;
    for (let k = 0; k < 12; k += 2) {
      const a = tets[t + EDGE_CORNERS[k]];
      const b = tets[t + EDGE_CORNERS[k + 1]];
      const e = numbers.get(Math.min(a, b) * vertexCount + Math.max(a, b))!;
      const x = p[3 * a] - p[3 * b];
      const y = p[3 * a + 1] - p[3 * b + 1];
      const z = p[3 * a + 2] - p[3 * b + 2];
      dashpots[e] = dashpots[e] + (15 * share) / (x * x + y * y + z * z);
    }
  }
  return dashpots;
}

/**
 * `strength` has viscosity times substep [Pa·s²], in an array because a computed argument is boxed. `edges` has numbers
 * of the body's vertices. `first` is the body's first particle.
 */
export function dampEdges(
  x: Float64Array,
  velocity: Float64Array,
  w: Float64Array,
  edges: Uint32Array,
  first: number,
  dashpots: Float64Array,
  strength: Float64Array,
): void {
  const viscous = strength[0];
  for (let e = 0; e < dashpots.length; e++) {
    const va = first + edges[2 * e];
    const vb = first + edges[2 * e + 1];
    const a = 3 * va;
    const b = 3 * vb;
    const nx = x[b] - x[a];
    const ny = x[b + 1] - x[a + 1];
    const nz = x[b + 2] - x[a + 2];
    const lengthSq = nx * nx + ny * ny + nz * nz;
    if (!(lengthSq > 0)) continue;
    const wa = w[va];
    const wb = w[vb];
    const kh = dashpots[e] * viscous;
    const closing =
      nx * (velocity[b] - velocity[a]) +
      ny * (velocity[b + 1] - velocity[a + 1]) +
      nz * (velocity[b + 2] - velocity[a + 2]);
    const j = (-kh * closing) / ((1 + kh * (wa + wb)) * lengthSq);
    velocity[a] = velocity[a] - wa * j * nx;
    velocity[a + 1] = velocity[a + 1] - wa * j * ny;
    velocity[a + 2] = velocity[a + 2] - wa * j * nz;
    velocity[b] = velocity[b] + wb * j * nx;
    velocity[b + 1] = velocity[b + 1] + wb * j * ny;
    velocity[b + 2] = velocity[b + 2] + wb * j * nz;
  }
}
