/** Plants a fault: a copy of the built engine with one place changed, and the gauntlet beside it, in a folder of their own. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './list.js';

/** Where a fault goes, as text of the compiled file. Throws when its place is not there exactly once. */
export function planted(fault: Fault, text: string): string {
  const at = text.indexOf(fault.find);
  if (at < 0 || text.indexOf(fault.find, at + 1) >= 0)
    throw new Error(
      `The place of the fault '${fault.name}' is not there exactly once in ${fault.file}; write it anew in faults/list.ts.`,
    );
  return text.slice(0, at) + fault.put + text.slice(at + fault.find.length);
}

/**
 * The entries of the package as the compiler writes them, one file for each source, so that a fault can be planted in any. What is published
 * is a bundle of them.
 */
function compiledEntries(root: string): Record<string, string> {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', 'pliant', 'package.json'), 'utf8'));
  const compiled: Record<string, string> = {};
  for (const [entry, { types }] of Object.entries<{ types?: string }>(exports))
    if (types !== undefined) compiled[entry] = types.replace(/\.d\.ts$/, '.js');
  return compiled;
}

/** Makes the folder; returns the program to start. `root` is the folder of the project, built. */
export function plant(root: string, folder: string, fault: Fault | undefined): string {
  const engine = join(folder, 'node_modules', 'pliant');
  mkdirSync(engine, { recursive: true });
  cpSync(join(root, 'packages', 'pliant', 'dist'), join(engine, 'dist'), { recursive: true });
  const exports = compiledEntries(root);
  writeFileSync(join(engine, 'package.json'), JSON.stringify({ name: 'pliant', type: 'module', exports }));
  for (const name of ['robust-predicates', 'saxes', 'xmlchars'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  cpSync(join(root, 'gauntlet', 'dist'), join(folder, 'gauntlet', 'dist'), { recursive: true });
  writeFileSync(join(folder, 'gauntlet', 'package.json'), JSON.stringify({ type: 'module' }));
  if (fault !== undefined) {
    const path = join(engine, 'dist', fault.file);
    writeFileSync(path, planted(fault, readFileSync(path, 'utf8')));
  }
  return join(folder, 'gauntlet', 'dist', 'main.js');
}
