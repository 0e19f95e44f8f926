import { Registry } from '../core/registry.js';
import { impulse } from './impulse/impulse.js';
import type { ResponseMethod } from './method.js';

export type { CertifiedContact, CertifiedTrouble } from './certified/index.js';
export { certifiedContacts } from './certified-contacts.js';
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
export const responses = new Registry<ResponseMethod>('response', {
  impulse: 'pliant',
  'contact-surface': 'pliant/soft',
  penalty: 'pliant/methods',
  constraint: 'pliant/methods',
  'impulse-averaged': 'pliant/methods',
  'penalty-quadratic': 'pliant/methods',
  'penalty-buffered': 'pliant/methods',
  'log-barrier': 'pliant/methods',
  backtracking: 'pliant/methods',
  'molecule-penalty': 'pliant/molecules',
  certified: 'pliant/soft',
  'collision-integration': 'pliant/methods',
});
responses.register(impulse);

export { EventRows, FORCE, PairLedger, PairRows, START, STAY, STOP } from './ledger.js';
