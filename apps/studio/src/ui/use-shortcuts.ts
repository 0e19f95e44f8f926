import { useEffect, useRef } from 'react';

export type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys that act on the whole page, except where the user types or a key already means something. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isBusy(event: KeyboardEvent): boolean {
  // Outside the editor's shadow root the event seems to come from its host.
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog') !== null && event.key !== '?') return true;
  if (target.closest('input, textarea, select, [contenteditable="true"]') !== null) return true;
  // Space presses the button that has the focus.
  return event.key === ' ' && target.matches('button, summary, a');
}
