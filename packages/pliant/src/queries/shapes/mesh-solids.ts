import { Part } from '../../core/part.js';
import type { combine } from '../../geometry/solids/combined.js';
import type { HullSolid } from '../../geometry/solids/hull.js';
import type { RoundedSolid } from '../../geometry/solids/rounded.js';
import type { Solid } from '../../geometry/solids/solid.js';
import type { MeshSolid } from './mesh-solid.js';

/** Triangle meshes as shapes. A program whose bodies have no such shape need not carry their trees and predicates. */
export const meshSolids = new Part<typeof MeshSolid>('Shapes that are meshes', 'pliant/meshes');

/** Convex hulls as shapes. To make a hull takes exact predicates, which other shapes don't need. */
export const hullSolids = new Part<typeof HullSolid>('Shapes that are hulls', 'pliant/meshes');

/** Unions, intersections, differences and rounded shapes. Their mass comes from a surface that is marched through them. */
export const combinedSolids = new Part<typeof combine>('Shapes that are made of others', 'pliant/meshes');
export const roundedSolids = new Part<typeof RoundedSolid>('Shapes that are made of others', 'pliant/meshes');

/** Tells a mesh by its kind: a test of the class would bring the class into every program. */
export const isMeshSolid = (solid: Solid): solid is MeshSolid => solid.kind === 'mesh';
