/**
 * What the contacts of one body act on: its molecules, or the vertices of its surface, which hang on molecules by shares that sum to 1. A vertex belongs to several faces and
 * a face to several contacts, so what a contact asks of its nodes is worked out once for each node that is touched.
 *
 *   touch     rows → weights summed on nodes
 *   share     sums on nodes → sums on molecules
 *   worst     sums on molecules, over their masses → the largest of each node's molecules
 *   look      velocities and frictions of molecules → those of nodes
 */
import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';

/** Which molecules a node hangs on: carriers[starts[n]…starts[n + 1]), with their shares. */
export interface NodeCarriers {
  readonly starts: Uint32Array;
  readonly carriers: Uint32Array;
  readonly weights: Float64Array;
}

export class ContactNodes {
  /** Touched nodes, in the order of their rows. */
  list: Uint32Array = new Uint32Array(16);
  count = 0;
  /** Per node: contacts by their weights, then the most that they crowd a molecule [1/kg]. */
  readonly crowd: Float64Array;
  /** Per node: loads by their weights, then the most that they put on a molecule. */
  readonly load: Float64Array;
  /** [m/s] */
  readonly velocities: Float64Array;
  readonly frictions: Float64Array;
  private readonly isTouched: Uint8Array;

  constructor(readonly on: NodeCarriers) {
    const size = on.starts.length - 1;
    this.crowd = new Float64Array(size);
    this.load = new Float64Array(size);
    this.velocities = new Float64Array(3 * size);
    this.frictions = new Float64Array(size);
    this.isTouched = new Uint8Array(size);
  }

  clear(): void {
    for (let k = 0; k < this.count; k++) this.isTouched[this.list[k]] = 0;
    this.count = 0;
  }

  /** Counts the contacts of a row's three nodes, weights[o…o + 3). */
  touch(nodes: Int32Array, weights: Float64Array, o: number): void {
    for (let k = o; k < o + 3; k++) {
      const weight = weights[k];
      if (weight === 0) continue;
      const node = nodes[k];
      if (this.isTouched[node] === 0) this.open(node);
      this.crowd[node] = this.crowd[node] + weight;
    }
  }

  /** Adds what the row at rows[o / 3] puts on its nodes. */
  burden(nodes: Int32Array, weights: Float64Array, o: number, rows: Float64Array): void {
    const load = rows[o / 3];
    for (let k = o; k < o + 3; k++) {
      if (weights[k] === 0) continue;
      const node = nodes[k];
      this.load[node] = this.load[node] + weights[k] * load;
    }
  }

  /** Hands sums on the nodes to their molecules. */
  share(sums: Float64Array, out: Float64Array): void {
    const { list, count } = this;
    const { starts, carriers, weights } = this.on;
    for (let n = 0; n < count; n++) {
      const node = list[n];
      const sum = sums[node];
      for (let k = starts[node]; k < starts[node + 1]; k++)
        out[carriers[k]] = out[carriers[k]] + sum * weights[k];
    }
  }

  /** Puts the largest sum·1/m of each node's molecules in the node's place. */
  worst(sums: Float64Array, inverseMasses: Float64Array, out: Float64Array): void {
    const { list, count } = this;
    const { starts, carriers } = this.on;
    for (let n = 0; n < count; n++) {
      const node = list[n];
      let worst = 0;
      for (let k = starts[node]; k < starts[node + 1]; k++) {
        const value = sums[carriers[k]] * inverseMasses[carriers[k]];
        if (value > worst) worst = value;
      }
      out[node] = worst;
    }
  }

  /** Velocity and friction of each node, the mean of its molecules'; that vertices also turn with them is left out. */
  look({ model, frictions: rough }: MoleculeBody): void {
    const { list, count, velocities, frictions } = this;
    const { starts, carriers, weights } = this.on;
    const v = model.velocities;
    for (let n = 0; n < count; n++) {
      const node = list[n];
      let x = 0;
      let y = 0;
      let z = 0;
      let friction = 0;
      for (let k = starts[node]; k < starts[node + 1]; k++) {
        const share = weights[k];
        const m = carriers[k];
        x += share * v[3 * m];
        y += share * v[3 * m + 1];
        z += share * v[3 * m + 2];
        friction += share * rough[m];
      }
      velocities[3 * node] = x;
      velocities[3 * node + 1] = y;
      velocities[3 * node + 2] = z;
      frictions[node] = friction;
    }
  }

  private open(node: number): void {
    this.isTouched[node] = 1;
    this.crowd[node] = 0;
    this.load[node] = 0;
    if (this.count === this.list.length) {
      const larger = new Uint32Array(2 * this.count);
      larger.set(this.list);
      this.list = larger;
    }
    this.list[this.count++] = node;
  }
}

/** Molecules that carry themselves. */
export function moleculesAlone(count: number): NodeCarriers {
  return {
    starts: Uint32Array.from({ length: count + 1 }, (_, k) => k),
    carriers: Uint32Array.from({ length: count }, (_, k) => k),
    weights: new Float64Array(count).fill(1),
  };
}
