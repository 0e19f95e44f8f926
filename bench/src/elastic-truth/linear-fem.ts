/**
 * Linear elasticity on tetrahedra, slow and obvious: B and D matrices as in any textbook, products element by element, conjugate gradients.
 * It shares nothing with the engine but the mesh.
 */
import type { TetMesh } from 'pliant';

export class LinearFem {
  private readonly size: number;
  private readonly stiffness: Float64Array;
  private readonly diagonal: Float64Array;
  readonly mass: Float64Array;

  constructor(
    readonly mesh: TetMesh,
    youngsModulus: number,
    poissonRatio: number,
    density: number,
    private readonly isFixed: (vertex: number) => boolean,
  ) {
    const { tetCount, vertexCount, tets } = mesh;
    this.size = 3 * vertexCount;
    this.stiffness = new Float64Array(144 * tetCount);
    this.diagonal = new Float64Array(this.size);
    this.mass = new Float64Array(vertexCount);
    const d = hooke(youngsModulus, poissonRatio);
    for (let t = 0; t < tetCount; t++) {
      const volume = elementStiffness(mesh, t, d, this.stiffness);
      for (let i = 0; i < 12; i++) {
        const row = 3 * tets[4 * t + Math.floor(i / 3)] + (i % 3);
        this.diagonal[row] = this.diagonal[row] + this.stiffness[144 * t + 13 * i];
      }
      for (let i = 0; i < 4; i++)
        this.mass[tets[4 * t + i]] = this.mass[tets[4 * t + i]] + (density * volume) / 4;
    }
  }

  /** Displacements under these forces, three numbers per vertex. */
  solve(force: Float64Array): Float64Array {
    const { size, diagonal } = this;
    const x = new Float64Array(size);
    const r = this.held(force.slice());
    const z = r.map((value, k) => value / diagonal[k]);
    const p = z.slice();
    const q = new Float64Array(size);
    let rz = dot(r, z);
    const enough = 1e-22 * rz;
    for (let n = 0; n < 20 * size && rz > enough; n++) {
      this.multiply(p, q);
      const a = rz / dot(p, q);
      for (let k = 0; k < size; k++) {
        x[k] = x[k] + a * p[k];
        r[k] = r[k] - a * q[k];
        z[k] = r[k] / diagonal[k];
      }
      const next = dot(r, z);
      for (let k = 0; k < size; k++) p[k] = z[k] + (next / rz) * p[k];
      rz = next;
    }
    return x;
  }

  /** Lowest frequency [rad/s] by inverse iteration from a first guess, which becomes the mode. */
  lowestFrequency(mode: Float64Array): number {
    let omegaSq = 0;
    const q = new Float64Array(this.size);
    for (let n = 0; n < 5; n++) {
      mode.set(this.solve(mode.map((value, k) => value * this.mass[Math.floor(k / 3)])));
      this.multiply(mode, q);
      const kinetic = mode.reduce((sum, value, k) => sum + value * value * this.mass[Math.floor(k / 3)], 0);
      omegaSq = dot(mode, q) / kinetic;
      const scale = 1 / Math.sqrt(kinetic);
      for (let k = 0; k < this.size; k++) mode[k] = mode[k] * scale;
    }
    return Math.sqrt(omegaSq);
  }

  private held(values: Float64Array): Float64Array {
    for (let v = 0; v < this.mesh.vertexCount; v++) if (this.isFixed(v)) values.fill(0, 3 * v, 3 * v + 3);
    return values;
  }

  private multiply(p: Float64Array, out: Float64Array): void {
    const { tets, tetCount } = this.mesh;
    const { stiffness: k } = this;
    const local = new Float64Array(12);
    out.fill(0);
    for (let t = 0; t < tetCount; t++) {
      for (let i = 0; i < 12; i++) local[i] = p[3 * tets[4 * t + ((i / 3) | 0)] + (i % 3)];
      for (let i = 0; i < 12; i++) {
        let sum = 0;
        const row = 144 * t + 12 * i;
        for (let j = 0; j < 12; j++) sum += k[row + j] * local[j];
        const at = 3 * tets[4 * t + ((i / 3) | 0)] + (i % 3);
        out[at] = out[at] + sum;
      }
    }
    this.held(out);
  }
}

/** Stress from strain, xx yy zz xy yz zx with engineering shear. */
function hooke(e: number, nu: number): number[][] {
  const s = e / ((1 + nu) * (1 - 2 * nu));
  const d = Array.from({ length: 6 }, () => new Array<number>(6).fill(0));
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) d[i][j] = s * (i === j ? 1 - nu : nu);
    d[3 + i][3 + i] = (s * (1 - 2 * nu)) / 2;
  }
  return d;
}

/** V Bᵀ D B to out[144 t …]; returns V. */
function elementStiffness({ positions, tets }: TetMesh, t: number, d: number[][], out: Float64Array): number {
  const point = (i: number) => [0, 1, 2].map((k) => positions[3 * tets[4 * t + i] + k]);
  const [a, b, c, e] = [0, 1, 2, 3].map(point);
  const less = (p: number[], q: number[]) => p.map((value, k) => value - q[k]);
  const cross = (p: number[], q: number[]) => [
    p[1] * q[2] - p[2] * q[1],
    p[2] * q[0] - p[0] * q[2],
    p[0] * q[1] - p[1] * q[0],
  ];
  const [u, v, w] = [less(b, a), less(c, a), less(e, a)];
  const six = cross(u, v).reduce((sum, value, k) => sum + value * w[k], 0);
  const slopes = [cross(v, w), cross(w, u), cross(u, v)].map((n) => n.map((value) => value / six));
  const all = [[0, 1, 2].map((k) => -slopes[0][k] - slopes[1][k] - slopes[2][k]), ...slopes];
  const strain = Array.from({ length: 6 }, () => new Array<number>(12).fill(0));
  all.forEach(([x, y, z], i) => {
    const o = 3 * i;
    strain[0][o] = x;
    strain[1][o + 1] = y;
    strain[2][o + 2] = z;
    strain[3][o] = y;
    strain[3][o + 1] = x;
    strain[4][o + 1] = z;
    strain[4][o + 2] = y;
    strain[5][o] = z;
    strain[5][o + 2] = x;
  });
  const volume = six / 6;
  for (let i = 0; i < 12; i++)
    for (let j = 0; j < 12; j++) {
      let sum = 0;
      for (let p = 0; p < 6; p++) for (let q = 0; q < 6; q++) sum += strain[p][i] * d[p][q] * strain[q][j];
      out[144 * t + 12 * i + j] = volume * sum;
    }
  return volume;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}
