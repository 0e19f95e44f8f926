/** Bodies that move and are too small in the picture to be seen: each has a disc in its colour, so that none vanishes. */
import { type BodyLook, colorOf, PointView } from '@pliant/three';
import type { PerspectiveCamera } from 'three';
import type { Frame } from '../engine/frame.js';
import { sizeOfLook } from './size-of-look.js';

/** Of a body that is drawn in fewer pixels of the page than this, nobody sees where it is. */
const LEAST = 4;
/** Of a disc [CSS px]. */
const DISC = 6;

interface Speck {
  readonly row: number;
  /** Longest edge of its box [m]. */
  readonly size: number;
  readonly color: readonly number[];
}

export class Specks extends PointView {
  private looks: readonly BodyLook[] = [];
  private specks: readonly Speck[] | undefined;
  private positions = new Float32Array(0);
  private colors = new Float32Array(0);

  constructor() {
    super(DISC);
    // One behind a wall is behind it.
    this.material.depthTest = true;
  }

  /** Another scene. */
  setBodies(looks: readonly BodyLook[]): void {
    this.looks = looks.filter(({ movable, sensor }) => movable && !sensor);
    this.specks = undefined;
    this.positions = new Float32Array(3 * this.looks.length);
    this.colors = new Float32Array(3 * this.looks.length);
  }

  /** Marks what is small in a picture so high [CSS px]; tells how many are. */
  mark(frame: Frame, camera: PerspectiveCamera, height: number): number {
    this.specks ??= this.looks.map((look) => speckOf(look, frame));
    const { x, y, z } = camera.position;
    // So far from the eye, a body of a metre has the least size [m].
    const reach = height / (2 * LEAST * Math.tan((camera.fov * Math.PI) / 360));
    let count = 0;
    for (const { row, size, color } of this.specks) {
      const p = 3 * row;
      const { positions: at } = frame;
      if (!(Math.hypot(at[p] - x, at[p + 1] - y, at[p + 2] - z) > reach * size)) continue;
      for (let axis = 0; axis < 3; axis++) {
        this.positions[3 * count + axis] = at[p + axis];
        this.colors[3 * count + axis] = color[axis];
      }
      count++;
    }
    this.update({ count, positions: this.positions, colors: this.colors });
    return count;
  }
}

const speckOf = (look: BodyLook, frame: Frame): Speck => ({
  row: look.row,
  size: Math.max(...sizeOfLook(look, frame.vertices)),
  color: colorOf(look).toArray(),
});
