/**
 * Adds to the lock file what `npm install` left out of it; see `lock/lock.mjs`. Run it after a dependency has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { complete, missingFrom } from './lock/lock.mjs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingFrom(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(complete(lock), null, 2)}\n`);
console.log(`Added ${missing.length} packages of other platforms to the lock file.`);
