// Programs for the browser as one script, against the sources of this checkout, and the browser to run them in.

import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { findChromium } from '../setup/browser.mjs';
import { inRoot } from '../setup/place.mjs';

const ALIAS = {
  '@pliant/react': inRoot('packages/react/src/index.ts'),
  '@pliant/three': inRoot('packages/three/src/index.ts'),
  'pliant/planar/gpu': inRoot('packages/pliant/src/planar/gpu/index.ts'),
  'pliant/jobs': inRoot('packages/pliant/src/jobs/index.ts'),
  'pliant/controllers': inRoot('packages/pliant/src/controllers/index.ts'),
  'pliant/planar': inRoot('packages/pliant/src/planar/index.ts'),
  pliant: inRoot('packages/pliant/src/index.ts'),
};

/** The program of a file, with all it imports. */
export async function bundlePage(file) {
  const build = await rolldown({
    input: file,
    platform: 'browser',
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: { alias: ALIAS, extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'iife', codeSplitting: false });
  return output[0].code;
}

export function openBrowser() {
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  return chromium.launch({ executablePath: findChromium(), args });
}
