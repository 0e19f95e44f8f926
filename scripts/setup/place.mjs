// Where things are. Everything else in scripts/ gets its paths from here.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inRoot = (...parts) => join(root, ...parts);

export const isThere = (...parts) => existsSync(inRoot(...parts));
