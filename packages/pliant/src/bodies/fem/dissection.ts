/**
 * An order of elimination with little fill: nested dissection by coordinates (George 1973). A set of vertices is cut in
 * two halves along the axis with the smallest separator. The halves come first, the separator last. Every choice is a
 * total order, so equal meshes get equal orders on every machine.
 */

/** Sets of at most this many vertices are not cut. */
const LEAF = 6;

/** New order of the vertices of a graph: `order[k]` is eliminated k-th. Neighbours of v: `neighbours[starts[v] … starts[v + 1] − 1]`. */
export function dissectionOrder(
  positions: ArrayLike<number>,
  starts: Int32Array,
  neighbours: Int32Array,
): Int32Array {
  const count = starts.length - 1;
  const order = new Int32Array(count);
  const side = new Uint8Array(count);
  let next = count;
  /** Places a set at the end of the free places, separator last, and continues with the halves. */
  const place = (set: number[]): void => {
    if (set.length <= LEAF) {
      for (let k = set.length - 1; k >= 0; k--) order[--next] = set[k];
      return;
    }
    let best: Cut | undefined;
    for (let axis = 0; axis < 3; axis++) {
      const cut = cutAlong(axis, set, positions, starts, neighbours, side);
      if (best === undefined || cut.separator.length < best.separator.length) best = cut;
    }
    const { low, high, separator } = best as Cut;
    for (let k = separator.length - 1; k >= 0; k--) order[--next] = separator[k];
    place(high);
    place(low);
  };
  place(Array.from({ length: count }, (_, v) => v));
  return order;
}

interface Cut {
  low: number[];
  high: number[];
  separator: number[];
}

const LOW = 1;
const HIGH = 2;

function cutAlong(
  axis: number,
  set: readonly number[],
  positions: ArrayLike<number>,
  starts: Int32Array,
  neighbours: Int32Array,
  side: Uint8Array,
): Cut {
  const sorted = [...set].sort((p, q) => positions[3 * p + axis] - positions[3 * q + axis] || p - q);
  const half = sorted.length >> 1;
  for (let k = 0; k < sorted.length; k++) side[sorted[k]] = k < half ? LOW : HIGH;
  const touches = (v: number, other: number) => {
    for (let e = starts[v]; e < starts[v + 1]; e++) if (side[neighbours[e]] === other) return true;
    return false;
  };
  const separator: number[] = [];
  const low = sorted.slice(0, half);
  const high: number[] = [];
  for (let k = half; k < sorted.length; k++) (touches(sorted[k], LOW) ? separator : high).push(sorted[k]);
  for (const v of set) side[v] = 0;
  return { low, high, separator };
}
