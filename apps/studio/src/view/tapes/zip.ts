/** Files in one, as they are: a zip without compression (PKWARE, APPNOTE). */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let k = 0; k < bytes.length; k++) crc = TABLE[(crc ^ bytes[k]) & 255] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const LOCAL = 30;
const CENTRAL = 46;
const END = 22;

export function writeZip(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const named = files.map(({ name, bytes }) => ({ name: new TextEncoder().encode(name), bytes }));
  const size = named.reduce(
    (sum, { name, bytes }) => sum + LOCAL + CENTRAL + 2 * name.length + bytes.length,
    END,
  );
  const out = new Uint8Array(size);
  const view = new DataView(out.buffer);
  let at = 0;
  const places = named.map(({ name, bytes }) => {
    const place = { at, crc: checksum(bytes) };
    view.setUint32(at, 0x04034b50, true);
    common(view, at + 4, place.crc, bytes.length, name.length);
    out.set(name, at + LOCAL);
    out.set(bytes, at + LOCAL + name.length);
    at += LOCAL + name.length + bytes.length;
    return place;
  });
  const start = at;
  named.forEach(({ name, bytes }, k) => {
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 4, 20, true);
    common(view, at + 6, places[k].crc, bytes.length, name.length);
    view.setUint32(at + 42, places[k].at, true);
    out.set(name, at + CENTRAL);
    at += CENTRAL + name.length;
  });
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, files.length, true);
  view.setUint16(at + 10, files.length, true);
  view.setUint32(at + 12, at - start, true);
  view.setUint32(at + 16, start, true);
  return out;
}

/** What both heads of a file say: version, names in UTF-8, nothing packed, the first day of 1980. */
function common(view: DataView, at: number, crc: number, size: number, name: number): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, 0x0800, true);
  view.setUint16(at + 8, 0x21, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name, true);
}
