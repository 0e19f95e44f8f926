// The API reports say what the types say, the root entry stays small, and what is public has a comment.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REPORTED, reportFile, reportOf } from './report.mjs';
import { surface } from './surface.mjs';

/** Names at the root of the engine at most: what one can hold in the head. */
const MOST_NAMES = 70;

/**
 * Entries that don't have all their comments yet: how many names and members are still without one. The numbers may only fall.
 */
const BARE = {
  'pliant/drawing': 30,
  'pliant/io': 39,
  'pliant/jobs': 40,
  'pliant/meshes': 59,
  'pliant/methods': 103,
  'pliant/molecules': 50,
  'pliant/planar': 257,
  'pliant/planar/gpu': 129,
  'pliant/queries': 97,
  '@pliant/three': 77,
};

describe.each(REPORTED)('%s', (folder) => {
  const names = surface(folder);

  test('its report is that of its types; `npm run api` writes it', () => {
    expect(reportOf(names)).toBe(readFileSync(reportFile(folder), 'utf8'));
  });

  test('everything public has a comment', () => {
    const bare = {};
    for (const { entry, name, documented, members } of names) {
      bare[entry] ??= [];
      if (!documented) bare[entry].push(name);
      for (const member of members) if (!member.documented) bare[entry].push(`${name}.${member.name}`);
    }
    for (const [entry, list] of Object.entries(bare)) {
      if (BARE[entry] === undefined) expect([entry, list]).toEqual([entry, []]);
      else expect(list.length, `${entry}: ${list.join(' ')}`).toBeLessThanOrEqual(BARE[entry]);
    }
  });

  if (folder === 'packages/pliant')
    test('the root entry has few names', () => {
      expect(names.filter(({ entry }) => entry === 'pliant').length).toBeLessThanOrEqual(MOST_NAMES);
    });
});
