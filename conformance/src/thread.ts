/** A thread that runs one suite by its name and answers with its results and the time they took. */
import { parentPort, workerData } from 'node:worker_threads';
import { DataFolder } from './data-folder.js';
import { runSuite } from './lanes.js';
import { suites } from './suites.js';

const { name, folder } = workerData as { name: string; folder: string };
const suite = suites.find((one) => one.name === name);
if (suite === undefined) throw new Error(`There is no suite '${name}'.`);
parentPort?.postMessage(await runSuite(suite, new DataFolder(folder)));
