import { useEffect, useRef, useState } from 'react';
import type { SceneEntry } from '../state/gallery.js';
import {
  BODY_FILTERS,
  type BodyFilter,
  DOCUMENTS,
  type FoldedEntry,
  inOrder,
  isBest,
  kindsOf,
  type ListedEntry,
  methodsOf,
  NAMED_METHODS,
} from '../state/gallery-order.js';
import { thumbnailOf } from '../state/thumbnails.js';
import { say } from '../state/words.js';

interface GalleryListProps {
  readonly entries: readonly SceneEntry[];
  readonly current: string | undefined;
  readonly onPick: (file: string) => void;
}

const ALL_METHODS = 'all methods';

const GROUPS: readonly (readonly [string, (entry: FoldedEntry) => boolean])[] = [
  ['To begin with', isBest],
  ['Soft bodies', ({ entries: [entry] }) => kindsOf(entry).includes('soft')],
  ['Molecules', ({ entries: [entry] }) => kindsOf(entry).includes('molecules')],
  ['In the plane', ({ entries: [entry] }) => kindsOf(entry).includes('plane')],
  ['Rigid bodies', () => true],
];

/** The scenes of the server, the best first, and the demos of the plane; found by words, bodies, method or document. */
export function GalleryList({ entries, current, onPick }: GalleryListProps) {
  const [wanted, setWanted] = useState('');
  const [body, setBody] = useState<BodyFilter>('all bodies');
  const [method, setMethod] = useState(ALL_METHODS);
  const [document, setDocument] = useState<string>(DOCUMENTS[0][0]);
  const words = wanted.toLowerCase().split(/\s+/);
  const author = DOCUMENTS.find(([name]) => name === document)?.[1] ?? '';
  const all: readonly ListedEntry[] = [...entries, ...usePlanarEntries()];
  const shown = all.filter((entry) => {
    const { name, description, source = '' } = entry;
    const text = [name, description, say(name), say(description), source].join(' ').toLowerCase();
    if (!words.every((word) => text.includes(word)) || !source.includes(author)) return false;
    if (body !== 'all bodies' && !kindsOf(entry).includes(body)) return false;
    return method === ALL_METHODS || methodsOf(entry).includes(method);
  });
  const groups = grouped(inOrder(shown));
  const nav = useRef<HTMLElement>(null);
  const before = useRef(current);
  // A key, a lesson or an address has opened another one: its place in the list is seen. The list itself opens at its top.
  useEffect(() => {
    const isOther = before.current !== undefined && before.current !== current;
    before.current = current;
    if (isOther) nav.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={say('Scenes')} ref={nav}>
      <input
        type="search"
        className="find"
        aria-label={say('Find a scene')}
        placeholder={say('Find a scene')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div className="filters">
        <Filter
          label="Bodies"
          value={body}
          values={BODY_FILTERS}
          onChange={(next) => setBody(next as BodyFilter)}
        />
        <Filter label="Method" value={method} values={[ALL_METHODS, ...NAMED_METHODS]} onChange={setMethod} />
        <Filter
          label="Document"
          value={document}
          values={DOCUMENTS.map(([name]) => name)}
          onChange={setDocument}
        />
      </div>
      {groups.map(([title, list]) => (
        <Group key={title} title={title} entries={list} current={current} onPick={onPick} />
      ))}
      {shown.length === 0 && entries.length > 0 && (
        <p className="sentence none">{say('No scene is like that.')}</p>
      )}
    </nav>
  );
}

function grouped(entries: readonly FoldedEntry[]): [string, FoldedEntry[]][] {
  const left = new Set(entries);
  return GROUPS.map(([title, belongs]) => {
    const own = [...left].filter(belongs);
    for (const entry of own) left.delete(entry);
    return [title, own];
  });
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly onChange: (value: string) => void;
}

function Filter({ label, value, values, onChange }: FilterProps) {
  return (
    <select aria-label={say(label)} value={value} onChange={(event) => onChange(event.target.value)}>
      {values.map((one) => (
        <option key={one} value={one}>
          {say(one)}
        </option>
      ))}
    </select>
  );
}

/** Loaded when there is nothing better to do: the plane has an engine of its own. */
function usePlanarEntries(): readonly ListedEntry[] {
  const [entries, setEntries] = useState<readonly ListedEntry[]>([]);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      void import('../state/planar-entries.js').then(({ planarEntries }) => {
        if (!isOver) setEntries(planarEntries);
      });
    }, 1200);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return entries;
}

interface GroupProps {
  readonly title: string;
  readonly entries: readonly FoldedEntry[];
  readonly current: string | undefined;
  readonly onPick: (file: string) => void;
}

function Group({ title, entries, current, onPick }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h2 className="gallery-group">{say(title)}</h2>
      <ul>
        {entries.map((folded) => (
          <li key={folded.name}>
            {folded.entries.length === 1 ? (
              <Single entry={folded.entries[0]} current={current} onPick={onPick} />
            ) : (
              <Variants folded={folded} current={current} onPick={onPick} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SingleProps {
  readonly entry: ListedEntry;
  readonly current: string | undefined;
  readonly onPick: (file: string) => void;
}

function Single({ entry, current, onPick }: SingleProps) {
  if (entry.href !== undefined)
    return (
      <a className="scene" href={entry.href}>
        <Entry {...entry} />
      </a>
    );
  return (
    <button
      type="button"
      className="scene"
      aria-current={entry.file === current ? 'true' : undefined}
      onClick={() => onPick(entry.file)}
    >
      <Entry {...entry} />
    </button>
  );
}

interface VariantsProps {
  readonly folded: FoldedEntry;
  readonly current: string | undefined;
  readonly onPick: (file: string) => void;
}

/** Scenes that differ in one thing: a button for each. */
function Variants({ folded: { name, description, entries }, current, onPick }: VariantsProps) {
  const shown = entries.find(({ file }) => file === current) ?? entries[0];
  return (
    <div className="scene variants" aria-current={shown.file === current ? 'true' : undefined}>
      <Entry {...shown} name={name} description={description} />
      <fieldset className="variant-buttons">
        <legend className="hidden">{say(name)}</legend>
        {entries.map((entry) => (
          <button
            key={entry.file}
            type="button"
            className="chip"
            aria-current={entry.file === current ? 'true' : undefined}
            title={say(entry.description)}
            onClick={() => onPick(entry.file)}
          >
            {say(entry.variant ?? '')}
            <span className="hidden">: {say(entry.name)}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Entry({ file, name, description, source }: ListedEntry) {
  const picture = thumbnailOf(file);
  return (
    <>
      {picture === undefined ? (
        <span className="no-picture" />
      ) : (
        <img src={picture} alt="" width={80} height={45} loading="lazy" decoding="async" />
      )}
      <span>
        <span className="name">{say(name)}</span>
        <span className="sentence">{say(description)}</span>
        {source !== undefined && <span className="source">{source}</span>}
      </span>
    </>
  );
}
