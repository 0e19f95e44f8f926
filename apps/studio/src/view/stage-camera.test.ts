import { expect, it } from 'vitest';
import type { Frame } from '../engine/frame.js';
import { StageCamera } from './stage-camera.js';

/** As much of a canvas as the camera and its controls ask for. */
function canvasOf(clientWidth: number, clientHeight: number) {
  const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
  return { ...quiet, clientWidth, clientHeight, style: {}, getRootNode: () => quiet, ownerDocument: quiet };
}

/** Bodies inside a box around the origin [m]. */
const frame = { movingBox: [-2, 0, -1, 2, 1.5, 1] } as unknown as Frame;

it('does not go away when the picture becomes narrower before the panels beside it are measured anew', () => {
  for (const [width, height, narrow] of [
    [1440, 900, 720],
    [1280, 720, 640],
    [1040, 480, 520],
  ]) {
    const canvas = canvasOf(width, height);
    const eye = new StageCamera(canvas as unknown as HTMLCanvasElement, () => undefined);
    const distance = () => eye.camera.position.distanceTo(eye.target);
    eye.resize();
    eye.setInsets({ left: 312, right: 316, top: 83, bottom: 91 });
    eye.lookFrom([4, 3, 5], [0, 0.5, 0]);
    eye.watch(frame, undefined);
    const whole = distance();
    // A second world takes half of the window: the canvas is narrow at once, what covers it is told a little later.
    canvas.clientWidth = narrow;
    eye.watch(frame, undefined);
    eye.resize();
    eye.watch(frame, undefined);
    eye.setInsets({ left: 312, right: 0, top: 83, bottom: 91 });
    eye.watch(frame, undefined);
    expect(distance()).toBeGreaterThan(1.2 * whole);
    expect(distance()).toBeLessThan(3 * whole);
    canvas.clientWidth = width;
    eye.resize();
    eye.setInsets({ left: 312, right: 316, top: 83, bottom: 91 });
    eye.watch(frame, undefined);
    expect(distance()).toBeLessThan(1.5 * whole);
    eye.dispose();
  }
});
