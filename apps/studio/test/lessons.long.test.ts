/** Lessons: scenes in an order with a text beside them; and meshes with holes, which are asked about. */
import { TriangleMesh } from 'pliant';
import { writeMesh } from 'pliant/io';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();
let studio: StudioPage;

beforeAll(async () => {
  studio = await session.open({ keep: true, width: 1280, height: 720 });
  await studio.stepUntil((step) => step > 0);
});

const title = (name: string) => studio.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const give = (name: string, text: string | Uint8Array) =>
  studio.page
    .getByLabel('Files to open')
    .setInputFiles([{ name, buffer: Buffer.from(text as string), mimeType: 'application/octet-stream' }]);

describe('a lesson', () => {
  it('of each document opens its scenes page by page', async () => {
    await studio.page.getByRole('tab', { name: 'Lessons' }).click();
    const lessons = studio.page.getByRole('region', { name: 'Lessons', exact: true });
    expect(await lessons.locator('.name').allTextContents()).toHaveLength(5);
    await lessons.getByRole('button', { name: 'Rigid contacts' }).click();
    const lesson = studio.page.getByRole('region', { name: 'Lesson', exact: true });
    await lesson.getByText('1 of 7').waitFor();
    await title('Shapes');
    await lesson.getByRole('button', { name: 'Next →' }).click();
    await title('Drop, penalty-quadratic');
    await lesson.locator('pre', { hasText: 'f = −k φ n' }).waitFor();
    await lesson.getByRole('button', { name: '← Back' }).click();
    await title('Shapes');
    // It goes on in another language, at the same page.
    await studio.page.getByRole('tab', { name: 'View' }).click();
    await studio.page.getByLabel('Language', { exact: true }).selectOption('Deutsch');
    await studio.page.getByRole('heading', { level: 2, name: 'Wo ist innen?' }).waitFor();
    await studio.page.getByText('Starre Kontakte, Seite 1 von 7').waitFor();
    await studio.page.getByLabel('Sprache', { exact: true }).selectOption('中文');
    await studio.page.getByRole('heading', { level: 2, name: '哪里是内部？' }).waitFor();
    await studio.page.getByLabel('语言', { exact: true }).selectOption('English');
    await lesson.getByRole('button', { name: 'All lessons' }).click();
    await lessons.waitFor();
    expect(studio.complaints).toEqual([]);
  });

  it('of a file is read; one with a missing scene says so, and its text can be read', async () => {
    await give(
      'mine.md',
      '# Mine\n\n## First\n\nscene: nowhere.json\n\nA <b>bold</b> **text**.\n\n## Second\n\nscene: rolling.json\n',
    );
    const lesson = studio.page.getByRole('region', { name: 'Lesson', exact: true });
    await lesson.getByRole('alert').getByText('nowhere.json').waitFor();
    // What it says is text, whatever it looks like.
    expect(await lesson.locator('.markdown p').textContent()).toBe('A <b>bold</b> text.');
    await lesson.getByRole('button', { name: 'Next →' }).click();
    await title('Rolling and sliding');
    await give('empty.md', 'No page at all');
    await studio.page.getByRole('alert').getByText('A lesson has pages').waitFor();
    await studio.button('Close the message').click();
    await lesson.getByRole('button', { name: 'All lessons' }).click();
    expect(studio.complaints).toEqual([]);
  });
});

it('of a file is read on a phone too, where every panel was closed', async () => {
  const phone = await session.open({ width: 390, height: 844 });
  await phone.stepUntil((step) => step > 0);
  const lesson = '# Mine\n\n## Only page\n\nscene: nowhere.json\n\nA *leaning* word, and 2 * 3 * 4.\n';
  await phone.page
    .getByLabel('Files to open')
    .setInputFiles([{ name: 'mine.md', buffer: Buffer.from(lesson), mimeType: 'text/markdown' }]);
  const region = phone.page.getByRole('region', { name: 'Lesson', exact: true });
  await region.getByRole('alert').getByText('nowhere.json').waitFor();
  expect(await region.locator('.markdown i').allTextContents()).toEqual(['leaning']);
  expect(await region.locator('.markdown p').textContent()).toBe('A leaning word, and 2 * 3 * 4.');
  expect(phone.complaints).toEqual([]);
});

describe('a mesh with a hole', () => {
  const cube = TriangleMesh.box({ size: [0.4, 0.4, 0.4] });
  const open = writeMesh('obj', { positions: cube.positions, triangles: cube.triangles.slice(3) });
  const alert = () => studio.page.getByRole('alert');

  it('is asked about: closed, used as a static surface, or left', async () => {
    await give('cup.obj', open);
    await alert().getByText('open at 3 edges').waitFor();
    // It waits for its answer, whatever is done with the world meanwhile.
    for (const key of [' ', '.', ',']) await studio.page.keyboard.press(key);
    await studio.stands();
    expect(await alert().getByText('open at 3 edges').count()).toBe(1);
    await studio.button('Cancel').click();
    expect(await alert().count()).toBe(0);
    await give('cup.obj', open);
    await studio.button('Use it as a static surface').click();
    await alert().getByText('is a static surface of').waitFor();
    await give('cup.obj', open);
    await studio.button('Close the holes').click();
    await alert().getByText('A hole was closed.').waitFor();
    await studio.page.getByRole('tab', { name: 'Bodies' }).click();
    await studio.page.locator('.bodies summary', { hasText: 'static' }).click();
    expect((await studio.page.locator('.body', { hasText: 'mesh' }).count()) >= 2).toBe(true);
    expect(studio.complaints).toEqual([]);
  });

  it('beside others is not forgotten: each is asked about, and what is whole is there', async () => {
    const count = () => studio.page.locator('.body', { hasText: /^(left|whole|right)/ }).count();
    const before = await count();
    await studio.page.getByLabel('Files to open').setInputFiles(
      [
        ['left.obj', open],
        ['whole.obj', writeMesh('obj', cube)],
        ['right.obj', open],
      ].map(([name, data]) => ({
        name: name as string,
        buffer: Buffer.from(data as Uint8Array),
        mimeType: 'model/obj',
      })),
    );
    const asked = (name: string) => alert().getByRole('heading', { name, exact: true }).waitFor();
    await asked('left.obj');
    await alert().getByText('whole is a rigid body of').waitFor();
    await studio.button('Close the holes').click();
    await asked('right.obj');
    await alert().getByText('left is a rigid body of').waitFor();
    await studio.button('Cancel').click();
    expect(await alert().count()).toBe(0);
    await expect.poll(count).toBe(before + 2);
    expect(studio.complaints).toEqual([]);
  });
});
