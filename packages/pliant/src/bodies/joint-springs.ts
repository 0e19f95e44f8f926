/** The energy of spring joints: ½ k (distance of the anchors − rest length)². */
import { rotate } from '../math/quat.js';
import type { Bodies } from './bodies.js';
import { ANCHOR_A, ANCHOR_B, JOINT_CODE, type Joints, LENGTH, NUMBERS, STIFFNESS } from './joints.js';

/** Adds the energy of all spring joints to out[o] [J]. `arms` is scratch of six numbers. */
export function addSpringEnergy(
  joints: Joints,
  { columns: c }: Bodies,
  arms: Float64Array,
  out: Float64Array,
  o: number,
): void {
  const { numbers } = joints;
  for (let row = 0; row < joints.rows; row++) {
    if (joints.kind[row] !== JOINT_CODE.spring || !joints.isOn(row)) continue;
    const n = row * NUMBERS;
    const a = joints.a[row];
    const b = joints.b[row];
    rotate(arms, 0, c.orientation, 4 * a, numbers, n + ANCHOR_A);
    rotate(arms, 3, c.orientation, 4 * b, numbers, n + ANCHOR_B);
    let distanceSq = 0;
    for (let k = 0; k < 3; k++) {
      const d = c.position[3 * b + k] + arms[3 + k] - c.position[3 * a + k] - arms[k];
      distanceSq += d * d;
    }
    const stretch = Math.sqrt(distanceSq) - numbers[n + LENGTH];
    out[o] += 0.5 * numbers[n + STIFFNESS] * stretch * stretch;
  }
}
