import type { BodyLook } from '@pliant/three';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StudioState } from '../state/desk.js';
import { pageOptions } from '../state/page-options.js';
import { ReadingsFeed } from '../state/readings.js';
import { Store, useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';
import { VIEW_DEFAULTS, type ViewOptions } from '../state/view-options.js';
import { say } from '../state/words.js';
import type { Viewport } from '../view/viewport.js';
import { FilePicker } from './file-picker.js';
import { GalleryPanel } from './gallery-panel.js';
import { HelpSheet } from './help-sheet.js';
import { Legend } from './legend.js';
import { MeasureTools } from './measure-tools.js';
import { MessageBox } from './message-box.js';
import { NameTags } from './name-tags.js';
import { PlotsPanel } from './plots-panel.js';
import { Probe } from './probe.js';
import { RivalPane } from './rival-pane.js';
import { SidePanel } from './side-panel.js';
import { TopBar } from './top-bar.js';
import { TransportBar } from './transport-bar.js';
import { TroubleBox } from './trouble-box.js';
import { useClipboard } from './use-clipboard.js';
import { useDrop } from './use-drop.js';
import { type OpenPanels, usePanels } from './use-panels.js';
import { usePresenting } from './use-presenting.js';
import { useShortcuts } from './use-shortcuts.js';
import { ViewportPane } from './viewport-pane.js';

export function App({ studio }: { readonly studio: Studio }) {
  const state = useStore(studio.store);
  const feed = useMemo(() => new ReadingsFeed(), []);
  const view = useMemo(() => new Store<ViewOptions>(VIEW_DEFAULTS), []);
  const options = useStore(view);
  const viewport = useRef<Viewport | undefined>(undefined);
  const [help, setHelp] = useState(false);
  const { presenting, present } = usePresenting();
  // All words are said anew in another language.
  useStore(pageOptions);
  const { open, toggle, show, closeOnNarrow } = usePanels();
  useEffect(() => {
    if (state.plotsAsked > 0) show('plots');
  }, [state.plotsAsked, show]);
  // A lesson of a file is there to be read, whatever was open.
  const lesson = state.lesson?.lesson;
  useEffect(() => {
    if (lesson !== undefined) show('scenes');
  }, [lesson, show]);
  const fit = () => viewport.current?.fit();
  const { building } = studio;
  const back = () => void studio.seek(Math.max(0, feed.store.get().step - 1));
  const picker = useRef<HTMLInputElement>(null);
  const openFiles = useCallback((files: readonly File[]) => void studio.openFiles(files), [studio]);
  // A mesh comes to where it is dropped.
  useDrop(
    useCallback(
      (files: readonly File[], x: number, y: number) =>
        void studio.openFiles(files, viewport.current?.pointAt(x, y)?.toArray()),
      [studio],
    ),
  );
  useClipboard(studio);
  useShortcuts({
    ' ': () => void studio.toggle(),
    '.': () => void studio.step(),
    arrowright: () => void studio.step(),
    ',': back,
    arrowleft: back,
    r: () => void studio.reset(),
    f: fit,
    delete: () => void building.remove(),
    backspace: () => void building.remove(),
    'ctrl+z': () => void building.undo(),
    'ctrl+shift+z': () => void building.redo(),
    'ctrl+y': () => void building.redo(),
    'ctrl+d': () => void building.duplicate(),
    'ctrl+g': () => void building.group(true),
    'ctrl+shift+g': () => void building.group(false),
    g: () => void building.setGizmo(state.gizmo === 'move' ? 'off' : 'move'),
    e: () => void building.setGizmo(state.gizmo === 'turn' ? 'off' : 'turn'),
    x: () => void building.setGizmo(state.gizmo === 'scale' ? 'off' : 'scale'),
    '[': () => void studio.openNext(-1),
    ']': () => void studio.openNext(1),
    o: () => picker.current?.click(),
    s: () => toggle('scenes'),
    t: () => toggle('side'),
    p: () => toggle('plots'),
    m: present,
    c: () => void studio.compare(),
    escape: () => {
      if (presenting) present();
      else if (state.message?.kind === 'notice') studio.dismiss();
      else if (state.gizmo !== 'off') void building.setGizmo('off');
      else studio.select(undefined);
    },
    '?': () => setHelp((shown) => !shown),
  });
  return (
    <div
      className={['studio', state.rival && 'comparing', presenting && 'presenting'].filter(Boolean).join(' ')}
    >
      <ViewportPane
        studio={studio}
        state={state}
        feed={feed}
        view={view}
        open={presenting ? NO_PANELS : open}
        viewportRef={viewport}
      />
      {state.rival && (
        <RivalPane rival={state.rival} first={state} view={view} open={open} leader={viewport} />
      )}
      <NameTags
        looks={tagged(state, options.names)}
        selected={state.selected}
        aside={state.gizmo !== 'off'}
        viewport={viewport}
      />
      <TopBar
        studio={studio}
        state={state}
        open={open}
        onToggle={toggle}
        onFit={fit}
        onHelp={() => setHelp(true)}
        presenting={presenting}
        onPresent={present}
      />
      {open.scenes && (
        <GalleryPanel
          studio={studio}
          state={state}
          onOpen={() => picker.current?.click()}
          onPick={(file) => {
            closeOnNarrow();
            void studio.openScene(file);
          }}
        />
      )}
      {open.side && (
        <SidePanel
          studio={studio}
          state={state}
          feed={feed}
          view={view}
          viewport={viewport}
          onOpen={() => picker.current?.click()}
        />
      )}
      {open.plots && <PlotsPanel studio={studio} state={state} feed={feed} />}
      <Legend view={view} feed={feed} viewport={viewport} hasJoints={(state.scene?.joints ?? 0) > 0} />
      <MeasureTools kind={options.measure} viewport={viewport} />
      {state.scene && options.field !== 'none' && (
        <Probe studio={studio} scene={state.scene} field={options.field} viewport={viewport} />
      )}
      <TransportBar studio={studio} state={state} feed={feed} />
      <FilePicker picker={picker} onFiles={openFiles} />
      <div className="tellings">
        <MessageBox message={state.message} studio={studio} />
        {state.scene?.looks.length === 0 && (
          <p className="hint panel">{say('The scene has no bodies; “Build” adds some.')}</p>
        )}
        <TroubleBox studio={studio} state={state} />
      </div>
      <HelpSheet open={help} onClose={() => setHelp(false)} />
    </div>
  );
}

/** Bodies whose names are in the picture. */
function tagged({ scene, selected }: StudioState, names: ViewOptions['names']): readonly BodyLook[] {
  if (scene === undefined || names === 'none') return NONE;
  // A plane without end is nowhere in particular.
  return scene.looks.filter(
    ({ row, shape }) => selected.includes(row) || (names === 'all' && shape.kind !== 'plane'),
  );
}

const NONE: readonly BodyLook[] = [];
const NO_PANELS: OpenPanels = { scenes: false, side: false, plots: false };
