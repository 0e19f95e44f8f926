import { Part } from '../../core/part.js';
import type { MoleculeBody } from './molecule-body.js';

/** The class that represents a body of molecules in contact. */
export const moleculesInContact = new Part<typeof MoleculeBody>('Bodies of molecules', 'pliant/molecules');
