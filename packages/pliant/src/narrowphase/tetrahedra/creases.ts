/**
 * Which corners of surface triangles share a normal. Around a vertex, triangles joined across edges that are flatter
 * than the crease angle at rest form one smooth fan and average their normals. A crease separates two fans. One normal
 * per vertex, averaged across creases, would bend the way out of a coarse box by 7 to 32 degrees.
 */
export function smoothCorners(
  positions: Float64Array,
  triangles: Uint32Array,
  neighbours: Int32Array,
  creaseCosine: number,
): { normals: Uint32Array; count: number } {
  const unit = unitNormals(positions, triangles);
  const parent = Uint32Array.from(triangles, (_, corner) => corner);
  const root = (corner: number): number => {
    let at = corner;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  };
  for (let half = 0; half < triangles.length; half++) {
    const t = Math.floor(half / 3);
    const other = neighbours[half];
    if (other <= t) continue;
    const dot =
      unit[3 * t] * unit[3 * other] +
      unit[3 * t + 1] * unit[3 * other + 1] +
      unit[3 * t + 2] * unit[3 * other + 2];
    if (dot < creaseCosine) continue;
    for (const corner of [half, half % 3 === 2 ? half - 2 : half + 1]) {
      for (let k = 3 * other; k < 3 * other + 3; k++) {
        if (triangles[k] === triangles[corner]) parent[root(corner)] = root(k);
      }
    }
  }
  const numbers = new Int32Array(triangles.length).fill(-1);
  let count = 0;
  const normals = new Uint32Array(triangles.length);
  for (let corner = 0; corner < triangles.length; corner++) {
    const at = root(corner);
    if (numbers[at] < 0) numbers[at] = count++;
    normals[corner] = numbers[at];
  }
  return { normals, count };
}

/** Unit normals of triangles, three numbers each; zero for a triangle without area. */
export function unitNormals(positions: Float64Array, triangles: Uint32Array): Float64Array {
  const out = new Float64Array(triangles.length);
  for (let k = 0; k < triangles.length; k += 3) {
    const a = 3 * triangles[k];
    const b = 3 * triangles[k + 1];
    const c = 3 * triangles[k + 2];
    const ux = positions[b] - positions[a];
    const uy = positions[b + 1] - positions[a + 1];
    const uz = positions[b + 2] - positions[a + 2];
    const vx = positions[c] - positions[a];
    const vy = positions[c + 1] - positions[a + 1];
    const vz = positions[c + 2] - positions[a + 2];
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length === 0) continue;
    out[k] = x / length;
    out[k + 1] = y / length;
    out[k + 2] = z / length;
  }
  return out;
}
