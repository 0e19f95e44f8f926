import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SceneEntry {
  /** Name of the file below /scenes/. */
  readonly file: string;
  readonly name: string;
  readonly description: string;
}

/** Every scene of a folder, by file name. A file that is no scene is left out: the list is for choosing from. */
export async function sceneList(folder: string): Promise<SceneEntry[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.json') && !file.startsWith('.'))
    .sort();
  const entries = await Promise.all(files.map((file) => entryOf(folder, file)));
  return entries.filter((entry) => entry !== undefined);
}

async function entryOf(folder: string, file: string): Promise<SceneEntry | undefined> {
  try {
    const scene = JSON.parse(await readFile(join(folder, file), 'utf8')) as Partial<Record<string, unknown>>;
    const { name, description } = scene;
    return typeof name === 'string' && typeof description === 'string'
      ? { file, name, description }
      : undefined;
  } catch {
    return undefined;
  }
}
