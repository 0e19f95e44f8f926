import { decodeScene } from './decode-scene.js';

/** The scenes that the server offers: `scenes/index.json` lists them, beside the page. */
export interface SceneEntry {
  readonly file: string;
  readonly name: string;
  readonly description: string;
  /** Where it comes from. */
  readonly source?: string;
}

/** Shown at the first visit. */
export const DEFAULT_SCENE = 'cascade.json';

export async function fetchGallery(): Promise<SceneEntry[]> {
  const answer: unknown = JSON.parse(await fetchText('scenes/index.json'));
  const list = Array.isArray(answer) ? answer : [];
  return list.filter(isEntry).map(({ file, name, description, source }) => {
    return { file, name, description, ...(typeof source === 'string' && { source }) };
  });
}

export async function fetchScene(file: string): Promise<string> {
  return decodeScene(await fetchBytes(`scenes/${file.split('/').map(encodeURIComponent).join('/')}`));
}

async function fetchText(path: string): Promise<string> {
  return new TextDecoder().decode(await fetchBytes(path));
}

async function fetchBytes(path: string): Promise<Uint8Array> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${path}.`);
  return new Uint8Array(await response.arrayBuffer());
}

function isEntry(value: unknown): value is SceneEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return ['file', 'name', 'description'].every((key) => typeof entry[key] === 'string');
}
