/** Corner offsets in slot order, so that a leaf reads its triangles in one run. */
export function slotCorners(triangles: Uint32Array, order: Uint32Array): Uint32Array {
  const corners = new Uint32Array(3 * order.length);
  for (let slot = 0; slot < order.length; slot++) {
    const t = 3 * order[slot];
    corners[3 * slot] = 3 * triangles[t];
    corners[3 * slot + 1] = 3 * triangles[t + 1];
    corners[3 * slot + 2] = 3 * triangles[t + 2];
  }
  return corners;
}
