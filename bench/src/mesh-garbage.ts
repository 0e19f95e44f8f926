/** Bytes that each mesh query leaves to the garbage collector after warm-up. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Benchmark } from './harness/types.js';

const NAME = 'mesh-garbage';
/** A returned fraction costs 16 bytes when its caller isn't compiled together with the query; an array costs more. */
const LIMIT = 64;
const FLAGS = ['--expose-gc', '--min-semi-space-size=128', '--max-semi-space-size=128'];

export const benchmark: Benchmark = {
  name: NAME,
  sentence: `Bytes per call that mesh queries leave behind after warm-up, at most ${LIMIT}.`,
  async run(options) {
    const script = fileURLToPath(new URL('./mesh-garbage/weigh.js', import.meta.url));
    const output = execFileSync(process.execPath, [...FLAGS, script, String(options.seed)], {
      encoding: 'utf8',
    });
    const weighed = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, number]);
    return weighed.map(([size, bytes]) => ({
      name: NAME,
      size,
      unit: 'bytes',
      results: { pliant: { median: bytes, p95: bytes } },
      checks: { [`less than ${LIMIT} bytes per call`]: bytes < LIMIT },
    }));
  },
};
