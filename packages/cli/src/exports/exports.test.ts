/** What runs write, opened by readers that know nothing of the writers. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { parseScene, World } from 'pliant';
import { expect, test } from 'vitest';
import { Desk } from '../cli.test-support.js';
import { MAIN } from '../sweep/sweep.test-support.js';

const SCENE = {
  pliant: 1,
  name: 'Soft and rigid',
  description: 'A soft cube stands and is sheared by friction; a ball rolls beside it.',
  dt: 0.01,
  duration: 0.1,
  bodies: [
    { kind: 'static', name: 'floor', shape: { kind: 'plane' } },
    {
      kind: 'soft',
      name: 'cube',
      mesh: { kind: 'box', size: [0.2, 0.2, 0.2], cells: [2, 2, 2] },
      model: { kind: 'fem', youngsModulus: 50000, damping: 0.05 },
      position: [0, 0.1, 0],
      velocity: [0.5, 0, 0],
    },
    {
      kind: 'rigid',
      name: 'ball',
      shape: { kind: 'sphere', radius: 0.1 },
      position: [1, 0.1, 0],
      velocity: [0, 0, 1],
    },
  ],
};

/** Arrays of a VTU file by their names: those of points first, as VTK's own reader finds them. */
function vtu(bytes: Buffer): Map<string, number[]> {
  const appendedAt = bytes.indexOf('<AppendedData');
  const data = appendedAt < 0 ? -1 : bytes.indexOf('_', appendedAt) + 1;
  const head = bytes.toString('latin1', 0, appendedAt < 0 ? bytes.length : appendedAt);
  const arrays = new Map<string, number[]>();
  for (const [, attributes, inline] of head.matchAll(/<DataArray ([^>]*?)\/?>(?:([^<]*)<\/DataArray>)?/g)) {
    const get = (key: string) => new RegExp(`${key}="([^"]*)"`).exec(attributes)?.[1];
    const block =
      get('format') === 'appended'
        ? bytes.subarray(data + Number(get('offset')))
        : Buffer.from(inline.trim(), 'base64');
    const body = block.subarray(8, 8 + Number(block.readBigUInt64LE(0)));
    const [width, read] = (
      {
        Float64: [8, (i: number) => body.readDoubleLE(i)],
        UInt32: [4, (i: number) => body.readUInt32LE(i)],
        Int64: [8, (i: number) => Number(body.readBigInt64LE(i))],
        UInt8: [1, (i: number) => body.readUInt8(i)],
      } as Record<string, [number, (i: number) => number]>
    )[get('type')!];
    const name = get('Name')!;
    if (!arrays.has(name))
      arrays.set(
        name,
        Array.from({ length: body.length / width }, (_, i) => read(i * width)),
      );
  }
  return arrays;
}

function expected(steps: number): World {
  const reading = parseScene(JSON.stringify(SCENE));
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const world = World.fromScene(reading.scene);
  for (let i = 0; i < steps; i++) world.step(reading.scene.dt);
  return world;
}

test('VTU: every frame is listed; points, displacements, forces and stresses are those of the world', async () => {
  const desk = new Desk();
  desk.write('scene.json', SCENE);
  expect(await desk.run('run', 'scene.json', '--vtu', 'out', '--every', '5', '--quiet')).toBe(0);
  const pvd = readFileSync(desk.path('out/bodies.pvd'), 'utf8');
  const frames = [...pvd.matchAll(/timestep="([^"]+)"[^>]*file="([^"]+)"/g)].map(([, time, file]) => ({
    time: Number(time),
    file,
  }));
  expect(frames.map(({ time }) => Math.round(1000 * time))).toEqual([0, 50, 100]);
  expect(
    readdirSync(desk.path('out')).filter((name) => name.startsWith('bodies') && name.endsWith('.vtu')),
  ).toHaveLength(3);
  const read = (k: number) => vtu(readFileSync(desk.path(`out/${frames[k].file}`)));
  const [begin, end] = [read(0), read(2)];
  expect(begin.get('displacement')!.every((x) => x === 0)).toBe(true);
  expect(Math.max(...begin.get('von_mises')!)).toBeLessThan(1e-6);
  const world = expected(10);
  const cube = world.find('cube')!;
  const points = end.get('Points')!;
  const own = end.get('body_id')!.flatMap((id, i) => (id === 1 ? [i] : []));
  expect(own.flatMap((i) => points.slice(3 * i, 3 * i + 3))).toEqual(Array.from(cube.positions));
  const start = begin.get('Points')!;
  expect(end.get('displacement')!).toEqual(points.map((x, i) => x - start[i]));
  // What contact does to its vertices adds up to what contact does to the body.
  for (let k = 0; k < 3; k++) {
    const sum = own.reduce(
      (total, i) => total + end.get('contact_forces')![3 * i + k] + end.get('friction_forces')![3 * i + k],
      0,
    );
    expect(Math.abs(sum - cube.contactForce[k])).toBeLessThan(1e-9 * (1 + Math.abs(sum)));
  }
  expect(Math.max(...end.get('pressure')!)).toBeGreaterThan(0);
  expect(Math.max(...end.get('von_mises')!)).toBeGreaterThan(100);
  // Triangles are cells of type 5, tetrahedra of type 10; offsets end at the last corner.
  const types = end.get('types')!;
  expect(new Set(types)).toEqual(new Set([5, 10]));
  expect(end.get('offsets')!.at(-1)).toBe(end.get('connectivity')!.length);
  expect(Math.max(...end.get('connectivity')!)).toBeLessThan(points.length / 3);
  const contacts = vtu(
    readFileSync(desk.path('out/contacts.pvd'), 'utf8')
      .match(/file="([^"]+)"[^>]*\/>\s*<\/Collection>/)!
      .slice(1)
      .map((file) => readFileSync(desk.path(`out/${file}`)))[0],
  );
  expect(contacts.get('depth')).toHaveLength([...world.contacts()].length);
});

test('VTU: forces of all bodies add up, and pressure is that of the contact: points that shared a vertex of a floor added theirs', async () => {
  const desk = new Desk();
  const block = {
    kind: 'rigid',
    name: 'block',
    shape: { kind: 'box', halfExtents: [0.1, 0.05, 0.1] },
    mass: 3,
  };
  const bodies = [
    ...SCENE.bodies.slice(0, 2),
    { ...block, position: [0, 0.251, 0] },
    { ...block, name: 'alone', position: [3, 0.05, 0] },
  ];
  desk.write('scene.json', { ...SCENE, duration: 0.5, bodies });
  const run = ['run', 'scene.json', '--vtu', 'out', '--bodies', 'bodies.csv', '--pairs', 'pairs.csv'];
  expect(await desk.run(...run, '--every', '50', '--quiet')).toBe(0);
  const end = vtu(readFileSync(desk.path('out/bodies_000001.vtu')));
  const table = (file: string) => {
    const [head, ...rows] = readFileSync(desk.path(file), 'utf8')
      .trim()
      .split('\n')
      .map((row) => row.split(','));
    return rows.map((row) => Object.fromEntries(row.map((cell, k) => [head[k], cell])));
  };
  const last = table('bodies.csv').slice(-4);
  const ids = end.get('body_id')!;
  last.forEach((row, id) => {
    const sum = [0, 0, 0];
    ids.forEach((of, i) => {
      if (of !== id) return;
      for (let k = 0; k < 3; k++)
        sum[k] += end.get('contact_forces')![3 * i + k] + end.get('friction_forces')![3 * i + k];
    });
    for (const [k, key] of ['fx', 'fy', 'fz'].entries()) expect(sum[k]).toBeCloseTo(Number(row[key]), 6);
  });
  const most = (id: number) => Math.max(...end.get('pressure')!.filter((_, i) => ids[i] === id));
  const pairs = table('pairs.csv').filter(({ time }) => Number(time) > 0.49);
  expect(most(3)).toBeCloseTo((3 * 9.81) / 0.04, 0);
  expect(most(0)).toBeLessThanOrEqual(
    Math.max(...pairs.map((pair) => Number(pair['max_pressure']))) * (1 + 1e-9),
  );
});

test('VTU: a blow that is over within a step is on the vertices of both bodies, whatever they are', async () => {
  const desk = new Desk();
  const molecules = [0, 1, 2].flatMap((x) =>
    [0, 1, 2].flatMap((y) => [0, 1, 2].map((z) => ({ position: [0.015 * x, 0.015 * y, 0.015 * z] }))),
  );
  const box = { kind: 'box', halfExtents: [0.1, 0.05, 0.1] };
  const bodies = [
    { ...SCENE.bodies[0], restitution: 0.9 },
    { ...SCENE.bodies[2], position: [1, 0.3, 0], velocity: [0, -3, 0], restitution: 0.9 },
    { kind: 'rigid', name: 'box', shape: box, position: [2, 0.3, 0], angularVelocity: [3, 1, 9] },
    { kind: 'mass-spring', name: 'jelly', radius: 0.012, molecules, position: [3, 0.03, 0] },
    {
      kind: 'rigid',
      name: 'light',
      shape: { kind: 'box', halfExtents: [0.05, 0.01, 0.05] },
      position: [3.02, 0.1, 0.02],
      mass: 0.01,
    },
    {
      kind: 'soft',
      name: 'cloth',
      mesh: { kind: 'sheet', width: 0.4, depth: 0.4, edge: 0.1 },
      model: { kind: 'cloth', youngsModulus: 1e6, thickness: 0.002 },
      density: 300,
      position: [4, 0.02, 0],
    },
    { kind: 'rigid', name: 'on cloth', shape: box, position: [4, 0.15, 0] },
  ];
  desk.write('scene.json', { ...SCENE, duration: 0.3, bodies });
  expect(await desk.run('run', 'scene.json', '--vtu', 'out', '--bodies', 'bodies.csv', '--quiet')).toBe(0);
  const [, ...rows] = readFileSync(desk.path('bodies.csv'), 'utf8').trim().split('\n');
  let blows = 0;
  for (let frame = 0; frame <= 30; frame++) {
    const read = vtu(readFileSync(desk.path(`out/bodies_${String(frame).padStart(6, '0')}.vtu`)));
    const sums = bodies.map(() => [0, 0, 0]);
    read.get('body_id')!.forEach((id, i) => {
      for (let k = 0; k < 3; k++)
        sums[id][k] += read.get('contact_forces')![3 * i + k] + read.get('friction_forces')![3 * i + k];
    });
    sums.forEach((sum, id) => {
      const force = rows[frame * bodies.length + id].split(',').slice(17, 20).map(Number);
      const size = 1 + Math.max(...force.map(Math.abs));
      if (size > 20) blows++;
      sum.forEach((x, k) => {
        expect(Math.abs(x - force[k]) / size, `${bodies[id].name} in frame ${frame}`).toBeLessThan(1e-9);
      });
    });
  }
  expect(blows).toBeGreaterThan(3);
});

interface HdfGroup {
  readonly attrs: Readonly<Record<string, unknown>>;
  get(name: string): HdfGroup & { readonly value: number[]; readonly shape: number[] };
}

/** Read by a reader in JavaScript, which shares nothing with the library that writes. */
async function vtkhdf(path: string): Promise<HdfGroup> {
  const { File } = (await import('jsfive' as string)) as { File: new (bytes: ArrayBuffer) => HdfGroup };
  return new File(Uint8Array.from(readFileSync(path)).buffer).get('VTKHDF');
}

test.runIf(process.platform === 'linux')(
  'VTKHDF: a place that takes no more is one sentence, and nothing stays behind',
  () => {
    const desk = new Desk();
    desk.write('scene.json', SCENE);
    mkdirSync(desk.path('tmp'));
    // The shell allows files of 8 to 16 kB; a full disk takes the same way. The library wrote 350,000 lines about it.
    const line = `ulimit -f 16; exec "${process.execPath}" "${MAIN}" run scene.json --vtkhdf run.vtkhdf --quiet`;
    const env = { ...process.env, TMPDIR: desk.path('tmp') };
    const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: desk.folder, env, encoding: 'utf8' });
    expect(stderr).toMatch(
      /^pliant: Can't write [^\n]*run\.vtkhdf because it would become larger than allowed there\.\n$/,
    );
    expect(status).toBe(1);
    expect(readdirSync(desk.path('tmp'))).toEqual([]);
    expect(readdirSync(desk.folder).sort()).toEqual(['scene.json', 'tmp']);
  },
);

test.runIf(process.platform === 'linux')(
  'VTU: a run that can not be finished leaves no frames, no folder of its own, and the series of before',
  async () => {
    const desk = new Desk();
    desk.write('scene.json', SCENE);
    const run = (folder: string) => {
      // The shell allows files of 8 to 16 kB, and a frame has more.
      const line = `ulimit -f 16; exec "${process.execPath}" "${MAIN}" run scene.json --vtu ${folder} --quiet`;
      return spawnSync('sh', ['-c', line], { cwd: desk.folder, encoding: 'utf8' });
    };
    const { status, stderr } = run('new');
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^pliant: Can't write [^\n]+ because [^\n]+\n$/),
    ]);
    expect(desk.files()).toEqual(['scene.json']);
    expect(await desk.run('run', 'scene.json', '--vtu', 'out', '--every', '5', '--quiet')).toBe(0);
    const series = () =>
      readdirSync(desk.path('out')).map((name) => [name, readFileSync(desk.path(`out/${name}`))]);
    const before = series();
    expect(run('out').status).toBe(1);
    expect(series()).toEqual(before);
  },
);

test('VTKHDF: every frame has the points, cells and fields of the VTU series', async () => {
  const desk = new Desk();
  desk.write('scene.json', SCENE);
  const files = ['--vtu', 'out', '--vtkhdf', 'run.vtkhdf', '--every', '5', '--quiet'];
  expect(await desk.run('run', 'scene.json', ...files)).toBe(0);
  for (const [name, file] of [
    ['bodies', 'run.vtkhdf'],
    ['contacts', 'run-contacts.vtkhdf'],
  ]) {
    const root = await vtkhdf(desk.path(file));
    expect(root.attrs).toMatchObject({ Version: [2, 0], Type: 'UnstructuredGrid' });
    expect(root.get('Steps').attrs).toMatchObject({ NSteps: 3 });
    expect(root.get('Steps/Values').value.map((t) => Math.round(1000 * t))).toEqual([0, 50, 100]);
    for (let k = 0; k < 3; k++) {
      const frame = vtu(readFileSync(desk.path(`out/${name}_00000${k}.vtu`)));
      const step = (dataset: string) => root.get(`Steps/${dataset}`).value[k];
      const part = step('PartOffsets');
      const [points, cells, corners] = ['Points', 'Cells', 'ConnectivityIds'].map(
        (what) => root.get(`NumberOf${what}`).value[part],
      );
      const taken = (dataset: string, from: number, count: number) => {
        const { value, shape } = root.get(dataset);
        const width = shape[1] ?? 1;
        return value.slice(width * from, width * (from + count));
      };
      expect(taken('Points', step('PointOffsets'), points)).toEqual(frame.get('Points'));
      expect(taken('Types', step('CellOffsets'), cells)).toEqual(frame.get('types'));
      expect(taken('Connectivity', step('ConnectivityIdOffsets'), corners)).toEqual(
        frame.get('connectivity'),
      );
      expect(taken('Offsets', step('CellOffsets') + part, cells + 1)).toEqual([0, ...frame.get('offsets')!]);
      const fields =
        name === 'bodies'
          ? ['displacement', 'velocity', 'contact_forces', 'pressure', 'depth']
          : ['normal', 'force', 'depth'];
      for (const field of fields)
        expect(taken(`PointData/${field}`, step(`PointDataOffsets/${field}`), points)).toEqual(
          frame.get(field),
        );
      if (name === 'bodies')
        expect(taken('CellData/von_mises', step('CellDataOffsets/von_mises'), cells)).toEqual(
          frame.get('von_mises'),
        );
    }
  }
});

/** Samples of an attribute of a prim over time, read from the text as the grammar of USDA has it. */
function samplesOf(text: string, prim: string, attribute: string): Map<number, number[][]> {
  const at = text.indexOf(`def Mesh "${prim}"`);
  const body = text.slice(at, text.indexOf('\n    }\n', at));
  const block = body.slice(body.indexOf(`${attribute}.timeSamples = {`)).split('\n        }')[0];
  const samples = new Map<number, number[][]>();
  for (const [, code, value] of block.matchAll(/^ +([\d.]+): (.+),$/gm))
    samples.set(
      Number(code),
      [...value.matchAll(/\(([^()]+)\)/g)].map(([, tuple]) => tuple.split(', ').map(Number)),
    );
  return samples;
}

test('USDA: points of soft bodies and poses of rigid ones are those of the world, at round times', async () => {
  const desk = new Desk();
  desk.write('scene.json', { ...SCENE, dt: 1 / 60, duration: 10 / 60 });
  expect(await desk.run('run', 'scene.json', '--usda', 'run.usda', '--every', '5', '--quiet')).toBe(0);
  const text = readFileSync(desk.path('run.usda'), 'utf8');
  // A rate of 59.999999999999986 stood there.
  expect(text).toContain('    timeCodesPerSecond = 60\n');
  expect(text).toContain('    endTimeCode = 10\n');
  const [points, move] = [samplesOf(text, 'cube', 'points'), samplesOf(text, 'ball', 'xformOp:translate')];
  expect([[...points.keys()], [...move.keys()]]).toEqual([
    [0, 5, 10],
    [0, 5, 10],
  ]);
  const reading = parseScene(JSON.stringify({ ...SCENE, dt: 1 / 60 }));
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const world = World.fromScene(reading.scene);
  for (const step of [0, 5, 10]) {
    while (world.steps < step) world.step(reading.scene.dt);
    const [cube, ball] = [world.find('cube')!, world.find('ball')!];
    const own = Array.from({ length: cube.positions.length / 3 }, (_, k) =>
      cube.positions.slice(3 * k, 3 * k + 3),
    );
    for (const [x, y, z] of points.get(step)!)
      expect(Math.min(...own.map((p) => Math.hypot(p[0] - x, p[1] - y, p[2] - z)))).toBeLessThan(1e-7);
    for (const [k, x] of move.get(step)![0].entries()) expect(x).toBeCloseTo(ball.position[k], 7);
  }
});

test('GLB: no complaint of the Khronos validator; one node moves by its pose, the soft one by its shapes', async () => {
  const desk = new Desk();
  desk.write('scene.json', SCENE);
  expect(await desk.run('run', 'scene.json', '--glb', 'run.glb', '--every', '5', '--quiet')).toBe(0);
  const bytes = readFileSync(desk.path('run.glb'));
  const { default: validator } = (await import('gltf-validator' as string)) as {
    default: {
      validateBytes(bytes: Uint8Array): Promise<{ issues: { numErrors: number; numWarnings: number } }>;
    };
  };
  const { issues } = await validator.validateBytes(new Uint8Array(bytes));
  expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
  const gltf = JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12))) as {
    animations: { channels: { target: { path: string } }[] }[];
  };
  const paths = new Set(gltf.animations.flatMap(({ channels }) => channels.map(({ target }) => target.path)));
  expect(paths).toEqual(new Set(['translation', 'rotation', 'weights']));
});

test.each([
  [['--glb', 'a', '--usda', './a'], '--glb and --usda both name ./a; give them different files.'],
  [['--csv', 'b', '--bodies', 'b'], '--csv and --bodies both name b; give them different files.'],
  [
    ['--bodies', '-', '--pairs', '/dev/stdout'],
    '--bodies and --pairs both name /dev/stdout; give them different files.',
  ],
  [['--glb', 'scene.json'], '--glb would overwrite the scene scene.json; give it another name.'],
  [['--vtu', 'other.json'], 'because something else has that name.'],
])('%j is refused before the first step', async (flags, sentence) => {
  const desk = new Desk();
  desk.write('scene.json', SCENE);
  desk.write('other.json', '{}');
  expect(await desk.run('run', 'scene.json', ...flags)).toBeGreaterThan(0);
  expect(desk.err).toMatch(/^pliant: [^\n]+\n$/);
  expect(desk.err).toContain(sentence);
  expect(desk.files()).toEqual(['other.json', 'scene.json']);
});
