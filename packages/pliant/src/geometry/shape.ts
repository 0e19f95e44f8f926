/**
 * A shape is data: a kind and a few numbers in the body's frame. Its module answers what the stages ask of it.
 * Parameters live in a column of the body arena, `SHAPE_PARAMS` numbers per body, read as `params[o + i]`.
 */
export const SHAPE_PARAMS = 4;

/** Codes order the pairs: a pair of shapes is dispatched as (lower code, higher code). */
export const SHAPE_CODE = { plane: 1, sphere: 2, box: 3 } as const;

export type ShapeKind = keyof typeof SHAPE_CODE;

export type ShapeDefinition =
  | { readonly kind: 'plane'; readonly normal: readonly number[]; readonly offset?: number }
  | { readonly kind: 'sphere'; readonly radius: number }
  | { readonly kind: 'box'; readonly halfExtents: readonly number[] };

export interface ShapeModule<K extends ShapeKind = ShapeKind> {
  readonly kind: K;
  /** Only shapes with a finite volume can be moved by forces. */
  readonly bounded: boolean;
  write(shape: Extract<ShapeDefinition, { kind: K }>, params: Float64Array, o: number): void;
  read(params: Float64Array, o: number): Extract<ShapeDefinition, { kind: K }>;
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
