/**
 * A sheet of triangles with the thickness t. It stretches as a membrane (`membrane.ts`) and bends as a plate
 * (`bending.ts`). Stretch and bending don't couple. Thickness does not change. The sheet is the same in all directions.
 */
import { PliantError } from '../../core/errors.js';
import type { BlockMatrix } from '../fem/block-cholesky.js';
import { requireBetween, requirePositiveNumber } from '../soft/check-mesh.js';
import { type Hinges, makeHinges } from './bending.js';
import { addOuterTo, BlockGraph } from './block-graph.js';
import { hingeAngle } from './hinge.js';
import { addTriangleProduct, Membrane, TRIANGLE } from './membrane.js';
import type { ThinShape } from './thin-shape.js';

export interface SheetMaterial {
  /** [Pa] */
  readonly youngsModulus: number;
  readonly poissonRatio: number;
  /** [m] */
  readonly thickness: number;
  /** E t³/(12 (1 − ν²)) unless given [N·m]. */
  readonly bendingStiffness?: number | undefined;
}

export class SheetShape implements ThinShape {
  readonly count: number;
  readonly graph: BlockGraph;
  readonly edges: Int32Array;
  readonly elements: Uint32Array;
  readonly vertexVolume: Float64Array;
  readonly elementSize: number;
  readonly reach: number;
  readonly axial: number;
  private readonly areas: Float64Array;
  private readonly hinges: Hinges;
  private readonly membrane: Membrane;
  /** ∂N/∂(1, 2) of the corners of each triangle, six numbers [1/m]. */
  private readonly grads: Float64Array;
  /** Nine slots per triangle, sixteen slots per pair of hinges, and sixteen more for the transposed pair. */
  private readonly slots: Int32Array;
  private readonly hingeSlots: Int32Array;
  private readonly angles: Float64Array;
  private readonly turns: Float64Array;
  private readonly moments: Float64Array;
  private readonly thickness: number;
  private readonly parts: number;

  constructor(
    readonly positions: Float64Array,
    readonly triangles: Int32Array,
    material: SheetMaterial,
  ) {
    const { youngsModulus: e, poissonRatio: nu, thickness } = material;
    requirePositiveNumber('youngsModulus', e);
    requirePositiveNumber('thickness', thickness);
    requireBetween('poissonRatio', nu, 0, 0.5);
    const n = positions.length / 3;
    const m = triangles.length / 3;
    this.count = n;
    this.thickness = thickness;
    this.reach = 0.5 * thickness;
    this.membrane = new Membrane(e / (2 * (1 + nu)), (e * nu) / (1 - nu * nu));
    this.areas = new Float64Array(m);
    this.grads = new Float64Array(6 * m);
    this.vertexVolume = new Float64Array(n);
    let total = 0;
    for (let t = 0; t < m; t++) {
      const area = restTriangle(positions, triangles, t, this.grads);
      this.areas[t] = area;
      total += area;
      for (let k = 3 * t; k < 3 * t + 3; k++)
        this.vertexVolume[triangles[k]] = this.vertexVolume[triangles[k]] + (area * thickness) / 3;
    }
    // The edge of an equilateral triangle of the mean area.
    this.elementSize = Math.sqrt((4 * total) / (m * Math.sqrt(3)));
    this.axial = e * thickness;
    this.parts = (total * thickness * e) / (1 + nu);
    const rigidity =
      material.bendingStiffness ?? (e * thickness * thickness * thickness) / (12 * (1 - nu * nu));
    this.hinges = makeHinges(positions, triangles, this.areas, rigidity, nu);
    const { vertices, pairs } = this.hinges;
    const cliques: number[][] = [];
    for (let t = 0; t < m; t++) cliques.push([...triangles.subarray(3 * t, 3 * t + 3)]);
    for (let k = 0; k < pairs.length; k += 2)
      cliques.push(
        [0, 1].flatMap((side) => [...vertices.subarray(4 * pairs[k + side], 4 * pairs[k + side] + 4)]),
      );
    this.graph = new BlockGraph(n, cliques);
    this.edges = edgesOf(triangles);
    this.elements = new Uint32Array(4 * m);
    for (let t = 0; t < m; t++)
      for (let k = 0; k < 4; k++) this.elements[4 * t + k] = triangles[3 * t + Math.min(k, 2)];
    this.slots = new Int32Array(9 * m);
    for (let t = 0; t < m; t++)
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++)
          this.slots[9 * t + 3 * i + j] = this.graph.slot(triangles[3 * t + i], triangles[3 * t + j]);
    this.hingeSlots = this.slotsOfHinges();
    const count = vertices.length / 4;
    this.angles = new Float64Array(count);
    this.turns = new Float64Array(12 * count);
    this.moments = new Float64Array(count);
  }

  private slotsOfHinges(): Int32Array {
    const { vertices, pairs } = this.hinges;
    const out = new Int32Array(16 * pairs.length);
    for (let n = 0; n < pairs.length / 2; n++)
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 4; j++) {
          const [v, w] = [vertices[4 * pairs[2 * n] + i], vertices[4 * pairs[2 * n + 1] + j]];
          out[32 * n + 4 * i + j] = this.graph.slot(v, w);
          out[32 * n + 16 + 4 * i + j] = this.graph.slot(w, v);
        }
    return out;
  }

  addGradient(x: Float64Array, base: number, out: Float64Array, sums: Float64Array): void {
    const { membrane, triangles, grads, areas, thickness } = this;
    let energy = 0;
    for (let t = 0; t < areas.length; t++) {
      membrane.measure(x, base, triangles, grads, t, false);
      const volume = areas[t] * thickness;
      energy += volume * membrane.energy[0];
      membrane.addGradient(out, triangles, grads, t, volume);
    }
    sums[0] = sums[0] + energy + this.addBending(x, base, out);
    sums[1] = sums[1] + Math.abs(sums[0]) + this.parts;
  }

  /** Measures the angles over all hinges away from rest, and their gradients. */
  private measureHinges(x: Float64Array, base: number): void {
    const { angles, turns } = this;
    const { vertices, rest } = this.hinges;
    for (let e = 0; e < rest.length; e++) {
      const v = 4 * e;
      const away =
        hingeAngle(
          x,
          base + 3 * vertices[v],
          base + 3 * vertices[v + 1],
          base + 3 * vertices[v + 2],
          base + 3 * vertices[v + 3],
          turns,
          12 * e,
        ) - rest[e];
      angles[e] = away > Math.PI ? away - 2 * Math.PI : away < -Math.PI ? away + 2 * Math.PI : away;
    }
  }

  private addBending(x: Float64Array, base: number, out: Float64Array): number {
    const { angles, turns, moments } = this;
    const { vertices, pairs, stiffness } = this.hinges;
    this.measureHinges(x, base);
    moments.fill(0);
    for (let n = 0; n < stiffness.length; n++) {
      const e = pairs[2 * n];
      const f = pairs[2 * n + 1];
      moments[e] = moments[e] + stiffness[n] * angles[f];
      if (e !== f) moments[f] = moments[f] + stiffness[n] * angles[e];
    }
    let energy = 0;
    for (let e = 0; e < moments.length; e++) {
      const m = moments[e];
      energy += 0.5 * m * angles[e];
      for (let k = 0; k < 4; k++) {
        const o = 3 * vertices[4 * e + k];
        const g = 12 * e + 3 * k;
        out[o] = out[o] + m * turns[g];
        out[o + 1] = out[o + 1] + m * turns[g + 1];
        out[o + 2] = out[o + 2] + m * turns[g + 2];
      }
    }
    return energy;
  }

  get linearSize(): number {
    return TRIANGLE * this.areas.length + this.turns.length;
  }

  linearise(x: Float64Array, base: number, linear: Float64Array, material: boolean): void {
    const { membrane, triangles, grads, areas, thickness, turns } = this;
    for (let t = 0; t < areas.length; t++) {
      membrane.measure(x, base, triangles, grads, t, true);
      membrane.linearise(linear, TRIANGLE * t, areas[t] * thickness, material);
    }
    this.measureHinges(x, base);
    linear.set(turns, TRIANGLE * areas.length);
  }

  addProduct(linear: Float64Array, scale: number, d: Float64Array, out: Float64Array): void {
    const { triangles, grads, areas, angles, moments } = this;
    for (let t = 0; t < areas.length; t++)
      addTriangleProduct(linear, TRIANGLE * t, triangles, grads, t, scale, d, out);
    const { vertices, pairs, stiffness } = this.hinges;
    const from = TRIANGLE * areas.length;
    for (let e = 0; e < angles.length; e++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) {
        const v = 3 * vertices[4 * e + k];
        const g = from + 12 * e + 3 * k;
        sum += linear[g] * d[v] + linear[g + 1] * d[v + 1] + linear[g + 2] * d[v + 2];
      }
      angles[e] = sum;
      moments[e] = 0;
    }
    for (let n = 0; n < stiffness.length; n++) {
      const e = pairs[2 * n];
      const f = pairs[2 * n + 1];
      moments[e] = moments[e] + stiffness[n] * angles[f];
      if (e !== f) moments[f] = moments[f] + stiffness[n] * angles[e];
    }
    for (let e = 0; e < angles.length; e++) {
      const m = scale * moments[e];
      for (let k = 0; k < 4; k++) {
        const v = 3 * vertices[4 * e + k];
        const g = from + 12 * e + 3 * k;
        out[v] = out[v] + m * linear[g];
        out[v + 1] = out[v + 1] + m * linear[g + 1];
        out[v + 2] = out[v + 2] + m * linear[g + 2];
      }
    }
  }

  assemble(x: Float64Array, base: number, matrix: BlockMatrix, scale: number, material: boolean): void {
    const { membrane, triangles, grads, areas, thickness, slots, turns, hingeSlots } = this;
    for (let t = 0; t < areas.length; t++) {
      membrane.measure(x, base, triangles, grads, t, true);
      membrane.assemble(matrix, slots, grads, t, scale * areas[t] * thickness, material);
    }
    const { pairs, stiffness } = this.hinges;
    this.measureHinges(x, base);
    for (let n = 0; n < stiffness.length; n++) {
      const e = 12 * pairs[2 * n];
      const f = 12 * pairs[2 * n + 1];
      const s = scale * stiffness[n];
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 4; j++) {
          addOuterTo(matrix, hingeSlots[32 * n + 4 * i + j], s, turns, e + 3 * i, turns, f + 3 * j);
          if (e !== f)
            addOuterTo(matrix, hingeSlots[32 * n + 16 + 4 * i + j], s, turns, f + 3 * j, turns, e + 3 * i);
        }
    }
  }
}

/** Returns the area of a triangle at rest [m²], and writes its ∂N in a plane of its own. */
function restTriangle(x: Float64Array, triangles: Int32Array, t: number, out: Float64Array): number {
  const [a, b, c] = [3 * triangles[3 * t], 3 * triangles[3 * t + 1], 3 * triangles[3 * t + 2]];
  let uu = 0;
  let uv = 0;
  let vv = 0;
  for (let k = 0; k < 3; k++) {
    const u = x[b + k] - x[a + k];
    const v = x[c + k] - x[a + k];
    uu += u * u;
    uv += u * v;
    vv += v * v;
  }
  const twice = Math.sqrt(Math.max(0, uu * vv - uv * uv));
  if (!(twice > 1e-9 * (uu + vv)))
    throw new PliantError('bad-geometry', `Triangle ${t} has no area; remove it.`, { path: 'body.mesh' });
  // Corners at (0, 0), (p, 0) and (q, r).
  const p = Math.sqrt(uu);
  const q = uv / p;
  const r = twice / p;
  const g = 6 * t;
  out[g + 2] = 1 / p;
  out[g + 3] = -q / (p * r);
  out[g + 4] = 0;
  out[g + 5] = 1 / r;
  out[g] = -out[g + 2];
  out[g + 1] = -out[g + 3] - out[g + 5];
  return 0.5 * twice;
}

function edgesOf(triangles: Int32Array): Int32Array {
  const seen = new Set<string>();
  const out: number[] = [];
  for (let k = 0; k < triangles.length; k++) {
    const [p, q] = [triangles[k], triangles[k - (k % 3) + ((k + 1) % 3)]];
    const key = p < q ? `${p} ${q}` : `${q} ${p}`;
    if (seen.has(key)) continue;
    seen.add(key);
    out.push(Math.min(p, q), Math.max(p, q));
  }
  return Int32Array.from(out);
}
