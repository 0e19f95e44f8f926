import { useEffect, useRef, useState } from 'react';
import type { SceneEditor } from '../editor/scene-editor.js';
import { download, fileStem } from '../state/download.js';
import { sceneLink } from '../state/share.js';
import type { Studio, StudioState } from '../state/studio.js';

interface SceneTextProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** The scene as text, to change and apply. A wrong text leaves the running world alone. */
export function SceneText({ studio, state }: SceneTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  const editor = useRef<SceneEditor | undefined>(undefined);
  const [isChanged, setIsChanged] = useState(false);
  const apply = useRef(async () => {});
  apply.current = async () => {
    if (editor.current === undefined) return;
    if (await studio.applyText(editor.current.text)) setIsChanged(false);
  };
  const { text, scene } = state;

  useEffect(() => {
    let isOver = false;
    // Loaded when it is first wanted: the editor is a third of the whole page.
    void import('../editor/scene-editor.js').then((module) => {
      if (isOver) return;
      editor.current = new module.SceneEditor(holder.current!, studio.store.get().text ?? '', {
        apply: () => void apply.current(),
        change: () => setIsChanged(true),
      });
    });
    return () => {
      isOver = true;
      editor.current?.dispose();
      editor.current = undefined;
    };
  }, [studio]);

  useEffect(() => {
    if (editor.current === undefined || text === undefined) return;
    editor.current.text = text;
    setIsChanged(false);
  }, [text]);

  const share = async () => {
    await studio.tell('The link', async () => {
      const link = await sceneLink(editor.current?.text ?? '');
      history.replaceState(null, '', link);
      // Not waited for: some browsers ask the user first, and some never answer.
      void navigator.clipboard?.writeText(link).catch(() => undefined);
      return 'The scene is in the address of this page now, and the link in the clipboard where the browser allows it.';
    });
  };
  const save = () =>
    download(`${fileStem(scene?.name ?? '')}.json`, editor.current?.text ?? '', 'application/json');
  return (
    <div className="scene-text">
      <div ref={holder} className="editor" />
      <div className="scene-text-foot">
        <button
          type="button"
          className="tool labelled primary"
          disabled={!isChanged}
          onClick={() => void apply.current()}
          title="Apply (Ctrl+Enter)"
        >
          Apply
        </button>
        <button type="button" className="link" onClick={save}>
          Save
        </button>
        <button type="button" className="link" onClick={() => void share()}>
          Share
        </button>
      </div>
    </div>
  );
}
