import { Part } from '../core/part.js';
import type { methodOffers } from './offers.js';

/** Who offers a choice of methods has methods to choose from. */
export const offersOfMethods = new Part<typeof methodOffers>('Offers of methods', 'pliant/methods');
