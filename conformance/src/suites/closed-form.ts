/** Scenes whose outcome is known in closed form, simulated and compared within the reference's tolerance. */
import type { DataFolder } from '../data-folder.js';
import type { Suite, SuiteResult } from '../types.js';
import {
  bounce,
  dampedBounce,
  freeFall,
  type Numbers,
  penaltyBounce,
  restDepth,
} from './closed-form-scenes.js';
import {
  chainModes,
  dampedSpring,
  freePair,
  metaballSplit,
  SPLIT_TOLERANCE,
  springPeriod,
} from './closed-form-springs.js';
import { closedSystem } from './closed-system.js';

interface Reference {
  readonly tests: readonly { readonly id: string; readonly params: Numbers; readonly expected: Numbers }[];
}

/** Tolerances as the reference words them, relative. */
const SCENES: Readonly<
  Record<string, { readonly run: (params: Numbers) => Numbers; readonly tolerance: number }>
> = {
  E04: { run: bounce, tolerance: 0.02 },
  E13: { run: springPeriod, tolerance: 0.005 },
  E14: { run: dampedSpring, tolerance: 0.01 },
  E15: { run: freePair, tolerance: 0.005 },
  E16: { run: chainModes, tolerance: 0.005 },
  E17: { run: restDepth, tolerance: 0.001 },
  E18: { run: penaltyBounce, tolerance: 0.01 },
  E19: { run: dampedBounce, tolerance: 0.02 },
  E27: { run: freeFall, tolerance: 1e-12 },
  E40: { run: metaballSplit, tolerance: SPLIT_TOLERANCE },
};

const MOMENTUM_TOLERANCE = 1e-10;

export const suite: Suite = {
  name: 'closed-form',
  sentence:
    'Bounces, rest depth, free fall, springs, metaballs and conserved momentum against their formulas.',
  run,
};

async function run(data: DataFolder): Promise<SuiteResult> {
  const { tests } = await data.json<Reference>('reference/oracles/closed_form.json');
  const failed: string[] = [];
  const notes: string[] = [];
  for (const [id, { run: simulate, tolerance }] of Object.entries(SCENES)) {
    const test = tests.find((candidate) => candidate.id === id);
    if (test === undefined) failed.push(`${id} is not in the reference`);
    else compare(id, simulate(test.params), test.expected, tolerance, failed, notes);
  }
  compareMomentum(failed, notes);
  const cases = Object.keys(SCENES).length + 1;
  const wrong = new Set(failed.map((sentence) => sentence.slice(0, 3)));
  return { suite: suite.name, cases, passed: cases - wrong.size, failed, notes };
}

function compare(
  id: string,
  found: Numbers,
  expected: Numbers,
  tolerance: number,
  failed: string[],
  notes: string[],
): void {
  const errors: string[] = [];
  for (const key of Object.keys(found).filter((name) => name in expected)) {
    const error = Math.abs(found[key] / expected[key] - 1);
    errors.push(`${key} ${error.toExponential(1)}`);
    if (!(error <= tolerance))
      failed.push(`${id} ${key}: ${found[key]}, not ${expected[key]} within ${tolerance}`);
  }
  notes.push(`${id} relative errors: ${errors.join(', ')} (allowed ${tolerance})`);
}

function compareMomentum(failed: string[], notes: string[]): void {
  const { linear, angular, centre, touches } = closedSystem();
  const worst = Math.max(linear, angular, centre);
  notes.push(
    `E36 relative drift: linear ${linear.toExponential(1)}, angular ${angular.toExponential(1)}, ` +
      `centre ${centre.toExponential(1)} over ${touches} contacts (allowed ${MOMENTUM_TOLERANCE})`,
  );
  if (!(worst <= MOMENTUM_TOLERANCE) || touches === 0)
    failed.push(`E36: momentum drifts by ${worst} over ${touches} contacts`);
}
