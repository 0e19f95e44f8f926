import { broadphases, findCandidates } from 'pliant/methods';
import type { Peers } from '../harness/peer.js';
import type { MovingBoxes } from './moving-boxes.js';
import { OneAxisSweep } from './one-axis.js';

/** Finds the pairs of overlapping boxes as they stand and returns how many there are. */
export type Finder = () => number;

export const OURS = 'pliant';

/** Beyond this many boxes a method that compares all with all takes too long to be worth the wait. */
const QUADRATIC_UP_TO = 3162;
const ONE_AXIS_UP_TO = 31_623;

/** `sweep-and-prune` under Pliant's name, the methods it is compared with, and the peer. */
export async function findersFor(boxes: MovingBoxes, peers: Peers): Promise<Record<string, Finder>> {
  const { count } = boxes;
  const finders: Record<string, Finder> = { [OURS]: ours(boxes, 'sweep-and-prune') };
  const boxIntersect = await peers.load('box-intersect', () => import('box-intersect'));
  if (boxIntersect !== undefined) finders['box-intersect'] = theirs(boxes, boxIntersect.default);
  if (count <= ONE_AXIS_UP_TO) {
    const sweep = new OneAxisSweep(boxes);
    finders['one-axis sweep'] = () => sweep.count();
  }
  if (count <= QUADRATIC_UP_TO) {
    finders['pliant (bounding-boxes)'] = ours(boxes, 'bounding-boxes');
    finders['pliant (brute-force)'] = ours(boxes, 'brute-force');
  }
  return finders;
}

function ours(boxes: MovingBoxes, name: string): Finder {
  const method = broadphases.get(name).create();
  return () => findCandidates(boxes.world, method).count;
}

/** The peer takes an array of arrays; filling it is part of what its user pays, but not making it. */
function theirs(boxes: MovingBoxes, boxIntersect: typeof import('box-intersect').default): Finder {
  const list = Array.from({ length: boxes.count }, () => [0, 0, 0, 0, 0, 0]);
  return () => {
    const { bounds } = boxes;
    for (let row = 0; row < list.length; row++) {
      for (let k = 0; k < 6; k++) list[row][k] = bounds[row * 6 + k];
    }
    let pairs = 0;
    boxIntersect(list, () => {
      pairs++;
    });
    return pairs;
  };
}
