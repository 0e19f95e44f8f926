/** As much of Markdown as lessons are written in: paragraphs, lists, code, bold, italic, links. Nothing of it becomes markup by itself. */
export type Inline =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[]; readonly ordered: boolean }
  | { readonly kind: 'code'; readonly text: string };

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line.startsWith('```')) {
      const end = lines.findIndex((one, k) => k > at && one.startsWith('```'));
      const last = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') });
      at = last + 1;
    } else if (line.trim() === '') at++;
    else if (/^#+ /.test(line)) {
      blocks.push({ kind: 'heading', parts: readInline(line.replace(/^#+ /, '')) });
      at++;
    } else {
      const own = ownLines(lines, at);
      blocks.push(ITEM.test(line) ? listOf(own) : { kind: 'paragraph', parts: readInline(own.join(' ')) });
      at += own.length;
    }
  }
  return blocks;
}

const ITEM = /^(?:[-*]|\d+\.) /;

/** Lines up to the next empty one, code or heading. */
function ownLines(lines: readonly string[], from: number): string[] {
  let end = from + 1;
  while (end < lines.length && lines[end].trim() !== '' && !/^(```|#+ )/.test(lines[end])) end++;
  return lines.slice(from, end);
}

function listOf(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: 'list', items: items.map(readInline), ordered: /^\d/.test(lines[0]) };
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|_([^_]+)_|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** Where a link may lead. */
const SAFE = /^(https?:\/\/|#|\.\/)/;

export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, code, bold, line, star, label, href] = match;
    const italic = line ?? star;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) parts.push({ kind: 'italic', text: italic });
    else if (SAFE.test(href)) parts.push({ kind: 'link', text: label, href });
    else parts.push({ kind: 'text', text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
