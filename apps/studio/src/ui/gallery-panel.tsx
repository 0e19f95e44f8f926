import type { StudioState } from '../state/desk.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { GalleryList } from './gallery-list.js';
import { LessonsTab } from './lessons-tab.js';
import { SceneText } from './scene-text.js';
import { Tabs } from './tabs.js';

interface GalleryPanelProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly onPick: (file: string) => void;
  readonly onOpen: () => void;
}

/** Scenes to choose from, and the text of the chosen one. */
export function GalleryPanel({ studio, state, onPick, onOpen }: GalleryPanelProps) {
  const list = (
    <>
      <div className="gallery-scroll">
        <GalleryList entries={state.gallery} current={state.file} onPick={onPick} />
      </div>
      <div className="gallery-foot">
        <button
          type="button"
          className="tool labelled file"
          onClick={() => void studio.openEmpty()}
          title={say('An empty scene with a ground, to build on')}
        >
          {say('New scene')}
        </button>
        <button
          type="button"
          className="tool labelled file"
          onClick={onOpen}
          title={say(
            'O: a scene (JSON, XML), a mesh (OBJ, STL, PLY, GLB, Gmsh, VTK, TetGen …), a snapshot or a recording; or drop them anywhere',
          )}
        >
          {say('Open files …')}
        </button>
      </div>
    </>
  );
  return (
    <aside className="gallery panel" aria-label={say('Gallery and text')}>
      <Tabs
        label="Scenes"
        wanted={state.lesson && 'Lessons'}
        tabs={[
          { name: 'Gallery', content: list },
          { name: 'Lessons', content: <LessonsTab studio={studio} state={state} /> },
          { name: 'Text', content: <SceneText studio={studio} state={state} /> },
        ]}
      />
    </aside>
  );
}
