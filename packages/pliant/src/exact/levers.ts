/** How a weighted sum of nodes follows the unknowns: Σ w x moves by Σ A δ over a few blocks. */
import type { BlockSystem } from './blocks.js';
import type { ExactBody, ExactModel } from './model.js';

export class Levers {
  /** Blocks, and the 3×3 matrix A of each, row-major. */
  readonly blocks: number[] = [];
  readonly matrices = new Float64Array(9 * 8);
  private readonly half = new Float64Array(9);
  private readonly product = new Float64Array(9);

  constructor(private readonly model: ExactModel) {}

  /** Takes the levers of Σ weight · node. */
  of(nodes: readonly number[], weights: ArrayLike<number>): void {
    this.blocks.length = 0;
    for (let k = 0; k < nodes.length; k++) if (weights[k] !== 0) this.addNode(nodes[k], weights[k]);
  }

  private addNode(node: number, w: number): void {
    const { bodies, bodyOf, x } = this.model;
    const body = bodies[bodyOf[node]];
    if (body.block < 0) return;
    if (body.fem !== undefined) this.addTo(body.block + node - body.from, w, 0, 0, 0);
    else this.take(body, x.subarray(3 * node, 3 * node + 3), w);
  }

  /** Adds those of `weight` times a point that moves with a rigid body [m]. */
  take({ block, pose }: ExactBody, point: Float64Array, w: number): void {
    this.addTo(block, w, 0, 0, 0);
    this.addTo(block + 1, 0, w * (point[0] - pose[0]), w * (point[1] - pose[1]), w * (point[2] - pose[2]));
  }

  /** A += w − [(x, y, z)]×. */
  private addTo(block: number, w: number, x: number, y: number, z: number): void {
    let at = this.blocks.indexOf(block);
    if (at < 0) {
      at = this.blocks.push(block) - 1;
      this.matrices.fill(0, 9 * at, 9 * at + 9);
    }
    const m = this.matrices;
    const add = [w, z, -y, -z, w, x, y, -x, w];
    for (let k = 0; k < 9; k++) m[9 * at + k] = m[9 * at + k] + add[k];
  }

  /** g += Aᵀ v. */
  addGradient(v: ArrayLike<number>, g: Float64Array): void {
    this.blocks.forEach((block, at) => {
      const m = this.matrices;
      for (let c = 0; c < 3; c++) {
        const o = 9 * at + c;
        g[3 * block + c] = g[3 * block + c] + m[o] * v[0] + m[o + 3] * v[1] + m[o + 6] * v[2];
      }
    });
  }

  /** system += Aᵀ M B at (i, j), and its transpose at (j, i) unless the nodes are one, with A and B the levers of two nodes. */
  addNodes(i: number, j: number, matrix: Float64Array, system: BlockSystem): void {
    const { blocks, matrices, product } = this;
    this.blocks.length = 0;
    this.addNode(i, 1);
    const first = blocks.map((block, at) => ({ block, a: matrices.slice(9 * at, 9 * at + 9) }));
    this.blocks.length = 0;
    this.addNode(j, 1);
    for (const { block, a } of first)
      blocks.forEach((other, at) => {
        for (let r = 0; r < 3; r++)
          for (let c = 0; c < 3; c++) {
            let sum = 0;
            for (let k = 0; k < 3; k++)
              for (let l = 0; l < 3; l++)
                sum += a[3 * k + r] * matrix[3 * k + l] * matrices[9 * at + 3 * l + c];
            product[3 * r + c] = sum;
          }
        // Blocks off the diagonal stand for both triangles; of one node with itself both orders come by.
        if (block === other && i !== j) addBoth(product);
        if (i === j && block > other) return;
        system.add(block, other, product);
      });
  }

  /** system += Aᵢᵀ M Aⱼ for all pairs of blocks; M is symmetric. */
  addHessian(matrix: Float64Array, system: BlockSystem): void {
    const { blocks, matrices, half, product } = this;
    for (let i = 0; i < blocks.length; i++) {
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++) {
          let sum = 0;
          for (let k = 0; k < 3; k++) sum += matrices[9 * i + 3 * k + r] * matrix[3 * k + c];
          half[3 * r + c] = sum;
        }
      for (let j = i; j < blocks.length; j++) {
        for (let r = 0; r < 3; r++)
          for (let c = 0; c < 3; c++) {
            let sum = 0;
            for (let k = 0; k < 3; k++) sum += half[3 * r + k] * matrices[9 * j + 3 * k + c];
            product[3 * r + c] = sum;
          }
        system.add(blocks[i], blocks[j], product);
      }
    }
  }
}

/** A ← A + Aᵀ. */
function addBoth(a: Float64Array): void {
  for (let r = 0; r < 3; r++)
    for (let c = r; c < 3; c++) {
      const sum = a[3 * r + c] + a[3 * c + r];
      a[3 * r + c] = sum;
      a[3 * c + r] = sum;
    }
}
