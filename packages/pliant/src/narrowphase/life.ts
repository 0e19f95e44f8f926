/**
 * The life cycle of a pair of bodies (`docs/rest.md`), as bits of one column per manifold, `Contacts.life`.
 *
 *   fresh      0                               A collider found the points in this look.
 *              KNOWN_PLACE                     … and wrote down where, so that the next look may follow the bodies.
 *   followed   KNOWN_PLACE | FOLLOWED          The points moved along with the bodies; only depths were measured.
 *   at rest    KNOWN_PLACE | FOLLOWED | PAIR_AT_REST (| OVERLAPS)
 *                                              The response left everything as it found it and may repeat its answer.
 *   asleep     … | PAIR_ASLEEP                      No body of the pair moves: the manifold was taken over unasked.
 *
 * A manifold goes down this list one line at a time, and back to the top as soon as a body moves too far.
 */

/** `pose` and `local` say where the manifold was found, so the manifold can follow its bodies. Part of the state. */
export const KNOWN_PLACE = 1;

/**
 * Depths were measured by following the bodies, not by a collider. Both agree but for rounding. Only a followed
 * manifold may come to rest: a restored world follows the manifold, and has to reach the same bits.
 */
export const FOLLOWED = 2;

/**
 * A response left depth and memo as it found them: if nothing moves, its next answer is the same. Not part of the
 * state, because a response that computes the answer again gets the same one.
 */
export const PAIR_AT_REST = 4;

/** Beside `PAIR_AT_REST`: the bodies overlap. Without it they push each other across a gap. */
export const OVERLAPS = 8;

/** Neither body moves, so the manifold was taken over from the step before. Part of the state. */
export const PAIR_ASLEEP = 16;

/** Both bits of a manifold at rest. */
export const REST_BITS = PAIR_AT_REST | OVERLAPS;

/** One bit of a column as 0 or 1 per manifold, as files and hashes have it. */
export function bitOf(life: Uint8Array, bit: number, manifolds: number): Uint8Array {
  return Uint8Array.from(life.subarray(0, manifolds), (bits) => ((bits & bit) === 0 ? 0 : 1));
}
