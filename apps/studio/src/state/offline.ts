import { whenQuiet } from './when-quiet.js';

/** How long the page waits before it keeps itself [ms]: opening comes first. `?offline` in the address has it at once. */
const DELAY = 15_000;
/** Fetching and keeping every file takes a second of a processor; so long nobody has touched the page then [ms]. */
const QUIET = 5000;

/** Keeps the page for visits without a network, where the browser can. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isWanted = new URLSearchParams(location.search).has('offline');
  whenQuiet(window, isWanted ? 0 : DELAY, isWanted ? 0 : QUIET, () => {
    // A browser that forbids it just needs the network.
    void navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
  });
}
