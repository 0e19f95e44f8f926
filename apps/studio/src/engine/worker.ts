/** The engine's thread: carries messages to the driver and calls it turn by turn. */
import { PliantError } from 'pliant';
import 'pliant/all';
import { Driver } from './driver.js';
import type { Call, FromEngine, ToEngine } from './protocol.js';

/** The part of the worker's global scope that is used; the page's types don't have it. */
interface WorkerScope {
  readonly crossOriginIsolated: boolean;
  postMessage(message: FromEngine, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

/** Pause between turns [ms]: a turn's budget and this make one frame. */
const BREATH = 3;

const driver = new Driver(
  () => performance.now(),
  (buffer) => scope.postMessage({ type: 'frame', buffer }, [buffer]),
  scope.crossOriginIsolated,
  (news) => scope.postMessage(news),
);

let isTurning = false;

function turn(): void {
  isTurning = driver.isBusy;
  if (!isTurning) return;
  try {
    driver.turn();
  } catch (error) {
    isTurning = false;
    scope.postMessage({ type: 'crash', sentence: sentenceOf(error) });
    return;
  }
  setTimeout(turn, BREATH);
}

scope.onmessage = ({ data }) => {
  if (data.type === 'give-back') driver.giveBack(data.buffer);
  else answer(data);
  if (driver.isBusy && !isTurning) turn();
};

function answer({ id, name, args }: Call): void {
  try {
    const call = driver[name] as (...args: readonly unknown[]) => unknown;
    scope.postMessage({ type: 'answer', id, value: call.apply(driver, [...args]) });
  } catch (error) {
    scope.postMessage({ type: 'refusal', id, sentence: sentenceOf(error) });
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof PliantError) return error.message;
  return error instanceof Error ? `The engine failed: ${error.message}` : 'The engine failed.';
}

scope.postMessage({ type: 'ready' });
