/** The colours of the viewport; those of the page stand in `styles.css` under the same names. */
export interface Theme {
  readonly background: string;
  readonly ground: string;
  readonly line: string;
  readonly rest: string;
  readonly shadow: number;
  readonly sky: number;
  readonly sun: number;
}

export const LIGHT: Theme = {
  background: '#e9edf2',
  ground: '#f4f6f9',
  line: '#8a97a6',
  rest: '#aab4bf',
  shadow: 0.24,
  sky: 2.1,
  sun: 2.0,
};

export const DARK: Theme = {
  background: '#12161c',
  ground: '#1b2129',
  line: '#5d6b7c',
  rest: '#4d5763',
  shadow: 0.5,
  sky: 1.15,
  sun: 2.0,
};

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** As the user chose, or else as the system has it. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? dark().matches : chosen === 'dark';
}

export function currentTheme(): Theme {
  return isDark() ? DARK : LIGHT;
}

/** Calls on every change of the theme, by the system or the user; the returned function ends that. */
export function watchTheme(listener: (theme: Theme) => void): () => void {
  const query = dark();
  const change = () => listener(currentTheme());
  query.addEventListener('change', change);
  addEventListener('pliant-theme', change);
  return () => {
    query.removeEventListener('change', change);
    removeEventListener('pliant-theme', change);
  };
}
