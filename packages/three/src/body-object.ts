/** What stands for one body in a scene: an object that is moved as a whole, or a mesh whose vertices move. */
import type { Body } from 'pliant';
import { smoothNormals } from 'pliant/drawing';
import { BufferAttribute, BufferGeometry, type Material, Mesh, type Object3D, Quaternion } from 'three';
import { attributeOf, free, triples } from './buffers.js';
import { fit, makeGeometry } from './shapes.js';

/** What stands for one body in a scene. */
export interface BodyObject {
  /** What is drawn. */
  readonly object: Object3D;
  /** Takes the body's state after a step. */
  remember(): void;
  /** Takes the body's state as if it had always been there. */
  jump(): void;
  /** Shows the state `alpha` of the way from the one before the last step to the last one. */
  show(alpha: number): void;
  /** Frees what was made for the body; objects that the user brought stay theirs. */
  dispose(): void;
}

/** An object that keeps its shape. `isOwn` objects were made here and are freed here. */
export class MovedObject implements BodyObject {
  private readonly before = new Float64Array(7);
  private readonly now = new Float64Array(7);
  private readonly turn = new Quaternion();

  constructor(
    private readonly body: Body,
    /** What is drawn. */
    readonly object: Object3D,
    private readonly isOwn: boolean,
  ) {
    this.jump();
  }

  jump(): void {
    this.remember();
    this.before.set(this.now);
  }

  remember(): void {
    this.before.set(this.now);
    const { body, now } = this;
    // The user's own object is drawn where its origin was written; ours has its middle where the engine has it.
    now.set(this.isOwn ? body.position : body.origin, 0);
    now.set(body.orientation, 3);
  }

  show(alpha: number): void {
    const { object, before, now, turn } = this;
    object.position.set(
      before[0] + alpha * (now[0] - before[0]),
      before[1] + alpha * (now[1] - before[1]),
      before[2] + alpha * (now[2] - before[2]),
    );
    object.quaternion.fromArray(before, 3).slerp(turn.fromArray(now, 3), alpha);
  }

  dispose(): void {
    this.object.removeFromParent();
    if (this.isOwn && this.object instanceof Mesh) this.object.geometry.dispose();
  }
}

/** The surface of a deformable body, in world coordinates. */
export class DeformedMesh implements BodyObject {
  /** What is drawn. */
  readonly object: Mesh<BufferGeometry, Material>;
  private before: Float32Array;
  private now: Float32Array;
  /** Vertices of the body that are drawn; none where the body has a surface of its own. */
  private readonly vertices: Uint32Array | undefined;

  constructor(
    private readonly body: Body,
    material: Material,
  ) {
    const boundary = body.surface === undefined ? body.mesh?.boundary() : undefined;
    this.vertices = boundary?.vertices;
    const triangles = boundary?.mesh.triangles ?? body.surface?.triangles ?? [];
    const count = this.vertices?.length ?? (body.surface?.positions.length ?? 0) / 3;
    this.now = new Float32Array(3 * count);
    this.before = new Float32Array(3 * count);
    const geometry = new BufferGeometry();
    geometry.setIndex(new BufferAttribute(Uint32Array.from(triangles), 1));
    geometry.setAttribute('position', triples(count)).setAttribute('normal', triples(count));
    this.object = new Mesh(geometry, material);
    // Its bounds would have to be computed anew in every frame.
    this.object.frustumCulled = false;
    this.jump();
  }

  jump(): void {
    this.read(this.now);
    this.before.set(this.now);
  }

  remember(): void {
    [this.before, this.now] = [this.now, this.before];
    this.read(this.now);
  }

  show(alpha: number): void {
    const { geometry } = this.object;
    const position = attributeOf(geometry);
    const normal = attributeOf(geometry, 'normal');
    const index = geometry.getIndex()!;
    const { array } = position;
    for (let k = 0; k < array.length; k++) array[k] = this.before[k] + alpha * (this.now[k] - this.before[k]);
    smoothNormals(
      array as Float32Array,
      index.array as Uint32Array,
      index.count,
      normal.array as Float32Array,
    );
    position.needsUpdate = normal.needsUpdate = true;
    // Ray casts compute these when they are missing and would trust old ones.
    geometry.boundingSphere = geometry.boundingBox = null;
  }

  dispose(): void {
    free(this.object);
  }

  private read(out: Float32Array): void {
    const { vertices, body } = this;
    if (vertices === undefined) {
      const from = body.surface?.positions;
      // A surface that molecules make anew may have grown out of its buffer.
      if (from !== undefined && from.length === out.length) out.set(from);
      return;
    }
    const { positions } = body;
    for (let i = 0; i < vertices.length; i++) {
      for (let axis = 0; axis < 3; axis++) out[3 * i + axis] = positions[3 * vertices[i] + axis];
    }
  }
}

/**
 * A mesh of the user's, whose vertices a deformable body carries. It is drawn in world coordinates, whatever stands
 * above it.
 */
export class CarriedMesh implements BodyObject {
  private before: Float64Array;
  private now: Float64Array;
  private readonly normals: Float32Array;
  private readonly drawn: Float32Array;
  private readonly old: BufferGeometry;

  /**
   * `softFromGeometry` gives the `places` of a solid. The `places` of cloth come from `trianglesOf`, and so do the
   * `triangles` over the cloth's own vertices.
   */
  constructor(
    private readonly body: Body,
    /** What is drawn. */
    readonly object: Mesh<BufferGeometry>,
    private readonly places: Uint32Array,
    private readonly triangles?: Uint32Array,
  ) {
    this.old = object.geometry;
    const geometry = object.geometry.clone();
    geometry.setAttribute('position', triples(places.length)).setAttribute('normal', triples(places.length));
    object.geometry = geometry;
    object.frustumCulled = false;
    object.matrixWorldAutoUpdate = false;
    object.matrixWorld.identity();
    const { length } = this.carried().positions;
    this.now = new Float64Array(length);
    this.before = new Float64Array(length);
    this.drawn = new Float32Array(length);
    this.normals = new Float32Array(length);
    this.jump();
  }

  jump(): void {
    this.read();
    this.before.set(this.now);
  }

  remember(): void {
    [this.before, this.now] = [this.now, this.before];
    this.read();
  }

  show(alpha: number): void {
    const { drawn, before, now, normals, places } = this;
    const { geometry } = this.object;
    for (let k = 0; k < drawn.length; k++) drawn[k] = before[k] + alpha * (now[k] - before[k]);
    const { triangles } = this.carried();
    smoothNormals(drawn, triangles, triangles.length, normals);
    for (const [name, from] of [
      ['position', drawn],
      ['normal', normals],
    ] as const) {
      const attribute = attributeOf(geometry, name);
      for (let v = 0; v < places.length; v++) {
        for (let axis = 0; axis < 3; axis++) attribute.array[3 * v + axis] = from[3 * places[v] + axis];
      }
      attribute.needsUpdate = true;
    }
    geometry.boundingSphere = geometry.boundingBox = null;
  }

  /** Gives the mesh its own geometry back. */
  dispose(): void {
    this.object.geometry.dispose();
    this.object.geometry = this.old;
    this.object.matrixWorldAutoUpdate = true;
  }

  private carried(): { readonly positions: Float64Array; readonly triangles: Uint32Array } {
    const { body, triangles } = this;
    return triangles === undefined ? body.surface! : { positions: body.positions, triangles };
  }

  private read(): void {
    this.now.set(this.carried().positions);
  }
}

/** A mesh with the geometry of a body that keeps its shape. */
export function shapeMesh(body: Body, material: Material, planeReach: number): Mesh {
  const { shape } = body;
  const { scale, offset, turn } = fit(shape, planeReach);
  const geometry = makeGeometry(shape, 1, 'high', body.kind === 'rigid');
  geometry.scale(scale.x, scale.y, scale.z).applyQuaternion(turn).translate(offset.x, offset.y, offset.z);
  return new Mesh(geometry, material);
}
