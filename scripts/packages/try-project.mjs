// A thread that tries one empty project: installing and running it blocks, and two projects can do so side by side.

import { parentPort, workerData } from 'node:worker_threads';
import { tryProject } from './projects.mjs';

const { name, packs, at } = workerData;
parentPort.postMessage(await tryProject(name, packs, at));
