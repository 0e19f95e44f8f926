/**
 * `spheres`: two molecules of different bodies touch when their spheres overlap (section 3.4.1 of the thesis).
 * Candidates come from a list of near pairs. One hashed grid over the molecules of all bodies makes the list, so the
 * cost is linear in molecules. Each step compares only the listed pairs.
 */

import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { type AnchoredContacts, featureOf } from '../anchored-contacts.js';
import type { BodyPairs } from './body-pairs.js';
import { SphereList } from './sphere-list.js';
import { sphereOverlap } from './sphere-overlap.js';

export class SphereSearch {
  readonly list = new SphereList();
  /** Centres and radii of the two current molecules, and the way out. */
  private readonly centres = new Float64Array(6);
  private readonly radii = new Float64Array(2);
  private readonly way = new Float64Array(3);

  /**
   * Adds a row for every two molecules that overlap, of pairs of bodies in `pairs`, sorted by bodies, then molecules.
   */
  find(bodies: readonly MoleculeBody[], pairs: BodyPairs, out: AnchoredContacts): void {
    if (pairs.count === 0) return;
    const { list } = this;
    list.update(bodies, pairs);
    const { pairs: near, count } = list;
    let known = -1;
    let isAllowed = false;
    for (let k = 0; k < 4 * count; k += 4) {
      const a = near[k];
      const b = near[k + 1];
      const i = 3 * near[k + 2];
      const j = 3 * near[k + 3];
      const { positions: p, radii: r } = bodies[a].model;
      const { positions: q, radii: s } = bodies[b].model;
      const x = p[i] - q[j];
      const y = p[i + 1] - q[j + 1];
      const z = p[i + 2] - q[j + 2];
      const reach = r[near[k + 2]] + s[near[k + 3]];
      if (!(x * x + y * y + z * z < reach * reach)) continue;
      // Rows of a pair of bodies come together, so the pair is looked up once.
      if (known < 0 || near[known] !== a || near[known + 1] !== b) {
        known = k;
        if (isAllowed) out.end();
        isAllowed = pairs.has(a, b);
        if (isAllowed) out.begin(bodies[a].row, bodies[b].row);
      }
      if (isAllowed) this.addRow(bodies, out, near, k);
    }
    if (isAllowed) out.end();
  }

  private addRow(bodies: readonly MoleculeBody[], out: AnchoredContacts, near: Uint32Array, k: number): void {
    const { centres, radii, way } = this;
    const first = bodies[near[k]].model;
    const second = bodies[near[k + 1]].model;
    const i = near[k + 2];
    const j = near[k + 3];
    const row = out.open(featureOf(i, j));
    out.nodesA[3 * row] = i;
    out.nodesB[3 * row] = j;
    out.weightsA[3 * row] = 1;
    out.weightsB[3 * row] = 1;
    out.friction[row] = Math.sqrt(bodies[near[k]].frictions[i] * bodies[near[k + 1]].frictions[j]);
    for (let axis = 0; axis < 3; axis++) {
      centres[axis] = first.positions[3 * i + axis];
      centres[3 + axis] = second.positions[3 * j + axis];
    }
    radii[0] = first.radii[i];
    radii[1] = second.radii[j];
    const depth = sphereOverlap(way, 0, centres, radii, 0, 1);
    out.depth[row] = depth;
    // In the middle of the lens that the spheres share.
    const inward = radii[0] - 0.5 * depth;
    for (let axis = 0; axis < 3; axis++) {
      out.normal[3 * row + axis] = way[axis];
      out.point[3 * row + axis] = centres[axis] - inward * way[axis];
      out.placeA[3 * row + axis] = centres[axis] - radii[0] * way[axis];
      out.placeB[3 * row + axis] = centres[3 + axis] + radii[1] * way[axis];
    }
  }
}
