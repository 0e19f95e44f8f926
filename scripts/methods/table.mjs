/** A Markdown table whose columns line up in the text too. */
export function table(head, rows) {
  const clean = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, k) => Math.max(3, ...clean.map((row) => [...row[k]].length)));
  const line = (row) =>
    `| ${row.map((cell, k) => cell + ' '.repeat(widths[k] - [...cell].length)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(clean[0]), rule, ...clean.slice(1).map(line)].join('\n');
}
