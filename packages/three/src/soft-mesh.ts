import { BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, type Material, Mesh } from 'three';
import type { BodyFrame, BodyLook, SurfaceShape } from './frame.js';
import { colorOf, showActivity } from './palette.js';

const UNSEEN = 255;

/** The surface of one deformable body: its vertices are taken from the frame, normals follow. */
export class SoftMesh {
  readonly mesh: Mesh<BufferGeometry, Material>;
  private readonly color: Color;
  private readonly shown = new Color();
  private activity = UNSEEN;

  constructor(
    private readonly look: BodyLook & { readonly shape: SurfaceShape },
    material: Material,
  ) {
    const { triangles, count } = look.shape;
    const geometry = new BufferGeometry();
    geometry.setIndex(new BufferAttribute(Uint32Array.from(triangles), 1));
    const position = new BufferAttribute(new Float32Array(3 * count), 3).setUsage(DynamicDrawUsage);
    const color = new BufferAttribute(new Float32Array(3 * count), 3);
    geometry.setAttribute('position', position).setAttribute('color', color);
    this.mesh = new Mesh(geometry, material);
    // Its bounds would have to be computed anew in every frame.
    this.mesh.frustumCulled = false;
    this.color = colorOf(look);
  }

  get row(): number {
    return this.look.row;
  }

  update(frame: BodyFrame, rest: Color): void {
    const { geometry } = this.mesh;
    const { first, count } = this.look.shape;
    const position = geometry.getAttribute('position') as BufferAttribute;
    const from = frame.vertices;
    if (from === undefined || from.length < 3 * (first + count)) return;
    for (let k = 0; k < 3 * count; k++) position.array[k] = from[3 * first + k];
    position.needsUpdate = true;
    geometry.computeVertexNormals();
    // Ray casts and boxes compute these when they are missing, and would trust old ones.
    geometry.boundingSphere = null;
    geometry.boundingBox = null;
    const activity = frame.activities[this.row];
    if (activity !== this.activity) this.recolor(activity, rest);
  }

  forgetColors(): void {
    this.activity = UNSEEN;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
  }

  private recolor(activity: number, rest: Color): void {
    showActivity(this.shown.copy(this.color), activity, rest);
    const color = this.mesh.geometry.getAttribute('color') as BufferAttribute;
    for (let v = 0; v < color.count; v++) this.shown.toArray(color.array, 3 * v);
    color.needsUpdate = true;
    this.activity = activity;
  }
}
