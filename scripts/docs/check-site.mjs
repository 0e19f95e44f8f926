// Opens pages of the built site in a browser: live parts run, nothing goes wrong, axe finds nothing, the text is there
// within two seconds, and also without JavaScript.

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
  '/methods/convex',
  '/methods/fem',
  '/methods/statics',
  '/methods/triangle-mesh',
  '/methods/planar-simulation',
  '/examples/ragdoll',
  '/examples/worker',
  '/manual/glossary',
  '/reference/',
];

/** Pages whose live part has to run, at least. */
const LEAST_LIVE = 10;

/** Time in which a page can be read once the browser has it [ms]. */
const LONGEST_WAIT = 2000;
/** Times that a page is loaded before it counts as slow. */
const TURNS = 5;

/** Complaints, one line each. `pictures` names a folder for a picture of every page. */
export async function checkSite(pictures) {
  const server = serve();
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}`;
  const browser = await openBrowser();
  const complaints = [];
  let ran = 0;
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
  try {
    for (const path of PAGES) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.on('pageerror', (error) => complaints.push(`${path}: ${error}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
      });
      const waited = await shortestWait(page, address + path);
      if (waited > LONGEST_WAIT) complaints.push(`${path}: it took ${waited} ms until it could be read`);
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
        else ran++;
      }
      await page.addScriptTag({ content: readFileSync(inRoot('node_modules/axe-core/axe.min.js'), 'utf8') });
      const found = await page.evaluate(async () =>
        (await window.axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`),
      );
      for (const one of found) complaints.push(`${path}: axe: ${one}`);
      if (pictures !== undefined)
        await page.screenshot({ path: join(pictures, `${path.replaceAll('/', '_')}.png`) });
      await page.close();
    }
    if (ran < LEAST_LIVE) complaints.push(`${ran} live parts ran, ${LEAST_LIVE} should`);
    complaints.push(...(await unreadable(browser, address)));
  } finally {
    await browser.close();
    server.close();
  }
  return complaints;
}

/** Pages that say nothing without JavaScript. */
async function unreadable(browser, address) {
  const complaints = [];
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  for (const path of PAGES) {
    await page.goto(address + path, { waitUntil: 'domcontentloaded' });
    const text = await page.locator('main, .VPDoc, .VPHome').first().textContent();
    if (text.length < 200) complaints.push(`${path}: without JavaScript it says: ${text}`);
  }
  await plain.close();
  return complaints;
}

/** Opens a page; time until it can be read [ms]: the shortest of some, because a busy machine is no fault of the page. */
async function shortestWait(page, address) {
  let shortest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TURNS && shortest > LONGEST_WAIT; turn++) {
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    shortest = Math.min(shortest, Math.round(performance.now() - start));
  }
  await page.waitForLoadState();
  return shortest;
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
