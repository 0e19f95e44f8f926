/** Scenes from JSON to the XML of molecule scenes, and back. */
import { basename, extname } from 'node:path';
import { formatScene, PliantError, type Scene } from 'pliant';
import { formatSceneXml, parseSceneXml } from 'pliant/io';
import { moleculesOfScene, sceneOfMolecules } from 'pliant/molecules';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { OutputFile } from '../output/output-file.js';
import { isSameFile } from '../output/outputs.js';
import { fileSize } from '../run/quantities.js';
import { findScene, readScene, type SceneText } from './find-scene.js';

interface Options {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Whether a file to write is a scene, by its name. */
export function isSceneName(name: string): boolean {
  return /\.(json|xml)$/i.test(name);
}

export function convertScene(input: string, output: string, options: Options, io: Io): number {
  if (isSameFile(input, output, io.cwd))
    throw refusal(`${output} is the input itself; give the output another name.`);
  const source = findScene(input, io.cwd);
  const scene = readScene(source);
  const { text, notes } = /\.xml$/i.test(output) ? toXml(source, scene) : toJson(source, scene);
  const bytes = new TextEncoder().encode(text);
  const file = new OutputFile(output, io.cwd);
  try {
    file.write(bytes);
    file.commit();
  } finally {
    file.discard();
  }
  print(source, scene, { file: output, bytes: bytes.length, notes }, options, io);
  return SUCCESS;
}

interface Converted {
  readonly text: string;
  readonly notes: readonly string[];
}

/** XML has no name; the file's stands in for it. */
function toJson({ file, text }: SceneText, scene: Scene): Converted {
  if (typeof text === 'string') return { text: formatScene(scene), notes: [] };
  const name = basename(file, extname(file));
  return { text: formatScene(sceneOfMolecules(parseSceneXml(text).scene, name)), notes: [] };
}

function toXml({ file, text }: SceneText, scene: Scene): Converted {
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
  written: { readonly file: string; readonly bytes: number; readonly notes: readonly string[] },
  options: Options,
  io: Io,
): void {
  const bodies = scene.bodies.length;
  if (options.json) {
    const report = { input: { file: source.file, bodies }, output: { ...written, bodies } };
    io.stdout(`${JSON.stringify(report, undefined, 2)}\n`);
    return;
  }
  if (options.quiet) return;
  for (const note of written.notes) io.stderr(`${source.file}: ${note}\n`);
  io.stdout(`${source.file}: ${bodies === 1 ? '1 body' : `${bodies} bodies`}\n`);
  io.stdout(`${written.file}: ${fileSize(written.bytes)}\n`);
}
