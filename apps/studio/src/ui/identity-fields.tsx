import type { BodyLook } from '@pliant/three';
import { useEffect, useId, useState } from 'react';
import { PRESETS } from '../engine/document/presets.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';

interface IdentityFieldsProps {
  readonly studio: Studio;
  readonly looks: readonly BodyLook[];
  /** The preset that all of them are made of. */
  readonly preset: string | undefined;
}

/** Name and material of what is selected, and doubling and deleting it. */
export function IdentityFields({ studio, looks, preset }: IdentityFieldsProps) {
  const { building } = studio;
  const isPlane = looks.every(({ shape }) => shape.kind === 'plane');
  return (
    <>
      {looks.length === 1 && <NameField studio={studio} look={looks[0]} />}
      {!isPlane && <PresetField studio={studio} chosen={preset} />}
      <p className="actions">
        <button type="button" className="link" onClick={() => void building.duplicate()} title="Ctrl+D">
          {say('Duplicate')}
        </button>
        <button
          type="button"
          className="link"
          onClick={() => void building.remove()}
          title={say('Delete key')}
        >
          {say('Delete')}
        </button>
      </p>
    </>
  );
}

function NameField({ studio, look }: { readonly studio: Studio; readonly look: BodyLook }) {
  const id = useId();
  const [text, setText] = useState(look.name ?? '');
  useEffect(() => setText(look.name ?? ''), [look.name]);
  const apply = () => {
    if (text !== '' && text !== look.name) void studio.building.rename(look.row, text);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{say('name')}</label>
      <input
        id={id}
        type="text"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  );
}

interface PresetFieldProps {
  readonly studio: Studio;
  readonly chosen: string | undefined;
}

function PresetField({ studio, chosen = '' }: PresetFieldProps) {
  const id = useId();
  const preset = PRESETS.find(({ name }) => name === chosen);
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{say('made of')}</label>
        <select
          id={id}
          value={chosen}
          onChange={(event) => {
            if (event.target.value !== '') void studio.building.preset(event.target.value);
          }}
        >
          <option value="">{say('its own values')}</option>
          {PRESETS.map(({ name }) => (
            <option key={name} value={name}>
              {say(name)}
            </option>
          ))}
        </select>
      </div>
      {preset !== undefined && <p className="sentence">{preset.source}</p>}
    </>
  );
}
