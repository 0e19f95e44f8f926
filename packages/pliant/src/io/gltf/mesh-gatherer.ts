/** Puts the primitives of all meshes of a scene into one. */
import { MAX_ELEMENTS, MAX_VERTICES, refuseTooMany } from '../limits.js';
import { type MeshData, meshData } from '../mesh-data.js';
import { Notes } from '../notes.js';
import { FloatList, IndexList } from '../number-list.js';
import { VertexWelder } from '../weld.js';
import type { GltfAccessors } from './accessors.js';
import type { JsonView } from './json-view.js';
import { IDENTITY, type Matrix4, mirrors } from './transform.js';

const POINTS = 0;
const TRIANGLES = 4;
const STRIP = 5;
const FAN = 6;

interface Claim {
  readonly vertices: number;
  readonly corners: number;
}

export class MeshGatherer {
  readonly notes = new Notes();
  private readonly positions = new FloatList();
  private readonly triangles = new IndexList();

  private readonly claims = new Map<string, Claim>();
  private claimed: Claim = { vertices: 0, corners: 0 };

  constructor(readonly accessors: GltfAccessors) {}

  /**
   * Counts what a mesh will add, and refuses when it is too much. A small file can place one mesh a million times, so
   * all placements must be announced before the first is read.
   */
  announce(mesh: JsonView): void {
    const claim = this.claims.get(mesh.path) ?? this.claimOf(mesh);
    this.claims.set(mesh.path, claim);
    const { vertices, corners } = this.claimed;
    this.claimed = { vertices: vertices + claim.vertices, corners: corners + claim.corners };
    refuseTooMany(this.claimed.vertices, MAX_VERTICES, 'vertices', mesh.json.at);
    refuseTooMany(this.claimed.corners, 3 * MAX_ELEMENTS, 'corners of triangles', mesh.json.at);
  }

  add(mesh: JsonView, transform: Matrix4): void {
    const placed = new PlacedMesh(transform, this.positions);
    for (const primitive of mesh.need('primitives').items()) {
      if (primitive.get('targets'))
        this.notes.leftOut('morph targets (the base shape is read)', () => `at ${primitive.path}`);
      const mode = primitive.get('mode')?.integer(0, 6) ?? TRIANGLES;
      const isDrawn = mode === POINTS || mode >= TRIANGLES;
      if (isDrawn) this.primitive(primitive, mode, placed);
      else this.notes.leftOut('primitives made of lines', () => `at ${primitive.path}`);
    }
  }

  take(): MeshData {
    return meshData({
      positions: this.positions.take(),
      triangles: this.triangles.take(),
      notes: this.notes.sentences(),
    });
  }

  /** Every primitive counts as a vertex at least, since walking over it takes time too. */
  private claimOf(mesh: JsonView): Claim {
    let vertices = 0;
    let corners = 0;
    for (const primitive of mesh.need('primitives').items()) {
      const ref = primitive.need('attributes').get('POSITION');
      const indices = primitive.get('indices');
      const count = ref ? this.accessors.count(ref) : 1;
      vertices += count;
      corners += indices ? this.accessors.count(indices) : count;
    }
    return { vertices, corners };
  }

  private primitive(primitive: JsonView, mode: number, placed: PlacedMesh): void {
    const attributes = primitive.need('attributes');
    const ref = attributes.get('POSITION');
    if (!ref) {
      this.notes.leftOut('primitives without positions', () => `at ${primitive.path}`);
      return;
    }
    const count = this.accessors.count(ref);
    const merge = attributes.json.kind === 'object' && attributes.json.members.size > 1;
    const vertices = placed.vertices(ref, merge, () => this.readPositions(ref));
    if (mode === POINTS) return;
    this.addTriangles(mode, vertices, this.corners(primitive, count), count, placed.mirrored);
  }

  private readPositions(ref: JsonView): Float64Array {
    const values = this.accessors.read(ref, 3);
    const bad = values.findIndex((value) => value - value !== 0);
    if (bad >= 0)
      throw ref.error(
        'invalid-value',
        `Coordinate ${bad} is ${values[bad]}; coordinates must be finite numbers.`,
      );
    return values;
  }

  private corners(primitive: JsonView, vertices: number): Float64Array | undefined {
    const ref = primitive.get('indices');
    if (!ref) return undefined;
    const indices = this.accessors.read(ref, 1);
    const bad = indices.findIndex((index) => !(index >= 0 && index < vertices && index % 1 === 0));
    if (bad >= 0)
      throw ref.error(
        'invalid-value',
        `Index ${bad} is ${indices[bad]}, but the primitive has ${vertices} vertices.`,
      );
    return indices;
  }

  private addTriangles(
    mode: number,
    vertices: Uint32Array,
    indices: Float64Array | undefined,
    count: number,
    mirrored: boolean,
  ): void {
    const corner = indices ? (i: number) => vertices[indices[i]] : (i: number) => vertices[i];
    const corners = indices ? indices.length : count;
    const step = mode === TRIANGLES ? 3 : 1;
    for (let i = 0; i + 2 < corners; i += step) {
      const a = corner(mode === FAN ? 0 : i);
      const turned = (mode === STRIP && i % 2 === 1) !== mirrored;
      const b = corner(i + (turned ? 2 : 1));
      const c = corner(i + (turned ? 1 : 2));
      this.triangles.push3(a, b, c);
    }
  }
}

/** One mesh under one transform: primitives that share an accessor share its vertices. */
class PlacedMesh {
  readonly mirrored: boolean;
  /** Multiplying by the identity would turn minus zero into zero. */
  private readonly unmoved: boolean;
  private readonly shared = new Map<string, Uint32Array>();
  private welder: VertexWelder | undefined;

  constructor(
    readonly transform: Matrix4,
    readonly positions: FloatList,
  ) {
    this.mirrored = mirrors(transform);
    this.unmoved = transform.every((value, i) => value === IDENTITY[i]);
  }

  /** Indices in the whole mesh of the accessor's vertices. */
  vertices(ref: JsonView, merge: boolean, read: () => Float64Array): Uint32Array {
    const key = `${ref.index()} ${merge}`;
    const known = this.shared.get(key);
    if (known) return known;
    const local = read();
    const indices = new Uint32Array(local.length / 3);
    for (let i = 0; i < indices.length; i++) {
      indices[i] = merge ? this.merged(local, i * 3, ref) : this.append(local, i * 3, ref);
    }
    this.shared.set(key, indices);
    return indices;
  }

  /** Merges on local coordinates, which are exact; after the transform equal points might differ by rounding. */
  private readonly mergedTo: number[] = [];

  private merged(local: Float64Array, at: number, ref: JsonView): number {
    this.welder ??= new VertexWelder();
    const vertex = this.welder.add(local[at], local[at + 1], local[at + 2]);
    if (vertex === this.mergedTo.length) this.mergedTo.push(this.append(local, at, ref));
    return this.mergedTo[vertex];
  }

  private append(local: Float64Array, at: number, ref: JsonView): number {
    const [x, y, z] = [local[at], local[at + 1], local[at + 2]];
    if (this.unmoved) this.positions.push3(x, y, z);
    else this.appendMoved(x, y, z, ref);
    return this.positions.length / 3 - 1;
  }

  private appendMoved(x: number, y: number, z: number, ref: JsonView): void {
    const m = this.transform;
    const px = m[0] * x + m[4] * y + m[8] * z + m[12];
    const py = m[1] * x + m[5] * y + m[9] * z + m[13];
    const pz = m[2] * x + m[6] * y + m[10] * z + m[14];
    if (px - px !== 0 || py - py !== 0 || pz - pz !== 0) {
      throw ref.error('invalid-value', 'A node moves a vertex to infinity; its transform is out of range.');
    }
    this.positions.push3(px, py, pz);
  }
}
