// The table response × pair of kinds, asked of the methods themselves.

import { responses } from 'pliant/methods';
import { table } from './table.mjs';

const SHORT = {
  rigid: 'rigid',
  soft: 'soft',
  'mass-spring': 'molecules',
  static: 'static',
  kinematic: 'kinematic',
};
const MOVABLE = ['rigid', 'soft', 'mass-spring'];

/** Pairs of which one can be pushed, each once. */
export const PAIRS = MOVABLE.flatMap((a, i) =>
  [...MOVABLE.slice(i), 'static', 'kinematic'].map((b) => [a, b]),
);

export function servesTable() {
  const head = ['pair', ...responses.list().map(({ name }) => `\`${name}\``)];
  return table(
    head,
    PAIRS.map(([a, b]) => [
      `${SHORT[a]} – ${SHORT[b]}`,
      ...responses.list().map((method) => cell(method, a, b)),
    ]),
  );
}

function cell(method, a, b) {
  if (!method.serves(a, b)) return '';
  return automaticOf(a, b) === method.name ? 'auto' : 'yes';
}

/** The method that `auto` takes: the one made for the pair, or else the first that serves it. */
export function automaticOf(a, b) {
  const able = responses.list().filter((method) => method.serves(a, b));
  return (able.find((method) => method.prefers?.(a, b)) ?? able[0])?.name;
}

/** Why cells are empty. */
export function responseLimits() {
  return responses
    .list()
    .filter(({ limits }) => limits !== undefined)
    .map(({ name, limits }) => `- \`${name}\`: ${limits}`)
    .join('\n');
}
