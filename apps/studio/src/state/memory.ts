import type { Ending } from '../engine/protocol.js';

/** What the page remembers from visit to visit. A browser that forbids storage just forgets. */
const KEY = 'pliant-studio';

export interface RememberedText {
  readonly name: string;
  readonly text: string;
}

export interface Remembered {
  /** File of the gallery. */
  readonly scene?: string;
  /** A scene that was opened, written or changed here; it comes before the gallery's. */
  readonly text?: RememberedText | undefined;
  /** Of the plane. */
  readonly demo?: string;
  /** What happens at the end of a scene. */
  readonly ending?: Ending;
  /** `high` or `low` by hand, see view/quality.ts. */
  readonly quality?: string;
  /** How the page looks: theme, size of text, language. */
  readonly page?: Readonly<Partial<Record<'theme' | 'text' | 'language', string>>>;
  readonly panels?: Readonly<Record<string, boolean>>;
  /** The tab that was last shown, by the name of the tabs. */
  readonly tabs?: Readonly<Record<string, string>>;
}

export function recall(): Remembered {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Remembered) : {};
  } catch {
    return {};
  }
}

export function remember(change: Remembered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...recall(), ...change }));
  } catch {
    // Nothing depends on it.
  }
}
