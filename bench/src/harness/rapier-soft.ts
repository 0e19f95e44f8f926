/** A tetrahedral body in Rapier with the mesh, mass and elastic constants of one of ours. */
import type { TetMesh } from 'pliant';

export type Rapier = typeof import('@dimforge/rapier3d-compat').default;

export interface RapierSoftBody {
  readonly mesh: TetMesh;
  /** Of the mesh's origin [m]. */
  readonly at: readonly number[];
  /** [Pa] */
  readonly youngsModulus: number;
  readonly poissonRatio: number;
  /** [kg/m³] */
  readonly density: number;
}

export function addSoftBody(
  rapier: Rapier,
  world: InstanceType<Rapier['World']>,
  { mesh, at, youngsModulus, poissonRatio, density }: RapierSoftBody,
) {
  const material = new rapier.SoftBodyMaterial();
  material.youngModulus = youngsModulus;
  material.poissonRatio = poissonRatio;
  return world.createSoftBody(
    new rapier.SoftBodyDesc(Float32Array.from(mesh.positions, (x, k) => x + at[k % 3]))
      .setCells(Uint32Array.from(mesh.tets))
      .setCellModel(rapier.SoftBodyCellModel.NeoHookean)
      .setMaterial(material)
      .setMass(density * mesh.volume)
      .setCanSleep(false),
  );
}
