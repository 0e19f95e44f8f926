import { writeMesh } from 'pliant/io';

/** Surface of the box from `low` to `high`, as OBJ text. */
export function boxObj(
  low: readonly [number, number, number],
  high: readonly [number, number, number],
): string {
  const corner = (i: number) => [
    i & 1 ? high[0] : low[0],
    i & 2 ? high[1] : low[1],
    i & 4 ? high[2] : low[2],
  ];
  const vertices = Array.from({ length: 8 }, (_, i) => `v ${corner(i).join(' ')}\n`);
  const faces = ['1 3 4 2', '5 6 8 7', '1 2 6 5', '3 7 8 4', '1 5 7 3', '2 4 8 6'].map(
    (quad) => `f ${quad}\n`,
  );
  return [...vertices, ...faces].join('');
}

/** One tetrahedron with the corner at the origin and sides of one metre, as a Gmsh file. */
export const tetraMsh = (): Uint8Array =>
  writeMesh('gmsh', { positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], tets: [0, 1, 2, 3] });
