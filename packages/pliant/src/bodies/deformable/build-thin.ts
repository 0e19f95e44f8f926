/** Cloth and ropes: from settings to particles and the model that moves them. */
import { PliantError } from '../../core/errors.js';
import type { SoftModelSettings, ThinMeshSettings } from '../../scene/index.js';
import type { Particles } from '../particles.js';
import { SheetShape } from '../thin/sheet-shape.js';
import { SheetSkin } from '../thin/sheet-skin.js';
import { ThinBody } from '../thin/thin-body.js';
import { checkSheet, checkThread, makeThin, type ThinMesh } from '../thin/thin-mesh.js';
import { ThreadShape } from '../thin/thread-shape.js';
import { ThreadSkin } from '../thin/thread-skin.js';
import type { BuiltDeformable, SoftSettings } from './deformable.js';
import { fixedVertices } from './fixed-vertices.js';
import type { DeformableModel } from './model.js';
import { placed } from './solid.js';

type ThinModel = Extract<SoftModelSettings, { kind: 'cloth' | 'rope' }>;

const MESHES = {
  cloth: { kinds: ['sheet', 'triangles'], words: "a 'sheet' or 'triangles'" },
  rope: { kinds: ['line', 'polyline'], words: "a 'line' or a 'polyline'" },
} as const;

/** Whether a body is cloth or a rope. Refuses a model that does not fit the mesh. */
export function isThin({ mesh, model }: SoftSettings): boolean {
  for (const kind of ['cloth', 'rope'] as const) {
    const isMesh = (MESHES[kind].kinds as readonly string[]).includes(mesh.kind);
    const isModel = model.kind === kind;
    if (isMesh && !isModel)
      throw new PliantError(
        'invalid-value',
        `A mesh of kind '${mesh.kind}' needs the model '${kind}', not '${model.kind}'.`,
        { path: 'body.model.kind' },
      );
    if (isModel && !isMesh)
      throw new PliantError(
        'invalid-value',
        `The model '${kind}' needs ${MESHES[kind].words} as its mesh, not a '${mesh.kind}'.`,
        { path: 'body.mesh.kind' },
      );
    if (isModel) return true;
  }
  return false;
}

/** Equal bodies of one world share their shape. */
class ThinCache {
  private readonly meshes = new Map<string, ThinMesh>();
  private readonly shapes = new Map<ThinMesh, Map<string, SheetShape | ThreadShape>>();

  mesh(settings: ThinMeshSettings): ThinMesh {
    const key = JSON.stringify(settings);
    let mesh = this.meshes.get(key);
    if (mesh === undefined) {
      mesh = makeThin(settings);
      if (mesh.triangles !== undefined) checkSheet(mesh.positions, mesh.triangles);
      else checkThread(mesh.positions, mesh.isRing);
      this.meshes.set(key, mesh);
    }
    return mesh;
  }

  shape(mesh: ThinMesh, model: ThinModel): SheetShape | ThreadShape {
    const { damping: _, ...material } = model;
    const key = JSON.stringify(material);
    let shapes = this.shapes.get(mesh);
    if (shapes === undefined) this.shapes.set(mesh, (shapes = new Map()));
    let shape = shapes.get(key);
    if (shape === undefined) {
      shape =
        material.kind === 'cloth'
          ? new SheetShape(mesh.positions, mesh.triangles!, material)
          : new ThreadShape(mesh.positions, mesh.isRing, material);
      shapes.set(key, shape);
    }
    return shape;
  }
}

/** Makes the cloth and the ropes of one world. */
export function thinMaker(): (particles: Particles, settings: SoftSettings) => BuiltDeformable {
  const cache = new ThinCache();
  return (particles, settings) => buildThin(particles, settings, cache);
}

function buildThin(particles: Particles, settings: SoftSettings, cache: ThinCache): BuiltDeformable {
  const { position, orientation, density } = settings;
  const model = settings.model as ThinModel;
  if (settings.surface !== undefined)
    throw new PliantError('invalid-value', 'Cloth and ropes carry no other surface; leave it out.', {
      path: 'body.surface',
    });
  const mesh = cache.mesh(settings.mesh as ThinMeshSettings);
  const shape = cache.shape(mesh, model);
  const body = new ThinBody(particles, {
    shape,
    positions: placed(mesh.positions, position, orientation),
    density,
    fixed: fixedVertices(settings, mesh.positions),
    damping: model.damping,
  });
  const skin = shape instanceof SheetShape ? new SheetSkin(body, shape) : new ThreadSkin(body, shape);
  return { model: modelOf(particles, body, mesh, cache), surface: skin };
}

function modelOf(particles: Particles, body: ThinBody, mesh: ThinMesh, cache: ThinCache): DeformableModel {
  return {
    particles,
    first: body.first,
    count: body.count,
    reach: () => body.elasticity.shape.reach,
    substep: (h, gravity) => body.substep(h, gravity),
    elasticEnergy: () => body.elasticEnergy(),
    state: [body.elasticity.state],
    isSolved: () => body.solver.converged,
    anchors: body,
    thin: body,
    tune: (to, density) => {
      if (to.kind === 'cloth' || to.kind === 'rope') body.tune(cache.shape(mesh, to), density, to.damping);
    },
    restored: () => body.elasticity.restored(),
    recover: () => body.elasticity.restored(),
  };
}
