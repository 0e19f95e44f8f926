import { afterEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, kernelText } from '../../../../../scripts/kernels/source.mjs';
import { type Body, World } from '../../index.js';
import { FrontKernel } from './front-kernel.js';
import { BASE64, CODE_FINGERPRINT, FINGERPRINT } from './kernel-code.js';

afterEach(() => vi.unstubAllGlobals());

/** A net of hinges and balls with limits on some, large enough for the kernel, that falls on a ball. */
function net(): World {
  const world = new World({ sleeping: false });
  const bodies: Body[] = [];
  const n = 6;
  world.add({ kind: 'static', shape: { kind: 'sphere', radius: 1 }, position: [2.5, -1.6, 3] });
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const shape = { kind: 'sphere', radius: 0.2 } as const;
      const position = [i, 0, j] as const;
      bodies.push(world.add({ kind: 'rigid', shape, position, mass: 1 + ((i * j) % 3) }));
      const b = bodies[bodies.length - 1];
      if (i > 0) world.addJoint({ kind: 'ball', a: bodies[bodies.length - 2], b, anchor: [i - 0.5, 0, j] });
      if (j > 0) {
        const a = bodies[bodies.length - 1 - n];
        const anchor = [i, 0, j - 0.5] as const;
        if (i % 2 === 0) world.addJoint({ kind: 'ball', a, b, anchor });
        else
          world.addJoint({ kind: 'hinge', a, b, anchor, axis: [1, 0, 0], limits: { min: -0.3, max: 0.3 } });
      }
    }
  }
  return world;
}

function hashes(): string[] {
  const world = net();
  return Array.from({ length: 60 }, () => {
    world.step(1 / 60);
    return world.hash();
  });
}

describe('the kernel of joints', () => {
  it('is compiled from the source that stands beside it', () => {
    expect(FINGERPRINT, 'run `npm run kernels`').toBe(fingerprint(kernelText('joints')));
    expect(CODE_FINGERPRINT, 'run `npm run kernels`').toBe(fingerprint(Buffer.from(BASE64, 'base64')));
  });

  it('gives the bits of the plain code', () => {
    const start = vi.spyOn(FrontKernel, 'start');
    const quick = hashes();
    expect(start.mock.results.some(({ value }) => value !== undefined)).toBe(true);
    vi.stubGlobal('WebAssembly', undefined);
    expect(FrontKernel.start()).toBeUndefined();
    expect(hashes()).toEqual(quick);
  });

  it('gives the bits of a run that was restored in the middle', () => {
    const world = net();
    for (let s = 0; s < 20; s++) world.step(1 / 60);
    const copy = World.restore(world.snapshot());
    for (let s = 0; s < 20; s++) {
      world.step(1 / 60);
      copy.step(1 / 60);
      expect(copy.hash()).toBe(world.hash());
    }
  });
});
