/** Soft bodies: from settings to particles and the model that moves them. */
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { TriangleMesh } from '../../geometry/mesh/triangle-mesh.js';
import type { SoftModelSettings, SolidMeshSettings } from '../../scene/index.js';
import { FemBody } from '../fem/fem-body.js';
import { FemShape } from '../fem/fem-shape.js';
import type { Particles } from '../particles.js';
import { ShapeMatchingBody } from '../shape-matching/shape-matching-body.js';
import { checkSolid } from '../soft/check-mesh.js';
import { EmbeddedSurface } from '../soft/embedded-surface.js';
import { type SoftMesh, type SoftMeshOptions, setDensity } from '../soft/soft-mesh.js';
import { XpbdBody } from '../xpbd/xpbd-body.js';
import { isThin, thinMaker } from './build-thin.js';
import type { BuiltDeformable, SoftSettings } from './deformable.js';
import { fixedVertices } from './fixed-vertices.js';
import type { Maker } from './makers.js';
import type { DeformableModel } from './model.js';
import { makeSolid, placed } from './solid.js';

/** Keeps solids by their text, and each solid's elasticity by material. So a thousand equal bodies share one solid. */
class SolidCache {
  private readonly solids = new Map<string, TetMesh>();
  private readonly shapes = new Map<TetMesh, Map<string, FemShape>>();

  solid(mesh: SolidMeshSettings): TetMesh {
    const key = JSON.stringify(mesh);
    let solid = this.solids.get(key);
    if (solid === undefined) this.solids.set(key, (solid = makeSolid(mesh)));
    return solid;
  }

  shape(solid: TetMesh, settings: FemSettings): FemShape {
    const { youngsModulus, poissonRatio, damping, law, parts, muscles, plasticity } = settings;
    const key = JSON.stringify([youngsModulus, poissonRatio, damping, law, parts, muscles, plasticity]);
    let shapes = this.shapes.get(solid);
    if (shapes === undefined) this.shapes.set(solid, (shapes = new Map()));
    let shape = shapes.get(key);
    if (shape === undefined) shapes.set(key, (shape = new FemShape(solid, settings)));
    return shape;
  }
}

type FemSettings = Extract<SoftModelSettings, { kind: 'fem' }>;

/** Makes the soft bodies of one world. */
export function softMaker(): Maker<SoftSettings> {
  const cache = new SolidCache();
  const thin = thinMaker();
  return (particles, settings) =>
    isThin(settings) ? thin(particles, settings) : buildSoft(particles, settings, cache);
}

function buildSoft(particles: Particles, settings: SoftSettings, cache: SolidCache): BuiltDeformable {
  const { position, orientation, density } = settings;
  const solid = cache.solid(settings.mesh as SolidMeshSettings);
  const mesh = new TetMesh({ positions: placed(solid.positions, position, orientation), tets: solid.tets });
  const fixed = fixedVertices(settings, solid.positions);
  const surface = settings.surface && surfaceOf(settings, settings.surface);
  const { soft, model } = makeModel(particles, settings.model, { mesh, density, fixed }, solid, cache);
  return { model, mesh, ...(surface && { surface: new EmbeddedSurface(soft, surface) }) };
}

function surfaceOf(
  { position, orientation }: SoftSettings,
  { positions, triangles }: NonNullable<SoftSettings['surface']>,
): TriangleMesh {
  return new TriangleMesh({
    positions: placed(Float64Array.from(positions), position, orientation),
    triangles: Uint32Array.from(triangles),
  });
}

function makeModel(
  particles: Particles,
  settings: SoftModelSettings,
  options: SoftMeshOptions,
  solid: TetMesh,
  cache: SolidCache,
): { soft: SoftMesh; model: DeformableModel } {
  if (settings.kind === 'fem') return makeFem(particles, settings, options, solid, cache);
  if (settings.kind === 'cloth' || settings.kind === 'rope')
    throw new Error('a sheet or thread has a maker of its own');
  if (settings.kind === 'xpbd') {
    const { kind: _, substeps, ...material } = settings;
    const body = new XpbdBody(particles, { ...options, ...material, substeps });
    const { soft } = body;
    const model: DeformableModel = {
      particles,
      first: soft.first,
      count: soft.count,
      substep: (h, gravity) => body.step(h, gravity),
      elasticEnergy: () => body.elasticEnergy(),
      state: [],
      tune: (to, density) => {
        if (to.kind !== 'xpbd') return;
        body.setMaterial(to);
        setDensity(soft, density);
      },
    };
    return { soft, model };
  }
  const { kind: _, plasticity, frequency, ...matching } = settings;
  const body = new ShapeMatchingBody(particles, {
    ...options,
    ...matching,
    ...(frequency !== undefined && { frequency }),
    ...(plasticity && { plasticity }),
  });
  const { soft } = body;
  const model: DeformableModel = {
    particles,
    first: soft.first,
    count: soft.count,
    substep: (h, gravity) => body.substep(h, gravity),
    elasticEnergy: (h) => body.elasticEnergy(h),
    state: body.state,
    isSolved: () => body.moreSubsteps() === 1,
    moreSubsteps: () => body.moreSubsteps(),
    tune: (to, density) => {
      if (to.kind !== 'shape-matching') return;
      const { frequency: wanted, ...rest } = to;
      body.setMaterial({ ...rest, ...(wanted !== undefined && { frequency: wanted }) });
      setDensity(soft, density);
      body.reweigh();
    },
    restored: () => body.restored(),
    recover: () => body.recover(),
  };
  return { soft, model };
}

function makeFem(
  particles: Particles,
  settings: FemSettings,
  options: SoftMeshOptions,
  solid: TetMesh,
  cache: SolidCache,
): { soft: SoftMesh; model: DeformableModel } {
  const { iterations, activation } = settings;
  checkSolid(solid);
  const body = new FemBody(particles, {
    ...options,
    shape: cache.shape(solid, settings),
    iterations,
    activation,
  });
  const { soft } = body;
  const model: DeformableModel = {
    particles,
    first: soft.first,
    count: soft.count,
    substep: (h, gravity) => body.substep(h, gravity),
    elasticEnergy: () => body.elasticEnergy(),
    state: stateOf(body),
    isSolved: () => body.solver.converged,
    anchors: body,
    fem: body,
    tune: (to, density) => {
      if (to.kind === 'fem') body.tune(cache.shape(solid, to), density, to.activation);
    },
    stressOf: (t, f, out) => body.stressOf(t, f, out),
    plasticStrainOf: (t) => body.elasticity.plastic?.strainOf(t) ?? 0,
    restored: () => body.elasticity.restored(),
    recover: () => body.elasticity.resetRotations(particles.columns.position),
  };
  return { soft, model };
}

/** Arrays that `tune` hands on, so the list stays true. */
function stateOf({ elasticity: { rotations, plastic } }: FemBody): Float64Array[] {
  return plastic === undefined ? [rotations.matrices] : [rotations.matrices, plastic.state];
}
