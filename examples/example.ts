/** What an example gives back: a world to step and draw, or lines of text. */
import type { World } from 'pliant';

export interface Example {
  readonly world?: World;
  /** Called before every step of 1/60 s. */
  readonly beforeStep?: (dt: number) => void;
  /** Called after every step. */
  readonly afterStep?: () => void;
  /** What it has to say, as it stands now. */
  readonly text?: () => string;
}
