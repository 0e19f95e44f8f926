/** Seeded damage to scenes, for fuzzing. */
import type { Random } from '../math/random.js';

type Slot = { readonly holder: Record<string | number, unknown>; readonly key: string | number };

const STRANGE: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 'NaN',
  () => '',
  () => 'x'.repeat(5000),
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e308,
  () => -1e308,
  () => 5e-324,
  () => 4294967296,
  () => [],
  () => ({}),
  () => [0, 0, 0],
  () => [1, 2],
  () => [1, 2, '3'],
  () => [0, 0, 0, 0],
  () => ({ kind: 'sphere' }),
  () => ({ kind: 'plane', normal: [0, 0, 0] }),
  () => ({ kind: 'no-such-kind' }),
  () => ({ __proto__: null, constructor: 1 }),
];

const STRANGE_KEYS = [
  'raduis',
  'shape ',
  'KIND',
  '',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  'é',
  'mass',
  'repeat',
  'velocity',
];

const STRANGE_TEXT = [
  'NaN',
  '-Infinity',
  '1e999',
  "'",
  '//',
  '\u0000',
  '\ud800',
  '[',
  '{"',
  ']',
  '}',
  ',',
  ':',
  '\\',
  '"',
  '0x1',
  '01',
  '1.',
  'null',
  '\ufeff',
  '[['.repeat(100),
  '{"a":'.repeat(100),
];

/** One to three changes of a scene's values: wrong types, huge, missing, unknown, nested. Works on its own copy. */
export function mutateValue(scene: unknown, random: Random): unknown {
  const root = { scene: structuredClone(scene) };
  const changes = 1 + random.int(3);
  for (let i = 0; i < changes; i++) {
    const slots = slotsOf(root);
    if (slots.length > 0) mutateSlot(pick(slots, random), random);
  }
  // The scene itself may have been removed; no text stands for that.
  return root.scene === undefined ? null : root.scene;
}

function mutateSlot({ holder, key }: Slot, random: Random): void {
  const strange = pick(STRANGE, random)();
  switch (random.int(6)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 1:
      Object.defineProperty(holder, pick(STRANGE_KEYS, random), {
        value: strange,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      break;
    case 2:
      holder[key] = nest(holder[key], 1 + random.int(100));
      break;
    case 3:
      if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
      else holder[`${key}`.toUpperCase()] = holder[key];
      break;
    default:
      holder[key] =
        typeof holder[key] === 'number' && random.int(2) === 0 ? scaled(holder[key], random) : strange;
  }
}

function scaled(value: number, random: Random): number {
  return value * pick([-1, 1e-12, 1e12, 1e300, 0.1, 1e6], random);
}

function nest(value: unknown, depth: number): unknown {
  let nested = value;
  for (let i = 0; i < depth; i++) nested = i % 2 === 0 ? [nested] : { a: nested };
  return nested;
}

/** Every place that holds a value. */
function slotsOf(node: unknown, slots: Slot[] = []): Slot[] {
  if (typeof node !== 'object' || node === null) return slots;
  for (const key of Object.keys(node)) {
    slots.push({ holder: node as Record<string, unknown>, key: Array.isArray(node) ? Number(key) : key });
    slotsOf((node as Record<string, unknown>)[key], slots);
  }
  return slots;
}

/** Damage to the text itself: cut, overwritten, strange pieces put in, runs doubled or dropped. */
export function mutateText(text: string, random: Random): string {
  const at = random.int(text.length + 1);
  const end = Math.min(text.length, at + random.int(40));
  switch (random.int(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(random.int(65536)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + pick(STRANGE_TEXT, random) + text.slice(at);
    case 3:
      return text.slice(0, at) + text.slice(end);
    default:
      return text.slice(0, end) + text.slice(at);
  }
}

/** Text of random bytes, some of them likely to be JSON's own. */
export function randomText(random: Random): string {
  const alphabet = '{}[]",:\\ \n0123456789.eE+-truefalsn\u0000\u00ff\ud800';
  const pieces = Array.from({ length: random.int(200) }, () =>
    random.int(4) === 0 ? String.fromCharCode(random.int(256)) : alphabet[random.int(alphabet.length)],
  );
  return pieces.join('');
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.int(list.length)];
}
