import { useEffect, useRef } from 'react';
import { say } from '../state/words.js';
import { Icon } from './icons.js';

/** A key, or what the pointer does, and what comes of it. */
export type Meaning = readonly [key: string, meaning: string];

const KEYS: readonly Meaning[] = [
  ['Space', 'play or pause'],
  ['→', 'one single step; ← one back'],
  ['R', 'from the beginning, with what is chosen now'],
  ['F', 'show all bodies, and keep them in sight'],
  ['Ctrl Z', 'undo; Ctrl Y again'],
  ['Del', 'delete what is selected; Ctrl D doubles it'],
  ['Ctrl C, X, V', 'copy, cut and paste bodies; V also a scene or a file'],
  ['Ctrl G', 'make what is selected one group; with Shift, dissolve it'],
  ['G, E, X', 'move, turn or scale what is selected'],
  ['Enter', 'press the button or throw the switch that has the focus'],
  ['[', 'the scene before'],
  [']', 'the next scene'],
  ['O', 'open files: scenes, meshes, snapshots, recordings'],
  ['S', 'open or close the scenes'],
  ['T', 'open or close the tools'],
  ['P', 'open or close the plots'],
  ['M', 'present on a wall: full screen, large letters, no panels'],
  ['C', 'compare two sets of methods, or end that'],
  ['Esc', 'close the message, or select nothing'],
  ['?', 'open or close this sheet'],
];

const POINTER: readonly Meaning[] = [
  ['Click a body', 'select it with its group; with Shift, several, with Alt, it alone'],
  ['Drag a body', 'pull it, push with it, throw it'],
  ['Drag the background', 'turn the view'],
  ['Right button, two fingers', 'move the view'],
  ['Wheel, pinch', 'come closer, go farther'],
];

interface HelpSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly keys?: readonly Meaning[];
  readonly pointer?: readonly Meaning[];
}

export function HelpSheet({ open, onClose, keys = KEYS, pointer = POINTER }: HelpSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="help panel" aria-labelledby="help-title" onClose={onClose}>
      <h2 id="help-title">{say('Keys and pointer')}</h2>
      <dl>
        {[...keys, ...pointer].map(([key, meaning], k) => (
          <div key={key}>
            <dt>{k < keys.length ? <kbd>{say(key)}</kbd> : say(key)}</dt>
            <dd>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="tool close" onClick={onClose} title={say('Close')}>
        <Icon name="close" />
        <span className="hidden">{say('Close')}</span>
      </button>
    </dialog>
  );
}
