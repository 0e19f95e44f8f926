/** Runs in the browser: draws a shot with the renderer of the studio and hands the picture back as a `data:` address. */
import { WorldView } from '@pliant/three';
import {
  CanvasTexture,
  Color,
  DirectionalLight,
  HemisphereLight,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  RepeatWrapping,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Balls, Shot } from './shot.js';

const BACKGROUND = '#eef1f4';
/** Picture elements of the canvas for each of the picture: smooth edges without a multisampled buffer. */
const OVERSAMPLING = 2;
const QUALITY = 0.86;

const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = PCFShadowMap;
renderer.localClippingEnabled = true;
document.body.append(renderer.domElement);

Object.assign(globalThis, { drawShot });

function drawShot(shot: Shot): string {
  const scene = new Scene();
  scene.background = new Color(BACKGROUND);
  const target = new Vector3(...shot.target);
  const camera = new PerspectiveCamera(40, shot.size[0] / shot.size[1], 0.01, 500);
  camera.position.set(...shot.eye);
  camera.lookAt(target);
  const reach = camera.position.distanceTo(target);
  const view = new WorldView({ hidePlane: ({ shape }) => isFloorShape(shape) });
  view.setBodies(
    shot.looks.map((look) =>
      look.shape.kind === 'surface'
        ? {
            ...look,
            shape: { ...look.shape, triangles: Uint32Array.from(Object.values(look.shape.triangles)) },
          }
        : look,
    ),
  );
  view.update({
    rows: shot.rows,
    positions: Float64Array.from(shot.positions),
    orientations: Float64Array.from(shot.orientations),
    activities: new Uint8Array(shot.rows),
    vertices: Float32Array.from(shot.vertices),
  });
  scene.add(view, ...lights(target, reach), ...shot.balls.map(ballsOf));
  if (shot.floor !== undefined) scene.add(...floorAt(shot.floor, target, reach));
  renderer.setSize(OVERSAMPLING * shot.size[0], OVERSAMPLING * shot.size[1]);
  renderer.render(scene, camera);
  view.dispose();
  return smaller(shot.size).toDataURL('image/jpeg', QUALITY);
}

/** As in `shot.ts`, which is not loaded here because it reads worlds. */
function isFloorShape(shape: { readonly kind: string; readonly normal?: readonly number[] }): boolean {
  return shape.kind === 'plane' && (shape.normal?.[1] ?? 1) > 0.99;
}

function lights(target: Vector3, reach: number): Object3D[] {
  const sun = new DirectionalLight('#fff6e8', 2.6);
  sun.position
    .set(-1.15, 2, 0.9)
    .normalize()
    .multiplyScalar(3 * reach)
    .add(target);
  sun.target.position.copy(target);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  const { camera } = sun.shadow;
  camera.left = camera.bottom = -reach;
  camera.right = camera.top = reach;
  camera.near = 0.1 * reach;
  camera.far = 6 * reach;
  sun.shadow.normalBias = 0.004 * reach;
  sun.shadow.bias = -0.0004;
  const fill = new DirectionalLight('#dfe9ff', 0.6);
  fill.position.set(4, 2, 3);
  return [new HemisphereLight('#ffffff', '#a9a49b', 1.5), sun, sun.target, fill];
}

function ballsOf({ color, balls }: Balls): InstancedMesh {
  const material = new MeshStandardMaterial({ color, roughness: 0.55 });
  const mesh = new InstancedMesh(new IcosahedronGeometry(1, 3), material, balls.length / 4);
  const matrix = new Matrix4();
  for (let i = 0; i < mesh.count; i++) {
    const [x, y, z, r] = balls.slice(4 * i, 4 * i + 4) as [number, number, number, number];
    mesh.setMatrixAt(i, matrix.makeScale(r, r, r).setPosition(x, y, z));
  }
  mesh.castShadow = mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  return mesh;
}

/** A checked ground with the shadows of the bodies. */
function floorAt(height: number, target: Vector3, reach: number): Object3D[] {
  const size = 24 * reach;
  const cell = 10 ** Math.round(Math.log10(reach / 4));
  const geometry = new PlaneGeometry(size, size).rotateX(-Math.PI / 2);
  const texture = new CanvasTexture(checks());
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(size / (2 * cell), size / (2 * cell));
  texture.anisotropy = 8;
  const ground = new Mesh(geometry, new MeshBasicMaterial({ map: texture }));
  const shadow = new Mesh(geometry, new ShadowMaterial({ opacity: 0.28 }));
  shadow.receiveShadow = true;
  for (const mesh of [ground, shadow]) mesh.position.set(0, height - 1e-3 * reach, 0);
  shadow.position.y += 2e-4 * reach;
  ground.position.x = shadow.position.x = Math.round(target.x);
  return [ground, shadow];
}

function checks(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#e3e7eb';
  context.fillRect(0, 0, 64, 64);
  context.fillStyle = '#d9dee3';
  context.fillRect(0, 0, 32, 32);
  context.fillRect(32, 32, 32, 32);
  return canvas;
}

function smaller([width, height]: Shot['size']): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(renderer.domElement, 0, 0, width, height);
  return canvas;
}
