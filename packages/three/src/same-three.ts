/** Objects of another copy of three.js look right and go wrong later: they are refused with a sentence. */
import { PliantError } from 'pliant';

/**
 * Returns `value` if this package's three.js made it. Refuses what another copy made, and what is no such thing at all:
 * `name` is what three.js calls it (`Mesh`, `Material`), `path` where it was given.
 */
export function sameThree<T extends object>(
  value: T,
  kind: abstract new (...args: never[]) => object,
  name: string,
  path: string,
): T {
  if (value instanceof kind) return value;
  const isOther = typeof value === 'object' && value !== null && `is${name}` in value;
  throw new PliantError(
    'invalid-value',
    isOther
      ? `This ${name} was made by another copy of three.js than the one that @pliant/three uses. Let there be one: 'npm ls three' shows where they come from, and resolve.dedupe: ['three'] makes Vite take one.`
      : `Expected an object of three.js's class ${name}.`,
    { path },
  );
}
