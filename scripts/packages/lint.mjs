// What is in the tarballs, and what publint and "are the types wrong" say of them. One line per complaint.

import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Bytes of a tarball at most; the studio brings its pages. */
const MOST_BYTES = { pliant: 1.2e6, '@pliant/three': 60e3, '@pliant/react': 60e3, '@pliant/cli': 125e3 };
const MOST_BYTES_STUDIO = 2.5e6;

/** Packages are ES modules only: `require` of them finds modules, and resolution as of Node 10 finds nothing. */
const isByDesign = ({ kind, resolutionKind }) => kind === 'CJSResolvesToESM' || resolutionKind === 'node10';

const NEEDED = ['README.md', 'LICENSE', 'package.json'];
const UNWANTED = /\.test\.|test-support|tsbuildinfo|(^|\/)src\/|npmignore/;

export async function lint({ name, tarball, size, files }) {
  const complaints = [];
  const most = MOST_BYTES[name] ?? MOST_BYTES_STUDIO;
  if (size > most) complaints.push(`its tarball has ${size} bytes, more than ${most}`);
  for (const file of NEEDED) if (!files.includes(file)) complaints.push(`${file} is missing`);
  for (const file of files) if (UNWANTED.test(file)) complaints.push(`${file} is of no use to users`);
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
  for (const message of messages) complaints.push(`publint: ${formatMessage(message, pkg)}`);
  const { problems = {} } = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)));
  for (const problem of Object.values(problems))
    if (!isByDesign(problem)) complaints.push(`types: ${JSON.stringify(problem)}`);
  return complaints.map((complaint) => `${name}: ${complaint}`);
}
