import { TetMesh } from '../geometry/mesh/tet-mesh.js';
import { TriangleMesh } from '../geometry/mesh/triangle-mesh.js';
import type { BodyDefinition } from '../scene/index.js';

type Soft = Extract<BodyDefinition, { kind: 'soft' }>;

/** A soft body as a program writes it, with meshes it has already. */
export type SoftDefinition = Omit<Soft, 'mesh' | 'surface'> & {
  readonly mesh: Soft['mesh'] | TetMesh;
  readonly surface?: Soft['surface'] | TriangleMesh;
};

/** The definition as data, such as a scene or a recording holds it. */
export function plainDefinition(body: BodyDefinition | SoftDefinition): BodyDefinition {
  if (typeof body !== 'object' || body === null || body.kind !== 'soft') return body as BodyDefinition;
  const { mesh, surface, ...rest } = body;
  return {
    ...rest,
    mesh:
      mesh instanceof TetMesh ? { kind: 'data', positions: [...mesh.positions], tets: [...mesh.tets] } : mesh,
    ...(surface !== undefined && {
      surface:
        surface instanceof TriangleMesh
          ? { positions: [...surface.positions], triangles: [...surface.triangles] }
          : surface,
    }),
  };
}
