/** From the page to a program: copied as code in every kind, framed in another page, and the ways to manual, API and source. */
import { readFileSync } from 'node:fs';
import { parseScene } from 'pliant';
import { expect, it } from 'vitest';
import { serveFolder } from './server.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();

/** The scene that a program builds. */
function sceneIn(program: string) {
  const [, text] = /const definition: SceneDefinition = (\{.*\n\});\n\nconst reading/s.exec(program)!;
  const reading = parseScene(text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return reading.scene;
}

it('what runs, changes included, is copied as code of every kind, and as a frame that shows it elsewhere', async () => {
  const site = await serveFolder(session.folder, false, true);
  try {
    const studio = await session.open({ scene: 'bouncing-ball.json', width: 1280, height: 720 });
    const { page } = studio;
    await studio.stepUntil((step) => step > 0);
    await studio.pause();
    await page.getByRole('tab', { name: 'Methods', exact: true }).click();
    await page.getByLabel('response', { exact: true }).selectOption('penalty');
    await page.locator('.as-opened').waitFor();
    await expect.poll(() => page.url()).toContain('#scene=');
    await page.getByRole('tab', { name: 'View', exact: true }).click();
    const program = page.getByLabel('The program', { exact: true });
    const copied = async (kind: string) => {
      await page.getByLabel('as', { exact: true }).selectOption(kind);
      const before = (await program.count()) > 0 ? await program.inputValue() : '';
      await studio.button('Copy as code').click();
      await expect
        .poll(async () => (await program.count()) > 0 && (await program.inputValue()))
        .not.toBe(before);
      return program.inputValue();
    };
    for (const [kind, word] of [
      ['TypeScript', "from 'pliant'"],
      ['three.js', "from '@pliant/three'"],
      ['React', "from '@pliant/react'"],
    ] as const) {
      const code = await copied(kind);
      expect(code).toContain(word);
      expect(sceneIn(code).methods.response).toBe('penalty');
      expect(sceneIn(code).bodies.map(({ name }) => name)).toContain('ball');
    }
    const frame = (await copied('embed')).replaceAll(session.site.address, site.address);
    expect(frame).toContain('title="Bouncing ball"');
    const other = await page.context().browser()!.newPage();
    await other.setContent(`<h1>My page</h1>${frame}`);
    const inside = other.frameLocator('iframe');
    await inside.getByRole('heading', { level: 1, name: 'Bouncing ball' }).waitFor();
    // A frame is narrow: its panels are closed at first.
    await inside.getByRole('button', { name: 'Tools', exact: true }).click();
    await inside.getByRole('tab', { name: 'Methods', exact: true }).click();
    expect(await inside.getByLabel('response', { exact: true }).inputValue()).toBe('penalty');
    await other.close();
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      readonly version: string;
    };
    const about = page.locator('.side p', { hasText: `Pliant studio ${version}` });
    for (const [name, end] of [
      ['Manual', 'docs/studio.md'],
      ['API', 'packages/pliant/api.md'],
      ['source', 'pliant-physics/pliant'],
    ] as const) {
      const address = await about.getByRole('link', { name, exact: true }).getAttribute('href');
      expect(address!.endsWith(end)).toBe(true);
      const file = address!.split('/blob/main/')[1];
      if (file !== undefined) readFileSync(new URL(`../../../${file}`, import.meta.url));
    }
    // That it was copied is good news, which goes by itself: on a phone it stands over the panel.
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(studio.complaints).toEqual([]);
  } finally {
    await site.close();
  }
}, 120_000);
