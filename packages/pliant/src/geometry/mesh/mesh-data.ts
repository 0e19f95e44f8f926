/**
 * Meshes as bare data, and the checks that every mesh passes before anything else reads it. A generator or a reader
 * hands over one of these; `TriangleMesh` and `TetMesh` take it in without copying when the arrays already have the
 * right type.
 */
import { PliantError } from '../../core/errors.js';

/**
 * A triangle surface: positions `[x0, y0, z0, x1, …]` [m], three vertex numbers per triangle, counter-clockwise from
 * outside.
 */
export interface SurfaceData {
  /** Three coordinates per vertex [m]. */
  readonly positions: ArrayLike<number>;
  /** Three vertices per triangle, counter-clockwise from outside. */
  readonly triangles: ArrayLike<number>;
}

/** A solid: positions `[x0, y0, z0, x1, …]` [m], four vertex numbers per tetrahedron with `det[b−a, c−a, d−a] > 0`. */
export interface SolidData {
  /** Three coordinates per vertex [m]. */
  readonly positions: ArrayLike<number>;
  /** Four vertices per tetrahedron. */
  readonly tets: ArrayLike<number>;
}

/** Coordinates past this would overflow in squared lengths and volumes [m]. */
const LARGEST_COORDINATE = 1e75;

/** Refuses what is no list, such as arrays given one by one instead of in one object. */
function checkList(list: ArrayLike<number>, path: string, content: string): void {
  if (typeof list === 'object' && typeof list?.length === 'number') return;
  throw new PliantError(
    'invalid-value',
    `A mesh is made of one object with the list \`${path}\` (${content}), but that is ${list === null ? 'null' : typeof list}.`,
    { path },
  );
}

/** Checked positions, as a `Float64Array`; an input that already is one is kept, not copied. */
export function checkedPositions(positions: ArrayLike<number>): Float64Array {
  checkList(positions, 'positions', 'three coordinates per vertex');
  if (positions.length % 3 !== 0) {
    throw new PliantError(
      'bad-geometry',
      `A mesh needs three coordinates per vertex, but ${positions.length} numbers are not a multiple of three.`,
      { path: 'positions' },
    );
  }
  const checked = positions instanceof Float64Array ? positions : Float64Array.from(positions);
  for (let i = 0; i < checked.length; i++) {
    if (!(Math.abs(checked[i]) <= LARGEST_COORDINATE)) {
      throw new PliantError(
        'invalid-value',
        `The ${'xyz'[i % 3]} coordinate of vertex ${(i - (i % 3)) / 3} is ${checked[i]}; give a finite number of at most ${LARGEST_COORDINATE} m.`,
        { path: `positions[${i}]` },
      );
    }
  }
  return checked;
}

/** Checked vertex numbers, as a `Uint32Array`; an input that already is one is kept, not copied. */
export function checkedIndices(
  indices: ArrayLike<number>,
  perElement: 3 | 4,
  vertexCount: number,
  path: 'triangles' | 'tets',
): Uint32Array {
  const element = perElement === 3 ? 'triangle' : 'tetrahedron';
  checkList(indices, path, `${perElement} vertex numbers per ${element}`);
  if (indices.length % perElement !== 0) {
    throw new PliantError(
      'bad-geometry',
      `A ${element} needs ${perElement} vertex numbers, but ${indices.length} numbers are not a multiple of ${perElement}.`,
      { path },
    );
  }
  for (let i = 0; i < indices.length; i++) {
    const v = indices[i];
    if (!(v >= 0 && v < vertexCount && Number.isInteger(v))) {
      throw new PliantError(
        'bad-geometry',
        `The ${element} ${Math.floor(i / perElement)} names vertex ${v}, but the mesh has ${vertexCount} vertices, numbered from 0.`,
        { path: `${path}[${i}]` },
      );
    }
  }
  return indices instanceof Uint32Array ? indices : Uint32Array.from(indices);
}

/** The box around all vertices: `[minX, minY, minZ, maxX, maxY, maxZ]` [m]; inside out (∞, −∞) when there is none. */
export function boundsOf(positions: Float64Array): Float64Array {
  const bounds = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  for (let i = 0; i < positions.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const x = positions[i + k];
      if (x < bounds[k]) bounds[k] = x;
      if (x > bounds[3 + k]) bounds[3 + k] = x;
    }
  }
  return bounds;
}
