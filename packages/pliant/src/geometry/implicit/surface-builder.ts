/**
 * Collects the surface cell by cell. Nodes of the grid have whole-number places; a vertex stands on a cut edge between
 * two nodes, found by linear interpolation, and is shared by all cells around the edge. The inside is where values
 * exceed the level.
 *
 * A value that equals the level would put several vertices on one node and make triangles without area. Vertices keep
 * `MIN_SHARE` of an edge's length from its ends, an error of 1e-4 of the spacing, far below that of the interpolation.
 */
import { widened } from '../../core/grow.js';
import {
  type CellLoop,
  cellLoops,
  EDGE_END,
  EDGE_START,
  FACE_CORNERS,
  MIDDLE,
  undecidedFaces,
} from './cell-table.js';
import { EdgeTable } from './edge-table.js';

/** Least distance of a vertex from the ends of its edge, in edges. Smaller: slivers. */
const MIN_SHARE = 1e-4;

export interface GridFrame {
  /** Place of the node (0, 0, 0) [m]. */
  readonly origin: readonly [number, number, number];
  /** Between neighbouring nodes [m]. */
  readonly spacing: number;
}

/** Triangles of a level of a field. */
export interface IsoSurface {
  /** [m] */
  readonly positions: Float64Array;
  /** Counter-clockwise seen from outside. */
  readonly triangles: Uint32Array;
}

export class SurfaceBuilder {
  private readonly vertexOf = new EdgeTable();
  private readonly loops = new Map<number, readonly CellLoop[]>();
  private readonly undecided = Uint8Array.from({ length: 256 }, (_, signs) => undecidedFaces(signs));
  private readonly corners = new Float64Array(8);
  private readonly offsets = new Int32Array(8);
  private values: Float64Array = new Float64Array(0);
  private level = 0;
  private readonly vertices = new Int32Array(13);
  private positions = new Float64Array(3 * 1024);
  private triangles = new Uint32Array(3 * 2048);
  private vertexCount = 0;
  private triangleCount = 0;
  private frame: GridFrame = { origin: [0, 0, 0], spacing: 1 };
  private nodesX = 0;
  private nodesY = 0;

  /** Starts anew on a grid of at most nodesX by nodesY nodes across; the third direction isn't bounded. */
  begin(frame: GridFrame, nodesX: number, nodesY: number): void {
    this.frame = frame;
    this.nodesX = nodesX;
    this.nodesY = nodesY;
    this.vertexOf.clear();
    this.vertexCount = 0;
    this.triangleCount = 0;
  }

  /**
   * Where the values of the next cells are: x fastest, then `strideY` and `strideZ` apart. The surface lies at `level`.
   */
  useValues(values: Float64Array, strideY: number, strideZ: number, level: number): void {
    this.values = values;
    this.level = level;
    for (let c = 0; c < 8; c++) this.offsets[c] = (c & 1) + ((c >> 1) & 1) * strideY + (c >> 2) * strideZ;
  }

  /**
   * Adds a row of cells from the one whose lowest node is (x, y, z); the value of that node stands at values[at]. Most
   * cells are inside or outside as a whole, and a cell shares half of its corners with the next.
   */
  addRow(x: number, y: number, z: number, at: number, count: number): void {
    let left = this.side(at);
    for (let k = 0; k < count; k++) {
      const right = this.side(at + k + 1);
      // The corners of a cell have x in the lowest bit: sides are spread to every second bit.
      const signs = left | (right << 1);
      left = right;
      if (signs !== 0 && signs !== 255) this.addCell(x + k, y, z, at + k, signs);
    }
  }

  /** Which of the four nodes across x are inside: bits 0, 2, 4 and 6. */
  private side(at: number): number {
    const { values, offsets, level } = this;
    return (
      (values[at] - level > 0 ? 1 : 0) |
      (values[at + offsets[2]] - level > 0 ? 4 : 0) |
      (values[at + offsets[4]] - level > 0 ? 16 : 0) |
      (values[at + offsets[6]] - level > 0 ? 64 : 0)
    );
  }

  private addCell(x: number, y: number, z: number, at: number, signs: number): void {
    const { corners, values, offsets, level } = this;
    for (let c = 0; c < 8; c++) corners[c] = values[at + offsets[c]] - level;
    for (const loop of this.loopsOf(signs, this.joinedFaces(signs))) this.addLoop(loop, x, y, z);
  }

  /** The surface so far; the arrays are copies. */
  finish(): IsoSurface {
    return {
      positions: this.positions.slice(0, 3 * this.vertexCount),
      triangles: this.triangles.slice(0, 3 * this.triangleCount),
    };
  }

  /** Nielson and Hamann: the inside corners are joined where the bilinear saddle is inside, v0·v2 against v1·v3. */
  private joinedFaces(signs: number): number {
    const { corners } = this;
    let faces = this.undecided[signs];
    for (let face = 0; face < 6; face++) {
      if (((faces >> face) & 1) === 0) continue;
      const [a, b, c, d] = FACE_CORNERS[face];
      const first = corners[a!] * corners[c!];
      const second = corners[b!] * corners[d!];
      // The product of the inside pair is the larger one exactly when the saddle value is positive.
      const isJoined = (signs >> a!) & 1 ? first > second : second > first;
      if (!isJoined) faces &= ~(1 << face);
    }
    return faces;
  }

  private loopsOf(signs: number, joined: number): readonly CellLoop[] {
    const key = signs | (joined << 8);
    let loops = this.loops.get(key);
    if (!loops) {
      loops = cellLoops(signs, joined);
      this.loops.set(key, loops);
    }
    return loops;
  }

  private addLoop({ edges, triangles }: CellLoop, x: number, y: number, z: number): void {
    const { vertices } = this;
    for (const edge of edges) vertices[edge] = this.edgeVertex(edge, x, y, z);
    if (triangles.includes(MIDDLE)) vertices[MIDDLE] = this.middleVertex(edges);
    const at = 3 * this.triangleCount;
    if (at + triangles.length > this.triangles.length) this.triangles = widened(this.triangles);
    for (let k = 0; k < triangles.length; k++) this.triangles[at + k] = vertices[triangles[k]];
    this.triangleCount += triangles.length / 3;
  }

  private edgeVertex(edge: number, x: number, y: number, z: number): number {
    const { origin, spacing } = this.frame;
    const start = EDGE_START[edge];
    const axis = edge >> 2;
    const nx = x + (start & 1);
    const ny = y + ((start >> 1) & 1);
    const nz = z + (start >> 2);
    const fresh = this.vertexCount;
    const vertex = this.vertexOf.findOrAdd(3 * (nx + this.nodesX * (ny + this.nodesY * nz)) + axis, fresh);
    if (vertex !== fresh) return vertex;
    const a = this.corners[start];
    const b = this.corners[EDGE_END[edge]];
    // Dividing by the larger value serves an infinite one too: metaballs have poles.
    const exact = Math.abs(a) < Math.abs(b) ? a / (a - b) : 1 - b / (b - a);
    const share = Math.min(1 - MIN_SHARE, Math.max(MIN_SHARE, exact));
    return this.addVertex(
      origin[0] + spacing * (nx + (axis === 0 ? share : 0)),
      origin[1] + spacing * (ny + (axis === 1 ? share : 0)),
      origin[2] + spacing * (nz + (axis === 2 ? share : 0)),
    );
  }

  private middleVertex(edges: readonly number[]): number {
    const { positions, vertices } = this;
    let x = 0;
    let y = 0;
    let z = 0;
    for (const edge of edges) {
      const at = 3 * vertices[edge];
      x += positions[at];
      y += positions[at + 1];
      z += positions[at + 2];
    }
    return this.addVertex(x / edges.length, y / edges.length, z / edges.length);
  }

  private addVertex(x: number, y: number, z: number): number {
    const at = 3 * this.vertexCount;
    if (at + 3 > this.positions.length) this.positions = widened(this.positions);
    this.positions[at] = x;
    this.positions[at + 1] = y;
    this.positions[at + 2] = z;
    return this.vertexCount++;
  }
}
