/**
 * Tetrahedra for any closed surface, by isosurface stuffing (stuff.ts), with what can be promised and what was
 * measured.
 *
 * Promised, whatever the surface: no inverted tetrahedron, angles between faces in [10.5°, 163.8°], mean-ratio quality
 * ≥ 0.25, a closed manifold boundary whose vertices lie on the surface to rounding; next to places where the boundary
 * would have touched itself (`relaxedCount`), within 0.38 `edge` of it. No point of the boundary is further than 1.4
 * `edge` from the surface. Not promised: sharp edges (they are rounded within the same distances), and parts thinner
 * than a lattice cell. After each attempt the surface is sampled against the result; where it strays further than one
 * `edge`, the lattice is refined, and what is still missing after the last refinement is listed in `missed`.
 */
import { PliantError } from '../../../core/errors.js';
import { orientShells } from '../diagnosis/orient.js';
import { weld } from '../diagnosis/weld.js';
import { TetMesh } from '../tet-mesh.js';
import { TriangleMesh } from '../triangle-mesh.js';
import { compare } from './compare.js';
import { improve } from './improve.js';
import { Lattice, SPACING_PER_EDGE } from './lattice.js';
import { SurfaceSolid } from './solid-source.js';
import { stuff } from './stuff.js';

/** How a surface is filled with tetrahedra. */
export interface TetrahedraliseOptions {
  /** Mean length of the edges inside [m]. */
  readonly edge: number;
  /**
   * Vertices inside are moved to lift tetrahedra towards this mean-ratio quality; 0 leaves them on the lattice. Default
   * 0.5. The bounds hold either way.
   */
  readonly quality?: number;
  /** How often the lattice may be halved to catch thin parts. Default 1. */
  readonly refinements?: number;
  /** Largest number of lattice nodes. Default four million. */
  readonly nodeLimit?: number;
}

/** A solid made from a surface, and how it went. */
export interface Tetrahedralisation {
  /** The solid. */
  readonly mesh: TetMesh;
  /** The edge length that was used: `edge` halved once for every refinement [m]. */
  readonly edge: number;
  /** Vertices that had to be moved for better elements. */
  readonly relaxedCount: number;
  /** Largest distance of a boundary vertex from the surface [m]. */
  readonly boundaryDistance: number;
  /** Largest distance of a sample of the surface from the boundary, looked for up to twice the edge asked for [m]. */
  readonly surfaceDistance: number;
  /**
   * Triangles of the surface with a sample further than the asked `edge` from the boundary: parts too thin for the
   * lattice.
   */
  readonly missed: Uint32Array;
}

/** Fills a closed surface with tetrahedra of about the given edge length. */
export function tetrahedralise(surface: TriangleMesh, options: TetrahedraliseOptions): Tetrahedralisation {
  const { edge, quality = 0.5, refinements = 1, nodeLimit = 4e6 } = options;
  if (!(edge > 0 && edge < Infinity)) {
    throw new PliantError('invalid-value', `The edge length is ${edge}; give a positive number of metres.`, {
      path: 'edge',
    });
  }
  const solid = closedSurface(surface);
  let best: Tetrahedralisation | undefined;
  let used = edge;
  for (let round = 0; round <= refinements; round++, used /= 2) {
    const lattice = Lattice.around(solid.bounds, used * SPACING_PER_EDGE);
    if (lattice.nodeCount > nodeLimit) {
      if (best) break;
      throw new PliantError(
        'too-large',
        `An edge of ${edge} m needs ${lattice.nodeCount} lattice nodes, more than ${nodeLimit}; ask for a longer one.`,
        { path: 'edge' },
      );
    }
    best = attempt(solid, lattice, { used, asked: edge, quality });
    if (best.mesh.tetCount > 0 && best.missed.length === 0) return best;
  }
  if (best && best.mesh.tetCount > 0) return best;
  throw new PliantError(
    'bad-geometry',
    `The whole surface is thinner than the lattice; ask for an edge shorter than ${best?.edge ?? edge} m.`,
    { path: 'edge' },
  );
}

interface Wishes {
  readonly used: number;
  readonly asked: number;
  readonly quality: number;
}

function attempt(
  solid: TriangleMesh,
  lattice: Lattice,
  { used, asked, quality }: Wishes,
): Tetrahedralisation {
  const source = new SurfaceSolid(solid.positions, solid.triangles, solid.bounds);
  const { relaxedCount, ...data } = stuff(source, lattice);
  if (quality > 0) improve(data.positions, data.tets, quality);
  const mesh = new TetMesh(data);
  const comparison = compare(solid, mesh.boundary().mesh, lattice.spacing, asked);
  return { mesh, edge: used, relaxedCount, ...comparison };
}

/** The surface with coincident vertices joined and its faces outwards, or an error if it isn't closed. */
function closedSurface(surface: TriangleMesh): TriangleMesh {
  const { positions } = surface;
  let mesh = new TriangleMesh({ positions, triangles: weld(positions, surface.triangles, 'all').triangles });
  if (!mesh.topology.isBalanced) {
    mesh = new TriangleMesh({ positions, triangles: orientShells(positions, mesh.triangles).triangles });
  }
  const { isBalanced, openEdges } = mesh.topology;
  if (!isBalanced || mesh.triangleCount === 0) {
    throw new PliantError(
      'bad-geometry',
      openEdges.length > 0
        ? `The surface has ${openEdges.length} open edges and encloses no volume; close its holes first.`
        : 'The faces of the surface do not agree on an inside; see diagnose().',
      { path: 'triangles' },
    );
  }
  if (mesh.volume >= 0) return mesh;
  return new TriangleMesh({ positions, triangles: mesh.triangles.slice().reverse() });
}
