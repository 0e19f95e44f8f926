/** Turns about x, then y, then z [rad], as a quaternion x, y, z, w. */
export function fromEuler([x, y, z]: readonly number[]): [number, number, number, number] {
  const [cx, cy, cz] = [x, y, z].map((angle) => Math.cos(angle / 2));
  const [sx, sy, sz] = [x, y, z].map((angle) => Math.sin(angle / 2));
  return [
    sx * cy * cz - cx * sy * sz,
    cx * sy * cz + sx * cy * sz,
    cx * cy * sz - sx * sy * cz,
    cx * cy * cz + sx * sy * sz,
  ];
}
