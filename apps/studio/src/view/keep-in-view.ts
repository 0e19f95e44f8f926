/**
 * Moves a camera no more than it takes to have a box in sight. It keeps its direction: it goes back as far as the box needs, and aside as
 * far as it needs at that distance. In the camera's own axes both have a closed form: a corner (x, y, z) is in sight of a camera that
 * went aside by a and back by b when |x − a| ≤ t (z + b), which is linear in a and b.
 */
import { type PerspectiveCamera, Vector3 } from 'three';

/** The part of the picture that nothing covers, as half widths at distance 1 from the eye. */
export interface FreePart {
  readonly x: number;
  readonly y: number;
}

/** Low and high corner [m]. */
export type Box = ArrayLike<number>;

const right = new Vector3();
const up = new Vector3();
const ahead = new Vector3();
const corner = new Vector3();

/** How far the camera has to go: aside, up, back [m]. */
export function wayToSee(
  camera: PerspectiveCamera,
  box: Box,
  { x: tx, y: ty }: FreePart,
): [number, number, number] {
  right.set(1, 0, 0).applyQuaternion(camera.quaternion);
  up.set(0, 1, 0).applyQuaternion(camera.quaternion);
  ahead.set(0, 0, -1).applyQuaternion(camera.quaternion);
  const most = [-Infinity, -Infinity, -Infinity, -Infinity];
  for (let k = 0; k < 8; k++) {
    corner.set(box[k & 1 ? 3 : 0], box[k & 2 ? 4 : 1], box[k & 4 ? 5 : 2]).sub(camera.position);
    const [x, y, z] = [corner.dot(right), corner.dot(up), corner.dot(ahead)];
    most[0] = Math.max(most[0], x - tx * z);
    most[1] = Math.max(most[1], -x - tx * z);
    most[2] = Math.max(most[2], y - ty * z);
    most[3] = Math.max(most[3], -y - ty * z);
  }
  const back = Math.max(0, (most[0] + most[1]) / (2 * tx), (most[2] + most[3]) / (2 * ty));
  const clamp = (low: number, high: number) => Math.min(Math.max(0, low), high);
  return [
    clamp(most[0] - tx * back, tx * back - most[1]),
    clamp(most[2] - ty * back, ty * back - most[3]),
    back,
  ];
}

/** Moves the camera and what it turns about; true when it had to. */
export function keepInView(camera: PerspectiveCamera, target: Vector3, box: Box, free: FreePart): boolean {
  if (!(box[0] <= box[3])) return false;
  const [aside, rise, back] = wayToSee(camera, box, free);
  if (!Number.isFinite(aside + rise + back) || (aside === 0 && rise === 0 && back === 0)) return false;
  corner.copy(right).multiplyScalar(aside).addScaledVector(up, rise);
  target.add(corner);
  camera.position.add(corner).addScaledVector(ahead, -back);
  return true;
}
