// Prose of generated pages, in lines of a length that a narrow window shows whole.

const WIDTH = 120;

/** Breaks a text between words. Lines after the first begin with `indent`. */
export function wrapped(text, indent = '') {
  const lines = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
