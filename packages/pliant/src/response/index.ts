import { Registry } from '../core/registry.js';
import { constraint } from './constraint/constraint.js';
import { contactSurface } from './contact-surface.js';
import { impulse } from './impulse/impulse.js';
import type { ResponseMethod } from './method.js';
import { penalty } from './penalty.js';

export type { Response, ResponseInput, ResponseMethod, Surroundings } from './method.js';

export const responses = new Registry<ResponseMethod>('response');
for (const method of [impulse, contactSurface, penalty, constraint]) responses.register(method);

export { EventRows, FORCE, PairLedger, PairRows, START, STAY, STOP } from './ledger.js';
export {
  type SoftPart,
  type SoftResponse,
  type SoftResponseState,
  SoftRows,
  type SoftSide,
} from './soft/index.js';
