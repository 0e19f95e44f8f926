/** Colours of a signed distance: blue inside, sand outside, in bands like level lines, darker away from the boundary. */
const BANDS = 12;
const INSIDE = [
  [222, 235, 250],
  [30, 70, 150],
] as const;
const OUTSIDE = [
  [253, 246, 227],
  [190, 120, 50],
] as const;

/** @param size the largest distance in the picture [m]. */
export function colourOf(value: number, size: number): string {
  const band = size > 0 ? Math.min(BANDS - 1, Math.floor((Math.abs(value) / size) * BANDS)) : 0;
  const [near, far] = value < 0 ? INSIDE : OUTSIDE;
  const t = band / (BANDS - 1);
  const channel = (k: 0 | 1 | 2) => Math.round(near[k] + t * (far[k] - near[k]));
  return `rgb(${channel(0)},${channel(1)},${channel(2)})`;
}
