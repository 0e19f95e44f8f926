import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Vector3 } from 'three';
import type { ReadingsFeed } from '../state/readings.js';
import { say } from '../state/words.js';
import type { Viewport } from '../view/viewport.js';
import { withUnit } from './numbers.js';

export const MEASURES = ['none', 'ruler', 'protractor'] as const;
export type MeasureKind = (typeof MEASURES)[number];

const POINTS: Record<MeasureKind, number> = { none: 0, ruler: 2, protractor: 3 };

interface MeasureToolsProps {
  readonly kind: MeasureKind;
  readonly viewport: RefObject<Viewport | undefined>;
}

/** Clicks set points on bodies or the ground: two for a length, three for an angle, whose corner is the second. */
export function MeasureTools({ kind, viewport }: MeasureToolsProps) {
  const [points, setPoints] = useState<readonly Vector3[]>([]);
  const drawing = useRef<SVGSVGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tool begins with no points.
  useEffect(() => setPoints([]), [kind]);
  useEffect(() => {
    const canvas = viewport.current?.canvas;
    if (canvas === undefined || kind === 'none') return;
    const ends = new AbortController();
    // Before the hand, which would take hold of the body.
    const down = (event: PointerEvent) => {
      const at = event.button === 0 ? viewport.current?.pointAt(event.clientX, event.clientY) : undefined;
      if (at === undefined) return;
      event.stopImmediatePropagation();
      setPoints((old) => (old.length >= POINTS[kind] ? [at] : [...old, at]));
    };
    document.addEventListener('pointerdown', (event) => event.target === canvas && down(event), {
      capture: true,
      signal: ends.signal,
    });
    return () => ends.abort();
  }, [kind, viewport]);
  useEffect(() => {
    if (points.length === 0) return;
    let request = requestAnimationFrame(function place() {
      request = requestAnimationFrame(place);
      const at = points.map((point) => viewport.current?.toScreen(point));
      const [line, label] = [
        drawing.current?.querySelector('polyline'),
        drawing.current?.querySelector('text'),
      ];
      const seen = at.filter((one): one is readonly [number, number] => one !== undefined);
      line?.setAttribute('points', seen.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '));
      drawing.current?.querySelectorAll('circle').forEach((dot, k) => {
        dot.setAttribute('cx', String(at[k]?.[0] ?? -99));
        dot.setAttribute('cy', String(at[k]?.[1] ?? -99));
      });
      const middle = points.length === 3 ? at[1] : at[at.length - 1];
      label?.setAttribute('x', String((middle?.[0] ?? -99) + 12));
      label?.setAttribute('y', String((middle?.[1] ?? -99) - 10));
    });
    return () => cancelAnimationFrame(request);
  }, [points, viewport]);
  if (kind === 'none') return null;
  return (
    <svg ref={drawing} className="measure" role="img" aria-label={textOf(kind, points)}>
      <polyline />
      {points.map((point) => (
        <circle key={point.toArray().join(' ')} r="4" />
      ))}
      <text>{points.length === POINTS[kind] ? textOf(kind, points) : ''}</text>
    </svg>
  );
}

function textOf(kind: MeasureKind, points: readonly Vector3[]): string {
  const left = POINTS[kind] - points.length;
  if (left > 0) return left === 1 ? say('Click one more point') : say('Click {} points', left);
  if (kind === 'ruler') return withUnit(points[0].distanceTo(points[1]), 'm');
  const [a, b] = [points[0].clone().sub(points[1]), points[2].clone().sub(points[1])];
  return `${((a.angleTo(b) * 180) / Math.PI).toFixed(1)}°`;
}

interface StopwatchProps {
  readonly feed: ReadingsFeed;
}

/** Simulated time from one press to the next. */
export function Stopwatch({ feed }: StopwatchProps) {
  const [start, setStart] = useState<number | undefined>(undefined);
  const [taken, setTaken] = useState<number | undefined>(undefined);
  const [now, setNow] = useState(0);
  useEffect(() => feed.store.subscribe(() => setNow(feed.store.get().time)), [feed]);
  const press = () => {
    const { time } = feed.store.get();
    if (start === undefined) {
      setTaken(undefined);
      setStart(time);
    } else {
      setTaken(time - start);
      setStart(undefined);
    }
  };
  const shown = start === undefined ? taken : now - start;
  return (
    <div className="field spread stopwatch">
      <span>{say('Stopwatch')}</span>
      <output aria-label={say('Stopwatch')}>{shown === undefined ? '–' : `${shown.toFixed(3)} s`}</output>
      <button type="button" className="link" aria-pressed={start !== undefined} onClick={press}>
        {say(start === undefined ? 'Start' : 'Stop')}
      </button>
    </div>
  );
}
