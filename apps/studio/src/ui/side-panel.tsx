import type { ReadingsFeed } from '../state/readings.js';
import type { Studio, StudioState } from '../state/studio.js';
import { MethodsSection } from './methods-section.js';
import { ReadingsSection } from './readings-section.js';
import { StagesSection } from './stages-section.js';

interface SidePanelProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
}

export function SidePanel({ studio, state, feed }: SidePanelProps) {
  return (
    <aside className="side panel" aria-label="Measure">
      <ReadingsSection feed={feed} />
      <StagesSection feed={feed} />
      <MethodsSection studio={studio} choices={state.methods} />
    </aside>
  );
}
