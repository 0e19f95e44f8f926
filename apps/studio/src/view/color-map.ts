/**
 * From nearly white over orange and red to a dark violet, after rocket of seaborn (Waskom), turned round: nothing is light, so bodies keep their
 * shading where nothing happens, and what is large stands out. Lightness falls evenly, so that it reads the same in grey and for any kind of colour
 * vision. What has no number is grey.
 */
import { Color } from 'three';

export const MAP = [
  '#fae8d8',
  '#f9ccb0',
  '#f6af8a',
  '#f68f69',
  '#f06d4f',
  '#e64846',
  '#cf2a4b',
  '#ae1759',
  '#831e58',
  '#5c1e4e',
  '#38193f',
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
