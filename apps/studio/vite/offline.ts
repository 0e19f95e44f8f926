/**
 * The page without a network: a service worker that knows every file of the build, and a manifest with which it can be installed. Pages and scenes come
 * from the network first, so that a new version is seen at once; the rest has its content in its name.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Lists of single folders of scenes, which the page never asks for and not every server has. */
const FOLDER_LIST = /^scenes\/.+\/index\.json$/;

export function offline(): Plugin {
  return {
    name: 'pliant-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => !file.endsWith('.map') && !FOLDER_LIST.test(file))
          .sort();
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: workerOf(version, files) });
      },
    },
  };
}

/** The service worker's program. */
export function workerOf(version: string, files: readonly string[]): string {
  return `const CACHE = 'pliant-studio-${version}';
const FILES = ${JSON.stringify(['./', './icon.svg', './manifest.webmanifest', ...files.map((file) => `./${file}`)])};

// One file at a time, with a pause: whoever is at work needs the processor. The page is kept whole or not at all; without one of the scenes it
// is still the page.
const PAUSE = 10;
const keep = async () => {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    await cache.add(file).catch(async (error) => {
      if (file.startsWith('./scenes/')) return;
      await caches.delete(CACHE);
      throw error;
    });
    await new Promise((go) => setTimeout(go, PAUSE));
  }
};

addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name.startsWith('pliant-studio-') && name !== CACHE).map((name) => caches.delete(name))),
  );
  event.waitUntil(old.then(() => clients.claim()));
});

const fromNetwork = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
};

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  const isHashed = /\\/assets\\//.test(request.url);
  event.respondWith(
    isHashed ? caches.match(request).then((kept) => kept ?? fetch(request)) : fromNetwork(request),
  );
});
`;
}
