import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LoadedScene } from '../engine/protocol.js';
import type { StudioState } from '../state/desk.js';
import { measured } from '../state/measured.js';
import type { ReadingsFeed } from '../state/readings.js';
import { type Store, useStore } from '../state/store.js';
import type { Studio } from '../state/studio.js';
import type { ViewOptions } from '../state/view-options.js';
import { say } from '../state/words.js';
import { Grabber } from '../view/grabber.js';
import { markQuality } from '../view/quality.js';
import { Viewport } from '../view/viewport.js';
import { useGizmo } from './use-gizmo.js';
import type { OpenPanels } from './use-panels.js';
import { useShown } from './use-shown.js';
import { watchInsets } from './watch-insets.js';

interface ViewportPaneProps {
  readonly studio: Studio;
  readonly state: StudioState;
  readonly feed: ReadingsFeed;
  readonly view: Store<ViewOptions>;
  readonly open: OpenPanels;
  readonly viewportRef: RefObject<Viewport | undefined>;
}

/** The canvas, and the loop that carries frames from the engine to the picture and the read-outs. */
export function ViewportPane({ studio, state, feed, view, open, viewportRef }: ViewportPaneProps) {
  const { scene, selected } = state;
  const options = useStore(view);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasPicture, setHasPicture] = useState(true);

  useEffect(() => {
    const viewport = makeViewport(canvas.current!);
    setHasPicture(viewport !== undefined);
    viewportRef.current = viewport;
    // For whoever writes scripts in the browser's console, and for tests.
    Object.assign(globalThis, { pliantStudio: { studio, viewport } });
    if (viewport) viewport.onPicture = (time) => studio.tapes.take(time);
    const grabber = viewport && new Grabber(viewport, canvas.current!, studio);
    let request = requestAnimationFrame(function draw(now) {
      request = requestAnimationFrame(draw);
      const frame = (viewport?.isDue(now) ?? true) ? studio.engine.takeFrame() : undefined;
      if (frame !== undefined) {
        feed.offer(frame);
        viewport?.frame(frame);
        // A tape wants every frame, though it looks like the last one.
        if (studio.tapes.isOn) viewport?.invalidate();
      }
      feed.update(now);
      measured(() => viewport?.render(now));
    });
    return () => {
      cancelAnimationFrame(request);
      grabber?.dispose();
      viewport?.dispose();
      viewportRef.current = undefined;
    };
  }, [studio, feed, viewportRef]);

  const shown = useRef<LoadedScene | undefined>(undefined);
  useEffect(() => {
    if (scene === undefined) return;
    const isReset = shown.current?.name === scene.name;
    studio.tapes.endOfBodies();
    viewportRef.current?.setScene(scene, isReset);
    shown.current = scene;
  }, [studio, scene, viewportRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene forgets what was selected in the picture.
  useEffect(() => viewportRef.current?.select(selected), [selected, scene, viewportRef]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with other panels there are others to watch.
  useEffect(
    () => watchInsets(canvas.current!, (insets) => viewportRef.current?.setInsets(insets)),
    [open, viewportRef],
  );

  useEffect(() => viewportRef.current?.setOptions(options), [options, viewportRef]);
  useGizmo(studio, state, viewportRef);
  // Asked once more with every scene: a restarted engine doesn't know, and sizes differ.
  useShown(studio.engine, viewportRef, options, scene, selected);

  return (
    <main className="stage">
      <canvas ref={canvas} className="viewport" aria-label={say('The scene')} tabIndex={-1} />
      {!hasPicture && (
        <div className="message panel" role="alert">
          <h2>{say('No picture')}</h2>
          <p>
            {say(
              'The browser has no WebGL 2, which draws the bodies. Switch on hardware acceleration or use a current browser; the simulation and its numbers run without it.',
            )}
          </p>
        </div>
      )}
    </main>
  );
}

function makeViewport(canvas: HTMLCanvasElement): Viewport | undefined {
  try {
    return new Viewport(canvas);
  } catch {
    // Who draws no bodies has no graphics card to blur panels with.
    markQuality('low');
    return undefined;
  }
}
