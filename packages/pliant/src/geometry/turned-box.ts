/**
 * World box of something that stands around an axis of its body: along each world axis it reaches `along` times the
 * axis' share plus `across` times what is left of it.
 */
export function aroundAxisY(
  along: number,
  round: number,
  across: number,
  position: Float64Array,
  p: number,
  orientation: Float64Array,
  q: number,
  out: Float64Array,
  b: number,
): void {
  const x = orientation[q];
  const y = orientation[q + 1];
  const z = orientation[q + 2];
  const w = orientation[q + 3];
  const ax = 2 * (x * y - z * w);
  const ay = 1 - 2 * (x * x + z * z);
  const az = 2 * (y * z + x * w);
  // 1 − a² from the other two components: no cancellation when the axis is along this one.
  const rx = Math.abs(ax) * along + Math.sqrt(ay * ay + az * az) * across + round;
  const ry = Math.abs(ay) * along + Math.sqrt(ax * ax + az * az) * across + round;
  const rz = Math.abs(az) * along + Math.sqrt(ax * ax + ay * ay) * across + round;
  out[b] = position[p] - rx;
  out[b + 1] = position[p + 1] - ry;
  out[b + 2] = position[p + 2] - rz;
  out[b + 3] = position[p] + rx;
  out[b + 4] = position[p + 1] + ry;
  out[b + 5] = position[p + 2] + rz;
}
