/**
 * Handles to move, turn and scale bodies with. While a handle is dragged the bodies stay, and their boxes go along; letting go tells where
 * they were put.
 */
import {
  BoxGeometry,
  type Camera,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Quaternion,
  type Scene,
  Vector3,
} from 'three';
import { TransformControls } from 'three/addons/controls/TransformControls.js';
import type { PlacedBody } from '../engine/protocol.js';
import type { GizmoMode } from '../state/desk.js';

const MODES = { move: 'translate', turn: 'rotate', scale: 'scale' } as const;
/** A turn jumps by this where it snaps [rad]. */
const TURN_SNAP = Math.PI / 12;
const SCALE_SNAP = 0.1;

/** A body that hangs on the gizmo: its pose in the scene, and the size of its box [m]. */
export interface HeldBody extends PlacedBody {
  readonly size: readonly [number, number, number];
}

export class Gizmo {
  private readonly controls: TransformControls;
  private readonly pivot = new Group();
  private readonly outline = new LineBasicMaterial({ color: '#e69f00', depthTest: false, transparent: true });
  private readonly box = new EdgesGeometry(new BoxGeometry(1, 1, 1));
  private held: readonly HeldBody[] = [];
  private boxes: LineSegments[] = [];
  /** Is told where bodies were put. */
  onPlace: (bodies: readonly PlacedBody[]) => void = () => undefined;
  /** Is told when a drag begins and ends, so that the camera stays. */
  onDrag: (isDragging: boolean) => void = () => undefined;

  constructor(
    private readonly scene: Scene,
    camera: Camera,
    canvas: HTMLElement,
    onChange: () => void,
  ) {
    this.controls = new TransformControls(camera, canvas);
    this.controls.setSize(0.9);
    this.controls.addEventListener('change', onChange);
    this.controls.addEventListener('dragging-changed', ({ value }) => {
      this.onDrag(value === true);
      if (value !== true) this.letGo();
    });
    scene.add(this.pivot, this.controls.getHelper());
    this.controls.getHelper().visible = false;
  }

  /** A handle is under the pointer, so a press is the gizmo's. */
  get isHovered(): boolean {
    return this.controls.object !== undefined && this.controls.axis !== null;
  }

  get isShown(): boolean {
    return this.controls.object !== undefined;
  }

  /** Hangs on these bodies; on none it goes. `unit` is how far a move jumps where it snaps [m]. */
  show(mode: GizmoMode, bodies: readonly HeldBody[], snap: boolean, unit: number): void {
    this.clear();
    if (mode === 'off' || bodies.length === 0) return;
    this.held = bodies;
    this.controls.mode = MODES[mode];
    this.controls.translationSnap = snap ? unit : null;
    this.controls.rotationSnap = snap ? TURN_SNAP : null;
    this.controls.scaleSnap = snap ? SCALE_SNAP : null;
    // One body turns about its own axes, several about the middle of them.
    this.pivot.position.set(0, 0, 0);
    for (const { position } of bodies)
      this.pivot.position.addScaledVector(new Vector3(...position), 1 / bodies.length);
    this.pivot.quaternion.set(
      ...((bodies.length === 1 ? bodies[0].orientation : [0, 0, 0, 1]) as [number, number, number, number]),
    );
    this.pivot.scale.setScalar(1);
    this.pivot.updateMatrixWorld();
    this.controls.space = mode === 'scale' ? 'local' : 'world';
    this.boxes = bodies.map(({ position, orientation, size }) => {
      const box = new LineSegments(this.box, this.outline);
      box.position.set(...position);
      box.quaternion.set(...(orientation as [number, number, number, number]));
      box.scale.set(...size);
      this.scene.add(box);
      this.pivot.attach(box);
      return box;
    });
    this.controls.attach(this.pivot);
    this.controls.getHelper().visible = true;
  }

  private clear(): void {
    this.controls.detach();
    this.controls.getHelper().visible = false;
    for (const box of this.boxes) box.removeFromParent();
    this.boxes = [];
    this.held = [];
  }

  private letGo(): void {
    const { held, boxes } = this;
    if (held.length === 0) return;
    const [position, turn, scale] = [new Vector3(), new Quaternion(), new Vector3()];
    this.onPlace(
      held.map(({ row, size }, k) => {
        boxes[k].updateWorldMatrix(true, false);
        boxes[k].matrixWorld.decompose(position, turn, scale);
        return {
          row,
          position: rounded(position.toArray()),
          orientation: turn.toArray() as unknown as PlacedBody['orientation'],
          scale: rounded([scale.x / size[0], scale.y / size[1], scale.z / size[2]]),
        };
      }),
    );
  }

  dispose(): void {
    this.clear();
    this.controls.dispose();
    this.controls.getHelper().removeFromParent();
    this.box.dispose();
    this.outline.dispose();
  }
}

/** To a hundredth of a millimetre: nobody drags finer, and the text stays short. */
function rounded([x, y, z]: readonly number[]): [number, number, number] {
  const short = (value: number) => Number(value.toFixed(5));
  return [short(x), short(y), short(z)];
}
