/** What a scene is made of, as every engine can be told it. Lengths in metres, masses in kilograms. */

export type Triple = readonly [number, number, number];
export type Quad = readonly [number, number, number, number];

export type Piece =
  | { readonly kind: 'box'; readonly half: Triple }
  | { readonly kind: 'sphere'; readonly radius: number }
  /** Upright, along y. */
  | { readonly kind: 'capsule' | 'cylinder'; readonly radius: number; readonly halfHeight: number }
  | { readonly kind: 'hull'; readonly points: readonly Triple[] };

export type Form =
  | Piece
  | { readonly kind: 'compound'; readonly pieces: readonly { readonly piece: Piece; readonly at: Triple }[] }
  /** A surface that stands still. */
  | { readonly kind: 'mesh'; readonly positions: readonly number[]; readonly triangles: readonly number[] };

export interface Placed {
  readonly form: Form;
  readonly at: Triple;
  /** xyzw. */
  readonly turn?: Quad;
  /** [kg/m³]; bodies without it stand still. */
  readonly density?: number;
}

export interface Tie {
  readonly kind: 'ball' | 'hinge';
  readonly a: number;
  readonly b: number;
  /** Where they are tied, in the world. */
  readonly at: Triple;
  /** Of a hinge, in the world. */
  readonly axis?: Triple;
}

export interface RigidScene {
  readonly name: string;
  readonly bodies: readonly Placed[];
  readonly ties?: readonly Tie[];
  readonly friction: number;
  /** `stands`: nothing may move; `rests`: it comes to rest in the end; `hangs`: it swings. */
  readonly fate: 'stands' | 'rests' | 'hangs';
}

export const DENSITY = 500;
export const UPRIGHT: Quad = [0, 0, 0, 1];

/** A slab whose top is y = 0. */
export const FLOOR: Placed = { form: { kind: 'box', half: [100, 1, 100] }, at: [0, -1, 0] };

export const box = (half: Triple, at: Triple, turn: Quad = UPRIGHT): Placed => ({
  form: { kind: 'box', half },
  at,
  turn,
  density: DENSITY,
});

/** A turn about a unit axis [rad]. */
export function about([x, y, z]: Triple, angle: number): Quad {
  const s = Math.sin(angle / 2);
  return [x * s, y * s, z * s, Math.cos(angle / 2)];
}
