/**
 * Read-outs that change several times a second. They write into the page themselves, and only where something changed:
 * drawing the component tree anew for every number costs more than all the rest of a frame.
 */
import { useLayoutEffect, useRef } from 'react';
import { pageOptions } from '../state/page-options.js';
import type { Readings } from '../state/readings.js';
import { type Store, useStore } from '../state/store.js';

interface LiveTextProps {
  readonly store: Store<Readings>;
  /** Stays the same function, or the read-out subscribes anew with every drawing. */
  readonly text: (readings: Readings) => string;
}

export function LiveText({ store, text }: LiveTextProps) {
  const node = useRef<HTMLSpanElement>(null);
  const { language } = useStore(pageOptions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a world that stands has no new numbers, but other words in another language.
  useLayoutEffect(
    () =>
      follow(store, (readings) => {
        const next = text(readings);
        if (node.current && node.current.textContent !== next) node.current.textContent = next;
      }),
    [store, text, language],
  );
  return <span ref={node} className="live" />;
}

interface LiveBarProps {
  readonly store: Store<Readings>;
  /** Between 0 and 1. */
  readonly share: (readings: Readings) => number;
}

/** A bar; what it shows stands beside it as a number. */
export function LiveBar({ store, share }: LiveBarProps) {
  const node = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      follow(store, (readings) => {
        // Scaled, not resized: nothing else has to be laid out again.
        if (node.current) node.current.style.transform = `scaleX(${share(readings).toFixed(3)})`;
      }),
    [store, share],
  );
  return (
    <span className="bar" aria-hidden="true">
      <span ref={node} />
    </span>
  );
}

function follow(store: Store<Readings>, show: (readings: Readings) => void): () => void {
  show(store.get());
  return store.subscribe(() => show(store.get()));
}
