/** Exact decisions: orientation fixtures, integer triangle pairs. */
import { inCircleSign, inSphereSign, orient2Sign, orient3Sign, trianglesIntersect } from 'pliant/queries';
import { referenceJson, referenceText } from '../reference-files.js';
import { type SuiteResult, Tally } from '../suite.js';

const PREDICATES = {
  orient2d: orient2Sign,
  orient3d: orient3Sign,
  incircle: inCircleSign,
  insphere: inSphereSign,
} as const;

export function robustPredicates(dataDir: string): SuiteResult {
  const tally = new Tally('robust-predicates');
  for (const [name, predicate] of Object.entries(PREDICATES)) {
    for (const line of referenceText(dataDir, `reference/robust-predicates/${name}.txt`).trim().split('\n')) {
      const numbers = line.trim().split(/\s+/).map(Number);
      const expected = numbers.at(-1)!;
      const got = predicate(numbers.slice(1, -1));
      tally.case(got === expected, () => `${name} ${numbers[0]}: ${got} instead of ${expected}`);
    }
  }
  return tally.result();
}

export function triTriInteger(dataDir: string): SuiteResult {
  const tally = new Tally('tri-tri-integer');
  const { rows } = referenceJson<{ rows: number[][] }>(
    dataDir,
    'reference/oracles/tri_tri_integer_2000.json',
  );
  rows.forEach((row, i) => {
    const a = Float64Array.from(row.slice(0, 9));
    const b = Float64Array.from(row.slice(9, 18));
    const got = trianglesIntersect(a, 0, 3, 6, b, 0, 3, 6);
    const back = trianglesIntersect(b, 0, 3, 6, a, 0, 3, 6);
    const expected = row[18] === 1;
    tally.case(
      got === expected && back === expected,
      () => `row ${i}: ${got}, ${back} instead of ${expected}`,
    );
  });
  return tally.result();
}
