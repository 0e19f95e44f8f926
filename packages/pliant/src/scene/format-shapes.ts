/** The shapes a body can have. A new shape is one more entry of `solidShapes`. */
import { coordinate, size, sizes, unitVector } from './quantities.js';
import { defaulted, type Infer, type Input, literal, object, required, union } from './schema/index.js';

/** Closed shapes: they have a volume, so anything can have them. */
const solidShapes = {
  sphere: object("A ball around the body's position.", {
    kind: required(literal('sphere'), 'A ball.'),
    radius: required(size, 'Radius.'),
  }),
  box: object("A box around the body's position, along its axes.", {
    kind: required(literal('box'), 'A box.'),
    halfExtents: required(sizes, 'Half of the edge lengths.'),
  }),
} as const;

const plane = object('Everything behind a plane, without end; for static bodies only.', {
  kind: required(literal('plane'), 'A half-space.'),
  normal: defaulted(unitVector, [0, 1, 0], 'Outward normal, any length but zero.'),
  offset: defaulted(coordinate, 0, "Distance of the plane from the body's position along the normal."),
});

/** Every shape. */
export const shape = union('Shape', 'kind', { plane, ...solidShapes });

/** Shapes of bodies that move. */
export const solidShape = union('SolidShape', 'kind', solidShapes, {
  plane:
    "A plane has no end and no mass, so only a body of kind 'static' can have it; make the body static or give it a box.",
});

/** A shape as a user writes it. */
export type ShapeDefinition = Input<typeof shape>;
/** A shape with every value filled in and normals of unit length. */
export type ShapeSettings = Infer<typeof shape>;
