/**
 * Where the processor draws, pictures of a world that moves are coarse. One that stands is drawn once more with more samples than pixels, when
 * nothing has changed for a while and that won't take long; so is one that is saved.
 */
import type { WebGLRenderer } from 'three';
import type { Quality } from './quality.js';

/** Samples of a fine picture along a pixel of the page. */
const FINE = 1.5;
/** After the last change [ms]. Shorter: a hand that drags waits for fine pictures in between. */
const STILL = 900;
/** A fine picture that would take longer than this is not drawn by itself [ms]: a click would have to wait for it. */
const LONGEST = 1000;

export class Sharpness {
  private isFine = false;
  private readonly coarse: number;
  private readonly fine: number;

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly quality: Quality,
  ) {
    this.coarse = Math.min(devicePixelRatio, quality.pixelRatio);
    this.fine = Math.max(FINE, this.coarse);
    this.renderer.setPixelRatio(this.coarse);
  }

  /** Before a picture of something that moves. */
  soften(): void {
    if (this.isFine) this.set(false);
  }

  /** Whether to draw a fine picture now: so long after the last one, which took so long [ms]. */
  sharpens(since: number, cost: number): boolean {
    if (!this.quality.sharpens || this.isFine || since < STILL) return false;
    if (cost * (this.fine / this.coarse) ** 2 > LONGEST) return false;
    this.set(true);
    return true;
  }

  /** Draws with fine samples, for a picture that is saved; then as before. */
  async finely<Result>(draw: () => Promise<Result>): Promise<Result> {
    const before = this.isFine;
    this.set(true);
    try {
      return await draw();
    } finally {
      this.set(before);
    }
  }

  private set(isFine: boolean): void {
    this.isFine = isFine;
    this.renderer.setPixelRatio(isFine ? this.fine : this.coarse);
  }
}
