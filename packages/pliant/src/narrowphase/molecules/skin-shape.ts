/**
 * The skin of a body of molecules against a body that keeps its shape. Every vertex of the skin inside the shape has a
 * row: φ of the shape there gives the depth, and its gradient the way out. What is finer than the skin's triangles fits
 * between its vertices, so a molecule that carries none of these vertices meets the shape as a sphere.
 */
import type { Bodies } from '../../bodies/bodies.js';
import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import type { MoleculeSurface } from '../../bodies/molecules/surface.js';
import { type AnchoredContacts, vertexFeature } from '../anchored-contacts.js';
import { bodyRotation } from '../place-box.js';
import { toLocal, turn } from '../pose.js';
import { placeSphere, type SphereShape } from './sphere-shape.js';

export class SkinShape {
  private readonly rotation = new Float64Array(9);
  private readonly local = new Float64Array(3);
  private readonly gradient = new Float64Array(3);
  private readonly normal = new Float64Array(3);
  /** Per molecule: whether it carries a vertex with a row. */
  private carries = new Uint8Array(0);

  constructor(private readonly spheres: SphereShape) {}

  /** Adds the manifold of a body of molecules, whose skin is with its molecules, and the body of row `other`. */
  find(
    bodies: Bodies,
    body: MoleculeBody,
    surface: MoleculeSurface,
    other: number,
    out: AnchoredContacts,
  ): void {
    const { count } = body.model;
    if (this.carries.length < count) this.carries = new Uint8Array(2 * count);
    this.carries.fill(0, 0, count);
    out.begin(body.row, other);
    this.addVertices(bodies, body, surface, other, out);
    this.spheres.add(bodies, body, other, out, this.carries);
    out.end();
  }

  private addVertices(
    bodies: Bodies,
    body: MoleculeBody,
    surface: MoleculeSurface,
    other: number,
    out: AnchoredContacts,
  ): void {
    const c = bodies.columns;
    const { bounds } = c;
    const solid = bodies.solids.of(c, other);
    const isA = body.row < other;
    const b = 6 * other;
    bodyRotation(c, other, this.rotation);
    surface.placeAll();
    const { positions } = surface.skin;
    for (let at = 0; at < positions.length; at += 3) {
      if (positions[at] < bounds[b] || positions[at] > bounds[b + 3]) continue;
      if (positions[at + 1] < bounds[b + 1] || positions[at + 1] > bounds[b + 4]) continue;
      if (positions[at + 2] < bounds[b + 2] || positions[at + 2] > bounds[b + 5]) continue;
      toLocal(this.rotation, c.position, 3 * other, positions, at, this.local);
      const depth = -solid.distance(this.local, 0, this.gradient);
      if (!(depth > 0)) continue;
      turn(this.rotation, this.gradient, this.normal);
      const v = at / 3;
      const row = out.open(vertexFeature(v, isA));
      out.onSkin[row] = 1;
      out.friction[row] = Math.sqrt(this.frictionOf(body, surface, v) * c.friction[other]);
      placeSphere(out, row, isA, v, positions, 0, depth, this.normal);
      // Both bodies feel the row at the vertex.
      for (let k = 0; k < 3; k++) out.point[3 * row + k] = positions[at + k];
    }
  }

  /** Friction of a vertex, as of its molecules. Marks them. */
  private frictionOf({ frictions }: MoleculeBody, { skin }: MoleculeSurface, v: number): number {
    const { starts, carriers, weights } = skin;
    let sum = 0;
    for (let k = starts[v]; k < starts[v + 1]; k++) {
      this.carries[carriers[k]] = 1;
      sum += weights[k] * frictions[carriers[k]];
    }
    return Math.max(0, sum);
  }
}
