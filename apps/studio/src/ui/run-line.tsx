import { useEffect, useRef, useState } from 'react';
import type { Marks } from '../engine/notes.js';
import { say } from '../state/words.js';

/** Half of a slider's thumb [px]. */
const THUMB = 8;

interface RunLineProps {
  /** The first and the last step that can be gone to. */
  readonly first: number;
  readonly last: number;
  /** The step at which the scene ends; the line is as long as that at least. */
  readonly end: number;
  /** Where the world stands. */
  readonly step: number;
  readonly marks: Marks | undefined;
  /** Steps of troubles. */
  readonly troubles: readonly number[];
  readonly onSeek: (step: number) => Promise<void>;
}

/**
 * A run as a line as wide as the picture, with its marks. Letting go leaves the world paused at that step; beyond the last step that was run
 * there is nothing to go to.
 */
export function RunLine({ first, last, end: whole, step, marks, troubles, onSeek }: RunLineProps) {
  const [target, setTarget] = useState<number | undefined>(undefined);
  const wanted = useRef<number | undefined>(undefined);
  const end = Math.max(last, first + 1, whole);
  const seek = async (to: number) => {
    setTarget(to);
    const isBusy = wanted.current !== undefined;
    wanted.current = to;
    if (isBusy) return;
    // While one answer is under way only the newest wish counts.
    let done: number | undefined;
    while (done !== wanted.current) {
      done = wanted.current!;
      await onSeek(done);
    }
    wanted.current = undefined;
    setTarget(undefined);
  };
  return (
    <div className="timeline">
      <MarkStrip first={first} last={end} run={last} marks={marks} troubles={troubles} />
      <input
        type="range"
        aria-label={say('Step of the run')}
        min={first}
        max={end}
        value={target ?? step}
        onChange={(event) => void seek(Math.min(Number(event.target.value), last))}
      />
      {[...(marks?.snapshots ?? [])].map((at) => (
        <button
          key={at}
          type="button"
          className="snapshot-mark"
          title={say('Go to the snapshot at step {}', at)}
          style={{ left: `calc(${THUMB}px + (100% - ${2 * THUMB}px) * ${(at - first) / (end - first)})` }}
          onClick={() => void seek(at)}
        >
          <span className="hidden">{say('Go to the snapshot at step {}', at)}</span>
        </button>
      ))}
    </div>
  );
}

interface MarkStripProps extends Pick<RunLineProps, 'first' | 'last' | 'marks' | 'troubles'> {
  /** The last step that was run. */
  readonly run: number;
}

/** Contacts that begin above the line, those that end below it, troubles across it; the part that was run is filled. */
function MarkStrip({ first, last, run, marks, troubles }: MarkStripProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = troubles.join(' ');
  useEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    const { clientWidth: width, clientHeight: height } = current;
    current.width = width * devicePixelRatio;
    current.height = height * devicePixelRatio;
    const context = current.getContext('2d');
    if (context === null) return;
    context.scale(devicePixelRatio, devicePixelRatio);
    const style = getComputedStyle(current);
    // Where the thumb's middle can be.
    const x = (step: number) => THUMB + ((step - first) / Math.max(last - first, 1)) * (width - 2 * THUMB);
    const tick = (steps: Iterable<number>, color: string, y: number, length: number) => {
      context.fillStyle = style.getPropertyValue(color);
      let before = -1;
      for (const step of steps) {
        const at = Math.round(x(step));
        if (at !== before && step >= first) context.fillRect(at, y, 1, length);
        before = at;
      }
    };
    const middle = height / 2;
    context.fillStyle = style.getPropertyValue('--wash');
    context.fillRect(x(first), 0, x(run) - x(first), height);
    if (marks !== undefined) {
      tick(marks.begins, '--accent', 0, middle - 3);
      tick(marks.ends, '--quiet', middle + 3, middle - 3);
    }
    context.fillStyle = style.getPropertyValue('--warn');
    for (const step of key === '' ? [] : key.split(' ')) context.fillRect(x(Number(step)) - 1, 0, 3, height);
  }, [marks, first, last, run, key]);
  const counts = [
    marks?.begins.length ?? 0,
    marks?.ends.length ?? 0,
    troubles.length,
    marks?.snapshots.length ?? 0,
  ];
  return (
    <canvas
      ref={canvas}
      className="marks"
      role="img"
      aria-label={say(
        'Marks: {} steps in which contacts begin, {} in which they end, {} troubles, {} snapshots',
        ...counts,
      )}
    />
  );
}
