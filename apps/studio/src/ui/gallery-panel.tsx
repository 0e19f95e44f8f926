import { useRef } from 'react';
import type { SceneEntry } from '../state/gallery.js';
import type { Studio, StudioState } from '../state/studio.js';
import { SceneText } from './scene-text.js';
import { Tabs } from './tabs.js';

interface GalleryPanelProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly onPick: (file: string) => void;
}

/** Scenes to choose from, and the text of the chosen one. */
export function GalleryPanel({ studio, state, onPick }: GalleryPanelProps) {
  const picker = useRef<HTMLInputElement>(null);
  const list = (
    <>
      <nav aria-label="Scenes">
        <ul>
          {state.gallery.map((entry) => (
            <Entry key={entry.file} entry={entry} isCurrent={entry.file === state.file} onPick={onPick} />
          ))}
        </ul>
      </nav>
      <button type="button" className="tool labelled file" onClick={() => picker.current?.click()}>
        Open a file …
      </button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void studio.openFile(file);
          event.target.value = '';
        }}
      />
    </>
  );
  return (
    <aside className="gallery panel" aria-label="Gallery and text">
      <Tabs
        label="Scenes"
        tabs={[
          { name: 'Gallery', content: list },
          { name: 'Text', content: <SceneText studio={studio} state={state} /> },
        ]}
      />
    </aside>
  );
}

interface EntryProps {
  readonly entry: SceneEntry;
  readonly isCurrent: boolean;
  readonly onPick: (file: string) => void;
}

function Entry({ entry: { file, name, description }, isCurrent, onPick }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        className="scene"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onPick(file)}
      >
        <span className="name">{name}</span>
        <span className="sentence">{description}</span>
      </button>
    </li>
  );
}
