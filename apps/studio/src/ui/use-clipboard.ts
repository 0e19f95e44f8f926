import { useEffect } from 'react';
import { paste, readClipboard, writeClipboard } from '../state/clipboard.js';
import type { Studio } from '../state/studio.js';
import { isTyping } from './use-shortcuts.js';

/**
 * Bodies go to the clipboard and come back, scenes and files come in; but where the user types, the clipboard is the text's. An event lets
 * nobody wait, so the text of what is selected is asked for whenever that is another.
 */
export function useClipboard(studio: Studio): void {
  useEffect(() => {
    let copied = '';
    let asked: readonly unknown[] = [];
    const prepare = () => {
      const { selected, text } = studio.store.get();
      if (asked[0] === selected && asked[1] === text) return;
      const key = [selected, text];
      asked = key;
      copied = '';
      if (selected.length === 0 || text === undefined) return;
      studio.engine.call.copyBodies(selected).then(
        (answer) => {
          if (asked === key) copied = answer;
        },
        // A world without a scene has nothing to copy.
        () => undefined,
      );
    };
    const copy = (event: ClipboardEvent) => {
      if (isTyping(event) || String(getSelection()) !== '' || copied === '' || !event.clipboardData) return;
      event.preventDefault();
      writeClipboard(event.clipboardData, copied);
      if (event.type === 'cut') void studio.building.remove();
    };
    const put = (event: ClipboardEvent) => {
      if (isTyping(event) || !event.clipboardData) return;
      event.preventDefault();
      void paste(readClipboard(event.clipboardData), studio);
    };
    const end = studio.store.subscribe(prepare);
    prepare();
    addEventListener('copy', copy);
    addEventListener('cut', copy);
    addEventListener('paste', put);
    return () => {
      end();
      removeEventListener('copy', copy);
      removeEventListener('cut', copy);
      removeEventListener('paste', put);
    };
  }, [studio]);
}
