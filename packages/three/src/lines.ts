import { BufferAttribute, BufferGeometry, DynamicDrawUsage, LineBasicMaterial, LineSegments } from 'three';

/** The part of pliant's `DebugLines` that is drawn, for lines that come from somewhere else. */
export interface LineFrame {
  readonly count: number;
  readonly positions: Float32Array;
  readonly colors: Float32Array;
}

/** Line segments that follow a buffer: `update` copies its numbers and asks for memory only when it has grown. */
export class LineView extends LineSegments<BufferGeometry, LineBasicMaterial> {
  constructor() {
    super(new BufferGeometry(), new LineBasicMaterial({ vertexColors: true }));
    this.frustumCulled = false;
    this.resize(256);
  }

  update({ count, positions, colors }: LineFrame): void {
    this.visible = count > 0;
    if (!this.visible) return;
    const numbers = count * 6;
    if (numbers > this.geometry.attributes['position'].array.length) this.resize(count * 2);
    this.fill('position', positions, numbers);
    this.fill('color', colors, numbers);
    this.geometry.setDrawRange(0, count * 2);
  }

  override dispose(): void {
    this.geometry.dispose();
    this.material.dispose();
    this.removeFromParent();
  }

  private fill(name: 'position' | 'color', from: Float32Array, numbers: number): void {
    const attribute = this.geometry.attributes[name] as BufferAttribute;
    const { array } = attribute;
    for (let i = 0; i < numbers; i++) array[i] = from[i];
    attribute.clearUpdateRanges();
    attribute.addUpdateRange(0, numbers);
    attribute.needsUpdate = true;
  }

  private resize(segments: number): void {
    // The renderer keeps the size of a buffer it has seen, so a larger one needs a new geometry.
    this.geometry.dispose();
    this.geometry = new BufferGeometry();
    for (const name of ['position', 'color']) {
      const attribute = new BufferAttribute(new Float32Array(segments * 6), 3);
      this.geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage));
    }
  }
}
