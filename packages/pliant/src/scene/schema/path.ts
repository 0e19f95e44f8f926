/** Keys and indices from the root of a value to one place in it. */
export type Path = readonly (string | number)[];

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const LONGEST_KEY = 40;

/** `bodies[3].shape.radius`; keys that aren't plain words are quoted, long ones cut. */
export function pathText(path: Path, root = ''): string {
  let text = root;
  for (const segment of path) {
    if (typeof segment === 'number') text += `[${segment}]`;
    else if (segment.length <= LONGEST_KEY && IDENTIFIER.test(segment))
      text += text === '' ? segment : `.${segment}`;
    else text += `[${quoted(segment)}]`;
  }
  return text;
}

/** A piece of somebody's text in double quotes, cut to a readable length, on one line. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > LONGEST_KEY ? `${text.slice(0, LONGEST_KEY)}…` : text);
}

/** A key or name in single quotes, cut likewise. */
export function named(text: string): string {
  return `'${quoted(text).slice(1, -1)}'`;
}
