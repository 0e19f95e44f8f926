/** The components in a browser, under StrictMode. */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../../apps/studio/test/browser.test-support.js';
import { SOURCES } from '../../../scripts/setup/sources.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let browser: Browser;
let page: Page;
const errors: string[] = [];

/** Runs an expression over what the page has seen. */
const see = <T>(expression: string): Promise<T> =>
  page.evaluate(`(() => { const s = window.seen; return ${expression}; })()`);

/** Frames of 1/60 s. */
async function frames(count: number): Promise<void> {
  await page.evaluate(`(() => {
    for (let i = 0; i < ${count}; i++) window.seen.frame((window.clock = (window.clock ?? 0) + 1 / 60));
  })()`);
}

beforeAll(async () => {
  const build = await rolldown({
    input: at('page.tsx'),
    platform: 'browser',
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"development"' } },
    resolve: {
      alias: Object.fromEntries(SOURCES),
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
  });
  const { output } = await build.generate({ format: 'iife', codeSplitting: false });
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.setContent('<!doctype html><title>bodies</title>');
  await page.addScriptTag({ content: output[0].code });
  await page.waitForFunction('window.seen?.frame !== undefined && window.seen.world.size > 0');
});

afterAll(() => browser?.close());

describe('under StrictMode', () => {
  test('every component makes its body once', async () => {
    expect(await see('s.world.size')).toBe(10);
    expect(await see('[...s.world.joints()].length')).toBe(1);
    // A box of 1 × 0.5 × 1 m in water's density, from a geometry half that size, below a turned and moved group.
    expect(await see('s.box.current.mass')).toBeCloseTo(500, 6);
    expect(await see('[...s.box.current.position]')).toEqual([1, 2, 0].map((x) => expect.closeTo(x, 12)));
  });

  test('bodies fall, are drawn where they are, and tell of contacts', async () => {
    await frames(150);
    expect(await see('s.steps')).toBeGreaterThan(140);
    expect(await see('s.box.current.position[1]')).toBeCloseTo(0.25, 2);
    const drawn = await see<number[]>(
      '{ const m = s.boxMesh.current; m.updateWorldMatrix(true, false); return m.matrixWorld.elements.slice(12, 15); }'.replace(
        /^\{(.*)\}$/,
        '(() => {$1})()',
      ),
    );
    expect(drawn[0]).toBeCloseTo(1, 2);
    expect(drawn[1]).toBeCloseTo(0.25, 2);
    expect(await see('s.began')).toContain('ground');
    expect(await see('s.forces')).toBeGreaterThan(0);
    expect(await see('s.contacts')).toBeGreaterThan(3);
  });

  test('the mesh of a soft body is drawn where its body is, and keeps its texture coordinates', async () => {
    const [low, high, count, uvs] = await see<number[]>(`(() => {
      const { geometry } = s.softMesh.current;
      geometry.computeBoundingBox();
      const { min, max } = geometry.boundingBox;
      return [min.y, max.y, geometry.attributes.position.count, geometry.attributes.uv.count];
    })()`);
    expect(low).toBeGreaterThan(-0.05);
    expect(low).toBeLessThan(0.4);
    expect(high - low).toBeGreaterThan(0.6);
    expect(uvs).toBe(count);
  });

  test('cloth falls on the ground in the mesh that was given, with its texture coordinates', async () => {
    const [low, high, drawn, uvs, vertices] = await see<number[]>(`(() => {
      const { geometry } = s.clothMesh.current;
      geometry.computeBoundingBox();
      const { min, max } = geometry.boundingBox;
      const { position, uv } = geometry.attributes;
      return [min.y, max.x - min.x, position.count, uv.count, s.cloth.current.positions.length / 3];
    })()`);
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(0.05);
    expect(high).toBeGreaterThan(0.8);
    expect([drawn, uvs, vertices]).toEqual([25, 25, 25]);
  });

  test('a rope hangs from the vertex that is fixed', async () => {
    const positions = await see<number[]>('[...s.rope.current.positions]');
    expect(positions.length).toBe(33);
    expect(positions.slice(0, 3)).toEqual([-8, 3, 0]);
    // It swings, and is as long as it was.
    const [x, y, z] = positions.slice(-3);
    expect(y).toBeLessThan(3);
    expect(Math.hypot(x + 8, y - 3, z)).toBeLessThan(1.02);
  });

  test('changed properties reach the body without making it anew', async () => {
    const handle = await see('s.box.current.handle');
    await page.evaluate('window.seen.show({ friction: 0.1, paused: true })');
    await frames(2);
    expect(await see('s.box.current.handle')).toBe(handle);
    expect(await see('s.cloth.current.exists')).toBe(true);
    const steps = await see('s.world.steps');
    await frames(10);
    expect(await see('s.world.steps')).toBe(steps);
  });

  test('a changed position puts the body there, without making it anew', async () => {
    const handle = await see('s.box.current.handle');
    await page.evaluate('window.seen.show({ friction: 0.1, paused: true, boxAt: [0, 6, 0] })');
    await expect.poll(() => see('s.box.current.position[1]')).toBeCloseTo(6, 9);
    expect(await see('[...s.box.current.position]')).toEqual([1, 6, 0].map((x) => expect.closeTo(x, 9)));
    expect(await see('s.box.current.handle')).toBe(handle);
  });

  test('components that go take their bodies and joints with them', async () => {
    await page.evaluate('window.seen.show({ isEmpty: true })');
    await page.waitForFunction('window.seen.world.size === 0');
    expect(await see('[...s.world.joints()].length')).toBe(0);
    await frames(5);
    await page.evaluate('window.seen.show({})');
    await page.waitForFunction('window.seen.world.size === 10');
    await frames(5);
    expect(errors).toEqual([]);
  });
});
