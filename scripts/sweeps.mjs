// npm run sweeps: large sweeps, which take minutes and are no part of the tests. `ways [runs]` makes one study in five
// ways and compares the tables; `rate [runs] [balls] [turns]` sets the pool beside one process and beside two that know
// nothing of each other, which is what the machine can give; `kill [runs] [kills]` kills workers and the coordinator at
// random moments, cuts Redis off once, and compares. Needs redis-server and postgresql.

import { buildPackages } from './setup/build.mjs';
import { main, Refusal } from './setup/say.mjs';
import { findPostgres, findRedis, prepareServers } from './setup/servers.mjs';
import { cleanUp, usePlan } from './sweeps/bench.mjs';
import { killing } from './sweeps/kill.mjs';
import { heaps } from './sweeps/plans.mjs';
import { rates } from './sweeps/rate.mjs';
import { fiveWays } from './sweeps/ways.mjs';

/** How many turns are taken, one after the other, so that a change of the machine's pace meets all three alike. */
const TURNS = 3;
/** Balls in a run that takes some tenths of a second, and in one that is still going when the next kill comes. */
const BALLS = 512;
const FEW = 12;
/** A study of a minute for one process: of a shorter one, the start of the pool would be a part. */
const RATE_RUNS = '640';

await main(async ([what = 'ways', runs = what === 'rate' ? RATE_RUNS : '1000', more, turns = TURNS]) => {
  buildPackages();
  try {
    if (what === 'rate') {
      usePlan(heaps(Number(runs), Number(more ?? BALLS)));
      return await rates(Number(runs), Number(turns));
    }
    prepareServers();
    if (findRedis() === undefined || findPostgres() === undefined)
      throw new Refusal('Redis or PostgreSQL is missing.');
    if (what === 'kill') {
      usePlan(heaps(Number(runs), FEW));
      return await killing(Number(more ?? 100));
    }
    return await fiveWays(Number(runs));
  } finally {
    cleanUp();
  }
});
