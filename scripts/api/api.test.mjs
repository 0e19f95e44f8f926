// The API reports say what the types say, the root entry stays small, and what is public has a comment.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REPORTED, reportFile, reportOf } from './report.mjs';
import { surface } from './surface.mjs';

/** Names at the root of the engine at most: what one can hold in the head. */
const MOST_NAMES = 70;

describe.each(REPORTED)('%s', (folder) => {
  const names = surface(folder);

  test('its report is that of its types; `npm run api` writes it', () => {
    expect(reportOf(names)).toBe(readFileSync(reportFile(folder), 'utf8'));
  });

  test('everything public has a comment', () => {
    const bare = names.flatMap(({ entry, name, documented, members }) => [
      ...(documented ? [] : [`${entry} ${name}`]),
      ...members.filter((member) => !member.documented).map((member) => `${entry} ${name}.${member.name}`),
    ]);
    expect(bare).toEqual([]);
  });

  if (folder === 'packages/pliant')
    test('the root entry has few names', () => {
      expect(names.filter(({ entry }) => entry === 'pliant').length).toBeLessThanOrEqual(MOST_NAMES);
    });
});
