import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, kernelText } from '../../../../../scripts/kernels/source.mjs';
import { TetMesh } from '../../geometry/mesh/index.js';
import { World } from '../../index.js';
import { Random } from '../../math/random.js';
import { FemElasticity } from './fem-elasticity.js';
import { FemKernel } from './fem-kernel.js';
import { FemShape } from './fem-shape.js';
import { BASE64, CODE_FINGERPRINT, FINGERPRINT } from './kernel-code.js';
import type { FemMaterial } from './material.js';

afterEach(() => vi.unstubAllGlobals());

const H = 1 / 240;

/** A body of 135 elements (an odd number: the last one is alone in its lanes) that is turned and strained a lot. */
function strained(material: FemMaterial, seed: number, push: number) {
  const mesh = TetMesh.box({ size: [1, 0.8, 0.6], cells: [3, 3, 3] });
  const shape = new FemShape(mesh, material);
  const random = new Random(seed);
  const x = Float64Array.from(
    mesh.positions,
    (p, k) => mesh.positions[3 * Math.floor(k / 3) + ((k + 1) % 3)] + p,
  );
  for (let k = 0; k < x.length; k++) x[k] = x[k] + random.uniform(-push, push);
  const d = Float64Array.from(x, () => random.uniform(-1, 1));
  return { shape, x, d };
}

/** All that the kernel computes, by the body's own calls. */
function answers(material: FemMaterial, push: number, kernel: FemKernel | undefined): Float64Array[] {
  const { shape, x, d } = strained(material, 7, push);
  const body = new FemElasticity(shape, 0, 1000);
  const inverseMass = new Float64Array(shape.count).fill(1);
  inverseMass[5] = 0;
  if (kernel !== undefined) {
    expect(kernel.clear(shape.count)).toBe(true);
    body.lodge(kernel);
  }
  body.resetRotations(x);
  body.begin(x, inverseMass, H);
  for (let k = 0; k < x.length; k++) x[k] = x[k] + 0.01 * d[k];
  const gradient = new Float64Array(x.length);
  body.totalGradient(x, gradient);
  const product = new Float64Array(x.length);
  body.addProduct(x, d, product);
  const solved = new Float64Array(x.length);
  body.precondition(d, solved);
  return [gradient, body.sums.slice(), product, solved];
}

/** A heap of two shapes, one of them damped: groups with odd numbers of bodies, pairs and single ones. */
function hashes(): string[] {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.5 });
  const meshes = [
    TetMesh.box({ size: [1, 1, 1], cells: [2, 2, 2] }),
    TetMesh.sphere({ radius: 0.4, edge: 0.4 }),
  ];
  for (let k = 0; k < 7; k++)
    world.add({
      kind: 'soft',
      mesh: meshes[k % 3 === 2 ? 1 : 0],
      position: [0.1 * (k % 2), 0.6 + 1.1 * k, 0.05 * k],
      model: { kind: 'fem', youngsModulus: 1e5, damping: k % 2 === 0 ? 0.01 : 0 },
      density: 500,
    });
  return Array.from({ length: 40 }, () => {
    world.step(1 / 60);
    return world.hash();
  });
}

describe('the kernel of solids', () => {
  it('is compiled from the source that stands beside it', () => {
    expect(FINGERPRINT, 'run `npm run kernels`').toBe(fingerprint(kernelText('fem')));
    expect(CODE_FINGERPRINT, 'run `npm run kernels`').toBe(fingerprint(Buffer.from(BASE64, 'base64')));
  });

  it('is refused in silence where there is no WebAssembly', () => {
    expect(FemKernel.start()).toBeDefined();
    vi.stubGlobal('WebAssembly', undefined);
    expect(FemKernel.start()).toBeUndefined();
  });

  // With 0.5 m of disorder most elements are crushed or inside out.
  it.each([
    [0.01, 0],
    [0.1, 0.01],
    [0.5, 0.02],
  ])('gives the bits of the plain code, disorder %d m, damping %d s', (push, damping) => {
    const material: FemMaterial = { youngsModulus: 1e6, poissonRatio: 0.4, damping };
    const kernel = FemKernel.start();
    expect(answers(material, push, kernel)).toEqual(answers(material, push, undefined));
  });

  it('forgets factors when there are many', () => {
    const { shape, x } = strained({ youngsModulus: 1e6 }, 3, 0.01);
    const kernel = FemKernel.start() as FemKernel;
    kernel.clear(shape.count);
    const lodged = new FemElasticity(shape, 0, 1000);
    const plain = new FemElasticity(shape, 0, 1000);
    lodged.lodge(kernel);
    const inverseMass = new Float64Array(shape.count).fill(1);
    for (let k = 1; k < 30; k++) {
      kernel.tidy();
      const results = [lodged, plain].map((body) => {
        body.begin(x, inverseMass, H / k);
        body.updateRotations(x);
        const out = new Float64Array(x.length);
        body.precondition(x, out);
        return out;
      });
      expect(results[0]).toEqual(results[1]);
    }
    expect(kernel.doubles.length).toBeLessThan(2e6);
  });

  it('moves a heap by the same bits as the plain code', () => {
    const withKernel = hashes();
    vi.stubGlobal('WebAssembly', undefined);
    expect(hashes()).toEqual(withKernel);
  });
});
