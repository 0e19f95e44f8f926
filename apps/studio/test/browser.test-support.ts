import { type Browser, chromium } from 'playwright-core';

/**
 * A headless Chromium that draws with a software rasteriser, so that it needs no graphics card. WebGL alone: the page itself is put
 * together by the browser's own software, which takes a fifth of the time that the rasteriser would.
 */
export function launchBrowser(extra: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['PLIANT_CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gpu-compositing',
      ...extra,
    ],
  });
}
