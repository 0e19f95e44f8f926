/**
 * Which level of fineness pictures have: a step down when they take long, a step up when they are quick for a while. A step up that is taken
 * back makes the next one wait twice as long, so that a picture doesn't flicker between two levels.
 */

/** A click waits for the picture that is being drawn and for the one that shows its effect: two of them must fit into 100 ms. */
export const SLOW = 45;
/** A picture of every turn of the usual screen, with a little room [ms]. */
const QUICK = 20;
/** So many slow ones in a row are no accident, nor a page that was out of sight; one that is slower by far counts twice. */
const SLOW_IN_A_ROW = 3;
const FAR_SLOWER = 4 * SLOW;
/** So many quick ones in a row let a finer picture be tried. */
const PATIENCE = 60;
const MOST_PATIENCE = 2000;

export class Ladder {
  private slow = 0;
  private quick = 0;
  private patience = PATIENCE;
  /** Pictures since the last step up. */
  private sinceUp = Number.POSITIVE_INFINITY;

  constructor(
    private readonly last: number,
    private at: number,
  ) {}

  /** 0 is the finest. */
  get level(): number {
    return this.at;
  }

  /** Takes note of how long a picture took [ms]. */
  took(time: number): void {
    this.sinceUp++;
    this.slow = time > SLOW ? this.slow + (time > FAR_SLOWER ? 2 : 1) : 0;
    this.quick = time < QUICK ? this.quick + 1 : 0;
    if (this.slow >= SLOW_IN_A_ROW && this.at < this.last) this.down();
    else if (this.quick >= this.patience && this.at > 0) this.up();
  }

  private down(): void {
    this.at++;
    this.slow = 0;
    if (this.sinceUp <= this.patience) this.patience = Math.min(2 * this.patience, MOST_PATIENCE);
  }

  private up(): void {
    this.at--;
    this.quick = 0;
    this.sinceUp = 0;
  }
}
