import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

it('every scene of the gallery has a picture', () => {
  const scenes = folder('../../../../scenes/');
  const files = [
    ...readdirSync(scenes).filter((file) => file.endsWith('.json')),
    ...readdirSync(`${scenes}thesis`)
      .filter((file) => file.endsWith('.xml'))
      .map((file) => `thesis-${file}`),
  ];
  expect(files.length).toBeGreaterThan(60);
  const pictures = folder('../../thumbnails/');
  const missing = files.filter((file) => !existsSync(`${pictures}${file.replace(/\.(json|xml)$/, '')}.jpg`));
  expect(missing).toEqual([]);
});
