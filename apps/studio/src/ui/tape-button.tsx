import { useStore } from '../state/store.js';
import type { Running, TapeDeck } from '../state/tape-deck.js';
import { say } from '../state/words.js';

interface TapeButtonProps<Shown> {
  readonly label: string;
  readonly deck: TapeDeck<Shown>;
  /** Beginning of the file's name. */
  readonly stem: string;
  readonly make: () => Promise<Running<Shown> | undefined>;
}

/** Takes the run down from one press to the next, and hands it over. */
export function TapeButton<Shown>({ label, deck, stem, make }: TapeButtonProps<Shown>) {
  const isOn = useStore(deck.store).on.includes(label);
  const ending = label === 'Film' ? say('End the film') : say('End the {}', say(label));
  return (
    <button
      type="button"
      className="link"
      aria-pressed={isOn}
      onClick={() => void deck.toggle(label, stem, make)}
      title={say('The run from this press to the next as {}', say(label))}
    >
      {isOn ? ending : say(label)}
    </button>
  );
}
