import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  type LineBasicMaterial,
  LineSegments,
} from 'three';
import type { BodyFrame, BodyLook } from './frame.js';
import { colorOf } from './palette.js';

/** The connections of molecules, and the edges of tetrahedra, of all bodies, as lines. */
export class Connections {
  readonly lines: LineSegments<BufferGeometry, LineBasicMaterial>;

  constructor(looks: readonly BodyLook[], material: LineBasicMaterial) {
    const ends: number[] = [];
    const room = looks.reduce((most, { parts }) => Math.max(most, parts ? parts.first + parts.count : 0), 0);
    const colors = new Float32Array(3 * room);
    for (const look of looks) {
      if (look.parts === undefined) continue;
      const { first, count, edges } = look.parts;
      for (const vertex of edges) ends.push(first + vertex);
      const color = colorOf(look);
      for (let p = first; p < first + count; p++) color.toArray(colors, 3 * p);
    }
    const geometry = new BufferGeometry();
    geometry.setIndex(ends);
    const position = new BufferAttribute(new Float32Array(3 * room), 3).setUsage(DynamicDrawUsage);
    geometry.setAttribute('position', position).setAttribute('color', new BufferAttribute(colors, 3));
    this.lines = new LineSegments(geometry, material);
    this.lines.frustumCulled = false;
    this.lines.visible = false;
    // Rays go for the surfaces.
    this.lines.raycast = () => undefined;
  }

  update({ particles }: BodyFrame): void {
    if (!this.lines.visible || particles === undefined) return;
    const position = this.lines.geometry.getAttribute('position') as BufferAttribute;
    const count = Math.min(position.array.length, particles.length);
    for (let k = 0; k < count; k++) position.array[k] = particles[k];
    position.needsUpdate = true;
  }

  dispose(): void {
    this.lines.removeFromParent();
    this.lines.geometry.dispose();
  }
}
