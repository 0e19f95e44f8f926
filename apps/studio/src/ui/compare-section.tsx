import type { StudioState } from '../state/desk.js';
import type { Rival } from '../state/rival.js';
import { useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';
import { Icon } from './icons.js';
import { MethodsSection } from './methods-section.js';

interface CompareSwitchProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** Runs the scene twice, side by side and in step. */
export function CompareSwitch({ studio, state }: CompareSwitchProps) {
  return (
    <div className="compare">
      <button
        type="button"
        className="tool labelled"
        aria-pressed={state.rival !== undefined}
        disabled={state.scene === undefined}
        onClick={() => void studio.compare()}
        title="Compare (C)"
      >
        <Icon name="compare" />
        <span>Compare</span>
      </button>
      <p className="sentence">The scene twice, in step, each world with its own methods.</p>
    </div>
  );
}

export function RivalMethods({ rival }: { readonly rival: Rival }) {
  const { methods, parameters } = useStore(rival.store);
  return <MethodsSection holder={rival} side="B" choices={methods} parameters={parameters} />;
}
