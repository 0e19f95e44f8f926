/** The plane as a full citizen: the way back, plots, exports, keys, marks, and the field by every backend. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.test-support.js';
import { StudioPage } from './page.test-support.js';
import { startSession } from './session.test-support.js';

const session = startSession();
let plane: StudioPage;

beforeAll(async () => {
  plane = await session.open({ keep: true, path: 'planar.html#demo=gears', width: 1280, height: 720 });
  await plane.stepUntil((step) => step > 30);
});

const label = (name: string) => plane.page.getByLabel(name, { exact: true });

describe('the run', () => {
  it('is gone back to by keys, by the timeline and by marks, and the same future comes again', async () => {
    await plane.stepUntil((step) => step > 200);
    const end = await plane.pause();
    const picture = await plane.settled();
    await plane.page.keyboard.press('ArrowLeft');
    await plane.stepUntil((step) => step === end - 1);
    await plane.page.keyboard.press('ArrowLeft');
    await plane.stepUntil((step) => step === end - 2);
    await label('Step of the run').fill('100');
    await plane.stepUntil((step) => step === 100);
    await plane.shows(picture, false);
    await plane.button('Mark this step').click();
    await plane.page.getByRole('img', { name: /^Marks: [1-9].* 1 snapshots$/ }).waitFor();
    await label('Step of the run').fill(String(end));
    await plane.stepUntil((step) => step === end);
    await plane.shows(picture, true);
    await plane.button('Go to the snapshot at step 100').click();
    await plane.stepUntil((step) => step === 100);
    await plane.page.keyboard.press('ArrowRight');
    await plane.stepUntil((step) => step === 101);
    // What came after is no more.
    await expect.poll(() => label('Step of the run').getAttribute('max')).toBe('101');
    expect(plane.complaints).toEqual([]);
  });

  it('is plotted, saved as drawing and table, and a click on a plot leads the world', async () => {
    await plane.play();
    await plane.button('Plots').click();
    await plane.stepUntil((step) => step > 500);
    const end = await plane.pause();
    await plane.button('Add a plot').click();
    await label('What is plotted').last().selectOption('One against another');
    await plane.page.getByRole('img', { name: 'depth deepest [m] against energy total [J]' }).waitFor();
    const svg = readFileSync(await (await plane.saved('SVG')).path(), 'utf8');
    for (const words of ['Energy', 'Gears', 'time [s]', '<polyline']) expect(svg).toContain(words);
    const png = readFileSync(await (await plane.saved('PNG')).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [head, ...rows] = readFileSync(await (await plane.saved('Save CSV')).path(), 'utf8')
      .trim()
      .split('\n');
    expect(head).toContain('step,time [s],energy total [J],depth deepest [m]');
    // Sixty rows per simulated second, however fast the machine is.
    const steps = rows.map((row) => Number(row.split(',')[0]));
    expect(steps).toEqual(steps.map((_, k) => 4 * (k + 1)));
    expect(end - steps.at(-1)!).toBeLessThan(4);
    const area = plane.page.getByRole('region', { name: 'Plot of Energy' }).locator('.u-over');
    const { width, height } = (await area.boundingBox())!;
    await area.click({ position: { x: 0.5 * width, y: 0.5 * height } });
    const half = await plane.stepUntil((step) => step !== end);
    expect(half).toBeGreaterThan(0.3 * end);
    expect(half).toBeLessThan(0.7 * end);
    expect(plane.complaints).toEqual([]);
  });

  it('goes into film, GIF, glTF and VTU, and is presented', async () => {
    const bytes: Record<string, Buffer> = {};
    for (const name of ['Film', 'GIF', 'glTF', 'VTU series']) {
      await plane.button(name).click();
      const end = name === 'Film' ? 'End the film' : `End the ${name}`;
      await plane.button(end).waitFor();
      await plane.play();
      const start = await plane.step();
      await plane.stepUntil((step) => step > start + 120);
      await plane.pause();
      bytes[name] = readFileSync(await (await plane.saved(end)).path());
    }
    expect(bytes['Film'].subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(bytes['GIF'].subarray(0, 6).toString()).toBe('GIF89a');
    const json = JSON.parse(bytes['glTF'].subarray(20, 20 + bytes['glTF'].readUInt32LE(12)).toString()) as {
      readonly nodes: unknown[];
      readonly animations: unknown[];
    };
    expect(json.nodes.length).toBeGreaterThanOrEqual(13);
    expect(json.animations).toHaveLength(1);
    expect(bytes['VTU series'].toString('latin1')).toContain('<DataSet timestep=');
    await plane.page.keyboard.press('m');
    await expect.poll(() => plane.page.locator('.side').isVisible()).toBe(false);
    await plane.page.keyboard.press('m');
    await plane.page.locator('.side').waitFor();
    await label('Language').selectOption('Deutsch');
    await plane.page.getByRole('button', { name: 'Kurven', exact: true }).waitFor();
    await label('Sprache').selectOption('English');
    expect(plane.complaints).toEqual([]);
  });
});

describe('outlines', () => {
  it('of SVG and GeoJSON files are dropped in; a wrong file is refused with a sentence', async () => {
    const drop = (name: string, text: string) =>
      plane.page.evaluate(
        ([file, data]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([data], file));
          dispatchEvent(
            new DragEvent('drop', { dataTransfer, cancelable: true, clientX: 640, clientY: 200 }),
          );
        },
        [name, text] as const,
      );
    const bare = await plane.settled();
    await drop('tri.svg', '<svg xmlns="http://www.w3.org/2000/svg"><polygon points="0,0 4,0 2,3"/></svg>');
    await plane.shows(bare, false);
    const one = await plane.settled();
    const ring = [
      [0, 0],
      [2, 0],
      [2, 1],
      [0, 1],
      [0, 0],
    ];
    await drop('box.geojson', JSON.stringify({ type: 'Polygon', coordinates: [ring] }));
    await plane.shows(one, false);
    expect(await plane.page.getByRole('alert').count()).toBe(0);
    await drop('wrong.svg', 'no drawing at all');
    await plane.page.getByRole('alert').waitFor();
    await plane.page.keyboard.press('Escape');
    await expect.poll(() => plane.page.getByRole('alert').count()).toBe(0);
    expect(plane.complaints).toEqual([]);
  });
});

describe("outlines of one's own", () => {
  it('are drawn with the pointer, kept by Reset and by the address, undone, redone and deleted', async () => {
    const own = await session.open({ path: 'planar.html#demo=sandbox', width: 1280, height: 720 });
    await own.stepUntil((step) => step > 5);
    const bodies = () =>
      own.page.evaluate(() => (new URLSearchParams(location.hash.slice(1)).get('own') ?? '').split(';'));
    const draw = async (x: number, y: number) => {
      await own.page.getByRole('checkbox', { name: 'Draw an outline' }).check();
      await own.page.mouse.move(x, y);
      await own.page.mouse.down();
      for (const [dx, dy] of [
        [70, 0],
        [70, 50],
        [0, 50],
        [0, 8],
      ])
        await own.page.mouse.move(x + dx, y + dy, { steps: 6 });
      await own.page.mouse.up();
    };
    await own.pause();
    // Fields take most of the time of a picture.
    await own.page.getByRole('checkbox', { name: 'Distance field' }).uncheck();
    const bare = await own.settled();
    await draw(560, 330);
    await own.shows(bare, false);
    await draw(680, 300);
    await expect.poll(async () => (await bodies()).length).toBe(2);
    const [first, second] = await bodies();
    // Both are there after Reset, and for whoever opens the address.
    await own.button('Reset').click();
    await own.stepUntil((step) => step === 0);
    const both = await own.settled();
    const other = await session.open({
      path: `planar.html${await own.page.evaluate(() => location.hash)}`,
      width: 1280,
      height: 720,
    });
    await other.pause();
    await other.page.getByRole('checkbox', { name: 'Distance field' }).uncheck();
    await other.button('Reset').click();
    await other.stepUntil((step) => step === 0);
    expect((await other.settled()).equals(both)).toBe(true);
    await own.page.keyboard.press('Control+z');
    await expect.poll(bodies).toEqual([first]);
    await own.page.keyboard.press('Control+y');
    await expect.poll(bodies).toEqual([first, second]);
    await own.shows(both, true);
    // The first is pulled: it comes elsewhere than where it falls.
    const run = async (steps: number) => {
      for (let k = 1; k <= steps; k++) {
        await own.page.keyboard.press('.');
        await own.stepUntil((step) => step === k);
      }
      return own.settled();
    };
    const fallen = await run(6);
    await own.page.keyboard.press('r');
    await own.stepUntil((step) => step === 0);
    await own.page.mouse.move(590, 355);
    await own.page.mouse.down();
    await own.page.mouse.move(650, 250, { steps: 4 });
    expect((await run(6)).equals(fallen)).toBe(false);
    await own.page.mouse.up();
    await own.page.keyboard.press('r');
    await own.stepUntil((step) => step === 0);
    // It is clicked, which shows it as chosen, and deleted; the tray is none of ours.
    await own.page.mouse.click(590, 355);
    await own.shows(both, false);
    await own.page.keyboard.press('Delete');
    await expect.poll(bodies).toEqual([second]);
    await own.page.keyboard.press('Delete');
    await own.page.getByRole('alert').getByText('Only outlines that you have added').waitFor();
    await own.page.keyboard.press('Escape');
    await own.button('as in the demo').click();
    await expect.poll(bodies).toEqual(['']);
    // A line that crosses itself is no outline, and is not kept.
    await own.page.getByRole('checkbox', { name: 'Draw an outline' }).check();
    await own.page.mouse.move(560, 330);
    await own.page.mouse.down();
    for (const [x, y] of [
      [660, 400],
      [560, 400],
      [660, 330],
    ])
      await own.page.mouse.move(x, y, { steps: 6 });
    await own.page.mouse.up();
    await own.page.getByRole('alert').waitFor();
    await expect.poll(bodies).toEqual(['']);
    await own.page.keyboard.press('Escape');
    await own.page.keyboard.press('?');
    await own.page.getByRole('dialog').getByText('Del', { exact: true }).waitFor();
    await own.page.keyboard.press('Escape');
    // The way back in the browser leads to the demo before.
    await own.page.getByRole('button', { name: /^Gears/ }).click();
    await own.page.getByRole('heading', { level: 1, name: 'Gears' }).waitFor();
    expect(own.page.url()).toMatch(/#demo=gears$/);
    await own.page.goBack();
    await own.page.getByRole('heading', { level: 1, name: 'Sandbox' }).waitFor();
    expect([...own.complaints, ...other.complaints]).toEqual([]);
  }, 180_000);
});

describe('the field', () => {
  it('is computed by the processor, WebGL2 and WebGPU while it runs, and they agree', async () => {
    const browser = await launchBrowser([
      '--enable-unsafe-webgpu',
      '--use-webgpu-adapter=swiftshader',
      '--enable-features=Vulkan',
      '--use-vulkan=swiftshader',
    ]);
    try {
      const studio = await StudioPage.open(browser, `${session.site.address}planar.html#demo=gears`);
      await studio.stepUntil((step) => step > 3);
      const agreement = studio.page.getByRole('status', { name: 'Agreement of backends' });
      for (const backend of ['webgl2', 'webgpu']) {
        await studio.page.getByLabel('Computed by').selectOption(backend);
        const told = new RegExp(`${backend} differs from the processor by ([\\d.]+) ([nµm]?m|m)`);
        await expect.poll(() => agreement.textContent()).toMatch(told);
        const [, value, unit] = told.exec((await agreement.textContent())!)!;
        const scale = { nm: 1e-9, µm: 1e-6, mm: 1e-3, m: 1 }[unit]!;
        // Single precision on outlines of a few metres.
        expect(Number(value) * scale).toBeLessThan(1e-4);
        const step = await studio.step();
        await studio.stepUntil((now) => now > step + 5);
      }
      expect(studio.complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});

describe('what is chosen', () => {
  it('is in the address, opens with it, and is taken back and done again', async () => {
    const chosen = (page: StudioPage) =>
      page.page.locator('input[name="response"]:checked + span').textContent();
    const first = await session.open({ path: 'planar.html#demo=cars', width: 1280, height: 720 });
    await first.stepUntil((step) => step > 3);
    expect(await chosen(first)).toMatch(/^penalty/);
    await first.page.getByRole('radio', { name: /^impulse/ }).check();
    await first.page.getByLabel('Error bound d').fill('0.5');
    await expect.poll(() => first.page.url()).toMatch(/#demo=cars&response=impulse&error=0\.\d+$/);
    const address = first.page.url();
    const bound = await first.page.getByLabel('Error bound d').inputValue();
    await first.page.keyboard.press('Control+z');
    await expect.poll(() => chosen(first)).toMatch(/^penalty/);
    expect(first.page.url()).not.toContain('response');
    await first.page.keyboard.press('Control+y');
    await expect.poll(() => chosen(first)).toMatch(/^impulse/);
    const second = await session.open({
      path: `planar.html${new URL(address).hash}`,
      width: 1280,
      height: 720,
    });
    await second.stepUntil((step) => step > 3);
    expect(await chosen(second)).toMatch(/^impulse/);
    expect(await second.page.getByLabel('Error bound d').inputValue()).toBe(bound);
    expect(second.page.url()).toBe(address);
    // Another demo has a bound of its own.
    await second.page.getByRole('button', { name: /^Gears/ }).click();
    await expect.poll(() => second.page.url()).toMatch(/#demo=gears&response=impulse$/);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });
});

describe('a demo', () => {
  it('runs, shows its field and gradients, takes another response, and lets outlines be pulled', async () => {
    const demo = await session.open({ path: 'planar.html' });
    await demo.stepUntil((step) => step > 5);
    await demo.page.getByRole('button', { name: /^Cars/ }).click();
    await demo.page.getByRole('heading', { level: 1, name: 'Cars' }).waitFor();
    await demo.page.getByLabel('backtracking').check();
    await demo.stepUntil((step) => step > 0);
    // Both steps are taken before the numbers of the first are old enough to be replaced; they are, all the same.
    const before = await demo.pause();
    for (let k = 0; k < 2; k++) await demo.page.keyboard.press('.');
    const step = await demo.stepUntil((now) => now === before + 2);
    // A coarser bound errs more, takes fewer samples, and keeps its promise.
    const effect = demo.page.getByRole('status', { name: 'Effect of the bound' });
    const usual = await effect.textContent();
    await demo.page.getByLabel('Error bound d').fill('1');
    await expect.poll(() => effect.textContent()).not.toBe(usual);
    await demo.page.getByLabel('Computed by').selectOption('webgl2');
    const agreement = demo.page.getByRole('status', { name: 'Agreement of backends' });
    await expect
      .poll(() => agreement.textContent())
      .toMatch(/webgl2 differs from the processor by|has no WebGL2/);
    await demo.page.getByLabel('Computed by').selectOption('cpu');
    // An outline of one's own, and one of a file that is none.
    const edges = () => demo.page.evaluate(() => document.querySelectorAll('[role=alert]').length);
    await demo.page.getByRole('checkbox', { name: 'Draw an outline' }).check();
    await demo.page.mouse.move(480, 200);
    await demo.page.mouse.down();
    for (const [dx, dy] of [
      [60, 0],
      [60, 50],
      [0, 50],
    ])
      await demo.page.mouse.move(480 + dx, 200 + dy, { steps: 6 });
    await demo.page.mouse.up();
    await expect
      .poll(() => demo.page.getByRole('checkbox', { name: 'Draw an outline' }).isChecked())
      .toBe(false);
    expect(await edges()).toBe(0);
    for (const name of ['Gradients', 'Distance field', 'Voronoi colours']) {
      const bare = await demo.settled();
      await demo.page.getByRole('checkbox', { name }).click();
      await demo.shows(bare, false);
    }
    await demo.play();
    await demo.page.mouse.move(450, 240);
    await demo.page.mouse.down();
    await demo.page.mouse.move(420, 200, { steps: 4 });
    await demo.stepUntil((now) => now > step + 5);
    await demo.page.mouse.up();
    expect(demo.complaints).toEqual([]);
  });
});
