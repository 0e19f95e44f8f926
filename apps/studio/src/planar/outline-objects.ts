/** The outlines as flat surfaces of three.js, for exports that take those. */
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  ShapeUtils,
  Vector2,
} from 'three';
import type { PlanarFrame } from './protocol.js';

export class OutlineObjects extends Group {
  constructor(frame: PlanarFrame, colorOf: (body: number) => string) {
    super();
    let o = 0;
    frame.counts.forEach((count, body) => {
      const outline = Array.from(
        { length: count },
        (_, k) => new Vector2(frame.positions[o + 2 * k], frame.positions[o + 2 * k + 1]),
      );
      o += 2 * count;
      const geometry = new BufferGeometry();
      geometry.setIndex(ShapeUtils.triangulateShape(outline, []).flat());
      geometry.setAttribute('position', new BufferAttribute(new Float32Array(3 * count), 3));
      geometry.setDrawRange(0, geometry.getIndex()!.count);
      this.add(new Mesh(geometry, new MeshStandardMaterial({ color: colorOf(body) })));
    });
    this.follow(frame);
  }

  /** Puts the vertices where a picture has them; outlines that came since are left out. */
  follow({ positions }: PlanarFrame): void {
    let o = 0;
    for (const child of this.children) {
      const attribute = (child as Mesh).geometry.getAttribute('position') as BufferAttribute;
      for (let k = 0; k < attribute.count; k++, o += 2) attribute.setXY(k, positions[o], positions[o + 1]);
    }
  }
}
