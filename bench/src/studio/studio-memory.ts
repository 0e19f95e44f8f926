/**
 * Round and round through the gallery: what the page and its threads hold after each lap, once all garbage is collected. The first lap loads
 * everything that is loaded once (pictures, compiled code, shaders), so growth counts from its end.
 */
import type { CDPSession, Page } from 'playwright-core';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';
import { StudioBrowser, steps } from './browser.js';

const MINUTES = 5;
const QUICK_MINUTES = 0.5;
/** Growth from the first lap to the last [MB]. */
const MOST_GROWTH = 50;
/** At each scene [ms]. */
const STAY = 700;
const MEGA = 1e6;

/** Live things after a lap. */
interface Sample {
  /** Heaps of page and threads with their array buffers [bytes]. */
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Buffers, textures, programs and the like of WebGL. */
  readonly drawn: number;
}

export const benchmark: Benchmark = {
  name: 'studio-memory',
  long: true,
  sentence:
    'Megabytes that the studio holds after each lap through the gallery, page and threads, with all garbage collected; --minutes 30 for the long run.',
  run,
};

async function run(options: RunOptions): Promise<BenchResult> {
  const minutes = options.minutes ?? (options.quick ? QUICK_MINUTES : MINUTES);
  const studio = await StudioBrowser.start(true);
  try {
    const page = await studio.open({ scene: 'bouncing-ball.json' }, countDrawn, '');
    await steps(page, 3);
    const session = await page.context().newCDPSession(page);
    const scenes = await page.locator('nav button.scene').count();
    const end = Date.now() + minutes * 60_000;
    const samples: Sample[] = [];
    while (samples.length < 2 || Date.now() < end) {
      await lap(page, options.quick ? 8 : scenes, samples.length === 0 ? 300 : STAY);
      samples.push(await sample(page, session));
      options.progress(`lap ${samples.length}: ${words(samples.at(-1)!)}`);
    }
    return resultOf(samples, scenes, minutes);
  } finally {
    await studio.close();
  }
}

/** Runs in the page: counts what is made for drawing and not given back. */
function countDrawn(): void {
  const page = globalThis as { drawn?: number };
  page.drawn = 0;
  const context = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >;
  for (const kind of [
    'Buffer',
    'Texture',
    'Program',
    'Shader',
    'VertexArray',
    'Framebuffer',
    'Renderbuffer',
  ]) {
    for (const [verb, change] of [
      ['create', 1],
      ['delete', -1],
    ] as const) {
      const own = context[verb + kind];
      context[verb + kind] = function (this: unknown, ...args: unknown[]) {
        if (verb === 'create' || args[0]) page.drawn = (page.drawn ?? 0) + change;
        return own.apply(this, args);
      };
    }
  }
}

/** Picks every scene of the gallery, as a person would, and comes back to the first. */
async function lap(page: Page, scenes: number, stay: number): Promise<void> {
  for (let k = 0; k < scenes; k++) {
    await page.evaluate((n) => document.querySelectorAll<HTMLElement>('nav button.scene')[n].click(), k);
    await page.waitForTimeout(stay);
  }
  await page.getByRole('button', { name: 'Bouncing ball' }).click();
  await steps(page, 3);
  await page.waitForTimeout(500);
}

async function sample(page: Page, session: CDPSession): Promise<Sample> {
  await session.send('HeapProfiler.collectGarbage');
  await Promise.all(
    page.workers().map((worker) => worker.evaluate(() => (globalThis as { gc?: () => void }).gc?.())),
  );
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { bytes, drawn } = await page.evaluate(async () => {
    const measuring = performance as Performance & {
      measureUserAgentSpecificMemory(): Promise<{ bytes: number }>;
    };
    const { drawn: live = 0 } = globalThis as { drawn?: number };
    return { bytes: (await measuring.measureUserAgentSpecificMemory()).bytes, drawn: live };
  });
  return { bytes, nodes, listeners, drawn };
}

const words = ({ bytes, nodes, listeners, drawn }: Sample): string =>
  `${(bytes / MEGA).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners, ${drawn} WebGL objects`;

function resultOf(samples: readonly Sample[], scenes: number, minutes: number): BenchResult {
  const [first, last] = [samples[0], samples[samples.length - 1]];
  const growth = (last.bytes - first.bytes) / MEGA;
  return {
    name: 'studio-memory',
    size: `${samples.length} laps through ${scenes} scenes, ${minutes} minutes`,
    unit: 'MB',
    results: { pliant: spread(samples.map(({ bytes }) => bytes / MEGA)) },
    checks: {
      'growth [MB]': Number(growth.toFixed(1)),
      [`grows by less than ${MOST_GROWTH} MB`]: growth < MOST_GROWTH,
      'nodes of the page more': last.nodes - first.nodes,
      'listeners more': last.listeners - first.listeners,
      'WebGL objects more': last.drawn - first.drawn,
    },
  };
}
