import { useState } from 'react';
import { CODE_KINDS, type CodeKind, sceneCode, sceneJson } from '../state/as-code.js';
import type { StudioState } from '../state/desk.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { Choice } from './choice.js';

interface CodeSectionProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** The scene as a program, to copy and to read. */
export function CodeSection({ studio, state: { text, scene } }: CodeSectionProps) {
  const [kind, setKind] = useState<CodeKind>('TypeScript');
  const [shown, setShown] = useState<string | undefined>(undefined);
  if (text === undefined || scene === undefined) return null;
  const copy = () =>
    studio.tell(
      'Copied as code',
      async () => {
        const json = await sceneJson(text);
        const { name, view } = scene;
        const code = sceneCode({ name, text: json, address: location.href, ...(view && { view }) }, kind);
        setShown(code);
        // Not waited for: some browsers ask the user first, and some never answer.
        void navigator.clipboard?.writeText(code).catch(() => undefined);
        return 'The program stands below, and in the clipboard where the browser allows it.';
      },
      true,
    );
  return (
    <section aria-labelledby="code" className="code">
      <h2 id="code">{say('A door to the code')}</h2>
      <Choice label="as" value={kind} values={CODE_KINDS} onChange={setKind} />
      <button type="button" className="link" onClick={() => void copy()}>
        {say('Copy as code')}
      </button>
      {shown !== undefined && (
        <textarea aria-label={say('The program')} readOnly rows={8} spellCheck={false} value={shown} />
      )}
    </section>
  );
}
