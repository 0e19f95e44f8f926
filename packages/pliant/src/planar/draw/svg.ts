/** Text of SVG: short numbers, escaped words, outlines as paths. */
import type { Polygon } from '../polygon.js';

/** At most two decimals: a hundredth of a pixel. */
export function numberText(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** All rings as one path; even-odd filling shows holes. */
export function pathOf(polygon: Polygon, mapX: (x: number) => number, mapY: (y: number) => number): string {
  const { positions, rings } = polygon;
  let path = '';
  for (let r = 0; r + 1 < rings.length; r++) {
    for (let v = rings[r]!; v < rings[r + 1]!; v++) {
      const command = v === rings[r] ? 'M' : 'L';
      path += `${command}${numberText(mapX(positions[2 * v]!))} ${numberText(mapY(positions[2 * v + 1]!))}`;
    }
    path += 'Z';
  }
  return path;
}
