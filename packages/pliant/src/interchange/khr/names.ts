export const PHYSICS = 'KHR_physics_rigid_bodies';
export const SHAPES = 'KHR_implicit_shapes';

export type Json = Record<string, unknown>;

/** Rules of combination, ours by the names of glTF; the geometric mean has none there. */
export const RULES = { average: 'average', minimum: 'min', maximum: 'max', multiply: 'multiply' } as const;
