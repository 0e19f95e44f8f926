/** glTF comes as JSON text or as GLB: a header and two chunks, JSON and binary. */
import { BinaryCursor } from '../binary/cursor.js';
import { hasAscii } from '../text/ascii.js';
import { parseJson } from '../text/json.js';
import { JsonView } from './json-view.js';

const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

export interface GltfContainer {
  readonly root: JsonView;
  /** The binary chunk of a GLB. */
  readonly binary?: Uint8Array | undefined;
}

export function isGlb(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 'glTF');
}

export function openGltf(bytes: Uint8Array): GltfContainer {
  if (isGlb(bytes)) return openGlb(bytes);
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return { root: new JsonView(parseJson(bytes, start), '') };
}

function openGlb(bytes: Uint8Array): GltfContainer {
  const cursor = new BinaryCursor(bytes, 4);
  const version = cursor.u32();
  if (version !== 2)
    throw cursor.error('unsupported-version', `GLB version ${version} isn't read, only 2.`, 4);
  const length = cursor.u32();
  if (length > bytes.length) {
    throw cursor.error(
      'corrupt-data',
      `The file claims ${length} bytes but has ${bytes.length}; it is cut off.`,
      8,
    );
  }
  let root: JsonView | undefined;
  let binary: Uint8Array | undefined;
  while (cursor.position + 8 <= length) {
    const at = cursor.position;
    const size = cursor.u32();
    const type = cursor.u32();
    const start = cursor.position;
    if (start + size > length)
      throw cursor.error('corrupt-data', `A chunk claims ${size} bytes, more than the file has left.`, at);
    if (type === JSON_CHUNK && !root) root = new JsonView(parseJson(bytes, start, start + size), '');
    else if (type === BINARY_CHUNK && !binary) binary = bytes.subarray(start, start + size);
    cursor.position = start + size;
  }
  if (!root) throw cursor.error('corrupt-data', 'The file has no JSON chunk.', 12);
  return { root, binary };
}
