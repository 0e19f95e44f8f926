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
    setPresenting((was) => {
      // A browser that forbids full screen presents in its window.
      if (was) void document.exitFullscreen?.().catch(() => undefined);
      else void document.documentElement.requestFullscreen?.().catch(() => undefined);
      return !was;
    });
  }, []);
  return { presenting, present };
}
