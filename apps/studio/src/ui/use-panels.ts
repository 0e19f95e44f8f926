import { useCallback, useEffect, useState } from 'react';
import { recall, remember } from '../state/memory.js';

export type PanelName = 'scenes' | 'side' | 'plots';
export type OpenPanels = Readonly<Record<PanelName, boolean>>;

const NARROW = '(max-width: 1023px)';
const CLOSED: OpenPanels = { scenes: false, side: false, plots: false };
const WIDE: OpenPanels = { scenes: true, side: true, plots: false };

const isNarrow = () => matchMedia(NARROW).matches;

/** Which panels are open, as at the last visit. A narrow window has room for one at a time. */
export function usePanels() {
  const [open, setOpen] = useState<OpenPanels>(() => (isNarrow() ? CLOSED : { ...WIDE, ...recall().panels }));
  // A window that becomes narrow has room for the plots, or for one sheet.
  useEffect(() => {
    const query = matchMedia(NARROW);
    const change = () => {
      if (query.matches) setOpen(({ plots }) => ({ ...CLOSED, plots }));
      else setOpen((was) => ({ ...WIDE, ...recall().panels, plots: was.plots }));
    };
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  const show = useCallback(
    (name: PanelName) => setOpen((was) => ({ ...(isNarrow() ? CLOSED : was), [name]: true })),
    [],
  );
  const toggle = (name: PanelName) => {
    setOpen((was) => {
      const others = isNarrow() ? CLOSED : was;
      const now = { ...others, [name]: !was[name] };
      if (!isNarrow()) remember({ panels: now });
      return now;
    });
  };
  const closeOnNarrow = () => {
    if (isNarrow()) setOpen(CLOSED);
  };
  return { open, toggle, show, closeOnNarrow };
}
