/** The example with a worker runs in a browser: a page has workers, and the thread's states are those of this process. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { World } from 'pliant';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleModule, openBrowser } from '../scripts/docs/pages.mjs';

const ADDRESSES = ['/worker.ts', '/threads/heap.ts'];
const PAGE = `<!doctype html><title>waiting</title><script type="module">
import make from '/worker.ts';
const { world, beforeStep, text } = make();
while (world.steps < 10) {
  await new Promise(requestAnimationFrame);
  beforeStep();
  if (world.size > 0) world.step(1 / 60);
}
document.title = JSON.stringify({ steps: world.steps, hash: world.hash(), text: text() });
</script>`;
const server = createServer();
let browser: Awaited<ReturnType<typeof openBrowser>> | undefined;

beforeAll(async () => {
  const code = new Map<string, string>();
  for (const address of ADDRESSES)
    code.set(address, await bundleModule(fileURLToPath(new URL(`.${address}`, import.meta.url))));
  server.on('request', (request, response) => {
    const module = code.get(request.url ?? '');
    response.setHeader('Content-Type', module === undefined ? 'text/html' : 'text/javascript');
    response.end(module ?? PAGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  server.close();
});

test('a page draws what its worker simulates, with the bits of this process', async () => {
  const page = await browser!.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => document.title !== 'waiting', undefined, { timeout: 60_000 });
  const { steps, hash, text } = JSON.parse(await page.title());
  expect(errors).toEqual([]);
  expect(text).toContain('13 bodies');
  expect(hash).toBe(heapAfter(steps));
});

/** The hash of the heap after so many steps, simulated here. */
function heapAfter(steps: number): string {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  for (let i = 0; i < 12; i++)
    world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.2, 0.15, 0.2] },
      position: [0.1 * (i % 3), 0.3 + 0.4 * i, 0.07 * (i % 4)],
    });
  for (let i = 0; i < steps; i++) world.step(1 / 60);
  return world.hash();
}
