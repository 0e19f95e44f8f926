/** Joints as lines from body to body through their anchors. */
import type { World } from 'pliant';
import { BufferGeometry, LineBasicMaterial, LineSegments } from 'three';
import { attributeOf, copy, freeAll, triples } from './buffers.js';

/** Draws one line per joint, between the middles of its bodies. */
export class JointLines extends LineSegments<BufferGeometry, LineBasicMaterial> {
  constructor(
    private readonly world: World,
    { color = '#e69f00' }: { readonly color?: string } = {},
  ) {
    super(new BufferGeometry(), new LineBasicMaterial({ color, depthTest: false, transparent: true }));
    this.frustumCulled = false;
    this.renderOrder = 1;
    this.update();
  }

  /** Draws the joints where they are now. */
  update(): void {
    const ends: number[] = [];
    for (const { bodyA, bodyB } of this.world.joints()) ends.push(...bodyA.position, ...bodyB.position);
    if (!(attributeOf(this.geometry)?.array.length >= ends.length)) {
      this.geometry.dispose();
      this.geometry.setAttribute('position', triples(ends.length + 2));
    }
    copy(attributeOf(this.geometry), ends, ends.length);
    this.geometry.setDrawRange(0, ends.length / 3);
  }

  /** Frees what it holds on the graphics card. */
  override dispose(): void {
    freeAll(this);
  }
}
