/** What stands for one body in a scene: an object that is moved as a whole, or a mesh whose vertices move. */
import type { Body } from 'pliant';
import { smoothNormals } from 'pliant/drawing';
import {
  BufferAttribute,
  BufferGeometry,
  type Material,
  Mesh,
  type Object3D,
  Quaternion,
  Vector3,
} from 'three';
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
  private readonly end = new Vector3();

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
    object.position.fromArray(before).lerp(this.end.fromArray(now), alpha);
    object.quaternion.fromArray(before, 3).slerp(turn.fromArray(now, 3), alpha);
  }

  dispose(): void {
    this.object.removeFromParent();
    if (this.isOwn && this.object instanceof Mesh) this.object.geometry.dispose();
  }
}

/** Writes the numbers `alpha` of the way from `before` to `now` to `out`. */
function blend(out: Float32Array, before: ArrayLike<number>, now: ArrayLike<number>, alpha: number): void {
  for (let k = 0; k < out.length; k++) out[k] = before[k] + alpha * (now[k] - before[k]);
}

/** Vertices that move by themselves: their places before the last step and after it. */
abstract class MovedVertices {
  protected before = new Float32Array();
  protected now = new Float32Array();

  /** Takes the body's state as if it had always been there. */
  jump(): void {
    this.read(this.now);
    this.before.set(this.now);
  }

  /** Takes the body's state after a step. */
  remember(): void {
    [this.before, this.now] = [this.now, this.before];
    this.read(this.now);
  }

  protected start(count: number): void {
    this.now = new Float32Array(3 * count);
    this.before = new Float32Array(3 * count);
    this.jump();
  }

  protected abstract read(out: Float32Array): void;
}

/** The surface of a deformable body, in world coordinates. */
export class DeformedMesh extends MovedVertices implements BodyObject {
  /** What is drawn. */
  readonly object: Mesh<BufferGeometry, Material>;
  /** Vertices of the body that are drawn; none where the body has a surface of its own. */
  private readonly vertices: Uint32Array | undefined;

  constructor(
    private readonly body: Body,
    material: Material,
  ) {
    super();
    const boundary = body.surface === undefined ? body.mesh?.boundary() : undefined;
    this.vertices = boundary?.vertices;
    const triangles = boundary?.mesh.triangles ?? body.surface?.triangles ?? [];
    const count = this.vertices?.length ?? (body.surface?.positions.length ?? 0) / 3;
    const geometry = new BufferGeometry();
    geometry.setIndex(new BufferAttribute(Uint32Array.from(triangles), 1));
    geometry.setAttribute('position', triples(count)).setAttribute('normal', triples(count));
    this.object = new Mesh(geometry, material);
    // Its bounds would have to be computed again in every frame.
    this.object.frustumCulled = false;
    this.start(count);
  }

  show(alpha: number): void {
    const { geometry } = this.object;
    const position = attributeOf(geometry);
    const normal = attributeOf(geometry, 'normal');
    const index = geometry.getIndex()!;
    const array = position.array as Float32Array;
    blend(array, this.before, this.now, alpha);
    smoothNormals(array, index.array as Uint32Array, index.count, normal.array as Float32Array);
    position.needsUpdate = normal.needsUpdate = true;
    // Ray casts compute these when they are missing and would trust old ones.
    geometry.boundingSphere = geometry.boundingBox = null;
  }

  dispose(): void {
    free(this.object);
  }

  protected override read(out: Float32Array): void {
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
export class CarriedMesh extends MovedVertices implements BodyObject {
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
    super();
    this.old = object.geometry;
    const geometry = object.geometry.clone();
    geometry.setAttribute('position', triples(places.length)).setAttribute('normal', triples(places.length));
    object.geometry = geometry;
    object.frustumCulled = false;
    object.matrixWorldAutoUpdate = false;
    object.matrixWorld.identity();
    const { length } = carried(body, triangles).positions;
    this.drawn = new Float32Array(length);
    this.normals = new Float32Array(length);
    this.start(length / 3);
  }

  show(alpha: number): void {
    const { drawn, normals, places } = this;
    const { geometry } = this.object;
    blend(drawn, this.before, this.now, alpha);
    const { triangles } = carried(this.body, this.triangles);
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

  protected override read(out: Float32Array): void {
    out.set(carried(this.body, this.triangles).positions);
  }
}

/** The vertices and triangles that a deformable body moves: those of its surface, or its own vertices. */
const carried = (body: Body, triangles: Uint32Array | undefined) =>
  triangles === undefined ? body.surface! : { positions: body.positions, triangles };

/** A mesh with the geometry of a body that keeps its shape. */
export function shapeMesh(body: Body, material: Material, planeReach: number): Mesh {
  const { shape } = body;
  const { scale, offset, turn } = fit(shape, planeReach);
  const geometry = makeGeometry(shape, 1, 'high', body.kind === 'rigid');
  geometry.scale(scale.x, scale.y, scale.z).applyQuaternion(turn).translate(offset.x, offset.y, offset.z);
  return new Mesh(geometry, material);
}
