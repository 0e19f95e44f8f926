import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from '../state/store.js';
import { say } from '../state/words.js';
import type { OpenPanels } from '../ui/use-panels.js';
import { watchInsets } from '../ui/watch-insets.js';
import type { Insets } from '../view/stage-camera.js';
import { PlanePointer } from './plane-pointer.js';
import { PlaneView } from './plane-view.js';
import type { PlanarFrame } from './protocol.js';
import type { PlanarSession } from './session.js';
import { titleOf } from './title-of.js';

interface PlanePaneProps {
  readonly session: PlanarSession;
  /** Filled with the way to show everything. */
  readonly fitRef: RefObject<() => void>;
  readonly open: OpenPanels;
}

/** The canvas: drag a body to pull it, click to see its field, drag the ground to move the picture, wheel to zoom. */
export function PlanePane({ session, fitRef, open }: PlanePaneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { demo, shown, chosen } = useStore(session.store);
  const look = useRef({ shown, chosen });
  look.current = { shown, chosen };
  const insets = useRef<Insets>({ left: 0, right: 0, top: 0, bottom: 0 });
  useEffect(() => {
    const view = new PlaneView(canvas.current!);
    const fit = () => {
      if (session.frame) view.fit(session.frame, insets.current);
      session.see(view.region);
    };
    fitRef.current = fit;
    const draw = (frame: PlanarFrame) => {
      if (frame.number === 0 || view.resize()) {
        view.resize();
        fit();
      }
      view.draw(frame, look.current.shown, look.current.chosen);
    };
    const pointer = new PlanePointer(view, session);
    const ends = [session.onFrame(draw), followSize(view, fit)];
    return () => {
      pointer.dispose();
      for (const end of ends) end();
    };
  }, [session, fitRef]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other panels there are others to watch.
  useEffect(
    () =>
      watchInsets(canvas.current!, (next) => {
        const isOther = JSON.stringify(next) !== JSON.stringify(insets.current);
        insets.current = next;
        if (isOther) fitRef.current();
      }),
    [open, fitRef],
  );
  return (
    <main className="stage">
      <canvas
        ref={canvas}
        className="viewport"
        role="img"
        aria-label={say('The demo {}, moving; its numbers stand in the panel Tools', say(titleOf(demo)))}
      />
    </main>
  );
}

function followSize(view: PlaneView, fit: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (view.resize()) fit();
  });
  observer.observe(view.canvas);
  return () => observer.disconnect();
}
