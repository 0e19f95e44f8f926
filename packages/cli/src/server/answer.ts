/** One request, one answer: a file of the page, a scene, the list of scenes, or one sentence that says no. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { headersFor } from './headers.js';
import { mediaType } from './media-types.js';
import { sceneList } from './scene-list.js';
import { fileBelow, partsOf } from './served-path.js';

export interface ServedFolders {
  /** The built page. */
  readonly page: string;
  /** The scenes behind /scenes/; none are served without it. */
  readonly scenes?: string | undefined;
  readonly isolated: boolean;
}

export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  served: ServedFolders,
): Promise<void> {
  for (const [name, value] of Object.entries(headersFor(served.isolated))) response.setHeader(name, value);
  if (!isLoopbackName(request.headers.host)) {
    return say(response, 403, 'This server answers only to names of this machine.');
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return say(response, 405, 'This server only hands out files: use GET or HEAD.');
  }
  const parts = partsOf(request.url ?? '');
  if (parts === undefined) return say(response, 400, 'This path is not one that is served.');
  if (parts[0] !== 'scenes') return sendFile(request, response, served.page, parts);
  if (served.scenes === undefined || !isScenePath(parts)) return notFound(response);
  if (parts[1] === 'index.json') return sendList(response, served.scenes);
  return sendFile(request, response, served.scenes, parts.slice(1));
}

/** JSON beside each other, XML one folder deeper. */
function isScenePath(parts: readonly string[]): boolean {
  const extension = parts.length === 2 ? '.json' : '.xml';
  return parts.length <= 3 && parts.at(-1)!.endsWith(extension);
}

/**
 * A page from elsewhere can point its own name at 127.0.0.1 and then read what is served here as its own (DNS
 * rebinding); the name it used stands in `Host`.
 */
function isLoopbackName(host: string | undefined): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host ?? '');
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  parts: readonly string[],
): Promise<void> {
  const path = await fileBelow(folder, parts);
  if (path === undefined) return notFound(response);
  const file = await open(path, 'r');
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return notFound(response);
    response.writeHead(200, { 'Content-Type': mediaType(path), 'Content-Length': stats.size });
    if (request.method === 'HEAD' || stats.size === 0) response.end();
    // Up to the size that was announced: a file that grows meanwhile must not run over it.
    else await pipeline(createReadStream('', { fd: file, autoClose: false, end: stats.size - 1 }), response);
  } finally {
    await file.close();
  }
}

async function sendList(response: ServerResponse, folder: string): Promise<void> {
  send(response, 200, mediaType('.json'), JSON.stringify(await sceneList(folder)));
}

const notFound = (response: ServerResponse): void => say(response, 404, 'There is no such file here.');

function say(response: ServerResponse, status: number, sentence: string): void {
  send(response, status, mediaType('.txt'), `${sentence}\n`);
}

/** Node itself leaves the body of an answer to HEAD away. */
function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}
