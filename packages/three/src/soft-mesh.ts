import { type CreasedSurface, smoothNormals, splitAtCreases } from 'pliant/drawing';
import { BufferAttribute, BufferGeometry, Color, type Material, Mesh } from 'three';
import { attributeOf, free, triples } from './buffers.js';
import type { BodyFrame, BodyLook, Numbers, Painter, SurfaceChange, SurfaceShape } from './frame.js';
import { colorOf, showActivity } from './palette.js';

const UNSEEN = 255;

/** The surface of one deformable body: its vertices are taken from the frame, normals follow. */
export class SoftMesh {
  readonly mesh: Mesh<BufferGeometry, Material>;
  private readonly color: Color;
  private readonly shown = new Color();
  private activity = UNSEEN;
  private version = -1;
  private count: number;
  /** Vertices drawn once per side of a sharp edge; none on a surface that is made anew while the world runs. */
  private creased: CreasedSurface | undefined;

  constructor(
    private readonly look: BodyLook & { readonly shape: SurfaceShape },
    material: Material,
  ) {
    const { triangles, count, room } = look.shape;
    this.count = count;
    // A closed surface has about two triangles per vertex; one that is generated anew needs room for other ones.
    const indices = new Uint32Array(room > count ? Math.max(6 * room, triangles.length) : triangles.length);
    indices.set(triangles);
    this.mesh = new Mesh(geometryOf(indices, room, triangles.length), material);
    // Its bounds would have to be computed anew in every frame.
    this.mesh.frustumCulled = false;
    this.color = colorOf(look);
  }

  get row(): number {
    return this.look.row;
  }

  update(frame: BodyFrame, rest: Color): void {
    const { first, room } = this.look.shape;
    const from = frame.vertices;
    const change = frame.surface?.(this.row);
    if (change !== undefined && change.version !== this.version && room > this.look.shape.count)
      this.take(change);
    const { count } = this;
    if (from === undefined || from.length < 3 * (first + count)) return;
    if (this.creased === undefined && room === count) this.crease(from);
    const { geometry } = this.mesh;
    const position = attributeOf(geometry);
    this.place(position.array, from, first);
    position.needsUpdate = true;
    // A surface that isn't drawn is still what rays hit.
    if (this.mesh.visible) this.turnNormals(position);
    // Ray casts and boxes compute these when they are missing, and would trust old ones.
    geometry.boundingSphere = null;
    geometry.boundingBox = null;
    const activity = frame.activities[this.row];
    if (activity !== this.activity) this.recolor(activity, rest);
  }

  /** Vertex among the frame's that a drawn one stands for. */
  vertexOf(drawn: number): number {
    return this.look.shape.first + (this.creased?.sources[drawn] ?? drawn);
  }

  /** Colours every vertex anew; ends with `forgetColors`. */
  paint(painter: Painter): void {
    const color = attributeOf(this.mesh.geometry, 'color');
    const count = this.creased?.sources.length ?? this.count;
    for (let v = 0; v < count; v++) {
      painter.vertex(this.vertexOf(v), this.shown);
      this.shown.toArray(color.array, 3 * v);
    }
    color.needsUpdate = true;
    this.forgetColors();
  }

  forgetColors(): void {
    this.activity = UNSEEN;
  }

  dispose(): void {
    free(this.mesh);
  }

  private place(to: ArrayLike<number> & { [k: number]: number }, from: Numbers, first: number): void {
    const { creased, count } = this;
    if (creased !== undefined) {
      const { sources } = creased;
      for (let k = 0; k < sources.length; k++) {
        const o = 3 * (first + sources[k]);
        to[3 * k] = from[o];
        to[3 * k + 1] = from[o + 1];
        to[3 * k + 2] = from[o + 2];
      }
      return;
    }
    for (let k = 0; k < 3 * count; k++) to[k] = from[3 * first + k];
    // Vertices that no triangle has would widen the box around the others.
    for (let k = 3 * count; k < to.length; k++) to[k] = from[3 * first + (k % 3)];
  }

  /** Finds the sharp edges of the surface as it stands first. */
  private crease(from: Numbers): void {
    const { first, count, triangles } = this.look.shape;
    this.creased = splitAtCreases(from.subarray(3 * first, 3 * (first + count)), triangles, count);
    const { sources, triangles: drawn } = this.creased;
    if (sources.length === count) return;
    this.mesh.geometry.dispose();
    this.mesh.geometry = geometryOf(drawn, sources.length, drawn.length);
    this.forgetColors();
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

function geometryOf(indices: Uint32Array, room: number, drawn: number): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setIndex(new BufferAttribute(indices, 1));
  for (const name of ['position', 'color', 'normal']) geometry.setAttribute(name, triples(room));
  geometry.setDrawRange(0, drawn);
  return geometry;
}
