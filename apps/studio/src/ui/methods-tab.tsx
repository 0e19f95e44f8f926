import type { StudioState } from '../state/desk.js';
import type { Rival } from '../state/rival.js';
import { useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { worldNames } from '../state/world-names.js';
import { Icon } from './icons.js';
import { type ChoosingWorld, MethodsSection } from './methods-section.js';
import { useOffers } from './use-offers.js';
import { WorldSection } from './world-section.js';

interface MethodsTabProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** Which methods run the world, or the two that are compared. */
export function MethodsTab({ studio, state }: MethodsTabProps) {
  const { methods, parameters, scene, document, rival } = state;
  const offers = useOffers(studio.engine, methods, scene, document);
  const alone: ChoosingWorld = {
    side: '',
    title: '',
    holder: studio,
    choices: methods,
    parameters,
    offers,
  };
  return (
    <>
      <CompareSwitch studio={studio} state={state} />
      {rival === undefined ? <MethodsSection worlds={[alone]} /> : <Both first={alone} rival={rival} />}
      <WorldSection studio={studio} state={state} />
    </>
  );
}

function Both({ first, rival }: { readonly first: ChoosingWorld; readonly rival: Rival }) {
  const { methods, parameters, scene } = useStore(rival.store);
  const offers = useOffers(rival.engine, methods, scene);
  const [a, b] = worldNames(
    { methods: first.choices, parameters: first.parameters },
    { methods, parameters },
  );
  return (
    <MethodsSection
      worlds={[
        { ...first, side: 'A', title: a },
        { side: 'B', title: b, holder: rival, choices: methods, parameters, offers },
      ]}
    />
  );
}

/** Runs the scene twice, side by side and in step. */
function CompareSwitch({ studio, state }: MethodsTabProps) {
  return (
    <div className="compare">
      <button
        type="button"
        className="tool labelled"
        aria-pressed={state.rival !== undefined}
        disabled={state.scene === undefined}
        onClick={() => void studio.compare()}
        title={`${say('Compare')} (C)`}
      >
        <Icon name="compare" />
        <span>{say('Compare')}</span>
      </button>
      <p className="sentence">{say('The scene twice, in step, each world with its own methods.')}</p>
    </div>
  );
}
