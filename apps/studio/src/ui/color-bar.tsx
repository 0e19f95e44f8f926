import { type RefObject, useEffect, useState } from 'react';
import type { FieldName } from '../engine/surface-fields.js';
import { roundTicks } from '../state/round-ticks.js';
import { say } from '../state/words.js';
import { MAP, NO_NUMBER } from '../view/color-map.js';
import type { Viewport } from '../view/viewport.js';
import { withUnit } from './numbers.js';

export const FIELD_LABELS: Readonly<Record<FieldName, readonly [label: string, unit: string]>> = {
  none: ['nothing', ''],
  pressure: ['contact pressure', 'Pa'],
  depth: ['penetration depth', 'm'],
  strain: ['strain', ''],
  stress: ['von Mises stress', 'Pa'],
  speed: ['speed', 'm/s'],
};

/** How often the range is looked at [ms]. */
const PERIOD = 200;

interface ColorBarProps {
  readonly field: FieldName;
  readonly viewport: RefObject<Viewport | undefined>;
}

/** What the colours on surfaces stand for. */
export function ColorBar({ field, viewport }: ColorBarProps) {
  const [high, setHigh] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setHigh(viewport.current?.painter.high ?? 0), PERIOD);
    return () => clearInterval(timer);
  }, [viewport]);
  const [label, unit] = FIELD_LABELS[field];
  const ticks = high > 0 ? roundTicks(0, high, 4) : [0];
  return (
    <li className="color-bar">
      <span>{say(label)}</span>
      <svg viewBox="0 0 228 34" role="img" aria-label={say('Colours from 0 to {}', withUnit(high, unit))}>
        <defs>
          <linearGradient id="field-ramp">
            {MAP.map((color, k) => (
              <stop key={color} offset={k / (MAP.length - 1)} stopColor={color} />
            ))}
          </linearGradient>
        </defs>
        <rect x="14" width="200" height="12" rx="2" fill="url(#field-ramp)" />
        {ticks.map((tick) => {
          const x = 14 + (high > 0 ? (200 * tick) / high : 0);
          return (
            <g key={tick}>
              <path d={`M${x} 12v5`} stroke="currentColor" />
              <text x={x} y="29" textAnchor="middle" fill="currentColor">
                {withUnit(tick, unit)}
              </text>
            </g>
          );
        })}
      </svg>
      <span className="note">
        <svg className="swatch" viewBox="0 0 10 10" aria-hidden="true">
          <circle cx="5" cy="5" r="5" fill={NO_NUMBER} />
        </svg>{' '}
        {say('no such number')}
      </span>
    </li>
  );
}
