/** Whether two boxes [min xyz, max xyz] share a point; touching counts, NaN never does. */
export function boxesOverlap(boxes: Float64Array, i: number, j: number): boolean {
  const a = i * 6;
  const b = j * 6;
  return (
    boxes[a] <= boxes[b + 3] &&
    boxes[b] <= boxes[a + 3] &&
    boxes[a + 1] <= boxes[b + 4] &&
    boxes[b + 1] <= boxes[a + 4] &&
    boxes[a + 2] <= boxes[b + 5] &&
    boxes[b + 2] <= boxes[a + 5]
  );
}
