/** Complementarity and friction problems of the Siconos collection, solved outside of any world. */
import { solveFrictionProblem, solveLcp } from 'pliant/methods';
import type { DataFolder } from '../data-folder.js';
import { Tally } from '../suite.js';
import type { Suite } from '../types.js';
import { readFrictionProblem, readLcp } from './siconos-files.js';

const TOLERANCE = 1e-8;

interface Reference {
  readonly problems: readonly {
    readonly name: string;
    readonly basic_solutions: readonly (readonly number[])[] | null;
    readonly degenerate_example_solutions?: readonly (readonly number[])[];
    readonly solvable?: boolean;
  }[];
}

export const siconosLcp: Suite = {
  name: 'siconos-lcp',
  sentence: 'Linear complementarity problems: residual, isolated solutions, and the one without a solution.',
  async run(data: DataFolder) {
    const tally = new Tally('siconos-lcp');
    const { problems } = await data.json<Reference>('reference/oracles/lcp_solutions.json');
    for (const name of await data.list('reference/siconos-lcp')) {
      const { matrix, q } = readLcp(await data.text(`reference/siconos-lcp/${name}`));
      const known = problems.find((problem) => problem.name === name);
      const answer = solveLcp(matrix, q, TOLERANCE);
      tally.note(`${name}: ${answer.sentence}`);
      if (known?.solvable === false) {
        tally.case(
          !answer.solved && answer.z.every(Number.isFinite),
          () => `${name} has no solution, but one was claimed`,
        );
        continue;
      }
      tally.case(answer.solved, () => `${name}: ${answer.sentence}`);
      const isolated = known?.basic_solutions ?? [];
      if (isolated.length !== 1 || (known?.degenerate_example_solutions ?? []).length > 0) continue;
      const error = Math.max(...isolated[0].map((value, i) => Math.abs(value - answer.z[i])));
      tally.case(error < TOLERANCE, () => `${name}: z is ${error} off its only solution`);
    }
    return tally.result();
  },
};

export const siconosFriction: Suite = {
  name: 'siconos-friction',
  sentence: "Friction problems of one to 667 contacts: Coulomb's law on the cone, by sweeps and by pivoting.",
  async run(data: DataFolder) {
    const tally = new Tally('siconos-friction');
    for (const name of await data.list('reference/siconos-fc')) {
      const problem = readFrictionProblem(await data.text(`reference/siconos-fc/${name}`));
      const methods =
        problem.mu.length > 25 ? (['accelerated'] as const) : (['accelerated', 'direct'] as const);
      for (const method of methods) {
        const answer = solveFrictionProblem(problem, { method, tolerance: 1e-10 });
        tally.note(`${name}, ${problem.mu.length} contacts, ${method}: ${answer.sentence}`);
        tally.case(answer.residual <= TOLERANCE, () => `${name}, ${method}: ${answer.sentence}`);
      }
    }
    return tally.result();
  },
};
