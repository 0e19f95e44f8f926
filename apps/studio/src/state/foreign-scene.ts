/** Scenes of other tools among the files that were opened: URDF, MJCF, and glTF with rigid bodies. */
import { formatScene } from 'pliant';
import { type ImportNote, isMjcf, isUrdf, readGltfScene, readMjcf, readUrdf } from 'pliant/io';
import type { NamedBytes } from '../engine/mesh-body.js';

export interface ForeignScene {
  readonly name: string;
  /** The same scene as JSON. */
  readonly text: string;
  /** What the scene can't say. */
  readonly notes: readonly ImportNote[];
}

/** The first scene of another tool; files that it names are looked for among the others, by their names without folders. */
export function foreignScene(files: readonly NamedBytes[]): ForeignScene | undefined {
  for (const { name, bytes } of files) {
    const read = readerOf(name, bytes);
    if (read === undefined) continue;
    const companion = (path: string) => files.find((file) => file.name === path.split(/[/\\]/).at(-1))?.bytes;
    const { scene, notes } = read(bytes, companion);
    return { name, text: formatScene(scene), notes };
  }
  return undefined;
}

function readerOf(name: string, bytes: Uint8Array) {
  const text = (length: number) => new TextDecoder('latin1').decode(bytes.subarray(0, length));
  if (/\.gl(b|tf)$/i.test(name)) {
    // One without rigid bodies is a mesh.
    return text(bytes.length).includes('"KHR_physics_rigid_bodies"') ? readGltfScene : undefined;
  }
  const head = text(20_000).replaceAll('\0', '');
  if (!/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(head)) return undefined;
  if (isUrdf(head)) return readUrdf;
  return isMjcf(head) ? readMjcf : undefined;
}

/** The notes as one text: the first few, and how many more there are. */
export function notesText(notes: readonly ImportNote[], most = 6): string {
  const lines = notes
    .slice(0, most)
    .map(({ place, sentence }) => (place === '' ? sentence : `${place}: ${sentence}`));
  const more = notes.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more; \`pliant convert\` lists all.`] : [])].join('\n');
}
