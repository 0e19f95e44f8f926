/** What a view needs to know of a world; `pliant/drawing` has it. */
export {
  ACTIVITY,
  type BodyFrame,
  type BodyLook,
  type BodyParts,
  type ContactFrame,
  type DrawnShape as Shape,
  looksOf,
  type Numbers,
  type SurfaceChange,
  type SurfaceShape,
  WorldFrame,
} from 'pliant/drawing';
