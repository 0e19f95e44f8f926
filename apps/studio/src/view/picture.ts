/**
 * The canvas. It is drawn when there is something new, after inputs were answered, as finely as the machine can bear while the world moves; one
 * that stands, or is saved, is drawn finely.
 */
import type { LineView, PointView } from '@pliant/three';
import {
  BasicShadowMap,
  type Group,
  type Material,
  Mesh,
  PCFShadowMap,
  type PerspectiveCamera,
  type Scene,
  WebGLRenderer,
} from 'three';
import { AsidePicture, bandsFor } from './aside-picture.js';
import { capturePicture } from './capture.js';
import { InputFirst } from './input-first.js';
import { Ladder } from './ladder.js';
import type { Lights } from './lights.js';
import { chooseQuality, type Level, markQuality } from './quality.js';

/** From one picture to the next at least so many times what the last one took, and never longer than this [ms]. */
const LEAST_PAUSE = 1.5;
const LONGEST_PAUSE = 600;
/**
 * After the last change, a world stands [ms]. First it gets a pixel for every pixel of the page, by what is compiled already, and later the fine
 * picture. Shorter: a hand that drags waits for fine pictures in between.
 */
const STOPS = 250;
const STANDS = 900;
/** Of a fine picture, and of the one that comes before it. */
const MOST_BANDS = 24;
const FEW_BANDS = 4;
/** Of a fine picture, where the canvas is smoothed. */
const SAMPLES = 4;
/** A line is so wide at least, in pixels of the canvas: a thinner one falls between them, and a rod looks broken. */
const LEAST_LINE = 1.2;
/** Panels aren't blurred where pictures are this much coarser than the screen. */
const COARSE = 0.7;

/** What is drawn. */
export interface Drawn {
  readonly scene: Scene;
  readonly lights: Lights;
  /** Their size is in pixels of the canvas. */
  readonly points: readonly PointView[];
  /** Their width is in pixels of the page. */
  readonly lines: readonly LineView[];
}

export class Picture {
  private readonly renderer: WebGLRenderer;
  readonly quality = chooseQuality();
  private readonly ladder = new Ladder(this.quality.levels.length - 1, this.quality.first);
  private readonly input = new InputFirst();
  /** The picture of a world that stands that is being drawn, how fine it gets, and the finest of them that is on the canvas. */
  private still: AsidePicture | undefined;
  private stillLevel: Level | undefined;
  private shown: Level | undefined;
  /** Where the processor draws: the picture of a world that moves, and the level of the one that is under way. */
  private moving: AsidePicture | undefined;
  private underWay: Level | undefined;
  /** The level that the canvas has. */
  private level: Level = this.quality.levels[this.quality.first];
  private hasShadows = true;
  /** Of lines, where pictures are fine [px]. */
  private readonly widths: readonly number[];
  private isStale = true;
  private drawn = 0;
  /** The last turn drew. */
  private isFresh = false;
  /** Least time from one picture to the next, and what the last one took [ms]. */
  private pause = 0;
  private cost = 0;
  /** The fineness of that one. */
  private costRatio = this.level.pixelRatio;

  /** Throws when the browser has no WebGL. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly what: Drawn,
  ) {
    const { antialias } = this.quality;
    this.renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'high-performance' });
    this.renderer.shadowMap.enabled = true;
    // Endless walls end where they meet each other.
    this.renderer.localClippingEnabled = true;
    this.widths = what.lines.map(({ material }) => material.linewidth);
    this.take(this.level);
  }

  /** Something changed. */
  invalidate(): void {
    this.isStale = true;
  }

  /** Whether the canvas shows what there is, as finely as it ever will. */
  get isDone(): boolean {
    return !this.isStale && this.underWay === undefined && this.finer(Number.POSITIVE_INFINITY) === undefined;
  }

  /** However long the last picture took, the next one comes at once: that of another scene. */
  hurry(): void {
    this.pause = 0;
    this.isFresh = false;
    this.underWay = undefined;
    this.invalidate();
  }

  setShadows(shadows: boolean): void {
    this.hasShadows = shadows;
    this.castShadows(this.level);
  }

  private castShadows({ shadowPixels, isSoft }: Level): void {
    const { lights } = this.what;
    const { shadowMap } = this.renderer;
    shadowMap.enabled = this.hasShadows && shadowPixels > 0;
    shadowMap.type = isSoft ? PCFShadowMap : BasicShadowMap;
    lights.setShadows(shadowMap.enabled);
    lights.setShadowPixels(shadowPixels);
  }

  /** Whether it is time for a picture; before that, a new frame would be prepared and never seen. */
  isDue(now: number): boolean {
    if (this.underWay !== undefined) return false;
    if (this.isFresh) this.weigh(now - this.drawn, this.level);
    const since = now - this.drawn;
    return since >= this.pause && !this.input.holds(since);
  }

  /** The browser's next turn comes when it has drawn. */
  private weigh(cost: number, { pixelRatio }: Level): void {
    const { period, adapts } = this.quality;
    this.isFresh = false;
    this.cost = cost;
    this.costRatio = pixelRatio;
    // Where the processor draws, the engine wants at least as much of it.
    if (period > 0) this.pause = Math.min(Math.max(period, LEAST_PAUSE * cost), LONGEST_PAUSE);
    if (adapts) this.ladder.took(cost);
  }

  /** Draws if anything changed since the last time; true when there is a new picture on the canvas. */
  render(now: number, camera: PerspectiveCamera): boolean {
    if (this.underWay !== undefined) return this.bring(this.underWay, now);
    if (!this.isDue(now)) return false;
    if (!this.isStale) {
      this.refine(now - this.drawn, camera);
      return false;
    }
    const level = this.quality.levels[this.ladder.level];
    this.isStale = false;
    this.drawn = now;
    if (this.quality.period > 0) {
      this.drawAside(level, camera);
      return false;
    }
    this.drop();
    this.take(level);
    this.isFresh = true;
    this.renderer.render(this.what.scene, camera);
    return true;
  }

  /** Begins a picture that the page doesn't wait for. */
  private drawAside(level: Level, camera: PerspectiveCamera): void {
    this.stopRefining();
    if (this.moving?.pixelRatio !== level.pixelRatio) this.forgetMoving();
    this.moving ??= new AsidePicture(this.renderer, level.pixelRatio, 1, 0);
    this.drawPart(this.moving, level, camera);
    this.underWay = level;
  }

  /** Brings the picture that is under way onto the canvas, once it is there and no input waits. */
  private bring(level: Level, now: number): boolean {
    const since = now - this.drawn;
    if (!this.moving!.isReady || this.input.holds(since)) return false;
    this.underWay = undefined;
    this.weigh(since, level);
    this.drop();
    this.take(level);
    this.moving!.show();
    return true;
  }

  /** Draws the next part of a picture beside the canvas; true when it is whole. */
  private drawPart(picture: AsidePicture, level: Level, camera: PerspectiveCamera): boolean {
    const { scene, points } = this.what;
    const share = level.pixelRatio / this.level.pixelRatio;
    this.castShadows(level);
    this.drawLines(level);
    for (const { material } of points) material.size *= share;
    const isWhole = picture.draw(scene, camera);
    for (const { material } of points) material.size /= share;
    this.drawLines(this.level);
    return isWhole;
  }

  private drawLines({ pixelRatio }: Level): void {
    for (const [k, { material }] of this.what.lines.entries())
      material.linewidth = Math.max(this.widths[k], LEAST_LINE / pixelRatio);
  }

  /** Draws a part of the next finer picture of a world that stands. */
  private refine(since: number, camera: PerspectiveCamera): void {
    const { antialias } = this.quality;
    const level = this.stillLevel ?? this.finer(since);
    if (level === undefined) return;
    this.stillLevel = level;
    if (this.still === undefined) {
      const time = this.cost * (level.pixelRatio / this.costRatio) ** 2;
      const bands = bandsFor(time, level === this.quality.still ? MOST_BANDS : FEW_BANDS);
      this.still = new AsidePicture(this.renderer, level.pixelRatio, bands, antialias ? SAMPLES : 0);
    }
    if (!this.still.isReady || !this.drawPart(this.still, level, camera)) return;
    this.take(level);
    this.still.show();
    this.stopRefining();
    this.shown = level;
  }

  /** How much finer the picture of a world that has stood for so long [ms] should get. */
  private finer(since: number): Level | undefined {
    const { adapts, antialias, still, levels } = this.quality;
    const isFine = this.level === levels[0] && antialias;
    if (!adapts || this.shown === still || isFine) return undefined;
    const ratio = Math.min(1, still.pixelRatio);
    if (this.level.pixelRatio < ratio)
      return since < STOPS ? undefined : { ...this.level, pixelRatio: ratio };
    return since < STANDS ? undefined : still;
  }

  /** Forgets the pictures of a world that stands. */
  private drop(): void {
    this.stopRefining();
    this.shown = undefined;
  }

  private stopRefining(): void {
    this.still?.dispose();
    this.still = undefined;
    this.stillLevel = undefined;
  }

  private forgetMoving(): void {
    this.moving?.dispose();
    this.moving = undefined;
    this.underWay = undefined;
  }

  /** Another fineness from now on; the canvas is empty until it is drawn. */
  private take(level: Level): void {
    if (level !== this.level || this.renderer.getPixelRatio() !== level.pixelRatio)
      this.renderer.setPixelRatio(level.pixelRatio);
    this.level = level;
    this.castShadows(level);
    this.drawLines(level);
    const isLow = level.pixelRatio < COARSE * devicePixelRatio;
    if (this.quality.levels.includes(level)) markQuality(isLow || !this.quality.antialias ? 'low' : 'high');
  }

  /** The picture as it is now, as PNG. */
  async save(camera: PerspectiveCamera): Promise<Blob> {
    this.drop();
    this.take(this.quality.still);
    // A canvas forgets what was drawn once the browser has shown it, so it is drawn once more.
    this.renderer.render(this.what.scene, camera);
    this.invalidate();
    return capturePicture(this.canvas);
  }

  /** Of another size; drawn at once, as a canvas of another size is empty. */
  resize(width: number, height: number, camera: PerspectiveCamera): void {
    this.drop();
    this.forgetMoving();
    this.castShadows(this.level);
    this.renderer.setSize(width, height, false);
    this.renderer.render(this.what.scene, camera);
    this.invalidate();
  }

  dispose(): void {
    this.drop();
    this.forgetMoving();
    this.input.dispose();
    this.renderer.dispose();
  }
}

/**
 * Bodies share their materials, and three.js compiles for another kind of shadows only those that are in the scene when the kind changes. One that
 * comes back with the next body would be drawn with the wrong program.
 */
export function compileAnew(bodies: Group): void {
  bodies.traverse((one) => {
    if (one instanceof Mesh) (one.material as Material).needsUpdate = true;
  });
}
