/**
 * The picture: bodies, ground and light in one three.js scene. It draws when there is something new to draw: a frame of the
 * engine, a moved camera, another size. The engine's frames come in through `frame`, looks through `setScene`.
 */
import { type BodyLook, WorldView } from '@pliant/three';
import { Box3, Color, Plane, Scene, Sphere, Vector3 } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Frame } from '../engine/frame.js';
import type { LoadedScene } from '../engine/protocol.js';
import type { ViewOptions } from '../state/view-options.js';
import { AskedPicture } from './asked-picture.js';
import { Gizmo } from './gizmo.js';
import { isGround } from './ground.js';
import { isOtherShare, LastLook } from './last-look.js';
import { Lights } from './lights.js';
import { Overlays } from './overlays.js';
import { compileAnew, Picture } from './picture.js';
import { Shade } from './shade.js';
import { isFixed, isStageInView, stageInView } from './shares-in-view.js';
import { Sight } from './sight.js';
import { Specks } from './specks.js';
import { type Insets, StageCamera } from './stage-camera.js';
import { currentTheme, type Theme, watchTheme } from './theme.js';

/** Edge of the squares that stand for walls without end [m]. */
const PLANE_REACH = 6;

const countFixed = (looks: readonly BodyLook[]): number => looks.filter(isFixed).length;

/** The ground, the light and the lengths of arrows go along when the eye has gone so much farther. */
const WIDER = 1.4;

export class Viewport extends AskedPicture {
  readonly eye: StageCamera;
  readonly bodies: WorldView;
  protected readonly sight: Sight;
  readonly gizmo: Gizmo;
  private readonly overlays = new Overlays(PLANE_REACH);
  /** How many were drawn. */
  pictures = 0;
  /** Is told of every picture, with the time it shows [s]. */
  onPicture: (time: number) => void = () => {};
  private readonly scene = new Scene();
  private readonly lights = new Lights();
  private readonly specks = new Specks();
  private readonly shade = new Shade(this.lights, this.ground);
  private readonly picture: Picture;
  private readonly endTheme: () => void;
  private readonly resizes: ResizeObserver;
  /** Is told when the size of the scene is known. */
  onMeasure: () => void = () => undefined;
  private readonly extent = new Sphere(new Vector3(), 3);
  private view: LoadedScene['view'];
  /** How far the eye stood from what it looks at when the scene was measured [m]. */
  private measuredFrom = 1;
  private isUnfitted = false;
  /** Fixed bodies came since the last frame. */
  private hasGrown = false;
  private hasGrid = true;
  private selected: readonly number[] = [];
  private groundLook: BodyLook | undefined;
  private readonly lastLook = new LastLook();
  /** The range of the colours that are drawn. */
  private paintedHigh = 0;

  /** Throws when the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    super(canvas);
    this.picture = new Picture(canvas, {
      scene: this.scene,
      lights: this.lights,
      points: [this.overlays.marks, this.specks],
      lines: [this.overlays.lines],
    });
    const { detail } = this.picture.quality;
    this.bodies = new WorldView({ planeReach: PLANE_REACH, hidePlane: isGround, detail });
    this.scene.add(this.bodies, this.specks, this.overlays, this.ground, this.lights);
    this.eye = new StageCamera(canvas, () => this.invalidate());
    this.sight = new Sight(canvas, this.camera);
    this.gizmo = new Gizmo(this.scene, this.camera, canvas, () => this.invalidate());
    this.gizmo.onDrag = (isDragging) => {
      this.controls.enabled = !isDragging;
    };
    this.setTheme(currentTheme());
    this.endTheme = watchTheme((theme) => this.setTheme(theme));
    this.resizes = new ResizeObserver(() => this.resize());
    this.resizes.observe(canvas);
  }

  get controls(): OrbitControls {
    return this.eye.controls;
  }

  setScene(scene: LoadedScene, keepCamera: boolean): void {
    this.bodies.setBodies(scene.looks);
    compileAnew(this.bodies);
    this.specks.setBodies(scene.looks);
    this.movable = new Set(scene.looks.filter(({ movable }) => movable).map(({ row }) => row));
    this.overlays.forget();
    this.painter.forget();
    this.groundLook = scene.looks.find(isGround);
    this.ground.visible = this.hasGrid && this.groundLook !== undefined;
    this.hasGrown = keepCamera && countFixed(scene.looks) > countFixed(this.looks);
    this.looks = scene.looks;
    this.last = undefined;
    this.lastLook.forget();
    this.view = scene.view;
    // Where the bodies are is known with the first frame.
    this.isUnfitted = !keepCamera;
    if (keepCamera) this.eye.goHome();
    // The title of the last picture is gone, so it goes too.
    this.picture.hurry();
  }

  frame(frame: Frame): void {
    this.last = frame;
    const { field, fieldMost } = this.options;
    if (field !== 'none') this.painter.take(frame, field, fieldMost || undefined, performance.now());
    this.paintedHigh = this.painter.high;
    this.bodies.update(frame);
    if (this.groundLook?.shape.kind === 'plane') {
      const { row, shape } = this.groundLook;
      this.ground.position.y = frame.positions[row * 3 + 1] + (shape.offset ?? 0);
    }
    this.overlays.update(frame, this.size);
    if (this.isUnfitted) {
      this.isUnfitted = false;
      this.measure();
      this.lookAtScene();
    }
    if (this.hasGrown) this.showFixed(frame);
    this.shade.take(frame.movingBox);
    const distance = this.camera.position.distanceTo(this.controls.target);
    const hasMoved = this.eye.watch(frame, this.selected[0]);
    if (hasMoved && distance > WIDER * this.measuredFrom) this.measure();
    if (this.looksOther(frame, distance) || hasMoved) this.invalidate();
  }

  /** Whether a frame looks other than the picture, from so far away [m]. */
  private looksOther(frame: Frame, distance: number): boolean {
    const pixel = (2 * distance * Math.tan((this.camera.fov * Math.PI) / 360)) / this.canvas.clientHeight;
    const { radius } = this.extent;
    const force = this.options.forces ? this.longestForce : undefined;
    const field = this.options.field === 'none' ? undefined : this.painter.high;
    return this.lastLook.differs(frame, { pixel, radius, force, field });
  }

  setOptions(options: ViewOptions): void {
    if (options.field !== this.options.field) this.painter.forget();
    this.options = options;
    this.eye.mode = options.camera;
    this.applyView();
    this.bodies.showSleep(options.sleeping);
    this.bodies.setPainter(options.field === 'none' ? undefined : this.painter);
    this.overlays.showForces(options.forces);
    this.picture.setShadows(options.shadows);
    this.ground.visible = options.grid && this.groundLook !== undefined;
    this.hasGrid = options.grid;
    this.redraw();
  }

  /** How large one of the scene's bodies would be if all were equal [m]: what is drawn over them goes by that. */
  get size(): number {
    return this.extent.radius / Math.cbrt(Math.max(this.movable.size, 1));
  }

  /** Force that the longest arrow stands for [N]. */
  get longestForce(): number {
    return this.overlays.longestForce;
  }

  private applyView(): void {
    const { view, apart, cut, cutAt } = this.options;
    const { center, radius } = this.extent;
    const normal = new Vector3(Number(cut === 'x'), Number(cut === 'y'), Number(cut === 'z'));
    const at = normal.dot(center) + (2 * cutAt - 1) * radius;
    this.bodies.setView(view, { apart, cut: cut === 'none' ? undefined : new Plane(normal, -at) });
  }

  select(rows: readonly number[]): void {
    this.selected = rows;
    this.overlays.select(this.looks.filter((look) => rows.includes(look.row)));
    this.redraw();
  }

  /** Shows the last frame again, after something else has changed. */
  private redraw(): void {
    this.lastLook.forget();
    if (this.last !== undefined) this.frame(this.last);
    this.invalidate();
  }

  /** Where the picture is free of panels, from the left to the right [CSS px]. */
  free: readonly [number, number] = [0, innerWidth];

  /** Parts of the window that are covered; the picture is centred in the rest. */
  setInsets(insets: Insets): void {
    this.eye.setInsets(insets);
    this.free = [insets.left, this.canvas.clientWidth - insets.right];
    // A world that stands sends no frame after which the camera would go back.
    if (this.last !== undefined && !this.isUnfitted) this.eye.watch(this.last, this.selected[0]);
    this.invalidate();
  }

  /** How far a move jumps where it snaps [m]: a round part of the size of bodies. */
  get snapUnit(): number {
    const tenth = this.size / 5;
    return 10 ** Math.round(Math.log10(Math.max(tenth, 1e-3)));
  }

  /** Looks from where another picture looks, at a ground with the same lines: two of another size would be two scales. */
  follow(other: Viewport): void {
    if (this.measuredFrom !== other.measuredFrom) {
      this.measuredFrom = other.measuredFrom;
      this.ground.setDistance(this.measuredFrom);
      this.invalidate();
    }
    if (this.eye.copy(other.eye)) this.invalidate();
  }

  /** Whether it is time for a picture; before that, a new frame would be prepared and never seen. */
  isDue(now: number): boolean {
    return this.picture.isDue(now);
  }

  /** Whether the canvas shows the last frame, as finely as it ever will. */
  get isDone(): boolean {
    return this.picture.isDone;
  }

  /** Draws if anything changed since the last time. */
  render(now: number): void {
    this.controls.update();
    // The range of colours is also that of a world beside this one.
    if (isOtherShare(this.painter.high, this.paintedHigh)) this.redraw();
    this.attend(now);
    const isNew = this.picture.render(now, this.camera);
    if (isNew) this.pictures++;
    if (isNew && this.last !== undefined) this.onPicture(this.last.reading('time'));
  }

  /** What goes by where the eye stands: the ground around what it looks at, and marks on what is small from there. */
  private attend(now: number): void {
    if (this.last === undefined || !this.isDue(now)) return;
    const { x, z } = this.controls.target;
    this.ground.setMiddle(x, z);
    this.specks.mark(this.last, this.camera, this.canvas.clientHeight);
  }

  /** The picture as it is now, as PNG. */
  save(): Promise<Blob> {
    return this.picture.save(this.camera);
  }

  invalidate(): void {
    this.picture.invalidate();
  }

  /** Moves the camera so that all bodies are in sight, looking the way it looks. */
  fit(): void {
    this.measure();
    this.eye.lookAt(this.extent.center, this.extent.radius);
    this.begin();
    this.invalidate();
  }

  dispose(): void {
    this.endTheme();
    this.resizes.disconnect();
    this.gizmo.dispose();
    this.eye.dispose();
    this.bodies.dispose();
    this.specks.dispose();
    this.overlays.dispose();
    this.ground.dispose();
    this.lights.dispose();
    this.picture.dispose();
  }

  /** Somebody has put down a body that never moves: a table wants to be seen whole. */
  private showFixed(frame: Frame): void {
    this.hasGrown = false;
    if (!this.eye.isHeld && !isStageInView(this.looks, frame, this.window)) this.fit();
  }

  private lookAtScene(): void {
    if (this.view === undefined) {
      this.camera.position.set(1, 0.7, 1.4).add(this.controls.target);
      this.fit();
      return;
    }
    this.eye.lookFrom(this.view.position, this.view.target);
    this.begin();
  }

  /** The eye stands somewhere else. */
  private begin(): void {
    this.eye.reach();
    this.noteDistance();
    if (this.last !== undefined) this.eye.stage = stageInView(this.looks, this.last, this.window);
  }

  private measure(): void {
    const box = this.bodies.bounds(new Box3());
    if (box.isEmpty()) box.set(new Vector3(-1, 0, -1), new Vector3(1, 1, 1));
    box.getBoundingSphere(this.extent);
    this.ground.setSize(this.extent.radius);
    this.shade.begin(this.extent.center, this.extent.radius);
    this.noteDistance();
    this.applyView();
    this.onMeasure();
  }

  /** Keeps from how far the scene is seen. */
  private noteDistance(): void {
    this.measuredFrom = this.camera.position.distanceTo(this.controls.target);
    this.ground.setDistance(this.measuredFrom);
  }

  private setTheme(theme: Theme): void {
    this.scene.background = new Color(theme.background);
    this.ground.setTheme(theme);
    this.lights.setTheme(theme);
    this.bodies.setRestColor(theme.rest);
    this.redraw();
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.eye.resize();
    this.picture.resize(clientWidth, clientHeight, this.camera);
  }
}
