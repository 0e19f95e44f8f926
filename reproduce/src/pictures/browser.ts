/** Shots drawn by three.js in a headless Chromium, which draws on the processor where there is no graphics card. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import type { Shot } from './shot.js';

const ENTRY = fileURLToPath(new URL('page.js', import.meta.url));
const SETUP = new URL('../../../scripts/setup/browser.mjs', import.meta.url);
const FLAGS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export class BrowserPainter {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  /** Fails where there is no Chromium, or none that can draw. */
  static async start(): Promise<BrowserPainter> {
    const { findChromium } = (await import(SETUP.href)) as { findChromium(): string | undefined };
    const executablePath = findChromium();
    if (executablePath === undefined) throw new Error('there is no Chromium on this machine');
    const script = await pageScript();
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    try {
      const page = await browser.newPage();
      await page.setContent('<!doctype html><title>pictures</title>');
      await page.addScriptTag({ content: script });
      return new BrowserPainter(browser, page);
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  get name(): string {
    return `three.js with @pliant/three in headless Chromium ${this.browser.version()}`;
  }

  draw(shot: Shot): Promise<string> {
    return this.page.evaluate(
      (one) => (globalThis as unknown as { drawShot(shot: unknown): string }).drawShot(one),
      shot,
    );
  }

  /** A page of its own as a picture, as wide as told and as high as it gets [px]. */
  async photograph(html: string, width: number): Promise<Uint8Array> {
    const page = await this.browser.newPage({ viewport: { width, height: 600 } });
    try {
      await page.setContent(html);
      return await page.screenshot({ type: 'jpeg', quality: 88, fullPage: true });
    } finally {
      await page.close();
    }
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** The page as one script without imports. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'pictures' } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('the page of the renderer could not be made');
  return chunk.code;
}
