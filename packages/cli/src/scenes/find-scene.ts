/** From what the user typed to a checked scene: a path, or the name of a scene of the gallery. */
import { readdirSync, type Stats, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseScene, type Scene, type SceneError } from 'pliant';
import { type ImportNote, type ImportOptions, isSceneXml, type SceneXmlWarning } from 'pliant/io';
import { nearest } from '../did-you-mean.js';
import { isSystemError, refusal, systemReason } from '../failure.js';
import type { Io } from '../io.js';
import { decode, readInput } from '../read-input.js';
import { galleryFolder } from '../studio-package.js';
import { foreignScene, noteLine } from './foreign-scene.js';

/** A scene text has at most 64 Mi characters, and UTF-8 spends up to three bytes on each. */
const MOST_BYTES = 3 * 64 * 2 ** 20;

export interface SceneText {
  /** As the user may open it: the path that was typed, or the gallery's. */
  readonly file: string;
  /** JSON as text, XML as bytes: its encoding is what it declares. */
  readonly text: string | Uint8Array;
  /** What a scene of another tool has that is left out. */
  readonly notes?: readonly ImportNote[];
}

/** A file wins over a scene of the gallery with the same name. */
export function findScene(named: string, cwd: string, options: ImportOptions = {}): SceneText {
  const file = locate(named, cwd);
  const bytes = readInput(file, cwd, MOST_BYTES);
  const foreign = foreignScene(file, bytes, cwd, options);
  if (foreign !== undefined) return { file, ...foreign };
  return { file, text: isSceneXml(bytes) ? bytes : decode(bytes, file) };
}

/** Says what a scene of another tool has that is left out. */
export function tellNotes({ file, notes = [] }: SceneText, io: Pick<Io, 'stderr'>): void {
  for (const note of notes) io.stderr(noteLine(file, note));
}

/** Where an error stands, and what it says. */
export function errorLine(file: string, { path, line, column, message }: SceneError): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return [place, path, message].filter((part) => part !== '').join(' ');
}

/** What is allowed but seldom meant. */
export const warningLine = (file: string, { sentence, line, column }: SceneXmlWarning): string =>
  `${file}:${line}:${column} Warning: ${sentence}\n`;

/**
 * The scene of a text, or a refusal that quotes the first error. `tell` hears of what is allowed but seldom meant.
 */
export function readScene({ file, text }: SceneText, tell: (line: string) => void = () => {}): Scene {
  const reading = parseScene(text);
  if (reading.ok) {
    for (const warning of reading.warnings ?? []) tell(warningLine(file, warning));
    return reading.scene;
  }
  const [first, ...others] = reading.errors;
  const rest =
    others.length === 0 ? '' : ` (and more: \`pliant validate ${file}\` lists ${reading.errors.length})`;
  throw refusal(`${errorLine(file, first!)}${rest}`);
}

/** Names of the scenes of the gallery; none where neither a clone nor the studio's package is at hand. */
export function galleryNames(): string[] {
  const folder = galleryFolder();
  if (folder === undefined) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'index.json');
  return files.map((file) => file.slice(0, -'.json'.length)).sort();
}

function locate(named: string, cwd: string): string {
  if (named === '' || named.includes('\0'))
    throw refusal('A scene is the path of a file or a name of the gallery.');
  if (named === '-') return named;
  const stats = statIfThere(named, cwd);
  if (stats !== undefined && !stats.isDirectory()) return named;
  const names = galleryNames();
  const name = named.replace(/\.json$/, '');
  if (names.includes(name)) return relative(cwd, join(galleryFolder()!, `${name}.json`));
  if (stats !== undefined) throw refusal(`${named} is a folder; name the scene file in it.`);
  throw refusal(`There is no scene file ${named}${advice(name, names)}`);
}

function statIfThere(named: string, cwd: string): Stats | undefined {
  try {
    return statSync(resolve(cwd, named));
  } catch (error) {
    if (isSystemError(error) && ['ENOENT', 'ENOTDIR'].includes(error.code ?? '')) return undefined;
    throw refusal(`Can't read ${named} because ${systemReason(error)}.`, error);
  }
}

function advice(name: string, names: readonly string[]): string {
  if (names.length === 0) return '; check the path.';
  const near = nearest(name, names);
  if (near !== undefined) return `; did you mean '${near}' of the gallery?`;
  return `, and no such scene in the gallery: ${names.join(', ')}.`;
}
