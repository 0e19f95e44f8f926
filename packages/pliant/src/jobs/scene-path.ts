/**
 * Paths into a scene, such as `bodies.ball.model.youngsModulus`, `gravity[1]` or `bodies["left foot"].friction`. In a
 * list a segment is an index or the name of an item.
 */
import { PliantError } from '../core/errors.js';
import { nearest } from '../scene/schema/near.js';
import { named } from '../scene/schema/path.js';

/** Where a value stands in a scene: keys and indices from the top. */
export type ScenePath = readonly (string | number)[];

type Holder = Record<string | number, unknown>;

const WORD = /^[^.[\]"]+/;
const INDEX = /^\[(\d{1,9})\]/;
const QUOTED = /^\[("(?:[^"\\]|\\.)*")\]/;

/** The segments of a path; throws a PliantError for what is no path. */
export function parsePath(text: string): ScenePath {
  const path: (string | number)[] = [];
  let rest = text;
  while (rest !== '') {
    const index = INDEX.exec(rest);
    const quoted = QUOTED.exec(rest);
    const word = WORD.exec(path.length > 0 && rest.startsWith('.') ? rest.slice(1) : rest);
    if (index !== null && path.length > 0) {
      path.push(Number(index[1]));
      rest = rest.slice(index[0].length);
    } else if (quoted !== null && path.length > 0) {
      path.push(unquote(quoted[1], text));
      rest = rest.slice(quoted[0].length);
    } else if (word !== null && (path.length === 0 || rest.startsWith('.'))) {
      path.push(word[0]);
      rest = rest.slice(word[0].length + (path.length > 1 ? 1 : 0));
    } else throw badPath(text);
  }
  if (path.length === 0) throw badPath(text);
  return path;
}

function unquote(text: string, path: string): string {
  try {
    return JSON.parse(text) as string;
  } catch {
    throw badPath(path);
  }
}

const badPath = (text: string) =>
  new PliantError(
    'syntax',
    `${named(text)} is no path of a scene; write one such as bodies.ball.mass, gravity[1] or bodies["left foot"].friction.`,
  );

/**
 * Puts `value` at `path` of a scene as it was written. `checked` is the same scene with its defaults: what the text
 * leaves out on the way is taken from there, so that `bodies.ball.model.youngsModulus` works where no model was
 * written.
 */
export function setAtPath(scene: unknown, checked: unknown, path: ScenePath, value: unknown): void {
  let holder = scene as Holder;
  let shadow = checked as Holder | undefined;
  for (let i = 0; i < path.length - 1; i++) {
    const key = keyIn(holder, shadow, path[i]);
    const under = ownValue(shadow, key) as Holder | undefined;
    if (ownValue(holder, key) === undefined) put(holder, key, startOf(under));
    const next = holder[key];
    if (typeof next !== 'object' || next === null) {
      throw new PliantError(
        'unknown-key',
        `There is nothing below ${named(String(path[i]))}; it is a value.`,
      );
    }
    holder = next as Holder;
    shadow = under;
  }
  put(holder, keyIn(holder, shadow, path[path.length - 1]), value);
}

/** A path with names turned into indices, so that two paths to one place are one text; undefined where there is none. */
export function placeOf(scene: unknown, path: ScenePath): string | undefined {
  const keys: (string | number)[] = [];
  let value = scene as Holder | undefined;
  try {
    for (const segment of path) {
      const key = value === undefined ? segment : keyIn(value, undefined, segment);
      keys.push(key);
      const next = ownValue(value, key);
      value = typeof next === 'object' && next !== null ? (next as Holder) : undefined;
    }
  } catch (error) {
    if (error instanceof PliantError) return undefined;
    throw error;
  }
  return JSON.stringify(keys.map(String));
}

/** What stands at `path` of a scene; undefined where nothing does. */
export function valueAtPath(scene: unknown, path: ScenePath): unknown {
  let value = scene;
  for (const segment of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = ownValue(value as Holder, keyIn(value as Holder, undefined, segment));
  }
  return value;
}

/** A copy of the default where the text says nothing; an empty object where there is no default either. */
function startOf(shadow: unknown): unknown {
  return typeof shadow === 'object' && shadow !== null ? copyOf(shadow) : {};
}

/** What every object inherits is no part of a scene: a path through `__proto__` would change all objects there are. */
function ownValue(holder: Holder | undefined, key: string | number): unknown {
  return holder !== undefined && Object.hasOwn(holder, key) ? holder[key] : undefined;
}

/** A plain assignment would set the prototype for the key `__proto__`. */
function put(holder: Holder, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** In a list a text names an item; elsewhere it is the key. */
function keyIn(holder: Holder, shadow: Holder | undefined, segment: string | number): string | number {
  if (!Array.isArray(holder)) return segment;
  if (typeof segment === 'number' || /^\d+$/.test(segment)) return indexIn(holder, Number(segment));
  const items = (shadow ?? holder) as unknown as readonly { readonly name?: unknown }[];
  const index = items.findIndex((item) => item?.name === segment);
  if (index >= 0) return index;
  const names = [...items].map((item) => item?.name).filter((name) => typeof name === 'string');
  const near = nearest(segment, names);
  const advice =
    near === undefined
      ? `the names are ${names.slice(0, 20).map(named).join(', ')}`
      : `did you mean ${named(near)}?`;
  throw new PliantError(
    'unknown-name',
    `There is no item named ${named(segment)}; ${advice.replace(/([^?])$/, '$1.')}`,
  );
}

function indexIn(list: readonly unknown[], index: number): number {
  if (index < list.length) return index;
  const items = list.length === 1 ? '1 item' : `${list.length} items`;
  throw new PliantError('invalid-value', `There is no item ${index} in a list of ${items}; the first is 0.`);
}

/** A deep copy of plain data; typed arrays are shared, nobody writes into them. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const copy = {};
  for (const [key, item] of Object.entries(value)) put(copy, key, copyOf(item));
  return copy as T;
}
