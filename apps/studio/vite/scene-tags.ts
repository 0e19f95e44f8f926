/** What the scenes of the gallery are made of and which methods they name, as a module of the page: `virtual:scene-tags`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:scene-tags';

interface SceneFile {
  readonly bodies: readonly { readonly kind: string }[];
  readonly joints?: readonly unknown[];
  readonly methods?: Readonly<Record<string, string>>;
  readonly pairs?: readonly Readonly<Record<string, unknown>>[];
}

export function sceneTags(folder: string): Plugin {
  return {
    name: 'pliant-scene-tags',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(tagsOf(folder))};` : undefined),
  };
}

function tagsOf(folder: string): Record<string, { kinds: string[]; methods: string[] }> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'index.json');
  return Object.fromEntries(
    files.sort().map((file) => {
      const scene = JSON.parse(readFileSync(join(folder, file), 'utf8')) as SceneFile;
      const kinds = new Set(scene.bodies.map(({ kind }) => (kind === 'mass-spring' ? 'molecules' : kind)));
      kinds.delete('static');
      if ((scene.joints ?? []).length > 0) kinds.add('joints');
      const methods = [scene.methods ?? {}, ...(scene.pairs ?? [])].flatMap((one) =>
        ['narrowphase', 'penetration', 'response'].flatMap((stage) => {
          const name: unknown = (one as Record<string, unknown>)[stage];
          return typeof name === 'string' && name !== 'auto' ? [name] : [];
        }),
      );
      return [file, { kinds: [...kinds].sort(), methods: [...new Set(methods)].sort() }];
    }),
  );
}
