/** Time that this thread has worked, so that a busy machine does not look like a slow step. */
import { readFileSync } from 'node:fs';

/** [ms]; the plain clock where the system doesn't tell. */
export function threadClock(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
