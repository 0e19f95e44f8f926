/** Where shadows fall: around the scene, and on with bodies that leave it. One that rolls away without a shadow seems to fly. */
import { Vector3 } from 'three';
import type { Ground } from './ground.js';
import type { Box } from './keep-in-view.js';
import type { Lights } from './lights.js';

/** As far as this many times the first radius; farther, shadows have too few pixels. */
const FARTHEST = 6;
/** More than is needed now, so that it needn't grow with every picture. */
const AHEAD = 1.3;

export class Shade {
  private readonly center = new Vector3();
  private first = 1;
  /** Within this radius around the centre, bodies have shadows [m]. */
  private radius = 1;

  constructor(
    private readonly lights: Lights,
    private readonly ground: Ground,
  ) {}

  /** Around a scene of this place and size [m]. */
  begin(center: Vector3, size: number): void {
    this.center.copy(center);
    this.first = Math.max(1.6 * size, Math.min(2, 5 * size));
    this.cover(this.first);
  }

  /** Takes in all that moves. */
  take(moving: Box): void {
    const { x, y, z } = this.center;
    const [dx, dy, dz] = [x, y, z].map((c, k) =>
      Math.max(Math.abs(moving[k] - c), Math.abs(moving[k + 3] - c)),
    );
    const distance = Math.hypot(dx, dy, dz);
    const farthest = FARTHEST * this.first;
    // Where nothing moves, the box has no end.
    if (distance > this.radius && distance < Number.POSITIVE_INFINITY && this.radius < farthest)
      this.cover(Math.min(AHEAD * distance, farthest));
  }

  private cover(radius: number): void {
    this.radius = radius;
    this.lights.cover(this.center, radius);
    this.ground.setShadow(this.center.x, this.center.z, radius);
  }
}
