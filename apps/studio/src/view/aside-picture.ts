/**
 * A picture that is drawn beside the one that is seen and comes onto the canvas when it is there. A picture that is drawn onto the canvas itself
 * keeps the page until it is through, where the processor draws: the browser reads the canvas back before it goes on. A fine picture of a world
 * that stands is drawn band by band besides, so that a click never waits for more than one band.
 */
import {
  Mesh,
  NoBlending,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  SRGBColorSpace,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

/** A band may take so long [ms]. */
const BAND = 25;

/** As many bands as keep each below its time, for a picture that is estimated to take so long [ms]; every band looks at all triangles. */
export function bandsFor(time: number, most: number): number {
  return Math.min(Math.max(Math.ceil(time / BAND), 1), most);
}

export class AsidePicture {
  private readonly target: WebGLRenderTarget;
  private readonly sheet: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly eye = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private band = 0;
  /** The band that was handed over last; the browser doesn't wait for what isn't on the canvas, so we do. */
  private handed: WebGLSync | null = null;

  constructor(
    private readonly renderer: WebGLRenderer,
    readonly pixelRatio: number,
    private readonly bands: number,
    samples: number,
  ) {
    const size = renderer.getSize(new Vector2()).multiplyScalar(pixelRatio).floor();
    this.target = new WebGLRenderTarget(size.x, size.y, { samples, colorSpace: SRGBColorSpace });
    // Drawn as the canvas is: in the colours of the screen, by the same compiled programs. Three.js has this for the canvas of glasses alone.
    this.target.texture.internalFormat = 'RGBA8';
    Object.assign(this.target, { isXRRenderTarget: true });
    this.sheet = new Mesh(
      new PlaneGeometry(2, 2),
      new ShaderMaterial({
        uniforms: { picture: { value: this.target.texture } },
        vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
        fragmentShader:
          'uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at); }',
        blending: NoBlending,
        depthTest: false,
        depthWrite: false,
        toneMapped: false,
      }),
    );
    this.sheet.frustumCulled = false;
  }

  /** Whether the last band is drawn. */
  get isReady(): boolean {
    if (this.handed === null) return true;
    const context = this.context;
    if (context.getSyncParameter(this.handed, context.SYNC_STATUS) !== context.SIGNALED) return false;
    context.deleteSync(this.handed);
    this.handed = null;
    return true;
  }

  private get context(): WebGL2RenderingContext {
    return this.renderer.getContext() as WebGL2RenderingContext;
  }

  /** Draws the next band; true when it was the last one. After that, it begins anew. */
  draw(scene: Scene, camera: PerspectiveCamera): boolean {
    const { renderer, target, bands } = this;
    this.band %= bands;
    const from = Math.round((this.band * target.height) / bands);
    const to = Math.round(((this.band + 1) * target.height) / bands);
    target.scissorTest = true;
    target.scissor.set(0, from, target.width, to - from);
    const { shadowMap } = renderer;
    // Shadows are the same for all bands.
    shadowMap.autoUpdate = this.band === 0;
    renderer.setRenderTarget(target);
    renderer.render(scene, camera);
    renderer.setRenderTarget(null);
    shadowMap.autoUpdate = true;
    this.handed = this.context.fenceSync(this.context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.context.flush();
    return ++this.band >= bands;
  }

  /** Puts the picture onto the canvas. */
  show(): void {
    this.renderer.render(this.sheet, this.eye);
  }

  dispose(): void {
    this.context.deleteSync(this.handed);
    this.target.dispose();
    this.sheet.geometry.dispose();
    this.sheet.material.dispose();
  }
}
