/** A scene as a program that builds exactly it and runs. */
export const CODE_KINDS = ['TypeScript', 'three.js', 'React', 'embed'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

export interface CodeScene {
  readonly name: string;
  /** As JSON. */
  readonly text: string;
  /** Address that opens the scene in the studio. */
  readonly address: string;
  readonly view?: { readonly position: readonly number[]; readonly target: readonly number[] };
}

/** Where a file of the gallery has its schema, a program has none. */
const SCHEMA = /^(\s*\{)\s*"\$schema":\s*"[^"]*",/;

const BUILD = (text: string) => `const definition: SceneDefinition = ${text.trim().replace(SCHEMA, '$1')};

const reading = parseScene(formatScene(definition));
if (!reading.ok) throw new Error(reading.errors[0].message);
const { scene } = reading;
const world = World.fromScene(scene);
`;

const IMPORT = `import { formatScene, parseScene, type SceneDefinition, World } from 'pliant';
import 'pliant/all';`;

/** What stands in a comment ends no comment. */
const said = (text: string): string => text.replaceAll('*/', '* /').replaceAll(/[\r\n]+/g, ' ');

export function sceneCode(scene: CodeScene, kind: CodeKind): string {
  const head = `/** ${said(scene.name)} */`;
  if (kind === 'TypeScript') return plain(scene, head);
  if (kind === 'three.js') return withThree(scene, head);
  if (kind === 'React') return withReact(scene, head);
  const title = scene.name.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<iframe src="${scene.address.replaceAll('"', '%22')}" title="${title}" width="960" height="600" loading="lazy"></iframe>\n`;
}

function plain({ text }: CodeScene, head: string): string {
  return `${head}
${IMPORT}

${BUILD(text)}
for (let step = 0; step < 100; step++) world.step(scene.dt);
console.log(world.time, world.hash());
`;
}

const numbers = (list: readonly number[] | undefined, other: readonly number[]): string =>
  (list ?? other).join(', ');

function withThree({ text, view }: CodeScene, head: string): string {
  return `${head}
import { WorldObjects } from '@pliant/three';
${IMPORT}
import { DirectionalLight, HemisphereLight, PerspectiveCamera, Scene, WebGLRenderer } from 'three';

${BUILD(text)}
const objects = new WorldObjects(world);
const stage = new Scene().add(objects, new HemisphereLight(0xffffff, 0x667788, 2), new DirectionalLight(0xffffff, 2));
const camera = new PerspectiveCamera(38, innerWidth / innerHeight);
camera.position.set(${numbers(view?.position, [3, 2, 4])});
camera.lookAt(${numbers(view?.target, [0, 0, 0])});
const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(innerWidth, innerHeight);
document.body.append(renderer.domElement);

let last = performance.now();
renderer.setAnimationLoop((now) => {
  objects.update(world.advance(Math.max(0, now - last) / 1000, { dt: scene.dt }));
  last = now;
  renderer.render(stage, camera);
});
`;
}

function withReact({ text, view }: CodeScene, head: string): string {
  return `${head}
import { Physics, WorldBodies } from '@pliant/react';
import { Canvas } from '@react-three/fiber';
${IMPORT}
import { createRoot } from 'react-dom/client';

${BUILD(text)}
const App = () => (
  <Canvas
    camera={{ position: [${numbers(view?.position, [3, 2, 4])}], fov: 38 }}
    onCreated={({ camera }) => camera.lookAt(${numbers(view?.target, [0, 0, 0])})}
  >
    <hemisphereLight intensity={2} />
    <directionalLight position={[2, 5, 3]} />
    <Physics world={world} dt={scene.dt}>
      <WorldBodies />
    </Physics>
  </Canvas>
);

createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);
`;
}

/** The text of a scene as JSON. XML has the same scene in other words; programs are written with JSON's. */
export async function sceneJson(text: string): Promise<string> {
  if (!text.trimStart().startsWith('<')) return text;
  const { formatScene, parseScene } = await import('pliant');
  const reading = parseScene(text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  return formatScene(reading.scene);
}
