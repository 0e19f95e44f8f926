/** Guesses what a mistyped name was meant to be. */

/** "did you mean 'x'?", or the list of what there is; fits after a semicolon. */
export function didYouMean(name: string, candidates: readonly string[], plural: string): string {
  const near = nearest(name, candidates);
  if (near !== undefined) return `did you mean '${near}'?`;
  return candidates.length === 0
    ? `there are no ${plural} here.`
    : `the ${plural} are ${candidates.join(', ')}.`;
}

export function nearest(name: string, candidates: readonly string[]): string | undefined {
  // Past this length a name is no slip of anything, and the table below would only cost time.
  if (name.length > 64) return undefined;
  let best: string | undefined;
  let fewest = name.length <= 3 ? 2 : 3;
  for (const candidate of candidates) {
    const count = slips(name.toLowerCase(), candidate.toLowerCase());
    if (count < fewest) {
      best = candidate;
      fewest = count;
    }
  }
  return best;
}

/** Edits from `a` to `b`; two swapped neighbours count one (optimal string alignment). */
function slips(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? rows[i - 2][j - 2] + 1 : change;
      row.push(Math.min(above[j] + 1, row[j - 1] + 1, change, swap));
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
