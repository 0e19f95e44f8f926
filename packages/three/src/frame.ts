/** What a view needs to know of a world; `pliant/drawing` has it. */
import type { Color } from 'three';

export {
  ACTIVITY,
  type BodyFrame,
  type BodyLook,
  type BodyParts,
  type ContactFrame,
  ContactList,
  type DrawnShape as Shape,
  looksOf,
  type Numbers,
  type SurfaceChange,
  type SurfaceShape,
  WorldFrame,
} from 'pliant/drawing';

/**
 * Gives surfaces other colours than their bodies': of a vertex of the frame's, or of a whole body that keeps its shape.
 */
export interface Painter {
  /** Colour of a vertex among the frame's `vertices`. */
  vertex(index: number, out: Color): void;
  /** Colour of the body of a row. */
  body(row: number, out: Color): void;
}
