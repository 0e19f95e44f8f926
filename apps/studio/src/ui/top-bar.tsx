import type { StudioState } from '../state/desk.js';
import type { Studio } from '../state/studio.js';
import { say, sayScene } from '../state/words.js';
import { Icon, type IconName } from './icons.js';
import type { OpenPanels, PanelName } from './use-panels.js';

interface TopBarProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly open: OpenPanels;
  readonly onToggle: (panel: PanelName) => void;
  readonly onFit: () => void;
  readonly onHelp: () => void;
  readonly presenting: boolean;
  readonly onPresent: () => void;
}

export function TopBar({ studio, state, open, onToggle, onFit, onHelp, presenting, onPresent }: TopBarProps) {
  const { scene, document } = state;
  const name = scene ? sayScene(scene.name) : say('Pliant studio');
  const about = scene ? sayScene(scene.description) : say('Opening the gallery …');
  return (
    <header className="top">
      <div className="brand panel">
        <span className="mark" aria-hidden="true" />
        <span className="word">Pliant</span>
        <Toggle icon="scenes" label="Scenes" pressed={open.scenes} onClick={() => onToggle('scenes')} />
      </div>
      <div className="title">
        <h1 title={name}>{name}</h1>
        <p title={about}>{about}</p>
      </div>
      <div className="tools panel">
        <Doing word="Undo" what={document.undo} keys="Ctrl+Z" onClick={() => void studio.building.undo()} />
        <Doing word="Redo" what={document.redo} keys="Ctrl+Y" onClick={() => void studio.building.redo()} />
        <button type="button" className="tool" onClick={onFit} title={`${say('Show all bodies')} (F)`}>
          <Icon name="fit" />
          <span className="hidden">{say('Show all bodies')}</span>
        </button>
        <a className="tool spare" href="./planar.html" title={say('Polygons in the plane')}>
          <Icon name="plane" />
          <span className="hidden">{say('Polygons in the plane')}</span>
        </a>
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

interface DoingProps {
  readonly word: 'Undo' | 'Redo';
  readonly what: string | undefined;
  readonly keys: string;
  readonly onClick: () => void;
}

/** Takes a change back, or does it again, and says which. */
export function Doing({ word, what, keys, onClick }: DoingProps) {
  return (
    <button
      type="button"
      className="tool"
      disabled={what === undefined}
      onClick={onClick}
      title={what === undefined ? `${say(word)} (${keys})` : `${say(word)}: ${say(what)} (${keys})`}
    >
      <Icon name={word === 'Undo' ? 'undo' : 'redo'} />
      <span className="hidden">{say(word)}</span>
    </button>
  );
}

interface ToggleProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

export function Toggle({ icon, label, pressed, onClick }: ToggleProps) {
  return (
    <button type="button" className="tool labelled" aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
      <span>{say(label)}</span>
    </button>
  );
}
