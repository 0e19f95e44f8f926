import { Registry } from '../core/registry.js';
import { backtracking } from './backtracking/backtracking.js';
import { logBarrier } from './barrier/log-barrier.js';
import { certified } from './certified/index.js';
import { constraint } from './constraint/constraint.js';
import { contactSurface } from './contact-surface.js';
import { impulse } from './impulse/impulse.js';
import { impulseAveraged } from './impulse-averaged.js';
import type { ResponseMethod } from './method.js';
import { moleculePenalty } from './molecule-penalty.js';
import { penalty } from './penalty.js';
import { penaltyBuffered, penaltyQuadratic } from './penalty-slides.js';

export { CertifiedContact } from './certified/index.js';
export { type Demands, demandsOf } from './demands.js';
export type {
  AnchoredInput,
  AnchoredResponse,
  AnchoredState,
  Response,
  ResponseInput,
  ResponseMethod,
  Surroundings,
} from './method.js';

/** The registered responses. */
export const responses = new Registry<ResponseMethod>('response');
const METHODS = [
  impulse,
  contactSurface,
  penalty,
  constraint,
  impulseAveraged,
  penaltyQuadratic,
  penaltyBuffered,
  logBarrier,
  backtracking,
  moleculePenalty,
  certified,
];
for (const method of METHODS) responses.register(method);

export { EventRows, FORCE, PairLedger, PairRows, START, STAY, STOP } from './ledger.js';
