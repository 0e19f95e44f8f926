import { type RefObject, useEffect } from 'react';
import type { Engine } from '../engine/engine.js';
import { shownOf, type ViewOptions } from '../state/view-options.js';
import type { Viewport } from '../view/viewport.js';

const NONE: readonly number[] = [];

/** Tells an engine what its frames should bring, whenever the view, the scene or its size changes. */
export function useShown(
  engine: Engine,
  viewport: RefObject<Viewport | undefined>,
  options: ViewOptions,
  scene: object | undefined,
  selected: readonly number[] = NONE,
): void {
  useEffect(() => {
    if (scene === undefined) return;
    const tell = () => {
      // An engine that has stopped says so elsewhere.
      void engine.call
        .setShown(shownOf(options, viewport.current?.size ?? 1, selected))
        .catch(() => undefined);
    };
    if (viewport.current) viewport.current.onMeasure = tell;
    tell();
  }, [engine, viewport, options, scene, selected]);
}
