/**
 * A spring as a preconditioner sees it: the next lower power of four [N/m]. A spring that hardly changes needs no new
 * factor, and the factor follows from the spring alone, not from those before it.
 */
export function roughSpring(spring: number): number {
  if (!(spring > 0 && spring < Infinity)) return 0;
  let power = 1;
  while (power < spring) power *= 4;
  while (power > spring) power *= 0.25;
  return power;
}
