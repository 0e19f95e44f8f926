/** Quaternions x, y, z, w. */

/** Turns about x, then y, then z [rad]. */
export function quaternion([x, y, z]: readonly number[]): number[] {
  const about = (axis: number, angle: number): number[] => {
    const q = [0, 0, 0, Math.cos(angle / 2)];
    q[axis] = Math.sin(angle / 2);
    return q;
  };
  return multiply(about(2, z), multiply(about(1, y), about(0, x)));
}

function multiply([ax, ay, az, aw]: readonly number[], [bx, by, bz, bw]: readonly number[]): number[] {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function rotate(q: readonly number[], [x, y, z]: readonly number[]): number[] {
  return multiply(multiply(q, [x, y, z, 0]), [-q[0], -q[1], -q[2], q[3]]).slice(0, 3);
}
