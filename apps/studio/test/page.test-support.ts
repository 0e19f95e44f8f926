/** A studio page under test: what a person can read off it, and everything it complains about. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Download, Page } from 'playwright-core';
import { build } from 'vite';
import { expect, inject } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** For one action or one thing to appear, on a busy machine without a graphics card [ms]. */
const PATIENCE = 60_000;
/** The browser about itself: WebGL is drawn by one part of its software and put onto the page by another. */
const OF_THE_BROWSER = /GPU stall due to ReadPixels/;
/** Longest time from a frame of the engine to its numbers and its picture, beside the drawing itself [ms]. */
const SHOWN = 150;

/** The studio as `npm start` builds it, built once per test run: the first to ask builds, the others wait. */
export async function buildStudio(): Promise<string> {
  const folder = inject('studioFolder');
  const [site, done, failed] = ['site', 'done', 'failed'].map((name) => join(folder, name));
  if (claim(folder)) {
    // The test runner's own mode would make it a page under development: slower, and never kept for later.
    const { NODE_ENV } = process.env;
    delete process.env['NODE_ENV'];
    try {
      await build({
        root: ROOT,
        mode: 'production',
        configFile: join(ROOT, 'vite.config.ts'),
        logLevel: 'error',
        build: { outDir: site, emptyOutDir: true, reportCompressedSize: false },
      });
      mkdirSync(done);
    } catch (error) {
      mkdirSync(failed);
      throw error;
    } finally {
      process.env['NODE_ENV'] = NODE_ENV;
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
      if (!/error|warning/.test(message.type()) || OF_THE_BROWSER.test(message.text())) return;
      this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  static async open(
    browser: Browser,
    address: string,
    {
      width = 1040,
      height = 480,
      scene = 'newton-cradle.json',
      ending = 'go on',
      locale = 'en-US',
      // Theme, size of text and language, as they were chosen at the last visit.
      look = {} as Readonly<Record<string, string>>,
    } = {},
  ): Promise<StudioPage> {
    const page = await browser.newPage({ viewport: { width, height }, locale });
    page.setDefaultTimeout(PATIENCE);
    const studio = new StudioPage(page);
    // A visitor who comes back finds the scene of the last visit; a light one, for processors that also draw.
    // Scenes go on at their end, however long a busy machine takes to the next click.
    await page.addInitScript(
      (memory) => {
        localStorage.getItem('pliant-studio') ??
          localStorage.setItem('pliant-studio', JSON.stringify(memory));
      },
      // Always the same quality, so that equal pictures are equal to the bit however busy the machine is.
      { scene, ending, quality: 'low', page: look },
    );
    await page.goto(address);
    return studio;
  }

  async step(): Promise<number> {
    return this.stepBeside(-1);
  }

  /** The step count once it is another one than that; waits in the page, where looking costs nothing. */
  private stepBeside(last: number): Promise<number> {
    return this.page.evaluate(
      async ([before, patience]) => {
        const given = performance.now() + patience;
        for (;;) {
          const text = document.querySelector('.clock output.count')?.textContent;
          const step = Number(/\d+/.exec(text ?? '')?.[0] ?? -1);
          if (step !== before) return step;
          if (performance.now() > given) throw new Error(`The world stands at step ${step}.`);
          await new Promise((done) => setTimeout(done, 30));
        }
      },
      [last, PATIENCE] as const,
    );
  }

  /** Waits until a condition on the step count holds. */
  async stepUntil(condition: (step: number) => boolean): Promise<number> {
    for (let step = -1; ; ) {
      step = await this.stepBeside(step);
      if (condition(step)) return step;
    }
  }

  /** Pauses the world, which may stand already, and tells at which step it stands. */
  async pause(): Promise<number> {
    if ((await this.button('Pause').count()) > 0) await this.button('Pause').click();
    await this.button('Play').waitFor();
    return this.stands();
  }

  async play(): Promise<void> {
    if ((await this.button('Play').count()) > 0) await this.button('Play').click();
    await this.button('Pause').waitFor();
  }

  /** Waits until a paused engine has answered and the page shows where it stands; tells the step. */
  async stands(): Promise<number> {
    await this.page.locator('.transport:not([aria-busy="true"])').waitFor();
    for (let step = -1; ; ) {
      const last = step;
      await this.frames();
      step = await this.step();
      if (step === last) return step;
    }
  }

  /** Lets the page draw what it has. */
  private async frames(): Promise<void> {
    await this.page.evaluate(async (time) => {
      await new Promise((done) => setTimeout(done, time));
      for (let k = 0; k < 2; k++) await new Promise((done) => requestAnimationFrame(done));
    }, SHOWN);
  }

  /** The picture of a world that stands, once it has come to rest. */
  async settled(): Promise<Buffer> {
    for (let last = await this.drawnPicture(); ; ) {
      await this.frames();
      const next = await this.drawnPicture();
      if (next.equals(last)) return next;
      last = next;
    }
  }

  /** The picture once the canvas shows the last frame: on a busy machine, two looks may find the one of before. */
  private async drawnPicture(): Promise<Buffer> {
    await this.page.waitForFunction(() => {
      // The page of the plane has no such picture.
      const { pliantStudio } = globalThis as { pliantStudio?: { viewport?: { isDone: boolean } } };
      return pliantStudio?.viewport?.isDone ?? true;
    });
    return this.picture();
  }

  /** Waits until the picture is, or is no longer, a given one. */
  async shows(picture: Buffer, isSame: boolean): Promise<void> {
    await expect.poll(async () => (await this.picture()).equals(picture)).toBe(isSame);
  }

  /**
   * Puts a text into the scene's editor in place of what is there. By the editor's own key: of a long text it has only the lines
   * in sight in the page, and filling the element would replace no more than those.
   */
  async write(text: string): Promise<void> {
    await this.page.getByLabel('Text of the scene').press('Control+a');
    await this.page.keyboard.insertText(text);
  }

  /** The file that a click hands over. */
  async saved(name: string): Promise<Download> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.button(name).first().click()]);
    return file;
  }

  /** Bodies are drawn no more: for tests that look at the page's own parts alone, which then wait for no picture. */
  async drawNoBodies(): Promise<void> {
    await this.page.evaluate(() => {
      const { viewport } = (globalThis as unknown as Record<'pliantStudio', unknown>).pliantStudio as {
        viewport?: { scene: { visible: boolean } };
      };
      if (viewport !== undefined) viewport.scene.visible = false;
    });
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
    return new Set(new Uint32Array((await this.pixels()).buffer)).size;
  }

  /** Red, green and blue of the whole picture, from 0 to 255. */
  async meanColor(): Promise<number[]> {
    const pixels = await this.pixels();
    const sums = [0, 0, 0];
    for (let k = 0; k < pixels.length; k++) if (k % 4 < 3) sums[k % 4] += pixels[k];
    return sums.map((sum) => (4 * sum) / pixels.length);
  }

  private async pixels(): Promise<Uint8Array> {
    const png = (await this.picture()).toString('base64');
    const data = await this.page.evaluate(async (code) => {
      const image = new Image();
      image.src = `data:image/png;base64,${code}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
      let text = '';
      for (let k = 0; k < bytes.length; k += 8192)
        text += String.fromCharCode(...bytes.subarray(k, k + 8192));
      return btoa(text);
    }, png);
    return new Uint8Array(Buffer.from(data, 'base64'));
  }
}
