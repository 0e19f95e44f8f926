/**
 * The pointer on the picture of the plane: it draws an outline, pulls one, or moves the picture, as its press began. Two fingers move the
 * picture and zoom it; what the first of them began ends.
 */
import type { PlaneView } from './plane-view.js';
import { thinned } from './read-outlines.js';
import type { PlanarSession } from './session.js';

/** In the element [CSS px]. */
type Place = readonly [x: number, y: number];

/** A pointer that moved farther than this didn't click [CSS px]. */
const CLICK = 2;

const middleOf = ([a, b]: readonly Place[]): Place => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const spanOf = ([a, b]: readonly Place[]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export class PlanePointer {
  /** The mouse while it is pressed, or the fingers that touch. */
  private readonly fingers = new Map<number, Place>();
  private pressed: Place = [0, 0];
  private hasMoved = false;
  /** The outline that is pulled, or -1. */
  private held = -1;
  private line: [number, number][] | undefined;
  private readonly ends = new AbortController();

  constructor(
    private readonly view: PlaneView,
    private readonly session: PlanarSession,
  ) {
    const { signal } = this.ends;
    const { canvas } = view;
    canvas.addEventListener('pointerdown', (event) => this.down(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.up(event), { signal });
    canvas.addEventListener('pointercancel', (event) => this.cancel(event), { signal });
    canvas.addEventListener('wheel', (event) => this.turn(event), { signal, passive: false });
    addEventListener('dragover', (event) => event.preventDefault(), { signal });
    addEventListener('drop', (event) => this.drop(event), { signal });
  }

  dispose(): void {
    this.ends.abort();
  }

  private placeOf(event: MouseEvent): Place {
    const box = this.view.canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  private down(event: PointerEvent): void {
    const { view, session } = this;
    view.canvas.setPointerCapture(event.pointerId);
    // A finger that went away without a word doesn't make the next one a second.
    if (event.isPrimary) this.fingers.clear();
    const at = this.placeOf(event);
    this.fingers.set(event.pointerId, at);
    if (this.fingers.size > 1) return this.letGo();
    this.pressed = at;
    this.hasMoved = false;
    if (session.store.get().drawing) {
      this.line = [view.toPlane(...at)];
      return;
    }
    this.held = session.frame ? view.bodyAt(session.frame, ...at) : -1;
    if (this.held >= 0) this.pull(at, true);
  }

  private move(event: PointerEvent): void {
    const last = this.fingers.get(event.pointerId);
    if (last === undefined) return;
    const at = this.placeOf(event);
    const before = [...this.fingers.values()];
    this.fingers.set(event.pointerId, at);
    if (this.fingers.size > 1) return this.pinch(before, [...this.fingers.values()]);
    if (Math.abs(at[0] - this.pressed[0]) + Math.abs(at[1] - this.pressed[1]) > CLICK) this.hasMoved = true;
    if (this.line !== undefined) this.draw(this.line, at);
    else if (this.held >= 0) this.pull(at, false);
    else this.pan(last, at);
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size > 0) return;
    const { line, held, view, session } = this;
    this.letGo();
    if (line !== undefined) {
      const [left, , right] = view.region;
      session.add([thinned(line, (right - left) / 120)]);
    } else if (held >= 0 && !this.hasMoved) session.choose(held);
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.letGo();
  }

  /** Ends what one pointer had begun. */
  private letGo(): void {
    if (this.held >= 0) this.session.pull(undefined);
    this.held = -1;
    this.line = undefined;
    this.view.sketch = undefined;
  }

  private draw(line: [number, number][], at: Place): void {
    line.push(this.view.toPlane(...at));
    this.view.sketch = line;
    const { frame, store } = this.session;
    if (frame) this.view.draw(frame, store.get().shown, store.get().chosen);
  }

  private pull(to: Place, first: boolean): void {
    const point = this.view.toPlane(...to);
    this.session.pull({ body: this.held, from: point, to: point, first });
  }

  private pan(from: Place, to: Place): void {
    this.view.pan(to[0] - from[0], to[1] - from[1]);
    this.session.see(this.view.region);
  }

  /** What lies between two fingers stays between them. */
  private pinch(before: readonly Place[], now: readonly Place[]): void {
    const [from, to] = [spanOf(before), spanOf(now)];
    if (from > 0 && to > 0) this.view.zoom(to / from, ...middleOf(before));
    this.pan(middleOf(before), middleOf(now));
  }

  private turn(event: WheelEvent): void {
    event.preventDefault();
    this.view.zoom(Math.exp(-event.deltaY * 0.0012), ...this.placeOf(event));
    this.session.see(this.view.region);
  }

  private drop(event: DragEvent): void {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file !== undefined) void this.session.addFile(file, this.view.toPlane(...this.placeOf(event)));
  }
}
