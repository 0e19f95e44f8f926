/** What files are that the user picked or dropped: a scene, ours or of another tool, a world, or meshes, told by their first bytes and names. */
import { detectFormat, formatOfName } from 'pliant/io';
import type { NamedBytes } from '../engine/mesh-body.js';
import { decodeScene } from './decode-scene.js';
import { foreignScene, notesText } from './foreign-scene.js';

/** Most bytes of all files together. */
const MOST_BYTES = 200_000_000;

/** What a picker offers. */
export const OPENED_NAMES =
  '.json,.xml,.urdf,.mjcf,.md,.snapshot,.recording,.obj,.stl,.ply,.off,.glb,.gltf,.bin,.msh,.mesh,.vtk,.vtu,.node,.ele,.face,.veg';

export type Found =
  /** `told` is what a scene of another tool says and ours can't. */
  | { readonly kind: 'scene'; readonly name: string; readonly text: string; readonly told?: string }
  | { readonly kind: 'lesson'; readonly name: string; readonly text: string }
  | { readonly kind: 'snapshot' | 'recording'; readonly name: string; readonly bytes: Uint8Array }
  /** Each is a mesh of its own; `files` holds all, for those that stand in several. */
  | {
      readonly kind: 'meshes';
      readonly meshes: readonly NamedBytes[];
      readonly files: readonly NamedBytes[];
    };

export async function sortFiles(files: readonly File[]): Promise<Found> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > MOST_BYTES) throw new Error(`They have ${size} bytes; at most ${MOST_BYTES} are read.`);
  const read = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  const foreign = foreignScene(read);
  if (foreign !== undefined)
    return { kind: 'scene', name: foreign.name, text: foreign.text, told: notesText(foreign.notes) };
  const meshes = firstOfEachSet(read.filter(isMesh));
  if (meshes.length > 0) return { kind: 'meshes', meshes, files: read };
  const { name, bytes } = read[0];
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic === 'PLNT') return { kind: 'snapshot', name, bytes };
  if (magic === 'PLRC') return { kind: 'recording', name, bytes };
  return { kind: /\.md$/i.test(name) ? 'lesson' : 'scene', name, text: textOf(bytes) };
}

function isMesh({ name, bytes }: NamedBytes): boolean {
  const isScene = /\.(json|xml)$/i.test(name);
  const format = detectFormat(name, bytes);
  return isScene ? format === 'vtu' || format === 'gltf' : format !== undefined;
}

/** Of the files of one TetGen mesh only one counts: the reader asks for the others. */
function firstOfEachSet(files: readonly NamedBytes[]): NamedBytes[] {
  const seen = new Set<string>();
  return files.filter(({ name }) => {
    if (formatOfName(name)?.name !== 'tetgen') return true;
    const stem = name.replace(/\.[^.]*$/, '');
    const isFirst = !seen.has(stem);
    seen.add(stem);
    return isFirst;
  });
}

function textOf(bytes: Uint8Array): string {
  try {
    return decodeScene(bytes);
  } catch (error) {
    if (error instanceof TypeError)
      throw new Error('It is neither a scene nor a mesh, snapshot or recording that is known here.');
    throw error;
  }
}
