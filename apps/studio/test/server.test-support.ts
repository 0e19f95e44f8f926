/** A small server for a built studio, with the headers of the real one. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** `npm start` lets nobody frame its page; the web servers that people put the page on do. */
const UNFRAMED = `${POLICY}; frame-ancestors 'none'`;

export interface Site {
  readonly address: string;
  /** Files that stand in for those of the folder, by path. */
  readonly overrides: Map<string, string>;
  close(): Promise<void>;
}

export async function serveFolder(folder: string, isolated = true, framed = false): Promise<Site> {
  const overrides = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const whole = normalize(decodeURIComponent(new URL(request.url!, 'http://x').pathname));
    // Some servers have the page not at their root.
    const path = whole.replace(/^\/some\/where(?=\/)/, '');
    const file = path.endsWith('/') ? `${path}index.html` : path;
    try {
      // The server of the command line has one list of all scenes, and none of single folders.
      if (/^\/scenes\/.+\/index\.json$/.test(file)) throw new Error('not served');
      const body = overrides.get(file) ?? (await readFile(join(folder, file)));
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.setHeader('Content-Security-Policy', framed ? POLICY : UNFRAMED);
      if (isolated) {
        response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
        response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
      }
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, overrides, close: () => end(server) };
}

function end(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
