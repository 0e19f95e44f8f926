import { useEffect, useRef, useState } from 'react';
import type { Marks } from '../engine/notes.js';
import type { StudioState } from '../state/desk.js';
import type { ReadingsFeed } from '../state/readings.js';
import { useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';

/** How often marks are asked for [ms]. */
const PERIOD = 500;

interface TimelineProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
}

/**
 * The run from its beginning to the end of the scene, with what happened in it. Letting go leaves the world paused at that step; beyond the
 * last step that was run there is nothing to go to.
 */
export function Timeline({ studio, state, feed }: TimelineProps) {
  const { step, firstStep, lastStep } = useStore(feed.store);
  const { scene, dt, troubles } = state;
  const [target, setTarget] = useState<number | undefined>(undefined);
  const wanted = useRef<number | undefined>(undefined);
  const whole = scene?.duration === undefined ? 0 : Math.round(scene.duration / dt);
  const end = Math.max(lastStep, firstStep + 1, whole);
  const seek = async (to: number) => {
    setTarget(to);
    const isBusy = wanted.current !== undefined;
    wanted.current = to;
    if (isBusy) return;
    // While one answer is under way only the newest wish counts.
    let done: number | undefined;
    while (done !== wanted.current) {
      done = wanted.current!;
      await studio.seek(done);
    }
    wanted.current = undefined;
    setTarget(undefined);
  };
  return (
    <div className="timeline">
      <MarkStrip
        studio={studio}
        first={firstStep}
        last={end}
        run={lastStep}
        troubles={troubles.map((trouble) => trouble.step)}
      />
      <input
        type="range"
        aria-label="Step of the run"
        min={firstStep}
        max={end}
        value={target ?? step}
        onChange={(event) => void seek(Math.min(Number(event.target.value), lastStep))}
      />
    </div>
  );
}

interface MarkStripProps {
  readonly studio: Studio;
  readonly first: number;
  readonly last: number;
  /** The last step that was run. */
  readonly run: number;
  readonly troubles: readonly number[];
}

/** Contacts that begin above the line, those that end below it, troubles across it; the part that was run is filled. */
function MarkStrip({ studio, first, last, run, troubles }: MarkStripProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [marks, setMarks] = useState<Marks | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      try {
        const answer = await studio.engine.call.marks();
        if (!isOver) setMarks(answer);
      } catch {
        // The engine has stopped, and the page says so already.
      }
    };
    const timer = setInterval(() => void ask(), PERIOD);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [studio]);
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
  return (
    <canvas
      ref={canvas}
      className="marks"
      role="img"
      aria-label={`Marks: ${marks?.begins.length ?? 0} steps in which contacts begin, ${marks?.ends.length ?? 0} in which they end, ${troubles.length} troubles`}
    />
  );
}

/** Half of a slider's thumb [px]. */
const THUMB = 8;
