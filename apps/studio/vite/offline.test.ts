import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { workerOf } from './offline.js';

const FILES = ['index.html', 'assets/page.js', 'scenes/index.json', 'scenes/ball.json'];

/** Installs the worker beside a server that lacks some files. */
async function install(missing: readonly string[]) {
  const kept: string[] = [];
  let [underWay, most, isDeleted] = [0, 0, false];
  const cache = {
    add: async (file: string) => {
      most = Math.max(most, ++underWay);
      await new Promise((go) => setTimeout(go));
      underWay--;
      if (missing.includes(file)) throw new Error(`no ${file}`);
      kept.push(file);
    },
  };
  let installing: Promise<unknown> | undefined;
  runInNewContext(workerOf('test', FILES), {
    caches: { open: async () => cache, delete: async () => (isDeleted = true) },
    setTimeout: (go: () => void) => setTimeout(go),
    skipWaiting: () => undefined,
    addEventListener: (name: string, listen: (event: unknown) => void) => {
      if (name === 'install') listen({ waitUntil: (all: Promise<unknown>) => (installing = all) });
    },
  });
  const isInstalled = await installing!.then(
    () => true,
    () => false,
  );
  return { kept, most, isDeleted, isInstalled };
}

describe('the service worker', () => {
  it('fetches one file at a time, so that the page still answers', async () => {
    const { kept, most, isInstalled } = await install([]);
    expect(isInstalled).toBe(true);
    expect(kept).toEqual(['./', './icon.svg', './manifest.webmanifest', ...FILES.map((file) => `./${file}`)]);
    expect(most).toBe(1);
  });

  it('keeps the page without one of its scenes, and no page without its code', async () => {
    const withoutScene = await install(['./scenes/ball.json']);
    expect(withoutScene.isInstalled).toBe(true);
    expect(withoutScene.kept).toContain('./scenes/index.json');
    const withoutCode = await install(['./assets/page.js']);
    expect(withoutCode.isInstalled).toBe(false);
    expect(withoutCode.isDeleted).toBe(true);
  });
});
