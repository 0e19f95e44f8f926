/** `molecule-penalty` on the rows of a look: between molecules, and between molecules and shapes. */
import type { AnchoredInput, AnchoredResponse } from '../method.js';
import { MoleculePenalty, type MoleculePenaltyOptions } from './penalty.js';
import { ShapePenalty } from './shape-penalty.js';

export class MoleculeResponse implements AnchoredResponse {
  private readonly pairs: MoleculePenalty;
  private readonly shapes: ShapePenalty;
  private ofPairs = new Uint32Array(16);
  private ofShapes = new Uint32Array(16);
  private pairCount = 0;
  private shapeCount = 0;

  constructor(options: MoleculePenaltyOptions) {
    this.pairs = new MoleculePenalty(options);
    this.shapes = new ShapePenalty(options.damping);
  }

  get softened(): number {
    return this.pairs.softened + this.shapes.softened;
  }

  /** Sorts the manifolds by what molecules meet. */
  begin({ matter: { molecules }, contacts, owner, self }: AnchoredInput): void {
    if (this.ofPairs.length < contacts.manifolds) {
      this.ofPairs = new Uint32Array(2 * contacts.manifolds);
      this.ofShapes = new Uint32Array(2 * contacts.manifolds);
    }
    this.pairCount = 0;
    this.shapeCount = 0;
    for (let m = 0; m < contacts.manifolds; m++) {
      if (owner[m] !== self || contacts.carried[m] === 1) continue;
      const isPair = molecules.numberOf(contacts.a[m]) >= 0 && molecules.numberOf(contacts.b[m]) >= 0;
      if (isPair) this.ofPairs[this.pairCount++] = m;
      else this.ofShapes[this.shapeCount++] = m;
    }
  }

  respond({ matter: { bodies, molecules }, contacts, h }: AnchoredInput): void {
    const { sensor } = bodies.columns;
    this.pairs.push(molecules, contacts, this.ofPairs, this.pairCount, sensor, h);
    this.shapes.push(bodies, molecules, contacts, this.ofShapes, this.shapeCount, h);
    molecules.stopAsleep();
  }
}
