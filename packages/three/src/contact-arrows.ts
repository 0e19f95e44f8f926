/**
 * Contacts as arrows: they start at the contact point and show the force on body a, or the bare normal where there is
 * no force. Lengths grow with the square root of the force, so that a resting ball and a hard landing both can be read.
 */
import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { freeAll } from './buffers.js';
import type { ContactFrame } from './frame.js';

const UP = new Vector3(0, 1, 0);

/** What arrows look like. */
export interface ContactArrowsOptions {
  /** Their colour. */
  readonly color?: string;
  /** Most arrows drawn; contacts beyond are left out. */
  readonly capacity?: number;
  /** Length of a bare normal [m]; thickness follows it. */
  readonly size?: number;
  /** Metres per √N on top. */
  readonly scale?: number;
}

/** Contact forces as arrows, in one draw call. */
export class ContactArrows extends InstancedMesh<BufferGeometry, MeshBasicMaterial> {
  private readonly capacity: number;
  /** Thickness of the arrows [m]. */
  size: number;
  /** Length of an arrow per root of its force [m/√N]. */
  scalePerRoot: number;
  private readonly at = new Vector3();
  private readonly along = new Vector3();
  private readonly turn = new Quaternion();
  private readonly stretch = new Vector3();
  private readonly pose = new Matrix4();

  constructor({ color = '#d55e00', capacity = 4096, size = 0.08, scale = 0.03 }: ContactArrowsOptions = {}) {
    super(arrowGeometry(), new MeshBasicMaterial({ color, depthTest: false, transparent: true }), capacity);
    this.capacity = capacity;
    this.size = size;
    this.scalePerRoot = scale;
    this.frustumCulled = false;
    this.renderOrder = 1;
    this.count = 0;
  }

  /** Shows the contacts of a frame. */
  update(frame: ContactFrame): void {
    const count = Math.min(frame.count, this.capacity);
    for (let i = 0; i < count; i++) {
      const o = i * 3;
      this.along.fromArray(frame.forces, o);
      const force = this.along.length();
      if (force > 0) this.along.divideScalar(force);
      else this.along.fromArray(frame.normals, o);
      this.at.fromArray(frame.points, o);
      this.turn.setFromUnitVectors(UP, this.along);
      this.stretch.set(this.size, this.size + this.scalePerRoot * Math.sqrt(force), this.size);
      this.setMatrixAt(i, this.pose.compose(this.at, this.turn, this.stretch));
    }
    this.count = count;
    this.instanceMatrix.needsUpdate = true;
  }

  /** Frees what it holds on the graphics card. */
  override dispose(): void {
    freeAll(this);
    super.dispose();
  }
}

/** One metre along y, a tenth thick. */
function arrowGeometry(): BufferGeometry {
  const shaft = new CylinderGeometry(0.05, 0.05, 0.75, 8).translate(0, 0.375, 0);
  const head = new ConeGeometry(0.14, 0.25, 12).translate(0, 0.875, 0);
  return mergeGeometries([shaft, head]);
}
