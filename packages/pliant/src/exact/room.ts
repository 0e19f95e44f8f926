/**
 * A barrier needs a gap. Bodies that touch to rounding when a solve begins get one: soft bodies shrink by a little, and
 * whoever stands higher is lifted by a little more. What still touches, or overlaps, is refused.
 */
import { PliantError } from '../core/errors.js';
import { segmentIntersectsTriangle } from '../queries/primitives/segment-triangle.js';
import { newMeasure } from './measure.js';
import type { ExactBody, ExactModel } from './model.js';
import { nearFaces, nearPairs } from './near-pairs.js';
import type { Potential } from './potential.js';

/** Gaps below this part of the gap within which bodies push are none. */
const NONE = 1e-3;
/** Part of that gap by which surfaces are taken back. */
const BACK = 0.2;

export function makeRoom(potential: Potential): void {
  const { model } = potential;
  if (firstTouch(potential) !== undefined) {
    lift(potential);
    for (const body of model.bodies) if (body.fem !== undefined) shrink(model, body, potential);
  }
  const pair = firstTouch(potential) ?? firstCrossing(model);
  if (pair === undefined) return;
  const [a, b] = pair.map(({ row }) => model.sim.nameOf(row));
  throw new PliantError(
    'invalid-state',
    `Bodies ${a} and ${b} overlap or touch, and the exact solver needs a gap; move them apart, or let the world step first.`,
    { path: 'world' },
  );
}

function firstTouch({ model, contact, ruler }: Potential): [ExactBody, ExactBody] | undefined {
  const measured = newMeasure();
  for (const pair of nearPairs(model, model.x, contact.reach)) {
    ruler.measure(model.x, pair, measured);
    if (!(measured.gap > NONE * contact.reachOf(pair.a, pair.b))) return [pair.a, pair.b];
  }
  return undefined;
}

/** Two bodies of which an edge of one goes through a triangle of the other. */
function firstCrossing(model: ExactModel): [ExactBody, ExactBody] | undefined {
  const { x } = model;
  let found: [ExactBody, ExactBody] | undefined;
  nearFaces(model, x, 0, (p, q) => {
    if (found !== undefined) return;
    for (let k = 0; k < 3; k++)
      for (const [s, t] of [
        [p, q],
        [q, p],
      ]) {
        const [a, b] = [s.corners[k], s.corners[(k + 1) % 3]];
        if (a === b || t.corners.includes(a) || t.corners.includes(b)) continue;
        const [c, d, e] = t.corners;
        if (new Set(t.corners).size < 3) continue;
        if (segmentIntersectsTriangle(x, 3 * a, 3 * b, x, 3 * c, 3 * d, 3 * e)) found = [p.body, q.body];
      }
  });
  return found;
}

/** Lifts bodies against gravity, each by more than those below it. */
function lift({ model, contact }: Potential): void {
  const { gravity } = model.sim;
  const g = Math.sqrt(gravity[0] ** 2 + gravity[1] ** 2 + gravity[2] ** 2);
  if (!(g > 0)) return;
  const height = ({ from, count }: ExactBody) => {
    let sum = 0;
    for (let v = from; v < from + count; v++)
      for (let i = 0; i < 3; i++) sum -= (model.x[3 * v + i] * gravity[i]) / (g * count);
    return sum;
  };
  const movers = model.bodies.filter(({ block }) => block >= 0);
  movers.sort((p, q) => height(p) - height(q));
  movers.forEach((body, rank) => {
    const { from, count, fem, pose } = body;
    for (let i = 0; i < 3; i++) {
      const way = (-BACK * contact.reach * (rank + 1) * gravity[i]) / g;
      if (fem === undefined) pose[i] = pose[i] + way;
      else for (let v = from; v < from + count; v++) model.x[3 * v + i] = model.x[3 * v + i] + way;
    }
    if (fem === undefined) model.placeNodes(body);
  });
}

/** Draws a soft body together about its middle. */
function shrink(model: ExactModel, { from, count, length, block }: ExactBody, { contact }: Potential): void {
  const { x, isFixed } = model;
  const middle = [0, 0, 0];
  let reach = 0;
  for (let v = from; v < from + count; v++) for (let i = 0; i < 3; i++) middle[i] += x[3 * v + i] / count;
  for (let v = from; v < from + count; v++)
    for (let i = 0; i < 3; i++) reach = Math.max(reach, Math.abs(x[3 * v + i] - middle[i]));
  const share = (BACK * Math.min(contact.reach, length)) / reach;
  for (let k = 0; k < 3 * count; k++)
    if (isFixed[3 * block + k] === 0)
      x[3 * from + k] = x[3 * from + k] + share * (middle[k % 3] - x[3 * from + k]);
}
