// Programs for the browser as one script, against the sources of this checkout, and the browser to run them in.

import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { findChromium } from '../setup/browser.mjs';
import { SOURCES } from '../setup/sources.mjs';

/** The program of a file, with all it imports. */
export const bundlePage = (file) => bundle(file, 'iife');

/** The same as a module. */
export const bundleModule = (file) => bundle(file, 'esm');

async function bundle(file, format) {
  const build = await rolldown({
    input: file,
    platform: 'browser',
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: { alias: Object.fromEntries(SOURCES), extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format, codeSplitting: false });
  return output[0].code;
}

export function openBrowser() {
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  return chromium.launch({ executablePath: findChromium(), args });
}
