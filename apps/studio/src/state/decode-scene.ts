/** The text of a scene's bytes: JSON is UTF-8, XML says its encoding itself. */
export function decodeScene(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const marked = /^(?:\xff\xfe|\xfe\xff)/.exec(head)?.[0];
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  const encoding =
    marked === undefined ? (declared ?? 'utf-8') : marked === '\xff\xfe' ? 'utf-16le' : 'utf-16be';
  return decoder(encoding).decode(bytes);
}

function decoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new Error(
      `The file says that it is written in '${encoding}', which the browser doesn't know; save it as UTF-8.`,
    );
  }
}
