import { useEffect, useState } from 'react';
import type { Marks } from '../engine/notes.js';
import type { StudioState } from '../state/desk.js';
import type { ReadingsFeed } from '../state/readings.js';
import { useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';
import { RunLine } from './run-line.js';
import { useTroubles } from './use-troubles.js';

/** How often marks are asked for [ms]. */
const PERIOD = 500;

interface TimelineProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
}

/** The run from its beginning to the end of the scene, with what happened in it. */
export function Timeline({ studio, state, feed }: TimelineProps) {
  const { step, firstStep, lastStep } = useStore(feed.store);
  const { scene, dt } = state;
  const troubles = useTroubles(state);
  const marks = useMarks(studio, state.snapshots);
  const whole = scene?.duration === undefined ? 0 : Math.round(scene.duration / dt);
  return (
    <RunLine
      first={firstStep}
      last={lastStep}
      end={whole}
      step={step}
      marks={marks}
      troubles={troubles.map((trouble) => trouble.step)}
      onSeek={(to) => studio.seek(to)}
    />
  );
}

/** What happened in the run; asked for once in a while, and at once when a snapshot was taken. */
function useMarks(studio: Studio, snapshots: number): Marks | undefined {
  const [marks, setMarks] = useState<Marks | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new snapshot is a new mark.
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
    void ask();
    const timer = setInterval(() => void ask(), PERIOD);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [studio, snapshots]);
  return marks;
}
