const WIDE = '(min-width: 1024px)';

/** Tells how much of the window the open panels cover [px], now and whenever it changes; returns the way to end it. */
export function watchInsets(tell: (left: number, right: number, bottom: number) => void): () => void {
  const panels = ['.gallery', '.side', '.plots'].map((name) => document.querySelector(name));
  const measure = () => {
    const [left, right, bottom] = panels;
    const isWide = matchMedia(WIDE).matches;
    tell(
      isWide ? (left?.clientWidth ?? 0) : 0,
      isWide ? (right?.clientWidth ?? 0) : 0,
      bottom?.clientHeight ?? 0,
    );
  };
  const sizes = new ResizeObserver(measure);
  for (const panel of panels) if (panel !== null) sizes.observe(panel);
  measure();
  return () => sizes.disconnect();
}
