/** Changing a method, material or parameter while a world runs adds no energy. */
import type { Law } from '../law.js';
import { energyAtHand, grown, isSwitch, shareOf } from './energy.js';

export const switching: Law = {
  name: 'switch',
  sentence: 'Changing a method, material or parameter while a world runs adds no energy.',
  unit: 'J',
  watch(running) {
    const { actions, facts } = running.subject;
    if (facts.hidesEnergy || facts.poisoned || !actions.some(isSwitch)) return undefined;
    const share = shareOf(running);
    const atHand = energyAtHand(running);
    return { afterStep: (now) => grown(now, share, atHand) };
  },
};
