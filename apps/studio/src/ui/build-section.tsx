import type { JointKind } from 'pliant';
import type { RefObject } from 'react';
import { PALETTE, type PaletteItem } from '../engine/document/palette.js';
import { GIZMO_MODES, type StudioState } from '../state/desk.js';
import { groupsIn } from '../state/groups.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import type { Viewport } from '../view/viewport.js';

const SIGNS: Readonly<Record<PaletteItem, string>> = {
  box: '◻',
  ball: '●',
  capsule: '◖◗',
  cylinder: '▮',
  cone: '▲',
  ring: '◯',
  'soft cube': '▢',
  'soft ball': '◉',
  'soft bar': '▬',
  molecules: '⁂',
  table: '⊤',
  wall: '▏',
  ground: '▁',
  'thrown ball': '↗',
};

const JOINTS: readonly (readonly [JointKind, string])[] = [
  ['ball', 'Ball joint'],
  ['hinge', 'Hinge'],
  ['slider', 'Slider'],
  ['fixed', 'Weld'],
  ['distance', 'Rod'],
  ['rope', 'Rope'],
  ['spring', 'Spring'],
  ['six-axis', 'Six axes'],
];

const GIZMO_LABELS = { off: 'Off', move: 'Move', turn: 'Turn', scale: 'Scale' } as const;
const GIZMO_KEYS = { off: 'Esc', move: 'G', turn: 'E', scale: 'X' } as const;

interface BuildSectionProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly viewport: RefObject<Viewport | undefined>;
  /** Asks for mesh files. */
  readonly onOpen: () => void;
}

/** What can be added, and what can be done with what is selected. */
export function BuildSection({ studio, state, viewport, onOpen }: BuildSectionProps) {
  const { building } = studio;
  const { selected, gizmo, snap, text } = state;
  if (text === undefined)
    return (
      <p className="sentence">{say('A world from a snapshot or a recording has no scene to build on.')}</p>
    );
  const add = (item: PaletteItem) => {
    const [x, y, z] = viewport.current?.controls.target.toArray() ?? [0, 0, 0];
    void building.add(item, [Number(x.toFixed(2)), y, Number(z.toFixed(2))]);
  };
  return (
    <section aria-label={say('Build')} className="build">
      <h2>{say('Add')}</h2>
      <div className="palette">
        {PALETTE.map((item) => (
          <button key={item} type="button" className="tool labelled" onClick={() => add(item)}>
            <span aria-hidden="true">{SIGNS[item]}</span>
            <span>{say(item)}</span>
          </button>
        ))}
        <button type="button" className="tool labelled" onClick={onOpen}>
          <span aria-hidden="true">▤</span>
          <span>{say('mesh file…')}</span>
        </button>
      </div>
      <h2>
        {say('Selected')}: {selected.length}
      </h2>
      <fieldset className="segments">
        <legend className="hidden">{say('Handles')}</legend>
        {GIZMO_MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={gizmo === mode}
            onClick={() => void building.setGizmo(mode)}
            title={say(
              '{} ({}): the world goes back to its beginning',
              say(GIZMO_LABELS[mode]),
              GIZMO_KEYS[mode],
            )}
          >
            {say(GIZMO_LABELS[mode])}
          </button>
        ))}
      </fieldset>
      <label className="switch">
        <input
          type="checkbox"
          checked={snap}
          onChange={(event) => studio.store.set({ snap: event.target.checked })}
        />
        <span>{say('Snap to round lengths and angles')}</span>
      </label>
      <p className="actions">
        <button
          type="button"
          className="link"
          disabled={selected.length === 0}
          onClick={() => void building.duplicate()}
        >
          {say('Duplicate')}
        </button>
        <button
          type="button"
          className="link"
          disabled={selected.length === 0}
          onClick={() => void building.remove()}
        >
          {say('Delete')}
        </button>
        <button
          type="button"
          className="link"
          disabled={selected.length < 2}
          onClick={() => void building.group(true)}
          title={say('Selected and moved as one from now on (Ctrl+G)')}
        >
          {say('Group')}
        </button>
        <button
          type="button"
          className="link"
          disabled={!groupsIn(state).some(({ rows }) => rows.some((row) => selected.includes(row)))}
          onClick={() => void building.group(false)}
          title={say('Each body for itself again (Ctrl+Shift+G)')}
        >
          {say('Ungroup')}
        </button>
      </p>
      {selected.length === 2 && (
        <>
          <h2>{say('Join the two')}</h2>
          <div className="palette">
            {JOINTS.map(([kind, label]) => (
              <button
                key={kind}
                type="button"
                className="tool labelled"
                onClick={() => void building.join(kind)}
              >
                <span>{say(label)}</span>
              </button>
            ))}
          </div>
        </>
      )}
      <p className="sentence">
        {say(
          "New bodies come where the camera looks, beside what moves and on what doesn't. Shift-click selects several, Alt-click one of a group.",
        )}
      </p>
    </section>
  );
}
