import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, kernelSource } from '../../../../../scripts/kernels/source.mjs';
import { World } from '../../index.js';
import { Random } from '../../math/random.js';
import * as blocks from './blocks.js';
import { Kernel } from './kernel.js';
import { BASE64, CODE_FINGERPRINT, FINGERPRINT } from './kernel-code.js';
import * as softness from './softness.js';

afterEach(() => vi.unstubAllGlobals());

const SHAPES = [
  { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
  { kind: 'box', halfExtents: [0.6, 0.2, 0.4] },
  { kind: 'sphere', radius: 0.45 },
  { kind: 'capsule', radius: 0.3, halfHeight: 0.4 },
] as const;

/** A heap that falls: blocks of one to four points, bounces, and bodies with locked axes, in sums that far exceed what a kernel is used for. */
function heap(seed: number): World {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, friction: 0.5 });
  const random = new Random(seed);
  const q = new Float64Array(4);
  for (let n = 0; n < 120; n++) {
    random.rotation(q, 0);
    world.add({
      kind: 'rigid',
      shape: SHAPES[n % SHAPES.length],
      density: random.uniform(100, 1000),
      friction: random.uniform(0, 1),
      restitution: n % 7 === 0 ? 0.4 : 0,
      position: [(n % 4) * 1.1, 0.6 + Math.floor(n / 16) * 1.1, (Math.floor(n / 4) % 4) * 1.1],
      orientation: [q[0], q[1], q[2], q[3]],
    });
  }
  return world;
}

function hashes(seed: number): string[] {
  const world = heap(seed);
  return Array.from({ length: 60 }, () => {
    world.step(1 / 60);
    return world.hash();
  });
}

describe('the kernel of impulse', () => {
  it('is compiled from the source that stands beside it', () => {
    expect(FINGERPRINT, 'run `npm run kernels`').toBe(fingerprint(kernelSource(blocks, softness)));
    expect(CODE_FINGERPRINT, 'run `npm run kernels`').toBe(fingerprint(Buffer.from(BASE64, 'base64')));
  });

  it('runs here, and is refused in silence where there is no WebAssembly', () => {
    expect(Kernel.start()).toBeDefined();
    vi.stubGlobal('WebAssembly', undefined);
    expect(Kernel.start()).toBeUndefined();
  });

  it.each([1, 2])('gives the bits of the plain code, seed %i', (seed) => {
    const quick = hashes(seed);
    vi.stubGlobal('WebAssembly', undefined);
    expect(hashes(seed)).toEqual(quick);
  });

  it('gives its blocks back when there is no memory for more', () => {
    const kernel = Kernel.start()!;
    const from = {
      data: Float64Array.of(1, 2),
      ids: Int32Array.of(3),
      free: Int32Array.of(4),
      books: Float64Array.of(5),
      atTree: Uint8Array.of(6),
    };
    expect(kernel.house(from, 1, 1)).toBe(true);
    expect(kernel.house(kernel, 2 ** 30, 1)).toBe(false);
    expect([...kernel.data, ...kernel.ids, ...kernel.free, ...kernel.books, ...kernel.atTree]).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });
});
