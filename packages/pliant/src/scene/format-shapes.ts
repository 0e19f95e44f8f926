/** The shapes a body can have. A new shape is one more entry of `simpleShapes`. */
import type { ShapeDefinition as AnyShape } from '../geometry/shape.js';
import { MAX_NUMBERS, MAX_PARTS, MAX_VERTICES } from './limits.js';
import {
  coordinate,
  friction,
  name,
  point,
  restitution,
  rotation,
  size,
  sizes,
  unitVector,
} from './quantities.js';
import {
  array,
  defaulted,
  type Input,
  integer,
  list,
  literal,
  type NodeOf,
  object,
  optional,
  type QuaternionInput,
  type Rule,
  required,
  union,
  type Vec3Tuple,
  type VectorInput,
} from './schema/index.js';

/** Closed shapes: they have a volume, so anything can have them. */
const simpleShapes = {
  sphere: object("A ball around the body's position.", {
    kind: required(literal('sphere'), 'A ball.'),
    radius: required(size, 'Radius.'),
  }),
  box: object("A box around the body's position, along its axes.", {
    kind: required(literal('box'), 'A box.'),
    halfExtents: required(sizes, 'Half of the edge lengths.'),
  }),
  capsule: object('A straight line along y, thickened.', {
    kind: required(literal('capsule'), 'A capsule.'),
    radius: required(size, 'Radius.'),
    halfHeight: required(size, 'Half of the straight part, without the round ends.'),
  }),
  cylinder: object('A cylinder around the y axis.', {
    kind: required(literal('cylinder'), 'A cylinder.'),
    radius: required(size, 'Radius.'),
    halfHeight: required(size, 'Half of the height.'),
  }),
  cone: object("A cone around the y axis, its center of mass at the body's position, its tip up.", {
    kind: required(literal('cone'), 'A cone.'),
    radius: required(size, 'Radius of the base.'),
    halfHeight: required(size, 'Half of the height.'),
  }),
  ellipsoid: object("An ellipsoid around the body's position, along its axes.", {
    kind: required(literal('ellipsoid'), 'An ellipsoid.'),
    radii: required(sizes, 'Radii along x, y and z.'),
  }),
  torus: object(
    'A ring around the y axis.',
    {
      kind: required(literal('torus'), 'A ring.'),
      radius: required(size, 'Radius of the circle in the middle of the tube.'),
      tube: required(size, 'Radius of the tube.'),
    },
    (value) =>
      (value['tube'] as number) < (value['radius'] as number)
        ? undefined
        : { key: 'tube', message: "The tube must be thinner than the ring's radius, or the hole closes." },
  ),
  hull: object('The convex hull of points.', {
    kind: required(literal('hull'), 'A convex hull.'),
    points: required(list(coordinate, 3, 12, MAX_NUMBERS), 'Points as x, y, z in a row, four at least.'),
  }),
  mesh: object('A triangle mesh; closed and facing outwards where the body moves by forces.', {
    kind: required(literal('mesh'), 'A triangle mesh.'),
    positions: required(list(coordinate, 3, 9, MAX_NUMBERS), 'Vertices as x, y, z in a row.'),
    triangles: required(
      list(integer(0, MAX_VERTICES), 3, 3, MAX_NUMBERS),
      'Three vertex numbers per triangle, counter-clockwise from outside.',
    ),
  }),
  implicit: object('A solid by a function that the program has defined under a name.', {
    kind: required(literal('implicit'), 'A function of the user.'),
    name: required(name, 'Name under which the function was defined.'),
  }),
} as const;

const plane = object('Everything behind a plane, without end; for static bodies only.', {
  kind: required(literal('plane'), 'A half-space.'),
  normal: defaulted(unitVector, [0, 1, 0], 'Outward normal, any length but zero.'),
  offset: defaulted(coordinate, 0, "Distance of the plane from the body's position along the normal."),
});

type Combined = Extract<AnyShape, { readonly kind: 'union' | 'intersection' | 'difference' | 'rounded' }>;
type Parts = Exclude<Combined, { readonly kind: 'rounded' }>;
export interface PartSettings {
  readonly shape: ShapeSettings;
  readonly position: readonly [number, number, number];
  readonly orientation: readonly [number, number, number, number];
  readonly friction?: number | undefined;
  readonly restitution?: number | undefined;
}
export type CombinedSettings =
  | { readonly kind: Parts['kind']; readonly parts: readonly PartSettings[] }
  | { readonly kind: 'rounded'; readonly shape: ShapeSettings; readonly radius: number };

const hasSurface = (part: PartSettings): boolean =>
  part.friction !== undefined || part.restitution !== undefined;

const PATCHED = {
  key: 'parts',
  message:
    'Only the parts of an outermost union can have a friction or restitution of their own; give the whole body one.',
};

/** Shapes made of shapes, whose parts are of the given union. */
function combinedShapes(level: number, part: NodeOf<ShapeSettings, ShapeDefinition>) {
  const parts = array(
    object(`A part of a combined shape${level > 1 ? ` (${level})` : ''}.`, {
      shape: required(part, 'Its shape.'),
      position: defaulted(point, [0, 0, 0], 'Where it stands in the whole.'),
      orientation: defaulted(rotation, [0, 0, 0, 1], 'How it is turned there.'),
      friction: optional(friction, "Friction of this part of a union; else the body's."),
      restitution: optional(restitution, "Restitution of this part of a union; else the body's."),
    }),
    MAX_PARTS,
  );
  const several: Rule = (value) =>
    (value['parts'] as readonly unknown[]).length > 0
      ? undefined
      : { key: 'parts', message: 'A combined shape needs at least one part.' };
  const plain: Rule = (value) =>
    several(value) ?? ((value['parts'] as readonly PartSettings[]).some(hasSurface) ? PATCHED : undefined);
  return {
    union: object(
      'All that is in any of its parts.',
      { kind: required(literal('union'), 'A union.'), parts: required(parts, 'The parts.') },
      level === 1 ? several : plain,
    ),
    intersection: object(
      'All that is in every part.',
      { kind: required(literal('intersection'), 'An intersection.'), parts: required(parts, 'The parts.') },
      plain,
    ),
    difference: object(
      'The first part without the others.',
      {
        kind: required(literal('difference'), 'A difference.'),
        parts: required(parts, 'What there is, then what is taken away.'),
      },
      plain,
    ),
    rounded: object('A shape grown by a radius, so that its edges are round.', {
      kind: required(literal('rounded'), 'A rounded shape.'),
      shape: required(part, 'The shape to grow.'),
      radius: required(size, 'By how much.'),
    }),
  };
}

type Nested = NodeOf<ShapeSettings, ShapeDefinition>;

/** Parts of parts of parts: the format ends there, so that every walk over it ends too. */
const innermost = union('Part3', 'kind', { plane, ...simpleShapes }) as unknown as Nested;
const inner = union('Part2', 'kind', {
  plane,
  ...simpleShapes,
  ...combinedShapes(3, innermost),
}) as unknown as Nested;
const outer = union('Part1', 'kind', {
  plane,
  ...simpleShapes,
  ...combinedShapes(2, inner),
}) as unknown as Nested;

const solidShapes = { ...simpleShapes, ...combinedShapes(1, outer) };

/** Every shape. */
export const shape = union('Shape', 'kind', { plane, ...solidShapes }) as unknown as Nested;

/** Shapes of bodies that move. */
export const solidShape = union('SolidShape', 'kind', solidShapes, {
  plane:
    "A plane has no end and no mass, so only a body of kind 'static' can have it; make the body static or give it a box.",
}) as unknown as NodeOf<
  Exclude<ShapeSettings, { readonly kind: 'plane' }>,
  Exclude<ShapeDefinition, { readonly kind: 'plane' }>
>;

type Plane = Extract<AnyShape, { readonly kind: 'plane' }>;

/** A shape with every value filled in and normals of unit length. */
export type ShapeSettings =
  | Exclude<AnyShape, Combined | Plane | { kind: 'box' } | { kind: 'ellipsoid' }>
  | { readonly kind: 'box'; readonly halfExtents: Vec3Tuple }
  | { readonly kind: 'ellipsoid'; readonly radii: Vec3Tuple }
  | { readonly kind: 'plane'; readonly normal: readonly [number, number, number]; readonly offset: number }
  | CombinedSettings;

/** A part as a user writes it. */
export interface PartDefinition {
  readonly shape: ShapeDefinition;
  readonly position?: VectorInput | undefined;
  readonly orientation?: QuaternionInput | undefined;
  /** Of this part of a union, instead of the body's. */
  readonly friction?: number | undefined;
  readonly restitution?: number | undefined;
}

/** A shape as a user writes it. */
export type ShapeDefinition =
  | Input<(typeof simpleShapes)[keyof typeof simpleShapes]>
  | Input<typeof plane>
  | { readonly kind: Parts['kind']; readonly parts: readonly PartDefinition[] }
  | { readonly kind: 'rounded'; readonly shape: ShapeDefinition; readonly radius: number };
