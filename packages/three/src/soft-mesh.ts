import { BufferAttribute, BufferGeometry, Color, type Material, Mesh } from 'three';
import { attributeOf, copy, free, triples } from './buffers.js';
import type { BodyFrame, BodyLook, SurfaceChange, SurfaceShape } from './frame.js';
import { colorOf, showActivity } from './palette.js';
import { smoothNormals } from './smooth-normals.js';

const UNSEEN = 255;

/** The surface of one deformable body: its vertices are taken from the frame, normals follow. */
export class SoftMesh {
  readonly mesh: Mesh<BufferGeometry, Material>;
  private readonly color: Color;
  private readonly shown = new Color();
  private activity = UNSEEN;
  private version = -1;
  private count: number;

  constructor(
    private readonly look: BodyLook & { readonly shape: SurfaceShape },
    material: Material,
  ) {
    const { triangles, count, room } = look.shape;
    this.count = count;
    const geometry = new BufferGeometry();
    // A closed surface has about two triangles per vertex; one that is generated anew needs room for other ones.
    const indices = new Uint32Array(room > count ? Math.max(6 * room, triangles.length) : triangles.length);
    indices.set(triangles);
    geometry.setIndex(new BufferAttribute(indices, 1));
    for (const name of ['position', 'color', 'normal']) geometry.setAttribute(name, triples(room));
    geometry.setDrawRange(0, triangles.length);
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
    const { first } = this.look.shape;
    const position = attributeOf(geometry);
    const from = frame.vertices;
    const change = frame.surface?.(this.row);
    if (change !== undefined && change.version !== this.version) this.take(change);
    const { count } = this;
    if (from === undefined || from.length < 3 * (first + count)) return;
    copy(position, from, 3 * count, 3 * first);
    // Vertices that no triangle has would widen the box around the others.
    for (let k = 3 * count; k < position.array.length; k++) position.array[k] = from[3 * first + (k % 3)];
    // A surface that isn't drawn is still what rays hit.
    if (this.mesh.visible) this.turnNormals(position);
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
    free(this.mesh);
  }

  private turnNormals(position: BufferAttribute): void {
    const { geometry } = this.mesh;
    const normal = attributeOf(geometry, 'normal');
    smoothNormals(
      position.array as Float32Array,
      geometry.getIndex()!.array as Uint32Array,
      geometry.drawRange.count,
      normal.array as Float32Array,
    );
    normal.needsUpdate = true;
  }

  private take({ version, count, triangles }: SurfaceChange): void {
    this.version = version;
    const { geometry } = this.mesh;
    const index = geometry.getIndex()!;
    if (triangles.length > index.array.length) return;
    this.count = count;
    index.array.fill(0);
    (index.array as Uint32Array).set(triangles);
    index.needsUpdate = true;
    geometry.setDrawRange(0, triangles.length);
  }

  private recolor(activity: number, rest: Color): void {
    showActivity(this.shown.copy(this.color), activity, rest);
    const color = attributeOf(this.mesh.geometry, 'color');
    for (let v = 0; v < color.count; v++) this.shown.toArray(color.array, 3 * v);
    color.needsUpdate = true;
    this.activity = activity;
  }
}
