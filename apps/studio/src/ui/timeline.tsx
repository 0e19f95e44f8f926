import { useRef, useState } from 'react';
import type { ReadingsFeed } from '../state/readings.js';
import { useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';

interface TimelineProps {
  readonly studio: Studio;
  readonly feed: ReadingsFeed;
}

/** The past of the run as a slider; letting go leaves the world paused at that step. */
export function Timeline({ studio, feed }: TimelineProps) {
  const { step, firstStep, lastStep } = useStore(feed.store);
  const [target, setTarget] = useState<number | undefined>(undefined);
  const wanted = useRef<number | undefined>(undefined);
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
      <input
        type="range"
        aria-label="Step of the run"
        min={firstStep}
        max={Math.max(lastStep, firstStep + 1)}
        value={target ?? step}
        onChange={(event) => void seek(Number(event.target.value))}
      />
    </div>
  );
}
