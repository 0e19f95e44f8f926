import type { Insets } from '../view/stage-camera.js';

const PARTS = ['.gallery', '.side', '.plots', '.top', '.transport'];

/**
 * Tells how much of a canvas panels, title and transport cover at its edges [px], now and whenever it changes; returns the way to end it.
 */
export function watchInsets(canvas: HTMLElement, tell: (insets: Insets) => void): () => void {
  const find = () => PARTS.map((name) => document.querySelector(name));
  const measure = () => {
    const own = canvas.getBoundingClientRect();
    const [left, right, plots, top, transport] = find().map(boxOf);
    // Where panels lie over the whole width they are sheets, and the picture stays as it is.
    const isBeside = (box: DOMRect | undefined): box is DOMRect =>
      box !== undefined && box.width < 0.6 * innerWidth;
    const lowest = Math.min(plots?.top ?? own.bottom, transport?.top ?? own.bottom, own.bottom);
    const under = Math.max(0, (top?.bottom ?? own.top) - own.top);
    // For what stands right below the title, however many lines that has.
    document.documentElement.style.setProperty('--under-title', `${under}px`);
    tell({
      left: isBeside(left) ? Math.max(0, left.right - own.left) : 0,
      right: isBeside(right) ? Math.max(0, own.right - right.left) : 0,
      top: under,
      bottom: Math.max(0, own.bottom - lowest),
    });
  };
  const sizes = new ResizeObserver(measure);
  for (const part of [canvas, ...find()]) if (part !== null) sizes.observe(part);
  measure();
  return () => sizes.disconnect();
}

/** Where a part is; what is hidden is nowhere. */
function boxOf(part: Element | null): DOMRect | undefined {
  const box = part?.getBoundingClientRect();
  return box !== undefined && box.width > 0 ? box : undefined;
}
