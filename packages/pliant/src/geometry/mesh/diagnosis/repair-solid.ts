/**
 * Mends what can be mended in a tetrahedral mesh without guessing: inverted tetrahedra are turned by swapping two
 * corners, repeated ones and those that name a vertex twice are dropped, unused vertices are dropped. Coincident
 * vertices are joined only on request: two bodies that touch would grow together. Flat tetrahedra stay: dropping one
 * tears its neighbours apart.
 */

import { tetDeterminant } from '../measures.js';
import { withoutUnused } from '../used-vertices.js';
import { firstAtSamePlace, firstWithSameCorners } from './coincident.js';
import type { FaultKind } from './faults.js';
import type { RepairStep } from './repair-surface.js';

export interface SolidRepairOptions {
  /** Join vertices at exactly the same place. Default: false. */
  readonly joinVertices?: boolean;
}

export interface RepairedSolid {
  readonly positions: Float64Array;
  readonly tets: Uint32Array;
  readonly steps: readonly RepairStep[];
}

export function repairSolid(
  positions: Float64Array,
  given: Uint32Array,
  options: SolidRepairOptions = {},
): RepairedSolid {
  const steps: RepairStep[] = [];
  const done = (kind: FaultKind, count: number, sentence: string) => {
    if (count > 0) steps.push({ kind, count, sentence: `${count} ${sentence}` });
  };
  let tets = given;
  if (options.joinVertices) {
    const first = firstAtSamePlace(positions);
    done('duplicate-vertices', first.filter((f, v) => f !== v).length, 'coincident vertices joined.');
    tets = tets.map((v) => first[v]);
  }
  const proper = keepTets(tets, (t) => new Set(tets.subarray(4 * t, 4 * t + 4)).size === 4);
  done('degenerate-tets', (tets.length - proper.length) / 4, 'tetrahedra that named a vertex twice dropped.');
  const first = firstWithSameCorners(proper, 4);
  const single = keepTets(proper, (t) => first[t] === t);
  done('duplicate-elements', (proper.length - single.length) / 4, 'repeated tetrahedra dropped.');
  done('inverted-tets', turnInverted(positions, single), 'inverted tetrahedra turned.');
  const compact = withoutUnused(positions, single);
  const unusedCount = (positions.length - compact.positions.length) / 3;
  done('unreferenced-vertices', unusedCount, 'unused vertices dropped.');
  return { positions: compact.positions, tets: compact.indices, steps };
}

function keepTets(tets: Uint32Array, keep: (t: number) => boolean): Uint32Array {
  const kept: number[] = [];
  for (let t = 0; 4 * t < tets.length; t++) {
    if (keep(t)) kept.push(tets[4 * t], tets[4 * t + 1], tets[4 * t + 2], tets[4 * t + 3]);
  }
  return Uint32Array.from(kept);
}

function turnInverted(positions: Float64Array, tets: Uint32Array): number {
  let count = 0;
  for (let t = 0; t < tets.length; t += 4) {
    const [a, b, c, d] = [tets[t], tets[t + 1], tets[t + 2], tets[t + 3]];
    if (tetDeterminant(positions, 3 * a, 3 * b, 3 * c, 3 * d) >= 0) continue;
    tets[t + 2] = d;
    tets[t + 3] = c;
    count++;
  }
  return count;
}
