/**
 * Are the axis-aligned boxes of two triangles at least as far apart as the squared distance in `limits[limit]`? Then
 * so are the triangles. It spares most of the full distances in a search, each of which costs ten times as much.
 */
export function cornersApart(
  p: Float64Array,
  a0: number,
  a1: number,
  a2: number,
  q: Float64Array,
  b0: number,
  b1: number,
  b2: number,
  limits: Float64Array,
  limit: number,
): boolean {
  let sum = 0;
  for (let n = 0; n < 3; n++) {
    const ax = p[a0 + n];
    const ay = p[a1 + n];
    const az = p[a2 + n];
    const bx = q[b0 + n];
    const by = q[b1 + n];
    const bz = q[b2 + n];
    const gap = Math.max(
      0,
      Math.min(bx, by, bz) - Math.max(ax, ay, az),
      Math.min(ax, ay, az) - Math.max(bx, by, bz),
    );
    sum += gap * gap;
  }
  return sum >= limits[limit];
}
