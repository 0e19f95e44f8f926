import type { RefObject } from 'react';
import type { StudioState } from '../state/desk.js';
import type { ReadingsFeed } from '../state/readings.js';
import type { Store } from '../state/store.js';
import type { Studio } from '../state/studio.js';
import type { ViewOptions } from '../state/view-options.js';
import { say } from '../state/words.js';
import type { Viewport } from '../view/viewport.js';
import { BodiesSection } from './bodies-section.js';
import { BuildSection } from './build-section.js';
import { CaptureSection } from './capture-section.js';
import { CodeSection } from './code-section.js';
import { MethodsTab } from './methods-tab.js';
import { PageSection } from './page-section.js';
import { ReadingsSection } from './readings-section.js';
import { StagesSection } from './stages-section.js';
import { Tabs } from './tabs.js';
import { ViewSection } from './view-section.js';

interface SidePanelProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
  readonly view: Store<ViewOptions>;
  readonly viewport: RefObject<Viewport | undefined>;
  /** Asks for files. */
  readonly onOpen: () => void;
}

export function SidePanel({ studio, state, feed, view, viewport, onOpen }: SidePanelProps) {
  const numbers = (
    <>
      <ReadingsSection feed={feed} />
      <StagesSection feed={feed} />
    </>
  );
  const look = (
    <>
      <ViewSection view={view} feed={feed} />
      <CaptureSection studio={studio} state={state} viewport={viewport} />
      <CodeSection studio={studio} state={state} />
      <PageSection />
    </>
  );
  return (
    <aside className="side panel" aria-label={say('Tools')}>
      <Tabs
        label="Tools"
        tabs={[
          { name: 'Numbers', content: numbers },
          { name: 'Methods', content: <MethodsTab studio={studio} state={state} /> },
          { name: 'Bodies', content: <BodiesSection studio={studio} state={state} /> },
          {
            name: 'Build',
            content: <BuildSection studio={studio} state={state} viewport={viewport} onOpen={onOpen} />,
          },
          { name: 'View', content: look },
        ]}
      />
    </aside>
  );
}
