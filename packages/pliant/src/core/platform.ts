/** The few things of the platform that the engine uses, typed here because it compiles without DOM and Node types. */
interface Platform {
  readonly performance?: { now(): number };
}

const clock = (globalThis as Platform).performance;

/** Milliseconds from an arbitrary origin; for timing only, never for results. */
export function now(): number {
  return clock === undefined ? 0 : clock.now();
}
