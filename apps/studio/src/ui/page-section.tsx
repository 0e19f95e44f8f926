import { LANGUAGES, pageOptions, setPage, TEXT_SIZES, THEMES } from '../state/page-options.js';
import { useStore } from '../state/store.js';
import { say } from '../state/words.js';
import { Choice } from './choice.js';

/** How the page itself looks and speaks. */
export function PageSection() {
  const { theme, text, language } = useStore(pageOptions);
  return (
    <section aria-labelledby="page">
      <h2 id="page">{say('Page')}</h2>
      <Choice label="Theme" value={theme} values={THEMES} onChange={(next) => setPage({ theme: next })} />
      <Choice
        label="Text size"
        value={text}
        values={TEXT_SIZES}
        onChange={(next) => setPage({ text: next })}
      />
      <Choice
        label="Language"
        value={language}
        values={LANGUAGES}
        onChange={(next) => setPage({ language: next })}
      />
      <p className="sentence">
        {say('Pliant studio')} {__VERSION__}.{' '}
        <Elsewhere href="https://github.com/pliant-physics/pliant/blob/main/docs/studio.md">
          {say('Manual')}
        </Elsewhere>
        ,{' '}
        <Elsewhere href="https://github.com/pliant-physics/pliant/blob/main/packages/pliant/api.md">
          {say('API')}
        </Elsewhere>
        , <Elsewhere href="https://github.com/pliant-physics/pliant">{say('source')}</Elsewhere>
      </p>
    </section>
  );
}

/** Opened beside the studio, which goes on. */
function Elsewhere({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
