/**
 * Which molecules carry each side of each contact, and with what share: the molecule itself, or those that the corners of a face hang on. Shares of a
 * side sum to 1. A molecule may come more than once in a side.
 */
import type { MoleculeContacts } from './contacts.js';
import type { MoleculeBody } from './molecule-body.js';

export class Carriers {
  /** Side `a` of row r: entries starts[2r]…starts[2r + 1]; side `b`: starts[2r + 1]…starts[2r + 2]. */
  starts = new Uint32Array(129);
  molecules = new Uint32Array(128);
  shares = new Float64Array(128);
  private count = 0;

  collect(bodies: readonly MoleculeBody[], contacts: MoleculeContacts): void {
    if (this.starts.length < 2 * contacts.count + 1) this.starts = new Uint32Array(4 * contacts.count + 1);
    this.count = 0;
    this.starts[0] = 0;
    for (let row = 0; row < contacts.count; row++) {
      const isOnSurface = contacts.onSurface[row] === 1;
      this.addSide(bodies[contacts.a[row]!]!, isOnSurface, contacts.nodesA, contacts.weightsA, row);
      this.starts[2 * row + 1] = this.count;
      this.addSide(bodies[contacts.b[row]!]!, isOnSurface, contacts.nodesB, contacts.weightsB, row);
      this.starts[2 * row + 2] = this.count;
    }
  }

  private addSide(
    body: MoleculeBody,
    isOnSurface: boolean,
    nodes: Uint32Array,
    weights: Float64Array,
    row: number,
  ): void {
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      if (weights[k] === 0) continue;
      if (!isOnSurface) {
        this.add(nodes[k]!, weights, k, weights, -1);
        continue;
      }
      const { starts, carriers, weights: shares } = body.surface!.skin;
      for (let c = starts[nodes[k]!]!; c < starts[nodes[k]! + 1]!; c++)
        this.add(carriers[c]!, weights, k, shares, c);
    }
  }

  /** The share is weights[k], times shares[c] unless c is −1. */
  private add(molecule: number, weights: Float64Array, k: number, shares: Float64Array, c: number): void {
    if (this.count === this.molecules.length) this.grow();
    this.molecules[this.count] = molecule;
    this.shares[this.count++] = c < 0 ? weights[k]! : weights[k]! * shares[c]!;
  }

  private grow(): void {
    const { molecules, shares } = this;
    this.molecules = new Uint32Array(2 * molecules.length);
    this.shares = new Float64Array(2 * shares.length);
    this.molecules.set(molecules);
    this.shares.set(shares);
  }
}
