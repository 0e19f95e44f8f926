import { describe, expect, it } from 'vitest';
import { tetDeterminant } from '../measures.js';
import { dihedralRange, tetQualities } from '../quality.js';
import { LONG, SHORT } from './filling.js';
import { Lattice } from './lattice.js';
import { fillTet, type StencilSource } from './stencil.js';

/** One tetrahedron in the middle of a lattice of spacing one, with every node's position and every cut given by digits. */
class OneTet implements StencilSource {
  readonly lattice = new Lattice([0, 0, 0], 1, [4, 4, 4]);
  readonly nodes: Int32Array;
  readonly labels = new Map<number, number>();
  positions: number[] = [];
  tets: number[] = [];
  private digits = 0;
  private readonly known = new Map<string, number>();
  private readonly grid = new Int32Array(3);

  constructor(wanted: number) {
    let found: number[] = [];
    let seen = 0;
    const around = new Int32Array(14);
    this.lattice.forEachTet((...tet) => {
      const isInner = tet.every((node) => this.lattice.neighbours(node, this.grid, around) === 14);
      if (isInner && seen++ === wanted) found = tet;
    });
    this.nodes = Int32Array.from(found);
  }

  start(labels: readonly number[], digits: number): void {
    for (let i = 0; i < 4; i++) this.labels.set(this.nodes[i], labels[i]);
    this.positions = [];
    this.tets = [];
    this.known.clear();
    this.digits = digits;
    // Digits are drawn in the order of the nodes, whatever order the stencil asks in.
    for (let i = 0; i < 4; i++) if (labels[i] === 0) this.vertexOf(this.nodes[i]);
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) {
        if (labels[i] === 1 && labels[j] === -1) this.cutOf(this.nodes[i], this.nodes[j]);
      }
    }
  }

  label = (node: number) => this.labels.get(node)!;
  isLong = (a: number, b: number) => this.lattice.isLong(a, b);
  isEven(node: number): boolean {
    const [i, j, k] = this.lattice.gridOf(node, this.grid);
    return (i! + j! + k!) % 2 === 0;
  }

  vertexOf(node: number): number {
    return this.remember(`${node}`, () => {
      const here = this.at(node);
      if (this.label(node) !== 0) return here;
      const around = new Int32Array(14);
      this.lattice.neighbours(node, this.grid, around);
      const choice = this.take(15);
      return choice === 14 ? here : mix(here, this.at(around[choice]), choice < 6 ? LONG : SHORT);
    });
  }

  cutOf(plus: number, minus: number): number {
    return this.remember(`${plus}-${minus}`, () => {
      const threshold = this.isLong(plus, minus) ? LONG : SHORT;
      return mix(this.at(plus), this.at(minus), [threshold, 1 - threshold, 0.5][this.take(3)]);
    });
  }

  quality(...tet: [number, number, number, number]): number {
    return tetQualities(Float64Array.from(this.positions), Uint32Array.from(tet))[0];
  }

  emit(...tet: [number, number, number, number]): void {
    this.tets.push(...tet);
  }

  private at(node: number): number[] {
    const out = new Float64Array(3);
    this.lattice.positionOf(node, this.grid, out);
    return [...out];
  }

  private take(base: number): number {
    const digit = this.digits % base;
    this.digits = Math.floor(this.digits / base);
    return digit;
  }

  private remember(key: string, make: () => number[]): number {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const vertex = this.positions.length / 3;
    this.positions.push(...make());
    this.known.set(key, vertex);
    return vertex;
  }
}

const mix = (p: number[], q: number[], s: number) => p.map((x, k) => x + s * (q[k] - x));

function allLabels(): number[][] {
  return Array.from({ length: 81 }, (_, n) => [0, 1, 2, 3].map((i) => (Math.floor(n / 3 ** i) % 3) - 1));
}

function shapesOf(labels: readonly number[]): number {
  const plus = labels.filter((l) => l === 1).length;
  const zero = labels.filter((l) => l === 0).length;
  return 15 ** zero * 3 ** (plus * (4 - plus - zero));
}

/** Six times the volume of the inside part of an unmoved tetrahedron with all cuts in the middle of their edges. */
function insideVolume(plus: number, whole: number): number {
  return whole * ([0, 1 / 8, 1 / 2, 7 / 8, 1][plus] ?? 0);
}

describe('stencils of isosurface stuffing', () => {
  // Two tetrahedra across each axis, so that both parities and all orientations occur.
  it.each([0, 1, 4, 5, 8, 9])('keep their bounds in all extreme shapes (tetrahedron %i)', (wanted) => {
    const one = new OneTet(wanted);
    let smallestQuality = Infinity;
    let [min, max] = [Math.PI, 0];
    for (const labels of allLabels()) {
      if (!labels.includes(1)) continue;
      for (let shape = 0; shape < shapesOf(labels); shape += wanted === 0 ? 1 : 7) {
        one.start(labels, shape);
        fillTet(one.nodes.slice(), one);
        const positions = Float64Array.from(one.positions);
        const tets = Uint32Array.from(one.tets);
        const range = dihedralRange(positions, tets);
        min = Math.min(min, range.min);
        max = Math.max(max, range.max);
        smallestQuality = Math.min(smallestQuality, ...tetQualities(positions, tets));
      }
    }
    expect((min * 180) / Math.PI).toBeGreaterThanOrEqual(10.5);
    expect((max * 180) / Math.PI).toBeLessThanOrEqual(163.8);
    expect(smallestQuality).toBeGreaterThanOrEqual(0.25);
  });

  it('fill exactly the inside part', () => {
    const one = new OneTet(0);
    for (const labels of allLabels().filter((list) => !list.includes(0))) {
      // All cuts in the middle: base-three digits 2.
      one.start(labels, 3 ** 4 - 1);
      fillTet(one.nodes.slice(), one);
      const positions = Float64Array.from(one.positions);
      let volume = 0;
      for (let t = 0; t < one.tets.length; t += 4) {
        const [a, b, c, d] = one.tets.slice(t, t + 4).map((v) => 3 * v) as [number, number, number, number];
        volume += tetDeterminant(positions, a, b, c, d);
      }
      expect(volume).toBeCloseTo(insideVolume(labels.filter((l) => l === 1).length, 0.5), 12);
    }
  });
});
