/** How the page itself looks: theme, size of text, language. Remembered from visit to visit. */
import { recall, remember } from './memory.js';
import { Store } from './store.js';

export const THEMES = ['as the system', 'light', 'dark'] as const;
export const TEXT_SIZES = ['100 %', '115 %', '130 %', '150 %'] as const;
export const LANGUAGES = ['English', 'Deutsch', '中文'] as const;

export interface PageOptions {
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly language: (typeof LANGUAGES)[number];
}

const CODES: Readonly<Record<PageOptions['language'], string>> = { English: 'en', Deutsch: 'de', 中文: 'zh' };

/** The first of the browser's languages that the page has; English for all others. */
export function preferredLanguage(languages: readonly string[]): PageOptions['language'] {
  for (const wanted of languages) {
    const found = LANGUAGES.find((one) => wanted.toLowerCase().split('-')[0] === CODES[one]);
    if (found !== undefined) return found;
  }
  return 'English';
}

const DEFAULTS: PageOptions = {
  theme: 'as the system',
  text: '100 %',
  language: preferredLanguage(globalThis.navigator?.languages ?? []),
};

export const pageOptions = new Store<PageOptions>({ ...DEFAULTS, ...valid(recall().page) });

/** What was remembered, without what is not known here. */
function valid(page: Partial<Record<keyof PageOptions, string>> = {}): Partial<PageOptions> {
  const theme = THEMES.find((one) => one === page.theme);
  const text = TEXT_SIZES.find((one) => one === page.text);
  const language = LANGUAGES.find((one) => one === page.language);
  return { ...(theme && { theme }), ...(text && { text }), ...(language && { language }) };
}

export function setPage(change: Partial<PageOptions>): void {
  pageOptions.set(change);
  remember({ page: pageOptions.get() });
  apply();
}

/** Tells the style sheets. */
export function apply(): void {
  const { theme, text, language } = pageOptions.get();
  const root = document.documentElement;
  if (theme === 'as the system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.style.setProperty('--text-scale', String(Number.parseInt(text, 10) / 100));
  root.lang = CODES[language];
  measureRoom();
  dispatchEvent(new Event('pliant-theme'));
}

/** Widths at which the page is laid out in another way [px]. */
const WIDTHS = [360, 520, 960, 1024, 1200, 1400];

/** Whether the window is narrower than that, counted in the size of the text. */
export const isUnder = (width: number): boolean =>
  innerWidth / (Number.parseInt(pageOptions.get().text, 10) / 100) < width;

/** Tells the style sheets how much room there is. */
export function measureRoom(): void {
  document.documentElement.dataset['under'] = WIDTHS.filter(isUnder).join(' ');
}

/** Which entry of the table of words is meant. */
export const languageCode = (): string => CODES[pageOptions.get().language];
