/** From points of the window to the scene and back. */
import { type PerspectiveCamera, Raycaster, Vector2, type Vector3 } from 'three';

export class Sight {
  private readonly ray = new Raycaster();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly camera: PerspectiveCamera,
  ) {}

  /** The ray through a point of the window [CSS px]; valid until the next one. */
  cast(x: number, y: number): Raycaster {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    this.ray.setFromCamera(
      new Vector2((2 * (x - left)) / width - 1, 1 - (2 * (y - top)) / height),
      this.camera,
    );
    return this.ray;
  }

  /** Where a point is in the window [CSS px], if it is in front of the eye. */
  toScreen(point: Vector3): readonly [number, number] | undefined {
    const at = point.clone().project(this.camera);
    if (!(at.z < 1)) return undefined;
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    return [left + (width * (at.x + 1)) / 2, top + (height * (1 - at.y)) / 2];
  }
}
