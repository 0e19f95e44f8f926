/** A thread that performs one task after the other. */
import { parentPort } from 'node:worker_threads';
import { perform, type Task } from './task.js';

parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task)));
