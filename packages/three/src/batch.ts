import {
  type BufferGeometry,
  Color,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import { free } from './buffers.js';
import type { BodyFrame, BodyLook, Painter } from './frame.js';
import { colorOf, showActivity } from './palette.js';
import { type Fitting, fit, type Shape } from './shapes.js';

const UNSEEN = 255;

/** A body that keeps its shape. */
export type BatchLook = BodyLook & { readonly shape: Shape };

/** Bodies of one geometry and one material, drawn in one call. */
export class Batch {
  readonly mesh: InstancedMesh;
  private readonly fittings: Fitting[];
  private readonly colors: Color[];
  private readonly shown: Uint8Array;
  private readonly position = new Vector3();
  private readonly at = new Vector3();
  private readonly turn = new Quaternion();
  private readonly matrix = new Matrix4();
  private readonly color = new Color();

  constructor(
    private readonly looks: readonly BatchLook[],
    geometry: BufferGeometry,
    material: Material,
    planeReach: number,
  ) {
    this.mesh = new InstancedMesh(geometry, material, looks.length);
    // Its bounds would have to follow every body; the whole batch is nearly always in sight.
    this.mesh.frustumCulled = false;
    this.fittings = looks.map((look) => fit(look.shape, planeReach));
    this.colors = looks.map(colorOf);
    this.shown = new Uint8Array(looks.length).fill(UNSEEN);
  }

  update(frame: BodyFrame, rest: Color): void {
    const { at, looks, mesh, matrix, position, turn } = this;
    for (let i = 0; i < looks.length; i++) {
      const { row } = looks[i];
      const { scale, offset, turn: own } = this.fittings[i];
      turn.fromArray(frame.orientations, row * 4);
      position
        .copy(offset)
        .applyQuaternion(turn)
        .add(at.fromArray(frame.positions, row * 3));
      mesh.setMatrixAt(i, matrix.compose(position, turn.multiply(own), scale));
      const activity = frame.activities[row];
      if (activity !== this.shown[i]) this.recolor(i, activity, rest);
    }
    mesh.instanceMatrix.needsUpdate = true;
    // Ray casts compute it when it is missing and would trust an old one.
    mesh.boundingSphere = null;
  }

  /** Draws all colours anew with the next update. */
  forgetColors(): void {
    this.shown.fill(UNSEEN);
  }

  /** Colours every body anew; ends with `forgetColors`. */
  paint(painter: Painter): void {
    for (let i = 0; i < this.looks.length; i++) {
      painter.body(this.looks[i].row, this.color);
      this.mesh.setColorAt(i, this.color);
    }
    this.mesh.instanceColor!.needsUpdate = true;
    this.forgetColors();
  }

  rowAt(instance: number): number {
    return this.looks[instance].row;
  }

  dispose(): void {
    free(this.mesh);
    this.mesh.dispose();
  }

  private recolor(i: number, activity: number, rest: Color): void {
    this.mesh.setColorAt(i, showActivity(this.color.copy(this.colors[i]), activity, rest));
    this.mesh.instanceColor!.needsUpdate = true;
    this.shown[i] = activity;
  }
}
