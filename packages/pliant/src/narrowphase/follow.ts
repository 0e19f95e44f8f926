/**
 * Moves manifolds along with their bodies within a step. A second look within a step finds the contacts of bodies that
 * came far (`pipeline/moves-far.ts`). The other manifolds stay at the same places of both bodies, as the response
 * assumes until the end of the step, and only their depths are measured:
 *
 *   pᵃ = p − ½ depth n, moved with a;  pᵇ = p + ½ depth n, moved with b;  n turned with the body that turned less
 *   depth' = (pᵇ' − pᵃ')·n';  p' = the mean of pᵃ' + ½ depth' n' and pᵇ' − ½ depth' n'
 *
 * A place stays under a ball that spins and under a drum that rolls: the turn of a body about its axis of symmetry
 * moves no contact. A normal that turned with a ball on an edge would let the ball sink into the edge.
 *
 * The lighter body leads in that mean, as in the response: the contact of a body that glides on the ground travels with
 * the body. Halfway, it would fall behind and leave the body.
 */
import type { BodyColumns } from '../bodies/bodies.js';
import { SHAPE_CODE } from '../geometry/shape.js';
import * as quat from '../math/quat.js';
import type { Contacts } from './contacts.js';
import { KNOWN_PLACE } from './life.js';
import { toWorld } from './pose.js';

/** What a second look within a step knows of the first. */
export interface LookAgain {
  /** Per row: 1 for bodies whose pairs are looked at again. */
  readonly rows: Uint8Array;
  /** Poses at the last look. */
  readonly position: Float64Array;
  readonly orientation: Float64Array;
}

const UP = Float64Array.of(0, 1, 0);
const NOWHERE = new Float64Array(3);

export class Follower {
  private readonly ra = new Float64Array(9);
  private readonly rb = new Float64Array(9);
  private readonly between = new Float64Array(4);
  private readonly axes = new Float64Array(6);
  private readonly cosines = new Float64Array(2);
  /** Scratch: a place in the frame of its body, both surface points, the normal. */
  private readonly l = new Float64Array(3);
  private readonly u = new Float64Array(3);
  private readonly w = new Float64Array(3);
  private readonly n = new Float64Array(3);

  /** Moves manifold `m` from where its bodies were at the last look to where they are now. */
  follow(c: BodyColumns, last: LookAgain, contacts: Contacts, m: number): void {
    const { ra, rb } = this;
    const { position: x } = c;
    const { position: x0 } = last;
    const a = contacts.a[m];
    const b = contacts.b[m];
    const { l, u, w, n, cosines } = this;
    this.turnSince(c, last, a, ra, 0);
    this.turnSince(c, last, b, rb, 1);
    const rn = cosines[0] < cosines[1] ? rb : ra;
    const { point, normal, depth, force } = contacts;
    const { inverseMass } = c;
    const both = inverseMass[a] + inverseMass[b];
    const shareA = both > 0 ? inverseMass[a] / both : 0.5;
    const shareB = 1 - shareA;
    const first = contacts.first[m];
    const end = first + contacts.size[m];
    let touching = 0;
    for (let p = first, k = 3 * first; p < end; p++, k += 3) {
      const half = 0.5 * depth[p];
      for (let d = 0; d < 3; d++) l[d] = point[k + d] - half * normal[k + d] - x0[3 * a + d];
      toWorld(ra, x, 3 * a, l, 0, u);
      for (let d = 0; d < 3; d++) l[d] = point[k + d] + half * normal[k + d] - x0[3 * b + d];
      toWorld(rb, x, 3 * b, l, 0, w);
      toWorld(rn, NOWHERE, 0, normal, k, n);
      const deep = (w[0] - u[0]) * n[0] + (w[1] - u[1]) * n[1] + (w[2] - u[2]) * n[2];
      const shift = 0.5 * (shareA - shareB) * deep;
      for (let d = 0; d < 3; d++) {
        point[k + d] = shareA * u[d] + shareB * w[d] + shift * n[d];
        normal[k + d] = n[d];
        force[k + d] = 0;
      }
      depth[p] = deep;
      if (deep > 0) touching = 1;
    }
    contacts.touching[m] = touching;
    contacts.life[m] &= KNOWN_PLACE;
  }

  /**
   * Writes the turn of a body since the last look, row-major, and the cosine of half the angle into `cosines[at]`. A ball
   * does not turn: a corner that strikes it while the other body spins fast meets the same normal.
   */
  private turnSince(
    { orientation: q, shapeCode }: BodyColumns,
    last: LookAgain,
    row: number,
    out: Float64Array,
    at: number,
  ): void {
    const { between, axes } = this;
    const { orientation: q0 } = last;
    const o = 4 * row;
    const code = shapeCode[row];
    if (code === SHAPE_CODE.sphere) quat.identity(between, 0);
    else if (code >= SHAPE_CODE.capsule && code <= SHAPE_CODE.torus && code !== SHAPE_CODE.ellipsoid) {
      // Capsules, cylinders, cones and tori look the same from all sides of their y axis.
      quat.rotate(axes, 0, q0, o, UP, 0);
      quat.rotate(axes, 3, q, o, UP, 0);
      quat.fromTo(between, 0, axes, 0, axes, 3);
    } else {
      quat.conjugate(between, 0, q0, o);
      quat.multiply(between, 0, q, o, between, 0);
    }
    quat.toMat3(out, 0, between, 0);
    this.cosines[at] = Math.abs(between[3]);
  }
}
