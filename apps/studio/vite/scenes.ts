/** Puts the gallery beside the page: every scene as it is, and `scenes/index.json` that lists them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Entry {
  readonly file: string;
  readonly name: string;
  readonly description: string;
  readonly source?: string;
}

export function scenes(folder: string): Plugin {
  return {
    name: 'pliant-scenes',
    configureServer(server) {
      server.middlewares.use('/scenes', (request, response, next) => {
        const file = decodeURIComponent((request.url ?? '').split('?')[0].slice(1));
        const text = sceneFiles(folder).get(file);
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
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

function sceneFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  const index: Entry[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json') || file === 'index.json') continue;
    const text = readFileSync(join(folder, file), 'utf8');
    files.set(file, text);
    const { name, description, source } = JSON.parse(text) as Entry;
    index.push({ file, name, description, ...(source !== undefined && { source }) });
  }
  return files.set('index.json', JSON.stringify(index, null, 2));
}
