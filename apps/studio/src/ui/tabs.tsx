import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { recall, remember } from '../state/memory.js';
import { say } from '../state/words.js';

export interface Tab {
  readonly name: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Is shown when it comes to be wanted. */
  readonly wanted?: string | undefined;
}

/** Tabs as the ARIA practices have them: one stop for the tab key, arrows between tabs. The last one shown comes first at the next visit. */
export function Tabs({ label, tabs, wanted }: TabsProps) {
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      tabs.findIndex(({ name }) => name === recall().tabs?.[label]),
    ),
  );
  const names = tabs.map(({ name }) => name).join('\n');
  useEffect(() => {
    if (wanted !== undefined) setShown(names.split('\n').indexOf(wanted));
  }, [wanted, names]);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // Every tab begins at its top, however far the one before was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another beginning.
  useLayoutEffect(() => {
    for (const part of [panel.current, panel.current?.parentElement]) if (part) part.scrollTop = 0;
  }, [shown]);
  const show = (tab: number) => {
    setShown(tab);
    remember({ tabs: { ...recall().tabs, [label]: tabs[tab].name } });
  };
  const move = (to: number) => {
    const next = (to + tabs.length) % tabs.length;
    show(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  const press = (key: string) => {
    if (key === 'ArrowRight') move(shown + 1);
    if (key === 'ArrowLeft') move(shown - 1);
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={say(label)}>
        {tabs.map(({ name }, i) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${i}`}
            aria-selected={i === shown}
            aria-controls={`${id}-panel`}
            tabIndex={i === shown ? 0 : -1}
            onClick={() => show(i)}
            onKeyDown={(event) => press(event.key)}
          >
            {say(name)}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        className="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${shown}`}
      >
        {tabs[shown].content}
      </div>
    </>
  );
}
