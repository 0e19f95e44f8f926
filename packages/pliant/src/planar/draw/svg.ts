/** Text of SVG: short numbers, escaped words. */
/** At most two decimals: a hundredth of a pixel. */
export function numberText(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
