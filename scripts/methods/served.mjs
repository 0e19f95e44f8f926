// Which pairs of bodies a method serves, asked of the method itself and said in words.

import { bodyKinds, isDeformable, shapeKinds } from './registered.mjs';

/** Sentences, one per line. */
export function servedWords(method) {
  if (method.stage === 'broadphase') return ['Every two bodies, of any kind.'];
  if (method.stage === 'model') return [];
  if (method.stage === 'response') return kindWords((a, b) => method.serves(a, b));
  const deforms = (a, b) => (isDeformable(a) || isDeformable(b)) && (method.deforms?.(a, b) ?? false);
  return [...shapeWords(method), ...kindWords(deforms)];
}

function shapeWords(method) {
  const pairs = shapeKinds.flatMap((a, i) => shapeKinds.slice(i).map((b) => [a, b]));
  const served = pairs.filter(([a, b]) => method.serves(a, b));
  if (served.length === 0) return [];
  const refused = pairs.filter(([a, b]) => !method.serves(a, b));
  if (refused.length === 0) return ['Every two shapes.'];
  if (refused.length === 1 && refused[0][0] === refused[0][1]) {
    return [`Every two shapes, two of kind \`${refused[0][0]}\` excepted.`];
  }
  const members = shapeKinds.filter((shape) => served.some((pair) => pair.includes(shape)));
  const missing = refused.filter(([a, b]) => members.includes(a) && members.includes(b));
  const except = missing.map(([a, b]) => (a === b ? `two of kind \`${a}\`` : `\`${a}\` and \`${b}\``));
  return [
    `Shapes: ${list(members)}, ${members.length === 1 ? 'two of them' : 'any two'}${except.length > 0 ? ` (not ${except.join(', ')})` : ''}.`,
  ];
}

/** Kinds with the same partners share a line; what never moves by itself is named as a partner only. */
function kindWords(serves) {
  const lines = new Map();
  for (const kind of bodyKinds) {
    if (kind === 'static' || kind === 'kinematic') continue;
    const partners = bodyKinds.filter((other) => serves(kind, other));
    // Said already from the side of the deformable one.
    if (kind === 'rigid' && partners.length > 0 && partners.every(isDeformable)) continue;
    if (partners.length === 0) continue;
    const shown = kind === 'rigid' ? partners.filter((other) => !isDeformable(other)) : partners;
    const key = list(shown);
    lines.set(key, [...(lines.get(key) ?? []), kind]);
  }
  return [...lines].map(([partners, kinds]) => `Bodies: ${list(kinds)} with ${partners}.`);
}

const list = (names) => names.map((name) => `\`${name}\``).join(', ');
