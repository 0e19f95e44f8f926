/**
 * Locks: axes of the world along which a body doesn't move, or about which it doesn't turn. The world inverse inertia
 * leaves out a locked turn, so every response sees the locked body. The velocities leave out a locked translation.
 */
import type { BodyColumns } from './bodies.js';

const AXES = ['x', 'y', 'z'] as const;

/** Three low bits for translations, three bits above for rotations, from words such as `xz`. */
export function lockBits(translation: string, rotation: string): number {
  let bits = 0;
  AXES.forEach((axis, k) => {
    if (translation.includes(axis)) bits |= 1 << k;
    if (rotation.includes(axis)) bits |= 8 << k;
  });
  return bits;
}

export function lockedTranslations(bits: number): string {
  return AXES.filter((_, k) => (bits & (1 << k)) !== 0).join('');
}

export function lockedRotations(bits: number): string {
  return lockedTranslations(bits >> 3);
}

/** Sets the velocities of a row along its locked axes to zero. */
export function holdLocked(c: BodyColumns, row: number): void {
  const bits = c.locks[row];
  if (bits === 0) return;
  for (let k = 0; k < 3; k++) {
    if ((bits & (1 << k)) !== 0) c.velocity[row * 3 + k] = 0;
    if ((bits & (8 << k)) !== 0) c.angularVelocity[row * 3 + k] = 0;
  }
}

/** 1/m along one axis of the world, 0 along a locked axis [1/kg]. */
export function inverseMassAlong({ inverseMass, locks }: BodyColumns, row: number, axis: number): number {
  return (locks[row] & (1 << axis)) === 0 ? inverseMass[row] : 0;
}

/**
 * Computes the inverse of the free part of the inertia from the whole inverse (xx, xy, xz, yy, yz, zz at j[o]). For
 * every locked axis k: J ← J − J_k J_kᵀ / J_kk.
 */
export function lockInertia(j: Float64Array, o: number, bits: number): void {
  for (let k = 0; k < 3; k++) {
    if ((bits & (8 << k)) === 0) continue;
    const x = j[o + place(0, k)];
    const y = j[o + place(1, k)];
    const z = j[o + place(2, k)];
    const scale = 1 / j[o + place(k, k)];
    j[o] -= x * x * scale;
    j[o + 1] -= x * y * scale;
    j[o + 2] -= x * z * scale;
    j[o + 3] -= y * y * scale;
    j[o + 4] -= y * z * scale;
    j[o + 5] -= z * z * scale;
    for (let i = 0; i < 3; i++) j[o + place(i, k)] = 0;
  }
}

function place(p: number, q: number): number {
  return p === 0 ? q : q === 0 ? p : p + q + 1;
}
