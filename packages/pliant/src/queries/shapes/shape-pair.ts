import { MeshPair } from '../mesh-pair.js';
import { SolidPair } from './solid-pair.js';

export { type ShapeGap, type ShapeImpact, shapeGap, shapeImpact } from './solid-pair.js';

/** Two shapes, to be asked about each other. */
export class ShapePair extends SolidPair {
  protected override meshPair(): typeof MeshPair {
    return MeshPair;
  }
}
