/**
 * Tells how much of a canvas the open panels cover at its left, right and bottom [px], now and whenever it changes; returns
 * the way to end it.
 */
export function watchInsets(
  canvas: HTMLElement,
  tell: (left: number, right: number, bottom: number) => void,
): () => void {
  const panels = ['.gallery', '.side', '.plots'].map((name) => document.querySelector(name));
  const measure = () => {
    const own = canvas.getBoundingClientRect();
    const [left, right, bottom] = panels.map((panel) => panel?.getBoundingClientRect());
    // Where panels lie over the whole width they are sheets, and the picture stays as it is.
    const isBeside = (box: DOMRect | undefined): box is DOMRect =>
      box !== undefined && box.width < 0.6 * innerWidth;
    tell(
      isBeside(left) ? Math.max(0, left.right - own.left) : 0,
      isBeside(right) ? Math.max(0, own.right - right.left) : 0,
      bottom?.height ?? 0,
    );
  };
  const sizes = new ResizeObserver(measure);
  for (const panel of [canvas, ...panels]) if (panel !== null) sizes.observe(panel);
  measure();
  return () => sizes.disconnect();
}
