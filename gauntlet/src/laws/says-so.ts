/**
 * Whenever a promise can't be kept, `troubles()` says so. This law speaks when another has broken, or when a body is frozen or time
 * is lost, and the world keeps silent. `play.ts` asks it.
 */
import type { Trouble } from 'pliant';
import type { Breach, Law, LawName } from '../law.js';

export const saysSo: Law = {
  name: 'says-so',
  sentence: 'Whenever a promise cannot be kept, troubles() has a sentence with body and step.',
  unit: 'troubles',
  watch: () => ({
    afterStep({ seen, world, subject }) {
      const frozen = seen.find(({ body }) => body.exists && body.isFrozen);
      const heard = (code: Trouble['code']) => world.troubles().some((trouble) => trouble.code === code);
      if (frozen !== undefined && !heard('non-finite'))
        return { sentence: `'${frozen.name}' is frozen and no trouble says so.`, value: 0, limit: 1 };
      if (world.stepReport().lost > 0 && !heard('time-lost'))
        return {
          sentence: `${world.stepReport().lost} s were lost and no trouble says so.`,
          value: 0,
          limit: 1,
        };
      const [trouble] = subject.facts.untroubled ? world.troubles() : [];
      if (trouble === undefined) return undefined;
      return {
        sentence: `There is trouble where nothing asks for it: ${trouble.sentence}`,
        value: 1,
        limit: 0,
      };
    },
  }),
};

/** Laws whose break an engine can see by itself. */
const VISIBLE: readonly LawName[] = ['finite', 'energy', 'switch'];

/** The silence after another law broke, if it was kept. */
export function silence(breach: Breach, troubles: readonly unknown[]): Breach | undefined {
  if (!VISIBLE.includes(breach.law) || troubles.length > 0) return undefined;
  return {
    law: 'says-so',
    step: breach.step,
    sentence: `No trouble tells of this: ${breach.sentence}`,
    value: 0,
    limit: 1,
  };
}
