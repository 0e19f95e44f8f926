/** Writes JSON for people: what fits a line stands on one, and every number reads back to the same bits. */

const LINE_WIDTH = 100;

/** `value` holds plain objects, arrays, texts, booleans and finite numbers only. */
export function writeJson(value: unknown): string {
  return `${write(value, '', true)}\n`;
}

function write(value: unknown, indent: string, outermost = false): string {
  if (typeof value !== 'object' || value === null) return scalarText(value);
  const line = outermost ? undefined : writeInline(value, LINE_WIDTH - indent.length);
  if (line !== undefined) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${write(item, inner)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${write(item, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

/** The value on one line, or undefined when that takes more than `room` characters; gives up early. */
function writeInline(value: unknown, room: number): string | undefined {
  if (typeof value !== 'object' || value === null) {
    const text = scalarText(value);
    return text.length <= room ? text : undefined;
  }
  const isArray = Array.isArray(value);
  let text = '';
  for (const [key, item] of Object.entries(value)) {
    const label = isArray ? '' : `${JSON.stringify(key)}: `;
    const separator = text === '' ? '' : ', ';
    const rest = writeInline(item, room - text.length - label.length - separator.length - 2);
    if (rest === undefined) return undefined;
    text += separator + label + rest;
  }
  if (isArray) return `[${text}]`;
  return text === '' ? '{}' : `{ ${text} }`;
}

function scalarText(value: unknown): string {
  // JSON.stringify would lose the sign of -0.
  return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}
