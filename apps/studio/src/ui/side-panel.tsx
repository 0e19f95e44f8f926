import type { ReadingsFeed } from '../state/readings.js';
import type { Store } from '../state/store.js';
import type { Studio, StudioState } from '../state/studio.js';
import type { ViewOptions } from '../state/view-options.js';
import { BodiesSection } from './bodies-section.js';
import { MethodsSection } from './methods-section.js';
import { ReadingsSection } from './readings-section.js';
import { StagesSection } from './stages-section.js';
import { Tabs } from './tabs.js';
import { ViewSection } from './view-section.js';
import { WorldSection } from './world-section.js';

interface SidePanelProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
  readonly view: Store<ViewOptions>;
}

export function SidePanel({ studio, state, feed, view }: SidePanelProps) {
  const numbers = (
    <>
      <ReadingsSection feed={feed} />
      <StagesSection feed={feed} />
    </>
  );
  const methods = (
    <>
      <MethodsSection studio={studio} choices={state.methods} parameters={state.parameters} />
      <WorldSection studio={studio} state={state} />
    </>
  );
  return (
    <aside className="side panel" aria-label="Tools">
      <Tabs
        label="Tools"
        tabs={[
          { name: 'Numbers', content: numbers },
          { name: 'Methods', content: methods },
          { name: 'Bodies', content: <BodiesSection studio={studio} state={state} /> },
          { name: 'View', content: <ViewSection view={view} /> },
        ]}
      />
    </aside>
  );
}
