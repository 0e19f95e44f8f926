/**
 * Viridis (van der Walt and Smith 2015, in the public domain): lightness rises evenly, so that it reads the same in grey and for any kind of colour
 * vision. What has no number is grey.
 */
import { Color } from 'three';

export const MAP = [
  '#440154',
  '#482475',
  '#414487',
  '#355f8d',
  '#2a788e',
  '#21918c',
  '#22a884',
  '#44bf70',
  '#7ad151',
  '#bddf26',
  '#fde725',
] as const;
export const NO_NUMBER = '#9aa5b1';

const STEPS = 256;
const STOPS = MAP.map((hex) => new Color(hex));
const NONE = new Color(NO_NUMBER);

const TABLE = Array.from({ length: STEPS }, (_, k) => {
  const at = (k / (STEPS - 1)) * (STOPS.length - 1);
  const low = Math.min(Math.floor(at), STOPS.length - 2);
  return STOPS[low].clone().lerp(STOPS[low + 1], at - low);
});

/** The colour of a share of the range, 0 to 1. */
export function mapColor(share: number, out: Color): Color {
  if (Number.isNaN(share)) return out.copy(NONE);
  return out.copy(TABLE[Math.round(Math.min(1, Math.max(0, share)) * (STEPS - 1))]);
}

const mixed = new Color();

/** The same for style sheets and canvases. */
export const mapStyle = (share: number): string => mapColor(share, mixed).getStyle();
