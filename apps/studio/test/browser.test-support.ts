import { type Browser, chromium } from 'playwright-core';

/** A headless Chromium that draws with a software rasteriser, so that it needs no graphics card. */
export function launchBrowser(extra: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['PLIANT_CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-webgpu',
      '--use-webgpu-adapter=swiftshader',
      '--enable-features=Vulkan',
      '--use-vulkan=swiftshader',
      ...extra,
    ],
  });
}
