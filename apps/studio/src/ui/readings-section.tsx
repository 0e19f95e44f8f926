import type { Readings, ReadingsFeed } from '../state/readings.js';
import { say } from '../state/words.js';
import { LiveText } from './live.js';
import { fixed, withUnit } from './numbers.js';

interface Reading {
  readonly name: string;
  readonly text: (readings: Readings) => string;
}

const READINGS: readonly Reading[] = [
  { name: 'Steps per second', text: ({ stepRate }) => fixed(stepRate, 0) },
  { name: 'Pace', text: ({ timeRate }) => say('{}× real time', fixed(timeRate, 2)) },
  { name: 'Bodies', text: bodiesText },
  { name: 'Contacts', text: ({ contacts }) => String(contacts) },
  { name: 'Deepest', text: ({ depth }) => withUnit(depth, 'm') },
  { name: 'Energy', text: ({ energy }) => withUnit(energy, 'J') },
];

export function ReadingsSection({ feed }: { readonly feed: ReadingsFeed }) {
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{say('Numbers')}</h2>
      <dl className="readings">
        {READINGS.map(({ name, text }) => (
          <div key={name} className="reading">
            <dt>{say(name)}</dt>
            <dd>
              <LiveText store={feed.store} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function bodiesText({ bodies, asleep, frozen }: Readings): string {
  const parts = [
    String(bodies),
    asleep > 0 ? say('{} asleep', asleep) : '',
    frozen > 0 ? say('{} frozen', frozen) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
