import { BufferGeometry, Points, PointsMaterial } from 'three';
import { attributeOf, copy, freeAll, neverCulledNorHit, triples } from './buffers.js';
import type { LineFrame } from './lines.js';

/** Points of a buffer as discs of one size on the screen, over everything. */
export class PointView extends Points<BufferGeometry, PointsMaterial> {
  /** @param size Diameter [px]. */
  constructor(size = 7) {
    super(
      new BufferGeometry(),
      new PointsMaterial({
        size,
        sizeAttenuation: false,
        vertexColors: true,
        depthTest: false,
        transparent: true,
      }),
    );
    this.material.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace(
        '#include <clipping_planes_fragment>',
        '#include <clipping_planes_fragment>\n\tif (distance(gl_PointCoord, vec2(0.5)) > 0.5) discard;',
      );
    };
    this.renderOrder = 2;
    neverCulledNorHit(this);
    this.resize(256);
  }

  /** Shows other points. */
  update({ count, positions, colors }: LineFrame): void {
    this.visible = count > 0;
    if (!this.visible) return;
    if (3 * count > attributeOf(this.geometry).array.length) this.resize(2 * count);
    copy(attributeOf(this.geometry), positions, 3 * count);
    copy(attributeOf(this.geometry, 'color'), colors, 3 * count);
    this.geometry.setDrawRange(0, count);
  }

  /** Frees what it holds on the graphics card. */
  override dispose(): void {
    freeAll(this);
  }

  private resize(count: number): void {
    this.geometry.dispose();
    this.geometry = new BufferGeometry();
    for (const name of ['position', 'color']) this.geometry.setAttribute(name, triples(count));
  }
}
