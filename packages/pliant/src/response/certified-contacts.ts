import { Part } from '../core/part.js';
import type { CertifiedContact } from './certified/certified.js';

/** Solves contact together with elasticity. */
export const certifiedContacts = new Part<typeof CertifiedContact>('Soft bodies', 'pliant/soft');
