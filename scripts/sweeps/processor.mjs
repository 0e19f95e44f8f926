// What processes cost, whatever else the machine does.

import { readdirSync, readFileSync } from 'node:fs';

/** The processor's time of a process and of those that it began, also of those that are gone [ms]; Linux knows it. */
export function cpuOf(pid) {
  let processes;
  try {
    processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return Number.NaN;
  }
  const times = new Map();
  for (const id of processes) {
    try {
      // After the name, which may hold spaces: state, parent, …, times of its own and of its ended children.
      const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
      times.set(Number(id), { parent: Number(fields[1]), ticks });
    } catch {
      // It ended while the others were read.
    }
  }
  const ofTree = (id) =>
    [...times].reduce(
      (sum, [one, { parent }]) => (parent === id ? sum + ofTree(one) : sum),
      times.get(id)?.ticks ?? 0,
    );
  // A hundred ticks a second, on every machine that Node runs on.
  return 10 * ofTree(pid);
}
