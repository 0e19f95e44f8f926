/** How much of each moving body is in the part of the picture that nothing covers. */
import type { BodyLook } from '@pliant/three';
import { type PerspectiveCamera, Quaternion, Vector3 } from 'three';
import type { Frame } from '../engine/frame.js';
import { sizeOfLook } from './size-of-look.js';

/** A rectangle [CSS px]. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Share {
  readonly row: number;
  /** Of the rectangle around its box in the picture, 0 to 1. */
  readonly share: number;
}

/** `width` and `height` are the picture's [CSS px]. */
export function sharesInView(
  looks: readonly BodyLook[],
  frame: Frame,
  camera: PerspectiveCamera,
  free: Rectangle,
  { width, height }: { readonly width: number; readonly height: number },
): Share[] {
  const corner = new Vector3();
  const turn = new Quaternion();
  camera.updateMatrixWorld();
  return looks
    .filter(({ movable, sensor }) => movable && !sensor)
    .map((look) => {
      const size = sizeOfLook(look, frame.vertices);
      const isSoft = look.shape.kind === 'surface';
      turn.fromArray(frame.orientations, 4 * look.row);
      const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
      for (let k = 0; k < 8; k++) {
        corner.set(k & 1 ? 0.5 : -0.5, k & 2 ? 0.5 : -0.5, k & 4 ? 0.5 : -0.5);
        corner.set(corner.x * size[0], corner.y * size[1], corner.z * size[2]);
        if (!isSoft) corner.applyQuaternion(turn);
        corner.x += frame.positions[3 * look.row];
        corner.y += frame.positions[3 * look.row + 1];
        corner.z += frame.positions[3 * look.row + 2];
        corner.project(camera);
        const [x, y] = [(width * (corner.x + 1)) / 2, (height * (1 - corner.y)) / 2];
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
      const [w, h] = [box.right - box.left, box.bottom - box.top];
      const seen =
        Math.max(0, Math.min(box.right, free.right) - Math.max(box.left, free.left)) *
        Math.max(0, Math.min(box.bottom, free.bottom) - Math.max(box.top, free.top));
      return { row: look.row, share: w * h > 0 ? seen / (w * h) : 0 };
    });
}
