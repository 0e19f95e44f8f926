import { recall } from '../state/memory.js';

/**
 * How much drawing the machine can bear. Without a graphics card the browser draws on the processor, which the engine
 * needs too: then the picture is coarser and comes less often. `?quality=high` or `low` in the address decides by hand,
 * and so does what the page remembers: then a picture that stands isn't drawn once more.
 */
export interface Quality {
  readonly name: 'high' | 'low';
  /** Nobody asked for another: a coarse picture that stands may be drawn once more, finely. */
  readonly sharpens: boolean;
  readonly antialias: boolean;
  /** Most pixels of the canvas per pixel of the page. */
  readonly pixelRatio: number;
  readonly shadowPixels: number;
  /** Least time between two pictures [ms]. */
  readonly period: number;
}

const HIGH: Quality = {
  name: 'high',
  sharpens: false,
  antialias: true,
  pixelRatio: 2,
  shadowPixels: 2048,
  period: 0,
};
const LOW: Quality = {
  name: 'low',
  sharpens: true,
  antialias: false,
  pixelRatio: 0.6,
  shadowPixels: 512,
  period: 120,
};

/** Software renderers by their names; a browser without WebGL has no graphics card either. */
const SOFTWARE = /^$|swiftshader|llvmpipe|softpipe|software|basic render/i;

export function chooseQuality(): Quality {
  const asked = new URLSearchParams(location.search).get('quality') ?? recall().quality;
  const isLow = asked === 'low' || (asked !== 'high' && SOFTWARE.test(rendererName()));
  const quality = isLow ? { ...LOW, sharpens: asked !== 'low' } : HIGH;
  // Style sheets read it too.
  document.documentElement.dataset['quality'] = quality.name;
  return quality;
}

function rendererName(): string {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return '';
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}
