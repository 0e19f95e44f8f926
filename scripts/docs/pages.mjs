// Programs for the browser as one script, against the sources of this checkout, and the browser to run them in.

import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { findChromium } from '../setup/browser.mjs';
import { SOURCES } from '../setup/sources.mjs';

/** The program of a file, with all it imports. */
export async function bundlePage(file) {
  const build = await rolldown({
    input: file,
    platform: 'browser',
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    resolve: { alias: Object.fromEntries(SOURCES), extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'iife', codeSplitting: false });
  return output[0].code;
}

export function openBrowser() {
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  return chromium.launch({ executablePath: findChromium(), args });
}
