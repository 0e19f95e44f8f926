import { InstancedInterleavedBuffer, InterleavedBufferAttribute } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import { copy, freeAll, neverCulledNorHit } from './buffers.js';

/** The part of pliant's `DebugLines` that is drawn, for lines that come from somewhere else. */
export interface LineFrame {
  /** Ends of lines, two for each. */
  readonly count: number;
  /** Three coordinates per end [m]. */
  readonly positions: Float32Array;
  /** Red, green, blue of every end. */
  readonly colors: Float32Array;
}

/** What lines look like. */
export interface LineViewOptions {
  /** [px] */
  readonly width?: number;
  /** Whether bodies in front don't hide the lines. */
  readonly onTop?: boolean;
}

/** Line segments that follow a buffer: `update` copies its numbers and asks for memory only when it has grown. */
export class LineView extends LineSegments2 {
  private starts!: InstancedInterleavedBuffer;
  private colors!: InstancedInterleavedBuffer;

  constructor({ width = 1.5, onTop = false }: LineViewOptions = {}) {
    super(
      new LineSegmentsGeometry(),
      new LineMaterial({ vertexColors: true, linewidth: width, depthTest: !onTop, transparent: onTop }),
    );
    this.renderOrder = onTop ? 1 : 0;
    neverCulledNorHit(this);
    this.resize(256);
  }

  /** Shows other lines. */
  update({ count, positions, colors }: LineFrame): void {
    this.visible = count > 0;
    this.geometry.instanceCount = count;
    if (!this.visible) return;
    const numbers = count * 6;
    if (numbers > this.starts.array.length) this.resize(count * 2);
    fill(this.starts, positions, numbers);
    fill(this.colors, colors, numbers);
    this.geometry.instanceCount = count;
  }

  /** Frees what it holds on the graphics card. */
  override dispose(): void {
    freeAll(this);
  }

  private resize(segments: number): void {
    // The renderer keeps the size of a buffer it has seen, so a larger one needs a new geometry.
    this.geometry.dispose();
    this.geometry = new LineSegmentsGeometry();
    this.starts = new InstancedInterleavedBuffer(new Float32Array(segments * 6), 6, 1);
    this.colors = new InstancedInterleavedBuffer(new Float32Array(segments * 6), 6, 1);
    for (const [buffer, first, second] of [
      [this.starts, 'instanceStart', 'instanceEnd'],
      [this.colors, 'instanceColorStart', 'instanceColorEnd'],
    ] as const) {
      this.geometry.setAttribute(first, new InterleavedBufferAttribute(buffer, 3, 0));
      this.geometry.setAttribute(second, new InterleavedBufferAttribute(buffer, 3, 3));
    }
  }
}

function fill(buffer: InstancedInterleavedBuffer, from: Float32Array, numbers: number): void {
  copy(buffer, from, numbers);
  buffer.clearUpdateRanges();
  buffer.addUpdateRange(0, numbers);
}
