import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import type { Particles } from '../particles.js';
import { checkSolid, requirePositiveNumber, requireVertex } from './check-mesh.js';

/** The options that every model of a soft body needs. */
export interface SoftMeshOptions {
  /** The rest shape. The body starts at its place. */
  readonly mesh: TetMesh;
  /** [kg/m³] Default 1000. */
  readonly density?: number;
  /** Vertices that nothing moves. */
  readonly fixed?: readonly number[];
}

/** The run of particles that carries one solid. */
export interface SoftMesh {
  /** The solid at rest. */
  readonly mesh: TetMesh;
  /** All particles. The solid has a run of them. */
  readonly particles: Particles;
  /** Its first particle. */
  readonly first: number;
  /** Number of its particles. */
  readonly count: number;
}

/**
 * Checks the solid and appends its vertices as particles. Each tetrahedron gives a quarter of its mass to each corner.
 */
export function addSoftMesh(particles: Particles, options: SoftMeshOptions): SoftMesh {
  const { mesh, density = 1000, fixed = [] } = options;
  requirePositiveNumber('density', density);
  checkSolid(mesh);
  for (const vertex of fixed) requireVertex('fixed', vertex, mesh.vertexCount);
  const count = mesh.vertexCount;
  const first = particles.add(count);
  const { position, previous, inverseMass } = particles.columns;
  position.set(mesh.positions, 3 * first);
  previous.set(mesh.positions, 3 * first);
  inverseMass.fill(1, first, first + count);
  for (const vertex of fixed) inverseMass[first + vertex] = 0;
  const soft = { mesh, particles, first, count };
  setDensity(soft, density);
  return soft;
}

/** Gives every vertex its share of the rest shape's mass with this density [kg/m³]. Fixed vertices stay fixed. */
export function setDensity({ mesh, particles, first, count }: SoftMesh, density: number): void {
  requirePositiveNumber('density', density);
  const { mass, inverseMass } = particles.columns;
  const { tets } = mesh;
  mass.fill(0, first, first + count);
  for (let t = 0; t < tets.length; t += 4) {
    const quarter = (density * sixVolumes(mesh.positions, tets, t)) / 24;
    for (let k = t; k < t + 4; k++) mass[first + tets[k]] = mass[first + tets[k]] + quarter;
  }
  for (let v = first; v < first + count; v++) if (inverseMass[v] !== 0) inverseMass[v] = 1 / mass[v];
}

/** Six times the signed volume of the tetrahedron whose corners start at tets[t] [m³]. */
export function sixVolumes(p: Float64Array, tets: Uint32Array, t: number): number {
  const a = 3 * tets[t];
  const b = 3 * tets[t + 1];
  const c = 3 * tets[t + 2];
  const d = 3 * tets[t + 3];
  const bx = p[b] - p[a];
  const by = p[b + 1] - p[a + 1];
  const bz = p[b + 2] - p[a + 2];
  const cx = p[c] - p[a];
  const cy = p[c + 1] - p[a + 1];
  const cz = p[c + 2] - p[a + 2];
  const dx = p[d] - p[a];
  const dy = p[d + 1] - p[a + 1];
  const dz = p[d + 2] - p[a + 2];
  return bx * (cy * dz - cz * dy) + by * (cz * dx - cx * dz) + bz * (cx * dy - cy * dx);
}

/** Fixes a vertex at its present place, or lets it go. */
export function setFixed({ particles, first, count }: SoftMesh, vertex: number, fixed: boolean): void {
  requireVertex('vertex', vertex, count);
  const { inverseMass, mass, velocity } = particles.columns;
  inverseMass[first + vertex] = fixed ? 0 : 1 / mass[first + vertex];
  if (fixed) velocity.fill(0, 3 * (first + vertex), 3 * (first + vertex) + 3);
}

/** Sets the force from outside on one vertex [N]. The force acts until it is set again. */
export function setForce(
  { particles, first, count }: SoftMesh,
  vertex: number,
  x: number,
  y: number,
  z: number,
): void {
  requireVertex('vertex', vertex, count);
  const { force } = particles.columns;
  force[3 * (first + vertex)] = x;
  force[3 * (first + vertex) + 1] = y;
  force[3 * (first + vertex) + 2] = z;
}
