/** Typed arrays as bytes of a stated order, whatever the machine's own. */
export function float64Bytes(values: ArrayLike<number>, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(values.length * 8);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) view.setFloat64(i * 8, values[i], littleEndian);
  return bytes;
}

export function float32Bytes(values: ArrayLike<number>, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) view.setFloat32(i * 4, values[i], littleEndian);
  return bytes;
}

export function uint32Bytes(values: ArrayLike<number>, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) view.setUint32(i * 4, values[i], littleEndian);
  return bytes;
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
