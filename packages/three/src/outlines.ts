import { EdgesGeometry, Group, LineBasicMaterial, LineSegments, Quaternion } from 'three';
import type { BodyFrame, BodyLook } from './frame.js';
import { type Fitting, fit, makeGeometry } from './shapes.js';

/** A little larger than the body, so that its surface doesn't hide the lines. */
const MARGIN = 1.015;

interface Outline {
  readonly row: number;
  readonly fitting: Fitting;
  readonly lines: LineSegments;
}

/** Lines around chosen bodies, to show a selection. */
export class Outlines extends Group {
  private readonly material: LineBasicMaterial;
  private readonly turn = new Quaternion();
  private outlines: Outline[] = [];

  constructor(color = '#e69f00') {
    super();
    this.material = new LineBasicMaterial({ color, depthTest: false, transparent: true });
    this.renderOrder = 2;
  }

  setBodies(looks: readonly BodyLook[], planeReach = 10): void {
    this.drop();
    for (const look of looks) {
      const solid = makeGeometry(look.shape, 1, 'low');
      const lines = new LineSegments(new EdgesGeometry(solid, 1), this.material);
      solid.dispose();
      lines.frustumCulled = false;
      this.outlines.push({ row: look.row, fitting: fit(look.shape, planeReach), lines });
      this.add(lines);
    }
  }

  update(frame: BodyFrame): void {
    for (const { row, fitting, lines } of this.outlines) {
      this.turn.fromArray(frame.orientations, row * 4);
      lines.position.copy(fitting.offset).applyQuaternion(this.turn);
      lines.position.x += frame.positions[row * 3];
      lines.position.y += frame.positions[row * 3 + 1];
      lines.position.z += frame.positions[row * 3 + 2];
      lines.quaternion.copy(this.turn).multiply(fitting.turn);
      lines.scale.copy(fitting.scale).multiplyScalar(MARGIN);
    }
  }

  override dispose(): void {
    this.drop();
    this.material.dispose();
    this.removeFromParent();
  }

  private drop(): void {
    for (const { lines } of this.outlines) {
      lines.removeFromParent();
      lines.geometry.dispose();
    }
    this.outlines = [];
  }
}
