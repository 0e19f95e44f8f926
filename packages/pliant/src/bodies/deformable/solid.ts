/** The solid that a scene asks for, placed where the body starts. */
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { rotate } from '../../math/quat.js';
import type { SolidMeshSettings } from '../../scene/index.js';

type Maker<K extends SolidMeshSettings['kind']> = (mesh: Extract<SolidMeshSettings, { kind: K }>) => TetMesh;

const MAKERS: { readonly [K in SolidMeshSettings['kind']]: Maker<K> } = {
  box: (mesh) => TetMesh.box(mesh),
  beam: (mesh) => TetMesh.beam(mesh),
  plate: ({ width, depth, thickness, edge }) =>
    TetMesh.plate({ size: [width, depth], thickness, ...(edge !== undefined && { edge }) }),
  sphere: (mesh) => TetMesh.sphere(mesh),
  ellipsoid: (mesh) => TetMesh.ellipsoid(mesh),
  cylinder: (mesh) => TetMesh.cylinder(mesh),
  capsule: (mesh) => TetMesh.capsule(mesh),
  cone: (mesh) => TetMesh.cone(mesh),
  torus: (mesh) => TetMesh.torus(mesh),
  'chain-link': (mesh) => TetMesh.chainLink(mesh),
  blob: (mesh) => TetMesh.blob(mesh),
  data: ({ positions, tets }) =>
    new TetMesh({ positions: Float64Array.from(positions), tets: Uint32Array.from(tets) }),
};

export function makeSolid(mesh: SolidMeshSettings): TetMesh {
  return (MAKERS[mesh.kind] as (mesh: SolidMeshSettings) => TetMesh)(mesh);
}

/** Positions turned by the quaternion, then moved; `at` in [m]. */
export function placed(
  positions: Float64Array,
  at: ArrayLike<number>,
  orientation: ArrayLike<number>,
): Float64Array {
  const out = new Float64Array(positions.length);
  const q = Float64Array.from(orientation);
  for (let k = 0; k < out.length; k += 3) {
    rotate(out, k, q, 0, positions, k);
    for (let i = 0; i < 3; i++) out[k + i] += at[i];
  }
  return out;
}
