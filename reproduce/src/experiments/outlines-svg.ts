/** Outlines of a planar world as a picture. */
import type { Polygon } from 'pliant/planar';

const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9'];
const WIDTH = 720;
const MOST_HEIGHT = 460;
const EDGE = 10;

export function outlinesSvg(polygons: readonly Polygon[]): string {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { positions } of polygons) {
    for (let i = 0; i < positions.length; i++) {
      low[i % 2] = Math.min(low[i % 2], positions[i]);
      high[i % 2] = Math.max(high[i % 2], positions[i]);
    }
  }
  const scale = Math.min(
    (WIDTH - 2 * EDGE) / (high[0] - low[0]),
    (MOST_HEIGHT - 2 * EDGE) / (high[1] - low[1]),
  );
  const height = Math.ceil((high[1] - low[1]) * scale + 2 * EDGE);
  const shift = (WIDTH - (high[0] - low[0]) * scale) / 2;
  const x = (value: number) => (shift + (value - low[0]) * scale).toFixed(1);
  const y = (value: number) => (EDGE + (high[1] - value) * scale).toFixed(1);
  const paths = polygons.map((polygon, k) => {
    const colour = COLOURS[k % COLOURS.length];
    return `<path d="${path(polygon, x, y)}" fill="${colour}" fill-opacity=".3" fill-rule="evenodd" stroke="${colour}"/>`;
  });
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img">${paths.join('')}</svg>`;
}

function path({ positions, rings }: Polygon, x: (v: number) => string, y: (v: number) => string): string {
  let text = '';
  for (let r = 0; r + 1 < rings.length; r++) {
    for (let v = rings[r]; v < rings[r + 1]; v++) {
      text += `${v === rings[r] ? 'M' : 'L'}${x(positions[2 * v])} ${y(positions[2 * v + 1])}`;
    }
    text += 'Z';
  }
  return text;
}
