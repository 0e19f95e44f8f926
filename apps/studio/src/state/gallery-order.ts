/** Which scenes come first, which are variants of one, and what they can be filtered by. */
import tags from 'virtual:scene-tags';
import type { SceneEntry } from './gallery.js';

export type ListedEntry = SceneEntry & { readonly href?: string };

/** To begin with: one of each kind, the most telling first. */
const BEST = [
  'cascade.json',
  'soft-mixed-drop.json',
  'bridge.json',
  'soft-press.json',
  'arch.json',
  'compare-responses.json',
  'windmill.json',
  'thesis/performance.xml',
  'billiard.json',
  'shapes.json',
  'newton-cradle.json',
  'soft-ring-squeeze.json',
];

/** Scenes that differ in one thing: one entry, with a button for each. */
interface Fold {
  readonly name: string;
  readonly description: string;
  readonly belongs: (file: string) => boolean;
  /** What tells a variant from the others. */
  readonly variant: (entry: ListedEntry) => string;
}

/** How the boxes of molecules differ from the one that the thesis begins with. Light is also a theme, in other words elsewhere. */
const BOXES = [
  ['light', 'lighter'],
  ['heavy', 'heavier'],
  ['soft', 'softer'],
  ['stiff', 'stiffer'],
] as const;

const FOLDS: readonly Fold[] = [
  {
    name: 'A drop under each response',
    description: 'A tumbling box, a ball and a slab fall on each other, nine times with another response.',
    belongs: (file) => file.startsWith('drop-'),
    variant: ({ file }) => file.replace(/^drop-|\.json$/g, ''),
  },
  {
    name: 'Box and ground of molecules',
    description: 'A box of 75 molecules falls onto a fixed ground, with five densities and elasticities.',
    belongs: (file) => file.startsWith('thesis/box-and-ground'),
    variant: ({ file }) => BOXES.find(([name]) => file.includes(name))?.[1] ?? 'as in the thesis',
  },
];

export interface FoldedEntry {
  readonly name: string;
  readonly description: string;
  readonly source?: string;
  /** One, or the variants. */
  readonly entries: readonly (ListedEntry & { readonly variant: string })[];
}

export const BODY_FILTERS = [
  'all bodies',
  'rigid',
  'soft',
  'molecules',
  'joints',
  'kinematic',
  'plane',
] as const;
export type BodyFilter = (typeof BODY_FILTERS)[number];

/** The five documents, by words of a scene's source. */
export const DOCUMENTS = [
  ['all documents', ''],
  ['consistent depth', 'Heidelberger'],
  ['rigid contacts', 'Lecture'],
  ['tetrahedral bodies', 'short paper'],
  ['deformable objects', 'Thesis'],
  ['the plane', 'Hoff'],
] as const;

export function kindsOf({ file, href }: ListedEntry): readonly string[] {
  if (href !== undefined) return ['plane'];
  return tags[file]?.kinds ?? (file.endsWith('.xml') ? ['molecules'] : []);
}

export function methodsOf({ file }: ListedEntry): readonly string[] {
  return tags[file]?.methods ?? [];
}

/** Every method that some scene names. */
export const NAMED_METHODS: readonly string[] = [
  ...new Set(Object.values(tags).flatMap(({ methods }) => methods)),
].sort();

const rankOf = (file: string): number => {
  const at = BEST.indexOf(file);
  return at < 0 ? BEST.length : at;
};

/** The best first, then by name; variants as one. */
export function inOrder(entries: readonly ListedEntry[]): FoldedEntry[] {
  const folded: FoldedEntry[] = [];
  for (const entry of [...entries].sort(
    (a, b) => rankOf(a.file) - rankOf(b.file) || (a.name < b.name ? -1 : 1),
  )) {
    const fold = FOLDS.find(({ belongs }) => belongs(entry.file));
    if (fold === undefined) {
      folded.push({ ...entry, entries: [{ ...entry, variant: '' }] });
      continue;
    }
    const variant = { ...entry, variant: fold.variant(entry) };
    const at = folded.findIndex(({ name }) => name === fold.name);
    if (at < 0) folded.push({ name: fold.name, description: fold.description, entries: [variant] });
    else folded[at] = { ...folded[at], entries: [...folded[at].entries, variant] };
  }
  return folded;
}

export const isBest = ({ entries: [{ file }] }: FoldedEntry): boolean => BEST.includes(file);
