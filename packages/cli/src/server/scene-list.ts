import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SceneEntry {
  /** Path of the file below /scenes/. */
  readonly file: string;
  readonly name: string;
  readonly description: string;
  /** Where the scene comes from. */
  readonly source?: string;
}

/**
 * Every scene of a folder, by file name, and then those of its subfolders that have an `index.json`: XML has no words
 * for a name and a sentence, so they stand there. What is no scene is left out: the list is for choosing from.
 */
export async function sceneList(folder: string): Promise<SceneEntry[]> {
  const found = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.'));
  found.sort((a, b) => (a.name < b.name ? -1 : 1));
  const files = found.filter((entry) => !entry.isDirectory() && entry.name.endsWith('.json'));
  const folders = found.filter((entry) => entry.isDirectory());
  const own = await Promise.all(
    files.map(async ({ name: file }) => entryOf(file, await readJson(join(folder, file)))),
  );
  const deeper = await Promise.all(folders.map(({ name }) => listed(folder, name)));
  return [...own, ...deeper.flat()].filter((entry) => entry !== undefined);
}

async function listed(folder: string, name: string): Promise<(SceneEntry | undefined)[]> {
  const list = await readJson(join(folder, name, 'index.json'));
  if (!Array.isArray(list)) return [];
  const names = await readdir(join(folder, name));
  return list.map((about: Partial<Record<string, unknown>> | null) => {
    const file = about?.['file'];
    const isThere = typeof file === 'string' && file.endsWith('.xml') && names.includes(file);
    return isThere ? entryOf(`${name}/${file}`, about) : undefined;
  });
}

function entryOf(file: string, about: unknown): SceneEntry | undefined {
  const { name, description, source } = (about ?? {}) as Partial<Record<string, unknown>>;
  if (typeof name !== 'string' || typeof description !== 'string') return undefined;
  return { file, name, description, ...(typeof source === 'string' && { source }) };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}
