/** Shares of red, green and blue as `#rrggbb`. */
export function hexColor(rgb: readonly number[]): string {
  const parts = rgb.slice(0, 3).map((x) => Math.round(255 * Math.min(1, Math.max(0, x))));
  return `#${parts.map((x) => x.toString(16).padStart(2, '0')).join('')}`;
}
