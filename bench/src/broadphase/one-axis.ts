import type { MovingBoxes } from './moving-boxes.js';

/**
 * The textbook sweep along one axis, for comparison: boxes stay sorted by their lower x from find to find (insertion
 * sort), and each is compared with those that begin before it ends. Counts the pairs.
 */
export class OneAxisSweep {
  private readonly order: Uint32Array;

  constructor(private readonly boxes: MovingBoxes) {
    const { bounds } = boxes;
    this.order = Uint32Array.from({ length: boxes.count }, (_, row) => row);
    this.order.sort((a, b) => bounds[a * 6] - bounds[b * 6]);
  }

  count(): number {
    const { order } = this;
    const { bounds } = this.boxes;
    insertionSort(order, bounds);
    let pairs = 0;
    for (let i = 0; i < order.length; i++) {
      const a = order[i] * 6;
      for (let j = i + 1; j < order.length; j++) {
        const b = order[j] * 6;
        if (bounds[b] > bounds[a + 3]) break;
        if (bounds[a + 1] > bounds[b + 4] || bounds[b + 1] > bounds[a + 4]) continue;
        if (bounds[a + 2] > bounds[b + 5] || bounds[b + 2] > bounds[a + 5]) continue;
        pairs++;
      }
    }
    return pairs;
  }
}

function insertionSort(order: Uint32Array, bounds: Float64Array): void {
  for (let i = 1; i < order.length; i++) {
    const row = order[i];
    const start = bounds[row * 6];
    let j = i - 1;
    for (; j >= 0 && bounds[order[j] * 6] > start; j--) order[j + 1] = order[j];
    order[j + 1] = row;
  }
}
