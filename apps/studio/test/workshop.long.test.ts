/** Building beyond adding: groups, the clipboard, undo of every change, keys wherever the focus is. */
import { describe, expect, it } from 'vitest';
import {
  alert,
  bodies,
  body,
  build,
  kept,
  label,
  middle,
  press,
  startWorkshop,
  studio,
  tab,
} from './workshop.test-support.js';

startWorkshop();

describe('a group', () => {
  it('is made of what is selected, selected by a click on one of its bodies, copied whole, and dissolved', async () => {
    await build('box', 'ball', 'cone');
    await tab('Bodies');
    await body('box').click();
    await body('ball').click({ modifiers: ['Shift'] });
    await press('Control+g');
    await expect.poll(async () => (await kept()).sets.map((set) => set.bodies)).toEqual([['box', 'ball']]);
    const group = studio.page.getByRole('button', { name: 'group 1 2 bodies' });
    await group.waitFor();
    await body('cone').click();
    await body('box').click();
    const at = await middle();
    await press('Escape');
    await studio.page.mouse.click(at.x, at.y);
    await tab('Build');
    await studio.page.getByRole('heading', { name: 'Selected: 2' }).waitFor();
    // With Alt, that body alone.
    await studio.page.keyboard.down('Alt');
    await studio.page.mouse.click(at.x, at.y);
    await studio.page.keyboard.up('Alt');
    await studio.page.getByRole('heading', { name: 'Selected: 1' }).waitFor();
    await tab('Bodies');
    await group.click();
    await press('Control+d');
    await expect.poll(async () => (await kept()).sets.length).toBe(2);
    await press('Control+z');
    await expect.poll(async () => (await kept()).sets.length).toBe(1);
    await group.click();
    await tab('Build');
    await studio.button('Ungroup').click();
    await expect.poll(async () => (await kept()).sets.length).toBe(0);
    await press('Control+z');
    await expect.poll(async () => (await kept()).sets.length).toBe(1);
    expect(studio.complaints).toEqual([]);
  });
});

describe('the clipboard', () => {
  it('takes bodies and gives them back, here and in another scene', async () => {
    await build('box', 'soft ball');
    await tab('Bodies');
    await body('box').click();
    await body('soft ball').click({ modifiers: ['Shift'] });
    // The page has the text of what is selected a moment later.
    await expect
      .poll(async () => {
        await press('Control+c');
        return studio.page.evaluate(() => navigator.clipboard.readText());
      })
      .toContain('Copied bodies');
    await press('Control+v');
    await expect.poll(async () => (await bodies()).length).toBe(5);
    await build('table');
    await press('Control+v');
    await expect.poll(bodies).toEqual(['ground', 'table', 'box', 'soft ball']);
    await press('Control+z');
    await expect.poll(bodies).toEqual(['ground', 'table']);
    expect(studio.complaints).toEqual([]);
  });

  it('is refused with a sentence when it has the wrong thing, and what runs goes on', async () => {
    await build('box');
    const put = (text: string) => studio.page.evaluate((words) => navigator.clipboard.writeText(words), text);
    for (const [text, sentence] of [
      ['Dear Sir or Madam, <img src=x onerror="window.harmed=1">', 'a scene is JSON or XML'],
      ['{ "name": "half a sc', 'line 1:'],
      ['{ "pliant": 1, "name": "x", "description": "d", "bodies": [{ "kind": "cheese" }] }', 'cheese'],
      ['   ', 'The clipboard is empty'],
    ] as const) {
      await put(text);
      await press('Control+v');
      await alert().getByText('Nothing was pasted').waitFor();
      expect(await alert().textContent()).toContain(sentence);
      await press('Escape');
      await expect.poll(() => alert().count()).toBe(0);
    }
    await studio.page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 4;
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob! })]);
    });
    await press('Control+v');
    await alert().getByText('neither a scene nor a mesh').waitFor();
    await press('Escape');
    expect(await bodies()).toEqual(['ground', 'box']);
    expect(await studio.page.evaluate(() => 'harmed' in globalThis)).toBe(false);
    // A scene is asked about.
    const scene = { pliant: 1, name: 'Pasted', description: 'From elsewhere.', bodies: [] };
    const ball = {
      kind: 'rigid',
      name: 'marble',
      shape: { kind: 'sphere', radius: 0.1 },
      position: [0, 2, 0],
    };
    await put(JSON.stringify({ ...scene, bodies: [ball] }));
    await press('Control+v');
    await studio.button('Add its bodies').click();
    await expect.poll(bodies).toEqual(['ground', 'box', 'marble']);
    await press('Control+v');
    await studio.button('Open it').click();
    await studio.page.getByRole('heading', { level: 1, name: 'Pasted' }).waitFor();
    // Where text is written, the clipboard is the text's.
    await put('Newton');
    await studio.page.getByLabel('Find a scene').focus();
    await press('Control+v');
    expect(await studio.page.getByLabel('Find a scene').inputValue()).toBe('Newton');
    await studio.page.getByLabel('Find a scene').fill('');
    expect(await alert().count()).toBe(0);
    expect(studio.complaints).toEqual([]);
  });
});

describe('undo and redo', () => {
  it('take every change of the page back, and do it again', async () => {
    await build('box', 'soft cube', 'ball');
    await studio.pause();
    const enter = async (name: string, value: string) => {
      const field = studio.page.getByLabel(name, { exact: true }).first();
      await field.fill(value);
      await field.press('Enter');
    };
    const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['a method', () => tab('Methods').then(() => label('response').selectOption('penalty'))],
      [
        'a parameter',
        async () => {
          await studio.page.locator('summary', { hasText: 'penalty parameters' }).click();
          await enter('stiffness', '12345');
        },
      ],
      ['gravity', () => enter('gravity y', '-3')],
      ['a new body', () => tab('Build').then(() => studio.button('cone').click())],
      [
        'a name',
        () =>
          tab('Bodies')
            .then(() => body('box').click())
            .then(() => enter('name', 'crate')),
      ],
      ['friction', () => enter('friction', '0.15')],
      ['the material of a body', () => label('made of').selectOption('rubber')],
      [
        "Young's modulus",
        () =>
          body('soft cube')
            .click()
            .then(() => enter("Young's modulus", '765432')),
      ],
      ['a double', () => press('Control+d')],
      ['a deleted body', () => press('Delete')],
      [
        'a joint',
        async () => {
          await body('crate').click();
          await body('ball').click({ modifiers: ['Shift'] });
          await tab('Build');
          await studio.button('Spring').click();
        },
      ],
      ['a group', () => press('Control+g')],
      [
        'the methods of a pair',
        async () => {
          await tab('Bodies');
          await body('crate').click();
          await body('ball').click({ modifiers: ['Shift'] });
          await studio.page
            .getByRole('group', { name: 'Methods of this pair' })
            .getByLabel('response')
            .selectOption('impulse');
        },
      ],
      [
        'the length of a step',
        async () => {
          await studio.page.locator('.steps summary').click();
          await enter('iterations per second', '90');
          await studio.page.locator('.steps summary').click();
        },
      ],
      [
        'a moved body',
        async () => {
          await body('crate').click();
          await tab('Build');
          await studio.button('Move').click();
          const { x, y } = await middle();
          await studio.page.mouse.move(x, y - 36);
          await studio.page.mouse.move(x, y - 38);
          await studio.page.mouse.down();
          await studio.page.mouse.move(x, y - 70, { steps: 5 });
          await studio.page.mouse.up();
        },
      ],
    ];
    const texts = [JSON.stringify(await kept())];
    for (const [name, change] of changes) {
      await change();
      const before = texts.at(-1);
      await expect.poll(async () => JSON.stringify(await kept()), { message: name }).not.toBe(before);
      texts.push(JSON.stringify(await kept()));
      // Changes of one kind that follow each other at once are one.
      await studio.page.waitForTimeout(700);
    }
    await studio.button('Undo').focus();
    for (let k = changes.length - 1; k >= 0; k--) {
      await press('Control+z');
      await expect.poll(async () => JSON.stringify(await kept()), { message: changes[k][0] }).toBe(texts[k]);
    }
    for (let k = 0; k < changes.length; k++) {
      await press(k % 2 === 0 ? 'Control+y' : 'Control+Shift+z');
      await expect
        .poll(async () => JSON.stringify(await kept()), { message: changes[k][0] })
        .toBe(texts[k + 1]);
    }
    await press('Escape');
    expect(studio.complaints).toEqual([]);
  });
});

describe('keys', () => {
  it('work with the focus on every control, and are letters where text is written', async () => {
    await build('ball');
    await studio.pause();
    let tried = 0;
    for (const name of ['Numbers', 'Methods', 'Bodies', 'Build', 'View']) {
      await tab(name);
      const failed = await studio.page.evaluate(tryKeys);
      tried += failed.tried;
      expect(failed.faults).toEqual([]);
    }
    expect(tried).toBeGreaterThan(150);
    const find = studio.page.getByLabel('Find a scene');
    await find.focus();
    const playing = await studio.button('Pause').count();
    await studio.page.keyboard.type('a box r');
    expect(await find.inputValue()).toBe('a box r');
    await press('Control+z');
    expect(await studio.button('Pause').count()).toBe(playing);
    await find.fill('');
    expect((await kept()).bodies.length).toBe(2);
    expect(studio.complaints).toEqual([]);
  }, 240_000);

  /** Runs in the page: the space bar on every control that can have the focus toggles the world, and clicks nothing. */
  async function tryKeys(): Promise<{ tried: number; faults: string[] }> {
    const { studio: desk } = (globalThis as unknown as Record<'pliantStudio', unknown>).pliantStudio as {
      studio: { store: { get(): { playing: boolean; busy: boolean } } };
    };
    const typed =
      'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, [contenteditable]';
    const all = 'button, a[href], select, input, summary, [tabindex="0"]';
    const faults: string[] = [];
    let tried = 0;
    const until = async (holds: () => boolean) => {
      const end = performance.now() + 20_000;
      while (!holds() && performance.now() < end) await new Promise((done) => setTimeout(done, 5));
      return holds();
    };
    for (const one of document.querySelectorAll<HTMLElement>(all)) {
      if (one.matches(typed) || !one.checkVisibility() || (one as HTMLButtonElement).disabled) continue;
      one.focus();
      if (document.activeElement !== one) continue;
      tried++;
      let isClicked = false;
      one.addEventListener(
        'click',
        () => {
          isClicked = true;
        },
        { once: true },
      );
      const { playing } = desk.store.get();
      const event = { key: ' ', code: 'Space', bubbles: true, cancelable: true };
      const down = one.dispatchEvent(new KeyboardEvent('keydown', event));
      const up = one.dispatchEvent(new KeyboardEvent('keyup', event));
      const name = one.getAttribute('aria-label') ?? one.textContent ?? one.outerHTML.slice(0, 80);
      if (down || up || isClicked) faults.push(`${name}: the control has the key`);
      if (!(await until(() => desk.store.get().playing !== playing && !desk.store.get().busy)))
        faults.push(`${name}: the world does not hear it`);
    }
    return { tried, faults };
  }
});
