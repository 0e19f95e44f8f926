/**
 * What a soft body carries inside and on its surface, as flat arrays: by tetrahedron, by vertex, or by boundary face.
 * Everything is computed when it is asked for, from where the body stands now.
 */
import type { Deformable } from '../bodies/deformable/deformable.js';
import { SOFT_FIELDS, type SoftField } from '../bodies/deformable/fields.js';
import { deformationOf } from '../bodies/soft/deformation.js';
import { PliantError } from '../core/errors.js';
import type { TetMesh } from '../geometry/mesh/tet-mesh.js';
import { determinant } from '../math/mat3.js';
import type { Simulation } from '../simulation.js';
import type { Body } from './body.js';
import { ONLY_SOFT } from './deformable-of.js';
import { contactsOf } from './reports.js';

export function readField(
  sim: Simulation,
  bodyAt: (row: number) => Body,
  handle: number,
  field: SoftField,
  out?: Float64Array,
): Float64Array {
  const row = sim.bodies.find(handle);
  const body = row < 0 ? undefined : sim.deformables.byRow[row];
  const mesh = body?.mesh;
  if (body === undefined || mesh === undefined)
    throw new PliantError('invalid-value', ONLY_SOFT, { path: 'body' });
  if (!(field in SOFT_FIELDS))
    throw new PliantError(
      'unknown-name',
      `There is no field '${field}'; there are ${Object.keys(SOFT_FIELDS).join(', ')}.`,
      { path: 'field' },
    );
  const places =
    field === 'contactForce'
      ? mesh.vertexCount
      : field === 'pressure'
        ? mesh.boundary().triangles.length / 3
        : mesh.tetCount;
  const wanted = SOFT_FIELDS[field] * places;
  const values = out ?? new Float64Array(wanted);
  if (values.length < wanted)
    throw new PliantError('invalid-value', `The field '${field}' needs room for ${wanted} numbers.`, {
      path: 'out',
    });
  if (field === 'contactForce') contactForces(sim, bodyAt, body, values);
  else if (field === 'pressure') pressures(sim, bodyAt, body, mesh, values);
  else byElement(body, mesh, field, values);
  return values;
}

type ElementField = Exclude<SoftField, 'contactForce' | 'pressure'>;

function byElement(body: Deformable, mesh: TetMesh, field: ElementField, out: Float64Array): void {
  const { model } = body;
  const x = model.particles.columns.position;
  const f = new Float64Array(9);
  const s = new Float64Array(7);
  const needsLaw = field === 'stress' || field === 'vonMises' || field === 'energyDensity';
  if (needsLaw && model.stressOf === undefined)
    throw new PliantError(
      'invalid-value',
      `The model of this body has no law of stress, so there is no '${field}'; use a model of kind 'fem'.`,
      { path: 'field' },
    );
  for (let t = 0; t < mesh.tetCount; t++) {
    deformationOf(f, mesh, x, 3 * model.first, t);
    if (needsLaw) model.stressOf?.(t, f, s);
    if (field === 'plasticStrain') out[t] = model.plasticStrainOf?.(t) ?? 0;
    else if (field === 'volumeRatio') out[t] = determinant(f, 0);
    else if (field === 'strain') strainOf(f, out, 6 * t);
    else if (field === 'stress') for (let k = 0; k < 6; k++) out[6 * t + k] = s[k];
    else out[t] = field === 'energyDensity' ? s[6] : vonMises(s);
  }
}

function strainOf(f: Float64Array, out: Float64Array, o: number): void {
  const pairs = [0, 0, 1, 1, 2, 2, 0, 1, 1, 2, 2, 0];
  for (let k = 0; k < 6; k++) {
    const [a, b] = [pairs[2 * k], pairs[2 * k + 1]];
    out[o + k] = 0.5 * (f[a] * f[b] + f[3 + a] * f[3 + b] + f[6 + a] * f[6 + b] - (a === b ? 1 : 0));
  }
}

function vonMises([xx, yy, zz, xy, yz, zx]: Float64Array): number {
  const differences = (xx - yy) ** 2 + (yy - zz) ** 2 + (zz - xx) ** 2;
  return Math.sqrt(0.5 * differences + 3 * (xy * xy + yz * yz + zx * zx));
}

/** Rows of contact hand their force to the vertices of their anchors, by weight. */
function contactForces(
  sim: Simulation,
  bodyAt: (row: number) => Body,
  { row }: Deformable,
  out: Float64Array,
): void {
  out.fill(0);
  const handle = sim.bodies.handle(row);
  for (const { bodyA, bodyB, anchorA, anchorB, force } of contactsOf(sim, bodyAt)) {
    if (bodyA.handle === handle) addForce(out, anchorA, force, 1);
    if (bodyB.handle === handle) addForce(out, anchorB, force, -1);
  }
}

function addForce(
  out: Float64Array,
  { vertices, weights }: { vertices: readonly number[]; weights: readonly number[] },
  force: ArrayLike<number>,
  sign: number,
): void {
  for (let k = 0; k < vertices.length; k++)
    for (let i = 0; i < 3; i++)
      out[3 * vertices[k] + i] = out[3 * vertices[k] + i] + sign * weights[k] * force[i];
}

/** Faces whose inward normal is within 60° of a force are pressed by it. */
const FACING = 0.5;

/**
 * The force on a vertex presses the faces around it that face it, each third of a face by what it shows to the force.
 * So the pressures times the areas of all faces, seen along the forces, are the forces.
 */
function pressures(
  sim: Simulation,
  bodyAt: (row: number) => Body,
  body: Deformable,
  mesh: TetMesh,
  out: Float64Array,
): void {
  const { triangles } = mesh.boundary();
  const x = body.model.particles.columns.position;
  const base = 3 * body.model.first;
  const force = new Float64Array(3 * mesh.vertexCount);
  contactForces(sim, bodyAt, body, force);
  /** What the thirds of faces around a vertex show to its force [m²]. */
  const shown = new Float64Array(mesh.vertexCount);
  const n = new Float64Array(3);
  const each = (visit: (face: number, vertex: number, push: number, view: number) => void) => {
    for (let t = 0; t < triangles.length; t += 3) {
      faceArea(x, base, triangles, t, n);
      const area = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      for (let k = t; k < t + 3; k++) {
        const f = 3 * triangles[k];
        const push = Math.sqrt(force[f] ** 2 + force[f + 1] ** 2 + force[f + 2] ** 2);
        const view = push > 0 ? -(force[f] * n[0] + force[f + 1] * n[1] + force[f + 2] * n[2]) / push : 0;
        if (view > FACING * area) visit(t / 3, triangles[k], push, view / 3);
      }
    }
  };
  out.fill(0);
  each((_, v, __, view) => {
    shown[v] = shown[v] + view;
  });
  each((face, v, push) => {
    out[face] = out[face] + push / shown[v] / 3;
  });
}

function faceArea(x: Float64Array, base: number, triangles: Uint32Array, t: number, out: Float64Array): void {
  const a = base + 3 * triangles[t];
  const b = base + 3 * triangles[t + 1];
  const c = base + 3 * triangles[t + 2];
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    const k = (i + 2) % 3;
    out[i] =
      0.5 * ((x[b + j] - x[a + j]) * (x[c + k] - x[a + k]) - (x[b + k] - x[a + k]) * (x[c + j] - x[a + j]));
  }
}
