// The engine, its worker and three.js in a page.
import { looksOf, WorldFrame, WorldView } from '@pliant/three';
import { type Body, type Contact, TetMesh, World } from 'pliant';
import 'pliant/soft';
import { PerspectiveCamera, Quaternion, Scene, Vector3, WebGLRenderer } from 'three';

const world = new World();
world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
const ball: Body = world.add({
  kind: 'soft',
  mesh: TetMesh.sphere({ radius: 0.5 }),
  density: 300,
  position: [0, 0.6, 0],
});
const contacts: Contact[] = [];
for (let i = 0; i < 30; i++) {
  world.step(1 / 60);
  contacts.push(...world.contacts());
}

// The types take vectors of three.js, and refuse two numbers as a position.
const other = new World({ gravity: new Vector3(0, -1, 0) });
const sphere = { kind: 'sphere', radius: 0.5 } as const;
const body = other.add({
  kind: 'rigid',
  shape: sphere,
  position: new Vector3(0, 1, 0),
  orientation: new Quaternion(),
});
body.velocity = new Vector3(1, 0, 0);
// @ts-expect-error
export const wrong = () => other.add({ kind: 'rigid', shape: sphere, position: [0, 1] });
// @ts-expect-error
export const unknown = () => other.add({ kind: 'rigid', shape: sphere, resitution: 1 });

const scene = new Scene();
const view = new WorldView();
view.setBodies(looksOf(world));
view.update(new WorldFrame(world));
scene.add(view);
const renderer = new WebGLRenderer();
document.body.append(renderer.domElement);
renderer.render(scene, new PerspectiveCamera());

const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }: MessageEvent<string>) => {
  const isSame = data === world.hash() && contacts.length > 0 && ball.exists;
  document.title = isSame ? 'done' : `differs: ${data} ${world.hash()}`;
};
