/** A run that was written as glTF plays in a real browser, by three.js, as the world moved. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { parseScene, World } from 'pliant';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Desk } from '../cli.test-support.js';

const SCENE = {
  pliant: 1,
  name: 'Soft and rigid',
  description: 'A soft cube is pressed flat by its fall; a box turns beside it.',
  dt: 0.01,
  duration: 0.3,
  bodies: [
    { kind: 'static', name: 'floor', shape: { kind: 'plane' } },
    {
      kind: 'soft',
      name: 'cube',
      mesh: { kind: 'box', size: [0.6, 0.6, 0.6], cells: [2, 2, 2] },
      model: { kind: 'fem', youngsModulus: 20000, damping: 0.02 },
      position: [-0.6, 0.35, 0],
      velocity: [0, -2, 0],
    },
    {
      kind: 'rigid',
      name: 'box',
      shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
      position: [0.6, 0.7, 0],
      angularVelocity: [2, 1, 6],
    },
  ],
};

let browser: Browser;
let script: string;

const PAGE = `
import { AmbientLight, AnimationMixer, DirectionalLight, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
window.play = async (base64, time) => {
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const gltf = await new GLTFLoader().parseAsync(bytes.buffer, '');
  const mixer = new AnimationMixer(gltf.scene);
  for (const clip of gltf.animations) mixer.clipAction(clip).play();
  mixer.setTime(time);
  gltf.scene.updateMatrixWorld(true);
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(640, 400);
  renderer.setClearColor(0xf4f4f0);
  document.body.replaceChildren(renderer.domElement);
  const scene = new Scene();
  scene.add(gltf.scene, new AmbientLight(0xffffff, 1.5));
  const sun = new DirectionalLight(0xffffff, 2);
  sun.position.set(1, 3, 2);
  scene.add(sun);
  const camera = new PerspectiveCamera(40, 1.6, 0.1, 50);
  camera.position.set(0, 1.2, 3);
  camera.lookAt(0, 0.3, 0);
  renderer.render(scene, camera);
  const meshes = {};
  gltf.scene.traverse((mesh) => {
    if (!mesh.isMesh) return;
    const points = [];
    const point = new Vector3();
    for (let i = 0; i < mesh.geometry.attributes.position.count; i++) {
      mesh.getVertexPosition(i, point).applyMatrix4(mesh.matrixWorld);
      points.push(point.toArray());
    }
    meshes[mesh.name || mesh.parent.name] = points;
  });
  return meshes;
};
`;

beforeAll(async () => {
  const entry = 'virtual:page';
  const bundle = await rolldown({
    input: entry,
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? PAGE : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  script = output[0].code;
  browser = await chromium.launch({
    executablePath: process.env['PLIANT_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
});

afterAll(() => browser?.close());

test('GLB: three.js in Chromium shows every body where the world had it, soft ones in their shape', async () => {
  const desk = new Desk();
  desk.write('scene.json', SCENE);
  expect(await desk.run('run', 'scene.json', '--glb', 'run.glb', '--every', '5', '--quiet')).toBe(0);
  const glb = readFileSync(desk.path('run.glb')).toString('base64');
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.setContent('<body style="margin:0"></body>');
  await page.addScriptTag({ content: script });
  const reading = parseScene(JSON.stringify(SCENE));
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const world = World.fromScene(reading.scene);
  for (const steps of [10, 20]) {
    for (let i = world.steps; i < steps; i++) world.step(reading.scene.dt);
    const meshes = await page.evaluate(
      ([data, time]) =>
        (
          globalThis as unknown as { play(data: string, time: number): Promise<Record<string, number[][]>> }
        ).play(data, time),
      [glb, world.time] as const,
    );
    // Every vertex of the soft cube's surface is one of the world's, and every corner of the surface is there.
    const cube = world.find('cube')!;
    const near = (point: number[], points: ArrayLike<number>) => {
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < points.length; i += 3)
        least = Math.min(
          least,
          Math.hypot(point[0] - points[i], point[1] - points[i + 1], point[2] - points[i + 2]),
        );
      return least;
    };
    expect(Math.max(...meshes['cube'].map((point) => near(point, cube.positions)))).toBeLessThan(1e-5);
    const box = world.find('box')!;
    const centre = [0, 1, 2].map(
      (k) => meshes['box'].reduce((sum, point) => sum + point[k], 0) / meshes['box'].length,
    );
    for (let k = 0; k < 3; k++) expect(centre[k]).toBeCloseTo(box.position[k], 5);
    const [w, x, y, z] = [box.orientation[3], ...box.orientation.slice(0, 3)];
    // The corner (0.2, 0.2, 0.2), turned by the body's pose.
    const [a, b, c] = [y * 0.2 - z * 0.2, z * 0.2 - x * 0.2, x * 0.2 - y * 0.2];
    const corner = [
      0.2 + 2 * (w * a + y * c - z * b),
      0.2 + 2 * (w * b + z * a - x * c),
      0.2 + 2 * (w * c + x * b - y * a),
    ].map((value, k) => value + box.position[k]);
    expect(near(corner, meshes['box'].flat())).toBeLessThan(1e-5);
  }
  const picture = process.env['PLIANT_GLB_PICTURE'];
  if (picture !== undefined) await page.screenshot({ path: picture });
  expect(complaints).toEqual([]);
});
