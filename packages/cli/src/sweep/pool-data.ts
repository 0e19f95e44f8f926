/** What a pool tells its processes, by a file whose path is in their environment. */
import type { Plan } from 'pliant/jobs';

export interface PoolData {
  readonly plan: Plan;
  /** Folder of the study, for the files of runs; none keeps no files. */
  readonly out?: string;
}

/** Name of the variable of the environment that holds the path of the file. */
export const POOL_DATA = 'PLIANT_POOL_DATA';
