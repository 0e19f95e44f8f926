import { useEffect, useRef, useState } from 'react';
import type { TextFormat } from '../editor/convert-text.js';
import type { SceneEditor } from '../editor/scene-editor.js';
import type { StudioState } from '../state/desk.js';
import { download, fileStem } from '../state/download.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';

interface SceneTextProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

const FORMATS: readonly (readonly [TextFormat, string])[] = [
  ['json', 'JSON'],
  ['xml', 'XML'],
];

const TYPES: Readonly<Record<TextFormat, string>> = { json: 'application/json', xml: 'application/xml' };

/** The scene as text, to change and apply. A wrong text leaves the running world alone. */
export function SceneText({ studio, state }: SceneTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  const editor = useRef<SceneEditor | undefined>(undefined);
  const [isChanged, setIsChanged] = useState(false);
  const [format, setFormat] = useState<TextFormat>('json');
  const apply = useRef(async () => {});
  apply.current = async () => {
    if (editor.current === undefined) return;
    if (await studio.applyText(editor.current.text)) setIsChanged(false);
    else editor.current?.show(studio.store.get().message?.errors ?? []);
  };
  const { text, scene } = state;

  useEffect(() => {
    let isOver = false;
    // Loaded when it is first wanted: the editor is a third of the whole page.
    void import('../editor/scene-editor.js').then((module) => {
      if (isOver) return;
      const made = new module.SceneEditor(holder.current!, studio.store.get().text ?? '', {
        apply: () => void apply.current(),
        change: () => {
          setIsChanged(true);
          setFormat(editor.current?.format ?? 'json');
        },
      });
      editor.current = made;
      setFormat(made.format);
    });
    return () => {
      isOver = true;
      editor.current?.dispose();
      editor.current = undefined;
    };
  }, [studio]);

  useEffect(() => {
    if (editor.current === undefined) return;
    editor.current.text = text ?? '';
    setFormat(editor.current.format);
    setIsChanged(false);
  }, [text]);

  const convert = (to: TextFormat) =>
    studio.attempt('The text stays as it is', async () => {
      const { convertText } = await import('../editor/convert-text.js');
      if (editor.current === undefined) return;
      const converted = convertText(editor.current.text, to, scene);
      if (!converted.ok) {
        editor.current.show(converted.errors);
        throw new Error(converted.errors[0]?.message ?? 'It has no words for this scene.');
      }
      editor.current.text = converted.text;
      if (converted.note !== '') await studio.tell(`As ${to.toUpperCase()}`, async () => converted.note);
    });
  const share = () =>
    studio.tell(
      'The link',
      async () => {
        const link = await studio.share(editor.current?.text ?? text ?? '');
        // Not waited for: some browsers ask the user first, and some never answer.
        void navigator.clipboard?.writeText(link).catch(() => undefined);
        return 'The scene is in the address of this page now, and the link in the clipboard where the browser allows it.';
      },
      true,
    );
  const save = () => {
    // Files are written as UTF-8, whatever the text was read from.
    const content = (editor.current?.text ?? text ?? '').replace(
      /^(\s*<\?xml[^>]*\bencoding\s*=\s*["'])[\w.:-]+/,
      '$1utf-8',
    );
    download(`${fileStem(scene?.name ?? '')}.${format}`, content, TYPES[format]);
  };
  const isEmpty = text === undefined && !isChanged;
  return (
    <div className="scene-text">
      {isEmpty && scene !== undefined && (
        <p className="sentence">
          {say(
            'This world comes from a snapshot or a recording, which hold no text. A scene can be written here.',
          )}
        </p>
      )}
      <div ref={holder} className="editor" />
      <div className="scene-text-foot">
        <button
          type="button"
          className="tool labelled primary"
          disabled={!isChanged}
          onClick={() => void apply.current()}
          title={`${say('Apply')} (Ctrl+Enter)`}
        >
          {say('Apply')}
        </button>
        <fieldset className="segments">
          <legend className="hidden">{say('Format of the text')}</legend>
          {FORMATS.map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={format === name}
              onClick={() => void convert(name)}
              title={say(
                name === 'xml'
                  ? 'XML has words for scenes of molecules only'
                  : 'JSON has words for all scenes',
              )}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <button type="button" className="link" onClick={save}>
          {say('Save')}
        </button>
        <button type="button" className="link" onClick={() => void share()}>
          {say('Share')}
        </button>
      </div>
    </div>
  );
}
