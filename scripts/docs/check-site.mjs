// Opens pages of the built site in a browser: live parts run, nothing goes wrong, and axe finds nothing.

import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { inRoot, isThere } from '../setup/place.mjs';
import { openBrowser } from './pages.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const FOLDER = inRoot('site/.vitepress/dist');

/** Pages with live parts, and some without. */
const PAGES = [
  '/',
  '/start/three',
  '/concepts/bodies',
  '/concepts/shapes',
  '/concepts/soft-bodies',
  '/concepts/joints',
  '/concepts/contacts',
  '/concepts/controllers',
  '/guide/choosing',
  '/guide/determinism',
  '/course/2-depth',
  '/methods/impulse',
  '/examples/ragdoll',
  '/examples/worker',
  '/manual/glossary',
  '/reference/',
];

/** Complaints, one line each. `pictures` names a folder for a picture of every page. */
export async function checkSite(pictures) {
  const server = serve();
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}`;
  const browser = await openBrowser();
  const complaints = [];
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  try {
    for (const path of PAGES) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.on('pageerror', (error) => complaints.push(`${path}: ${error}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
      });
      await page.goto(address + path);
      const live = page.locator('figure.live').first();
      if ((await live.count()) > 0) {
        await live.scrollIntoViewIfNeeded();
        await page.waitForFunction(
          () => document.querySelector('figure.live span')?.textContent !== '',
          undefined,
          { timeout: 60_000 },
        );
        const said = await live.locator('span').textContent();
        if (said.startsWith('This page could not')) complaints.push(`${path}: ${said}`);
      }
      await page.addScriptTag({ content: readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8') });
      const found = await page.evaluate(async () =>
        (await window.axe.run('main, .VPDoc')).violations.map(
          ({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`,
        ),
      );
      for (const one of found) complaints.push(`${path}: axe: ${one}`);
      if (pictures !== undefined)
        await page.screenshot({ path: join(pictures, `${path.replaceAll('/', '_')}.png`) });
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  return complaints;
}

function serve() {
  return createServer((request, response) => {
    const path = decodeURIComponent(request.url.split('?')[0]);
    const file = [path, `${path}.html`, `${path}index.html`].find(
      (one) => extname(one) !== '' && isThere('site/.vitepress/dist', one),
    );
    if (file === undefined) return response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(join(FOLDER, file)));
  }).listen(0, '127.0.0.1');
}
