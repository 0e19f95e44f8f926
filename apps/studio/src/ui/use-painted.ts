import { useEffect, useState } from 'react';

/**
 * False until the browser has shown the component once. What takes long to make comes after that: the page answers a key with the panel at once,
 * and the panel fills in the next turn.
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The turn of a picture comes before its painting, a timer of that turn after it.
    const turn = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(turn);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
