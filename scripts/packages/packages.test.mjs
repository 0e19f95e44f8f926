// Manifests of what is published. `npm run packages` packs, installs and runs it.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot, isThere } from '../setup/place.mjs';
import { manifestOf, PACKAGES } from './pack.mjs';

const { version } = manifestOf('packages/pliant');

describe.each(PACKAGES)('%s', (path) => {
  const manifest = manifestOf(path);

  test('says what it is and where it comes from', () => {
    expect(manifest).toMatchObject({
      version,
      license: 'MIT',
      homepage: expect.stringMatching(/^https:/),
      repository: { type: 'git', url: expect.stringMatching(/^git\+https:/), directory: path },
    });
    expect(manifest.keywords.length).toBeGreaterThan(4);
    expect(manifest.private).toBeUndefined();
    expect(readFileSync(inRoot(path, 'LICENSE'), 'utf8')).toBe(readFileSync(inRoot('LICENSE'), 'utf8'));
    expect(readFileSync(inRoot(path, 'README.md'), 'utf8')).toContain(`# ${manifest.name}\n`);
  });

  test('needs packages of the same version', () => {
    const needs = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const [name, range] of Object.entries(needs))
      if (/^(@pliant\/|pliant$)/.test(name)) expect(range.replace('^', '')).toBe(version);
  });

  test('has every file that its exports name', () => {
    for (const target of Object.values(manifest.exports).flatMap((to) =>
      Object.values(typeof to === 'string' ? { to } : to),
    ))
      expect([target, target.includes('*') || isThere(path, target)]).toEqual([target, true]);
  });
});

test('three.js may be as old as the README says', () => {
  expect(manifestOf('packages/three').peerDependencies.three).toBe('>=0.159.0');
});
