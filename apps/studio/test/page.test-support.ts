/** A studio page under test: what a person can read off it, and everything it complains about. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { inject } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The studio as `npm start` builds it, built once per test run: the first to ask builds, the others wait. */
export async function buildStudio(): Promise<string> {
  const folder = inject('studioFolder');
  const [site, done, failed] = ['site', 'done', 'failed'].map((name) => join(folder, name));
  if (claim(folder)) {
    try {
      await build({
        root: ROOT,
        configFile: join(ROOT, 'vite.config.ts'),
        logLevel: 'error',
        build: { outDir: site, emptyOutDir: true, reportCompressedSize: false },
      });
      mkdirSync(done);
    } catch (error) {
      mkdirSync(failed);
      throw error;
    }
  }
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error('The studio could not be built; another test file says why.');
    await new Promise((next) => setTimeout(next, 100));
  }
  return site;
}

/** True for the first of all test files. */
function claim(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'claimed'));
    return true;
  } catch {
    return false;
  }
}

export class StudioPage {
  /** Errors and warnings of the console and of scripts. */
  readonly complaints: string[] = [];

  private constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  static async open(
    browser: Browser,
    address: string,
    { width = 1040, height = 480, scene = 'newton-cradle.json' } = {},
  ): Promise<StudioPage> {
    const page = await browser.newPage({ viewport: { width, height } });
    const studio = new StudioPage(page);
    // A visitor who comes back finds the scene of the last visit; a light one, for processors that also draw.
    await page.addInitScript((last) => {
      localStorage.getItem('pliant-studio') ??
        localStorage.setItem('pliant-studio', JSON.stringify({ scene: last }));
    }, scene);
    await page.goto(address);
    return studio;
  }

  async step(): Promise<number> {
    const text = await this.page.getByLabel('Steps taken').textContent();
    return Number(/\d+/.exec(text ?? '')?.[0]);
  }

  /** Waits until a condition on the step count holds. */
  async stepUntil(condition: (step: number) => boolean): Promise<number> {
    for (;;) {
      const step = await this.step();
      if (condition(step)) return step;
      await this.page.waitForTimeout(40);
    }
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  scene(name: string) {
    return this.page.getByRole('navigation', { name: 'Scenes' }).getByRole('button', { name });
  }

  heading() {
    return this.page.getByRole('heading', { level: 1 }).textContent();
  }

  /** Pixels of the middle of the picture, between the panels. */
  async picture(): Promise<Buffer> {
    const { width, height } = this.page.viewportSize()!;
    const left = width > 1023 ? 290 : 0;
    return this.page.screenshot({
      clip: { x: left, y: 130, width: width > 1023 ? width - left - 310 : width, height: height - 220 },
    });
  }

  /** How many colours the picture has; a blank one has a handful. */
  async colors(): Promise<number> {
    const png = (await this.picture()).toString('base64');
    return this.page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      return new Set(new Uint32Array(pixels.buffer)).size;
    }, png);
  }
}
