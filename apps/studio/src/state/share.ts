/**
 * A scene in the address: `#scene=` and the text, deflated and in base64url. It stays in the fragment, which browsers
 * don't send to servers.
 */
const KEY = 'scene';
/** A scene of the gallery, by its file. */
const FILE_KEY = 'open';
/** Addresses longer than this get lost in mails and chats. */
const LONGEST = 30_000;
/** Texts longer than this aren't unpacked: a short address could hold gigabytes. */
const MOST_TEXT = 4_000_000;

export async function sceneLink(text: string): Promise<string> {
  const packed = new Uint8Array(
    await new Response(through(text, new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const code = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  if (code.length > LONGEST)
    throw new Error('The scene is too long for a link; save it as a file and send that.');
  const address = new URL(location.href);
  address.hash = `${KEY}=${code}`;
  return address.href;
}

/** The address of a scene of the gallery. */
export function galleryLink(file: string): string {
  const address = new URL(location.href);
  address.hash = `${FILE_KEY}=${encodeURIComponent(file)}`;
  return address.href;
}

export type LinkedScene = { readonly text: string } | { readonly file: string };

/** The scene of the page's address, if it has one. */
export async function linkedScene(): Promise<LinkedScene | undefined> {
  const words = new URLSearchParams(location.hash.slice(1));
  const file = words.get(FILE_KEY);
  if (file !== null) return { file };
  const code = words.get(KEY);
  if (code === null) return undefined;
  try {
    return { text: await unpack(code) };
  } catch {
    throw new Error('The address holds a scene that is damaged; ask for the link once more.');
  }
}

async function unpack(code: string): Promise<string> {
  const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
    c.charCodeAt(0),
  );
  const reader = through(packed, new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_TEXT) throw new Error('too long');
  }
}

function through(
  data: BlobPart,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([data]).stream().pipeThrough(transform);
}
