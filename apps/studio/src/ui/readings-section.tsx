import type { ReadingsFeed } from '../state/readings.js';
import { useStore } from '../state/store.js';
import { fixed, withUnit } from './numbers.js';

export function ReadingsSection({ feed }: { readonly feed: ReadingsFeed }) {
  const { stepRate, timeRate, bodies, asleep, frozen, contacts, depth, energy } = useStore(feed.store);
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">Numbers</h2>
      <dl className="readings">
        <Reading name="Steps per second" value={fixed(stepRate, 0)} />
        <Reading name="Pace" value={`${fixed(timeRate, 2)}× real time`} />
        <Reading name="Bodies" value={String(bodies)} note={activityNote(asleep, frozen)} />
        <Reading name="Contacts" value={String(contacts)} />
        <Reading name="Deepest" value={withUnit(depth, 'm')} />
        <Reading name="Energy" value={withUnit(energy, 'J')} />
      </dl>
    </section>
  );
}

function activityNote(asleep: number, frozen: number): string {
  const parts = [asleep > 0 ? `${asleep} asleep` : '', frozen > 0 ? `${frozen} frozen` : ''];
  return parts.filter((part) => part !== '').join(', ');
}

interface ReadingProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

function Reading({ name, value, note = '' }: ReadingProps) {
  return (
    <div className="reading">
      <dt>{name}</dt>
      <dd>
        {value}
        {note !== '' && <span className="note">{note}</span>}
      </dd>
    </div>
  );
}
