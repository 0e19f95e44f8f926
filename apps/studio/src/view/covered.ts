/**
 * Which bodies have another one in front of their middle. A ray per body costs as much as the bodies have triangles, so there are as many rays a
 * picture as there is time for, and the bodies take turns.
 */
import type { Material, Mesh } from 'three';
import type { Viewport } from './viewport.js';

/** For the rays of one picture [ms]. */
const TIME = 0.6;

export class Covered {
  private readonly rows = new Set<number>();
  private turn = 0;
  /** Bodies that were not looked at since the picture changed. */
  private left = 0;
  private picture = -1;

  has(row: number): boolean {
    return this.rows.has(row);
  }

  /** Looks at some of these bodies. */
  update(viewport: Viewport, rows: readonly number[]): void {
    if (viewport.pictures !== this.picture) this.left = rows.length;
    this.picture = viewport.pictures;
    const end = performance.now() + TIME;
    for (; this.left > 0 && performance.now() < end; this.left--) {
      const row = rows[this.turn++ % rows.length];
      if (isCovered(viewport, row)) this.rows.add(row);
      else this.rows.delete(row);
    }
  }
}

function isCovered(viewport: Viewport, row: number): boolean {
  const middle = viewport.middleOf(row);
  const at = middle && viewport.toScreen(middle);
  if (middle === undefined || at === undefined || !viewport.isOpaque) return false;
  // One looks through walls and sensors.
  const hit = viewport
    .hitsAt(...at)
    .find(({ object }) => !((object as Mesh).material as Material).transparent);
  if (hit === undefined || viewport.bodies.rowOf(hit) === row) return false;
  return hit.distance < middle.distanceTo(viewport.camera.position);
}
