/** Scenes between JSON, the XML of molecule scenes, URDF, MJCF (read only) and glTF with rigid bodies. */
import { basename, dirname, extname, join } from 'node:path';
import { formatScene, PliantError, type Scene } from 'pliant';
import {
  formatSceneXml,
  type ImportNote,
  type ImportOptions,
  parseSceneXml,
  writeGltfScene,
  writeUrdf,
} from 'pliant/io';
import { moleculesOfScene, sceneOfMolecules } from 'pliant/molecules';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { isStandardOutput, OutputFile } from '../output/output-file.js';
import { isSameFile } from '../output/outputs.js';
import { fileSize } from '../run/quantities.js';
import { findScene, readScene, type SceneText } from './find-scene.js';
import { noteLine } from './foreign-scene.js';

interface Options extends ImportOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/**
 * Whether a conversion is of scenes, by the names: what is written is a scene, or what is read is one and glTF is
 * written.
 */
export function isOfScenes(input: string, output: string): boolean {
  if (/\.(json|xml|urdf)$/i.test(output)) return true;
  return /\.(glb|gltf)$/i.test(output) && /\.(json|xml|urdf|mjcf)$/i.test(input);
}

/** Where a scene goes, and the name that says its format. */
interface Target {
  readonly file: string;
  readonly named: string;
}

export function convertScene(
  input: string,
  { file: output, named }: Target,
  options: Options,
  io: Io,
): number {
  if (isSameFile(input, output, io.cwd))
    throw refusal(`${output} is the input itself; give the output another name.`);
  const source = findScene(input, io.cwd, options);
  const scene = readScene(source, options.quiet ? undefined : io.stderr);
  const converted = written(source, scene, named);
  const { bytes, files = [] } = converted;
  const notes = [
    ...(source.notes ?? []).map((note) => noteLine(source.file, note)),
    ...converted.notes.map((note) => `${source.file}: ${note}\n`),
  ];
  const outputs = [
    { name: output, bytes },
    ...files.map((file) => ({ ...file, name: join(dirname(output), file.name) })),
  ].map(({ name, bytes: content }) => ({ file: new OutputFile(name, io.cwd), content }));
  try {
    for (const { file, content } of outputs) file.write(content);
    for (const { file } of outputs) file.commit();
  } finally {
    for (const { file } of outputs) file.discard();
  }
  print(
    source,
    scene,
    {
      file: output,
      bytes: bytes.length,
      notes: notes.map((note) => note.trimEnd()),
      files: files.map(({ name }) => name),
    },
    options,
    io,
  );
  return SUCCESS;
}

function written(source: SceneText, scene: Scene, output: string): Converted {
  const place = ({ place: at, sentence }: ImportNote) => `${at} ${sentence}`.trim();
  try {
    if (/\.urdf$/i.test(output)) {
      const name = basename(output, extname(output));
      const { notes, ...rest } = writeUrdf(scene, name === '-' ? 'scene' : name);
      return { ...rest, notes: notes.map(place) };
    }
    if (/\.(glb|gltf)$/i.test(output)) {
      const { notes, ...rest } = writeGltfScene(scene, /\.glb$/i.test(output));
      return { ...rest, notes: notes.map(place) };
    }
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    throw refusal(`${source.file} ${error.place.path ?? ''} ${error.sentence}`.replace(/ {2,}/g, ' '), error);
  }
  const { text, notes } = /\.xml$/i.test(output) ? toXml(source, scene) : toJson(source, scene);
  return { bytes: new TextEncoder().encode(text), notes };
}

interface Converted {
  readonly bytes: Uint8Array;
  /** Meshes beside it. */
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly notes: readonly string[];
}

interface Text {
  readonly text: string;
  readonly notes: readonly string[];
}

/** XML has no name; the file's stands in for it. */
function toJson({ file, text }: SceneText, scene: Scene): Text {
  if (typeof text === 'string') return { text: formatScene(scene), notes: [] };
  const name = basename(file, extname(file));
  return { text: formatScene(sceneOfMolecules(parseSceneXml(text).scene, name)), notes: [] };
}

function toXml({ file, text }: SceneText, scene: Scene): Text {
  if (typeof text !== 'string') return { text: formatSceneXml(parseSceneXml(text).scene), notes: [] };
  try {
    const { scene: molecules, leftOut } = moleculesOfScene(scene);
    const notes = leftOut.length === 0 ? [] : [`Left out what XML has no words for: ${leftOut.join(', ')}.`];
    return { text: formatSceneXml(molecules), notes };
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    throw refusal(`${file} ${error.place.path ?? ''} ${error.sentence}`.replace(/ {2,}/g, ' '), error);
  }
}

function print(
  source: SceneText,
  scene: Scene,
  written: {
    readonly file: string;
    readonly bytes: number;
    readonly notes: readonly string[];
    readonly files: readonly string[];
  },
  options: Options,
  io: Io,
): void {
  const bodies = scene.bodies.length;
  const say = isStandardOutput(written.file) ? io.stderr : io.stdout;
  if (options.json) {
    const report = { input: { file: source.file, bodies }, output: { ...written, bodies } };
    say(`${JSON.stringify(report, undefined, 2)}\n`);
    return;
  }
  if (options.quiet) return;
  for (const note of written.notes) io.stderr(`${note}\n`);
  say(`${source.file}: ${bodies === 1 ? '1 body' : `${bodies} bodies`}\n`);
  say(`${written.file}: ${fileSize(written.bytes)}\n`);
}
