import { useCallback, useEffect, useState } from 'react';
import { recall, remember } from '../state/memory.js';
import { isUnder, pageOptions } from '../state/page-options.js';

export type PanelName = 'scenes' | 'side' | 'plots';
export type OpenPanels = Readonly<Record<PanelName, boolean>>;

const CLOSED: OpenPanels = { scenes: false, side: false, plots: false };
const WIDE: OpenPanels = { scenes: true, side: true, plots: false };

const isNarrow = () => isUnder(1024);

/** Which panels are open, as at the last visit. A narrow window has room for one at a time. */
export function usePanels() {
  const [open, setOpen] = useState<OpenPanels>(() => (isNarrow() ? CLOSED : { ...WIDE, ...recall().panels }));
  // A window that becomes narrow has room for the plots, or for one sheet.
  useEffect(() => {
    let was = isNarrow();
    const change = (event?: Event) => {
      if (isNarrow() === was) return;
      was = !was;
      // Who makes the text larger does it in the panel on the side, which stays.
      if (was && event === undefined) setOpen(({ side }) => ({ ...CLOSED, side }));
      else if (was) setOpen(({ plots }) => ({ ...CLOSED, plots }));
      else setOpen((before) => ({ ...WIDE, ...recall().panels, plots: before.plots }));
    };
    const end = pageOptions.subscribe(() => change());
    addEventListener('resize', change);
    return () => {
      end();
      removeEventListener('resize', change);
    };
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
