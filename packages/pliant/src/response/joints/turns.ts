/** Which mechanisms of joints contacts have pushed, while contacts and joints take turns. */
export interface Turns {
  /** Per row: the number of the mechanism of a rigid body, counted from 1, and 0 for bodies without joints. */
  readonly mechanism: Int32Array;
  /** Per mechanism, counted from 1: 1 where contacts have pushed its bodies since its joints were solved. */
  readonly waits: Uint8Array;
}
