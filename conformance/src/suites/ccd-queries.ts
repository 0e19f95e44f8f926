/** Linear continuous collision of Wang et al. 2021: no meeting may be missed; false alarms are counted. */
import { readdirSync } from 'node:fs';
import { ContinuousCollision, NEVER } from 'pliant/queries';
import { referencePath, referenceText } from '../reference-files.js';
import { type SuiteResult, Tally } from '../suite.js';

const FOLDER = 'reference/ccd-queries';
const OFFSETS = [0, 3, 6, 9] as const;

export function ccdQueries(dataDir: string): SuiteResult {
  const tally = new Tally('ccd-queries');
  const ccd = new ContinuousCollision();
  let colliding = 0;
  let alarms = 0;
  for (const scene of readdirSync(referencePath(dataDir, FOLDER))) {
    for (const kind of ['vertex-face', 'edge-edge'] as const) {
      for (const { start, end, truth, name } of queries(dataDir, `${FOLDER}/${scene}/${kind}`)) {
        const [i, j, k, l] = OFFSETS;
        const time =
          kind === 'edge-edge'
            ? ccd.edgeEdge(start, end, i, j, k, l)
            : ccd.vertexFace(start, end, i, j, k, l);
        const hit = time !== NEVER;
        if (truth) colliding++;
        if (hit && !truth) alarms++;
        tally.case(hit || !truth, () => `${name}: missed a collision`);
      }
    }
  }
  tally.note(`${colliding} collide; ${alarms} false alarms.`);
  return tally.result();
}

interface Query {
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly truth: boolean;
  readonly name: string;
}

function* queries(dataDir: string, folder: string): Generator<Query> {
  for (const file of readdirSync(referencePath(dataDir, folder))) {
    const lines = referenceText(dataDir, `${folder}/${file}`).trim().split('\n');
    for (let row = 0; row + 8 <= lines.length; row += 8) {
      const rows = lines.slice(row, row + 8).map((line) => line.split(','));
      const points = rows.flatMap((r) => [ratio(r[0], r[1]), ratio(r[2], r[3]), ratio(r[4], r[5])]);
      yield {
        start: Float64Array.from(points.slice(0, 12)),
        end: Float64Array.from(points.slice(12)),
        truth: rows[0][6].trim() === '1',
        name: `${folder}/${file} query ${row / 8}`,
      };
    }
  }
}

/** Denominators are powers of two and numerators fit a double, so the quotient is the coordinate itself. */
function ratio(numerator: string, denominator: string): number {
  return Number(numerator) / Number(denominator);
}
