/**
 * What the page's main thread did, from a trace of the browser, in the thread's own time: that of the processor, which stands still while other
 * programs have it. With `?measure` in its address the page marks the beginning and the end of every drawing. A frame lasts from the end of one
 * drawing to the end of the next.
 */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the thread, and how much of it the event took [µs]. */
  readonly tts?: number;
  readonly tdur?: number;
}

export const CATEGORIES = ['blink.user_timing', 'devtools.timeline'];

/** Work of the browser itself to bring a picture to the screen, on the main thread. */
const PAINTING = ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayerTree'];

export interface FrameWork {
  /** All that the main thread did but draw [ms]: script, styles, layout, garbage collection. */
  readonly work: number;
  /** The page's drawing, and the browser's painting [ms]. */
  readonly picture: number;
  readonly painting: number;
}

export function frameWork(trace: string): FrameWork[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const first = traceEvents.find(isBeginning);
  if (first === undefined) return [];
  const own = traceEvents.filter(
    ({ pid, tid, tts }) => pid === first.pid && tid === first.tid && tts !== undefined,
  );
  own.sort((a, b) => a.tts! - b.tts!);
  const frames: FrameWork[] = [];
  let [end, begin, painted] = [Number.NaN, Number.NaN, 0];
  for (const event of own) {
    const at = event.tts!;
    if (event.ph === 'X' && PAINTING.includes(event.name)) painted += event.tdur ?? 0;
    if (isBeginning(event)) begin = at;
    if (event.name !== 'UserTiming::Measure') continue;
    if (end < begin) frames.push(frameOf(at - end, at - begin, painted));
    [end, painted] = [at, 0];
  }
  return frames;
}

const isBeginning = ({ name, ph }: TraceEvent): boolean => name === 'picture' && ph === 'I';

function frameOf(all: number, picture: number, painting: number): FrameWork {
  return {
    work: Math.max(0, all - picture - painting) / 1000,
    picture: picture / 1000,
    painting: painting / 1000,
  };
}
