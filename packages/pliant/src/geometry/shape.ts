/**
 * A shape is data: a kind and a few numbers in the body's frame. Its module answers what the stages ask of it.
 * Parameters live in a column of the body arena, `SHAPE_PARAMS` numbers per body, read as `params[o + i]`. Shapes that
 * need more than that (hulls, meshes, combined ones) are kept beside the arena; their row holds a number and a box, see
 * `stored.ts`.
 */
export const SHAPE_PARAMS = 8;

/** Codes order the pairs: a pair of shapes is dispatched as (lower code, higher code). */
export const SHAPE_CODE = {
  plane: 1,
  sphere: 2,
  box: 3,
  capsule: 4,
  cylinder: 5,
  cone: 6,
  ellipsoid: 7,
  torus: 8,
  hull: 9,
  mesh: 10,
  union: 11,
  intersection: 12,
  difference: 13,
  rounded: 14,
  implicit: 15,
} as const;

export type ShapeKind = keyof typeof SHAPE_CODE;

type Numbers = readonly number[] | Float64Array | Float32Array;

/** A shape inside another one, where it stands there. */
export interface ShapePart {
  readonly shape: ShapeDefinition;
  readonly position?: Numbers | undefined;
  readonly orientation?: Numbers | undefined;
  /** Of this part of a union, instead of the body's. */
  readonly friction?: number | undefined;
  readonly restitution?: number | undefined;
}

export type ShapeDefinition =
  | { readonly kind: 'plane'; readonly normal: readonly number[]; readonly offset?: number | undefined }
  | { readonly kind: 'sphere'; readonly radius: number }
  | { readonly kind: 'box'; readonly halfExtents: readonly number[] }
  | { readonly kind: 'capsule'; readonly radius: number; readonly halfHeight: number }
  | { readonly kind: 'cylinder'; readonly radius: number; readonly halfHeight: number }
  | { readonly kind: 'cone'; readonly radius: number; readonly halfHeight: number }
  | { readonly kind: 'ellipsoid'; readonly radii: readonly number[] }
  | { readonly kind: 'torus'; readonly radius: number; readonly tube: number }
  | { readonly kind: 'hull'; readonly points: Numbers }
  | {
      readonly kind: 'mesh';
      readonly positions: Numbers;
      readonly triangles: readonly number[] | Uint32Array;
    }
  | { readonly kind: 'union'; readonly parts: readonly ShapePart[] }
  | { readonly kind: 'intersection'; readonly parts: readonly ShapePart[] }
  | { readonly kind: 'difference'; readonly parts: readonly ShapePart[] }
  | { readonly kind: 'rounded'; readonly shape: ShapeDefinition; readonly radius: number }
  | { readonly kind: 'implicit'; readonly name: string };

export type DefinitionOf<K extends ShapeKind> = Extract<ShapeDefinition, { readonly kind: K }>;

export interface ShapeModule<K extends ShapeKind = ShapeKind> {
  readonly kind: K;
  /** Only shapes with a finite volume can be moved by forces. */
  readonly bounded: boolean;
  write(shape: DefinitionOf<K>, params: Float64Array, o: number): void;
  read(params: Float64Array, o: number): DefinitionOf<K>;
  /** Volume [m³]. */
  volume(params: Float64Array, o: number): number;
  /** Principal moments per unit mass [m²], about the centre, along the body's axes. */
  inertia(params: Float64Array, o: number, out: Float64Array, i: number): void;
  /** Half of the smallest width [m]: less motion than this can't carry another body through. */
  thinness(params: Float64Array, o: number): number;
  /** Distance of the farthest point from the centre [m]. */
  reach(params: Float64Array, o: number): number;
  /** Axis-aligned box [min xyz, max xyz] of the placed shape. */
  bounds(
    params: Float64Array,
    o: number,
    position: Float64Array,
    p: number,
    orientation: Float64Array,
    q: number,
    out: Float64Array,
    b: number,
  ): void;
}
