import { DEPTH_COLORS, OVERLAY_COLORS } from 'pliant/drawing';
import { type RefObject, useEffect, useState } from 'react';
import type { ReadingsFeed } from '../state/readings.js';
import { type Store, useStore } from '../state/store.js';
import type { ViewOptions } from '../state/view-options.js';
import { say } from '../state/words.js';
import type { Viewport } from '../view/viewport.js';
import { ColorBar } from './color-bar.js';
import { withUnit } from './numbers.js';

interface LegendProps {
  readonly view: Store<ViewOptions>;
  readonly feed: ReadingsFeed;
  readonly viewport: RefObject<Viewport | undefined>;
  /** The scene has joints. */
  readonly hasJoints: boolean;
}

/** What the colours of the overlays mean; there while one of them is on. */
export function Legend({ view, feed, viewport, hasJoints }: LegendProps) {
  const options = useStore(view);
  const { deepest, undrawn } = useStore(feed.store);
  const entries = entriesOf(options, hasJoints);
  const longest = useLongest(viewport, options.forces);
  if (entries.length === 0 && options.penetrations !== 'depth' && !options.forces && options.field === 'none')
    return null;
  return (
    <ul className="legend panel" aria-label={say('Legend')}>
      {options.field !== 'none' && <ColorBar field={options.field} viewport={viewport} />}
      {options.forces && (
        <Entry
          color={OVERLAY_COLORS.force}
          label={say(
            options.forcesOn === 'body'
              ? 'force on the body; the longest arrow is {}'
              : 'force on the other one; the longest arrow is {}',
            withUnit(longest, 'N'),
          )}
        />
      )}
      {options.penetrations === 'depth' && (
        <li>
          <svg className="ramp" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <linearGradient id="depth-ramp">
                {DEPTH_COLORS.map((color, k) => (
                  <stop key={color} offset={k / (DEPTH_COLORS.length - 1)} stopColor={color} />
                ))}
              </linearGradient>
            </defs>
            <rect width="100" height="8" fill="url(#depth-ramp)" />
          </svg>
          {say('depth 0 to {}', withUnit(deepest, 'm'))}
        </li>
      )}
      {entries.map(([name, color]) => (
        <Entry key={name} color={color} label={name} />
      ))}
      {undrawn > 0 && <li className="note">{say('{} more have no room', undrawn)}</li>}
    </ul>
  );
}

function Entry({ color, label }: { readonly color: string; readonly label: string }) {
  return (
    <li>
      <svg className="swatch" viewBox="0 0 10 10" aria-hidden="true">
        <circle cx="5" cy="5" r="5" fill={color} />
      </svg>
      {label}
    </li>
  );
}

function entriesOf(options: ViewOptions, hasJoints: boolean): [string, string][] {
  const { border, propagated, fallback, contact, velocity, bounds, cell, hierarchy, joint } = OVERLAY_COLORS;
  const list: [boolean, string, string][] = [
    [options.contacts, 'contact point and normal', contact],
    [options.penetrations === 'stage', 'border: next to the outside', border],
    [options.penetrations === 'stage', 'propagated from the border', propagated],
    [options.penetrations === 'stage', 'fallback: without a border', fallback],
    [options.penetrations === 'stage' && !options.contacts, 'exact: shapes and molecules', contact],
    [options.borders && options.penetrations !== 'stage', 'border point', border],
    [options.cells, 'hash cell', cell],
    [options.hierarchy, 'box of level {}', hierarchy],
    [options.velocities, 'velocity', velocity],
    [options.bounds, 'bounding box', bounds],
    [options.joints && hasJoints && hasOthers(options), 'joint', joint],
  ];
  return list.filter(([isOn]) => isOn).map(([, name, color]) => [say(name, options.level), color]);
}

/** Joints alone say what they are. */
const hasOthers = ({
  contacts,
  forces,
  penetrations,
  borders,
  cells,
  hierarchy,
  velocities,
  bounds,
  field,
}: ViewOptions) =>
  contacts ||
  forces ||
  penetrations !== 'off' ||
  borders ||
  cells ||
  hierarchy ||
  velocities ||
  bounds ||
  field !== 'none';

/** The force of the longest arrow, looked at now and then. */
function useLongest(viewport: RefObject<Viewport | undefined>, isOn: boolean): number {
  const [longest, setLongest] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setLongest(viewport.current?.longestForce ?? 0), 250);
    return () => clearInterval(timer);
  }, [viewport, isOn]);
  return longest;
}
