/** The extremes of a list of samples, found on a device: nothing but these four numbers is read back. */
export interface Extremes {
  /** Least size of a value, in cells. */
  readonly least: number;
  /** Where in the list it stands. */
  readonly at: number;
  /** Lowest value, in cells. */
  readonly lowest: number;
  /** Highest value, in cells. */
  readonly highest: number;
}

/** What an empty list has. */
export const NO_EXTREMES: Extremes = {
  least: Number.POSITIVE_INFINITY,
  at: -1,
  lowest: Number.POSITIVE_INFINITY,
  highest: Number.NEGATIVE_INFINITY,
};
