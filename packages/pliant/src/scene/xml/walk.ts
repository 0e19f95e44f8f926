/**
 * Walks through the XML of a molecule scene and checks it against the grammar as it goes, element by element; nothing
 * is kept but the path to the present element. Stops at the first fault.
 *
 * The parser knows no DTD, so nothing outside the text is ever read, and no entity but the five of XML itself and
 * character references exists. A DOCTYPE is compared with the grammar's root; declarations inside it can't be obeyed,
 * so those of entities are refused and the rest must be comments or declarations that the grammar replaces.
 */
import { SaxesParser } from 'saxes';
import { type ErrorCode, PliantError } from '../../core/errors.js';
import { hint } from '../schema/near.js';
import { type ElementName, type ElementRule, ROOT, ruleOf } from './grammar.js';
import type { LineIndex } from './line-index.js';
import { quoted, readValue } from './values.js';

/** Attributes that are there and right, by kind and name. What the grammar requires is always there. */
export interface Values {
  readonly numbers: Readonly<Record<string, number>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, boolean>>;
}

export interface Visitor {
  /** An element starts; `at` is the offset of its tag. */
  open(name: ElementName, values: Values, at: number): void;
  close(name: ElementName): void;
}

interface Frame {
  readonly name: ElementName;
  readonly rule: ElementRule;
  readonly at: number;
  /** Place in the rule's list of children that the next child may not stand before. */
  next: number;
}

/** Most attributes of one tag; the grammar needs 8. */
const MAX_ATTRIBUTES = 64;

/** Longest document type [UTF-16 units]; the grammar as a DTD has 2,000. */
const MAX_DOCTYPE = 20_000;

export class Walk {
  private readonly parser = new SaxesParser();
  private readonly path: Frame[] = [];
  /** Offset after the closing quote of each attribute of the present tag. */
  private readonly attributeEnds = new Map<string, number>();
  private tagAt = 0;

  constructor(
    private readonly lines: LineIndex,
    private readonly visitor: Visitor,
  ) {}

  run(): void {
    const { parser } = this;
    parser.on('error', (error) => {
      throw this.fault(parser.position, brokenXml(error.message), 'syntax');
    });
    parser.on('doctype', (text) => this.doctype(text));
    parser.on('opentagstart', ({ name }) => {
      this.tagAt = Math.max(0, this.lines.text.lastIndexOf(`<${name}`, parser.position));
      this.attributeEnds.clear();
    });
    parser.on('attribute', ({ name }) => {
      this.attributeEnds.set(name, parser.position);
      if (this.attributeEnds.size > MAX_ATTRIBUTES)
        throw this.fault(this.tagAt, 'The element has too many attributes.', 'too-large');
    });
    parser.on('opentag', ({ name, attributes }) => this.open(name, attributes));
    parser.on('closetag', () => this.close());
    parser.on('text', (text) => this.text(text));
    parser.on('cdata', (text) => this.text(text));
    parser.write(this.lines.text).close();
  }

  /** The error of this offset in the text. */
  fault(at: number, sentence: string, code: ErrorCode = 'invalid-value'): PliantError {
    return new PliantError(code, sentence, this.lines.place(Math.min(at, this.lines.text.length)));
  }

  /** Offset of the name of an attribute of the present tag, or of the tag. */
  attributeAt(name: string): number {
    const end = this.attributeEnds.get(name);
    if (end === undefined) return this.tagAt;
    const { text } = this.lines;
    const opening = text.lastIndexOf(text[end - 1], end - 2);
    return Math.max(this.tagAt, text.lastIndexOf(name, opening - 1));
  }

  private doctype(text: string): void {
    const at = Math.max(0, this.lines.text.indexOf('<!DOCTYPE'));
    const name = /^\s*([^\s[]+)/.exec(text)?.[1] ?? '';
    if (name !== ROOT)
      throw this.fault(at, `The document type is ${quoted(name)}; expected '${ROOT}'.`, 'syntax');
    if (text.length > MAX_DOCTYPE) throw this.fault(at, 'The document type is too long.', 'too-large');
    const subset = text.indexOf('[');
    if (subset < 0) return;
    const declarations = text.slice(subset).replace(/<!--[\s\S]*?-->/g, '');
    if (/<!ENTITY|%/.test(declarations)) {
      const sentence = 'Entity declarations are refused; write the text itself where the entity is used.';
      throw this.fault(Math.max(at, this.lines.text.indexOf('<!ENTITY', at)), sentence, 'syntax');
    }
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.path.at(-1);
    const rule = ruleOf(name);
    if (!parent && name !== ROOT)
      throw this.fault(this.tagAt, `The outermost element is ${quoted(name)}; expected '${ROOT}'.`, 'syntax');
    if (parent) this.placeChild(parent, name);
    if (!rule) throw this.fault(this.tagAt, `There is no element ${quoted(name)}.`, 'unknown-name');
    const frame = { name: name as ElementName, rule, at: this.tagAt, next: 0 };
    const values = this.readAttributes(frame, attributes);
    this.path.push(frame);
    this.visitor.open(frame.name, values, frame.at);
  }

  /** Children come in the grammar's order: those that must come once may be neither missing nor doubled. */
  private placeChild(parent: Frame, name: string): void {
    const { children } = parent.rule;
    const place = children.findIndex((child) => child.name === name);
    if (place < 0) {
      const allowed = children.map((child) => child.name);
      const rest =
        allowed.length === 0 ? `'${parent.name}' has no elements inside.` : hint(name, allowed, 'elements');
      throw this.fault(
        this.tagAt,
        `The element ${quoted(name)} can't stand in '${parent.name}'; ${rest}`,
        'unknown-name',
      );
    }
    if (place < parent.next) {
      const why =
        children[place].count === 'one'
          ? 'is there already'
          : `must stand before '${children[place + 1].name}'`;
      throw this.fault(this.tagAt, `The element '${name}' ${why} in '${parent.name}'.`, 'syntax');
    }
    this.requireUpTo(parent, place, this.tagAt);
    parent.next = children[place].count === 'one' ? place + 1 : place;
  }

  private requireUpTo(frame: Frame, place: number, at: number): void {
    const missing = frame.rule.children.slice(frame.next, place).find(({ count }) => count === 'one');
    if (!missing) return;
    throw this.fault(at, `'${frame.name}' needs an element '${missing.name}' here.`, 'missing-key');
  }

  private readAttributes(frame: Frame, attributes: Readonly<Record<string, string>>): Values {
    const rules = frame.rule.attributes;
    const numbers: Record<string, number> = {};
    const texts: Record<string, string> = {};
    const flags: Record<string, boolean> = {};
    for (const [name, text] of Object.entries(attributes)) {
      if (!Object.hasOwn(rules, name)) throw this.unknownAttribute(frame, name);
      const rule = rules[name].value;
      const value = readValue(rule, text);
      if (typeof value === 'number') numbers[name] = value;
      else if (typeof value === 'string') texts[name] = value;
      else if (typeof value === 'boolean') flags[name] = value;
      else {
        const sentence = `The attribute '${name}' of '${frame.name}' is ${quoted(text)}; expected ${rule.expected}.`;
        throw this.fault(this.attributeAt(name), sentence);
      }
    }
    for (const [name, { isRequired, value }] of Object.entries(rules)) {
      if (!isRequired || Object.hasOwn(attributes, name)) continue;
      const sentence = `'${frame.name}' needs the attribute '${name}', ${value.expected}.`;
      throw this.fault(frame.at, sentence, 'missing-key');
    }
    return { numbers, texts, flags };
  }

  private unknownAttribute(frame: Frame, name: string): PliantError {
    const known = Object.keys(frame.rule.attributes);
    const sentence = `'${frame.name}' has no attribute ${quoted(name)}; ${hint(name, known, 'attributes')}`;
    return this.fault(this.attributeAt(name), sentence, 'unknown-key');
  }

  private close(): void {
    const frame = this.path.pop()!;
    // Where the closing tag starts, or the tag that is both.
    const at = Math.max(frame.at, this.lines.text.lastIndexOf('<', this.parser.position - 1));
    this.requireUpTo(frame, frame.rule.children.length, at);
    this.visitor.close(frame.name);
  }

  private text(text: string): void {
    const first = text.search(/\S/);
    if (first < 0) return;
    const { text: whole } = this.lines;
    const from = Math.max(0, this.parser.position - text.length - 2);
    const at = Math.max(from, whole.indexOf(text[first], from));
    const where = this.path.at(-1)?.name ?? 'the file';
    throw this.fault(
      at,
      `There is text in '${where}': ${quoted(text.trim())}; expected elements only.`,
      'syntax',
    );
  }
}

function brokenXml(message: string): string {
  const plain = message.replace(/^\d+:\d+: /, '');
  if (plain === 'undefined entity.')
    return "The entity isn't defined; only &amp; &lt; &gt; &quot; &apos; and character references are.";
  return `The XML is broken: ${plain}${plain.endsWith('.') ? '' : '.'}`;
}
