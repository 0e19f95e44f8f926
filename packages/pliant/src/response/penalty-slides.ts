/**
 * The two plain penalties of the lecture on rigid contacts, without damping or friction: a potential ½ k φ² inside the
 * body, or ½ k (buffer − φ)² from a buffer outside of it, and so a force that is linear in the depth. Bodies bounce for
 * ever, as on the slides; `penalty` is the one with a damper and friction for use.
 */

import { type ResponseMethod, servesRigid } from './method.js';
import { buffer, FREQUENCY, Penalty, STIFFNESS } from './penalty.js';

const FREE = { dampingRatio: 0, release: 'force', friction: false, sweeps: 2 };

export const penaltyQuadratic: ResponseMethod = {
  name: 'penalty-quadratic',
  sentence:
    'Pushes overlapping bodies apart by the slope of a quadratic potential, without damping or friction; energy is kept.',
  source: 'lecture on rigid contacts (quadratic penalty method)',
  parameters: [STIFFNESS, FREQUENCY],
  detection: 'every-substep',
  aheadOfTouch: true,
  limits:
    "The lecture's plain forms are for shapes with a signed distance; take 'penalty' where a body deforms.",
  serves: servesRigid,
  create: (parameters) => new Penalty({ ...parameters, ...FREE, buffer: 0 }),
};

export const penaltyBuffered: ResponseMethod = {
  name: 'penalty-buffered',
  sentence:
    'A quadratic penalty that begins a buffer before contact, which lessens penetration and does not prevent it; no damping or friction.',
  source: 'lecture on rigid contacts (quadratic penalty method with a buffer)',
  parameters: [STIFFNESS, FREQUENCY, buffer(0.01)],
  detection: 'every-substep',
  aheadOfTouch: true,
  reach: (parameters) => parameters.buffer as number,
  limits:
    "The lecture's plain forms are for shapes with a signed distance; take 'penalty' where a body deforms.",
  serves: servesRigid,
  create: (parameters) => new Penalty({ ...parameters, ...FREE }),
};
