/** Two hundred seeded poses of a mesh against its twin, from well apart to deep inside. */
import { Random } from 'pliant';

export interface Pose {
  readonly position: readonly [number, number, number];
  /** Quaternion x, y, z, w. */
  readonly rotation: readonly [number, number, number, number];
}

/** Distances of the centres fall from `far` to nearly nothing [m]; directions and rotations are random. */
export function posesFromApartToDeep(count: number, far: number, seed: number): Pose[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => {
    const distance = far * (1 - i / count);
    const direction = unit(random, 3);
    return {
      position: direction.map((x) => x * distance) as [number, number, number],
      rotation: unit(random, 4) as [number, number, number, number],
    };
  });
}

function unit(random: Random, n: number): number[] {
  for (;;) {
    const v = Array.from({ length: n }, () => 2 * random.next() - 1);
    const length = Math.sqrt(v.reduce((sum, x) => sum + x * x, 0));
    if (length > 0.1 && length < 1) return v.map((x) => x / length);
  }
}
