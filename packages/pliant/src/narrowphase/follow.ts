/**
 * Moves manifolds along with their bodies within a step. A second look within a step finds the contacts of bodies that
 * came far (`pipeline/moves-far.ts`). The other manifolds stay at the same places of both bodies, as the response
 * assumes until the end of the step, and only their depths are measured:
 *
 *   pᵃ = p − ½ depth n, moved with a;  pᵇ = p + ½ depth n, moved with b;  n turned with a
 *   depth' = (pᵇ' − pᵃ')·n';  p' = the mean of pᵃ' + ½ depth' n' and pᵇ' − ½ depth' n'
 *
 * The lighter body leads in that mean, as in the response: the contact of a body that glides on the ground travels with
 * the body. Halfway, it would fall behind and leave the body.
 */
import type { BodyColumns } from '../bodies/bodies.js';
import * as quat from '../math/quat.js';
import type { Contacts } from './contacts.js';
import { KNOWN_PLACE } from './life.js';

/** What a second look within a step knows of the first. */
export interface LookAgain {
  /** Per row: 1 for bodies whose pairs are looked at again. */
  readonly rows: Uint8Array;
  /** Poses at the last look. */
  readonly position: Float64Array;
  readonly orientation: Float64Array;
}

export class Follower {
  private readonly ra = new Float64Array(9);
  private readonly rb = new Float64Array(9);
  private readonly between = new Float64Array(4);

  /** Moves manifold `m` from where its bodies were at the last look to where they are now. */
  follow(c: BodyColumns, last: LookAgain, contacts: Contacts, m: number): void {
    const { ra, rb, between } = this;
    const { position: x } = c;
    const { position: x0 } = last;
    const a = contacts.a[m];
    const b = contacts.b[m];
    turnSince(c.orientation, last.orientation, 4 * a, between, ra);
    turnSince(c.orientation, last.orientation, 4 * b, between, rb);
    const i = 3 * a;
    const j = 3 * b;
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
      const hx = half * normal[k];
      const hy = half * normal[k + 1];
      const hz = half * normal[k + 2];
      const lx = point[k] - hx - x0[i];
      const ly = point[k + 1] - hy - x0[i + 1];
      const lz = point[k + 2] - hz - x0[i + 2];
      const mx = point[k] + hx - x0[j];
      const my = point[k + 1] + hy - x0[j + 1];
      const mz = point[k + 2] + hz - x0[j + 2];
      const nx = ra[0] * normal[k] + ra[1] * normal[k + 1] + ra[2] * normal[k + 2];
      const ny = ra[3] * normal[k] + ra[4] * normal[k + 1] + ra[5] * normal[k + 2];
      const nz = ra[6] * normal[k] + ra[7] * normal[k + 1] + ra[8] * normal[k + 2];
      const ux = x[i] + ra[0] * lx + ra[1] * ly + ra[2] * lz;
      const uy = x[i + 1] + ra[3] * lx + ra[4] * ly + ra[5] * lz;
      const uz = x[i + 2] + ra[6] * lx + ra[7] * ly + ra[8] * lz;
      const wx = x[j] + rb[0] * mx + rb[1] * my + rb[2] * mz;
      const wy = x[j + 1] + rb[3] * mx + rb[4] * my + rb[5] * mz;
      const wz = x[j + 2] + rb[6] * mx + rb[7] * my + rb[8] * mz;
      const deep = (wx - ux) * nx + (wy - uy) * ny + (wz - uz) * nz;
      const shift = 0.5 * (shareA - shareB) * deep;
      point[k] = shareA * ux + shareB * wx + shift * nx;
      point[k + 1] = shareA * uy + shareB * wy + shift * ny;
      point[k + 2] = shareA * uz + shareB * wz + shift * nz;
      normal[k] = nx;
      normal[k + 1] = ny;
      normal[k + 2] = nz;
      depth[p] = deep;
      if (deep > 0) touching = 1;
      force[k] = 0;
      force[k + 1] = 0;
      force[k + 2] = 0;
    }
    contacts.touching[m] = touching;
    contacts.life[m] &= KNOWN_PLACE;
  }
}

/** The turn of a body from its quaternion in `q0` to that in `q`, row-major; `between` is scratch of four numbers. */
function turnSince(
  q: Float64Array,
  q0: Float64Array,
  o: number,
  between: Float64Array,
  out: Float64Array,
): void {
  quat.conjugate(between, 0, q0, o);
  quat.multiply(between, 0, q, o, between, 0);
  quat.toMat3(out, 0, between, 0);
}
