/** Soft bodies and molecules at the studio, on one page from test to test: views, overlays, methods, materials, hands, curves. */
import { parseScene, World } from 'pliant';
import { describe, expect, it } from 'vitest';
import {
  label,
  SCENE,
  saved,
  shows,
  startSoftCorner,
  studio,
  tab,
  touchDown,
} from './soft-corner.test-support.js';

const session = startSoftCorner();

describe('a view', () => {
  it('of each kind shows the bodies in another way while the world stands or runs', async () => {
    await studio.pause();
    await tab('View');
    const options = await label('Bodies as').locator('option').allTextContents();
    expect(options).toEqual([
      'surface',
      'wireframe',
      'glass',
      'tetrahedra',
      'molecules',
      'connections',
      'mesh and molecules',
    ]);
    const choose = (name: string) => label('Bodies as').selectOption(name);
    const bare = await studio.settled();
    for (const name of options.slice(1))
      await shows(
        bare,
        () => choose(name),
        () => choose('surface'),
      );
    await choose('tetrahedra');
    await label('Apart').fill('0');
    await label('Cut along').selectOption('x');
    await label('Cut at').fill('1');
    const whole = await studio.settled();
    for (const [slider, from, to] of [
      ['Apart', '0', '1'],
      ['Cut at', '1', '0.3'],
    ])
      await shows(
        whole,
        () => label(slider).fill(to),
        () => label(slider).fill(from),
      );
    await choose('glass');
    expect(studio.complaints).toEqual([]);
  });

  it('is overlaid with what contact finds, and a legend says what the colours mean', async () => {
    const legend = studio.page.getByRole('list', { name: 'Legend' });
    expect(await legend.count()).toBe(0);
    const overlays = [
      ['Contact points', 'contact point and normal'],
      ['Contact forces', 'force on the body; the longest arrow'],
      ['Border points', 'border point'],
      ['Velocities', 'velocity'],
      ['Bounding boxes', 'bounding box'],
      ['Hierarchy boxes', 'box of level 3'],
    ] as const;
    await touchDown();
    const bare = await studio.settled();
    for (const [name, meaning] of overlays) {
      const box = studio.page.getByRole('checkbox', { name });
      const check = async () => {
        await box.check();
        await legend.getByText(meaning).waitFor();
      };
      // At rest velocities have no length, and what touches without depth has no border: the legend is there all the same.
      if (name !== 'Velocities' && name !== 'Border points') await shows(bare, check, () => box.uncheck());
      else await check().then(() => box.uncheck());
    }
    const grid = studio.page.getByRole('checkbox', { name: 'Ground and grid' });
    await shows(
      bare,
      () => grid.uncheck(),
      () => grid.check(),
    );
    const penetrations = label('Penetrations');
    for (const [by, meaning] of [
      ['depth', /depth 0 to [\d.]+ [µm]?m/],
      ['stage', 'propagated from the border'],
    ] as const) {
      const choose = async () => {
        await penetrations.selectOption(by);
        await label('Lengths ×').fill('12');
        await legend.getByText(meaning).waitFor();
      };
      await shows(bare, choose, () => penetrations.selectOption('off'));
    }
    await label('Bodies as').selectOption('surface');
    expect(studio.complaints).toEqual([]);
  });
});

describe('numbers on surfaces', () => {
  it('colour the bodies, with a bar and a probe whose pressure times area is the contact force', async () => {
    const bare = await studio.settled();
    for (const field of ['pressure', 'depth', 'strain', 'speed']) {
      await label('Colour by').selectOption(field);
      await studio.page.getByRole('img', { name: /^Colours from 0 to / }).waitFor();
      await studio.shows(bare, false);
    }
    await label('Colour by').selectOption('pressure');
    await tab('Bodies');
    await studio.button('cube soft').click();
    // Its name stands at the middle of the cube.
    const tag = studio.page.getByRole('list', { name: 'Names in the picture' }).locator('li').first();
    const { x, y } = await tag.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    await studio.page.mouse.move(x, y);
    const probe = studio.page.getByRole('status', { name: 'Probe' });
    await probe.getByText('cube').waitFor();
    const [sum, force] = await Promise.all(
      ['Pressure times area', 'Contact force'].map(async (name) =>
        Number(await probe.getByLabel(name).textContent()),
      ),
    );
    expect(sum).toBeGreaterThan(1000);
    expect(Math.abs(sum / force - 1)).toBeLessThan(0.01);
    await studio.page.locator('.bodies summary', { hasText: 'static' }).click();
    await studio.page.locator('.body', { hasText: 'ground' }).click({ modifiers: ['Shift'] });
    const footprint = studio.page.getByRole('group', { name: 'Footprint' });
    await footprint.getByRole('img', { name: /^Footprint of \d+ contacts/ }).waitFor();
    const total = await footprint
      .locator('.reading', { hasText: 'normal force' })
      .locator('dd')
      .textContent();
    expect(Math.abs(Number.parseFloat(total!) / (sum / 1000) - 1)).toBeLessThan(0.02);
    await studio.page.keyboard.press('Escape');
    await tab('View');
    await label('Colour by').selectOption('none');
    expect(studio.complaints).toEqual([]);
  });

  it('are joined by a ruler, a protractor and a stopwatch', async () => {
    const middle = { x: 520, y: 250 };
    const click = (dx: number, dy: number) => studio.page.mouse.click(middle.x + dx, middle.y + dy);
    await label('With').selectOption('ruler');
    await studio.page.getByRole('img', { name: 'Click 2 points' }).waitFor();
    await click(-40, 0);
    await studio.page.getByRole('img', { name: 'Click one more point' }).waitFor();
    await click(40, 0);
    await studio.page.getByRole('img', { name: /^[\d.]+ c?m$|^[\d.]+ mm$/ }).waitFor();
    await label('With').selectOption('protractor');
    for (const [dx, dy] of [
      [-40, 0],
      [0, 0],
      [0, -20],
    ])
      await click(dx, dy);
    await studio.page.getByRole('img', { name: /^[\d.]+°$/ }).waitFor();
    await label('With').selectOption('none');
    await studio.button('Start').click();
    const step = await studio.step();
    for (let k = 1; k <= 3; k++) {
      await studio.page.keyboard.press('.');
      await studio.stepUntil((now) => now === step + k);
    }
    await studio.button('Stop').click();
    expect(Number.parseFloat((await studio.page.getByLabel('Stopwatch').textContent())!)).toBeCloseTo(
      3 / 60,
      3,
    );
    expect(studio.complaints).toEqual([]);
  });
});

describe('the transport', () => {
  it('changes the length of a step and its parts in the running world', async () => {
    const time = async () => Number.parseFloat((await label('Simulated time').textContent()) ?? '');
    await studio.page.locator('.steps summary').click();
    const rate = label('iterations per second');
    expect(await rate.inputValue()).toBe('60');
    await rate.fill('5');
    await rate.press('Enter');
    await label('substeps').fill('40');
    await label('substeps').press('Enter');
    await studio.page.getByText('5/s').waitFor();
    const [before, step] = [await time(), await studio.step()];
    await studio.button('Single step').click();
    await studio.stepUntil((now) => now === step + 1);
    expect((await time()) - before).toBeCloseTo(0.2, 1);
    // A click elsewhere has closed the sheet.
    await studio.page.locator('.steps summary').click();
    await label('substeps').fill('4');
    await label('substeps').press('Enter');
    await studio.button('As the scene says: 60/s').click();
    await studio.page.getByText('60/s').first().waitFor();
    await studio.page.locator('.steps summary').click();
    expect(studio.complaints).toEqual([]);
  });
});

describe('methods', () => {
  it('of every stage are chosen while the world runs; those that can not serve stand there in grey, with the reason', async () => {
    await studio.play();
    await tab('Methods');
    let [taken, refused] = [0, 0];
    for (const stage of ['broadphase', 'narrowphase', 'penetration', 'response']) {
      const menu = label(stage);
      const inUse = studio.page.getByRole('list', { name: `${stage} methods in use`, exact: true });
      await inUse.getByRole('listitem').first().waitFor();
      const first = await menu.inputValue();
      const offered = await menu
        .locator('option')
        .evaluateAll((options) =>
          options
            .map((one) => one as HTMLOptionElement)
            .map(({ value, disabled, textContent }) => ({ value, disabled, text: textContent ?? '' })),
        );
      // Beside auto stands which methods serve now, and each says for whom.
      if (first === 'auto') {
        const serving = await inUse.locator('.serving b').allTextContents();
        expect(offered[0].text).toBe(`auto: ${serving.join(', ')}`);
        for (const text of await inUse.locator('.serving').allTextContents())
          expect(text).toMatch(/ for .*(body|plane)/);
      }
      const able = offered.filter(({ disabled }) => !disabled).map(({ value }) => value);
      for (const { text } of offered.filter(({ disabled }) => disabled)) {
        refused++;
        expect(text).toMatch(/: not for (static|kinematic|rigid|soft|mass-spring) .* and \S+/);
      }
      for (const name of [...able.filter((one) => one !== first), first]) {
        await menu.selectOption(name);
        await expect.poll(() => menu.inputValue()).toBe(name);
        taken++;
        if (name === 'auto') continue;
        const page = inUse.getByRole('link', { name: `page of ${name}` });
        expect(await page.getAttribute('href')).toContain(`/docs/methods/${name}.md`);
        expect(await inUse.locator('.formula code').first().textContent()).not.toBe('');
      }
    }
    expect(taken).toBeGreaterThan(6);
    expect(refused).toBeGreaterThan(3);
    const step = await studio.step();
    await studio.stepUntil((now) => now > step + 3);
    expect(studio.complaints).toEqual([]);
  });
});

describe('curves', () => {
  it('of a followed body agree with the engine, number by number', async () => {
    await studio.pause();
    await tab('Bodies');
    await studio.button('cube soft').click();
    await studio.button('Plots').click();
    await studio.button('Follow cube').click();
    await studio.button('Reset').click();
    await studio.stepUntil((step) => step === 0);
    await studio.play();
    await studio.stepUntil((step) => step > 25);
    await studio.pause();
    const { names, rows } = await saved('Save CSV');
    const reading = parseScene(SCENE);
    if (!reading.ok) throw new Error('the scene is good');
    const world = World.fromScene(reading.scene);
    expect(rows.length).toBeGreaterThan(25);
    for (const row of rows) {
      world.step(reading.scene.dt);
      const of = (name: string) => row[names.indexOf(name)];
      const cube = world.find('cube')!;
      const heights = cube.positions.filter((_, k) => k % 3 === 1);
      expect(of('step')).toBe(world.steps);
      expect(of('energy elastic [J]')).toBe(world.energy().elastic);
      expect(of('contact force of cube [N]')).toBe(Math.hypot(...cube.contactForce));
      expect(of('height highest of cube [m]')).toBe(Math.max(...heights));
    }
    expect(studio.complaints).toEqual([]);
  });

  it('turn when the elasticity of a body is changed', async () => {
    await studio.play();
    await studio.stepUntil((step) => step > 70);
    const youngs = label("Young's modulus");
    await youngs.fill('2000000');
    // The world runs on between the key and the next look: what was before is looked up first.
    const before = await studio.step();
    await youngs.press('Enter');
    const changed = await studio.step();
    await studio.stepUntil((step) => step > changed + 60);
    await studio.pause();
    const { names, rows } = await saved('Save CSV');
    const highest = rows.map((row) => row[names.indexOf('height highest of cube [m]')]);
    // A hundred times as stiff it sags a hundredth as much as ρ g L²/2E = 0.25 m.
    expect(highest[before - 2]).toBeLessThan(0.9);
    expect(highest[rows.length - 1]).toBeGreaterThan(0.95);
    expect(studio.complaints).toEqual([]);
  });
});

describe('the hand', () => {
  it('takes a soft body and throws it', async () => {
    await studio.button('Plots').click();
    // The picture moves to the middle of what is free now.
    await studio.settled();
    // Made a hundred times as stiff while it sagged, the cube has jumped metres high, and lies still after four seconds.
    const jumped = await studio.step();
    await studio.play();
    await studio.stepUntil((step) => step > jumped + 240);
    // What stiffened so suddenly may have gained energy, which is told over the picture; and the camera went back to keep it in sight.
    const close = studio.button('Close the troubles');
    if ((await close.count()) > 0) await close.click();
    await studio.page.keyboard.press('f');
    const height = async () => {
      const text = await studio.page.locator('.reading', { hasText: 'position' }).locator('dd').textContent();
      return Number(text?.split(',')[1]);
    };
    const before = await height();
    // Its name stands at the middle of the cube.
    const tag = studio.page.getByRole('list', { name: 'Names in the picture' }).locator('li').first();
    const place = () => tag.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    let { x, y } = await place();
    // The camera has to have come to rest, or the pointer would miss.
    await expect
      .poll(async () => {
        const before = { x, y };
        ({ x, y } = await place());
        return Math.hypot(x - before.x, y - before.y);
      })
      .toBeLessThan(1);
    await studio.page.mouse.move(x, y);
    await studio.page.mouse.down();
    await studio.page.mouse.move(x, y - 115, { steps: 10 });
    await expect.poll(height).toBeGreaterThan(before + 0.25);
    await studio.page.mouse.up();
    await expect.poll(height).toBeLessThan(before + 0.15);
    expect(studio.complaints).toEqual([]);
  });
});

describe('a comparison', () => {
  const cube = (x: number) => ({
    kind: 'soft',
    name: x < 0 ? 'left' : 'right',
    mesh: { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] },
    position: [x, 0, 0],
    velocity: [-3 * Math.sign(x), 0, 0],
  });
  const cubes = { pliant: 1, name: 'Two cubes', description: 'They meet.', gravity: [0, 0, 0] };

  it('of two responses runs soft bodies in step, with curves laid over each other', async () => {
    const text = JSON.stringify({ ...cubes, bodies: [cube(-0.6), cube(0.6)] });
    session.site.overrides.set('/scenes/newton-cradle.json', text);
    await studio.scene('Newton').click();
    await studio.page.getByRole('heading', { level: 1, name: 'Two cubes' }).waitFor();
    await tab('Methods');
    await studio.button('Compare').click();
    await studio.page.getByLabel('The scene in world B').waitFor();
    await label('response in world B').selectOption('penalty');
    await studio.page.getByRole('heading', { name: 'B: penalty' }).waitFor();
    await studio.button('Reset').click();
    await studio.button('Plots').click();
    await studio.page.getByLabel('What is plotted').first().selectOption('Depth');
    await studio.stepUntil((step) => step > 20);
    await studio.pause();
    await studio.page.getByText('worst B: penalty').first().waitFor();
    const [a, b] = [await saved('Save CSV'), await saved('Save CSV of B')];
    const column = ({ names, rows }: typeof a, name: string) => rows.map((row) => row[names.indexOf(name)]);
    expect(column(b, 'step')).toEqual(column(a, 'step'));
    expect(column(b, 'energy total [J]')[0]).toBe(column(a, 'energy total [J]')[0]);
    const [worstA, worstB] = [a, b].map((table) => Math.max(...column(table, 'depth worst [m]')));
    expect(Math.abs(worstA / worstB - 1)).toBeGreaterThan(0.05);
    await studio.button('Compare').click();
    await expect.poll(() => studio.page.getByLabel('The scene in world B').count()).toBe(0);
    expect(studio.complaints).toEqual([]);
  });
});
