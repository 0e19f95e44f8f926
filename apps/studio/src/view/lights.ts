import { DirectionalLight, Group, HemisphereLight, type Vector3 } from 'three';
import type { Theme } from './theme.js';

/** Of a shadow behind its surface, in pixels of the map of shadows. */
const OFFSET = 0.6;

/** A sky and a sun whose shadows cover the scene. */
export class Lights extends Group {
  private readonly sky = new HemisphereLight('#ffffff', '#a9a49b', 1);
  private readonly sun = new DirectionalLight('#fff6e8', 1);
  private readonly fill = new DirectionalLight('#dfe9ff', 0.7);

  constructor() {
    super();
    this.sun.castShadow = true;
    this.sun.shadow.radius = 5;
    this.fill.position.set(4, 2, 3);
    this.add(this.sky, this.sun, this.sun.target, this.fill);
  }

  setShadows(shadows: boolean): void {
    this.sun.castShadow = shadows;
  }

  /** Pixels along an edge of the map of shadows. */
  setShadowPixels(count: number): void {
    const { shadow } = this.sun;
    if (shadow.mapSize.x === count || count === 0) return;
    shadow.mapSize.set(count, count);
    // The renderer makes one of the new size.
    shadow.map?.depthTexture?.dispose();
    shadow.map?.dispose();
    shadow.map = null;
    this.offset();
  }

  setTheme(theme: Theme): void {
    this.sky.intensity = theme.sky;
    this.sun.intensity = theme.sun;
  }

  /** Centres the shadows on a ball around the scene. */
  cover(center: Vector3, radius: number): void {
    const { shadow } = this.sun;
    this.sun.target.position.copy(center);
    this.sun.position
      .set(-1.15, 2, 0.55)
      .normalize()
      .multiplyScalar(radius * 3)
      .add(center);
    const { camera } = shadow;
    camera.left = camera.bottom = -radius;
    camera.right = camera.top = radius;
    camera.near = 0.1 * radius;
    camera.far = 6 * radius;
    camera.updateProjectionMatrix();
    this.offset();
  }

  /** Shadows begin so far behind a surface that it casts none on itself; farther, light would show below bodies that stand. */
  private offset(): void {
    const { shadow } = this.sun;
    const pixel = (2 * shadow.camera.right) / shadow.mapSize.x;
    shadow.normalBias = OFFSET * pixel;
    shadow.bias = -0.0002;
  }

  override dispose(): void {
    this.sun.dispose();
    this.fill.dispose();
    this.sky.dispose();
    this.removeFromParent();
  }
}
