/** The built studio in a headless Chromium, served as `npm start` serves it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@pliant/cli';
import { type Browser, chromium, type Page } from 'playwright-core';

const PAGE = fileURLToPath(new URL('../../../apps/studio/dist', import.meta.url));
const SCENES = fileURLToPath(new URL('../../../scenes', import.meta.url));

/**
 * A browser without a graphics card: WebGL is drawn by a software rasteriser, the page is put together by the browser's own software. The page
 * then draws coarser and less often.
 */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--enable-precise-memory-info',
  '--js-flags=--expose-gc',
  // Measures memory when asked, not at the next convenient garbage collection.
  '--enable-blink-features=ForceEagerMeasureMemory',
];

/**
 * A browser in which nothing is drawn by WebGL. The page is put together by the browser's own software here, too: the rasteriser that stands
 * in for a graphics card would take a core for it.
 */
const BLIND = ['--no-sandbox', '--disable-3d-apis', '--disable-gpu-compositing'];

/** A page on a busy machine without a graphics card takes its time [ms]. */
const PATIENCE = 120_000;

/** Width and height of the page [px]. */
const PAGE_SIZE = { width: 1280, height: 720 };
/** The browser's own bars and borders, with room [px]. */
const FRAME = { width: 40, height: 180 };

/** What the studio remembers from the last visit: the scene of the gallery, or a text. */
export interface Remembered {
  readonly scene?: string;
  readonly text?: { readonly name: string; readonly text: string };
}

export class StudioBrowser {
  private constructor(
    readonly browser: Browser,
    private readonly server: RunningServer,
  ) {}

  /** Without WebGL nothing is drawn, and the page is as quick as it is beside a graphics card. */
  static async start(isolated: boolean, hasWebgl = true): Promise<StudioBrowser> {
    if (!existsSync(`${PAGE}/index.html`)) throw new Error('The studio is not built; run `npm run build`.');
    const executablePath = process.env['PLIANT_CHROMIUM'] || '/usr/bin/chromium';
    const browser = await chromium.launch({
      executablePath,
      args: hasWebgl ? FLAGS : BLIND,
    });
    return new StudioBrowser(browser, await startServer({ page: PAGE, scenes: SCENES, isolated }));
  }

  /** A page in a profile of its own that comes back to a scene; `prepare` is run in it before anything else. */
  async open(remembered: Remembered, prepare?: () => void, query = '?measure'): Promise<Page> {
    const context = await this.browser.newContext({ viewport: PAGE_SIZE });
    const page = await context.newPage();
    await showWhole(page);
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript((memory) => {
      localStorage.setItem('pliant-studio', JSON.stringify(memory));
    }, remembered);
    if (prepare !== undefined) await page.addInitScript(prepare);
    await page.goto(this.server.address + query);
    return page;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
  }
}

/**
 * Makes the window as large as the page and the browser's bars. The window has the size of the page before: the lowest 87 rows of the page, with
 * the buttons of the transport, lie outside of it. What changes there counts as shown with the next change elsewhere, a picture later.
 */
async function showWhole(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const [width, height] = [PAGE_SIZE.width + FRAME.width, PAGE_SIZE.height + FRAME.height];
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
  await session.detach();
}

/** Waits until the world has gone so many steps. */
export async function steps(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const text = document.querySelector('.clock .count')?.textContent ?? '';
      return Number(/\d+/.exec(text)?.[0] ?? 0) >= wanted;
    },
    count,
    { polling: 50 },
  );
}
