/** The binary part of a glTF: surfaces, one after the other. */
import { float32Bytes, joinBytes, uint32Bytes } from '../../io/binary/bytes.js';

export class GltfBuffer {
  private readonly parts: Uint8Array[] = [];
  private readonly views: object[] = [];
  private readonly accessors: object[] = [];
  private length = 0;

  /** Attributes and indices of a primitive. */
  surface(
    positions: ArrayLike<number>,
    triangles: Uint32Array,
  ): { attributes: { POSITION: number }; indices: number } {
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (let i = 0; i < positions.length; i++) {
      const value = Math.fround(positions[i]);
      min[i % 3] = Math.min(min[i % 3], value);
      max[i % 3] = Math.max(max[i % 3], value);
    }
    const place = this.view(float32Bytes(Float64Array.from(positions), true), 34962);
    const POSITION =
      this.accessors.push({
        bufferView: place,
        componentType: 5126,
        count: positions.length / 3,
        type: 'VEC3',
        min,
        max,
      }) - 1;
    const faces = this.view(uint32Bytes(triangles, true), 34963);
    const indices =
      this.accessors.push({
        bufferView: faces,
        componentType: 5125,
        count: triangles.length,
        type: 'SCALAR',
      }) - 1;
    return { attributes: { POSITION }, indices };
  }

  document(): object {
    return this.views.length === 0 ? {} : { accessors: this.accessors, bufferViews: this.views };
  }

  bytes(): Uint8Array {
    return joinBytes(this.parts);
  }

  private view(bytes: Uint8Array, target: number): number {
    this.parts.push(bytes);
    const index =
      this.views.push({ buffer: 0, byteOffset: this.length, byteLength: bytes.length, target }) - 1;
    this.length += bytes.length;
    return index;
  }
}
