/**
 * The page while the engine is busy: what its main thread does per frame, how soon it answers input, and how soon it shows something, with
 * shared memory (cross-origin isolation) and without.
 */
import type { Page } from 'playwright-core';
import { quantile, spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';
import { StudioBrowser, steps } from './browser.js';
import { pileScene } from './pile-scene.js';
import { CATEGORIES, type FrameWork, frameWork } from './trace.js';

/** Of the main thread per frame, drawing apart [ms]. */
const MOST_WORK = 8;
/** From an input to the page that has changed by it [ms]. */
const MOST_DELAY = 100;
/** From the address to the first picture of the scene, on a browser that was there before [ms]. */
const MOST_START = 2000;
const TRACED = 5000;
const QUICK_TRACED = 1000;

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
  const studio = await StudioBrowser.start(isolated);
  try {
    options.progress(`${where}: the pile`);
    const text = pileScene(options.quick ? 2 : 4, options.seed);
    const page = await studio.open({ text: { name: 'pile', text } }, watchInput);
    await steps(page, 5);
    const frames = await traced(studio, page, options.quick ? QUICK_TRACED : TRACED);
    options.progress(`${where}: input`);
    const delays = await answers(page, options.quick ? 1 : 4);
    await page.context().close();
    options.progress(`${where}: first picture`);
    const starts = await firstPictures(studio, options.quick ? 1 : 5);
    return [
      workResult(where, frames, !options.quick),
      delayResult(where, delays, !options.quick),
      startResult(where, starts, !options.quick),
    ];
  } finally {
    await studio.close();
  }
}

async function traced(studio: StudioBrowser, page: Page, time: number): Promise<FrameWork[]> {
  // Everything that follows the world is open: numbers, plots, contact arrows.
  await page.getByRole('button', { name: 'Plots', exact: true }).click();
  await page.waitForTimeout(500);
  await studio.browser.startTracing(page, { categories: CATEGORIES });
  await page.waitForTimeout(time);
  return frameWork((await studio.browser.stopTracing()).toString());
}

/** What the browser says of one input [ms]. */
interface Answer {
  /** From the event to the end of what the page did about it. */
  readonly answered: number;
  /** To the picture after that; without a graphics card most of it is the rasteriser's. */
  readonly shown: number;
}

/** Runs in the page: keeps what the browser says of every input. */
function watchInput(): void {
  const page = globalThis as { answers?: Answer[] };
  page.answers = [];
  const seen = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!['click', 'keydown', 'pointerdown'].includes(entry.name)) continue;
      page.answers?.push({ answered: entry.processingEnd - entry.startTime, shown: entry.duration });
    }
  };
  new PerformanceObserver(seen).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Presses keys and tabs while the engine is busy. The browser tells only of inputs whose picture came after 16 ms or more. */
async function answers(page: Page, rounds: number): Promise<Answer[]> {
  for (let round = 0; round < rounds; round++) {
    for (const name of ['Methods', 'Bodies', 'View', 'Numbers']) {
      await page.getByRole('tab', { name }).click();
      await page.waitForTimeout(60);
    }
    for (const key of ['p', 'p', ' ', ' ']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as { answers?: Answer[] }).answers ?? []);
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

function delayResult(where: string, inputs: readonly Answer[], isWhole: boolean): BenchResult {
  const answered = inputs.map((input) => input.answered);
  const slowest = Math.max(...answered);
  const shown = spread(inputs.map((input) => input.shown));
  return {
    name: 'studio',
    size: `answer to input, ${where}`,
    unit: 'ms',
    results: { pliant: spread(answered) },
    checks: {
      inputs: inputs.length,
      'slowest [ms]': round(slowest),
      'to the picture on a software rasteriser, median [ms]': round(shown.median),
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
