import { useState } from 'react';
import type { TroubleNote } from '../engine/notes.js';
import type { StudioState } from '../state/desk.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { Icon } from './icons.js';
import { useTroubles } from './use-troubles.js';

const TITLES: Record<TroubleNote['code'], string> = {
  'non-finite': 'A number is not finite',
  softened: 'Contacts were softened',
  'field-failed': 'A field failed',
  'hook-failed': 'A function of the user failed',
  'shape-failed': 'The function of a shape failed',
  'observer-failed': 'An observer failed',
  'joint-strained': 'A joint is strained',
  unsolved: 'Contacts were not solved',
  'time-lost': 'Time was lost',
  'pair-refused': 'A pair has no method',
  'energy-grew': 'Energy grew without work',
  'runaway-speed': 'A body runs away',
  wedged: 'Wedged',
  crushed: 'A soft body is crushed',
  'step-failed': 'A step failed',
};

/** More would cover the picture. */
const MOST_SHOWN = 3;

interface TroubleBoxProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** What the engine contained in this run, or in those that are compared: which body, in which step, and the way back to before it. */
export function TroubleBox({ studio, state }: TroubleBoxProps) {
  const troubles = useTroubles(state);
  const [closed, setClosed] = useState(0);
  // A new run, or a new trouble, is told again.
  if (troubles.length < closed) setClosed(0);
  if (troubles.length === 0 || troubles.length === closed) return null;
  const shown = troubles.slice(0, MOST_SHOWN);
  return (
    <section className="message trouble panel" role="alert" aria-label={say('Troubles')}>
      {shown.map((trouble) => (
        <div key={`${trouble.side} ${trouble.code} ${trouble.row}`} className="trouble-note">
          <h2>
            {trouble.side !== '' && `${trouble.side}: `}
            {say(TITLES[trouble.code])}
            {trouble.name !== undefined && `: ${trouble.name}`}
          </h2>
          <p>{say(trouble.sentence)}</p>
          <p className="actions">
            <span className="note">
              {trouble.count > 1
                ? say('step {} to {}, {} times', trouble.step, trouble.last, trouble.count)
                : say('step {}', trouble.step)}
            </span>
            <button type="button" className="link" onClick={() => void studio.seek(trouble.step)}>
              {say('Go to the step before it')}
            </button>
            {trouble.row !== undefined && (
              <button type="button" className="link" onClick={() => studio.select(trouble.row)}>
                {say('Select the body')}
              </button>
            )}
          </p>
        </div>
      ))}
      {troubles.length > MOST_SHOWN && (
        <p className="note">{say('and {} more', troubles.length - MOST_SHOWN)}</p>
      )}
      <button
        type="button"
        className="tool close"
        onClick={() => setClosed(troubles.length)}
        title={say('Close')}
      >
        <Icon name="close" />
        <span className="hidden">{say('Close the troubles')}</span>
      </button>
    </section>
  );
}
