/** `?measure` in the address puts every picture into the browser's performance timeline, under the name 'picture'. */
const NAME = 'picture';
const isOn = new URLSearchParams(location.search).has('measure');

export function measured(draw: () => void): void {
  if (!isOn) return draw();
  performance.mark(NAME);
  draw();
  performance.measure(NAME, NAME);
  performance.clearMarks(NAME);
}
