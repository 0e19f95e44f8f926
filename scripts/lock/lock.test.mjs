import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressesIn, complete, missingFrom } from './lock.mjs';

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

describe('the lock file', () => {
  it('has an entry for every package that one of its packages asks for, so that npm ci takes it', () => {
    expect(missingFrom(lock), 'run node scripts/complete-lock.mjs').toEqual([]);
  });

  it('has no address of a registry', () => {
    expect(addressesIn(lock).map(([path]) => path)).toEqual([]);
  });
});

it('what is missing for other platforms is added with its platform; anything else is refused', () => {
  const optionalDependencies = {
    '@x/linux-x64-musl': '1.2.3',
    '@x/darwin-arm64': '1.2.3',
    '@x/binding-wasm32-wasi': '1.2.3',
  };
  const partial = {
    packages: { '': {}, 'node_modules/x': { version: '1.2.3', dev: true, optionalDependencies } },
  };
  expect(missingFrom(partial)).toHaveLength(3);
  const { packages } = complete(partial);
  expect(packages['node_modules/@x/linux-x64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    libc: ['musl'],
    os: ['linux'],
    dev: true,
    optional: true,
  });
  expect(packages['node_modules/@x/darwin-arm64'].os).toEqual(['darwin']);
  expect(packages['node_modules/@x/binding-wasm32-wasi'].cpu).toEqual(['wasm32']);
  expect(missingFrom(complete(partial))).toEqual([]);
  expect(() => complete({ packages: { '': { dependencies: { y: '^1.0.0' } } } })).toThrow('npm install');
});
