/** How much of each body is in the part of the picture that nothing covers. */
import type { BodyLook } from '@pliant/three';
import { Box3, type PerspectiveCamera, Quaternion, Vector3 } from 'three';
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

/** What a picture is seen through. */
export interface Window {
  readonly camera: PerspectiveCamera;
  /** The part that nothing covers [CSS px]. */
  readonly free: Rectangle;
  /** Of the whole picture [CSS px]. */
  readonly width: number;
  readonly height: number;
}

/** Shares of the bodies that move. */
export function sharesInView(looks: readonly BodyLook[], frame: Frame, window: Window): Share[] {
  window.camera.updateMatrixWorld();
  return looks
    .filter(({ movable, sensor }) => movable && !sensor)
    .map((look) => ({ row: look.row, share: shareOf(cornersOf(look, frame), window) }));
}

/** Of a body that never moves, so much has to be in sight for the body to belong to the picture. */
const BELONGS = 0.9;

/** The box around all bodies that never move and are in sight [m]; undefined where there are none. */
export function stageInView(looks: readonly BodyLook[], frame: Frame, window: Window): Box3 | undefined {
  window.camera.updateMatrixWorld();
  const stage = new Box3();
  for (const look of looks.filter(isFixed)) {
    const corners = cornersOf(look, frame);
    if (shareOf(corners, window) < BELONGS) continue;
    for (const corner of corners) stage.expandByPoint(corner);
  }
  return stage.isEmpty() ? undefined : stage;
}

/** Whether all bodies that never move are in sight. */
export function isStageInView(looks: readonly BodyLook[], frame: Frame, window: Window): boolean {
  window.camera.updateMatrixWorld();
  return looks.filter(isFixed).every((look) => shareOf(cornersOf(look, frame), window) >= BELONGS);
}

/** It never moves, and has an end. */
export function isFixed({ movable, sensor, shape }: BodyLook): boolean {
  return !movable && !sensor && shape.kind !== 'plane';
}

/** Corners of the box around a body, in the world [m]. */
function cornersOf(look: BodyLook, frame: Frame): Vector3[] {
  const size = new Vector3().fromArray(sizeOfLook(look, frame.vertices));
  const at = new Vector3().fromArray(frame.positions, 3 * look.row);
  const turn = new Quaternion();
  if (look.shape.kind !== 'surface') turn.fromArray(frame.orientations, 4 * look.row);
  return Array.from({ length: 8 }, (_, k) =>
    new Vector3(k & 1 ? 0.5 : -0.5, k & 2 ? 0.5 : -0.5, k & 4 ? 0.5 : -0.5)
      .multiply(size)
      .applyQuaternion(turn)
      .add(at),
  );
}

/** How much of the rectangle around some points is in the free part, 0 to 1. */
function shareOf(corners: readonly Vector3[], { camera, free, width, height }: Window): number {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const at = new Vector3();
  for (const corner of corners) {
    at.copy(corner).project(camera);
    const [x, y] = [(width * (at.x + 1)) / 2, (height * (1 - at.y)) / 2];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const area = (box.right - box.left) * (box.bottom - box.top);
  const seen =
    Math.max(0, Math.min(box.right, free.right) - Math.max(box.left, free.left)) *
    Math.max(0, Math.min(box.bottom, free.bottom) - Math.max(box.top, free.top));
  return area > 0 ? seen / area : 0;
}
