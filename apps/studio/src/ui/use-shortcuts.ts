import { useEffect, useRef } from 'react';

/** By key, in lower case; `ctrl+` before those that are pressed with Ctrl or the command key, `shift+` after that. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys that act on the whole page, wherever the focus is, except where the user types or the key already means something. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || isTyping(event) || isOwnKey(event)) return;
      const action = latest.current[nameOf(event)];
      if (action === undefined) return void toggleByEnter(event);
      event.preventDefault();
      action();
    };
    // Buttons are pressed when the key is let go; the space bar is the world's.
    const letGo = (event: KeyboardEvent) => {
      if (event.key === ' ' && !isTyping(event)) event.preventDefault();
    };
    addEventListener('keydown', press);
    addEventListener('keyup', letGo);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', letGo);
    };
  }, []);
}

function nameOf(event: KeyboardEvent): string {
  const control = event.ctrlKey || event.metaKey;
  // Signs such as the question mark take Shift on some keyboards and not on others.
  const shift = event.shiftKey && control;
  return `${control ? 'ctrl+' : ''}${shift ? 'shift+' : ''}${event.key.toLowerCase()}`;
}

const NOT_TYPED = ['checkbox', 'radio', 'range', 'button', 'color', 'file'];

function targetOf(event: Event): HTMLElement | undefined {
  // Outside the editor's shadow root the event seems to come from its host.
  const [target] = event.composedPath();
  return target instanceof HTMLElement ? target : undefined;
}

/** The event comes from where text is written. */
export function isTyping(event: Event): boolean {
  const field = targetOf(event)?.closest('input, textarea, [contenteditable="true"]');
  return field != null && !(field instanceof HTMLInputElement && NOT_TYPED.includes(field.type));
}

/** Keys that the control with the focus lives by. */
function isOwnKey(event: KeyboardEvent): boolean {
  const target = targetOf(event);
  if (target === undefined) return false;
  const { key } = event;
  if (target.closest('dialog') !== null && key !== '?' && key !== ' ') return true;
  // A menu that is closed keeps the keys up and down: by a letter or from side to side it would change unseen, while the page does nothing.
  return key.startsWith('Arrow') && target.closest('input, [role="tab"], .toolbar') !== null;
}

/** The space bar pauses, so a switch is thrown by the enter key. */
function toggleByEnter(event: KeyboardEvent): void {
  const target = targetOf(event);
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type === 'checkbox' || target.type === 'radio') target.click();
}
