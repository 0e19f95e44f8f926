// The site builds: no dead link, everything public is in its reference, its live parts run, and axe finds nothing.

import { expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';
import { background } from '../setup/run.mjs';

test('the site builds and its pages are in order', { timeout: 600_000 }, () => {
  const { ok, output } = background(process.execPath, [inRoot('scripts/site.mjs'), '--check']);
  expect([ok, output]).toEqual([true, output]);
});
