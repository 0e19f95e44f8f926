import type { TetMesh } from '../geometry/mesh/tet-mesh.js';
import type { TriangleMesh } from '../geometry/mesh/triangle-mesh.js';
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
    mesh: isSolid(mesh) ? { kind: 'data', positions: [...mesh.positions], tets: [...mesh.tets] } : mesh,
    ...(surface !== undefined && {
      surface: isSurface(surface)
        ? { positions: [...surface.positions], triangles: [...surface.triangles] }
        : surface,
    }),
  };
}

/** Told by what is in them, not by class: a program may have two copies of the package. */
function isSolid(mesh: SoftDefinition['mesh']): mesh is TetMesh {
  const { positions, tets } = (mesh ?? {}) as Partial<TetMesh>;
  return positions instanceof Float64Array && tets instanceof Uint32Array;
}

function isSurface(surface: NonNullable<SoftDefinition['surface']>): surface is TriangleMesh {
  const { positions, triangles } = (surface ?? {}) as Partial<TriangleMesh>;
  return positions instanceof Float64Array && triangles instanceof Uint32Array;
}
