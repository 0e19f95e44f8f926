/** What the page remembers from visit to visit. A browser that forbids storage just forgets. */
const KEY = 'pliant-studio';

export interface Remembered {
  readonly scene?: string;
  readonly panels?: Readonly<Record<string, boolean>>;
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
