/** Buffers, buffer views and accessors: where the numbers of a glTF file are. */
import { decodeBase64 } from '../binary/base64.js';
import type { CompanionFiles } from '../mesh-data.js';
import { hasAscii, latin1 } from '../text/ascii.js';
import type { GltfContainer } from './container.js';
import type { JsonView } from './json-view.js';

const COMPONENT_BYTES = new Map([
  [5120, 1],
  [5121, 1],
  [5122, 2],
  [5123, 2],
  [5125, 4],
  [5126, 4],
]);
/** Divisors of normalised integers. */
const NORMALISE = new Map([
  [5120, 127],
  [5121, 255],
  [5122, 32767],
  [5123, 65535],
]);
const WIDTHS = new Map([
  ['SCALAR', 1],
  ['VEC3', 3],
]);

export class GltfAccessors {
  private readonly buffers = new Map<number, Uint8Array>();

  constructor(
    readonly bytes: Uint8Array,
    readonly container: GltfContainer,
    readonly companions: CompanionFiles,
  ) {}

  /** How many items an accessor claims. */
  count(ref: JsonView): number {
    return this.accessor(ref).need('count').integer(1, 0xffffffff);
  }

  /** All numbers of an accessor, `width` per item, refused before allocating when they can't be there. */
  read(ref: JsonView, width: 1 | 3): Float64Array {
    const accessor = this.accessor(ref);
    const stated = accessor.need('type').string();
    if (WIDTHS.get(stated) !== width)
      throw accessor.error(
        'invalid-value',
        `Expected ${width === 3 ? 'VEC3' : 'SCALAR'} here, found ${stated.slice(0, 20)}.`,
      );
    const component = accessor.need('componentType').integer(0, 65535);
    const count = this.count(ref);
    const base = accessor.get('bufferView');
    if (!base)
      throw accessor.error(
        'unsupported-version',
        'The accessor has no bufferView, so all its values are zero.',
      );
    const offset = accessor.get('byteOffset')?.index() ?? 0;
    const values = this.items(base, offset, component, width, count, accessor);
    const sparse = accessor.get('sparse');
    if (sparse) this.replace(values, sparse, component, width, count);
    const divisor = isTrue(accessor.get('normalized')) ? NORMALISE.get(component) : undefined;
    if (divisor) {
      for (let i = 0; i < values.length; i++) values[i] = Math.max(values[i] / divisor, -1);
    }
    return values;
  }

  private accessor(ref: JsonView): JsonView {
    return this.container.root.need('accessors').item(ref.index(), ref);
  }

  private replace(
    values: Float64Array,
    sparse: JsonView,
    component: number,
    width: number,
    total: number,
  ): void {
    const count = sparse.need('count').integer(1, total);
    const where = sparse.need('indices');
    const indexType = where.need('componentType').integer(0, 65535);
    const indices = this.items(
      where.need('bufferView'),
      where.get('byteOffset')?.index() ?? 0,
      indexType,
      1,
      count,
      where,
    );
    const what = sparse.need('values');
    const items = this.items(
      what.need('bufferView'),
      what.get('byteOffset')?.index() ?? 0,
      component,
      width,
      count,
      what,
    );
    for (let i = 0; i < count; i++) {
      const index = indices[i];
      if (!(index < total) || index % 1 !== 0)
        throw where.error('invalid-value', `The sparse index ${index} lies past the ${total} items.`);
      for (let k = 0; k < width; k++) values[index * width + k] = items[i * width + k];
    }
  }

  private items(
    viewRef: JsonView,
    offset: number,
    component: number,
    width: number,
    count: number,
    owner: JsonView,
  ): Float64Array {
    const size = COMPONENT_BYTES.get(component);
    if (!size) throw owner.error('invalid-value', `${component} is no component type of glTF.`);
    const view = this.container.root.need('bufferViews').item(viewRef.index(), viewRef);
    const bytes = this.view(view);
    const stride = view.get('byteStride')?.integer(1, 255) ?? size * width;
    const needed = offset + stride * (count - 1) + size * width;
    if (stride < size * width || needed > bytes.length) {
      throw owner.error(
        'corrupt-data',
        `${count} items need ${needed} bytes of ${view.path}, which has ${bytes.length}.`,
      );
    }
    const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const values = new Float64Array(count * width);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < width; k++)
        values[i * width + k] = componentAt(data, offset + i * stride + k * size, component);
    }
    return values;
  }

  private view(view: JsonView): Uint8Array {
    const bufferRef = view.need('buffer');
    const buffer = this.buffer(bufferRef);
    const start = view.get('byteOffset')?.index() ?? 0;
    const length = view.need('byteLength').index();
    if (start + length > buffer.length) {
      throw view.error(
        'corrupt-data',
        `The view ends at byte ${start + length} of a buffer of ${buffer.length} bytes.`,
      );
    }
    return buffer.subarray(start, start + length);
  }

  private buffer(ref: JsonView): Uint8Array {
    const index = ref.index();
    const known = this.buffers.get(index);
    if (known) return known;
    const buffer = this.container.root.need('buffers').item(index, ref);
    const uri = buffer.get('uri');
    const bytes = uri ? this.resolve(uri) : index === 0 ? this.container.binary : undefined;
    if (!bytes)
      throw buffer.error('missing-key', 'The buffer has no data: neither a uri nor a binary chunk.');
    this.buffers.set(index, bytes);
    return bytes;
  }

  private resolve(uri: JsonView): Uint8Array {
    const { json } = uri;
    if (json.kind !== 'string') throw uri.error('invalid-value', 'Expected text here.');
    if (!hasAscii(this.bytes, 'data:', json.start)) {
      const isElsewhere = /^([a-z][a-z0-9+.-]*:|\/)/i.test(json.value);
      if (isElsewhere)
        throw uri.error(
          'unavailable',
          'The data stands at an address that is not beside this file; nothing is fetched.',
        );
      const found = this.companions(percentDecoded(json.value));
      if (found) return found;
      throw uri.error(
        'missing-key',
        `The data stands in '${json.value.slice(0, 80)}', which isn't there; open both together.`,
      );
    }
    const comma = this.bytes.indexOf(0x2c, json.start);
    const isBase64 =
      comma >= 0 &&
      comma < json.end &&
      latin1(this.bytes, json.start, Math.min(comma, json.start + 256)).endsWith(';base64');
    if (!isBase64) throw uri.error('unsupported-version', 'Only data URIs in base64 are read.');
    const decoded = decodeBase64(this.bytes, comma + 1, json.end);
    if (decoded.wrongAt >= 0)
      throw uri.error('corrupt-data', `The base64 has a wrong character at byte ${decoded.wrongAt}.`);
    return decoded.bytes;
  }
}

function isTrue(value: JsonView | undefined): boolean {
  return value?.json.kind === 'boolean' && value.json.value === true;
}

function componentAt(data: DataView, at: number, component: number): number {
  switch (component) {
    case 5120:
      return data.getInt8(at);
    case 5121:
      return data.getUint8(at);
    case 5122:
      return data.getInt16(at, true);
    case 5123:
      return data.getUint16(at, true);
    case 5125:
      return data.getUint32(at, true);
    default:
      return data.getFloat32(at, true);
  }
}

function percentDecoded(uri: string): string {
  return uri.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
