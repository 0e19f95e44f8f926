/** The scenes that the server offers: `scenes/index.json` lists them, beside the page. */
export interface SceneEntry {
  readonly file: string;
  readonly name: string;
  readonly description: string;
}

/** Shown at the first visit. */
export const DEFAULT_SCENE = 'cascade.json';

export async function fetchGallery(): Promise<SceneEntry[]> {
  const answer: unknown = JSON.parse(await fetchText('scenes/index.json'));
  const list = Array.isArray(answer) ? answer : [];
  return list.filter(isEntry).map(({ file, name, description }) => ({ file, name, description }));
}

export function fetchScene(file: string): Promise<string> {
  return fetchText(`scenes/${encodeURIComponent(file)}`);
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${path}.`);
  return response.text();
}

function isEntry(value: unknown): value is SceneEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Record<string, unknown>;
  return ['file', 'name', 'description'].every((key) => typeof entry[key] === 'string');
}
