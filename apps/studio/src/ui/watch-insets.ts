import type { Insets } from '../view/stage-camera.js';

const PARTS = ['.gallery', '.side', '.plots', '.top', '.transport', '.title'];

/** Between the title and a sheet below it, for bodies to be seen at all [px]. */
const LEAST_ROOM = 120;

/**
 * Tells how much of a canvas panels, title and transport cover at its edges [px], now and whenever it changes; returns the way to end it.
 */
export function watchInsets(canvas: HTMLElement, tell: (insets: Insets) => void): () => void {
  const find = () => PARTS.map((name) => document.querySelector(name));
  const measure = () => {
    const own = canvas.getBoundingClientRect();
    const [left, right, plots, top, transport, title] = find().map(boxOf);
    // Where panels lie over the whole width they are sheets.
    const isSheet = (box: DOMRect) => box.width >= 0.6 * innerWidth;
    // A long title goes down beside the panels.
    const lower = Math.max(top?.bottom ?? own.top, title?.bottom ?? own.top);
    const under = Math.max(0, lower - own.top);
    // A low sheet has the picture above it; a high one leaves it no room, and the picture stays as it is.
    const isLow = (box: DOMRect | undefined) =>
      box !== undefined && isSheet(box) && box.top - own.top - under >= LEAST_ROOM;
    const covers = [plots, transport, ...[left, right].filter(isLow)];
    const lowest = Math.min(own.bottom, ...covers.map((box) => box?.top ?? own.bottom));
    // For what stands right below the title, however many lines that has.
    const { style } = document.documentElement;
    style.setProperty('--under-title', `${under}px`);
    style.setProperty('--over-title', `${lower - (top?.bottom ?? lower)}px`);
    tell({
      left: left && !isSheet(left) ? Math.max(0, left.right - own.left) : 0,
      right: right && !isSheet(right) ? Math.max(0, own.right - right.left) : 0,
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
