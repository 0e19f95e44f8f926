/** From the exact solver back into the world: where everybody is, how fast, and what pushes. */
import * as quat from '../math/quat.js';
import type { AnchoredContacts } from '../narrowphase/index.js';
import type { ExactTouch } from './contact.js';
import type { ExactBody, ExactModel, ExactPlace } from './model.js';
import { EDGE_EDGE } from './near-pairs.js';
import type { Potential } from './potential.js';

/** Puts bodies where the solver has brought them; `before` and `h` [s] say how fast they went, without them they stand. */
export function writeBodies(model: ExactModel, before?: ExactPlace, h = 0): void {
  const { sim, bodies } = model;
  bodies.forEach((body, k) => {
    if (body.block < 0) return;
    if (body.fem !== undefined) writeSoft(model, body, before?.x, h);
    else writeRigid(model, body, before?.poses[k], h);
  });
  sim.lull.break();
}

function writeSoft(
  { sim, x }: ExactModel,
  { from, count, fem, soft, row }: ExactBody,
  before: Float64Array | undefined,
  h: number,
): void {
  const { position, previous, velocity } = sim.deformables.particles.columns;
  const first = 3 * fem!.soft.first;
  for (let k = 0; k < 3 * count; k++) {
    const o = 3 * from + k;
    position[first + k] = x[o];
    previous[first + k] = x[o];
    velocity[first + k] = before === undefined ? 0 : (x[o] - before[o]) / h;
  }
  soft!.model.recover?.();
  sim.deformables.publish(sim.bodies, soft!);
  sim.deformables.remember(soft!);
  sim.bodies.columns.restTime[row] = 0;
}

function writeRigid(
  { sim }: ExactModel,
  { row, pose }: ExactBody,
  before: Float64Array | undefined,
  h: number,
): void {
  const c = sim.bodies.columns;
  const turn = new Float64Array(4);
  for (let i = 0; i < 3; i++) {
    c.position[3 * row + i] = pose[i];
    c.velocity[3 * row + i] = before === undefined ? 0 : (pose[i] - before[i]) / h;
    c.angularVelocity[3 * row + i] = 0;
  }
  for (let i = 0; i < 4; i++) c.orientation[4 * row + i] = pose[3 + i];
  if (before !== undefined) {
    quat.conjugate(turn, 0, before, 3);
    quat.multiply(turn, 0, pose, 3, turn, 0);
    quat.toRotationVector(c.angularVelocity, 3 * row, turn, 0);
    for (let i = 0; i < 3; i++) c.angularVelocity[3 * row + i] = c.angularVelocity[3 * row + i] / h;
  }
  c.restTime[row] = 0;
}

/** Writes what pushes as rows of contact, for those who read them: `world.contacts()`, fields, exports. */
export function writeTouches({ model, contact }: Potential, touches: readonly ExactTouch[], h: number): void {
  const { sim } = model;
  const look = sim.methods.withElasticity;
  sim.resetContacts();
  look.open(sim.bodies);
  const out = look.contacts;
  out.clear();
  const pairOf = ({ pair: { a, b } }: ExactTouch) =>
    Math.min(a.row, b.row) * 2 ** 24 + Math.max(a.row, b.row);
  const sorted = [...touches].sort((p, q) => pairOf(p) - pairOf(q));
  const friction = new Float64Array(3);
  let open = -1;
  for (const touch of sorted) {
    const { a, b } = touch.pair;
    if (pairOf(touch) !== open) {
      if (open >= 0) out.end();
      open = pairOf(touch);
      out.begin(Math.min(a.row, b.row), Math.max(a.row, b.row));
    }
    contact.frictionOf(touch, friction);
    writeRow(model, touch, friction, h, out);
  }
  if (open >= 0) out.end();
  look.finish(false);
}

function writeRow(
  { x }: ExactModel,
  { pair, weights, normal, push, gap, mu }: ExactTouch,
  friction: Float64Array,
  h: number,
  out: AnchoredContacts,
): void {
  const { a, b, nodes, kind } = pair;
  const isA = a.row <= b.row;
  const sign = isA ? 1 : -1;
  const split = kind === EDGE_EDGE ? 2 : 1;
  const i = out.open(nodes[0] >>> 0);
  out.depth[i] = -gap;
  out.friction[i] = mu;
  for (let k = 3 * i; k < 3 * i + 3; k++) out.placeA[k] = out.placeB[k] = 0;
  for (let k = 0; k < 4; k++) {
    const isFirst = k < split;
    const onA = isFirst === isA;
    const w = Math.abs(weights[k]);
    if (w === 0) continue;
    const place = onA ? out.placeA : out.placeB;
    for (let axis = 0; axis < 3; axis++)
      place[3 * i + axis] = place[3 * i + axis] + w * x[3 * nodes[k] + axis];
    const slot = 3 * i + (isFirst ? k : k - split);
    (onA ? out.nodesA : out.nodesB)[slot] = nodes[k] - (isFirst ? a.from : b.from);
    (onA ? out.weightsA : out.weightsB)[slot] = w;
  }
  // Anchors of round bodies are on their surface, not on their core.
  for (let k = 0; k < 3; k++) {
    const [p, q] = isA ? [a, b] : [b, a];
    out.placeA[3 * i + k] = out.placeA[3 * i + k] - sign * normal[k] * p.topology.round;
    out.placeB[3 * i + k] = out.placeB[3 * i + k] + sign * normal[k] * q.topology.round;
    const force = sign * (push * normal[k] + friction[k]);
    out.normal[3 * i + k] = sign * normal[k];
    out.force[3 * i + k] = force;
    out.impulse[3 * i + k] = h * force;
  }
  out.centre(i);
}
