/** The run as a glTF animation: bodies that keep their shape move by tracks, those that deform by morph targets. */
import {
  AnimationClip,
  BufferGeometry,
  Float32BufferAttribute,
  InterpolateLinear,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  NumberKeyframeTrack,
  type Object3D,
  Quaternion,
  QuaternionKeyframeTrack,
  Scene,
  Vector3,
  VectorKeyframeTrack,
} from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { colorOf, type DrawnBody, drawnBodies, poseOf } from './drawn-bodies.js';
import { MOST_FRAMES, type Tape } from './tape.js';

/** Between two frames at least [s]; those of shapes that deform have to be few. */
const PERIOD = 1 / 30;
const SOFT_PERIOD = 1 / 12;

export class GltfTape implements Tape {
  readonly ending = 'glb';
  readonly isOfBodies = true;
  private readonly bodies: readonly DrawnBody[];
  private readonly times: number[] = [];
  private readonly positions: number[][];
  private readonly turns: number[][];
  private readonly shapes: Float32Array[][];
  private readonly period: number;

  constructor(
    view: Object3D,
    /** What a body is called, if it is. */
    private readonly nameOf: (body: DrawnBody) => string | undefined = () => undefined,
  ) {
    this.bodies = drawnBodies(view);
    this.positions = this.bodies.map(() => []);
    this.turns = this.bodies.map(() => []);
    this.shapes = this.bodies.map(() => []);
    this.period = this.bodies.some(({ instance }) => instance < 0) ? SOFT_PERIOD : PERIOD;
  }

  get isFull(): boolean {
    return this.times.length >= MOST_FRAMES;
  }

  take(time: number): void {
    const last = this.times.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (this.isFull || time - last < this.period) return;
    this.times.push(time);
    const [pose, position, turn, scale] = [new Matrix4(), new Vector3(), new Quaternion(), new Vector3()];
    this.bodies.forEach((body, k) => {
      if (body.instance < 0) {
        this.shapes[k].push(Float32Array.from(body.mesh.geometry.getAttribute('position').array));
        return;
      }
      poseOf(body, pose).decompose(position, turn, scale);
      this.positions[k].push(...position.toArray());
      this.turns[k].push(...turn.toArray());
    });
  }

  async finish(): Promise<Blob> {
    if (this.times.length === 0) throw new Error('Nothing was drawn in between; let the world run.');
    const start = this.times[0];
    const times = this.times.map((time) => time - start);
    const scene = new Scene();
    const tracks = this.bodies.flatMap((body, k) => {
      const mesh = this.meshOf(body, k);
      mesh.name = this.nameOf(body) ?? `body ${k}`;
      scene.add(mesh);
      return body.instance < 0 ? this.morphTrack(mesh, k, times) : this.poseTracks(mesh, k, times);
    });
    const clip = new AnimationClip('run', -1, tracks);
    const made = await new GLTFExporter().parseAsync(scene, { binary: true, animations: [clip] });
    return new Blob([made as ArrayBuffer], { type: 'model/gltf-binary' });
  }

  private meshOf(body: DrawnBody, k: number): Mesh {
    const material = new MeshStandardMaterial({ color: colorOf(body), roughness: 0.6 });
    if (body.instance >= 0) {
      const scale = new Vector3();
      poseOf(body, new Matrix4()).decompose(new Vector3(), new Quaternion(), scale);
      const geometry = body.mesh.geometry.clone().scale(scale.x, scale.y, scale.z);
      const mesh = new Mesh(geometry, material);
      mesh.position.fromArray(this.positions[k]);
      mesh.quaternion.fromArray(this.turns[k]);
      return mesh;
    }
    const geometry = new BufferGeometry();
    const index = body.mesh.geometry.getIndex();
    if (index !== null) geometry.setIndex([...index.array].slice(0, body.mesh.geometry.drawRange.count));
    const [first] = this.shapes[k];
    geometry.setAttribute('position', new Float32BufferAttribute(first, 3));
    geometry.computeVertexNormals();
    unitNormals(geometry);
    geometry.morphTargetsRelative = true;
    geometry.morphAttributes['position'] = this.shapes[k].slice(1).map((shape) => {
      return new Float32BufferAttribute(
        shape.map((value, i) => value - first[i]),
        3,
      );
    });
    const mesh = new Mesh(geometry, material);
    mesh.updateMorphTargets();
    return mesh;
  }

  private poseTracks(mesh: Mesh, k: number, times: number[]) {
    return [
      new VectorKeyframeTrack(`${mesh.uuid}.position`, times, this.positions[k]),
      new QuaternionKeyframeTrack(`${mesh.uuid}.quaternion`, times, this.turns[k]),
    ];
  }

  /** In every frame the weight of its own shape is one. */
  private morphTrack(mesh: Mesh, k: number, times: number[]) {
    const targets = this.shapes[k].length - 1;
    if (targets <= 0) return [];
    const weights = times.flatMap((_, frame) =>
      Array.from({ length: targets }, (__, target) => (target === frame - 1 ? 1 : 0)),
    );
    return [new NumberKeyframeTrack(`${mesh.uuid}.morphTargetInfluences`, times, weights, InterpolateLinear)];
  }
}

/** A vertex that no face has, or that faces of no area have, is given some normal: glTF wants them all of length one. */
function unitNormals(geometry: BufferGeometry): void {
  const normals = geometry.getAttribute('normal');
  const normal = new Vector3();
  for (let v = 0; v < normals.count; v++) {
    normal.fromBufferAttribute(normals, v);
    if (Math.abs(normal.length() - 1) > 1e-4) normals.setXYZ(v, 0, 1, 0);
  }
}
