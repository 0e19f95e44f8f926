/**
 * An XML file as a tree of elements with their places. Nothing outside the text is ever read: the parser knows no DTD
 * and no entities of its own.
 */
import { SaxesParser } from 'saxes';
import { PliantError } from '../core/errors.js';
import { MAX_TEXT_LENGTH } from '../scene/limits.js';
import { decodeXml } from '../scene/xml/encoding.js';
import { type Triple, triple } from './pose.js';

const MOST_ELEMENTS = 1_000_000;
const DEEPEST = 1000;

export class Element {
  readonly children: Element[] = [];

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
    /** Both from 1. */
    readonly line: number,
    readonly column: number,
    /** The file that another one included; none for the file that was read. */
    readonly file?: string,
  ) {}

  get place(): string {
    const at = `${this.line}:${this.column}`;
    return this.file === undefined ? at : `${this.file} ${at}`;
  }

  all(name: string): Element[] {
    return this.children.filter((child) => child.name === name);
  }

  first(name: string): Element | undefined {
    return this.children.find((child) => child.name === name);
  }

  text(attribute: string): string | undefined {
    return Object.hasOwn(this.attributes, attribute) ? this.attributes[attribute] : undefined;
  }

  need(attribute: string): string {
    const text = this.text(attribute);
    if (text !== undefined) return text;
    throw this.error(`<${this.name}> has no '${attribute}'; give it one.`);
  }

  /** Finite numbers, parted by blanks; `count` of them, or as many as there are. */
  numbers(attribute: string, count?: number): number[] | undefined {
    const text = this.text(attribute)?.trim();
    if (text === undefined) return undefined;
    const values = text === '' ? [] : text.split(/[\s,]+/).map(Number);
    if (values.every(Number.isFinite) && (count === undefined || values.length === count)) return values;
    if (/\$[({]/.test(text))
      throw this.error(
        `'${attribute}' of <${this.name}> is "${text.slice(0, 60)}", which is left of xacro, a program that makes URDF; run it first, or write numbers here.`,
      );
    const wanted = count === undefined ? 'numbers' : count === 1 ? 'one number' : `${count} numbers`;
    throw this.error(`'${attribute}' of <${this.name}> must be ${wanted}, but is "${text.slice(0, 60)}".`);
  }

  number(attribute: string): number | undefined {
    return this.numbers(attribute, 1)?.[0];
  }

  triple(attribute: string): Triple | undefined {
    const values = this.numbers(attribute, 3);
    return values && triple(values);
  }

  error(sentence: string): PliantError {
    const { line, column, file } = this;
    const text = file === undefined ? sentence : `${sentence} This stands in ${file}.`;
    return new PliantError('invalid-value', text, { line, column });
  }
}

/** Where a declaration stands, licences included [UTF-16 units]. */
const START = 20_000;

/** What may stand before the first element, and the declaration among it. */
const DECLARATION = /^(\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*)<\?xml\s[^?>]*\?>/;

/**
 * Public models have declarations of a version 0.0, and licences before them. The text is decoded by now, so a declaration
 * says nothing any more: blanks take its place, and all places stay what they are.
 */
const withoutDeclaration = (text: string): string =>
  text.slice(0, START).replace(DECLARATION, (whole) => whole.replaceAll(/[^\r\n]/g, ' ')) + text.slice(START);

/** The root element of a text, or a PliantError with line and column. */
export function parseXml(input: string | Uint8Array, file?: string): Element {
  // Some public models end with the zero of a string in C.
  const text = (typeof input === 'string' ? input : decodeXml(input)).replace(/\0+$/, '');
  if (text.length > MAX_TEXT_LENGTH)
    throw new PliantError(
      'too-large',
      `The file has ${text.length} characters; the limit is ${MAX_TEXT_LENGTH}.`,
    );
  const parser = new SaxesParser();
  const path: Element[] = [];
  let root: Element | undefined;
  let count = 0;
  let start = { line: 1, column: 1 };
  const refuse = (sentence: string, code: 'syntax' | 'too-large' = 'syntax') =>
    new PliantError(code, sentence, { line: parser.line, column: Math.max(1, parser.columnIndex) });
  parser.on('error', (error) => {
    const where = file === undefined ? '' : ` This stands in ${file}.`;
    throw refuse(`This isn't XML as it should be: ${error.message.replace(/^\d+:\d+: /, '')}${where}`);
  });
  parser.on('opentagstart', ({ name }) => {
    start = { line: parser.line, column: Math.max(1, parser.columnIndex - name.length - 1) };
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++count > MOST_ELEMENTS || path.length > DEEPEST)
      throw refuse('The file has too many elements.', 'too-large');
    const element = new Element(name, attributes, start.line, start.column, file);
    path.at(-1)?.children.push(element);
    root ??= element;
    path.push(element);
  });
  parser.on('closetag', () => void path.pop());
  parser.write(withoutDeclaration(text)).close();
  if (root === undefined) throw refuse('There is no element in this file.');
  return root;
}
