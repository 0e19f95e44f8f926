/** A place, or a vector, in the world [m]. */
export type Point = readonly [number, number, number];
