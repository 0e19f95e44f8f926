/** Energy, gradient and Hessian of the volume of patches, Σ V λ/2 (J − 1)² with the mean J of each; see `volume-patches.ts`. */
import type { FemShape } from './fem-shape.js';
import type { VolumePatches } from './volume-patches.js';

export class PatchPressure {
  /** λ (J − 1) of each patch at the last look [Pa], and its change along a direction. */
  readonly pressure: Float64Array;
  private readonly change: Float64Array;
  /** Three edges of an element from its first corner, and three ways. */
  private readonly e = new Float64Array(9);
  private readonly w = new Float64Array(9);
  private readonly normal = new Float64Array(9);
  private readonly turned = new Float64Array(9);

  constructor(
    private readonly shape: FemShape,
    private readonly patches: VolumePatches,
  ) {
    this.pressure = new Float64Array(patches.count);
    this.change = new Float64Array(patches.count);
  }

  /** Finds the pressures at x; returns their energy [J]. */
  measure(x: Float64Array, base: number): number {
    const { patches, pressure, e, normal } = this;
    pressure.fill(0);
    for (let t = 0; t < this.shape.tetCount; t++) {
      this.edges(x, base, t, e);
      crosses(e, e, normal);
      pressure[patches.of[t]] =
        pressure[patches.of[t]] + (normal[6] * e[6] + normal[7] * e[7] + normal[8] * e[8]) / 6;
    }
    let energy = 0;
    for (let c = 0; c < patches.count; c++) {
      const excess = pressure[c] / patches.volume[c] - 1;
      energy += 0.5 * patches.volume[c] * patches.lambda[c] * excess * excess;
      pressure[c] = patches.lambda[c] * excess;
    }
    return energy;
  }

  /** The pressure of the patch of element t at x [Pa], and the energy per rest volume [J/m³], to out. */
  pressureAt(x: Float64Array, base: number, t: number, out: Float64Array): void {
    const { patches, e, normal } = this;
    const c = patches.of[t];
    let volume = 0;
    for (const other of patches.elements[c]) {
      this.edges(x, base, other, e);
      crosses(e, e, normal);
      volume += (normal[6] * e[6] + normal[7] * e[7] + normal[8] * e[8]) / 6;
    }
    const excess = volume / patches.volume[c] - 1;
    out[0] = patches.lambda[c] * excess;
    out[1] = 0.5 * patches.lambda[c] * excess * excess;
  }

  /** Adds the gradient to out, three numbers per vertex, and the energy to sums. */
  addTotal(x: Float64Array, base: number, out: Float64Array, sums: Float64Array): void {
    const energy = this.measure(x, base);
    sums[0] = sums[0] + energy;
    sums[1] = sums[1] + energy;
    for (let t = 0; t < this.shape.tetCount; t++) {
      this.edges(x, base, t, this.e);
      crosses(this.e, this.e, this.normal);
      this.add(out, t, this.pressure[this.patches.of[t]] / 6, this.normal);
    }
  }

  /** out += H d at x. */
  addProduct(x: Float64Array, base: number, d: Float64Array, out: Float64Array): void {
    const { shape, patches, pressure, change, e, w, normal, turned } = this;
    this.measure(x, base);
    change.fill(0);
    for (let t = 0; t < shape.tetCount; t++) {
      this.edges(x, base, t, e);
      this.edges(d, 0, t, w);
      crosses(e, e, normal);
      let sum = 0;
      for (let k = 0; k < 9; k++) sum += normal[k] * w[k];
      change[patches.of[t]] = change[patches.of[t]] + sum / 6;
    }
    for (let c = 0; c < patches.count; c++) change[c] = (change[c] * patches.lambda[c]) / patches.volume[c];
    for (let t = 0; t < shape.tetCount; t++) {
      this.edges(x, base, t, e);
      this.edges(d, 0, t, w);
      crosses(e, e, normal);
      this.add(out, t, change[patches.of[t]] / 6, normal);
      crosses(e, w, turned);
      crosses(w, e, normal);
      for (let k = 0; k < 9; k++) turned[k] = turned[k] + normal[k];
      this.add(out, t, pressure[patches.of[t]] / 6, turned);
    }
  }

  private edges(x: Float64Array, base: number, t: number, out: Float64Array): void {
    const { tets } = this.shape.mesh;
    const a = base + 3 * tets[4 * t];
    for (let c = 0; c < 3; c++) {
      const b = base + 3 * tets[4 * t + 1 + c];
      for (let k = 0; k < 3; k++) out[3 * c + k] = x[b + k] - x[a + k];
    }
  }

  /** Adds s times the three vectors of n to the last three corners of t, and their opposite to the first. */
  private add(out: Float64Array, t: number, s: number, n: Float64Array): void {
    const { tets } = this.shape.mesh;
    const a = 3 * tets[4 * t];
    for (let c = 0; c < 3; c++) {
      const b = 3 * tets[4 * t + 1 + c];
      for (let k = 0; k < 3; k++) {
        out[b + k] = out[b + k] + s * n[3 * c + k];
        out[a + k] = out[a + k] - s * n[3 * c + k];
      }
    }
  }
}

/** p₁ × q₂, p₂ × q₀, p₀ × q₁: for p = q six times the gradients of the volume at the last three corners. */
function crosses(p: Float64Array, q: Float64Array, out: Float64Array): void {
  for (let c = 0; c < 3; c++) {
    const i = 3 * ((c + 1) % 3);
    const j = 3 * ((c + 2) % 3);
    out[3 * c] = p[i + 1] * q[j + 2] - p[i + 2] * q[j + 1];
    out[3 * c + 1] = p[i + 2] * q[j] - p[i] * q[j + 2];
    out[3 * c + 2] = p[i] * q[j + 1] - p[i + 1] * q[j];
  }
}
