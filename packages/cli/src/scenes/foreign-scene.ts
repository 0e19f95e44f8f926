/** Scenes of other tools, told apart by what they hold: URDF, MJCF, and glTF with KHR_physics_rigid_bodies. */
import { dirname, join } from 'node:path';
import { formatScene, PliantError } from 'pliant';
import {
  type ImportNote,
  type ImportOptions,
  isMjcf,
  isUrdf,
  readGltfScene,
  readMjcf,
  readUrdf,
  type SceneImport,
} from 'pliant/io';
import { refusal } from '../failure.js';
import { readCompanion } from '../meshes/companion.js';

export interface ForeignScene {
  /** The same scene as JSON. */
  readonly text: string;
  readonly notes: readonly ImportNote[];
}

/** [bytes] */
const LARGEST_COMPANION = 2 ** 30;

/** The scene of a file of another tool; nothing where it is none. */
export function foreignScene(
  file: string,
  bytes: Uint8Array,
  cwd: string,
  options: ImportOptions,
): ForeignScene | undefined {
  const read = readerOf(file, bytes);
  if (read === undefined) return undefined;
  const companions = (name: string) => readCompanion(file, join(dirname(file), name), cwd, LARGEST_COMPANION);
  try {
    const { scene, notes } = read(bytes, companions, options);
    return { text: formatScene(scene), notes };
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    const { line, column, path } = error.place;
    const place = line === undefined ? (path ? ` ${path}` : '') : `:${line}:${column ?? 1}`;
    throw refusal(`${file}${place} ${error.sentence}`, error);
  }
}

/** As every command that reads scenes says it. */
export const EXACT_MESHES = [
  '--exact-meshes',
  'of URDF and MJCF: links that move keep their meshes; without it, the hulls of these',
] as const;

type Reader = (
  bytes: Uint8Array,
  companions: (name: string) => Uint8Array | undefined,
  options: ImportOptions,
) => SceneImport;

function readerOf(file: string, bytes: Uint8Array): Reader | undefined {
  const head = Buffer.from(bytes.subarray(0, 20_000)).toString('latin1').replaceAll('\0', '');
  if (/\.(glb|gltf)$/i.test(file) || head.startsWith('glTF')) return readGltfScene;
  if (!/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(head)) return undefined;
  if (isUrdf(head)) return readUrdf;
  return isMjcf(head) ? readMjcf : undefined;
}

export const noteLine = (file: string, { place, sentence }: ImportNote): string =>
  `${file}${place === '' ? '' : /^\d/.test(place) ? `:${place}` : ` ${place}`} ${sentence}\n`;
