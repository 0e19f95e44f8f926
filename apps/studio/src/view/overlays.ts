/** What is drawn over bodies: contact forces, lines, points, and outlines of those that are selected. */
import { type BodyLook, ContactArrows, LineView, Outlines, PointView } from '@pliant/three';
import { Group } from 'three';
import type { Frame } from '../engine/frame.js';

export class Overlays extends Group {
  private readonly contacts = new ContactArrows();
  readonly lines = new LineView({ width: 2, onTop: true });
  readonly marks = new PointView();
  private readonly outlines = new Outlines();
  /** Largest contact force since the scene was opened [N]. */
  private peak = 0;

  /** Edge of the squares that stand for walls without end [m]. */
  constructor(private readonly planeReach: number) {
    super();
    this.contacts.visible = false;
    this.add(this.contacts, this.lines, this.marks, this.outlines);
  }

  /** Force that the longest arrow stands for [N]. */
  get longestForce(): number {
    return this.peak;
  }

  /** Another scene. */
  forget(): void {
    this.peak = 0;
  }

  showForces(shows: boolean): void {
    this.contacts.visible = shows;
  }

  select(looks: readonly BodyLook[]): void {
    this.outlines.setBodies(looks, this.planeReach);
  }

  /** Follows the bodies, which are about so large [m]. */
  update(frame: Frame, size: number): void {
    if (this.contacts.visible) this.drawForces(frame, size);
    this.lines.update(frame.lines);
    this.marks.update(frame.marks);
    this.outlines.update(frame);
  }

  /** The hardest contact so far has an arrow as long as a body, the others go by the root of their force. */
  private drawForces(frame: Frame, size: number): void {
    for (let i = 0; i < frame.count; i++) {
      const [x, y, z] = frame.forces.subarray(3 * i, 3 * i + 3);
      this.peak = Math.max(this.peak, Math.hypot(x, y, z));
    }
    this.contacts.size = 0.08 * size;
    this.contacts.scalePerRoot = this.peak > 0 ? (0.5 * size) / Math.sqrt(this.peak) : 0;
    this.contacts.update(frame);
  }

  override dispose(): void {
    this.contacts.dispose();
    this.lines.dispose();
    this.marks.dispose();
    this.outlines.dispose();
    this.removeFromParent();
  }
}
