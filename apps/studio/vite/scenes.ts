/**
 * Puts the gallery beside the page: every scene as it is, and `scenes/index.json` that lists them. XML scenes stand in folders of their own, whose
 * `index.json` says their names and sentences.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Entry {
  readonly file: string;
  readonly name: string;
  readonly description: string;
  readonly source?: string;
}

type Files = Map<string, string | Buffer>;

export function scenes(folder: string): Plugin {
  return {
    name: 'pliant-scenes',
    configureServer(server) {
      server.middlewares.use('/scenes', (request, response, next) => {
        const file = decodeURIComponent((request.url ?? '').split('?')[0].slice(1));
        const text = sceneFiles(folder).get(file);
        if (text === undefined) return next();
        response.setHeader('Content-Type', file.endsWith('.xml') ? 'application/xml' : 'application/json');
        response.end(text);
      });
    },
    generateBundle() {
      for (const [file, source] of sceneFiles(folder)) {
        this.emitFile({ type: 'asset', fileName: `scenes/${file}`, source });
      }
    },
  };
}

function sceneFiles(folder: string): Files {
  const files: Files = new Map();
  const index: Entry[] = [];
  const found = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name: file } of found.filter((entry) => entry.isFile())) {
    if (!file.endsWith('.json') || file === 'index.json') continue;
    const text = readFileSync(join(folder, file), 'utf8');
    files.set(file, text);
    index.push(pick(file, JSON.parse(text) as Entry));
  }
  for (const { name } of found.filter((entry) => entry.isDirectory())) {
    // The server of the installed command line reads this list, as that of a clone does.
    const list = readFileSync(join(folder, name, 'index.json'), 'utf8');
    files.set(`${name}/index.json`, list);
    for (const entry of JSON.parse(list) as Entry[]) {
      const file = `${name}/${entry.file}`;
      // As bytes: the file says its encoding itself.
      files.set(file, readFileSync(join(folder, file)));
      index.push(pick(file, entry));
    }
  }
  return files.set('index.json', JSON.stringify(index, null, 2));
}

function pick(file: string, { name, description, source }: Entry): Entry {
  return { file, name, description, ...(source !== undefined && { source }) };
}
