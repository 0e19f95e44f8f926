/**
 * The bodies of a world as three.js objects: one instanced mesh per shape and kind of surface, so a pile of thousands
 * is a handful of draw calls. `setBodies` when the bodies change, `update` every frame; an update allocates nothing.
 */
import {
  BackSide,
  Box3,
  Color,
  DoubleSide,
  Group,
  type Intersection,
  LineBasicMaterial,
  type Material,
  MeshLambertMaterial,
  type MeshLambertMaterialParameters,
  MeshStandardMaterial,
  type Object3D,
  Plane,
  Quaternion,
  Vector3,
} from 'three';
import { Balls } from './balls.js';
import { Batch, type BatchLook } from './batch.js';
import { Connections } from './connections.js';
import { ACTIVITY, type BodyFrame, type BodyLook, type Painter, type SurfaceShape } from './frame.js';
import { batchKey, type Detail, fit, makeGeometry } from './shapes.js';
import { SoftMesh } from './soft-mesh.js';
import { TetMeshView } from './tet-mesh-view.js';

type Shaded = MeshLambertMaterial | MeshStandardMaterial;
type Surface = 'solid' | 'soft' | 'closed' | 'sensor' | 'wall' | 'tets' | 'balls';

/** How bodies are drawn. Bodies that keep their shape stay surfaces in views of what deformable ones are made of. */
export const BODY_VIEWS = [
  'surface',
  'wireframe',
  'glass',
  'tetrahedra',
  'molecules',
  'connections',
  'mesh and molecules',
] as const;

/** How bodies are drawn. */
export type BodyView = (typeof BODY_VIEWS)[number];

/** How tetrahedra are drawn. */
export interface TetOptions {
  /** How far tetrahedra are moved from the middle of their body: 0 stay, 1 twice as far. */
  readonly apart?: number;
  /** Tetrahedra in front of this plane are left out. */
  readonly cut?: Plane | undefined;
}

const GLASS_OPACITY = 0.38;
/** How much of a painted surface is its bare colour. */
const EVENNESS = 0.55;
/** Size of molecules under their surface, so that both can be seen. */
const UNDER_GLASS = 0.7;

/** How a view of a world draws. */
export interface WorldViewOptions {
  /** Edge of the squares that stand for endless planes [m]; 10 by default. */
  readonly planeReach?: number;
  /** Triangles to spend on a shape; `low` for software renderers, where surfaces don't shine either. */
  readonly detail?: Detail;
  /** Leaves planes out, for whoever draws a ground of their own. */
  readonly hidePlane?: (look: BodyLook) => boolean;
}

/** Lets a share of a surface be as bright as its colour, whatever the light. */
function lightEvenly(material: Material, share: { value: number }): void {
  material.onBeforeCompile = (shader) => {
    shader.uniforms['evenness'] = share;
    shader.fragmentShader = `uniform float evenness;\n${shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      'outgoingLight = mix(outgoingLight, diffuseColor.rgb, evenness);\n#include <opaque_fragment>',
    )}`;
  };
}

function setGlass(material: Material, isGlass: boolean): void {
  material.needsUpdate = material.transparent !== isGlass;
  material.transparent = isGlass;
  material.depthWrite = !isGlass;
  material.opacity = isGlass ? GLASS_OPACITY : 1;
}

/** Where the processor draws, a surface that doesn't shine takes half the time. */
function makeMaterials(isDull: boolean): Record<Surface, Shaded> {
  const shaded = (roughness: number, more: MeshLambertMaterialParameters = {}): Shaded =>
    isDull ? new MeshLambertMaterial(more) : new MeshStandardMaterial({ roughness, ...more });
  return {
    // A surface that is carried by molecules turns inside out where these pass each other, and must not vanish there.
    soft: shaded(0.6, { vertexColors: true, side: DoubleSide, shadowSide: BackSide, forceSinglePass: true }),
    // Without the side that is never seen, a software renderer takes a quarter less time.
    closed: shaded(0.6, { vertexColors: true }),
    solid: shaded(0.55),
    sensor: shaded(0.6, { transparent: true, opacity: 0.28, depthWrite: false }),
    tets: shaded(0.7, { vertexColors: true, flatShading: true }),
    balls: shaded(0.5),
    wall: shaded(0.9, { transparent: true, opacity: 0.16, depthWrite: false }),
  };
}

/** Draws all bodies of a world in a few draw calls. */
export class WorldView extends Group {
  private readonly batches: Batch[] = [];
  private readonly softs: SoftMesh[] = [];
  private readonly tets = new Map<number, TetMeshView>();
  private balls: Balls | undefined;
  private connections: Connections | undefined;
  private view: BodyView = 'surface';
  private tetOptions: TetOptions = {};
  private painter: Painter | undefined;
  private readonly evenness = { value: 0 };
  private showsSleep = true;
  private awake = new Uint8Array(0);
  private readonly lineMaterial = new LineBasicMaterial({ vertexColors: true });
  private planes: readonly BatchLook[] = [];
  private isNew = false;
  private readonly rest = new Color('#8b95a1');
  private readonly materials: Record<Surface, Shaded>;

  constructor(private readonly options: WorldViewOptions = {}) {
    super();
    this.materials = makeMaterials(options.detail === 'low');
    const { soft, closed, solid } = this.materials;
    for (const material of [soft, closed, solid]) lightEvenly(material, this.evenness);
  }

  /** Bodies that are drawn. */
  get size(): number {
    return this.batches.reduce((sum, batch) => sum + batch.mesh.count, this.softs.length);
  }

  /** Says which bodies there are. */
  setBodies(looks: readonly BodyLook[]): void {
    this.clearBatches();
    this.planes = looks.filter(isShape).filter(({ shape }) => shape.kind === 'plane');
    this.isNew = true;
    const groups = new Map<string, BatchLook[]>();
    for (const look of looks) {
      if (isSurface(look)) {
        this.addSoft(look);
        continue;
      }
      if (!isShape(look)) continue;
      if (look.shape.kind === 'plane' && this.options.hidePlane?.(look)) continue;
      const key = `${surfaceOf(look)} ${batchKey(look.shape, look.kind === 'rigid')}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [look]);
      else group.push(look);
    }
    for (const group of groups.values()) this.addBatch(group);
    if (looks.some(({ parts }) => parts !== undefined)) this.addParts(looks);
    this.setView(this.view, this.tetOptions);
  }

  /** Moves everything to where the bodies are. */
  update(frame: BodyFrame): void {
    if (this.isNew) this.clipWalls(frame);
    const seen = this.showsSleep ? frame : this.asAwake(frame);
    for (let i = 0; i < this.batches.length; i++) this.batches[i].update(seen, this.rest);
    for (let i = 0; i < this.softs.length; i++) this.softs[i].update(seen, this.rest);
    if (this.painter !== undefined)
      for (const batch of [...this.batches, ...this.softs]) batch.paint(this.painter);
    const { apart = 0, cut } = this.tetOptions;
    for (const tets of this.tets.values()) tets.update(seen, apart, cut);
    this.balls?.update(seen, this.rest, this.view === 'molecules' ? 1 : UNDER_GLASS);
    this.connections?.update(seen);
  }

  /**
   * Colours surfaces by numbers, or gives them their own colours back. Painted surfaces are lit evenly, so that a
   * colour stays what it says.
   */
  setPainter(painter: Painter | undefined): void {
    this.painter = painter;
    this.evenness.value = painter === undefined ? 0 : EVENNESS;
    for (const batch of [...this.batches, ...this.softs]) batch.forgetColors();
  }

  /** Whether bodies that sleep look different from those that don't. */
  showSleep(shows: boolean): void {
    this.showsSleep = shows;
  }

  /** The colour that sleeping bodies turn to; one near the background lets them step back. */
  setRestColor(color: string): void {
    this.rest.set(color);
    for (const batch of [...this.batches, ...this.softs]) batch.forgetColors();
    this.balls?.forgetColors();
  }

  /** Changes how bodies are drawn; takes effect with the next `update`. */
  setView(view: BodyView, tetOptions: TetOptions = {}): void {
    this.view = view;
    this.tetOptions = tetOptions;
    for (const material of Object.values(this.materials)) material.wireframe = view === 'wireframe';
    const { soft, closed, solid } = this.materials;
    const isGlass = view === 'glass';
    setGlass(solid, isGlass);
    for (const material of [soft, closed]) setGlass(material, isGlass || view === 'mesh and molecules');
    const hasParts = view === 'molecules' || view === 'connections';
    for (const { mesh, row } of this.softs)
      mesh.visible = !hasParts && !(view === 'tetrahedra' && this.tets.has(row));
    for (const { mesh } of this.tets.values()) mesh.visible = view === 'tetrahedra';
    if (this.balls) this.balls.mesh.visible = view === 'molecules' || view === 'mesh and molecules';
    if (this.connections) this.connections.lines.visible = view === 'connections';
  }

  /** The three vertices, among the frame's, of the triangle that a ray hit on a deformable body. */
  verticesOf(hit: Intersection<Object3D>): readonly [number, number, number] | undefined {
    const soft = this.softs.find(({ mesh }) => mesh === hit.object);
    const { face } = hit;
    return soft && face ? [soft.vertexOf(face.a), soft.vertexOf(face.b), soft.vertexOf(face.c)] : undefined;
  }

  /** Row of the body that a ray hit, or -1 for something else. */
  rowOf(hit: Intersection<Object3D> | undefined): number {
    if (hit === undefined) return -1;
    const soft = this.softs.find(({ mesh }) => mesh === hit.object);
    if (soft !== undefined) return soft.row;
    const batch = this.batches.find(({ mesh }) => mesh === hit.object);
    return batch === undefined || hit.instanceId === undefined ? -1 : batch.rowAt(hit.instanceId);
  }

  /** Box around all bodies with an end, as they were drawn last. */
  bounds(out = new Box3()): Box3 {
    out.makeEmpty();
    for (const { mesh } of this.batches) {
      if (mesh.material === this.materials.wall) continue;
      mesh.computeBoundingBox();
      out.union(mesh.boundingBox!);
    }
    for (const { mesh } of this.softs) {
      if (mesh.geometry.boundingBox === null) mesh.geometry.computeBoundingBox();
      out.union(mesh.geometry.boundingBox!);
    }
    return out;
  }

  /** Frees what it holds on the graphics card. */
  override dispose(): void {
    this.clearBatches();
    for (const material of Object.values<Material>(this.materials)) material.dispose();
    this.lineMaterial.dispose();
    this.removeFromParent();
  }

  /**
   * Lets every wall end where it enters another: inside a container one sees its walls and nothing beyond them. Takes
   * effect when the renderer has `localClippingEnabled`.
   */
  private clipWalls(frame: BodyFrame): void {
    this.isNew = false;
    this.materials.wall.clippingPlanes = this.planes.map((look) => planeIn(frame, look));
  }

  private addSoft(look: BodyLook & { readonly shape: SurfaceShape }): void {
    const surface = look.sensor ? 'sensor' : look.shape.closed ? 'closed' : 'soft';
    const soft = new SoftMesh(look, this.materials[surface]);
    soft.mesh.castShadow = soft.mesh.receiveShadow = !look.sensor;
    soft.mesh.name = look.shape.kind;
    this.softs.push(soft);
    this.add(soft.mesh);
  }

  private addParts(looks: readonly BodyLook[]): void {
    this.balls = new Balls(looks, this.materials.balls, this.options.detail ?? 'high');
    this.connections = new Connections(looks, this.lineMaterial);
    this.add(this.balls.mesh, this.connections.lines);
    for (const look of looks) {
      if (look.parts === undefined || look.parts.tets.length === 0) continue;
      const tets = new TetMeshView(look, look.parts, this.materials.tets);
      tets.mesh.castShadow = tets.mesh.receiveShadow = true;
      this.tets.set(look.row, tets);
      this.add(tets.mesh);
    }
  }

  /** The frame as if nobody slept. */
  private asAwake(frame: BodyFrame): BodyFrame {
    if (this.awake.length < frame.rows) this.awake = new Uint8Array(frame.rows);
    for (let row = 0; row < frame.rows; row++)
      this.awake[row] = frame.activities[row] === ACTIVITY.asleep ? ACTIVITY.awake : frame.activities[row];
    return Object.create(frame, { activities: { value: this.awake } }) as BodyFrame;
  }

  private addBatch(looks: BatchLook[]): void {
    const surface = surfaceOf(looks[0]);
    const { shape, kind } = looks[0];
    const geometry = makeGeometry(shape, looks.length, this.options.detail ?? 'high', kind === 'rigid');
    const batch = new Batch(looks, geometry, this.materials[surface], this.options.planeReach ?? 10);
    batch.mesh.castShadow = surface === 'solid';
    batch.mesh.receiveShadow = surface === 'solid';
    batch.mesh.name = looks[0].shape.kind;
    this.batches.push(batch);
    this.add(batch.mesh);
  }

  private clearBatches(): void {
    for (const batch of [...this.batches, ...this.softs]) batch.dispose();
    this.batches.length = 0;
    this.softs.length = 0;
    for (const tets of this.tets.values()) tets.dispose();
    this.tets.clear();
    this.balls?.dispose();
    this.connections?.dispose();
    this.balls = undefined;
    this.connections = undefined;
  }
}

/** Keeps a wall from clipping itself away [m]. */
const CLIP_SLACK = 1e-3;

/** The half-space in front of a plane body. */
function planeIn(frame: BodyFrame, { row, shape }: BatchLook): Plane {
  const { offset, turn } = fit(shape, 1);
  const pose = new Quaternion().fromArray(frame.orientations, row * 4);
  const at = offset.applyQuaternion(pose).add(new Vector3().fromArray(frame.positions, row * 3));
  const normal = new Vector3(0, 0, 1).applyQuaternion(turn).applyQuaternion(pose);
  return new Plane(normal, CLIP_SLACK - normal.dot(at));
}

function isSurface(look: BodyLook): look is BodyLook & { readonly shape: SurfaceShape } {
  return look.shape.kind === 'surface';
}

function isShape(look: BodyLook): look is BatchLook {
  return look.shape.kind !== 'surface';
}

function surfaceOf(look: BatchLook): Surface {
  if (look.shape.kind === 'plane') return 'wall';
  return look.sensor ? 'sensor' : 'solid';
}
