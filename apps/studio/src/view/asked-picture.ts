/** What the page asks of the picture: what is where in the window, how much of it is in sight, and which number stands there. */
import type { BodyLook, WorldView } from '@pliant/three';
import { type Intersection, type PerspectiveCamera, Plane, Vector3 } from 'three';
import type { Frame } from '../engine/frame.js';
import { VIEW_DEFAULTS } from '../state/view-options.js';
import { FieldPainter } from './field-painter.js';
import { Ground } from './ground.js';
import { type Probed, weightsAt } from './probed.js';
import { type Share, sharesInView, type Window } from './shares-in-view.js';
import type { Sight } from './sight.js';
import { sizeOfLook } from './size-of-look.js';
import type { StageCamera } from './stage-camera.js';

export abstract class AskedPicture {
  abstract readonly eye: StageCamera;
  abstract readonly bodies: WorldView;
  protected abstract readonly sight: Sight;
  readonly painter = new FieldPainter();
  protected readonly ground = new Ground();
  protected looks: readonly BodyLook[] = [];
  protected movable = new Set<number>();
  protected options = VIEW_DEFAULTS;
  /** The frame that is shown. */
  protected last: Frame | undefined;

  constructor(readonly canvas: HTMLCanvasElement) {}

  get camera(): PerspectiveCamera {
    return this.eye.camera;
  }

  /** How much of each body that moves is in sight, beside panels. */
  shares(): Share[] {
    return this.last === undefined ? [] : sharesInView(this.looks, this.last, this.window);
  }

  protected get window(): Window {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    return { camera: this.camera, free: this.eye.freeRectangle, width, height };
  }

  /** The step that the picture shows. */
  get step(): number {
    return this.last?.reading('step') ?? -1;
  }

  /** Edges of the box around a body in its own axes [m]. */
  sizeOf(row: number): [number, number, number] {
    return sizeOfLook(
      this.looks.find((look) => look.row === row),
      this.last?.vertices,
    );
  }

  /** Where the middle of a body is in the window [CSS px], if it is in front of the eye. */
  screenOf(row: number): readonly [number, number] | undefined {
    const middle = this.middleOf(row);
    return middle && this.toScreen(middle);
  }

  /** Where the middle of a body is [m]. */
  middleOf(row: number): Vector3 | undefined {
    if (this.last === undefined || row >= this.last.rows) return undefined;
    return new Vector3().fromArray(this.last.positions, 3 * row);
  }

  /** Where a point is in the window [CSS px], if it is in front of the eye. */
  toScreen(point: Vector3): readonly [number, number] | undefined {
    return this.sight.toScreen(point);
  }

  /** Whether bodies hide what is behind them. */
  get isOpaque(): boolean {
    return this.options.view === 'surface';
  }

  /** What is under a point of the window [CSS px]: the body, the point, and the number of the field there. */
  probe(x: number, y: number): Probed | undefined {
    const [hit] = this.hitsAt(x, y);
    if (hit === undefined) return undefined;
    const row = this.bodies.rowOf(hit);
    const vertices = this.bodies.verticesOf(hit);
    const { field } = this.options;
    const value =
      field === 'none'
        ? Number.NaN
        : vertices
          ? this.painter.at(vertices, weightsAt(hit))
          : this.painter.of(row);
    return { row, point: hit.point, value };
  }

  /** Where a ray through a point of the window meets bodies, the nearest first. */
  hitsAt(x: number, y: number): Intersection[] {
    return this.sight.cast(x, y).intersectObject(this.bodies);
  }

  /** The point of a body, or of the ground, under a point of the window. */
  pointAt(x: number, y: number): Vector3 | undefined {
    const hit = this.probe(x, y);
    if (hit !== undefined) return hit.point;
    const level = new Plane(new Vector3(0, 1, 0), -this.ground.position.y);
    return this.sight.cast(x, y).ray.intersectPlane(level, new Vector3()) ?? undefined;
  }

  /** Whether forces move the body of this row. */
  isMovable(row: number): boolean {
    return this.movable.has(row);
  }
}
