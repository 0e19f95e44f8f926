/** Solids of tetrahedra over a grid whose places are free: graded blocks, and pieces of cylinders. */
import { TetMesh } from 'pliant';

export interface Grid {
  /** Cells along the three directions of the grid. */
  readonly cells: readonly [number, number, number];
  /** Where the vertex (i, j, k) stands [m]. Vertices at one place become one. */
  readonly place: (i: number, j: number, k: number) => readonly [number, number, number];
}

/** Corners of a cell as bits: 1 for i, 2 for j, 4 for k; every other cell is cut the other way, so that faces match. */
const EVEN = [
  [0, 1, 2, 4],
  [3, 2, 1, 7],
  [5, 1, 4, 7],
  [6, 4, 2, 7],
  [1, 2, 4, 7],
];
const ODD = EVEN.map((tet) => tet.map((corner) => corner ^ 1));

export function gridMesh({ cells: [nx, ny, nz], place }: Grid): TetMesh {
  const numbers = new Map<string, number>();
  const positions: number[] = [];
  const vertex = (i: number, j: number, k: number) => {
    const at = place(i, j, k);
    const key = at.map((value) => value.toFixed(12)).join();
    let number = numbers.get(key);
    if (number === undefined) {
      numbers.set(key, (number = positions.length / 3));
      positions.push(...at);
    }
    return number;
  };
  const tets: number[] = [];
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++)
        for (const tet of (i + j + k) % 2 === 0 ? EVEN : ODD) {
          const corners = tet.map((c) => vertex(i + (c & 1), j + ((c >> 1) & 1), k + (c >> 2)));
          if (new Set(corners).size < 4) continue;
          const six = sixVolume(positions, corners);
          if (Math.abs(six) < 1e-18) continue;
          if (six < 0) corners.push(corners.splice(2, 1)[0]);
          tets.push(...corners);
        }
  return new TetMesh({ positions: Float64Array.from(positions), tets: Uint32Array.from(tets) });
}

function sixVolume(p: readonly number[], [a, b, c, d]: readonly number[]): number {
  const less = (v: number) => [0, 1, 2].map((i) => p[3 * v + i] - p[3 * a + i]);
  const [u, v, w] = [less(b), less(c), less(d)];
  return (
    u[0] * (v[1] * w[2] - v[2] * w[1]) -
    u[1] * (v[0] * w[2] - v[2] * w[0]) +
    u[2] * (v[0] * w[1] - v[1] * w[0])
  );
}

/** Numbers of the vertices for which `isThere` holds. */
export function verticesWhere(
  { positions, vertexCount }: TetMesh,
  isThere: (x: number, y: number, z: number) => boolean,
): number[] {
  return [...Array(vertexCount).keys()].filter((v) =>
    isThere(positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]),
  );
}

/** `count` cells from 0 to `length` that begin with `first` and grow evenly: the places of their ends. */
export function graded(count: number, length: number, first: number): number[] {
  let low = 1e-6;
  let high = 100;
  const sum = (q: number) => (first * (q ** count - 1)) / (q - 1);
  for (let n = 0; n < 200; n++) {
    const q = (low + high) / 2;
    if (Math.abs(q - 1) < 1e-12 || sum(q) < length) low = q;
    else high = q;
  }
  const q = (low + high) / 2;
  const ends = [0];
  for (let k = 0; k < count; k++) ends.push(ends[k] + first * q ** k);
  ends[count] = length;
  return ends;
}
