/**
 * How much drawing the machine can bear. Pictures of a world that moves come as fine as they come quickly (see ladder.ts). Without a graphics
 * card the browser draws on the processor, which the engine needs too: then pictures begin coarse and come less often. `?quality=high` or `low`
 * in the address decides by hand, and so does what the page remembers: then nothing adapts.
 */
import { recall } from '../state/memory.js';

/** How fine a picture is. */
export interface Level {
  /** Pixels of the canvas along a pixel of the page. */
  readonly pixelRatio: number;
  /** Along an edge of the map of shadows; 0 without shadows. */
  readonly shadowPixels: number;
  /** Shadows with soft edges; where the processor draws, these are a third of a picture's time. */
  readonly isSoft: boolean;
}

export interface Quality {
  readonly detail: 'high' | 'low';
  readonly antialias: boolean;
  /** Least time between two pictures [ms]. */
  readonly period: number;
  /** From the finest to the coarsest. */
  readonly levels: readonly Level[];
  /** The level that pictures begin with. */
  readonly first: number;
  /** A picture that stands, and one that is saved. */
  readonly still: Level;
  /** Nobody asked for a quality: levels change, and a picture that stands is drawn finely. */
  readonly adapts: boolean;
}

/** More pixels than this, nobody sees. */
const FINEST = 2;
/** Where a canvas isn't smoothed, a fine picture has this many pixels along one of the page at least. */
const SMOOTH = 1.5;
const SHADOWS = 2048;
const COARSER: readonly Omit<Level, 'isSoft'>[] = [
  { pixelRatio: 1.5, shadowPixels: 2048 },
  { pixelRatio: 1, shadowPixels: 1024 },
  { pixelRatio: 0.8, shadowPixels: 1024 },
  { pixelRatio: 0.6, shadowPixels: 512 },
  { pixelRatio: 0.45, shadowPixels: 512 },
  { pixelRatio: 0.45, shadowPixels: 0 },
  { pixelRatio: 0.35, shadowPixels: 0 },
];
/** Where the processor draws. */
const COARSE = 0.6;
const PERIOD = 120;

/** Software renderers by their names; a browser without WebGL has no graphics card either. */
const SOFTWARE = /^$|swiftshader|llvmpipe|softpipe|software|basic render/i;

export function chooseQuality(): Quality {
  return qualityFor(askedQuality(), isSoftware(), devicePixelRatio);
}

const askedQuality = () => new URLSearchParams(location.search).get('quality') ?? recall().quality;

const isSoftware = () => SOFTWARE.test(rendererName());

/** Style sheets read it: panels that blur what is behind them cost as much as bodies. */
export function markQuality(quality: 'high' | 'low'): void {
  document.documentElement.dataset['quality'] = quality;
}

/** For a page whose pictures WebGL doesn't draw: without a graphics card the processor puts the page together all the same. */
export function markQualityOnce(): void {
  const asked = askedQuality();
  markQuality(asked !== 'high' && (asked === 'low' || isSoftware()) ? 'low' : 'high');
}

/** The quality for what was asked, on a machine with a graphics card or without, and a screen with so many pixels along one of the page. */
export function qualityFor(asked: string | undefined, isSlow: boolean, screen: number): Quality {
  const full = Math.min(screen, FINEST);
  const adapts = asked !== 'high' && asked !== 'low';
  const isLow = asked === 'low' || (adapts && isSlow);
  const levels = [
    { pixelRatio: full, shadowPixels: SHADOWS },
    ...COARSER.filter(({ pixelRatio }) => pixelRatio < full),
  ].map((level) => ({ ...level, isSoft: !isLow }));
  const coarse = levels.findIndex(({ pixelRatio }) => pixelRatio <= COARSE);
  return {
    detail: isLow ? 'low' : 'high',
    antialias: !isLow,
    period: isLow ? PERIOD : 0,
    levels,
    first: isLow ? coarse : 0,
    still: { pixelRatio: Math.max(SMOOTH, full), shadowPixels: SHADOWS, isSoft: true },
    adapts,
  };
}

function rendererName(): string {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return '';
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}
