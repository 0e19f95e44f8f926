import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from '../state/store.js';
import { say } from '../state/words.js';
import type { OpenPanels } from '../ui/use-panels.js';
import { watchInsets } from '../ui/watch-insets.js';
import type { Insets } from '../view/stage-camera.js';
import { PlaneView } from './plane-view.js';
import type { PlanarFrame } from './protocol.js';
import { thinned } from './read-outlines.js';
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
    const ends = [session.onFrame(draw), followPointer(view, session), followSize(view, fit)];
    return () => {
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

function followPointer(view: PlaneView, session: PlanarSession): () => void {
  const { canvas } = view;
  const end = new AbortController();
  let [held, moved, lastX, lastY] = [-1, false, 0, 0];
  let isDown = false;
  let line: [number, number][] | undefined;
  const at = (event: MouseEvent): [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const pull = (to: [number, number], first: boolean) => {
    const point = view.toPlane(...to);
    session.pull({ body: held, from: point, to: point, first });
  };
  const down = (event: PointerEvent) => {
    canvas.setPointerCapture(event.pointerId);
    [lastX, lastY] = at(event);
    [isDown, moved] = [true, false];
    if (session.store.get().drawing) {
      line = [view.toPlane(lastX, lastY)];
      return;
    }
    held = session.frame ? view.bodyAt(session.frame, lastX, lastY) : -1;
    if (held >= 0) pull([lastX, lastY], true);
  };
  const move = (event: PointerEvent) => {
    if (!isDown) return;
    const [x, y] = at(event);
    if (line !== undefined) {
      line.push(view.toPlane(x, y));
      view.sketch = line;
      if (session.frame) view.draw(session.frame, session.store.get().shown, session.store.get().chosen);
      return;
    }
    if (Math.abs(x - lastX) + Math.abs(y - lastY) > 2) moved = true;
    if (held >= 0) pull([x, y], false);
    else {
      view.pan(x - lastX, y - lastY);
      session.see(view.region);
      [lastX, lastY] = [x, y];
    }
  };
  const up = () => {
    if (line !== undefined) {
      const [left, , right] = view.region;
      session.add([thinned(line, (right - left) / 120)]);
      [line, view.sketch, isDown] = [undefined, undefined, false];
      return;
    }
    if (held >= 0 && !moved) session.choose(held);
    if (held >= 0) session.pull(undefined);
    [isDown, held] = [false, -1];
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    view.zoom(Math.exp(-event.deltaY * 0.0012), ...at(event));
    session.see(view.region);
  };
  const { signal } = end;
  addEventListener('dragover', (event) => event.preventDefault(), { signal });
  addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) void session.addFile(file, view.toPlane(...at(event)));
    },
    { signal },
  );
  canvas.addEventListener('pointerdown', down, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', up, { signal });
  canvas.addEventListener('pointercancel', up, { signal });
  canvas.addEventListener('wheel', wheel, { signal, passive: false });
  return () => end.abort();
}
