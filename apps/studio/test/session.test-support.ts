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
  /** A page that is closed after the test, or, with `keep`, after all tests of the file. */
  open(
    options?: Parameters<typeof StudioPage.open>[2] & {
      readonly kind?: SiteKind;
      readonly path?: string;
      readonly keep?: boolean;
    },
  ): Promise<StudioPage>;
}

export function startSession(): Session {
  let browser: Browser;
  let folder: string;
  const sites: Partial<Record<SiteKind, Site>> = {};
  const opened: StudioPage[] = [];

  beforeAll(async () => {
    [browser, folder] = await Promise.all([launchBrowser(), buildStudio()]);
    sites.isolated = await serveFolder(folder, true);
    sites.plain = await serveFolder(folder, false);
  });

  afterEach(async () => {
    for (const { page } of opened.splice(0)) await page.context().close();
    for (const site of Object.values(sites)) site.overrides.clear();
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all(Object.values(sites).map((site) => site.close()));
  });

  return {
    get site() {
      return sites.isolated!;
    },
    get folder() {
      return folder;
    },
    async open({ kind = 'isolated', path = '', keep = false, ...options } = {}) {
      const studio = await StudioPage.open(browser, sites[kind]!.address + path, options);
      if (!keep) opened.push(studio);
      return studio;
    },
  };
}
