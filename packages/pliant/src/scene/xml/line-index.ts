/** Line and column of offsets in one text; the lines are found when the first place is asked for. */
export class LineIndex {
  private starts: number[] | undefined;

  constructor(readonly text: string) {}

  /** Both 1-based; columns in UTF-16 units. Lines end with LF, CR or both. */
  place(offset: number): { line: number; column: number } {
    this.starts ??= lineStarts(this.text);
    const { starts } = this;
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - starts[low] + 1 };
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) starts.push(at + 1);
  }
  return starts;
}
