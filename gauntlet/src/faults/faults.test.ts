import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FAULTS } from './list.js';
import { planted } from './plant.js';

const ENGINE = fileURLToPath(new URL('../../../packages/pliant/dist/', import.meta.url));

it.each(FAULTS)('the place of the fault $name is there exactly once', (fault) => {
  const text = readFileSync(`${ENGINE}${fault.file}`, 'utf8');
  expect(planted(fault, text)).not.toBe(text);
});
