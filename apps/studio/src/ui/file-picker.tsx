import type { RefObject } from 'react';
import { OPENED_NAMES } from '../state/sort-files.js';
import { say } from '../state/words.js';

interface FilePickerProps {
  /** Whoever clicks it opens the picker. */
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own picker; the button for it stands in the gallery, and a key opens it anywhere. */
export function FilePicker({ picker, onFiles }: FilePickerProps) {
  return (
    <input
      ref={picker}
      type="file"
      accept={OPENED_NAMES}
      multiple
      hidden
      aria-label={say('Files to open')}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}
