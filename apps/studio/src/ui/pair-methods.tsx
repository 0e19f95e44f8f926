import { AUTO } from 'pliant';
import { useCallback, useEffect, useState } from 'react';
import type { PairChoices } from '../engine/protocol.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { Choice } from './choice.js';
import { useOffers } from './use-offers.js';

const STAGES = ['narrowphase', 'penetration', 'response'] as const;

interface PairMethodsProps {
  readonly studio: Studio;
  readonly a: number;
  readonly b: number;
}

/** Methods of the two selected bodies alone; `auto` gives them back to the world's choice. */
export function PairMethods({ studio, a, b }: PairMethodsProps) {
  const [choices, setChoices] = useState<PairChoices | undefined>(undefined);
  const look = useCallback(async () => {
    try {
      setChoices(await studio.engine.call.pairMethods(a, b));
    } catch {
      // The engine has stopped, and the page says so already.
    }
  }, [studio, a, b]);
  useEffect(() => void look(), [look]);
  const offers = useOffers(studio.engine, a, b);
  if (choices === undefined) return null;
  return (
    <fieldset className="material">
      <legend>{say('Methods of this pair')}</legend>
      {STAGES.map((stage) => (
        <Choice
          key={stage}
          label={stage}
          value={choices[stage]}
          values={[AUTO, ...(offers?.[stage] ?? []).map(({ name }) => name)]}
          onChange={(name) => void studio.setPairMethod(a, b, stage, name).then(look)}
        />
      ))}
    </fieldset>
  );
}
