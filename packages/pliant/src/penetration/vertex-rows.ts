/** Rows of colliding vertices: each vertex against the face that its way out leads through. */
import { type AnchoredContacts, vertexFeature } from '../narrowphase/anchored-contacts.js';
import type { Overlap } from '../narrowphase/index.js';
import type { PairOverlap } from '../narrowphase/tetrahedra/pair-overlap.js';
import type { DepthMeasure } from './method.js';
import type { PairDepth } from './pair-depth.js';
import { VertexDepths } from './vertex-depths.js';

export class VertexRows implements DepthMeasure {
  private readonly depths = new VertexDepths();

  constructor(private readonly depth: PairDepth) {}

  measure(overlap: Overlap, out: AnchoredContacts, friction: Float64Array): void {
    if (overlap.kind !== 'tetrahedra') return;
    const { a, b, points } = overlap;
    const { depths } = this;
    this.depth.measure(points, depths);
    const rough = Math.sqrt(friction[a] * friction[b]);
    out.begin(a, b);
    for (let k = 0; k < depths.count; k++)
      if (depths.depths[k] > 0 && depths.faces[k] >= 0) addRow(points, depths, k, rough, out);
    out.end();
  }
}

function addRow(
  overlap: PairOverlap,
  d: VertexDepths,
  k: number,
  friction: number,
  out: AnchoredContacts,
): void {
  const { points } = overlap;
  const isA = k < points.split;
  const own = isA ? overlap.a : overlap.b;
  const partner = isA ? overlap.b : overlap.a;
  const v = points.vertices[k];
  const i = out.open(vertexFeature(v, isA));
  const o = 3 * i;
  const nodes = isA ? out.nodesB : out.nodesA;
  const weights = isA ? out.weightsB : out.weightsA;
  const here = isA ? out.placeA : out.placeB;
  const there = isA ? out.placeB : out.placeA;
  const { triangles } = partner.topology;
  const face = 3 * d.faces[k];
  const p = partner.offset + 3 * triangles[face];
  const q = partner.offset + 3 * triangles[face + 1];
  const r = partner.offset + 3 * triangles[face + 2];
  const at = own.offset + 3 * v;
  const sign = isA ? 1 : -1;
  out.depth[i] = d.depths[k];
  out.region[i] = d.regions[k];
  out.face[i] = d.faces[k];
  out.friction[i] = friction;
  (isA ? out.nodesA : out.nodesB)[o] = v;
  (isA ? out.weightsA : out.weightsB)[o] = 1;
  for (let c = 0; c < 3; c++) {
    nodes[o + c] = triangles[face + c];
    weights[o + c] = d.weights[3 * k + c];
    out.normal[o + c] = sign * d.directions[3 * k + c];
    here[o + c] = own.positions[at + c];
    there[o + c] =
      d.weights[3 * k] * partner.positions[p + c] +
      d.weights[3 * k + 1] * partner.positions[q + c] +
      d.weights[3 * k + 2] * partner.positions[r + c];
    out.point[o + c] = 0.5 * (here[o + c] + there[o + c]);
  }
}
