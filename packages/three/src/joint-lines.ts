/** Joints as lines from body to body through their anchors. */
import type { World } from 'pliant';
import { BufferAttribute, BufferGeometry, DynamicDrawUsage, LineBasicMaterial, LineSegments } from 'three';

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
    const old = this.geometry.getAttribute('position') as BufferAttribute | undefined;
    if (old === undefined || old.array.length < ends.length) {
      const fresh = new BufferAttribute(new Float32Array(2 * ends.length + 6), 3).setUsage(DynamicDrawUsage);
      this.geometry.dispose();
      this.geometry.setAttribute('position', fresh);
    }
    const position = this.geometry.getAttribute('position') as BufferAttribute;
    position.array.set(ends);
    position.needsUpdate = true;
    this.geometry.setDrawRange(0, ends.length / 3);
  }

  /** Frees what it holds on the graphics card. */
  override dispose(): void {
    this.geometry.dispose();
    this.material.dispose();
    this.removeFromParent();
  }
}
