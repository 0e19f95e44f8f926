/**
 * Many meshes at once: the n-body interface of V-Collide with RAPID's triangle reports, for today.
 *
 * Objects come and go at any time. An object is tested against another when both are active *and* their pair is;
 * the two switches are independent, so switching an object off and on again leaves its pairs as they were. Meshes may
 * be moved (`place`, `transform`) or deformed (`update`). `collide` sweeps the boxes, searches the pairs left, and
 * keeps a report until it is called again.
 */

import { PliantError } from '../../core/errors.js';
import { widened } from '../../core/grow.js';
import { type Handle, handleGeneration, handleIndex, makeHandle } from '../../core/handle.js';
import { AABB_PAIR_STACK } from '../aabb-tree/traverse-pairs.js';
import { MeshQuery } from '../mesh-query.js';
import { MovedVertices } from '../moved-vertices.js';
import { PAIR_STACK } from '../obb-tree/traverse-pairs.js';
import { PairList } from '../pair-list.js';
import { findTrianglePairs, partInside } from '../pair-search.js';
import { identityPose, POSE_STRIDE, relativePose, setPose, setPoseFromMatrix } from '../rigid-pose.js';
import type { TriangleSource } from '../triangle-source.js';
import { keyHigh, keyLow, pairKey, Sweep } from './sweep.js';

/** The number that names a mesh of a crowd. */
export type MeshObject = Handle<'mesh-object'>;

/** Where a mesh of a crowd stands. */
export interface MeshPlacement {
  /** [m]; the origin by default. */
  readonly position?: ArrayLike<number>;
  /** Quaternion x, y, z, w. */
  readonly rotation?: ArrayLike<number>;
}

/** What is asked of a crowd. */
export interface CollideOptions {
  /** Report all intersecting triangle pairs, or only the first found of each pair of objects. */
  readonly contacts?: 'first' | 'all';
  /** Count a closed mesh inside another as colliding, with no triangle pairs. */
  readonly enclosure?: boolean;
}

interface Row {
  readonly mesh: MeshQuery;
  readonly pose: Float64Array;
  readonly moved: MovedVertices;
  active: boolean;
  generation: number;
  /** Version of the mesh that the world box was made for, −1 when the pose has changed since. */
  boxed: number;
}

/** A crowd of meshes: which of them touch? */
export class MeshScene {
  private readonly rows: (Row | null)[] = [];
  private readonly generations: number[] = [];
  private readonly free: number[] = [];
  private readonly sweep = new Sweep();
  private readonly inactivePairs = new Set<number>();
  private boxes = new Float64Array(6 * 16);
  private readonly relative = new Float64Array(POSE_STRIDE);
  private readonly stack = new Int32Array(Math.max(PAIR_STACK, AABB_PAIR_STACK));
  private readonly seed = new Float64Array(3);
  private readonly objects = new PairList();
  private readonly triangles = new PairList();
  private starts = new Uint32Array(65);
  private readonly isWanted = (a: number, b: number): boolean =>
    this.rows[a]!.active &&
    this.rows[b]!.active &&
    (this.inactivePairs.size === 0 || !this.inactivePairs.has(pairKey(a, b)));

  /** Adds a mesh (shared with others if it is a `MeshQuery`), active, all of its pairs active. */
  add(mesh: TriangleSource, placement: MeshPlacement = {}): MeshObject {
    const query = MeshQuery.from(mesh);
    const row = this.free.pop() ?? this.rows.length;
    const generation = (this.generations[row] ?? 0) + 1;
    this.generations[row] = generation;
    this.rows[row] = {
      mesh: query,
      pose: setPose(identityPose(), placement.position ?? [0, 0, 0], placement.rotation ?? [0, 0, 0, 1]),
      moved: new MovedVertices(query.positions.length / 3),
      active: true,
      generation,
      boxed: -1,
    };
    if (6 * (row + 1) > this.boxes.length) this.growBoxes();
    this.sweep.add(row);
    return makeHandle(row, generation);
  }

  /** Removes an object, its pairs' switches included. */
  remove(object: MeshObject): void {
    const row = this.rowOf(object);
    this.rows[row] = null;
    this.free.push(row);
    this.sweep.remove(row);
    for (const key of this.inactivePairs) {
      if (keyLow(key) === row || keyHigh(key) === row) this.inactivePairs.delete(key);
    }
  }

  /** Number of meshes. */
  get count(): number {
    return this.rows.length - this.free.length;
  }

  /** The mesh of an object, for queries of its own. */
  mesh(object: MeshObject): MeshQuery {
    return this.row(object).mesh;
  }

  /** Asks about a mesh again. */
  activate(object: MeshObject): void {
    this.row(object).active = true;
  }

  /** Leaves a mesh out. */
  deactivate(object: MeshObject): void {
    this.row(object).active = false;
  }

  /** Whether a mesh is asked about. */
  isActive(object: MeshObject): boolean {
    return this.row(object).active;
  }

  /** Asks about a pair again. */
  activatePair(a: MeshObject, b: MeshObject): void {
    this.inactivePairs.delete(this.keyOf(a, b));
  }

  /** Leaves a pair out. */
  deactivatePair(a: MeshObject, b: MeshObject): void {
    this.inactivePairs.add(this.keyOf(a, b));
  }

  /** The pair's own switch, whatever the objects' are. */
  isPairActive(a: MeshObject, b: MeshObject): boolean {
    return !this.inactivePairs.has(this.keyOf(a, b));
  }

  /** Position [m] and rotation (quaternion x, y, z, w). */
  place(object: MeshObject, position: ArrayLike<number>, rotation: ArrayLike<number>): void {
    const row = this.row(object);
    setPose(row.pose, position, rotation);
    row.boxed = -1;
  }

  /** Rigid 4×4 matrix of rows, to be multiplied with a column vector. */
  transform(object: MeshObject, matrix: ArrayLike<number>): void {
    const row = this.row(object);
    setPoseFromMatrix(row.pose, matrix);
    row.boxed = -1;
  }

  /** Moved vertices of a deforming mesh; every object that shares the mesh follows. */
  update(object: MeshObject, positions?: Float64Array): void {
    this.row(object).mesh.update(positions);
  }

  /** Tests everything that is active; returns the number of colliding pairs of objects. */
  collide(options: CollideOptions = {}): number {
    const limit = options.contacts === 'first' ? 1 : Number.POSITIVE_INFINITY;
    this.refreshBoxes();
    this.sweep.run(this.boxes, this.isWanted);
    this.objects.clear();
    this.triangles.clear();
    for (let i = 0; i < this.sweep.count; i++) {
      const key = this.sweep.keys[i]!;
      this.test(keyLow(key), keyHigh(key), limit, options.enclosure ?? false);
    }
    this.mark(this.objects.count);
    return this.objects.count;
  }

  /** Colliding pairs of the last `collide`. */
  get pairCount(): number {
    return this.objects.count;
  }

  /** First mesh of a pair that was found. */
  pairA(i: number): MeshObject {
    return this.handle(this.objects.a(i));
  }

  /** Second mesh of a pair that was found. */
  pairB(i: number): MeshObject {
    return this.handle(this.objects.b(i));
  }

  /** Number of intersecting triangle pairs in pair `i` (none for one mesh inside another). */
  contactCount(i: number): number {
    return this.starts[i + 1]! - this.starts[i]!;
  }

  /** Triangle of the pair's first object in its contact `k`. */
  triangleA(i: number, k: number): number {
    return this.triangles.a(this.starts[i]! + k);
  }

  /** Triangle of the second mesh in contact `k` of pair `i`. */
  triangleB(i: number, k: number): number {
    return this.triangles.b(this.starts[i]! + k);
  }

  /** Copies up to `out.length / 2` colliding pairs of objects; returns how many there are in all. */
  report(out: MeshObject[] | Float64Array): number {
    for (let i = 0; i < Math.min(this.pairCount, out.length >> 1); i++) {
      out[2 * i] = this.pairA(i);
      out[2 * i + 1] = this.pairB(i);
    }
    return this.pairCount;
  }

  private test(a: number, b: number, limit: number, enclosure: boolean): void {
    const rowA = this.rows[a]!;
    const rowB = this.rows[b]!;
    const before = this.triangles.count;
    relativePose(this.relative, rowA.pose, rowB.pose);
    findTrianglePairs(
      rowA.mesh,
      rowB.mesh,
      this.relative,
      rowB.moved,
      this.stack,
      this.triangles,
      before + limit,
    );
    const hit =
      this.triangles.count > before ||
      (enclosure &&
        (partInside(rowA.mesh, rowA.pose, rowB.mesh, rowB.pose, this.seed) ||
          partInside(rowB.mesh, rowB.pose, rowA.mesh, rowA.pose, this.seed)));
    if (!hit) return;
    this.mark(this.objects.count, before);
    this.objects.push(a, b);
  }

  /** Notes where the triangle pairs of report entry `i` begin. */
  private mark(i: number, start: number = this.triangles.count): void {
    if (i >= this.starts.length) {
      this.starts = widened(this.starts);
    }
    this.starts[i] = start;
  }

  private refreshBoxes(): void {
    for (let r = 0; r < this.rows.length; r++) {
      const row = this.rows[r];
      if (!row || row.boxed === row.mesh.version) continue;
      worldBox(row.mesh.bounds, row.pose, this.boxes, 6 * r);
      row.boxed = row.mesh.version;
    }
  }

  private growBoxes(): void {
    this.boxes = widened(this.boxes);
  }

  private handle(row: number): MeshObject {
    return makeHandle(row, this.generations[row]!);
  }

  private keyOf(a: MeshObject, b: MeshObject): number {
    const [i, j] = [this.rowOf(a), this.rowOf(b)];
    if (i === j)
      throw new PliantError('invalid-value', 'An object makes no pair with itself: name two objects.');
    return pairKey(i, j);
  }

  private row(object: MeshObject): Row {
    return this.rows[this.rowOf(object)]!;
  }

  private rowOf(object: MeshObject): number {
    const index = handleIndex(object);
    const row = this.rows[index];
    if (!row || row.generation !== handleGeneration(object))
      throw new PliantError(
        'stale-handle',
        'This object is not in the scene: it was removed, or is of another scene.',
      );
    return index;
  }
}

/** Box of a turned box, with a hair of room for the rounding of the rotation. */
function worldBox(bounds: Float64Array, pose: Float64Array, out: Float64Array, o: number): void {
  for (let i = 0; i < 3; i++) {
    let centre = pose[9 + i]!;
    let half = 0;
    for (let n = 0; n < 3; n++) {
      const c = 0.5 * (bounds[n]! + bounds[3 + n]!);
      centre += pose[3 * i + n]! * c;
      half += Math.abs(pose[3 * i + n]!) * 0.5 * (bounds[3 + n]! - bounds[n]!) + 1e-15 * Math.abs(c);
    }
    half += 1e-14 * (half + Math.abs(centre));
    out[o + i] = centre - half;
    out[o + 3 + i] = centre + half;
  }
}
