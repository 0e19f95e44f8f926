// The table response × pair of kinds, asked of the methods themselves.

import { responses } from 'pliant/methods';
import { table } from './table.mjs';
import { wrapped } from './wrapped.mjs';

/**
 * Kinds of body as the table names them. Soft bodies stand in two rows, because their model decides what serves them.
 */
const RIGID = { kind: 'rigid', name: 'rigid' };
const ELASTIC = { kind: 'soft', name: 'soft: fem, cloth, rope' };
const MATCHED = { kind: 'soft', name: 'soft: xpbd, shape-matching', lacksElasticity: true };
const MOLECULES = { kind: 'mass-spring', name: 'molecules' };
const FIXED = [
  { kind: 'static', name: 'static' },
  { kind: 'kinematic', name: 'kinematic' },
];
const MOVABLE = [RIGID, ELASTIC, MATCHED, MOLECULES];

/** Pairs of which one can be pushed, each once. */
const PAIRS = MOVABLE.flatMap((a, i) => [...MOVABLE.slice(i), ...FIXED].map((b) => [a, b]));

export function servesTable() {
  const head = ['pair', ...responses.list().map(({ name }) => `\`${name}\``)];
  return table(
    head,
    PAIRS.map(([a, b]) => [`${a.name} – ${b.name}`, ...responses.list().map((method) => cell(method, a, b))]),
  );
}

function cell(method, a, b) {
  if (!serves(method, a, b)) return '';
  return automaticOf(a, b) === method ? 'auto' : 'yes';
}

function serves(method, a, b) {
  const needsElasticity = method.acts === 'with-elasticity';
  return method.serves(a.kind, b.kind) && !(needsElasticity && (a.lacksElasticity || b.lacksElasticity));
}

/** The method that `auto` takes: the one made for the pair, or else the first that serves it. */
function automaticOf(a, b) {
  const able = responses.list().filter((method) => serves(method, a, b));
  const withElasticity = able.find(({ acts }) => acts === 'with-elasticity');
  return withElasticity ?? able.find((method) => method.prefers?.(a.kind, b.kind)) ?? able[0];
}

/** Why cells are empty. */
export function responseLimits() {
  return responses
    .list()
    .filter(({ limits }) => limits !== undefined)
    .map(({ name, limits }) => wrapped(`- \`${name}\`: ${limits}`, '  '))
    .join('\n');
}
