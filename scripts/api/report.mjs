// npm run api: writes the API report of every published library into its folder, as `api.md`.

import { writeFileSync } from 'node:fs';
import { inRoot } from '../setup/place.mjs';
import { surface } from './surface.mjs';

export const REPORTED = ['packages/pliant', 'packages/three', 'packages/react'];

export function reportOf(names) {
  const lines = [
    '# API report',
    '',
    'Written by `npm run api`; a test compares it with the types. Every line is a promise.',
  ];
  let entry = '';
  for (const one of names) {
    if (one.entry !== entry) {
      entry = one.entry;
      const count = names.filter((other) => other.entry === entry).length;
      lines.push('', `## ${entry} (${count})`, '');
    }
    lines.push(`- \`${one.text || one.name}\``);
    for (const member of one.members) lines.push(`  - \`${member.text}\``);
  }
  return `${lines.join('\n')}\n`;
}

export const reportFile = (folder) => inRoot(folder, 'api.md');

export function writeReports() {
  for (const folder of REPORTED) writeFileSync(reportFile(folder), reportOf(surface(folder)));
}
