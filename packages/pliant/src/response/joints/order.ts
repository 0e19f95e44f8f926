/**
 * The order of joints in the matrix, by reverse Cuthill–McKee (Cuthill and McKee 1969). The order keeps neighbours
 * together, so a chain gives a narrow band. The band does not depend on the order in which the joints were made. Two
 * joints are neighbours if they share a rigid body. A post that holds fifty swings doesn't connect the swings.
 */

import type { Joints } from '../../bodies/joints.js';
import { BODY_CODE } from '../../bodies/layout.js';

export interface JointOrder {
  /** Rows of the joint table, in order. */
  readonly joints: Int32Array;
  /** Pairs of positions (later, earlier) of joints that share a body. Each joint also forms a pair with itself. */
  readonly pairs: Int32Array;
}

export function orderJoints(joints: Joints, kind: Uint8Array): JointOrder {
  const neighbours = neighboursOf(joints, kind);
  const order: number[] = [];
  const seen = new Set<number>();
  // The walk takes one component after another. Each walk starts at an end of its component.
  const byDegree = [...neighbours.keys()].sort(
    (p, q) => neighbours.get(p)!.length - neighbours.get(q)!.length || p - q,
  );
  for (const root of byDegree) {
    if (seen.has(root)) continue;
    seen.add(root);
    const queue = [root];
    for (let k = 0; k < queue.length; k++) {
      order.push(queue[k]);
      for (const next of neighbours.get(queue[k])!) {
        if (seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
  }
  order.reverse();
  return { joints: Int32Array.from(order), pairs: pairsOf(order, neighbours) };
}

/**
 * Where mechanisms begin, as positions of joints, and one past the last. Mechanisms follow each other, and no row of
 * one mechanism begins within another. `starts` has the rows of each joint, `first` the first column of each row.
 */
export function mechanismsOf(starts: Int32Array, first: Int32Array): Int32Array<ArrayBuffer> {
  const begins = [starts.length - 1];
  let lowest = first.length;
  for (let p = starts.length - 2; p >= 0; p--) {
    for (let i = starts[p]; i < starts[p + 1]; i++) lowest = Math.min(lowest, first[i]);
    if (lowest >= starts[p]) begins.push(p);
  }
  return Int32Array.from(begins.reverse());
}

/** The neighbours of each joint. Neighbours with fewer neighbours come first. */
function neighboursOf(joints: Joints, kind: Uint8Array): Map<number, number[]> {
  const onBody = new Map<number, number[]>();
  const sets = new Map<number, Set<number>>();
  for (let row = 0; row < joints.rows; row++) {
    if (!joints.isOn(row)) continue;
    sets.set(row, new Set());
    for (const body of [joints.a[row], joints.b[row]]) {
      if (kind[body] !== BODY_CODE.rigid) continue;
      const others = onBody.get(body) ?? [];
      for (const other of others) {
        sets.get(row)!.add(other);
        sets.get(other)!.add(row);
      }
      onBody.set(body, [...others, row]);
    }
  }
  const sorted = new Map<number, number[]>();
  for (const [row, set] of sets)
    sorted.set(
      row,
      [...set].sort((p, q) => sets.get(p)!.size - sets.get(q)!.size || p - q),
    );
  return sorted;
}

function pairsOf(order: readonly number[], neighbours: ReadonlyMap<number, readonly number[]>): Int32Array {
  const place = new Map(order.map((row, at) => [row, at]));
  const pairs: number[] = [];
  order.forEach((row, at) => {
    const earlier = neighbours
      .get(row)!
      .map((other) => place.get(other)!)
      .filter((other) => other < at);
    for (const other of [...earlier, at].sort((p, q) => p - q)) pairs.push(at, other);
  });
  return Int32Array.from(pairs);
}
