/**
 * Mends what can be mended without guessing, and says what it did. Positions are never moved, no hole is filled, and
 * the surface as a set of points stays what it was.
 *
 *   join coincident vertices on open edges → drop faces that name a vertex twice → drop repeated faces → make
 *   neighbours agree and closed shells look outwards → turn zero-area faces into the face beside them → drop unused
 *   vertices
 *
 * What stays: holes, edges of three or more faces, pinched vertices. `diagnose()` on the result lists them.
 */

import { Sets } from '../topology.js';
import { withoutUnused } from '../used-vertices.js';
import { firstWithSameCorners } from './coincident.js';
import type { FaultKind } from './faults.js';
import { flipCaps } from './flip-caps.js';
import { orientShells } from './orient.js';
import { weld } from './weld.js';

/** What a repair has done. */
export interface RepairStep {
  /** The fault that was mended. */
  readonly kind: FaultKind;
  /** How often. */
  readonly count: number;
  /** What was done, in words. */
  readonly sentence: string;
}

export interface RepairedSurface {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
  readonly steps: readonly RepairStep[];
}

export function repairSurface(positions: Float64Array, given: Uint32Array): RepairedSurface {
  const steps: RepairStep[] = [];
  const done = (kind: FaultKind, count: number, sentence: string) => {
    if (count > 0) steps.push({ kind, count, sentence: `${count} ${sentence}` });
  };
  const welded = weld(positions, given, 'open-edges');
  done('duplicate-vertices', joinedCount(given, welded.standIn), 'coincident vertices joined.');
  let triangles = withoutCollapsed(welded.triangles);
  done('zero-area-faces', (given.length - triangles.length) / 3, 'faces that named a vertex twice dropped.');
  const before = triangles.length;
  triangles = withoutRepeats(triangles, positions.length / 3);
  done('duplicate-elements', (before - triangles.length) / 3, 'repeated faces dropped.');
  const turned = orientShells(positions, triangles);
  done('inconsistent-orientation', turned.count, 'faces turned over.');
  const flipped = flipCaps(positions, turned.triangles);
  done('zero-area-faces', flipped.count, 'zero-area faces turned into the face beside them.');
  const compact = withoutUnused(positions, flipped.triangles);
  const unusedCount = (positions.length - compact.positions.length) / 3;
  done('unreferenced-vertices', unusedCount, 'unused vertices dropped.');
  return { positions: compact.positions, triangles: compact.indices, steps };
}

function joinedCount(triangles: Uint32Array, standIn: Uint32Array): number {
  const joined = new Set<number>();
  for (const v of triangles) if (standIn[v] !== v) joined.add(v);
  return joined.size;
}

function withoutCollapsed(triangles: Uint32Array): Uint32Array {
  return keepFaces(triangles, (t) => {
    const a = triangles[t];
    const b = triangles[t + 1];
    const c = triangles[t + 2];
    return a !== b && b !== c && c !== a;
  });
}

/**
 * Of faces with the same corners one stays, turned the way the majority is. Two that face each other cancel: they are a
 * wall inside a solid, of no volume. But where a whole piece consists of such pairs it is a sheet modelled from both
 * sides, and keeps one of them.
 */
function withoutRepeats(triangles: Uint32Array, vertexCount: number): Uint32Array {
  const first = firstWithSameCorners(triangles, 3);
  const net = new Int32Array(first.length);
  for (let t = 0; t < first.length; t++) {
    net[first[t]] += isEvenRotation(triangles, 3 * first[t], 3 * t) ? 1 : -1;
  }
  const pieces = new Sets(vertexCount);
  for (let t = 0; t < triangles.length; t += 3) {
    pieces.join(triangles[t], triangles[t + 1]);
    pieces.join(triangles[t], triangles[t + 2]);
  }
  const hasSingle = new Uint8Array(vertexCount);
  for (let t = 0; t < first.length; t++) {
    if (first[t] === t && net[t] !== 0) hasSingle[pieces.find(triangles[3 * t])] = 1;
  }
  return keepFaces(triangles, (at) => {
    const t = at / 3;
    if (net[first[t]] === 0) return first[t] === t && !hasSingle[pieces.find(triangles[at])];
    // With a majority of opposite copies the first of those stays.
    if (net[first[t]] > 0) return first[t] === t;
    return t === firstOpposite(triangles, first, t);
  });
}

function firstOpposite(triangles: Uint32Array, first: Uint32Array, t: number): number {
  for (let s = first[t] + 1; s <= t; s++) {
    if (first[s] === first[t] && !isEvenRotation(triangles, 3 * first[t], 3 * s)) return s;
  }
  return -1;
}

function isEvenRotation(triangles: Uint32Array, s: number, t: number): boolean {
  for (let k = 0; k < 3; k++) {
    if (triangles[s] === triangles[t + k]) return triangles[s + 1] === triangles[t + ((k + 1) % 3)];
  }
  return false;
}

function keepFaces(triangles: Uint32Array, keep: (at: number) => boolean): Uint32Array {
  const kept: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    if (keep(t)) kept.push(triangles[t], triangles[t + 1], triangles[t + 2]);
  }
  return Uint32Array.from(kept);
}
