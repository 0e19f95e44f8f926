// The import lint: who may import whom. `npm run check` runs it over packages, apps, bench, conformance and reproduce.

const engine = '^packages/pliant/src';

// The stages from left to right. A folder imports itself and what stands to its left; folders on one line are peers that do
// not know each other.
const stages = [
  ['core'],
  ['math'],
  ['geometry'],
  ['queries'],
  ['scene'],
  ['bodies'],
  ['broadphase'],
  ['narrowphase'],
  ['penetration'],
  ['response'],
  ['integration'],
  ['pipeline'],
  ['recording', 'drawing'],
  ['world'],
  ['controllers', 'exact'],
  ['parts'],
];

// Folders beside the pipeline, with all they may import.
const besides = {
  planar: ['core', 'math'],
  io: ['core', 'math', 'geometry', 'scene'],
  interchange: ['core', 'math', 'geometry', 'queries', 'scene', 'io'],
  jobs: ['core', 'math', 'queries', 'scene', 'world', 'exact'],
  // What the package's other doors give out, by name; nothing of the engine imports a door.
  entries: [...stages.flat(), 'io', 'interchange', 'jobs', 'methods.ts', 'simulation.ts'],
};

// What a folder may import over and above its left neighbours. Files at the root may import everything: `simulation.ts` and
// `methods.ts` hold a world's state and choices, `step.ts` moves it forward.
const extras = {
  pipeline: ['simulation.ts'],
  recording: ['simulation.ts', 'methods.ts'],
  drawing: ['simulation.ts'],
  exact: ['simulation.ts'],
  world: ['io', 'simulation.ts', 'methods.ts', 'step.ts'],
};

// npm packages the engine may use at run time.
const engineDependencies = ['robust-predicates', 'saxes'];

const tests = '\\.test(-support)?\\.tsx?$';

const inEngine = (name) =>
  name.endsWith('.ts') ? `${engine}/${name.replace('.', '\\.')}$` : `${engine}/${name}/`;

function folderRule(folder, allowed) {
  return {
    name: `engine-order-${folder}`,
    comment: `${folder}/ may import only itself${allowed.length > 0 ? ` and ${allowed.join(', ')}` : ''}.`,
    severity: 'error',
    from: { path: inEngine(folder), pathNot: tests },
    to: { path: `${engine}/`, pathNot: [folder, ...allowed].map(inEngine) },
  };
}

const stageRules = stages.flatMap((peers, place) => {
  const left = stages.slice(0, place).flat();
  return peers.map((folder) => folderRule(folder, [...left, ...(extras[folder] ?? [])]));
});

const besideRules = Object.entries(besides).map(([folder, allowed]) => folderRule(folder, allowed));

const known = [...stages.flat(), ...Object.keys(besides)];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...stageRules,
    ...besideRules,
    {
      name: 'engine-unknown-folder',
      comment: 'A new folder of the engine needs its place in the order above.',
      severity: 'error',
      from: { path: `${engine}/[^/]+/`, pathNot: [...known.map(inEngine), tests] },
      to: {},
    },
    {
      name: 'engine-index-is-for-users',
      comment: 'index.ts is the public face: inside the engine, import the file itself.',
      severity: 'error',
      from: { path: `${engine}/`, pathNot: tests },
      to: { path: inEngine('index.ts') },
    },
    {
      name: 'engine-stands-alone',
      comment: `The engine runs anywhere: no Node, no DOM library, no package but ${engineDependencies.join(', ')}.`,
      severity: 'error',
      from: { path: `${engine}/`, pathNot: tests },
      to: { pathNot: [`${engine}/`, `(^|/)node_modules/(${engineDependencies.join('|')})/`] },
    },
    {
      name: 'three-only-where-it-is-drawn',
      comment:
        'Only @pliant/three, @pliant/react, the studio, the pictures of the reproduction and the benchmarks of its peers import three.',
      severity: 'error',
      from: {
        pathNot: [
          '^packages/three/',
          '^packages/react/',
          '^apps/studio/',
          '^bench/',
          '^reproduce/src/pictures/',
          '(^|/)node_modules/',
          tests,
        ],
      },
      to: { path: ['(^|/)node_modules/(@types/)?three/', '^three(/|$)'] },
    },
    {
      name: 'public-entries-only',
      comment: 'Another package is imported by its name, never by a path into its insides.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/[^/]+|bench)/', pathNot: tests },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [
          '^$1/',
          '^packages/[^/]+/dist/index\\.(js|d\\.ts)$',
          '^packages/pliant/dist/(entries/[a-z]+|controllers/index|planar/index|planar/gpu/index)\\.(js|d\\.ts)$',
          '\\.json$',
        ],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other in a circle can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Only tests import tests and their support.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API for the cruiser to call, so swc parses.
    parser: 'swc',
    // The cruiser calls swc without its JSX option. What components may import is held by the packages' export maps.
    exclude: { path: '\\.tsx$' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['(^|/)node_modules/', '(^|/)dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
