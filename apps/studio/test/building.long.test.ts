/** Building by hand, keys, undo, addresses and troubles, as a person meets them. */
import { inflateRawSync } from 'node:zlib';
import { parseScene, World } from 'pliant';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();
let studio: StudioPage;

beforeAll(async () => {
  studio = await session.open({ keep: true, scene: 'newton-cradle.json' });
  await studio.stepUntil((step) => step > 0);
});

const tab = (name: string) => studio.page.getByRole('tab', { name, exact: true });
const press = (key: string) => studio.page.keyboard.press(key);

/** The scene as the page keeps it for the next visit. */
async function kept(page = studio.page) {
  const text = await page.evaluate(() => {
    const memory = JSON.parse(localStorage.getItem('pliant-studio') ?? '{}') as { text?: { text: string } };
    return memory.text?.text ?? '';
  });
  const reading = parseScene(text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return { text, scene: reading.scene };
}

/** The scene in an address. */
function linkedText(address: string): string | undefined {
  const code = /#scene=(.*)$/.exec(address)?.[1];
  return code === undefined ? undefined : inflateRawSync(Buffer.from(code, 'base64url')).toString();
}

describe('building', () => {
  it('three soft cubes on a table, hit by a ball, take fewer than 25 actions and no typing', async () => {
    let actions = 0;
    const act = async (name: string) => {
      actions++;
      await studio.button(name).click();
    };
    await act('New scene');
    await studio.page.getByRole('heading', { level: 1, name: 'New scene' }).waitFor();
    // It stands at its beginning, so that what is added can be seen from there on.
    expect(await studio.stands()).toBe(0);
    actions++;
    await tab('Build').click();
    for (const item of ['table', 'soft cube', 'soft cube', 'soft cube', 'thrown ball']) await act(item);
    await expect.poll(async () => (await kept()).scene.bodies.length).toBe(6);
    const { scene } = await kept();
    expect(scene.bodies.map(({ kind }) => kind)).toEqual([
      'static',
      'static',
      'soft',
      'soft',
      'soft',
      'rigid',
    ]);
    // They stand on the table, side by side.
    const cubes = scene.bodies.slice(2, 5);
    expect(new Set(cubes.map(({ position }) => position[1]))).toHaveProperty('size', 1);
    actions++;
    await press(' ');
    await studio.stepUntil((step) => step > 30);
    actions++;
    await press(' ');
    await studio.button('Play').waitFor();
    expect(actions).toBeLessThan(25);
    // The ball does hit a cube.
    const world = World.fromScene(scene);
    const hits = () =>
      [...world.contactPairs()].some(
        ({ bodyA, bodyB }) => [bodyA.kind, bodyB.kind].sort().join() === 'rigid,soft',
      );
    for (let k = 0; k < 120 && !hits(); k++) world.step(scene.dt);
    expect(hits()).toBe(true);
    expect(studio.complaints).toEqual([]);
  });

  it('Delete deletes, Ctrl-Z and Ctrl-Y take back and do again, and the address opens the same scene', async () => {
    const bodies = async () => (await kept()).scene.bodies.length;
    await tab('Bodies').click();
    await studio.button('ball sphere').click();
    await press('Control+d');
    await expect.poll(bodies).toBe(7);
    await press('Delete');
    await expect.poll(bodies).toBe(6);
    await press('Control+z');
    await expect.poll(bodies).toBe(7);
    await press('Control+z');
    await expect.poll(bodies).toBe(6);
    await press('Control+y');
    await expect.poll(bodies).toBe(7);
    const { text, scene } = await kept();
    // The address follows a moment after the last change; until then it has the scene before that.
    await expect.poll(() => linkedText(studio.page.url())).toBe(text);
    const other = await session.open({ path: new URL(studio.page.url()).hash });
    await other.page.getByRole('heading', { level: 1, name: 'New scene' }).waitFor();
    await other.page.getByRole('tab', { name: 'Bodies' }).click();
    for (const { name } of scene.bodies)
      await other.page.locator('button.body', { hasText: name! }).first().waitFor({ state: 'attached' });
    expect([...studio.complaints, ...other.complaints]).toEqual([]);
  });

  it('the gizmo moves what is selected, and the text follows', async () => {
    await tab('Bodies').click();
    await studio.button('ball sphere').first().click();
    await tab('Build').click();
    await studio.button('Move').click();
    expect(await studio.stands()).toBe(0);
    const before = (await kept()).scene.bodies.map(({ position }) => [...position]);
    // The tag stands at the middle of the body, the arrow that points up begins there.
    const tag = studio.page.getByRole('list', { name: 'Names in the picture' }).locator('li').first();
    await tag.waitFor({ state: 'attached' });
    await expect
      .poll(
        async () => {
          const { x, y } = await tag.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
          await studio.page.mouse.move(x, y - 36);
          await studio.page.mouse.move(x, y - 38);
          await studio.page.mouse.down();
          await studio.page.mouse.move(x, y - 60, { steps: 4 });
          await studio.page.mouse.up();
          const now = (await kept()).scene.bodies.map(({ position }) => [...position]);
          return now.flatMap((position, k) => (String(position) === String(before[k]) ? [] : [k])).length;
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    expect(studio.complaints).toEqual([]);
  });
});

/** A floor that is too stiff for the step, if springs push. */
const hardScene = (response: string): string =>
  JSON.stringify({
    pliant: 1,
    name: 'Hard',
    description: 'A floor too stiff for the step.',
    duration: 0.6,
    substeps: 1,
    methods: { response },
    parameters: { penalty: { stiffness: 1e12 } },
    bodies: [
      { kind: 'static', shape: { kind: 'plane' } },
      {
        kind: 'rigid',
        name: 'crate',
        shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
        position: [0, 0.6, 0],
      },
    ],
  });

describe('what is set', () => {
  it('is kept by Reset, with the focus on any control the space bar pauses, and the file comes back', async () => {
    await studio.scene('Bouncing ball').click();
    await studio.page.getByRole('heading', { level: 1, name: 'Bouncing ball' }).waitFor();
    await expect.poll(() => studio.page.url()).toMatch(/#open=bouncing-ball\.json/);
    await tab('Methods').click();
    await studio.page.getByLabel('response', { exact: true }).selectOption('penalty');
    await studio.stepUntil((step) => step > 5);
    await studio.button('Tools').focus();
    await press(' ');
    await studio.button('Play').waitFor();
    const at = await studio.stands();
    await press('ArrowRight');
    await studio.stepUntil((step) => step === at + 1);
    await press('ArrowLeft');
    await studio.stepUntil((step) => step === at);
    // A menu that was just used leaves the page its keys, and keeps what was chosen.
    await studio.page.getByLabel('response', { exact: true }).focus();
    await press('ArrowRight');
    await studio.stepUntil((step) => step === at + 1);
    await press('p');
    await studio.page.getByRole('region', { name: 'Plots' }).waitFor();
    await press('p');
    await press('r');
    expect(await studio.stands()).toBe(0);
    expect(await studio.page.getByLabel('response', { exact: true }).inputValue()).toBe('penalty');
    expect((await kept()).scene.methods.response).toBe('penalty');
    await studio.button('as in the file').click();
    await expect.poll(() => studio.page.getByLabel('response', { exact: true }).inputValue()).toBe('auto');
    await expect.poll(() => studio.page.url()).toMatch(/#open=bouncing-ball\.json/);
    expect(studio.complaints).toEqual([]);
  });

  it('a scene stops at its end, and a trouble is shown with its body and the way back', async () => {
    session.site.overrides.set('/scenes/billiard.json', hardScene('penalty'));
    await studio.page.getByLabel('At the end of the scene').selectOption('stop');
    await studio.scene('Billiard').click();
    const troubles = studio.page.getByRole('alert', { name: 'Troubles' });
    await troubles.getByText('crate').first().waitFor();
    await studio.stepUntil((step) => step === 36);
    await studio.button('Play').waitFor();
    // What else is told stands below or above it, and not over it.
    await studio.page
      .getByLabel('Files to open')
      .setInputFiles([{ name: 'wrong.json', buffer: Buffer.from('{'), mimeType: 'application/json' }]);
    await studio.page.getByRole('heading', { name: /wrong\.json/ }).waitFor();
    const boxes = await studio.page
      .locator('.tellings > .message')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(2);
    expect(boxes[1].top).toBeGreaterThanOrEqual(boxes[0].bottom);
    await studio.button('Close the message').click();
    const told = Number(/step (\d+)/.exec((await troubles.textContent()) ?? '')?.[1]);
    await studio.button('Go to the step before it').first().click();
    await studio.stepUntil((step) => step === told);
    await studio.button('Select the body').first().click();
    await tab('Bodies').click();
    await studio.page.locator('.inspector').getByRole('heading', { name: /crate/ }).waitFor();
    expect(studio.complaints).toEqual([]);
  });

  it('a trouble of the second of two worlds is told with its letter, and led back to', async () => {
    session.site.overrides.set('/scenes/billiard.json', hardScene('impulse'));
    const two = await session.open({ scene: 'billiard.json' });
    await two.page.getByRole('heading', { level: 1, name: 'Hard' }).waitFor();
    await two.page.getByRole('tab', { name: 'Methods', exact: true }).click();
    await two.button('Compare').click();
    await two.page.getByLabel('response in world B').selectOption('penalty');
    const troubles = two.page.getByRole('alert', { name: 'Troubles' });
    await troubles.getByText('B: Contacts were softened: crate').waitFor();
    expect(await troubles.getByText('A: ').count()).toBe(0);
    const told = Number(/step (\d+)/.exec((await troubles.textContent()) ?? '')?.[1]);
    await two.button('Go to the step before it').first().click();
    await two.stepUntil((step) => step === told);
    await two.button('Compare').click();
    await expect.poll(() => troubles.count()).toBe(0);
    expect(two.complaints).toEqual([]);
  });
});
