import type { MethodStage } from 'pliant';
import type { MethodOffer } from 'pliant/methods';
import { useEffect, useState } from 'react';
import type { Engine } from '../engine/engine.js';

export type Offers = Readonly<Record<MethodStage, readonly MethodOffer[]>>;

/** Whom the methods of an engine's world serve; asked anew when one of `causes` changes. */
export function useOffers(engine: Engine | undefined, ...causes: readonly unknown[]): Offers | undefined {
  const [offers, setOffers] = useState<Offers | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      try {
        const answer = await engine?.call.offers();
        if (!isOver) setOffers(answer);
      } catch {
        // There is no world yet, or the engine has stopped, and the page says so already.
      }
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [engine, ...causes]);
  return offers;
}
