import type { BodyLook } from '@pliant/three';
import type { LoadedScene } from '../engine/protocol.js';
import type { StudioState } from '../state/desk.js';
import { groupsIn } from '../state/groups.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { BodyInspector } from './body-inspector.js';
import { nameOf, partOf } from './body-name.js';

/** More rows than this take long to lay out and nobody reads them; the picture selects every body. */
const MOST_LISTED = 300;

interface BodiesSectionProps {
  readonly studio: Studio;
  readonly state: StudioState;
}

/** The bodies by kind, and what is known of the selected ones. */
export function BodiesSection({ studio, state }: BodiesSectionProps) {
  const { scene, selected } = state;
  if (scene === undefined) return null;
  return (
    <section aria-label={say('Bodies')}>
      {selected.length > 0 ? (
        <BodyInspector studio={studio} looks={looksAt(scene, selected)} />
      ) : (
        <p className="sentence">{say('Click a body in the picture or the list; hold Shift for several.')}</p>
      )}
      <GroupList studio={studio} state={state} />
      {kindsOf(scene).map(([kind, looks]) => (
        <details key={kind} className="bodies" open={kind !== 'static'}>
          <summary>
            {say(kind)} <span className="note">{looks.length}</span>
          </summary>
          <ul>
            {looks.slice(0, MOST_LISTED).map((look) => (
              <li key={look.row}>
                <button
                  type="button"
                  className="body"
                  aria-pressed={selected.includes(look.row)}
                  onClick={(event) =>
                    studio.select(look.row, event.shiftKey || event.ctrlKey || event.metaKey, true)
                  }
                >
                  <span>{nameOf(look)}</span>
                  <span className="note">{say(partOf(look))}</span>
                </button>
              </li>
            ))}
            {looks.length > MOST_LISTED && (
              <li className="note">{say('and {} more', looks.length - MOST_LISTED)}</li>
            )}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** Bodies that belong together: a click on one in the picture selects all of them. */
function GroupList({ studio, state }: BodiesSectionProps) {
  const groups = groupsIn(state);
  if (groups.length === 0) return null;
  return (
    <details className="bodies" open>
      <summary>
        {say('groups')} <span className="note">{groups.length}</span>
      </summary>
      <ul>
        {groups.map(({ name, rows }) => (
          <li key={String(rows)}>
            <button
              type="button"
              className="body"
              aria-pressed={rows.every((row) => state.selected.includes(row))}
              onClick={() => studio.store.set({ selected: rows })}
            >
              <span>{name}</span>
              <span className="note">{say('{} bodies', rows.length)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function looksAt(scene: LoadedScene, rows: readonly number[]): BodyLook[] {
  return scene.looks.filter(({ row }) => rows.includes(row));
}

function kindsOf(scene: LoadedScene): [string, BodyLook[]][] {
  const kinds = new Map<string, BodyLook[]>();
  for (const look of scene.looks) {
    const list = kinds.get(look.kind);
    if (list === undefined) kinds.set(look.kind, [look]);
    else list.push(look);
  }
  return [...kinds].sort(([a], [b]) => Number(a === 'static') - Number(b === 'static'));
}
