/** Triangles of solids of revolution, with a fixed number of points around: a needle doesn't get a million of them. */

import { cos, sin, TWO_PI } from '../../math/scalar.js';
import { type Ring, ringPositions, ringTriangles } from '../mesh/generators/rings.js';
import type { Surface } from './solid.js';

const AROUND = 24;
const LAYERS = 6;
const ROUND_LAYERS = 6;
const TUBE = 16;
const ALONG = 40;

function turned(rings: readonly Ring[]): Surface {
  return { positions: ringPositions(rings), triangles: ringTriangles(rings) };
}

/** Between two circles, the profile a straight line; both ends closed by discs, or by a tip where the radius is 0. */
export function turnedLine(bottom: number, low: number, top: number, high: number): Surface {
  const rings: Ring[] = [{ radius: 0, y: low, count: 1 }];
  const layers = top > 0 ? LAYERS : LAYERS + 1;
  for (let l = 0; l < layers; l++) {
    const t = l / (top > 0 ? layers - 1 : layers);
    rings.push({ radius: bottom + t * (top - bottom), y: low + t * (high - low), count: AROUND });
  }
  rings.push({ radius: 0, y: high, count: 1 });
  return turned(rings);
}

/** Two half balls around the ends of a straight part along y. */
export function turnedCapsule(radius: number, half: number): Surface {
  const rings: Ring[] = [{ radius: 0, y: -half - radius, count: 1 }];
  for (let l = 1; l <= ROUND_LAYERS; l++) {
    const angle = (TWO_PI / 4) * (l / ROUND_LAYERS);
    rings.push({ radius: radius * sin(angle), y: -half - radius * cos(angle), count: AROUND });
  }
  for (let l = 1; l < LAYERS; l++) rings.push({ radius, y: half * ((2 * l) / LAYERS - 1), count: AROUND });
  for (let l = ROUND_LAYERS; l >= 1; l--) {
    const angle = (TWO_PI / 4) * (l / ROUND_LAYERS);
    rings.push({ radius: radius * sin(angle), y: half + radius * cos(angle), count: AROUND });
  }
  rings.push({ radius: 0, y: half + radius, count: 1 });
  return turned(rings);
}

/** A tube around a circle in the xz plane. */
export function turnedTube(radius: number, tube: number): Surface {
  const positions = new Float64Array(3 * ALONG * TUBE);
  const triangles = new Uint32Array(6 * ALONG * TUBE);
  for (let i = 0, o = 0, t = 0; i < ALONG; i++) {
    const c = cos((TWO_PI * i) / ALONG);
    const s = sin((TWO_PI * i) / ALONG);
    const next = (i + 1) % ALONG;
    for (let j = 0; j < TUBE; j++, o += 3, t += 6) {
      const across = radius + tube * cos((TWO_PI * j) / TUBE);
      positions[o] = across * c;
      positions[o + 1] = tube * sin((TWO_PI * j) / TUBE);
      positions[o + 2] = across * s;
      const up = (j + 1) % TUBE;
      const [a, b, d, e] = [i * TUBE + j, next * TUBE + j, next * TUBE + up, i * TUBE + up];
      triangles.set([a, e, b, b, e, d], t);
    }
  }
  return { positions, triangles };
}
