/** The eye of the picture: where it stands, what it follows, and how it makes room for panels. */
import { type Box3, PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Frame } from '../engine/frame.js';
import { type Box, type FreePart, keepInView, wayToSee } from './keep-in-view.js';
import type { Rectangle } from './shares-in-view.js';

/** `keep` moves as little as it takes to have all that moves in sight, `follow` goes along, `still` stays. */
export const CAMERA_MODES = ['keep', 'follow', 'still'] as const;
export type CameraMode = (typeof CAMERA_MODES)[number];

/** What panels, title and transport cover of the picture at its edges [CSS px]. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Of the free part, what bodies may fill before the camera goes back. */
const ROOM = 0.96;
/** To keep what never moves in sight too, the camera goes back by so much of its first distance; then it leaves that behind. */
const FARTHEST = 0.6;

export class StageCamera {
  readonly camera = new PerspectiveCamera(38, 1, 0.05, 500);
  readonly controls: OrbitControls;
  mode: CameraMode = 'keep';
  /** The user has taken the camera and keeps it until all bodies are asked for again. */
  isHeld = false;
  private insets: Insets = { left: 0, right: 0, top: 66, bottom: 66 };
  /** Size of the canvas when the insets were measured [CSS px]: those of another size would leave no room at all. */
  private size: { readonly width: number; readonly height: number } | undefined;
  /** How much farther the camera stands than in a free window. */
  private back = 1;
  private readonly followed = new Vector3(Number.NaN, 0, 0);
  /** Where it stood before it went back to have all bodies in sight, and how far back panels had it then. */
  private home: { readonly position: Vector3; readonly target: Vector3; readonly back: number } | undefined;

  /** The box around what never moves and was in sight when the scene was opened [m]. */
  stage: Box3 | undefined;
  /** Bodies have gone too far for both them and the stage to be in sight. */
  private hasLeft = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    onMove: () => void,
  ) {
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.12;
    this.controls.addEventListener('change', onMove);
    this.controls.addEventListener('start', () => {
      this.isHeld = true;
      this.home = undefined;
    });
  }

  get target(): Vector3 {
    return this.controls.target;
  }

  setInsets(insets: Insets): void {
    this.insets = insets;
    this.size = { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
    this.place();
  }

  /** Another size of the picture; what covers it is told right after. */
  resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.camera.aspect = clientWidth / clientHeight;
    this.place();
  }

  private get measured(): { readonly width: number; readonly height: number } {
    return this.size ?? { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
  }

  /** Looks from a point to another, as far back as panels ask for. */
  lookFrom(position: ArrayLike<number>, target: ArrayLike<number>): void {
    this.target.set(target[0], target[1], target[2]);
    this.camera.position.set(position[0], position[1], position[2]);
    this.back = 1;
    this.isHeld = false;
    this.forget();
    this.place();
    this.controls.update();
  }

  /** Another picture from now on, with no way back to the one before. */
  private forget(): void {
    this.home = undefined;
    this.stage = undefined;
    this.hasLeft = false;
  }

  /** Back to where it stood before it followed the bodies, for a run that begins again; nothing where the user has it. */
  goHome(): void {
    if (this.home === undefined || this.isHeld) return;
    const { position, target, back } = this.home;
    this.target.copy(target);
    this.camera.position
      .copy(position)
      .sub(target)
      .multiplyScalar(this.back / back)
      .add(target);
    this.home = undefined;
    this.hasLeft = false;
    this.controls.update();
  }

  /** Looks at a ball from where it looks now, from as near as it can. */
  lookAt(center: Vector3, radius: number): void {
    const way = this.camera.position.clone().sub(this.target).normalize();
    const half = (this.camera.fov * Math.PI) / 360;
    this.target.copy(center);
    this.camera.position.copy(way.multiplyScalar((1.1 * radius * this.back) / Math.sin(half)).add(center));
    this.isHeld = false;
    this.forget();
    this.controls.update();
  }

  /** Looks from where another picture looks; true when it looked from elsewhere. */
  copy(other: StageCamera): boolean {
    if (this.camera.position.equals(other.camera.position) && this.target.equals(other.target)) return false;
    this.camera.position.copy(other.camera.position);
    this.target.copy(other.target);
    return true;
  }

  /** After every frame; `row` is the body to go along with. True when the camera moved. */
  watch(frame: Frame, row: number | undefined): boolean {
    const hasMoved = this.mode === 'follow' ? this.goAlong(frame, row) : this.keep(frame);
    if (hasMoved) this.reach();
    return hasMoved;
  }

  /** As much as the scene is large and the eye is far. */
  reach(): void {
    const distance = this.camera.position.distanceTo(this.target);
    this.camera.near = Math.max(distance / 1000, 1e-4);
    this.camera.far = Math.max(500, 20 * distance);
    this.camera.updateProjectionMatrix();
  }

  private keep(frame: Frame): boolean {
    if (this.mode !== 'keep' || this.isHeld) return false;
    this.camera.updateMatrixWorld();
    const before = { position: this.camera.position.clone(), target: this.target.clone(), back: this.back };
    const hasMoved = keepInView(this.camera, this.target, this.boxToSee(frame.movingBox), this.free);
    if (hasMoved) this.home ??= before;
    return hasMoved;
  }

  /** All that moves, and the stage where both are seen from near enough. */
  private boxToSee(moving: Box): Box {
    const { stage } = this;
    if (stage === undefined || this.hasLeft || !(moving[0] <= moving[3])) return moving;
    const [low, high] = [stage.min.toArray(), stage.max.toArray()];
    const both = [
      ...low.map((x, k) => Math.min(x, moving[k])),
      ...high.map((x, k) => Math.max(x, moving[k + 3])),
    ];
    const { position, target, back } = this.home ?? {
      position: this.camera.position,
      target: this.target,
      back: this.back,
    };
    const most = ((1 + FARTHEST) * position.distanceTo(target) * this.back) / back;
    const distance = this.camera.position.distanceTo(this.target);
    this.hasLeft = distance + wayToSee(this.camera, both, this.free)[2] > most;
    return this.hasLeft ? moving : both;
  }

  private goAlong(frame: Frame, row: number | undefined): boolean {
    const { movingBox: box, positions } = frame;
    const at =
      row === undefined
        ? new Vector3(box[0] + box[3], box[1] + box[4], box[2] + box[5]).multiplyScalar(0.5)
        : new Vector3().fromArray(positions, 3 * row);
    const step = at.clone().sub(this.followed);
    this.followed.copy(at);
    const isJump = !(step.length() < this.camera.position.distanceTo(this.target));
    if (isJump || step.length() === 0) return false;
    this.target.add(step);
    this.camera.position.add(step);
    return true;
  }

  /** The part of the canvas that nothing covers [CSS px]. */
  get freeRectangle(): Rectangle {
    const { width, height } = this.measured;
    const { left, right, top, bottom } = this.insets;
    return { left, top, right: width - right, bottom: height - bottom };
  }

  private get free(): FreePart {
    const { width, height } = this.measured;
    const { left, right, top, bottom } = this.insets;
    const half = ROOM * Math.tan((this.camera.fov * Math.PI) / 360);
    return {
      x: (half * Math.max(width - left - right, 80)) / height,
      y: (half * Math.max(height - top - bottom, 80)) / height,
    };
  }

  /**
   * Centres the picture in the part that is free, and steps back as that part gets smaller. Scenes are composed for a free
   * part about as wide as the window is high.
   */
  private place(): void {
    const { clientWidth, clientHeight } = this.canvas;
    const { width, height } = this.measured;
    if (clientWidth === 0 || clientHeight === 0 || width === 0 || height === 0) return;
    const { left, right, top, bottom } = this.insets;
    const [x, y] = [(right - left) / 2, (bottom - top) / 2];
    this.camera.setViewOffset(clientWidth, clientHeight, x, y, clientWidth, clientHeight);
    const back = Math.max(
      1,
      (0.95 * height) / Math.max(width - left - right, 80),
      (0.9 * height) / Math.max(height - top - bottom, 0.3 * height),
    );
    this.camera.position
      .sub(this.target)
      .multiplyScalar(back / this.back)
      .add(this.target);
    this.back = back;
  }

  dispose(): void {
    this.controls.dispose();
  }
}
