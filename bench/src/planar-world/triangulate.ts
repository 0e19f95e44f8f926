/** Triangles of a simple outline without holes, by cutting off ears: engines of convex parts need them. */
export function triangulate(outline: ArrayLike<number>): number[][] {
  const count = outline.length / 2;
  const left = Array.from({ length: count }, (_, v) => v);
  if (signedArea(outline) < 0) left.reverse();
  const triangles: number[][] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, k) => isEar(outline, left, k));
    const k = Math.max(0, ear);
    const [a, b, c] = around(left, k);
    triangles.push(corner(outline, a, b, c));
    left.splice(k, 1);
  }
  triangles.push(corner(outline, left[0], left[1], left[2]));
  // Points on straight sides leave triangles without area, which no engine takes.
  const least = 1e-9 * Math.abs(signedArea(outline));
  return triangles.filter((triangle) => Math.abs(signedArea(triangle)) > least);
}

/** Whether all corners turn the same way. */
export function isConvex(outline: ArrayLike<number>): boolean {
  const count = outline.length / 2;
  let [left, right] = [false, false];
  for (let v = 0; v < count; v++) {
    const turn = cross(outline, v, (v + 1) % count, (v + 2) % count);
    if (turn > 0) left = true;
    if (turn < 0) right = true;
  }
  return !(left && right);
}

function around(list: readonly number[], k: number): [number, number, number] {
  const n = list.length;
  return [list[(k + n - 1) % n], list[k], list[(k + 1) % n]];
}

function isEar(outline: ArrayLike<number>, list: readonly number[], k: number): boolean {
  const [a, b, c] = around(list, k);
  if (cross(outline, a, b, c) <= 0) return false;
  return list.every((v) => {
    if (v === a || v === b || v === c) return true;
    return !(cross(outline, a, b, v) >= 0 && cross(outline, b, c, v) >= 0 && cross(outline, c, a, v) >= 0);
  });
}

function corner(outline: ArrayLike<number>, ...vertices: number[]): number[] {
  return vertices.flatMap((v) => [outline[2 * v], outline[2 * v + 1]]);
}

function cross(p: ArrayLike<number>, a: number, b: number, c: number): number {
  return (
    (p[2 * b] - p[2 * a]) * (p[2 * c + 1] - p[2 * a + 1]) -
    (p[2 * b + 1] - p[2 * a + 1]) * (p[2 * c] - p[2 * a])
  );
}

function signedArea(p: ArrayLike<number>): number {
  let twice = 0;
  for (let k = 0; k < p.length; k += 2) {
    const j = (k + 2) % p.length;
    twice += p[k] * p[j + 1] - p[k + 1] * p[j];
  }
  return twice;
}
