/** A number per vertex as a colour per vertex. */
import { type BufferAttribute, type BufferGeometry, Color } from 'three';
import { triples } from './buffers.js';

/** How values become colours. */
export interface VertexColorOptions {
  /** Value that gets the first colour; the smallest by default. */
  readonly min?: number;
  /** Value that gets the last colour; the largest by default. */
  readonly max?: number;
  /** Colours from low to high; dark blue over green to yellow by default. */
  readonly ramp?: readonly string[];
}

/** Lightness rises evenly, so that the ramp reads the same in grey and for any kind of colour vision. */
const RAMP = ['#2b2f6b', '#2a788e', '#35b779', '#fde725'] as const;

/** Writes `values`, one per vertex, into the geometry's colours. Its material needs `vertexColors`. */
export function setVertexColors(
  geometry: BufferGeometry,
  values: ArrayLike<number>,
  options: VertexColorOptions = {},
): void {
  const count = geometry.getAttribute('position').count;
  const { min = smallest(values), max = -smallest(values, -1), ramp = RAMP } = options;
  const colors = ramp.map((color) => new Color(color));
  let attribute = geometry.getAttribute('color') as BufferAttribute | undefined;
  if (attribute === undefined || attribute.count !== count) {
    attribute = triples(count);
    geometry.setAttribute('color', attribute);
  }
  const mixed = new Color();
  for (let v = 0; v < count; v++) {
    const part = max > min ? Math.min(1, Math.max(0, ((values[v] ?? min) - min) / (max - min))) : 0;
    const at = part * (colors.length - 1);
    const low = Math.min(Math.floor(at), colors.length - 2);
    mixed
      .copy(colors[low])
      .lerp(colors[low + 1], at - low)
      .toArray(attribute.array, 3 * v);
  }
  attribute.needsUpdate = true;
}

function smallest(values: ArrayLike<number>, sign = 1): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < values.length; i++) if (sign * values[i] < least) least = sign * values[i];
  return least;
}
