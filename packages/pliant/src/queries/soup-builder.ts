/**
 * Triangles one by one, each with an id of the caller's choice, as the libraries of old took them. A query then
 * reports triangle numbers; `ids[number]` is what the caller called it.
 */
import type { TriangleSource } from './triangle-source.js';

/** Triangles that were collected one by one. */
export interface TriangleSoup extends TriangleSource {
  /** The caller's id of each triangle. */
  readonly ids: Float64Array;
}

/** Collects triangles one by one. */
export class SoupBuilder {
  private coordinates: number[] = [];
  private names: number[] = [];

  /** Starts over. */
  begin(): this {
    this.coordinates = [];
    this.names = [];
    return this;
  }

  /** One triangle; its id is its number unless given. */
  add(
    a: ArrayLike<number>,
    b: ArrayLike<number>,
    c: ArrayLike<number>,
    id: number = this.names.length,
  ): this {
    for (const corner of [a, b, c]) this.coordinates.push(corner[0], corner[1], corner[2]);
    this.names.push(id);
    return this;
  }

  /** The mesh of all triangles, equal vertices being one. */
  finish(): TriangleSoup {
    return {
      positions: Float64Array.from(this.coordinates),
      triangles: Uint32Array.from({ length: 3 * this.names.length }, (_, i) => i),
      ids: Float64Array.from(this.names),
    };
  }
}
