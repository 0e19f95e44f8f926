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
