/** A page in a headless browser with software rasterisers: results are checked there, speed never is. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, type Rollup } from 'vite';

const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--enable-features=Vulkan',
  '--use-vulkan=swiftshader',
];

export interface TestPage {
  /** Calls a function that the page's module exports. */
  run<T>(call: string): Promise<T>;
  close(): Promise<void>;
}

/** Bundles a module, serves it and opens it. */
export async function openPage(entry: URL): Promise<TestPage> {
  const code = await bundle(entry);
  const server = createServer((request, response) => {
    const script = request.url === '/page.js';
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' });
    response.end(script ? code : '<!doctype html><title>fields</title>');
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const executablePath = process.env['PLIANT_CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return {
    // As text: the test runner would rewrite the import of a function.
    run: <T>(call: string) => page.evaluate(`import('/page.js').then((m) => m.${call})`) as Promise<T>,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function bundle(entry: URL): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['es'], fileName: 'page' },
    },
  })) as Rollup.RollupOutput[];
  return output[0].output[0].code;
}
