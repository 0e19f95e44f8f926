import { type RefObject, useEffect } from 'react';
import type { StudioState } from '../state/desk.js';
import type { Studio } from '../state/studio.js';
import type { Viewport } from '../view/viewport.js';

/** Hangs the gizmo on what is selected, where the scene begins with it. */
export function useGizmo(
  studio: Studio,
  state: StudioState,
  viewport: RefObject<Viewport | undefined>,
): void {
  const { gizmo, selected, snap, scene } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another scene the bodies were made anew, perhaps elsewhere.
  useEffect(() => {
    const { current } = viewport;
    if (current === undefined) return;
    current.gizmo.onPlace = (bodies) => void studio.building.place(bodies);
    let isOver = false;
    const hang = async () => {
      const rows = gizmo === 'off' ? [] : selected;
      const poses = rows.length === 0 ? [] : await studio.engine.call.poses(rows);
      if (isOver) return;
      const held = poses.map((pose, k) => ({ ...pose, row: rows[k], size: current.sizeOf(rows[k]) }));
      current.gizmo.show(gizmo, held, snap, current.snapUnit);
      current.invalidate();
    };
    // A world without a scene has no poses to change.
    void hang().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [studio, viewport, gizmo, selected, snap, scene]);
}
