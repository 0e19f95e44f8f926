/**
 * Molecules against a body that keeps its shape: each molecule is a sphere. φ of the shape at the centre gives the
 * depth, and its gradient gives the way out.
 */
import type { Bodies } from '../../bodies/bodies.js';
import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import type { AnchoredContacts } from '../anchored-contacts.js';
import { vertexFeature } from '../anchored-contacts.js';
import { bodyRotation } from '../place-box.js';
import { toLocal, turn } from '../pose.js';

export class SphereShape {
  private readonly rotation = new Float64Array(9);
  private readonly local = new Float64Array(3);
  private readonly gradient = new Float64Array(3);
  private readonly normal = new Float64Array(3);

  /** Adds the manifold of a body of molecules and the body of row `other`. */
  find(bodies: Bodies, body: MoleculeBody, other: number, out: AnchoredContacts): void {
    out.begin(body.row, other);
    this.add(bodies, body, other, out);
    out.end();
  }

  /** Adds the rows of all molecules to a manifold that was begun, or of those with a 0 in `isLeftOut`. */
  add(
    bodies: Bodies,
    body: MoleculeBody,
    other: number,
    out: AnchoredContacts,
    isLeftOut?: Uint8Array,
  ): void {
    const c = bodies.columns;
    const solid = bodies.solids.of(c, other);
    const { positions, radii, count } = body.model;
    const { bounds } = c;
    const isA = body.row < other;
    bodyRotation(c, other, this.rotation);
    const b = 6 * other;
    for (let i = 0; i < count; i++) {
      if (isLeftOut?.[i] === 1) continue;
      const r = radii[i];
      const x = positions[3 * i];
      const y = positions[3 * i + 1];
      const z = positions[3 * i + 2];
      if (x + r < bounds[b] || y + r < bounds[b + 1] || z + r < bounds[b + 2]) continue;
      if (x - r > bounds[b + 3] || y - r > bounds[b + 4] || z - r > bounds[b + 5]) continue;
      toLocal(this.rotation, c.position, 3 * other, positions, 3 * i, this.local);
      const depth = r - solid.distance(this.local, 0, this.gradient);
      if (!(depth > 0)) continue;
      turn(this.rotation, this.gradient, this.normal);
      const row = out.open(vertexFeature(i, isA));
      out.friction[row] = Math.sqrt(body.frictions[i] * c.friction[other]);
      placeSphere(out, row, isA, i, positions, r, depth, this.normal);
    }
  }
}

/** Fills a row with molecule `i`, which is `depth` [m] deep behind a surface with the unit normal `out of it`. */
export function placeSphere(
  out: AnchoredContacts,
  row: number,
  isA: boolean,
  i: number,
  positions: Float64Array,
  radius: number,
  depth: number,
  normal: Float64Array,
): void {
  out.depth[row] = depth;
  (isA ? out.nodesA : out.nodesB)[3 * row] = i;
  (isA ? out.weightsA : out.weightsB)[3 * row] = 1;
  const here = isA ? out.placeA : out.placeB;
  const there = isA ? out.placeB : out.placeA;
  for (let k = 0; k < 3; k++) {
    const centre = positions[3 * i + k];
    out.normal[3 * row + k] = isA ? normal[k] : -normal[k];
    here[3 * row + k] = centre - radius * normal[k];
    there[3 * row + k] = centre - (radius - depth) * normal[k];
    out.point[3 * row + k] = centre - (radius - 0.5 * depth) * normal[k];
  }
}
