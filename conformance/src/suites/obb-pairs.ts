/**
 * Pairs of oriented boxes, parallel and right-angled ones among them. The separating axes have to tell exactly which overlap, and how deep; and a world
 * that holds all of them at once has to report contacts of just these pairs.
 */
import { World } from 'pliant';
import { boxOverlap } from 'pliant/methods';
import { ShapePair, ShapeQuery } from 'pliant/queries';
import type { DataFolder } from '../data-folder.js';
import type { Suite, SuiteResult } from '../types.js';

type Vec3 = [number, number, number];
/** w, x, y, z. */
type Turn = [number, number, number, number];

interface Pair {
  readonly ha: Vec3;
  readonly qa: Turn;
  readonly ta: Vec3;
  readonly hb: Vec3;
  readonly qb: Turn;
  readonly tb: Vec3;
  readonly overlap: boolean;
  /** Negative where the boxes overlap [m]. */
  readonly signed_distance: number;
}

const DEPTH_TOLERANCE = 1e-6;

/** Between neighbouring pairs in the common world [m]: far beyond any box. */
const APART = 64;

export const suite: Suite = {
  name: 'obb-pairs',
  sentence:
    'Overlap and depth of oriented boxes against coal, by separating axes, as contacts of a world and as any two convex shapes.',
  run,
};

async function run(data: DataFolder): Promise<SuiteResult> {
  const { pairs } = await data.json<{ pairs: Pair[] }>('reference/oracles/obb_pairs_1000.json');
  const general = new GeneralDistance();
  const touching = touchingPairs(pairs);
  const failed: string[] = [];
  let worst = 0;
  pairs.forEach((pair, k) => {
    const depth = overlapOf(pair);
    const error = pair.overlap && depth !== undefined ? Math.abs(depth + pair.signed_distance) : 0;
    worst = Math.max(worst, error);
    if ((depth !== undefined) !== pair.overlap)
      failed.push(`pair ${k}: overlap ${depth !== undefined}, not ${pair.overlap}`);
    else if (touching.has(k) !== pair.overlap)
      failed.push(`pair ${k}: contact ${touching.has(k)}, not ${pair.overlap}`);
    else if (error > DEPTH_TOLERANCE) failed.push(`pair ${k}: depth ${depth}, not ${-pair.signed_distance}`);
    else if (!(general.measure(pair) <= DEPTH_TOLERANCE))
      failed.push(`pair ${k}: signed distance as convex shapes, not ${pair.signed_distance}`);
  });
  const notes = [
    `${touching.size} pairs overlap; largest error of a depth ${worst.toExponential(1)} m (allowed ${DEPTH_TOLERANCE})`,
    `largest error of a signed distance by GJK and EPA ${general.worst.toExponential(1)} m (allowed ${DEPTH_TOLERANCE})`,
  ];
  return { suite: suite.name, cases: pairs.length, passed: pairs.length - failed.length, failed, notes };
}

/** The same pairs as any two convex shapes, apart or not, one box as the hull of its corners. */
class GeneralDistance {
  worst = 0;
  private readonly pair = new ShapePair();

  /** How far the signed distance is off [m]. */
  measure({ ha, qa, ta, hb, qb, tb, signed_distance }: Pair): number {
    const a = new ShapeQuery({ kind: 'box', halfExtents: ha }).place(ta, [qa[1], qa[2], qa[3], qa[0]]);
    const b = new ShapeQuery({ kind: 'hull', points: corners(hb) }).place(tb, [qb[1], qb[2], qb[3], qb[0]]);
    const error = Math.abs(this.pair.distance(a, b).distance - signed_distance);
    this.worst = Math.max(this.worst, error);
    return error;
  }
}

function corners([x, y, z]: Vec3): number[] {
  return Array.from({ length: 8 }, (_, k) => [k & 1 ? x : -x, k & 2 ? y : -y, k & 4 ? z : -z]).flat();
}

const box = (halfExtents: Vec3, [w, x, y, z]: Turn, position: Vec3) => ({
  halfExtents,
  position,
  orientation: [x, y, z, w],
});

function overlapOf({ ha, qa, ta, hb, qb, tb }: Pair): number | undefined {
  return boxOverlap(box(ha, qa, ta), box(hb, qb, tb));
}

/** Numbers of the pairs that touch in one world in which every pair has a place of its own. */
function touchingPairs(pairs: readonly Pair[]): Set<number> {
  const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
  world.setMethod('response', 'penalty');
  const numbers = new Map<number, number>();
  pairs.forEach(({ ha, qa, ta, hb, qb, tb }, k) => {
    for (const [half, [w, x, y, z], at] of [
      [ha, qa, ta],
      [hb, qb, tb],
    ] as const) {
      const body = world.add({
        kind: 'rigid',
        mass: 1,
        shape: { kind: 'box', halfExtents: half },
        orientation: [x, y, z, w],
        position: [at[0] + APART * k, at[1], at[2]],
      });
      numbers.set(body.handle, k);
    }
  });
  world.step(1e-9);
  return new Set([...world.contacts()].map(({ bodyA }) => numbers.get(bodyA.handle)!));
}
