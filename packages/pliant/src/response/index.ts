import { Registry } from '../core/registry.js';
import { backtracking } from './backtracking/backtracking.js';
import { logBarrier } from './barrier/log-barrier.js';
import { impulse } from './impulse/impulse.js';
import { impulseAveraged } from './impulse-averaged.js';
import type { ResponseMethod } from './method.js';
import { penalty } from './penalty.js';
import { penaltyBuffered, penaltyQuadratic } from './penalty-slides.js';

export { type Demands, demandsOf } from './demands.js';
export type { Response, ResponseInput, ResponseMethod } from './method.js';

export const responses = new Registry<ResponseMethod>('response');
const METHODS = [
  impulse,
  impulseAveraged,
  penalty,
  penaltyQuadratic,
  penaltyBuffered,
  logBarrier,
  backtracking,
];
for (const method of METHODS) responses.register(method);

export { EventRows, FORCE, PairLedger, PairRows, START, STAY, STOP } from './ledger.js';
