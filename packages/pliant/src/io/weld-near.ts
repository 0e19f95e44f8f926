/** Points that are meant to be one: for every point the number of its place, and for every place its first point. */
export interface WeldedPoints {
  /** For every point, the place that it has. */
  readonly places: Uint32Array;
  /** For every place, the first point there. */
  readonly sources: Uint32Array;
}

/**
 * Makes points that are at most `tolerance` [m] apart one place: models of drawing programs have several vertices where
 * normals or texture coordinates jump, and their seams are closed by sines of 2π, which are not quite 0. A point joins
 * the first place that is near enough.
 */
export function weldNear(positions: ArrayLike<number>, tolerance: number): WeldedPoints {
  const cells = new Map<string, number>();
  const sources: number[] = [];
  const places = new Uint32Array(positions.length / 3);
  const cell = Math.max(tolerance, Number.MIN_VALUE);
  for (let i = 0; i < places.length; i++) {
    const [x, y, z] = [0, 1, 2].map((k) => Math.round(positions[3 * i + k] / cell));
    let place = -1;
    // A near point is in this cell or in one beside it.
    for (let k = 0; k < 27 && place < 0; k++) {
      const known = cells.get(
        `${x + (k % 3) - 1} ${y + (Math.floor(k / 3) % 3) - 1} ${z + Math.floor(k / 9) - 1}`,
      );
      if (known !== undefined && isNear(positions, sources[known], i, tolerance)) place = known;
    }
    if (place < 0) {
      place = sources.length;
      cells.set(`${x} ${y} ${z}`, place);
      sources.push(i);
    }
    places[i] = place;
  }
  return { places, sources: Uint32Array.from(sources) };
}

function isNear(positions: ArrayLike<number>, i: number, j: number, tolerance: number): boolean {
  let sq = 0;
  for (let k = 0; k < 3; k++) sq += (positions[3 * i + k] - positions[3 * j + k]) ** 2;
  return sq <= tolerance * tolerance;
}
