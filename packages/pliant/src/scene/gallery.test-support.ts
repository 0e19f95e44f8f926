import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../scenes/', import.meta.url);

/** File name and text of every scene of the gallery. */
export const gallery: readonly { readonly file: string; readonly text: string }[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
