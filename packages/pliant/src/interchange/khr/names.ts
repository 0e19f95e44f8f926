export const PHYSICS = 'KHR_physics_rigid_bodies';
export const SHAPES = 'KHR_implicit_shapes';

export type Json = Record<string, unknown>;

/** Rules of combination, ours by the names of glTF; the geometric mean has none there. */
export const RULES = { average: 'average', minimum: 'min', maximum: 'max', multiply: 'multiply' } as const;

/**
 * Damping of a drive from which on it counts as a motor, which reaches its speed as far as its strength goes; this is what
 * a motor is written with.
 */
export const GAIN = 1e6;
