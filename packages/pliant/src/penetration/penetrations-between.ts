/** Depth and way out for every vertex of two solids inside the other, without any simulation. */
import { PliantError } from '../core/errors.js';
import type { TetMesh } from '../geometry/mesh/tet-mesh.js';
import { TetBody } from '../narrowphase/tetrahedra/body.js';
import { PairOverlap } from '../narrowphase/tetrahedra/pair-overlap.js';
import { TetTopology } from '../narrowphase/tetrahedra/topology.js';
import { createPairDepth, type PairDepthName } from './pair-depths.js';
import { ROW_STAGES, type RowStage, VertexDepths } from './vertex-depths.js';

/** One vertex inside the other body. */
export interface VertexPenetration {
  /** The body of the vertex. */
  readonly body: 'a' | 'b';
  /** Its number in its body. */
  readonly vertex: number;
  /** The body around the vertex. */
  readonly partner: 'a' | 'b';
  /** [m] */
  readonly depth: number;
  /** Unit way out for the vertex. */
  readonly direction: readonly [number, number, number];
  /** Triangle of the partner's boundary (`TetMesh.boundary().triangles`), −1 if there is none. */
  readonly face: number;
  /** Weights of the face's corners at the contact. */
  readonly weights: readonly [number, number, number];
  /** Connected contact that the vertex belongs to. */
  readonly region: number;
  /** `border`: next to the outside; `propagated`: deeper; `fallback`: the method used another way, or found nothing. */
  readonly stage: RowStage;
}

/** How penetrations are measured. */
export interface PenetrationOptions {
  /** Default: `regional`. */
  readonly method?: PairDepthName;
  /** Largest angle between faces that are smoothed together [rad]. Default: 0.7. */
  readonly creaseAngle?: number;
}

/**
 * Rows for `a`'s vertices in `b`, then for `b`'s in `a`, vertices ascending. Pass the same mesh twice for
 * self-collision.
 */
export function penetrationsBetween(
  a: TetMesh,
  b: TetMesh,
  options: PenetrationOptions = {},
): VertexPenetration[] {
  const { method = 'regional', ...rest } = options;
  requireFinite(a, 'a');
  requireFinite(b, 'b');
  const depth = createPairDepth(method);
  const first = new TetBody(new TetTopology(a, rest));
  const overlap = new PairOverlap();
  const out = new VertexDepths();
  overlap.detect(first, a === b ? first : new TetBody(new TetTopology(b, rest)));
  depth.measure(overlap, out);
  return Array.from({ length: out.count }, (_, row) => rowOf(overlap, out, row, a === b));
}

function rowOf(overlap: PairOverlap, out: VertexDepths, row: number, isSelf: boolean): VertexPenetration {
  const isA = row < overlap.points.split;
  const triple = (values: Float64Array) =>
    [values[3 * row], values[3 * row + 1], values[3 * row + 2]] as const;
  return {
    body: isA ? 'a' : 'b',
    vertex: overlap.points.vertices[row],
    partner: isA && !isSelf ? 'b' : 'a',
    depth: out.depths[row],
    direction: triple(out.directions),
    face: out.faces[row],
    weights: triple(out.weights),
    region: out.regions[row],
    stage: ROW_STAGES[out.stages[row]],
  };
}

function requireFinite(mesh: TetMesh, path: string): void {
  const bad = mesh.positions.findIndex((x) => !Number.isFinite(x));
  if (bad < 0) return;
  throw new PliantError(
    'invalid-value',
    'A position is not a finite number; mend the mesh before asking how deep it is.',
    { path: `${path}.positions[${bad}]` },
  );
}
