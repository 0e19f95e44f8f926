/** What a person does with scenes: looks through the gallery, opens files, writes, saves, and comes back. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Download } from 'playwright-core';
import { TriangleMesh } from 'pliant';
import { writeMesh } from 'pliant/io';
import { describe, expect, it } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();

const tab = (studio: StudioPage, name: string) => studio.page.getByRole('tab', { name });
const alert = (studio: StudioPage) => studio.page.getByRole('alert');
const content = (studio: StudioPage) => studio.page.getByLabel('Text of the scene');

interface NamedBuffer {
  readonly name: string;
  readonly buffer: Buffer;
}

function pick(studio: StudioPage, ...files: readonly NamedBuffer[]): Promise<void> {
  const all = files.map(({ name, buffer }) => ({ name, buffer, mimeType: 'application/octet-stream' }));
  return studio.page.getByLabel('Files to open').setInputFiles(all);
}

/** Lets a file fall onto the page. */
async function drop({ page }: StudioPage, { name, buffer }: NamedBuffer): Promise<void> {
  await page.evaluate(
    ([file, data]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))], file));
      dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    },
    [name, buffer.toString('base64')] as const,
  );
}

const bytesOf = async (file: Download): Promise<Buffer> => readFileSync(await file.path());

it('a scene that the gauntlet wrote opens at the step of its break, paused, and says which law', async () => {
  const studio = await session.open();
  const scene = {
    pliant: 1,
    name: 'Broken',
    description: 'A ball that falls.',
    bodies: [{ kind: 'rigid', name: 'ball', shape: { kind: 'sphere', radius: 0.5 }, position: [0, 3, 0] }],
    breaks: {
      law: 'apart',
      step: 37,
      sentence: "A point of 'ball' is 0.1 m below the floor.",
      value: 0.1,
      limit: 0.05,
    },
  };
  await pick(studio, { name: 'broken.json', buffer: Buffer.from(JSON.stringify(scene)) });
  await expect.poll(() => alert(studio).textContent()).toContain("breaks the law 'apart' at step 37");
  await expect.poll(() => studio.page.locator('.clock .count').textContent()).toMatch(/^\D*37\b/);
  await new Promise((done) => setTimeout(done, 200));
  expect(await studio.page.locator('.clock .count').textContent()).toMatch(/^\D*37\b/);
});

it('the camera goes back with bodies that part, and is where it was when the scene begins again', async () => {
  const studio = await session.open();
  const part = (x: number) => ({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: 0.2 },
    position: [x, 1, 0],
    velocity: [12 * x, 0, 0],
  });
  const scene = {
    pliant: 1,
    name: 'Parting',
    description: 'Two balls fly apart.',
    gravity: [0, 0, 0],
    bodies: [part(-0.5), part(0.5)],
    view: { position: [0, 1, 4], target: [0, 1, 0] },
  };
  await pick(studio, { name: 'parting.json', buffer: Buffer.from(JSON.stringify(scene)) });
  await studio.page.getByRole('heading', { level: 1, name: 'Parting' }).waitFor();
  await studio.pause();
  await studio.button('Reset').click();
  await studio.stepUntil((step) => step === 0);
  const away = () =>
    studio.page.evaluate(
      () =>
        (globalThis as unknown as { pliantStudio: { viewport: { camera: { position: { z: number } } } } })
          .pliantStudio.viewport.camera.position.z,
    );
  await studio.stands();
  const first = await away();
  await studio.play();
  await expect.poll(away).toBeGreaterThan(1.5 * first);
  await studio.pause();
  await studio.button('Reset').click();
  await studio.stepUntil((step) => step === 0);
  await expect.poll(away).toBeCloseTo(first, 6);
  // Who has turned the picture keeps it as it is.
  await studio.page.mouse.move(520, 250);
  await studio.page.mouse.wheel(0, 240);
  await expect.poll(away).toBeGreaterThan(1.05 * first);
  await studio.stands();
  const held = await away();
  await studio.button('Reset').click();
  await studio.stands();
  expect(await away()).toBeCloseTo(held, 6);
  expect(studio.complaints).toEqual([]);
});

it('what bodies fall onto is in sight from the beginning, and left behind when they go far', async () => {
  const studio = await session.open({ width: 1280, height: 720 });
  const ball = { kind: 'rigid', name: 'ball', shape: { kind: 'sphere', radius: 0.2 } };
  const scene = (position: number[], velocity: number[]) => ({
    pliant: 1,
    name: `Falling from ${position[1]}`,
    description: 'A ball high above a table.',
    gravity: [0, 0, 0],
    bodies: [
      {
        kind: 'static',
        name: 'table',
        shape: { kind: 'box', halfExtents: [1, 0.1, 1] },
        position: [0, 0.1, 0],
      },
      { ...ball, position, velocity },
    ],
    view: { position: [0, 2, 7], target: [0, 1.5, 0] },
  });
  const open = async (one: ReturnType<typeof scene>) => {
    await pick(studio, { name: 'one.json', buffer: Buffer.from(JSON.stringify(one)) });
    await studio.page.getByRole('heading', { level: 1, name: one.name }).waitFor();
    await studio.stepUntil((step) => step > 3);
  };
  /** Pixels between the table's lower edge and the transport, and the distance of the eye. */
  const seen = () =>
    studio.page.evaluate(() => {
      const { viewport } = (globalThis as unknown as Record<'pliantStudio', unknown>).pliantStudio as {
        viewport: {
          toScreen(point: unknown): [number, number];
          middleOf(row: number): { set(x: number, y: number, z: number): unknown };
          camera: { position: { length(): number } };
        };
      };
      const [, y] = viewport.toScreen(viewport.middleOf(0).set(-1, 0, 1));
      const { top } = document.querySelector('.transport')!.getBoundingClientRect();
      return [top - y, viewport.camera.position.length()];
    });
  await open(scene([0, 4.5, 0], [0, 0, 0]));
  await expect.poll(async () => (await seen())[0]).toBeGreaterThan(0);
  await open(scene([0, 4.6, 0], [0, 60, 0]));
  await studio.stepUntil((step) => step > 60);
  const [free, far] = await seen();
  expect(free).toBeLessThan(0);
  expect(far).toBeLessThan(120);
  expect(studio.complaints).toEqual([]);
});

it('names stand at bodies that are seen, and that of the selected one also behind others', async () => {
  const studio = await session.open({ width: 1280, height: 720 });
  const ball = (name: string, x: number) => ({
    kind: 'rigid',
    name,
    shape: { kind: 'sphere', radius: 0.2 },
    position: [x, 1, 0],
  });
  const scene = {
    pliant: 1,
    name: 'Hiding',
    description: 'A ball behind a wall, and one beside it.',
    gravity: [0, 0, 0],
    bodies: [
      {
        kind: 'static',
        name: 'wall',
        shape: { kind: 'box', halfExtents: [0.7, 0.5, 0.1] },
        position: [-0.35, 1, 1],
      },
      ball('hidden one', 0),
      ball('open one', 1.2),
    ],
    view: { position: [0, 1, 6], target: [0, 1, 0] },
  };
  await pick(studio, { name: 'hiding.json', buffer: Buffer.from(JSON.stringify(scene)) });
  await studio.page.getByRole('heading', { level: 1, name: 'Hiding' }).waitFor();
  await tab(studio, 'View').click();
  await studio.page.getByLabel('Names', { exact: true }).selectOption('all');
  const tags = studio.page.getByRole('list', { name: 'Names in the picture' });
  const shown = () =>
    tags.locator('li:not([hidden])').evaluateAll((all) => all.map(({ textContent }) => textContent));
  await expect.poll(shown).toEqual(['wall', 'open one']);
  await tab(studio, 'Bodies').click();
  await studio.page.locator('button.body', { hasText: 'hidden one' }).click();
  await expect.poll(shown).toContain('hidden one');
  expect(studio.complaints).toEqual([]);
});

it('a page that is loaded anew at the very moment of a change has the change', async () => {
  const studio = await session.open({ scene: 'billiard.json' });
  await studio.stepUntil((step) => step > 0);
  await tab(studio, 'Build').click();
  // The address says the gallery's file at first, and a scene of its own then.
  for (const [item, address] of [
    ['cone', 'open='],
    ['ring', 'scene='],
  ]) {
    await expect.poll(() => studio.page.url()).toContain(`#${address}`);
    await studio.page.evaluate((name) => {
      const memory = () => localStorage.getItem('pliant-studio');
      const before = memory();
      const buttons = [...document.querySelectorAll<HTMLElement>('.palette button')];
      buttons.find(({ lastChild }) => lastChild!.textContent === name)!.click();
      const look = () => {
        if (memory() === before) setTimeout(look);
        else location.reload();
      };
      look();
    }, item);
    await studio.page.waitForEvent('load');
    await studio.page.getByRole('heading', { level: 1, name: 'Billiard' }).waitFor();
    await studio.page.getByRole('tab', { name: 'Bodies', exact: true }).click();
    await studio.page.locator('button.body', { hasText: new RegExp(`^${item}`) }).waitFor();
    await tab(studio, 'Build').click();
  }
  expect(studio.complaints).toEqual([]);
});

describe('the gallery', () => {
  it('shows the scene that was clicked last, however quickly', async () => {
    const studio = await session.open();
    const buttons = studio.page.locator('nav button.scene');
    await expect.poll(() => buttons.count()).toBeGreaterThan(8);
    const clicked = await buttons.evaluateAll((all) => {
      for (const k of [5, 2, 7, 3]) (all[k] as HTMLElement).click();
      return all[3].querySelector('.name')!.textContent;
    });
    await expect
      .poll(() => studio.page.locator('nav button.scene[aria-current] .name').textContent())
      .toBe(clicked);
    await studio.stepUntil((step) => step > 0);
    expect(await studio.page.locator('nav button.scene[aria-current] .name').textContent()).toBe(clicked);
  });

  it('opens at its top, the best first, folds what differs in one thing, and is filtered', async () => {
    const studio = await session.open({ scene: 'windmill.json' });
    await studio.page.getByRole('heading', { level: 1, name: 'Windmill' }).waitFor();
    const scenes = studio.page.getByRole('navigation', { name: 'Scenes' });
    const first = scenes.locator('.name').first();
    expect(await first.textContent()).toBe('Cascade');
    expect(await studio.page.locator('.gallery-scroll').evaluate((list) => list.scrollTop)).toBe(0);
    const shown = () => scenes.locator('.scene .name').allTextContents();
    const drops = scenes.getByRole('group', { name: 'A drop under each response' });
    const files = readdirSync(new URL('../../../scenes/', import.meta.url)).filter((name) =>
      name.startsWith('drop-'),
    );
    expect(await drops.getByRole('button').count()).toBe(files.length);
    await studio.page.getByLabel('Bodies', { exact: true }).selectOption('joints');
    expect(await shown()).toContain('Bridge');
    expect(await shown()).not.toContain('Cascade');
    await studio.page.getByLabel('Bodies', { exact: true }).selectOption('all bodies');
    await studio.page.getByLabel('Method', { exact: true }).selectOption('log-barrier');
    expect((await shown()).length).toBeLessThan(4);
    await studio.page.getByLabel('Method', { exact: true }).selectOption('all methods');
    await studio.page.getByLabel('Document', { exact: true }).selectOption('deformable objects');
    expect(await shown()).toContain('Box and ground of molecules');
    await scenes.getByRole('button', { name: /^stiff/ }).click();
    await studio.page.getByRole('heading', { level: 1, name: 'Box and ground, stiff' }).waitFor();
    expect(studio.complaints).toEqual([]);
  });

  it('is searched, and leads to the plane, on a server that has the page deep in its folders', async () => {
    const studio = await session.open({ path: 'some/where/', kind: 'plain', height: 320 });
    await studio.stepUntil((step) => step > 0);
    const scenes = studio.page.getByRole('navigation', { name: 'Scenes' });
    await studio.page.getByLabel('Find a scene').fill('gears turns');
    await scenes.getByRole('link', { name: 'Gears' }).click();
    await studio.page.getByRole('heading', { level: 1, name: 'Gears' }).waitFor();
    await studio.stepUntil((step) => step > 0);
    expect(studio.complaints).toEqual([]);
  });
});

describe('XML', () => {
  it('is read, completed, refused with its place, mended, turned into JSON and saved', async () => {
    const studio = await session.open({ scene: 'thesis/floor-and-cube.xml', height: 320 });
    await studio.page.getByRole('heading', { level: 1, name: 'Floor and cube' }).waitFor();
    await tab(studio, 'Text').click();
    await content(studio).waitFor();
    const text = readFileSync(new URL('../../../scenes/thesis/floor-and-cube.xml', import.meta.url), 'utf8');
    const lines = text.split('\n');
    const wrong = lines.findIndex((line) => line.includes('material="bord"'));
    await studio.write(text.replace('material="bord"', 'material="bored"'));
    await studio.button('Apply').click();
    await studio.page.locator('.cm-lintRange-error').first().waitFor();
    const column = lines[wrong].indexOf('material=') + 1;
    await alert(studio)
      .getByText(`line ${wrong + 1}:${column}`)
      .waitFor();
    await alert(studio).getByText("no material 'bored'").waitFor();
    const step = await studio.step();
    await studio.stepUntil((now) => now > step);

    await studio.write(text.replace('gY="-1.4"', 'gY="-3.7"'));
    await studio.button('Apply').click();
    await expect.poll(() => alert(studio).count()).toBe(0);
    await studio.page.getByRole('heading', { level: 1, name: 'Floor and cube' }).waitFor();
    await tab(studio, 'Methods').click();
    await expect.poll(() => studio.page.getByLabel('gravity y').inputValue()).toBe('-3.7');

    await studio.button('JSON').click();
    await content(studio).getByText('"Floor and cube"').waitFor();
    await studio.button('XML').click();
    await content(studio).getByText('<come>').waitFor();
    const file = await studio.saved('Save');
    expect(file.suggestedFilename()).toBe('floor-and-cube.xml');
    expect((await bytesOf(file)).toString()).toContain('gY="-3.7"');

    // Letters that are keys of the page elsewhere are letters here.
    await studio.write('<come>\n<');
    await content(studio).press('Control+End');
    await content(studio).pressSequentially('sc');
    await studio.page.locator('.cm-tooltip-autocomplete').getByText('scene').waitFor();
    await content(studio).getByText('<sc').waitFor();
    expect(await studio.page.getByLabel('The scene in world B').count()).toBe(0);
    expect(studio.complaints).toEqual([]);
  });
});

describe('files', () => {
  it('become bodies, worlds and films; what was opened is there after a reload', async () => {
    const studio = await session.open({ scene: 'bouncing-ball.json', height: 320 });
    await studio.stepUntil((step) => step > 0);
    const knot = TriangleMesh.torus({ radius: 0.3, tube: 0.1 });
    await pick(studio, { name: 'ring.obj', buffer: Buffer.from(writeMesh('obj', knot)) });
    await alert(studio).getByText('ring is a rigid body of').waitFor();
    await studio.stepUntil((step) => step > 0);
    await tab(studio, 'Bodies').click();
    await studio.button('ring mesh').waitFor();
    await drop(studio, { name: 'broken.stl', buffer: Buffer.from('solid x\nfacet') });
    await alert(studio).getByText('broken.stl could not be opened').waitFor();

    await studio.page.reload();
    await studio.page.getByRole('heading', { level: 1, name: 'Bouncing ball' }).waitFor();
    // The tab was remembered, too.
    await studio.button('ring mesh').waitFor();

    await tab(studio, 'View').click();
    const step = await studio.stepUntil((now) => now > 10);
    const snapshot = await studio.saved('Snapshot');
    expect(snapshot.suggestedFilename()).toBe('bouncing-ball.snapshot');
    await studio.button('Recording').click();
    await studio.button('End the recording').waitFor();
    const before = await studio.step();
    await studio.stepUntil((now) => now > before + 5);
    const recording = await studio.saved('End the recording');
    await drop(studio, { name: 'kept.snapshot', buffer: await bytesOf(snapshot) });
    await studio.page.getByRole('heading', { level: 1, name: 'kept' }).waitFor();
    await studio.stepUntil((now) => now >= step);
    await drop(studio, { name: 'run.recording', buffer: await bytesOf(recording) });
    await alert(studio).getByText('was as recorded, to the last bit').waitFor();

    await studio.button('Film').click();
    await studio.button('End the film').waitFor();
    const begun = await studio.step();
    await studio.stepUntil((now) => now > begun + 20);
    const film = await studio.saved('End the film');
    expect((await bytesOf(film)).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    const picture = await bytesOf(await studio.saved('Picture'));
    expect([picture.subarray(1, 4).toString(), picture.length > 2000]).toEqual(['PNG', true]);
    expect(studio.complaints).toEqual([]);
  });
});
