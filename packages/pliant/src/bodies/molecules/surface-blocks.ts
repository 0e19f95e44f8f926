/**
 * A surface in blocks of neighbouring triangles. Only blocks near another body have to follow the molecules. Placing
 * vertices and refitting boxes is most of the cost of detection by triangles, and most of a surface is far from any
 * contact.
 *
 *   tree of the triangles → its subtrees of at most BLOCK triangles, each with its vertices and the molecules that
 *   carry them
 *   advance   molecules have moved: each block's box grows by the largest motion of the block's own molecules
 *   mark      blocks whose box meets one of another body
 *   place     marked blocks come to their molecules and get their true box
 *
 * A vertex' molecules bound its motion (`skin-motion.ts`). A block that isn't marked stays behind, or has some vertices
 * with their molecules and others behind. Its box contains both cases, and detection never looks into the block. So
 * results are those of a surface that follows as a whole.
 */
import type { SkinnedSurface } from '../../geometry/implicit/index.js';
import { AABB_COUNT, AABB_LINK, AABB_STRIDE, type AabbTree } from '../../queries/aabb-tree/layout.js';
import { refitAabbNode } from '../../queries/aabb-tree/refit.js';
import type { SkinMotion } from './skin-motion.js';

/** Triangles per block at most. */
const BLOCK = 48;

/** Rounding of the boxes, which are single precision. */
const ROUND = 1.2e-7;

/** Brings the vertices list[from…to) to their molecules. */
interface VertexPlacer {
  placeVertices(list: Uint32Array, from: number, to: number): void;
}

interface Lists {
  readonly starts: Uint32Array;
  readonly items: Uint32Array;
}

export class SurfaceBlocks {
  private readonly count: number;
  /** Nodes above the blocks, children before parents. */
  private readonly top: Uint32Array;
  private readonly roots: Uint32Array;
  /** Lists of each block: nodes, children before parents; vertices; molecules. */
  private readonly nodes: Lists;
  private readonly vertices: Lists;
  private readonly molecules: Lists;
  /** The number of the block whose root is this node; −1 for nodes above and below the roots. */
  readonly blockOf: Int32Array;
  /** A bound of each block's motion since it was placed [m]. */
  private readonly slack: Float64Array;
  /** The true box of each block when it was placed. */
  private readonly boxes: Float64Array;
  private readonly marked: Uint8Array;
  private markedCount = 0;

  constructor(
    private readonly tree: AabbTree,
    private readonly skin: SkinnedSurface,
    private readonly motion: SkinMotion,
  ) {
    const { top, roots } = cut(tree);
    this.top = Uint32Array.from(top).sort().reverse();
    this.roots = Uint32Array.from(roots);
    this.count = roots.length;
    this.nodes = subtrees(tree, roots);
    this.vertices = verticesOf(tree, this.nodes, skin.positions.length / 3);
    this.molecules = moleculesOf(skin, this.vertices);
    this.blockOf = new Int32Array(tree.nodeCount).fill(-1);
    roots.forEach((root, block) => {
      this.blockOf[root] = block;
    });
    this.slack = new Float64Array(this.count);
    this.boxes = new Float64Array(6 * this.count);
    this.marked = new Uint8Array(this.count);
    for (let b = 0; b < this.count; b++) this.keepBox(b);
  }

  /** Widens the boxes by the molecules' motion since the last call. */
  advance(): void {
    const { motion, slack } = this;
    if (!motion.hasPending) return;
    const { pending } = motion;
    const { starts, items } = this.molecules;
    for (let b = 0; b < this.count; b++) {
      let most = 0;
      for (let k = starts[b]; k < starts[b + 1]; k++) {
        const came = pending[items[k]];
        if (came > most) most = came;
      }
      slack[b] = slack[b] + most;
      this.widen(b);
    }
    motion.settle();
    this.refitTop();
  }

  mark(block: number): void {
    if (this.marked[block] === 1 || this.slack[block] === 0) return;
    this.marked[block] = 1;
    this.markedCount++;
  }

  /** Brings the marked blocks to their molecules. */
  place(placer: VertexPlacer): void {
    if (this.markedCount === 0) return;
    const { marked } = this;
    for (let b = 0; b < this.count; b++) {
      if (marked[b] === 0) continue;
      marked[b] = 0;
      this.placeBlock(b, placer);
    }
    this.markedCount = 0;
    this.refitTop();
  }

  /**
   * How far the faces of the block with the root `node` may be outside of the boxes below it [m]. A block that lags
   * behind by more than `most` [m] comes to its molecules first. Boxes above it stay as wide as they are.
   */
  lateness(node: number, placer: VertexPlacer, most: number): number {
    const block = this.blockOf[node];
    if (this.slack[block] > most) this.placeBlock(block, placer);
    return this.slack[block];
  }

  private placeBlock(b: number, placer: VertexPlacer): void {
    const { tree, skin, nodes, vertices } = this;
    placer.placeVertices(vertices.items, vertices.starts[b], vertices.starts[b + 1]);
    for (let k = nodes.starts[b]; k < nodes.starts[b + 1]; k++)
      refitAabbNode(tree, nodes.items[k], skin.positions);
    this.slack[b] = 0;
    this.keepBox(b);
  }

  private keepBox(b: number): void {
    const at = this.roots[b] * AABB_STRIDE;
    for (let k = 0; k < 6; k++) this.boxes[6 * b + k] = this.tree.nodes[at + k];
  }

  private widen(b: number): void {
    const { boxes, tree } = this;
    const at = this.roots[b] * AABB_STRIDE;
    for (let k = 0; k < 3; k++) {
      const low = boxes[6 * b + k] - this.slack[b];
      const high = boxes[6 * b + 3 + k] + this.slack[b];
      tree.nodes[at + k] = low - Math.abs(low) * ROUND;
      tree.nodes[at + 3 + k] = high + Math.abs(high) * ROUND;
    }
  }

  private refitTop(): void {
    for (let k = 0; k < this.top.length; k++) refitAabbNode(this.tree, this.top[k], this.skin.positions);
  }
}

/** Splits a tree into the nodes above the blocks and the blocks' roots. */
function cut(tree: AabbTree): { top: number[]; roots: number[] } {
  const { links, nodeCount } = tree;
  const sizes = new Uint32Array(nodeCount);
  for (let node = nodeCount - 1; node >= 0; node--) {
    const at = node * AABB_STRIDE;
    const link = links[at + AABB_LINK];
    sizes[node] = link < 0 ? links[at + AABB_COUNT] : sizes[link] + sizes[link + 1];
  }
  const top: number[] = [];
  const roots: number[] = [];
  const open = [0];
  while (open.length > 0) {
    const node = open.pop()!;
    const link = links[node * AABB_STRIDE + AABB_LINK];
    if (link < 0 || sizes[node] <= BLOCK) roots.push(node);
    else {
      top.push(node);
      open.push(link + 1, link);
    }
  }
  return { top, roots };
}

/** The nodes of each subtree, children before parents. */
function subtrees({ links, nodeCount }: AabbTree, roots: readonly number[]): Lists {
  const starts = new Uint32Array(roots.length + 1);
  const items = new Uint32Array(nodeCount);
  const open: number[] = [];
  let count = 0;
  roots.forEach((root, block) => {
    open.push(root);
    while (open.length > 0) {
      const node = open.pop()!;
      items[count++] = node;
      const link = links[node * AABB_STRIDE + AABB_LINK];
      if (link >= 0) open.push(link, link + 1);
    }
    items.subarray(starts[block], count).reverse();
    starts[block + 1] = count;
  });
  return { starts, items: items.slice(0, count) };
}

/** The vertices of each block, each once. */
function verticesOf({ links, corners }: AabbTree, nodes: Lists, vertexCount: number): Lists {
  const starts = new Uint32Array(nodes.starts.length);
  const items = new Uint32Array(corners.length);
  const seen = new Uint32Array(vertexCount);
  let count = 0;
  for (let block = 0; block + 1 < starts.length; block++) {
    for (let n = nodes.starts[block]; n < nodes.starts[block + 1]; n++) {
      const at = nodes.items[n] * AABB_STRIDE;
      const link = links[at + AABB_LINK];
      if (link >= 0) continue;
      const first = 3 * (-1 - link);
      for (let k = first; k < first + 3 * links[at + AABB_COUNT]; k++) {
        const v = corners[k] / 3;
        if (seen[v] === block + 1) continue;
        seen[v] = block + 1;
        items[count++] = v;
      }
    }
    starts[block + 1] = count;
  }
  return { starts, items: items.slice(0, count) };
}

/** The molecules that carry the vertices of each block, each once. */
function moleculesOf({ starts: carried, carriers, restPositions }: SkinnedSurface, vertices: Lists): Lists {
  const starts = new Uint32Array(vertices.starts.length);
  const items: number[] = [];
  const seen = new Uint32Array(restPositions.length / 3);
  for (let block = 0; block + 1 < starts.length; block++) {
    for (let n = vertices.starts[block]; n < vertices.starts[block + 1]; n++) {
      const v = vertices.items[n];
      for (let k = carried[v]; k < carried[v + 1]; k++) {
        if (seen[carriers[k]] === block + 1) continue;
        seen[carriers[k]] = block + 1;
        items.push(carriers[k]);
      }
    }
    starts[block + 1] = items.length;
  }
  return { starts, items: Uint32Array.from(items) };
}
