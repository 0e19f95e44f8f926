/** Files that are packed by hand, unpacked by the rules of their formats. */
import { BufferGeometry, Float32BufferAttribute, Group, Mesh, MeshStandardMaterial } from 'three';
import { expect, it, vi } from 'vitest';
import { toPalette, writeGif } from './gif.js';
import { GltfTape } from './gltf-tape.js';
import { writeZip } from './zip.js';

/** LZW as the reader of a GIF does it. */
function unpack(data: Uint8Array, smallest: number): number[] {
  const [clear, end] = [1 << smallest, (1 << smallest) + 1];
  let [size, at, bit] = [smallest + 1, 0, 0];
  let table: number[][] = [];
  const fresh = () => Array.from({ length: end + 1 }, (_, k) => (k < clear ? [k] : []));
  const out: number[] = [];
  let before: number[] | undefined;
  for (;;) {
    let code = 0;
    for (let k = 0; k < size; k++, bit++) code |= ((data[at + (bit >> 3)] >> (bit & 7)) & 1) << k;
    if (code === clear) {
      [size, before, table] = [smallest + 1, undefined, fresh()];
      continue;
    }
    if (code === end) return out;
    const entry: number[] = table[code] ?? [...before!, before![0]];
    out.push(...entry);
    if (before !== undefined && table.length < 4096) table.push([...before, entry[0]]);
    if (table.length === 1 << size && size < 12) size++;
    before = entry;
    at += 0;
  }
}

it('a GIF has the pixels that went in', () => {
  const [width, height] = [97, 61];
  const pixels = Uint8Array.from({ length: width * height }, (_, k) => (k * k + (k >> 5)) % 252);
  const gif = writeGif(width, height, [{ pixels, delay: 0.05 }]);
  expect(new TextDecoder().decode(gif.subarray(0, 6))).toBe('GIF89a');
  // Header, palette, loop, control, descriptor; then the blocks.
  let at = 13 + 768 + 19 + 8 + 10;
  expect(gif[at]).toBe(8);
  const data: number[] = [];
  for (at++; gif[at] !== 0; at += gif[at] + 1) data.push(...gif.subarray(at + 1, at + 1 + gif[at]));
  expect(unpack(Uint8Array.from(data), 8)).toEqual([...pixels]);
  expect([gif[at + 1], at + 2]).toEqual([0x3b, gif.length]);
});

it('colours of a GIF are near those of the picture', () => {
  const grey = new Uint8ClampedArray(4 * 64).fill(128);
  const places = toPalette(grey, 8);
  const mean = [...places].reduce((sum, k) => sum + Math.floor(k / 42) / 5, 0) / places.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.06);
});

it('a zip lists its files with their sizes and sums', () => {
  const files = [
    { name: 'a.txt', bytes: new TextEncoder().encode('123456789') },
    { name: 'ü.bin', bytes: new Uint8Array(1000).fill(7) },
  ];
  const zip = writeZip(files);
  const view = new DataView(zip.buffer);
  // The checksum of these nine digits is known to all.
  expect(view.getUint32(14, true)).toBe(0xcbf43926);
  const end = zip.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  expect(view.getUint16(end + 10, true)).toBe(2);
  let at = view.getUint32(end + 16, true);
  for (const { name, bytes } of files) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    expect(view.getUint32(at + 20, true)).toBe(bytes.length);
    const length = view.getUint16(at + 28, true);
    expect(new TextDecoder().decode(zip.subarray(at + 46, at + 46 + length))).toBe(name);
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + length;
    expect(zip.subarray(from, from + bytes.length)).toEqual(bytes);
    at += 46 + length;
  }
});

it('a glTF has bodies by their names, and normals of length one also where no face is', async () => {
  // Node has no reader of files as browsers have it.
  vi.stubGlobal(
    'FileReader',
    class {
      result: ArrayBuffer | undefined;
      onloadend = () => {};
      readAsArrayBuffer(blob: Blob) {
        void blob.arrayBuffer().then((bytes) => {
          this.result = bytes;
          this.onloadend();
        });
      }
    },
  );
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  try {
    const soft = new Mesh(new BufferGeometry(), new MeshStandardMaterial());
    const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5];
    soft.geometry.setAttribute('position', new Float32BufferAttribute(corners, 3)).setIndex([0, 1, 2]);
    soft.geometry.setDrawRange(0, 3);
    const tape = new GltfTape(new Group().add(soft), () => 'jelly');
    for (const time of [0, 0.1, 0.2]) tape.take(time);
    const file = Buffer.from(await (await tape.finish()).arrayBuffer());
    const json = JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString()) as {
      nodes: { name: string }[];
    };
    expect(json.nodes.map(({ name }) => name)).toContain('jelly');
    expect(warned).not.toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
    warned.mockRestore();
  }
});
