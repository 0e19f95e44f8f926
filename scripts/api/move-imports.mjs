// node scripts/api/move-imports.mjs [files…]: rewrites imports from 'pliant' to the entries that names now stand in.

import { readFileSync, writeFileSync } from 'node:fs';
import { background } from '../setup/run.mjs';
import { ENTRY_OF } from './entry-table.mjs';

const listed = () =>
  background('git', ['grep', '-l', "from 'pliant'", '--', '*.ts', '*.tsx', '*.mjs', '*.md', '*.vue'])
    .output.trim()
    .split('\n');

const STATEMENT = /^(\s*)(import|export)( type)? \{([^}]*)\} from 'pliant';/gm;

for (const file of process.argv.length > 2 ? process.argv.slice(2) : listed()) {
  const text = readFileSync(file, 'utf8');
  const moved = text.replace(STATEMENT, (_, indent, verb, type = '', names) => {
    const groups = new Map();
    for (const name of names
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)) {
      const bare = name
        .replace(/^type /, '')
        .split(' as ')[0]
        .trim();
      const entry = ENTRY_OF.get(bare);
      const from = entry === undefined ? 'pliant' : `pliant/${entry}`;
      groups.set(from, [...(groups.get(from) ?? []), name]);
    }
    return [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, list]) => `${indent}${verb}${type} { ${list.join(', ')} } from '${from}';`)
      .join('\n');
  });
  if (moved !== text) writeFileSync(file, moved);
}
