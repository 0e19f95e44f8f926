import { useCallback, useEffect, useState } from 'react';

/** Presentation: full screen where the browser allows it, large letters, panels hidden. Leaving the full screen ends it. */
export function usePresenting() {
  const [presenting, setPresenting] = useState(false);
  useEffect(() => {
    const change = () => {
      if (document.fullscreenElement === null) setPresenting(false);
    };
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, []);
  const present = useCallback(() => {
    // A browser that forbids full screen, or knows of no gesture any more, presents in its window.
    if (presenting && document.fullscreenElement !== null)
      void document.exitFullscreen().catch(() => undefined);
    else if (!presenting && navigator.userActivation?.isActive !== false)
      void document.documentElement.requestFullscreen?.().catch(() => undefined);
    setPresenting(!presenting);
  }, [presenting]);
  return { presenting, present };
}
