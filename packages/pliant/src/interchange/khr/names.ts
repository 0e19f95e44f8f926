export const PHYSICS = 'KHR_physics_rigid_bodies';
export const SHAPES = 'KHR_implicit_shapes';

export type Json = Record<string, unknown>;
