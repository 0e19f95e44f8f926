/** Tallies what a reader leaves out, so that a file with a million edges gives one sentence and not a million. */
export class Notes {
  private overlaps = 0;
  private readonly tally = new Map<string, { count: number; where: string }>();

  /** `what` is a plural, such as "lines"; `where` is asked for the first one only. */
  leftOut(what: string, where: () => string, count = 1): void {
    if (count === 0) return;
    const entry = this.tally.get(what);
    if (entry) entry.count += count;
    else this.tally.set(what, { count, where: where() });
  }

  /** Polygons that have no right answer; see PolygonTriangulator. */
  overlapping(count: number): void {
    this.overlaps += count;
  }

  sentences(): string[] {
    const sentence = `Polygons that cross themselves or are too large to be cut well became fans: ${this.overlaps}.`;
    return [...this.noteLeftOut(), ...(this.overlaps > 0 ? [sentence] : [])];
  }

  private noteLeftOut(): string[] {
    return [...this.tally].map(
      ([what, { count, where }]) => `Left out ${what}: ${count}, the first ${where}.`,
    );
  }
}
