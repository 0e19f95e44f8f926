import { useId } from 'react';
import { type Store, useStore } from '../state/store.js';
import type { Surface, ViewOptions } from '../state/view-options.js';

const SURFACES: readonly Surface[] = ['surface', 'wireframe', 'glass'];

const SWITCHES = [
  ['contacts', 'Contact forces', 'Arrows at contact points; their length grows with the root of the force.'],
  ['velocities', 'Velocities', 'A line per body, a tenth of a second long.'],
  ['bounds', 'Bounding boxes', 'What the broad phase compares.'],
  ['shadows', 'Shadows', ''],
  ['grid', 'Ground and grid', 'A line every metre.'],
] as const;

/** How bodies are drawn, and what is drawn over them. */
export function ViewSection({ view }: { readonly view: Store<ViewOptions> }) {
  const options = useStore(view);
  const id = useId();
  return (
    <section aria-label="View">
      <div className="field">
        <label htmlFor={id}>Bodies as</label>
        <select
          id={id}
          value={options.surface}
          onChange={(event) => view.set({ surface: event.target.value as Surface })}
        >
          {SURFACES.map((surface) => (
            <option key={surface}>{surface}</option>
          ))}
        </select>
      </div>
      {SWITCHES.map(([name, label, sentence]) => (
        <label key={name} className="switch">
          <input
            type="checkbox"
            checked={options[name]}
            onChange={(event) => view.set({ [name]: event.target.checked })}
          />
          <span>
            {label}
            {sentence !== '' && <span className="sentence">{sentence}</span>}
          </span>
        </label>
      ))}
    </section>
  );
}
