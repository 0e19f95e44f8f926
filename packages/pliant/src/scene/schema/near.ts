/** Guesses what a mistyped name was meant to be. */
import { named } from './path.js';

const LONGEST = 64;

/** Words of other engines, in small letters, and ours for the same thing. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  dynamic: 'rigid',
  fixed: 'static',
  kinematicpositionbased: 'kinematic',
  kinematicvelocitybased: 'kinematic',
  cuboid: 'box',
  ball: 'sphere',
  trimesh: 'mesh',
  heightfield: 'mesh',
  convexhull: 'hull',
  revolute: 'hinge',
  spherical: 'ball',
  prismatic: 'slider',
  generic: 'six-axis',
  type: 'kind',
  translation: 'position',
  rotation: 'orientation',
  quaternion: 'orientation',
  linvel: 'velocity',
  angvel: 'angularVelocity',
  issensor: 'sensor',
};

/** The candidate nearest to `name`, when it is near enough to be a slip; the first one among equals. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = name.toLowerCase();
  const meant = Object.hasOwn(ELSEWHERE, wanted) ? ELSEWHERE[wanted] : undefined;
  if (meant !== undefined && candidates.includes(meant)) return meant;
  let best: string | undefined;
  // Two slips, or one in a short word: 'box' is not a slip of 'sphere', 'raduis' is one of 'radius'.
  let bestDistance = wanted.length <= 3 ? 1.5 : 2.5;
  for (const candidate of candidates) {
    const distance = slips(wanted, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Edit distance with neighbours swapped counting one (optimal string alignment). */
function slips(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2] + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}

const MOST_LISTED = 20;

/** "did you mean 'x'?" or the list of what there is. */
export function hint(name: string, candidates: readonly string[], plural: string): string {
  const near = nearest(name, candidates);
  if (near !== undefined) return `did you mean ${named(near)}?`;
  if (candidates.length === 0) return `there are no ${plural} here.`;
  const listed = candidates.slice(0, MOST_LISTED).map(named);
  const rest = candidates.length - listed.length;
  return `the ${plural} are ${listed.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
