import { pow } from '../math/scalar.js';
import type { Color } from './line-buffer.js';

/** What an overlay shows, told apart by people with any kind of colour vision (Okabe and Ito), as `#rrggbb`. */
export const OVERLAY_COLORS = {
  border: '#56b4e9',
  propagated: '#e69f00',
  fallback: '#cc79a7',
  contact: '#009e73',
  velocity: '#7b52c7',
  bounds: '#b8a600',
  cell: '#8c5a3c',
  hierarchy: '#0072b2',
  force: '#d55e00',
  joint: '#6b7684',
} as const;

/** Of depth, from none to the deepest: lighter and warmer the deeper, readable on light and dark. */
export const DEPTH_COLORS = ['#3b8fd6', '#9a6fd0', '#e0637f', '#f08c3c', '#f6c33b'] as const;

/** The numbers that light adds up with, as renderers want them. */
export function linearColor(hex: string): Color {
  const part = (at: number): number => {
    const s = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return s <= 0.04045 ? s / 12.92 : pow((s + 0.055) / 1.055, 2.4);
  };
  return [part(1), part(3), part(5)];
}

const DEPTHS = DEPTH_COLORS.map(linearColor);

/** `share` of the deepest, 0 to 1. */
export function depthColor(share: number): Color {
  const at = Math.max(0, Math.min(1, share)) * (DEPTHS.length - 1);
  const k = Math.min(Math.floor(at), DEPTHS.length - 2);
  const [a, b] = [DEPTHS[k], DEPTHS[k + 1]];
  const t = at - k;
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2])];
}
