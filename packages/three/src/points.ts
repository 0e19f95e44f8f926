import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Points, PointsMaterial } from 'three';
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
    this.frustumCulled = false;
    this.renderOrder = 2;
    this.raycast = () => undefined;
    this.resize(256);
  }

  /** Shows other points. */
  update({ count, positions, colors }: LineFrame): void {
    this.visible = count > 0;
    if (!this.visible) return;
    if (3 * count > this.geometry.attributes['position'].array.length) this.resize(2 * count);
    this.fill('position', positions, 3 * count);
    this.fill('color', colors, 3 * count);
    this.geometry.setDrawRange(0, count);
  }

  /** Frees what it holds on the graphics card. */
  override dispose(): void {
    this.geometry.dispose();
    this.material.dispose();
    this.removeFromParent();
  }

  private fill(name: 'position' | 'color', from: Float32Array, numbers: number): void {
    const attribute = this.geometry.attributes[name] as BufferAttribute;
    for (let i = 0; i < numbers; i++) attribute.array[i] = from[i];
    attribute.needsUpdate = true;
  }

  private resize(count: number): void {
    this.geometry.dispose();
    this.geometry = new BufferGeometry();
    for (const name of ['position', 'color'])
      this.geometry.setAttribute(
        name,
        new BufferAttribute(new Float32Array(3 * count), 3).setUsage(DynamicDrawUsage),
      );
  }
}
