/** Outlines of block letters, one metre high, about their middle. */
import { areaMoments } from '../measure.js';
import { Polygon } from '../polygon.js';

// biome-ignore format: one letter a line
const LETTERS: readonly (readonly number[])[] = [
  /* L */ [0, 0, 3, 0, 3, 1, 1, 1, 1, 5, 0, 5],
  /* T */ [1.5, 0, 2.5, 0, 2.5, 4, 4, 4, 4, 5, 0, 5, 0, 4, 1.5, 4],
  /* U */ [0, 0, 4, 0, 4, 5, 3, 5, 3, 1, 1, 1, 1, 5, 0, 5],
  /* H */ [0, 0, 1, 0, 1, 2, 3, 2, 3, 0, 4, 0, 4, 5, 3, 5, 3, 3, 1, 3, 1, 5, 0, 5],
  /* E */ [0, 0, 3, 0, 3, 1, 1, 1, 1, 2, 2.5, 2, 2.5, 3, 1, 3, 1, 4, 3, 4, 3, 5, 0, 5],
  /* F */ [0, 0, 1, 0, 1, 2, 2.5, 2, 2.5, 3, 1, 3, 1, 4, 3, 4, 3, 5, 0, 5],
  /* I */ [0, 0, 1, 0, 1, 5, 0, 5],
  /* Z */ [0, 0, 3.5, 0, 3.5, 1, 1.3, 1, 3.5, 4, 3.5, 5, 0, 5, 0, 4, 2.2, 4, 0, 1],
  /* V */ [1.5, 0, 2.5, 0, 4, 5, 3, 5, 2, 1.6, 1, 5, 0, 5],
  /* C */ [0, 0, 3, 0, 3, 1, 1, 1, 1, 4, 3, 4, 3, 5, 0, 5],
];

export function letter(k: number): Polygon {
  const polygon = Polygon.from(LETTERS[k % LETTERS.length].map((value) => value / 5));
  const { x, y } = areaMoments(polygon);
  return polygon.moved(0, -x, -y);
}
