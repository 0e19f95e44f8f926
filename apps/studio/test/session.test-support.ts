/** One browser, one built studio and its servers for the tests of a file. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.test-support.js';
import { buildStudio, StudioPage } from './page.test-support.js';
import { type Site, serveFolder } from './server.test-support.js';

export type SiteKind = 'isolated' | 'plain';

export interface Session {
  readonly site: Site;
  readonly folder: string;
  open(
    options?: Parameters<typeof StudioPage.open>[2] & { readonly kind?: SiteKind; readonly path?: string },
  ): Promise<StudioPage>;
}

export function startSession(): Session {
  let browser: Browser;
  let built: Awaited<ReturnType<typeof buildStudio>>;
  const sites: Partial<Record<SiteKind, Site>> = {};
  const opened: StudioPage[] = [];

  beforeAll(async () => {
    [browser, built] = await Promise.all([launchBrowser(), buildStudio()]);
    sites.isolated = await serveFolder(built.folder, true);
    sites.plain = await serveFolder(built.folder, false);
  }, 90_000);

  afterEach(async () => {
    for (const { page } of opened.splice(0)) await page.context().close();
    for (const site of Object.values(sites)) site.overrides.clear();
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all(Object.values(sites).map((site) => site.close()));
    built?.remove();
  });

  return {
    get site() {
      return sites.isolated!;
    },
    get folder() {
      return built.folder;
    },
    async open({ kind = 'isolated', path = '', ...options } = {}) {
      const studio = await StudioPage.open(browser, sites[kind]!.address + path, options);
      opened.push(studio);
      return studio;
    },
  };
}
