import { useMemo, useRef, useState } from 'react';
import { recall, remember } from '../state/memory.js';
import { ReadingsFeed } from '../state/readings.js';
import { useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';
import type { Viewport } from '../view/viewport.js';
import { GalleryPanel } from './gallery-panel.js';
import { HelpSheet } from './help-sheet.js';
import { MessageBox } from './message-box.js';
import { SidePanel } from './side-panel.js';
import { TopBar } from './top-bar.js';
import { TransportBar } from './transport-bar.js';
import { useShortcuts } from './use-shortcuts.js';
import { ViewportPane } from './viewport-pane.js';

const NARROW = '(max-width: 899px)';

/** Which panels are open. A narrow window has room for one at a time. */
function usePanels() {
  const narrow = matchMedia(NARROW).matches;
  const { panels = true } = recall();
  const [open, setOpen] = useState({ scenes: !narrow && panels, side: !narrow && panels });
  const toggle = (name: 'scenes' | 'side') => {
    setOpen((was) => {
      const now = { ...was, [name]: !was[name] };
      if (matchMedia(NARROW).matches && now[name]) now[name === 'scenes' ? 'side' : 'scenes'] = false;
      remember({ panels: now.scenes || now.side });
      return now;
    });
  };
  const closeOnNarrow = () => {
    if (matchMedia(NARROW).matches) setOpen({ scenes: false, side: false });
  };
  return { open, toggle, closeOnNarrow };
}

export function App({ studio }: { readonly studio: Studio }) {
  const state = useStore(studio.store);
  const feed = useMemo(() => new ReadingsFeed(), []);
  const viewport = useRef<Viewport | undefined>(undefined);
  const [help, setHelp] = useState(false);
  const { open, toggle, closeOnNarrow } = usePanels();
  const fit = () => viewport.current?.fit();
  useShortcuts({
    ' ': () => void studio.toggle(),
    '.': () => void studio.step(),
    r: () => void studio.reset(),
    f: fit,
    s: () => toggle('scenes'),
    m: () => toggle('side'),
    '?': () => setHelp((shown) => !shown),
  });
  return (
    <div className="studio">
      <ViewportPane studio={studio} scene={state.scene} feed={feed} viewportRef={viewport} />
      <TopBar scene={state.scene} open={open} onToggle={toggle} onFit={fit} onHelp={() => setHelp(true)} />
      {open.scenes && (
        <GalleryPanel
          gallery={state.gallery}
          current={state.file}
          onPick={(file) => {
            closeOnNarrow();
            void studio.openScene(file);
          }}
        />
      )}
      {open.side && <SidePanel studio={studio} state={state} feed={feed} />}
      <TransportBar studio={studio} state={state} feed={feed} />
      <MessageBox message={state.message} studio={studio} />
      <HelpSheet open={help} onClose={() => setHelp(false)} />
    </div>
  );
}
