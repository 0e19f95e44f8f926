import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LoadedScene } from '../engine/protocol.js';
import type { ReadingsFeed } from '../state/readings.js';
import type { Studio } from '../state/studio.js';
import { Grabber } from '../view/grabber.js';
import { Viewport } from '../view/viewport.js';

interface ViewportPaneProps {
  readonly studio: Studio;
  readonly scene: LoadedScene | undefined;
  readonly feed: ReadingsFeed;
  readonly viewportRef: RefObject<Viewport | undefined>;
}

/** The canvas, and the loop that carries frames from the engine to the picture and the read-outs. */
export function ViewportPane({ studio, scene, feed, viewportRef }: ViewportPaneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasPicture, setHasPicture] = useState(true);

  useEffect(() => {
    const viewport = makeViewport(canvas.current!);
    setHasPicture(viewport !== undefined);
    viewportRef.current = viewport;
    const grabber = viewport && new Grabber(viewport, canvas.current!, studio);
    let request = requestAnimationFrame(function draw(now) {
      request = requestAnimationFrame(draw);
      const frame = studio.engine.takeFrame();
      if (frame !== undefined) {
        feed.offer(frame);
        viewport?.frame(frame);
      }
      feed.update(now);
      viewport?.render(now);
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
    viewportRef.current?.setScene(scene, isReset);
    shown.current = scene;
  }, [scene, viewportRef]);

  return (
    <>
      <canvas ref={canvas} className="viewport" aria-label="The scene" tabIndex={-1} />
      {!hasPicture && (
        <div className="message panel" role="alert">
          <h2>No picture</h2>
          <p>
            The browser has no WebGL 2, which draws the bodies. Switch on hardware acceleration or use a
            current browser; the simulation and its numbers run without it.
          </p>
        </div>
      )}
    </>
  );
}

function makeViewport(canvas: HTMLCanvasElement): Viewport | undefined {
  try {
    return new Viewport(canvas);
  } catch {
    return undefined;
  }
}
