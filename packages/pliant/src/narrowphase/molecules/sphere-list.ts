/**
 * The pairs of molecules of different bodies that are near enough to touch soon: a list after Verlet 1967. It stays
 * complete until some molecule has moved by half of the margin. So the grid is built once in several steps.
 *
 *   molecules in the boxes of their bodies' partners → hashed grid → pairs closer than the sum of radii and the margin,
 *   sorted
 *
 * Pairs are sorted by bodies, then molecules. The touching pairs are a part of the list in its order. So results don't
 * depend on the time at which the list was made. Cells are as wide as the largest diameter plus the margin. If radii
 * differ by a large factor, the cells hold many small molecules.
 */

import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { PointGrid } from '../../geometry/point-grid.js';
import type { BodyPairs } from './body-pairs.js';

/** Margin in units of the largest radius. Larger margins make longer lists and fewer of them. */
const MARGIN = 0.5;

export class SphereList {
  /** Four numbers per pair: bodies a below b, molecule of a, molecule of b. */
  pairs = new Uint32Array(256);
  count = 0;
  private readonly grid = new PointGrid();
  private margin = 0;
  /** Places of all molecules when the list was made [m], body after body. */
  private places = new Float64Array(0);
  private offsets = new Uint32Array(0);
  /** The look in which a body was last compared with its place. A body with many pairs is compared once. */
  private checked = new Uint32Array(0);
  private look = 0;
  private pairKeys = new Set<number>();
  private bodyCount = -1;
  private molecules = 0;
  private centres = new Float64Array(192);
  private bodyOf = new Uint32Array(64);
  private moleculeOf = new Uint32Array(64);
  private free = new Uint8Array(64);
  private gathered = 0;

  /** Call this when bodies come, go, or change which of their molecules are fixed. */
  forget(): void {
    this.bodyCount = -1;
  }

  /** Makes a new list if the present one may be incomplete. */
  update(bodies: readonly MoleculeBody[], pairs: BodyPairs): void {
    if (this.isComplete(bodies, pairs)) return;
    this.remember(bodies, pairs);
    this.gather(bodies, pairs);
    const found: number[] = [];
    if (this.gathered > 1) {
      this.grid.build(this.centres, this.gathered, this.reachOf(bodies));
      for (let i = 0; i < this.gathered; i++) if (this.free[i] === 1) this.visitNear(bodies, i, found);
    }
    this.take(found);
  }

  private isComplete(bodies: readonly MoleculeBody[], pairs: BodyPairs): boolean {
    if (this.bodyCount !== bodies.length) return false;
    this.look++;
    for (let p = 0; p < pairs.count; p++) {
      if (!this.pairKeys.has(keyOf(pairs.a[p], pairs.b[p]))) return false;
    }
    // A body without a partner can't touch another, however far it has moved.
    for (let p = 0; p < pairs.count; p++) {
      if (this.hasMoved(bodies, pairs.a[p]) || this.hasMoved(bodies, pairs.b[p])) return false;
    }
    return true;
  }

  /** Whether a molecule of the body has moved by more than half the margin since the list was made. */
  private hasMoved(bodies: readonly MoleculeBody[], b: number): boolean {
    const { isFixed, model } = bodies[b];
    if (isFixed || this.checked[b] === this.look) return false;
    this.checked[b] = this.look;
    const { positions, count } = model;
    const { places } = this;
    const o = this.offsets[b];
    const farSq = (this.margin / 2) ** 2;
    for (let i = 0; i < 3 * count; i += 3) {
      const x = positions[i] - places[o + i];
      const y = positions[i + 1] - places[o + i + 1];
      const z = positions[i + 2] - places[o + i + 2];
      if (!(x * x + y * y + z * z < farSq)) return true;
    }
    return false;
  }

  private remember(bodies: readonly MoleculeBody[], pairs: BodyPairs): void {
    let total = 0;
    let largest = 0;
    for (const { model } of bodies) {
      total += model.count;
      for (let i = 0; i < model.count; i++) largest = Math.max(largest, model.radii[i]);
    }
    this.margin = MARGIN * largest;
    this.molecules = total;
    if (this.places.length < 3 * total) this.places = new Float64Array(3 * total);
    if (this.offsets.length < bodies.length) {
      this.offsets = new Uint32Array(2 * bodies.length);
      this.checked = new Uint32Array(2 * bodies.length);
    }
    let o = 0;
    bodies.forEach(({ model }, b) => {
      this.offsets[b] = o;
      this.places.set(model.positions, o);
      o += 3 * model.count;
    });
    this.bodyCount = bodies.length;
    this.pairKeys.clear();
    for (let p = 0; p < pairs.count; p++) this.pairKeys.add(keyOf(pairs.a[p], pairs.b[p]));
  }

  /** Collects the molecules of bodies with partners that lie in the box around the partners. */
  private gather(bodies: readonly MoleculeBody[], pairs: BodyPairs): void {
    if (this.bodyOf.length < this.molecules) this.reserve(2 * this.molecules);
    const boxes = new Float64Array(6 * bodies.length);
    partnerBoxes(boxes, bodies, pairs, this.margin);
    this.gathered = 0;
    for (let b = 0; b < bodies.length; b++) {
      const o = 6 * b;
      if (!(boxes[o] <= boxes[o + 3])) continue;
      const { positions, radii, inverseMasses, count } = bodies[b].model;
      for (let i = 0; i < count; i++) {
        const r = radii[i];
        const x = positions[3 * i];
        const y = positions[3 * i + 1];
        const z = positions[3 * i + 2];
        if (x + r < boxes[o] || y + r < boxes[o + 1] || z + r < boxes[o + 2]) continue;
        if (x - r > boxes[o + 3] || y - r > boxes[o + 4] || z - r > boxes[o + 5]) continue;
        const k = this.gathered++;
        this.bodyOf[k] = b;
        this.moleculeOf[k] = i;
        this.free[k] = inverseMasses[i] > 0 ? 1 : 0;
        this.centres[3 * k] = x;
        this.centres[3 * k + 1] = y;
        this.centres[3 * k + 2] = z;
      }
    }
  }

  /** Largest distance of two near centres: the width of a cell [m]. */
  private reachOf(bodies: readonly MoleculeBody[]): number {
    let largest = 0;
    for (let k = 0; k < this.gathered; k++)
      largest = Math.max(largest, bodies[this.bodyOf[k]].model.radii[this.moleculeOf[k]]);
    return 2 * largest + this.margin;
  }

  /**
   * Compares a free molecule with those of the 27 cells around it. Two free molecules meet when the later one is
   * visited.
   */
  private visitNear(bodies: readonly MoleculeBody[], i: number, found: number[]): void {
    const { cells } = this.grid;
    for (let n = 0; n < 27; n++) {
      const x = cells[3 * i] + (n % 3) - 1;
      const y = cells[3 * i + 1] + (Math.floor(n / 3) % 3) - 1;
      const z = cells[3 * i + 2] + Math.floor(n / 9) - 1;
      this.visitCell(bodies, i, x, y, z, found);
    }
  }

  private visitCell(
    bodies: readonly MoleculeBody[],
    i: number,
    x: number,
    y: number,
    z: number,
    found: number[],
  ): void {
    const { grid, centres, bodyOf, moleculeOf, free } = this;
    const { items, starts, cells } = grid;
    const bucket = grid.bucket(x, y, z);
    const own = bodyOf[i];
    const radius = bodies[own].model.radii[moleculeOf[i]] + this.margin;
    for (let at = starts[bucket]; at < starts[bucket + 1]; at++) {
      const j = items[at];
      const other = bodyOf[j];
      if (other === own || (j > i && free[j] === 1)) continue;
      const dx = centres[3 * i] - centres[3 * j];
      const dy = centres[3 * i + 1] - centres[3 * j + 1];
      const dz = centres[3 * i + 2] - centres[3 * j + 2];
      const reach = radius + bodies[other].model.radii[moleculeOf[j]];
      if (!(dx * dx + dy * dy + dz * dz < reach * reach)) continue;
      if (cells[3 * j] !== x || cells[3 * j + 1] !== y || cells[3 * j + 2] !== z) continue;
      if (own < other) found.push(own, other, moleculeOf[i], moleculeOf[j]);
      else found.push(other, own, moleculeOf[j], moleculeOf[i]);
    }
  }

  /** Keeps the pairs that were found, in order. */
  private take(found: readonly number[]): void {
    this.count = found.length / 4;
    if (this.pairs.length < found.length) this.pairs = new Uint32Array(2 * found.length);
    const order = Uint32Array.from({ length: this.count }, (_, k) => 4 * k);
    order.sort(
      (k, l) =>
        found[k] - found[l] ||
        found[k + 1] - found[l + 1] ||
        found[k + 2] - found[l + 2] ||
        found[k + 3] - found[l + 3],
    );
    for (let k = 0; k < this.count; k++) {
      for (let n = 0; n < 4; n++) this.pairs[4 * k + n] = found[order[k] + n];
    }
  }

  private reserve(size: number): void {
    this.bodyOf = new Uint32Array(size);
    this.moleculeOf = new Uint32Array(size);
    this.free = new Uint8Array(size);
    this.centres = new Float64Array(3 * size);
  }
}

/** More bodies than a world holds. */
const SPAN = 2 ** 24;

const keyOf = (a: number, b: number): number => a * SPAN + b;

/**
 * For each body, writes the box around its partners' boxes, wider by the margin [m], to `boxes`. Bodies without a
 * partner get an inverted box.
 */
export function partnerBoxes(
  boxes: Float64Array,
  bodies: readonly MoleculeBody[],
  pairs: BodyPairs,
  margin: number,
): void {
  for (let b = 0; b < bodies.length; b++) {
    boxes.fill(Number.POSITIVE_INFINITY, 6 * b, 6 * b + 3);
    boxes.fill(Number.NEGATIVE_INFINITY, 6 * b + 3, 6 * b + 6);
  }
  for (let p = 0; p < pairs.count; p++) {
    merge(boxes, 6 * pairs.a[p], bodies[pairs.b[p]].box, margin);
    merge(boxes, 6 * pairs.b[p], bodies[pairs.a[p]].box, margin);
  }
}

function merge(boxes: Float64Array, o: number, box: Float64Array, margin: number): void {
  for (let axis = 0; axis < 3; axis++) {
    boxes[o + axis] = Math.min(boxes[o + axis], box[axis] - margin);
    boxes[o + 3 + axis] = Math.max(boxes[o + 3 + axis], box[3 + axis] + margin);
  }
}
