import { describe, expect, it } from 'vitest';
import { PliantError } from '../core/errors.js';
import { Hash64 } from '../core/hash64.js';
import { Random } from '../math/random.js';
import { World } from './index.js';
import { busyWorld, DT, hashes } from './recording.test-support.js';

describe('damaged snapshots', () => {
  const world = busyWorld();
  hashes(world, 60);
  const whole = world.snapshot();

  /** Whatever was done to the bytes, the answer is a PliantError with a place, or a world that can step. */
  function probe(bytes: Uint8Array): 'refused' | 'accepted' {
    try {
      World.restore(bytes).step(DT);
      return 'accepted';
    } catch (error) {
      if (!(error instanceof PliantError)) throw error;
      expect(error.place.offset ?? error.place.path).toBeDefined();
      return 'refused';
    }
  }

  it('are refused wherever they are cut (every length below 200, and 300 more)', () => {
    for (let n = 0; n < 200; n++) expect(probe(whole.slice(0, n))).toBe('refused');
    for (let n = 200; n < whole.length; n += Math.ceil(whole.length / 300))
      expect(probe(whole.slice(0, n))).toBe('refused');
  });

  it('are refused for any flipped bit (2,000 bits, seed 1)', () => {
    const random = new Random(1);
    for (let i = 0; i < 2000; i++) {
      const bytes = whole.slice();
      bytes[random.int(bytes.length)] ^= 1 << random.int(8);
      expect(probe(bytes)).toBe('refused');
    }
  });

  it('never do harm even when the checksum is forged (600 mutations, seed 2)', () => {
    const random = new Random(2);
    const answers = { refused: 0, accepted: 0 };
    for (let i = 0; i < 600; i++) {
      const bytes = whole.slice();
      const at = 16 + random.int(bytes.length - 16);
      const value = [0, 255, 127, random.int(256)][random.int(4)];
      bytes.fill(value, at, at + 1 + random.int(8));
      forgeChecksum(bytes);
      answers[probe(bytes)]++;
    }
    expect(answers.refused).toBeGreaterThan(12);
  });
});

function forgeChecksum(bytes: Uint8Array): void {
  const sum = new Uint32Array(2);
  new Hash64().bytes(bytes, 16).digestInto(sum, 0);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint32(8, sum[1], true);
  view.setUint32(12, sum[0], true);
}
