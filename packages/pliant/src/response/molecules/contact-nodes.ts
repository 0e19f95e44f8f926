/**
 * The nodes of one body of molecules on which its contacts act. Nodes are the body's molecules, or the vertices of its
 * skin, which hang on molecules. A vertex belongs to several faces and a face to several contacts. So the work for a
 * node is done once for each touched node.
 *
 *   touch   rows → contacts counted on nodes → on molecules, over their masses → the largest crowd of each node
 *   look    velocities of molecules → of nodes
 *   hand    forces on nodes → on molecules, by the same weights: contacts take exactly the momentum that bodies lose
 */

import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { widened } from '../../core/grow.js';
import { ForceSpreader } from '../../geometry/implicit/index.js';

export class ContactNodes {
  /** Touched nodes, in the order of their rows. */
  list: Uint32Array = new Uint32Array(16);
  count = 0;
  /** Per node: contacts by their weights, then their largest crowd on a molecule of the node [1/kg]. */
  readonly crowd: Float64Array;
  readonly velocities: Float64Array;
  readonly forces: Float64Array;
  /** Per node: the spin of its molecules [1/s], and the couple on the node [N·m]. */
  readonly spins: Float64Array;
  readonly couples: Float64Array;
  readonly frictions: Float64Array;
  /** Per node: the load from rows, by their weights. */
  readonly load: Float64Array;
  private readonly isTouched: Uint8Array;

  constructor(readonly size: number) {
    this.crowd = new Float64Array(size);
    this.velocities = new Float64Array(3 * size);
    this.forces = new Float64Array(3 * size);
    this.spins = new Float64Array(3 * size);
    this.couples = new Float64Array(3 * size);
    this.frictions = new Float64Array(size);
    this.load = new Float64Array(size);
    this.isTouched = new Uint8Array(size);
  }

  clear(): void {
    for (let k = 0; k < this.count; k++) this.isTouched[this.list[k]] = 0;
    this.count = 0;
  }

  /** Counts the contacts of a row's three nodes, weights[o…o + 3). */
  touch(nodes: Int32Array, weights: Float64Array, o: number): void {
    for (let k = o; k < o + 3; k++) {
      if (weights[k] === 0) continue;
      const node = nodes[k];
      if (this.isTouched[node] === 0) this.open(node);
      this.crowd[node] = this.crowd[node] + weights[k];
    }
  }

  private open(node: number): void {
    this.isTouched[node] = 1;
    this.crowd[node] = 0;
    this.load[node] = 0;
    for (let axis = 3 * node; axis < 3 * node + 3; axis++) {
      this.forces[axis] = 0;
      this.couples[axis] = 0;
    }
    if (this.count === this.list.length) {
      this.list = widened(this.list, 2 * this.count);
    }
    this.list[this.count++] = node;
  }

  /** Adds forces and couples to out[o…] through the spreader, and clears them. */
  hand(out: Float64Array, o: number, spreader: ForceSpreader): void {
    spreader.hand(out, o, this.forces, this.couples, this.list, this.count);
    this.drop();
  }

  /** Clears forces and couples. */
  drop(): void {
    const { forces, couples, list, count } = this;
    for (let k = 0; k < count; k++) {
      const at = 3 * list[k];
      for (let axis = at; axis < at + 3; axis++) {
        forces[axis] = 0;
        couples[axis] = 0;
      }
    }
  }
}

/** All nodes of one body. */
export class BodyNodes {
  readonly alone: ContactNodes;
  skin: ContactNodes | undefined;
  private on: object | undefined;
  /** Contacts on each molecule. */
  private readonly crowds: Float64Array;
  /** Spreads turns of the molecules to their neighbours, because friction acts at the rim of a sphere. */
  private readonly spreader: ForceSpreader;

  constructor(readonly body: MoleculeBody) {
    this.alone = new ContactNodes(body.model.count);
    this.crowds = new Float64Array(body.model.count);
    const { count, pairs, positions } = body.model;
    const starts = Uint32Array.from({ length: count + 1 }, (_, i) => i);
    const points = { pairs, starts, carriers: starts, weights: new Float64Array(count).fill(1), positions };
    this.spreader = new ForceSpreader(points, count);
  }

  /** The nodes of rows on skins (1) or on molecules (0). */
  of(onSkin: number): ContactNodes {
    return onSkin === 1 ? this.skin! : this.alone;
  }

  /** Forgets the contacts of the step before. */
  begin(): void {
    const skin = this.body.surface?.skin;
    this.skin?.clear();
    if (this.on !== skin) this.makeRoom(skin === undefined ? 0 : skin.positions.length / 3);
    this.on = skin;
    this.alone.clear();
  }

  /** Skins are generated anew a hundred times a second, with about as many vertices. So their room has some to spare. */
  private makeRoom(vertices: number): void {
    if (vertices === 0) this.skin = undefined;
    else if (this.skin === undefined || this.skin.size < vertices)
      this.skin = new ContactNodes(Math.ceil(1.2 * vertices));
  }

  /** Computes crowds and frictions. Call this after all rows have touched their nodes. `moves`: the body takes part. */
  prepare(moves: boolean): void {
    const { alone, skin, crowds, body } = this;
    const { inverseMasses, positions } = body.model;
    crowds.fill(0);
    for (let k = 0; k < alone.count; k++)
      crowds[alone.list[k]] = crowds[alone.list[k]] + alone.crowd[alone.list[k]];
    if (skin !== undefined && skin.count > 0) this.shareSkin(skin);
    for (let k = 0; k < alone.count; k++) {
      const i = alone.list[k];
      alone.crowd[i] = crowds[i] * inverseMasses[i];
      alone.frictions[i] = body.frictions[i];
    }
    if (moves) this.spreader.prepare(positions, alone.list, alone.count);
    if (skin === undefined || skin.count === 0) return;
    this.worstOfSkin(skin);
    if (moves) body.surface!.spreader.prepare(positions, skin.list, skin.count);
  }

  /** Velocities of the nodes, from those of the molecules at v[o…] [m/s]. */
  look(v: Float64Array, o: number): void {
    const { alone, skin, body } = this;
    if (alone.count > 0) this.spreader.move(alone.velocities, alone.spins, v, o, alone.list, alone.count);
    if (skin !== undefined && skin.count > 0)
      body.surface!.spreader.move(skin.velocities, skin.spins, v, o, skin.list, skin.count);
  }

  /** Adds the nodes' forces to out[o…], and clears the forces. */
  hand(out: Float64Array, o: number): void {
    const { alone, skin, body } = this;
    if (alone.count > 0) alone.hand(out, o, this.spreader);
    if (skin !== undefined && skin.count > 0) skin.hand(out, o, body.surface!.spreader);
  }

  /** Adds the nodes' loads to the molecules in out[o…], equally along all three axes, and clears the loads. */
  addLoads(out: Float64Array, o: number): void {
    const { alone, skin, body } = this;
    for (let k = 0; k < alone.count; k++) addAlong(out, o + 3 * alone.list[k], alone.load, alone.list[k], 1);
    if (skin !== undefined) {
      const { starts, carriers, weights } = body.surface!.skin;
      for (let n = 0; n < skin.count; n++) {
        const v = skin.list[n];
        for (let k = starts[v]; k < starts[v + 1]; k++)
          addAlong(out, o + 3 * carriers[k], skin.load, v, weights[k]);
        skin.load[v] = 0;
      }
    }
    for (let k = 0; k < alone.count; k++) alone.load[alone.list[k]] = 0;
  }

  private shareSkin(nodes: ContactNodes): void {
    const { starts, carriers, weights } = this.body.surface!.skin;
    const { crowds } = this;
    for (let n = 0; n < nodes.count; n++) {
      const node = nodes.list[n];
      for (let k = starts[node]; k < starts[node + 1]; k++)
        crowds[carriers[k]] = crowds[carriers[k]] + nodes.crowd[node] * weights[k];
    }
  }

  private worstOfSkin(nodes: ContactNodes): void {
    const { starts, carriers, weights } = this.body.surface!.skin;
    const { inverseMasses } = this.body.model;
    const { frictions } = this.body;
    for (let n = 0; n < nodes.count; n++) {
      const node = nodes.list[n];
      let worst = 0;
      let friction = 0;
      for (let k = starts[node]; k < starts[node + 1]; k++) {
        const m = carriers[k];
        worst = Math.max(worst, this.crowds[m] * inverseMasses[m]);
        friction += weights[k] * frictions[m];
      }
      nodes.crowd[node] = worst;
      nodes.frictions[node] = friction;
    }
  }
}

function addAlong(out: Float64Array, o: number, loads: Float64Array, node: number, weight: number): void {
  const load = weight * loads[node];
  out[o] = out[o] + load;
  out[o + 1] = out[o + 1] + load;
  out[o + 2] = out[o + 2] + load;
}
