/** Puts a GLB together: accessors over one buffer, meshes, nodes and one animation (glTF 2.0). */

const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const TARGETS = { vertices: 34962, indices: 34963 } as const;
const WIDTHS = { SCALAR: 1, VEC3: 3, VEC4: 4 } as const;

export interface AccessorOptions {
  /** Whether the smallest and largest values are told, as positions and times must. */
  readonly range?: boolean;
  readonly target?: keyof typeof TARGETS;
}

export class GlbBuilder {
  private readonly parts: Uint8Array[] = [];
  private length = 0;
  private readonly accessors: object[] = [];
  private readonly views: object[] = [];
  private readonly meshes: object[] = [];
  private readonly nodes: object[] = [];
  private readonly materials: object[] = [];
  private readonly materialNumbers = new Map<string, number>();
  private readonly samplers: object[] = [];
  private readonly channels: object[] = [];
  /** Extensions of the whole document, by name. */
  readonly extensions: Record<string, object> = {};

  accessor(
    values: Float32Array | Uint32Array,
    type: keyof typeof WIDTHS,
    options: AccessorOptions = {},
  ): number {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    const { target } = options;
    this.views.push({
      buffer: 0,
      byteOffset: this.length,
      byteLength: bytes.length,
      ...(target !== undefined && { target: TARGETS[target] }),
    });
    this.parts.push(bytes);
    this.length += bytes.length;
    const width = WIDTHS[type];
    this.accessors.push({
      bufferView: this.views.length - 1,
      componentType: values instanceof Float32Array ? FLOAT : UNSIGNED_INT,
      count: values.length / width,
      type,
      ...(options.range && rangeOf(values, width)),
    });
    return this.accessors.length - 1;
  }

  /** `opacity` below 1 lets through what is behind. */
  material(color: readonly number[], opacity = 1): number {
    const key = `${color.join()} ${opacity}`;
    const known = this.materialNumbers.get(key);
    if (known !== undefined) return known;
    const pbrMetallicRoughness = {
      baseColorFactor: [...color, opacity],
      metallicFactor: 0,
      roughnessFactor: 0.8,
    };
    const look = opacity < 1 ? { alphaMode: 'BLEND' } : {};
    this.materials.push({ pbrMetallicRoughness, doubleSided: true, ...look });
    this.materialNumbers.set(key, this.materials.length - 1);
    return this.materials.length - 1;
  }

  mesh(primitive: object, targets: number): number {
    const weights = targets > 0 ? { weights: new Array<number>(targets).fill(0) } : {};
    this.meshes.push({ primitives: [primitive], ...weights });
    return this.meshes.length - 1;
  }

  node(node: object): number {
    this.nodes.push(node);
    return this.nodes.length - 1;
  }

  animate(node: number, path: 'translation' | 'rotation' | 'weights', input: number, output: number): void {
    this.samplers.push({ input, output, interpolation: 'LINEAR' });
    this.channels.push({ sampler: this.samplers.length - 1, target: { node, path } });
  }

  finish(): Uint8Array {
    const json = new TextEncoder().encode(JSON.stringify(this.document()));
    const jsonLength = Math.ceil(json.length / 4) * 4;
    const binLength = Math.ceil(this.length / 4) * 4;
    const total = 12 + 8 + jsonLength + (binLength > 0 ? 8 + binLength : 0);
    const out = new Uint8Array(total);
    const view = new DataView(out.buffer);
    [0x46546c67, 2, total, jsonLength, 0x4e4f534a].forEach((word, i) => {
      view.setUint32(4 * i, word, true);
    });
    out.fill(0x20, 20, 20 + jsonLength);
    out.set(json, 20);
    if (binLength > 0) {
      let at = 20 + jsonLength;
      view.setUint32(at, binLength, true);
      view.setUint32(at + 4, 0x004e4942, true);
      at += 8;
      for (const part of this.parts) {
        out.set(part, at);
        at += part.length;
      }
    }
    return out;
  }

  private document(): object {
    const { accessors, meshes, nodes, materials, samplers, channels } = this;
    const names = Object.keys(this.extensions);
    const some = <T>(key: string, list: readonly T[]) => (list.length > 0 ? { [key]: list } : {});
    return {
      asset: { version: '2.0', generator: 'Pliant' },
      ...(names.length > 0 && { extensionsUsed: names, extensions: this.extensions }),
      scene: 0,
      scenes: [
        some(
          'nodes',
          nodes.map((_, i) => i),
        ),
      ],
      ...some('nodes', nodes),
      ...some('meshes', meshes),
      ...some('materials', materials),
      ...some('accessors', accessors),
      ...some('bufferViews', this.views),
      ...(this.length > 0 && { buffers: [{ byteLength: this.length }] }),
      ...(channels.length > 0 && { animations: [{ name: 'run', samplers, channels }] }),
    };
  }
}

function rangeOf(values: Float32Array | Uint32Array, width: number): { min: number[]; max: number[] } {
  const min = new Array<number>(width).fill(Number.POSITIVE_INFINITY);
  const max = new Array<number>(width).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < values.length; i++) {
    min[i % width] = Math.min(min[i % width], values[i]);
    max[i % width] = Math.max(max[i % width], values[i]);
  }
  return { min, max };
}
