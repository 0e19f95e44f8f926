/**
 * A lock file names the packages of all platforms, or `npm ci` refuses it on every one. npm leaves out optional
 * packages that it could not find when the lock was written (a mirror that has those of one platform only), so what is
 * left out is found here, and can be added: the version stands in the package that asks for it, the platform in the
 * name. Their checksums are added by the next `npm install` that finds them.
 */

const OS = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];
const LIBC = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** Every `[path, dependency, range]` of the lock that has no entry of its own, in the order of the lock. */
export function missingFrom(lock) {
  const missing = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    const own = path.includes('node_modules/') ? {} : entry.devDependencies;
    const asked = { ...entry.dependencies, ...own, ...entry.optionalDependencies };
    for (const [name, range] of Object.entries(asked))
      if (!isThere(lock, path, name)) missing.push([path, name, range]);
  }
  return missing;
}

/** Addresses from which packages were downloaded; they belong to one machine's registry, not to the project. */
export function addressesIn(lock) {
  return Object.entries(lock.packages).filter(
    ([, { resolved, link }]) => resolved !== undefined && link !== true,
  );
}

/** Adds entries for optional packages of other platforms; throws for anything else that is missing. */
export function complete(lock) {
  const packages = { ...lock.packages };
  for (const [path, name, range] of missingFrom(lock)) {
    const isOptional = lock.packages[path].optionalDependencies?.[name] !== undefined;
    if (!isOptional || !/^\d/.test(range))
      throw new Error(`${path || 'The project'} needs ${name} ${range}; run npm install.`);
    packages[`node_modules/${name}`] = {
      version: range,
      ...platformOf(name),
      ...(lock.packages[path].dev && { dev: true }),
      optional: true,
    };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** `@x/binding-linux-arm64-musl` → cpu, libc and os, in the order that npm writes them. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = OS.find((known) => words.includes(known));
  const cpu = CPU.find((known) => words.includes(known));
  const libc =
    os === 'linux' ? words.map((word) => LIBC[word]).find((known) => known !== undefined) : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

/** Node looks in the package's own folder first, then in those around it. */
function isThere({ packages }, path, name) {
  for (let folder = path; ; ) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
    const at = folder.lastIndexOf('/node_modules/');
    folder = at >= 0 ? folder.slice(0, at) : '';
  }
}
