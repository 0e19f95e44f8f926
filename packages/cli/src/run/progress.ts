/** One line on the terminal behind stderr that is drawn over itself, and is gone when the work is done. */
import type { Io } from '../io.js';
import { significant } from './quantities.js';

/** Between two drawings [ms]. */
const INTERVAL = 100;
const LONGEST_BAR = 40;

export class Progress {
  private readonly began = performance.now();
  private drawn = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly io: Io,
    private readonly total: number,
    private readonly enabled: boolean,
    private readonly noun = 'step',
  ) {}

  /** Draws when it is time to. */
  update(done: number): void {
    const now = performance.now();
    if (!this.enabled || this.io.columns === 0 || now - this.drawn < INTERVAL) return;
    this.drawn = now;
    this.io.stderr(
      `\r${progressLine(done, this.total, now - this.began, this.io.columns, this.noun)}\u001b[K`,
    );
  }

  clear(): void {
    if (this.drawn > Number.NEGATIVE_INFINITY) this.io.stderr('\r\u001b[K');
  }
}

/** Never longer than the terminal: a wrapped line can't be drawn over. */
export function progressLine(
  done: number,
  total: number,
  elapsedMs: number,
  columns: number,
  noun = 'step',
): string {
  const share = total > 0 ? Math.min(done / total, 1) : 1;
  const left = done > 0 ? (elapsedMs / done) * (total - done) : Number.NaN;
  const rate = noun === 'step' || done === 0 ? '' : `  ${significant((done / elapsedMs) * 1000)} a second`;
  const words = ` ${String(Math.floor(share * 100)).padStart(3)} %  ${noun} ${done} of ${total}${rate}  ${timeLeft(left)}`;
  const length = Math.min(LONGEST_BAR, columns - words.length - 3);
  if (length < 5) return words.trim().slice(0, Math.max(columns - 1, 0));
  const full = Math.round(share * length);
  return `[${'#'.repeat(full)}${'-'.repeat(length - full)}]${words}`;
}

function timeLeft(ms: number): string {
  if (!Number.isFinite(ms)) return '';
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds} s left`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s left`;
}
