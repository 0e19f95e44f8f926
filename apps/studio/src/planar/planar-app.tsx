import type { PlanarResponse } from 'pliant/planar';
import { useEffect, useRef, useState } from 'react';
import { Pace } from '../state/pace.js';
import { pageOptions } from '../state/page-options.js';
import { useStore } from '../state/store.js';
import { say } from '../state/words.js';
import { HelpSheet, type Meaning } from '../ui/help-sheet.js';
import { Icon } from '../ui/icons.js';
import { withUnit } from '../ui/numbers.js';
import { PageSection } from '../ui/page-section.js';
import { Doing, Toggle } from '../ui/top-bar.js';
import { type OpenPanels, type PanelName, usePanels } from '../ui/use-panels.js';
import { usePresenting } from '../ui/use-presenting.js';
import { useShortcuts } from '../ui/use-shortcuts.js';
import { DEMOS } from './demos.js';
import { FieldFields, Notice, OutlineFields } from './field-fields.js';
import type { OwnOutlines } from './own-outlines.js';
import { PlaneCapture } from './plane-capture.js';
import { PlanePane } from './plane-pane.js';
import { PlanePlots } from './plane-plots.js';
import { PlaneTransport } from './plane-transport.js';
import type { Readings, Shown } from './protocol.js';
import type { PlanarSession } from './session.js';
import { titleOf } from './title-of.js';

const SWITCHES: readonly (readonly [keyof Shown, string, string])[] = [
  ['field', 'Distance field', 'Of the chosen body: blue inside, sand outside, in round steps of distance.'],
  ['gradients', 'Gradients', 'The way the distance grows fastest.'],
  ['voronoi', 'Voronoi colours', 'Every place in the colour of the nearest outline.'],
  ['penetrations', 'Ways out', 'From every penetrating vertex to the nearest boundary.'],
  [
    'boxes',
    'Localisation',
    'Where boundaries may meet: boxes that were looked at, and the region around them.',
  ],
  ['contacts', 'Contacts', 'Samples near both boundaries, with normals.'],
];
const RESPONSES: readonly (readonly [PlanarResponse, string])[] = [
  ['penalty', 'Springs push along the overlapped boundary.'],
  ['backtracking', 'All go back to just before two meet, then exchange impulses.'],
  ['impulse', 'Impulses hold contacts, in substeps: for stacks.'],
];
const KEYS: readonly Meaning[] = [
  ['Space', 'play or pause'],
  ['→', 'one single step; ← one back'],
  ['R', 'from the beginning, with what is chosen now'],
  ['F', 'show all bodies, and keep them in sight'],
  ['Ctrl Z', 'undo; Ctrl Y again'],
  ['Del', 'delete the chosen outline, if you have added it'],
  ['Enter', 'press the button or throw the switch that has the focus'],
  ['S', 'open or close the scenes'],
  ['T', 'open or close the tools'],
  ['P', 'open or close the plots'],
  ['M', 'present on a wall: full screen, large letters, no panels'],
  ['Esc', 'close the message'],
  ['?', 'open or close this sheet'],
];
const POINTER: readonly Meaning[] = [
  ['Click an outline', 'see its field'],
  ['Drag an outline', 'pull it, push with it, throw it'],
  ['Drag the background', 'move the view'],
  ['Wheel, pinch', 'come closer, go farther'],
];
const NO_PANELS: OpenPanels = { scenes: false, side: false, plots: false };
/** Numbers are shown this often [ms]: faster can't be read. */
const READ_PERIOD = 120;

export function PlanarApp({ session }: { readonly session: PlanarSession }) {
  const { playing } = useStore(session.store);
  const { open, toggle, closeOnNarrow } = usePanels();
  const { presenting, present } = usePresenting();
  // All words are said anew in another language.
  useStore(pageOptions);
  const fit = useRef(() => {});
  const [help, setHelp] = useState(false);
  const readings = useReadings(session);
  useShortcuts({
    ' ': () => session.play({ playing: !playing }),
    '.': () => session.step(),
    arrowright: () => session.step(),
    ',': () => session.back(),
    arrowleft: () => session.back(),
    s: () => toggle('scenes'),
    t: () => toggle('side'),
    p: () => toggle('plots'),
    m: present,
    escape: () => (presenting ? present() : session.store.set({ notice: undefined })),
    r: () => session.open({}),
    f: () => fit.current(),
    delete: () => session.remove(),
    backspace: () => session.remove(),
    'ctrl+z': () => session.undo(),
    'ctrl+shift+z': () => session.redo(),
    'ctrl+y': () => session.redo(),
    '?': () => setHelp((shown) => !shown),
  });
  return (
    <div className={presenting ? 'studio plane presenting' : 'studio plane'}>
      <PlanePane session={session} fitRef={fit} open={presenting ? NO_PANELS : open} />
      <TopBar
        session={session}
        open={open}
        onToggle={toggle}
        onFit={() => fit.current()}
        onHelp={() => setHelp(true)}
        presenting={presenting}
        onPresent={present}
      />
      {open.scenes && <DemoPanel session={session} onPick={closeOnNarrow} />}
      {open.side && <ToolPanel session={session} readings={readings} />}
      {open.plots && <PlanePlots session={session} />}
      <PlaneTransport session={session} readings={readings} />
      <Trouble session={session} />
      <Notice session={session} />
      <HelpSheet open={help} onClose={() => setHelp(false)} keys={KEYS} pointer={POINTER} />
    </div>
  );
}

function Trouble({ session }: { readonly session: PlanarSession }) {
  const { trouble } = useStore(session.store);
  if (trouble === undefined) return null;
  return (
    <div className="message panel" role="alert">
      <h2>{say('The engine stopped')}</h2>
      <p>{say(trouble)}</p>
      <button type="button" className="tool labelled primary" onClick={() => session.restart()}>
        <Icon name="reset" />
        <span>{say('Restart the engine')}</span>
      </button>
    </div>
  );
}

function useReadings(session: PlanarSession): Readings | undefined {
  const [readings, setReadings] = useState<Readings>();
  useEffect(() => {
    const show = () => setReadings(session.frame?.readings);
    const pace = new Pace(READ_PERIOD, show);
    // The first frame of a run replaces what stands there at once.
    const end = session.onFrame(({ number }) => (number === 0 ? show() : pace.hint()));
    return () => {
      end();
      pace.stop();
    };
  }, [session]);
  return readings;
}

interface TopBarProps {
  readonly session: PlanarSession;
  readonly open: OpenPanels;
  readonly onToggle: (panel: PanelName) => void;
  readonly onFit: () => void;
  readonly onHelp: () => void;
  readonly presenting: boolean;
  readonly onPresent: () => void;
}

function TopBar({ session, open, onToggle, onFit, onHelp, presenting, onPresent }: TopBarProps) {
  const { demo, own } = useStore(session.store);
  return (
    <header className="top">
      <div className="brand panel">
        <span className="mark" aria-hidden="true" />
        <span className="word">Pliant</span>
        <a className="tool" href="./" title={say('Bodies in space')}>
          <Icon name="space" />
          <span className="hidden">{say('Bodies in space')}</span>
        </a>
        <Toggle icon="scenes" label="Scenes" pressed={open.scenes} onClick={() => onToggle('scenes')} />
      </div>
      <div className="title">
        <h1>{say(titleOf(demo))}</h1>
        <p>{say(DEMOS.find(({ name }) => name === demo)?.description ?? '')}</p>
      </div>
      <div className="tools panel">
        <Doing
          word="Undo"
          what={whatChanged(own, own.before.at(-1))}
          keys="Ctrl+Z"
          onClick={() => session.undo()}
        />
        <Doing
          word="Redo"
          what={whatChanged(own, own.after[0])}
          keys="Ctrl+Y"
          onClick={() => session.redo()}
        />
        <button type="button" className="tool" onClick={onFit} title={`${say('Show all bodies')} (F)`}>
          <Icon name="fit" />
          <span className="hidden">{say('Show all bodies')}</span>
        </button>
        <button type="button" className="tool spare" onClick={onHelp} title={`${say('Keys and help')} (?)`}>
          <Icon name="help" />
          <span className="hidden">{say('Keys and help')}</span>
        </button>
        <button
          type="button"
          className="tool spare presenter"
          aria-pressed={presenting}
          onClick={onPresent}
          title={`${say(presenting ? 'End the presentation' : 'Present')} (M)`}
        >
          <Icon name="present" />
          <span className="hidden">{say(presenting ? 'End the presentation' : 'Present')}</span>
        </button>
        <Toggle icon="plots" label="Plots" pressed={open.plots} onClick={() => onToggle('plots')} />
        <Toggle icon="panel" label="Tools" pressed={open.side} onClick={() => onToggle('side')} />
      </div>
    </header>
  );
}

interface DemoPanelProps {
  readonly session: PlanarSession;
  readonly onPick: () => void;
}

function DemoPanel({ session, onPick }: DemoPanelProps) {
  const { demo } = useStore(session.store);
  return (
    <nav className="gallery panel" aria-label={say('Demos')}>
      <ul className="tab-panel">
        {DEMOS.map(({ name, description, objects, segments }) => (
          <li key={name}>
            <button
              type="button"
              className="scene"
              aria-current={name === demo || undefined}
              onClick={() => {
                onPick();
                session.open({ demo: name });
              }}
            >
              <span>
                <span className="name">{say(titleOf(name))}</span>
                <span className="sentence">
                  {say(description)} {objects > 1 && say('{} outlines, {} edges.', objects, segments)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ToolProps {
  readonly session: PlanarSession;
  readonly readings: Readings | undefined;
}

function ToolPanel({ session, readings }: ToolProps) {
  const { shown, own } = useStore(session.store);
  return (
    <aside className="side panel" aria-label={say('Tools')}>
      <h2>{say('Numbers')}</h2>
      {readings && <Numbers readings={readings} />}
      <h2>{say('Response')}</h2>
      {RESPONSES.map(([name, sentence]) => (
        <label key={name} className="switch">
          <input
            type="radio"
            name="response"
            checked={name === own.response}
            onChange={() => session.respond(name)}
          />
          <span>
            {name}
            <span className="sentence">{say(sentence)}</span>
          </span>
        </label>
      ))}
      <FieldFields session={session} readings={readings} />
      <h2>{say('Outlines')}</h2>
      <OutlineFields session={session} />
      <h2>{say('View')}</h2>
      {SWITCHES.map(([name, label, sentence]) => (
        <label key={name} className="switch">
          <input
            type="checkbox"
            checked={shown[name]}
            onChange={(event) => session.show({ [name]: event.target.checked })}
          />
          <span>
            {say(label)}
            <span className="sentence">{say(sentence)}</span>
          </span>
        </label>
      ))}
      <p className="sentence">
        {say('Click an outline to see its field, drag it to pull it; drag the ground, turn the wheel.')}
      </p>
      <PlaneCapture session={session} />
      <PageSection />
    </aside>
  );
}

function Numbers({ readings }: { readonly readings: Readings }) {
  const { proximity, pairs, inside, depth, energy, trouble } = readings;
  const rows: readonly (readonly [string, string])[] = [
    ['Proximity per frame', withUnit(proximity / 1000, 's')],
    ['Overlapping pairs', String(pairs)],
    ['Penetrating vertices', String(inside)],
    ['Deepest', withUnit(depth, 'm')],
    ['Energy', withUnit(energy, 'J')],
  ];
  return (
    <dl className="readings">
      {rows.map(([name, value]) => (
        <div key={name} className="reading">
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {trouble !== null && (
        <div className="reading">
          <dt>{say('Trouble')}</dt>
          <dd>{say(trouble)}</dd>
        </div>
      )}
    </dl>
  );
}

/** In what two versions of a demo differ, in words; nothing where there is no other one. */
function whatChanged(own: OwnOutlines, other: Pick<OwnOutlines, 'response'> | undefined): string | undefined {
  if (other === undefined) return undefined;
  return other.response === own.response ? 'outlines of your own' : 'the response method';
}
