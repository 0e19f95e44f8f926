/** Draws shots: in a browser where there is one, else by a small rasteriser of its own. Started when the first picture is asked for. */
import type { BrowserPainter } from './browser.js';
import { rasterise } from './rasterise.js';
import type { Shot } from './shot.js';

export class Painter {
  private browser: Promise<BrowserPainter | Error> | undefined;

  /** `software` leaves the browser out. */
  constructor(private readonly software = false) {}

  async draw(shots: readonly Shot[]): Promise<string[]> {
    const images: string[] = [];
    for (const shot of shots) images.push(await this.drawOne(shot));
    return images;
  }

  /** A browser that was lost is started once more; when that is lost too, the rest is drawn without one. */
  private async drawOne(shot: Shot): Promise<string> {
    for (let attempt = 0; attempt < 2; attempt++) {
      const browser = await this.start();
      if (browser instanceof Error) break;
      try {
        return await browser.draw(shot);
      } catch (error) {
        await browser.close().catch(() => {});
        this.browser = attempt === 0 ? undefined : Promise.resolve(error as Error);
      }
    }
    return rasterise(shot);
  }

  /** Who draws, and if it isn't the browser, why. */
  async name(): Promise<string> {
    const browser = await this.start();
    return browser instanceof Error
      ? `the software rasteriser of this program (${browser.message.split('\n')[0]})`
      : browser.name;
  }

  /** A page as a JPEG picture; nothing where there is no browser. */
  async photograph(html: string, width: number): Promise<Uint8Array | undefined> {
    const browser = await this.start();
    return browser instanceof Error ? undefined : browser.photograph(html, width);
  }

  async close(): Promise<void> {
    const browser = await this.browser;
    if (browser !== undefined && !(browser instanceof Error)) await browser.close();
  }

  private start(): Promise<BrowserPainter | Error> {
    this.browser ??= this.software
      ? Promise.resolve(new Error('asked for'))
      : startBrowser().catch((error: unknown) => error as Error);
    return this.browser;
  }
}

/** Loaded when it is needed: most of what this program takes to start is the bundler. */
async function startBrowser(): Promise<BrowserPainter> {
  const { BrowserPainter: Browser } = await import('./browser.js');
  return Browser.start();
}
