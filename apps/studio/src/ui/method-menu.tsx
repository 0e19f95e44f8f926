import { AUTO, type MethodStage } from 'pliant';
import type { MethodOffer } from 'pliant/methods';
import { say } from '../state/words.js';
import { type ChoosingWorld, sayPair } from './methods-section.js';

interface MethodMenuProps {
  readonly stage: MethodStage;
  readonly world: ChoosingWorld;
}

/** The methods that can serve this world; below them, in grey, the others, each with whom it can't serve. */
export function MethodMenu({ stage, world: { side, holder, choices, offers } }: MethodMenuProps) {
  const choice = choices?.[stage];
  const list = offers?.[stage] ?? (choice === undefined ? [] : [{ name: choice, serves: [] }]);
  const isAble = ({ name, refused }: MethodOffer) => refused === undefined || name === choice;
  const [able, unable] = [list.filter(isAble), list.filter((offer) => !isAble(offer))];
  return (
    <select
      id={`method-${stage}${side}`}
      aria-label={side === '' ? say(stage) : say('{} in world {}', say(stage), side)}
      value={choice ?? ''}
      disabled={choice === undefined}
      onChange={(event) => void holder.setMethod(stage, event.target.value)}
    >
      {stage !== 'broadphase' && <option value={AUTO}>{autoText(stage, choice, list)}</option>}
      {able
        .filter(({ name }) => name !== AUTO)
        .map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      {unable.length > 0 && (
        <optgroup label={say('can’t serve this scene')}>
          {unable.map(({ name, refused = '' }) => (
            <option key={name} value={name} disabled>
              {say('{}: not for {}', name, sayPair(refused))}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}

/** `auto`, and whom it takes now. */
function autoText(stage: MethodStage, choice: string | undefined, offers: readonly MethodOffer[]): string {
  const taken = offers.filter(({ serves }) => serves.length > 0).map(({ name }) => name);
  return choice !== AUTO || taken.length === 0 || stage === 'broadphase'
    ? AUTO
    : `${AUTO}: ${taken.join(', ')}`;
}
