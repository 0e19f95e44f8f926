/**
 * The page while the engine is busy: what its main thread does per frame, how soon it answers input, and how soon it shows something, with
 * shared memory (cross-origin isolation) and without.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { quantile, spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';
import { StudioBrowser, steps } from './browser.js';
import { pileScene } from './pile-scene.js';
import { CATEGORIES, type FrameWork, frameWork } from './trace.js';

/** Of the main thread per frame, drawing apart [ms]. */
const MOST_WORK = 8;
/** From an input to the page that shows its effect [ms]. */
const MOST_DELAY = 100;
/** From the address to the first picture of the scene, on a browser that was there before [ms]. */
const MOST_START = 2000;
const TRACED = 5000;
const QUICK_TRACED = 1000;
/** Fewer frames than this tell nothing of the slowest in twenty; a busy machine is traced anew, longer. */
const LEAST_FRAMES = 20;
const LONGEST_TRACED = 60_000;

export const benchmark: Benchmark = {
  name: 'studio',
  sentence:
    "Milliseconds of the studio's main thread per frame with 8,640 tetrahedra, of an answer to input meanwhile, and to the first picture; with and without cross-origin isolation.",
  run: async (options) => {
    const results: BenchResult[] = [];
    for (const isolated of [true, false]) results.push(...(await measure(isolated, options)));
    return results;
  },
};

async function measure(isolated: boolean, options: RunOptions): Promise<BenchResult[]> {
  const where = isolated ? 'isolated' : 'not isolated';
  const text = pileScene(options.quick ? 2 : 4, options.seed);
  const pile = { text: { name: 'pile', text } };
  const drawing = await StudioBrowser.start(isolated);
  const results: BenchResult[] = [];
  try {
    options.progress(`${where}: the pile`);
    const page = await drawing.open(pile, watchInput);
    await steps(page, 5);
    const frames = await traced(drawing, page, options.quick ? QUICK_TRACED : TRACED);
    results.push(workResult(where, frames, !options.quick));
    options.progress(`${where}: input`);
    results.push(await inputResult(page, `${where}, drawn by the processor`, options));
    await page.context().close();
    options.progress(`${where}: first picture`);
    const starts = await firstPictures(drawing, options.quick ? 1 : 5);
    results.push(startResult(where, starts, !options.quick));
  } finally {
    await drawing.close();
  }
  // As quick as it is beside a graphics card.
  const blind = await StudioBrowser.start(isolated, false);
  try {
    options.progress(`${where}: input where nothing is drawn`);
    const page = await blind.open(pile, watchInput);
    await steps(page, 5);
    results.push(await inputResult(page, `${where}, nothing drawn`, options));
  } finally {
    await blind.close();
  }
  return results;
}

async function inputResult(page: Page, where: string, { quick }: RunOptions): Promise<BenchResult> {
  // The first time, code is compiled and panels are made.
  const first = await answers(page, 1);
  return delayResult(where, await answers(page, quick ? 1 : 4), first, !quick);
}

async function traced(studio: StudioBrowser, page: Page, time: number): Promise<FrameWork[]> {
  // Everything that follows the world is open: numbers, plots, contact arrows.
  await page.getByRole('button', { name: 'Plots', exact: true }).click();
  await page.waitForTimeout(500);
  for (let long = time; ; long *= 2) {
    await studio.browser.startTracing(page, { categories: CATEGORIES });
    await page.waitForTimeout(long);
    const frames = frameWork((await studio.browser.stopTracing()).toString());
    if (frames.length >= LEAST_FRAMES) return frames;
    if (long > LONGEST_TRACED)
      throw new Error(`The page drew ${frames.length} pictures in ${long / 1000} s.`);
  }
}

/** Runs in the page: keeps what the browser says of every input, from the event to the next picture of the page. */
function watchInput(): void {
  const page = globalThis as { delays?: number[] };
  page.delays = [];
  const seen = (list: PerformanceObserverEntryList) => {
    for (const { name, duration } of list.getEntries()) {
      if (['click', 'keydown', 'pointerdown'].includes(name)) page.delays?.push(duration);
    }
  };
  new PerformanceObserver(seen).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Time from an input to the page that shows its effect [ms]; the browser tells those of 16 ms and more. */
async function answers(page: Page, rounds: number): Promise<number[]> {
  let inputs = 0;
  for (let round = 0; round < rounds; round++) {
    for (const name of ['Methods', 'Bodies', 'View', 'Numbers']) {
      await page.getByRole('tab', { name }).click();
      inputs += 2;
    }
    for (const key of ['p', 'p', ' ', ' ']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
      inputs++;
    }
  }
  await page.waitForTimeout(500);
  const slow = await page.evaluate(() => (globalThis as { delays?: number[] }).delays?.splice(0) ?? []);
  return [...slow, ...Array.from({ length: Math.max(0, inputs - slow.length) }, () => 16)];
}

/** From the address to the first picture of the scene, in a profile that has visited before [ms]. */
async function firstPictures(studio: StudioBrowser, count: number): Promise<number[]> {
  const page = await studio.open({ scene: 'cascade.json' }, watchStart);
  const times: number[] = [];
  for (let visit = -1; visit < count; visit++) {
    await page.waitForFunction(() => (globalThis as { shown?: number }).shown !== undefined);
    const time = await page.evaluate(() => (globalThis as { shown?: number }).shown ?? 0);
    if (visit >= 0) times.push(time);
    await page.reload();
  }
  await page.context().close();
  return times;
}

/** Runs in the page: notes when the first picture is drawn after the scene is there. */
function watchStart(): void {
  const page = globalThis as { shown?: number };
  const seen = (list: PerformanceObserverEntryList) => {
    if (document.querySelector('h1')?.textContent !== 'Cascade') return;
    const last = list.getEntriesByName('picture').at(-1);
    // One that took no time drew nothing.
    if (last !== undefined && last.duration > 0.3) page.shown ??= last.startTime + last.duration;
  };
  new PerformanceObserver(seen).observe({ type: 'measure' });
}

const round = (value: number): number => Number(value.toPrecision(3));

function workResult(where: string, frames: readonly FrameWork[], isWhole: boolean): BenchResult {
  const work = frames.map((frame) => frame.work);
  const result = spread(work);
  return {
    name: 'studio',
    size: `main thread per frame, ${where}`,
    unit: 'ms',
    results: { pliant: result },
    checks: {
      frames: frames.length,
      'slowest frame [ms]': round(Math.max(...work)),
      'drawing per frame, median [ms]': round(
        quantile(
          frames.map(({ picture }) => picture),
          0.5,
        ),
      ),
      "the browser's painting per frame, median [ms]": round(
        quantile(
          frames.map(({ painting }) => painting),
          0.5,
        ),
      ),
      ...(isWhole && { [`p95 below ${MOST_WORK} ms`]: result.p95 < MOST_WORK }),
    },
  };
}

function delayResult(
  where: string,
  delays: readonly number[],
  first: readonly number[],
  isWhole: boolean,
): BenchResult {
  const slowest = Math.max(...delays);
  return {
    name: 'studio',
    size: `input to page, ${where}`,
    unit: 'ms',
    results: { pliant: spread(delays) },
    checks: {
      inputs: delays.length,
      // More than the processors it has, and the numbers tell of other programs.
      'processes that want a processor, over the last minute': round(loadavg()[0]),
      'slowest [ms]': round(slowest),
      'slowest of the first time [ms]': round(Math.max(...first)),
      ...(isWhole && { [`every input answered within ${MOST_DELAY} ms`]: slowest <= MOST_DELAY }),
    },
  };
}

function startResult(where: string, starts: readonly number[], isWhole: boolean): BenchResult {
  const result = spread(starts);
  return {
    name: 'studio',
    size: `first picture on a warm start, ${where}`,
    unit: 'ms',
    results: { pliant: result },
    checks: { ...(isWhole && { [`below ${MOST_START} ms`]: result.median < MOST_START }) },
  };
}
