/**
 * The pointer on the picture: a drag that begins on a body leads it in the plane through the picked point that faces the
 * camera; a click selects the body, or nothing. Everything else is the camera's, and so are two fingers, wherever they begin.
 */
import { Plane, Raycaster, Vector2, Vector3 } from 'three';
import type { Point } from '../engine/protocol.js';
import type { Viewport } from './viewport.js';

export interface Holder {
  grab(row: number, point: Point): void;
  drag(target: Point): void;
  release(): void;
  select(row: number | undefined, more: boolean, alone: boolean): void;
}

/** A pointer that moved farther than this [px] didn't click. */
const CLICK = 5;

export class Grabber {
  private readonly ray = new Raycaster();
  private readonly pointer = new Vector2();
  private readonly plane = new Plane();
  private readonly target = new Vector3();
  private held: number | undefined;
  /** The mouse while it is pressed, or the fingers that touch. */
  private readonly fingers = new Set<number>();
  /** The last that was seen of the pointer that holds a body. */
  private last: PointerEvent | undefined;
  /** The press was on a handle. */
  private isOfGizmo = false;
  private readonly pressed = { x: 0, y: 0, row: -1 };
  private readonly ends = new AbortController();

  constructor(
    private readonly viewport: Viewport,
    private readonly canvas: HTMLCanvasElement,
    private readonly holder: Holder,
  ) {
    const { signal } = this.ends;
    // Captured, so that it decides before the orbit controls whether the camera turns.
    canvas.addEventListener('pointerdown', (event) => this.down(event), { capture: true, signal });
    canvas.addEventListener('pointermove', (event) => this.move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.up(event), { signal });
    canvas.addEventListener('pointercancel', (event) => this.up(event), { signal });
  }

  dispose(): void {
    this.ends.abort();
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    // A finger that went away without a word doesn't make the next one a second.
    if (event.isPrimary) this.fingers.clear();
    this.fingers.add(event.pointerId);
    if (this.fingers.size > 1) return this.handOver();
    const { bodies, camera, controls, gizmo } = this.viewport;
    this.isOfGizmo = gizmo.isHovered;
    if (this.isOfGizmo) return;
    this.aim(event);
    const hits = this.ray.intersectObject(bodies);
    const hit = hits.find((one) => this.viewport.isMovable(bodies.rowOf(one)));
    this.pressed.x = event.clientX;
    this.pressed.y = event.clientY;
    this.pressed.row = bodies.rowOf(hit ?? hits[0]);
    // The gizmo moves bodies where the scene begins; pulling them belongs to a world that runs.
    if (hit === undefined || gizmo.isShown) return;
    this.held = event.pointerId;
    controls.enabled = false;
    this.canvas.setPointerCapture(event.pointerId);
    this.plane.setFromNormalAndCoplanarPoint(camera.getWorldDirection(new Vector3()), hit.point);
    this.last = event;
    this.holder.grab(bodies.rowOf(hit), hit.point.toArray());
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.held) return;
    this.last = event;
    this.aim(event);
    if (this.ray.ray.intersectPlane(this.plane, this.target) !== null)
      this.holder.drag(this.target.toArray());
  }

  /** A second finger: what the first one held is let go, and both are the camera's. */
  private handOver(): void {
    const { held, last } = this;
    // No click any more.
    this.pressed.x = Number.NaN;
    if (held === undefined || last === undefined) return;
    this.release();
    // The controls have seen nothing of the first finger yet.
    const { pointerId, pointerType, clientX, clientY } = last;
    const first = new PointerEvent('pointerdown', { pointerId, pointerType, clientX, clientY, button: -1 });
    this.canvas.dispatchEvent(first);
  }

  private release(): void {
    this.held = undefined;
    this.last = undefined;
    this.viewport.controls.enabled = true;
    this.holder.release();
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    const { x, y, row } = this.pressed;
    if (event.button === 0 && !this.isOfGizmo && Math.hypot(event.clientX - x, event.clientY - y) < CLICK) {
      const more = event.shiftKey || event.ctrlKey || event.metaKey;
      this.holder.select(row < 0 ? undefined : row, more, event.altKey);
    }
    if (event.pointerId === this.held) this.release();
  }

  private aim(event: PointerEvent): void {
    const box = this.canvas.getBoundingClientRect();
    this.pointer.set(
      ((event.clientX - box.left) / box.width) * 2 - 1,
      1 - ((event.clientY - box.top) / box.height) * 2,
    );
    this.ray.setFromCamera(this.pointer, this.viewport.camera);
  }
}
