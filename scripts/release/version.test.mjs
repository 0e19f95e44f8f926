// A release changes our versions and nothing else, and the changelog keeps its form.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../setup/place.mjs';
import { cut, manifests, withVersion } from './version.mjs';

const read = (path) => readFileSync(inRoot(path), 'utf8');
const { version } = JSON.parse(read('packages/pliant/package.json'));

test('manifests and the lock get the version, and come back as they were', () => {
  for (const path of [...manifests(), 'package-lock.json']) {
    const text = read(path);
    const changed = withVersion(text, version, '9.8.7');
    expect(changed).toContain('9.8.7');
    expect(JSON.parse(withVersion(changed, '9.8.7', version))).toEqual(JSON.parse(text));
  }
});

test('what is unreleased gets a heading of its own', () => {
  const text = cut('# Changelog\n\n## [Unreleased]\n\n### Added\n\n- this\n', '1.2.3', '2026-01-02');
  expect(text).toBe('# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-01-02\n\n### Added\n\n- this\n');
  expect(() => cut(text, '1.2.3', '2026-01-02')).toThrow('already');
});

test('the changelog has the sections of Keep a Changelog, newest first', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^(##+) (.*)$/gm)].map(([, level, words]) => [
    level,
    words,
  ]);
  const releases = headings.filter(([level]) => level === '##').map(([, words]) => words);
  expect(releases[0]).toBe('[Unreleased]');
  for (const release of releases.slice(1)) expect(release).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
  for (const [level, words] of headings)
    if (level === '###')
      expect(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']).toContain(words);
});
