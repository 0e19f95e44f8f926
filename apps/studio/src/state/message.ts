import type { SceneError } from 'pliant';

/** Something to tell the user; a notice goes with the next action, a crash stays until the restart. */
export interface Message {
  readonly kind: 'notice' | 'crash';
  readonly title: string;
  readonly text: string;
  readonly errors?: readonly SceneError[];
  /** What can be done about it. */
  readonly choices?: readonly { readonly label: string; readonly act: () => void }[];
}
