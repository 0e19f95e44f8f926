import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LoadedScene } from '../engine/protocol.js';
import type { FieldName, FieldSum } from '../engine/surface-fields.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import type { Viewport } from '../view/viewport.js';
import { nameOf } from './body-name.js';
import { FIELD_LABELS } from './color-bar.js';
import { areaText, withUnit } from './numbers.js';

interface ProbeProps {
  readonly studio: Studio;
  readonly scene: LoadedScene;
  readonly field: FieldName;
  readonly viewport: RefObject<Viewport | undefined>;
}

interface Reading {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly value: number;
}

/** How often the number is read anew where the pointer rests [ms]. */
const PERIOD = 150;

/** The number of the field under the pointer, and for pressure what it adds up to over the body. */
export function Probe({ studio, scene, field, viewport }: ProbeProps) {
  const [reading, setReading] = useState<Reading | undefined>(undefined);
  const [sum, setSum] = useState<FieldSum | undefined>(undefined);
  const pointer = useRef<{ x: number; y: number } | undefined>(undefined);
  useEffect(() => {
    const canvas = viewport.current?.canvas;
    if (canvas === undefined) return;
    const ends = new AbortController();
    const options = { signal: ends.signal };
    canvas.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        pointer.current = { x: clientX, y: clientY };
      },
      options,
    );
    canvas.addEventListener('pointerleave', () => (pointer.current = undefined), options);
    const look = async () => {
      const at = pointer.current;
      const hit = at && viewport.current?.probe(at.x, at.y);
      setReading(at && hit && hit.row >= 0 ? { ...at, row: hit.row, value: hit.value } : undefined);
      if (field !== 'pressure' || hit === undefined || hit.row < 0) return setSum(undefined);
      try {
        setSum(await studio.engine.call.pressureOn(hit.row));
      } catch {
        // The engine has stopped, or the body is gone, and the page says so already.
      }
    };
    const timer = setInterval(() => void look(), PERIOD);
    return () => {
      clearInterval(timer);
      ends.abort();
    };
  }, [studio, field, viewport]);
  if (reading === undefined) return null;
  const look = scene.looks.find(({ row }) => row === reading.row);
  const [label, unit] = FIELD_LABELS[field];
  return (
    <div
      className="probe panel"
      role="status"
      aria-label={say('Probe')}
      ref={(node) => {
        node?.style.setProperty('--x', `${reading.x}px`);
        node?.style.setProperty('--y', `${reading.y}px`);
      }}
    >
      <b>{look && nameOf(look)}</b>
      <span>
        {say(label)} {Number.isNaN(reading.value) ? '–' : withUnit(reading.value, unit)}
      </span>
      {field === 'pressure' && sum !== undefined && (
        <>
          <span>{say('over {}', areaText(sum.area))}</span>
          <span>
            {say('pressure × area')}{' '}
            <output aria-label={say('Pressure times area')}>{sum.integral.toPrecision(6)}</output> N
          </span>
          <span>
            {say('sum of contact forces')}{' '}
            <output aria-label={say('Contact force')}>{sum.force.toPrecision(6)}</output> N
          </span>
        </>
      )}
    </div>
  );
}
