import { useEffect, useRef, useState } from 'react';
import type { SceneEntry } from '../state/gallery.js';
import { thumbnailOf } from '../state/thumbnails.js';

interface GalleryListProps {
  readonly entries: readonly SceneEntry[];
  readonly current: string | undefined;
  readonly onPick: (file: string) => void;
}

type ListedEntry = SceneEntry & { readonly href?: string };

const GROUPS: readonly (readonly [string, (entry: ListedEntry) => boolean])[] = [
  ['Soft bodies', ({ file }) => file.startsWith('soft-')],
  ['Molecules', ({ file }) => file.endsWith('.xml')],
  ['Rigid bodies', ({ file, href }) => href === undefined && !/^soft-|\.xml$/.test(file)],
  ['In the plane', ({ href }) => href !== undefined],
];

/** The scenes of the server by what they are made of, and the demos of the plane. */
export function GalleryList({ entries, current, onPick }: GalleryListProps) {
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLElement>(null);
  const all: readonly ListedEntry[] = [...entries, ...usePlanarEntries()];
  const words = wanted.toLowerCase().split(/\s+/);
  const shown = all.filter(({ name, description, source = '' }) => {
    const text = `${name} ${description} ${source}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  useShowCurrent(list, current, entries.length);
  return (
    <nav aria-label="Scenes" ref={list}>
      <input
        type="search"
        className="find"
        aria-label="Find a scene"
        placeholder="Find a scene"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {GROUPS.map(([title, belongs]) => (
        <Group key={title} title={title} entries={shown.filter(belongs)} current={current} onPick={onPick} />
      ))}
      {shown.length === 0 && entries.length > 0 && <p className="sentence none">No scene has these words.</p>}
    </nav>
  );
}

/** Brings the scene that runs into sight when the list is opened; not later, when the user may be reading. */
function useShowCurrent(
  list: React.RefObject<HTMLElement | null>,
  current: string | undefined,
  count: number,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || count === 0 || current === undefined) return;
    isDone.current = true;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [list, current, count]);
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
  readonly entries: readonly ListedEntry[];
  readonly current: string | undefined;
  readonly onPick: (file: string) => void;
}

function Group({ title, entries, current, onPick }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h2 className="gallery-group">{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.file}>
            {entry.href === undefined ? (
              <button
                type="button"
                className="scene"
                aria-current={entry.file === current ? 'true' : undefined}
                onClick={() => onPick(entry.file)}
              >
                <Entry {...entry} />
              </button>
            ) : (
              <a className="scene" href={entry.href}>
                <Entry {...entry} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
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
        <span className="name">{name}</span>
        <span className="sentence">{description}</span>
        {source !== undefined && <span className="source">{source}</span>}
      </span>
    </>
  );
}
