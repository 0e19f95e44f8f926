/** Reads a JSON document by name and type; every complaint carries the path and the offset of the value. */
import { type ErrorCode, PliantError } from '../../core/errors.js';
import type { JsonValue } from '../text/json.js';

export class JsonView {
  constructor(
    readonly json: JsonValue,
    readonly path: string,
  ) {}

  /** A member, if it is there. */
  get(name: string): JsonView | undefined {
    if (this.json.kind !== 'object') throw this.error('invalid-value', 'Expected an object here.');
    const member = this.json.members.get(name);
    return member && new JsonView(member, this.path === '' ? name : `${this.path}.${name}`);
  }

  need(name: string): JsonView {
    const member = this.get(name);
    if (!member) throw this.error('missing-key', `'${name}' is missing here.`);
    return member;
  }

  items(): JsonView[] {
    if (this.json.kind !== 'array') throw this.error('invalid-value', 'Expected a list here.');
    return this.json.items.map((item, i) => new JsonView(item, `${this.path}[${i}]`));
  }

  /** The item that an index elsewhere (`from`) points at. */
  item(index: number, from: JsonView): JsonView {
    if (this.json.kind !== 'array') throw this.error('invalid-value', 'Expected a list here.');
    const item = this.json.items[index];
    if (!item) throw from.error('invalid-value', `There is no ${this.path}[${index}].`);
    return new JsonView(item, `${this.path}[${index}]`);
  }

  index(): number {
    return this.integer(0, 0xffffffff);
  }

  integer(least: number, most: number): number {
    const value = this.number();
    if (value % 1 !== 0 || value < least || value > most) {
      throw this.error(
        'invalid-value',
        `Got ${value} where a whole number between ${least} and ${most} is expected.`,
      );
    }
    return value;
  }

  number(): number {
    if (this.json.kind !== 'number' || this.json.value - this.json.value !== 0) {
      throw this.error('invalid-value', 'Expected a finite number here.');
    }
    return this.json.value;
  }

  string(): string {
    if (this.json.kind !== 'string') throw this.error('invalid-value', 'Expected text here.');
    return this.json.value;
  }

  /** Exactly `count` numbers. */
  numbers(count: number): number[] {
    const items = this.items();
    if (items.length !== count)
      throw this.error('invalid-value', `Expected ${count} numbers here, found ${items.length}.`);
    return items.map((item) => item.number());
  }

  /** The place of this item, standing for its index in a list. */
  asIndex(index: number): JsonView {
    return new JsonView({ kind: 'number', at: this.json.at, value: index }, this.path);
  }

  error(code: ErrorCode, sentence: string): PliantError {
    return new PliantError(code, sentence, { offset: this.json.at, path: this.path });
  }
}
