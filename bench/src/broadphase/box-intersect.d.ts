declare module 'box-intersect' {
  /** Calls `visit` for every pair of closed boxes [min…, max…] that overlap, until it returns something. */
  export default function boxIntersect(
    boxes: readonly (readonly number[])[],
    visit: (i: number, j: number) => void,
  ): void;
}
