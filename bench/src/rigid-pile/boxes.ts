/** The boxes of the rigid benchmarks, the same numbers for every engine. */
import { Random } from 'pliant';

export interface BoxPlace {
  readonly position: readonly [number, number, number];
  readonly orientation: readonly [number, number, number, number];
}

/** Half edge [m], mass [kg] and friction of every box; time of a step [s]. */
export const HALF = 0.5;
export const MASS = 1;
export const FRICTION = 0.5;
export const DT = 1 / 60;

/** Columns of upright boxes on a grid, each moved sideways by up to 5 cm; a centimetre or two of air between them. */
export function pile(columns: number, layers: number, seed: number): BoxPlace[] {
  const random = new Random(seed);
  return grid(columns, layers, 1.02, () => ({
    shift: [random.uniform(-0.05, 0.05), random.uniform(-0.05, 0.05)],
    orientation: [0, 0, 0, 1],
  }));
}

/** One column of boxes that touch, each moved sideways by up to 5 cm. */
export function tower(layers: number, seed: number): BoxPlace[] {
  const random = new Random(seed);
  return grid(1, layers, 1, () => ({
    shift: [random.uniform(-0.05, 0.05), random.uniform(-0.05, 0.05)],
    orientation: [0, 0, 0, 1],
  }));
}

/** The same grid, looser, with boxes turned at random: they fall into a heap. */
export function heap(columns: number, layers: number, seed: number): BoxPlace[] {
  const random = new Random(seed);
  const q = new Float64Array(4);
  return grid(columns, layers, 1.5, () => {
    random.rotation(q, 0);
    return {
      shift: [random.uniform(-0.05, 0.05), random.uniform(-0.05, 0.05)],
      orientation: [q[0], q[1], q[2], q[3]],
    };
  });
}

interface Draw {
  readonly shift: readonly [number, number];
  readonly orientation: BoxPlace['orientation'];
}

function grid(columns: number, layers: number, rise: number, draw: () => Draw): BoxPlace[] {
  const places: BoxPlace[] = [];
  const middle = (columns - 1) / 2;
  for (let y = 0; y < layers; y++) {
    for (let z = 0; z < columns; z++) {
      for (let x = 0; x < columns; x++) {
        const { shift, orientation } = draw();
        const position = [
          (x - middle) * 1.5 + shift[0],
          HALF * rise + y * rise,
          (z - middle) * 1.5 + shift[1],
        ] as const;
        places.push({ position, orientation });
      }
    }
  }
  return places;
}
