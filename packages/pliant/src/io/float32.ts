import { PliantError } from '../core/errors.js';

/** Coordinates that single precision would turn into infinity are refused rather than written. */
export function refuseBeyondFloat32(positions: Float64Array, format: string): void {
  for (let i = 0; i < positions.length; i++) {
    const value = positions[i];
    if (Math.fround(value) - Math.fround(value) === 0) continue;
    const sentence = `${format} holds single precision, and ${value} doesn't fit; scale the mesh or choose another format.`;
    throw new PliantError('invalid-value', sentence, { path: `positions[${i}]` });
  }
}
