import { type RefObject, useEffect, useRef } from 'react';
import type { Rival } from '../state/rival.js';
import { type Store, useStore } from '../state/store.js';
import type { ViewOptions } from '../state/view-options.js';
import { say } from '../state/words.js';
import { type NamedWorld, worldNames } from '../state/world-names.js';
import { Viewport } from '../view/viewport.js';
import type { OpenPanels } from './use-panels.js';
import { useShown } from './use-shown.js';
import { watchInsets } from './watch-insets.js';

interface RivalPaneProps {
  readonly rival: Rival;
  /** The methods of the first world. */
  readonly first: NamedWorld;
  readonly view: Store<ViewOptions>;
  readonly open: OpenPanels;
  /** The picture whose camera this one follows. */
  readonly leader: RefObject<Viewport | undefined>;
}

/** The picture of the second world, seen from where the first is seen. */
export function RivalPane({ rival, first, view, open, leader }: RivalPaneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const own = useRef<Viewport | undefined>(undefined);
  const { scene, methods, parameters } = useStore(rival.store);
  const names = worldNames(first, { methods, parameters });
  const options = useStore(view);

  useEffect(() => {
    if (leader.current === undefined) return;
    const viewport = new Viewport(canvas.current!);
    own.current = viewport;
    viewport.painter.join(leader.current.painter);
    let request = requestAnimationFrame(function draw(now) {
      request = requestAnimationFrame(draw);
      const frame = viewport.isDue(now) ? rival.engine.takeFrame() : undefined;
      if (frame !== undefined) viewport.frame(frame);
      if (leader.current !== undefined) viewport.follow(leader.current);
      viewport.render(now);
    });
    return () => {
      cancelAnimationFrame(request);
      viewport.painter.part();
      viewport.dispose();
      own.current = undefined;
    };
  }, [rival, leader]);

  useEffect(() => own.current?.setScene(scene, false), [scene]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other panels there are others to watch.
  useEffect(() => watchInsets(canvas.current!, (insets) => own.current?.setInsets(insets)), [open]);
  useEffect(() => own.current?.setOptions(options), [options]);
  useShown(rival.engine, own, options, scene);

  return (
    <section className="stage" aria-label={say('World B')}>
      <canvas
        ref={canvas}
        className="viewport rival"
        aria-label={say('The scene in world B')}
        tabIndex={-1}
      />
      <span className="side-name a">{names[0]}</span>
      <span className="side-name b">{names[1]}</span>
    </section>
  );
}
