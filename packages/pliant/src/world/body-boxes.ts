/**
 * Boxes of all bodies where they stand now, for questions to a world. The boxes in the arena are of the last step and
 * have margins. Boxes are found once for every state of the world. When several questions are put to one state, the
 * boxes are sorted into a tree, and a question looks at few of them.
 */
import { buildBoxTree } from '../queries/aabb-tree/box-tree.js';
import type { AabbTree } from '../queries/aabb-tree/layout.js';
import { RAY_STACK, visitBoxesOnRay } from '../queries/aabb-tree/ray.js';
import { visitTrianglesInBox } from '../queries/aabb-tree/visit-box.js';
import { boxEntry } from '../queries/shapes/ray.js';

/** A tree pays off from this many questions to one state, and from this many bodies on. */
const QUESTIONS = 8;
const BODIES = 24;

/** Where bodies are asked for their boxes, and whether they have changed. */
export interface BoxSource {
  /** Rows of bodies, used or not. */
  rows(): number;
  isThere(row: number): boolean;
  /** Writes the lowest and highest corner of a body [m], six numbers. */
  bound(row: number, out: Float64Array): void;
  /** Changes with every change of the world; nothing while a step moves bodies. */
  revision(): number | undefined;
}

export class BodyBoxes {
  /** Six numbers per row. */
  private boxes = new Float64Array(0);
  private readonly box = new Float64Array(6);
  private readonly ray = new Float64Array(6);
  private readonly aimed = new Float64Array(6);
  private readonly stack = new Int32Array(RAY_STACK);
  private rows = 0;
  private found: number | undefined;
  private questions = 0;
  private tree: AabbTree | undefined;
  /** Rows in the order of the tree's boxes, and rows whose boxes have no end. */
  private inTree = new Uint32Array(0);
  private readonly endless: number[] = [];

  constructor(private readonly source: BoxSource) {}

  /** Calls for every row whose box overlaps the given one; rows come in their order. */
  forOverlapping(asked: Float64Array, visit: (row: number) => void): void {
    this.find();
    if (this.tree === undefined) {
      for (let row = 0; row < this.rows; row++) if (this.overlaps(row, asked)) visit(row);
      return;
    }
    const rows = this.endless.filter((row) => this.overlaps(row, asked));
    visitTrianglesInBox(this.tree, asked.subarray(0, 3), asked.subarray(3), this.stack, (slot) => {
      const row = this.inTree[slot];
      if (this.overlaps(row, asked)) rows.push(row);
      return false;
    });
    for (const row of rows.sort((a, b) => a - b)) visit(row);
  }

  /** Calls for every row whose box a ray meets. `visit` answers how far along the ray bodies still matter [m]. */
  forRay(
    origin: ArrayLike<number>,
    direction: ArrayLike<number>,
    most: number,
    visit: (row: number, most: number) => number,
  ): void {
    this.find();
    let far = most;
    const ask = (row: number): number => {
      if (this.entry(row, origin, direction) <= far) far = visit(row, far);
      return far;
    };
    if (this.tree === undefined) {
      for (let row = 0; row < this.rows; row++) ask(row);
      return;
    }
    for (const row of this.endless) ask(row);
    this.ray.set(origin);
    this.ray.set(direction, 3);
    visitBoxesOnRay(this.tree, this.ray, this.aimed, far, this.stack, (slot) => ask(this.inTree[slot]));
  }

  /** Calls for every row with the distance of its box from a point [m], 0 inside. */
  forDistances(point: ArrayLike<number>, visit: (row: number, distance: number) => void): void {
    this.find();
    for (let row = 0; row < this.rows; row++) {
      const at = 6 * row;
      if (Number.isNaN(this.boxes[at])) continue;
      let sumSq = 0;
      for (let k = 0; k < 3; k++) {
        const out = Math.max(0, this.boxes[at + k] - point[k], point[k] - this.boxes[at + 3 + k]);
        sumSq += out * out;
      }
      visit(row, Math.sqrt(sumSq));
    }
  }

  /** Finds the boxes of this state, and the tree when it pays off. */
  private find(): void {
    const revision = this.source.revision();
    if (revision !== undefined && revision === this.found) {
      this.questions++;
      if (this.tree === undefined && this.questions >= QUESTIONS && this.rows >= BODIES) this.sort();
      return;
    }
    this.found = revision;
    this.questions = 1;
    this.tree = undefined;
    this.rows = this.source.rows();
    if (this.boxes.length < 6 * this.rows) this.boxes = new Float64Array(12 * this.rows);
    const { box } = this;
    for (let row = 0; row < this.rows; row++) {
      if (this.source.isThere(row)) this.source.bound(row, box);
      else box.fill(Number.NaN);
      this.boxes.set(box, 6 * row);
    }
  }

  private sort(): void {
    const { boxes, endless } = this;
    const rows: number[] = [];
    endless.length = 0;
    for (let row = 0; row < this.rows; row++) {
      if (Number.isNaN(boxes[6 * row])) continue;
      const isBounded = boxes.subarray(6 * row, 6 * row + 6).every((x) => Number.isFinite(x));
      (isBounded ? rows : endless).push(row);
    }
    if (rows.length === 0) return;
    const sorted = new Float64Array(6 * rows.length);
    for (const [slot, row] of rows.entries()) sorted.set(boxes.subarray(6 * row, 6 * row + 6), 6 * slot);
    this.inTree = Uint32Array.from(rows);
    this.tree = buildBoxTree(sorted);
  }

  private overlaps(row: number, asked: Float64Array): boolean {
    const { boxes } = this;
    const at = 6 * row;
    // Comparisons with the box of a row that has no body are never true.
    return (
      boxes[at] <= asked[3] &&
      boxes[at + 1] <= asked[4] &&
      boxes[at + 2] <= asked[5] &&
      boxes[at + 3] >= asked[0] &&
      boxes[at + 4] >= asked[1] &&
      boxes[at + 5] >= asked[2]
    );
  }

  /** Where a ray enters the box of a row; infinite where it misses, or where there is no body. */
  private entry(row: number, origin: ArrayLike<number>, direction: ArrayLike<number>): number {
    const at = 6 * row;
    if (Number.isNaN(this.boxes[at])) return Number.POSITIVE_INFINITY;
    return boxEntry(this.boxes, at, origin, direction);
  }
}
