/**
 * A world as other tools see it: one grid of all bodies (tetrahedra of soft ones, surfaces of the others) and the
 * points of contact, each with the fields that contact mechanics expects, by their usual names.
 */
import type { Scene, World } from 'pliant';
import type { MeshData, MeshField } from 'pliant/io';
import { type DrawnBody, drawnBodies } from './drawn-body.js';
import { contactFields, lawful, shearModuli, vertexVelocities, vonMises } from './fields.js';

export interface GridFrame {
  readonly mesh: MeshData;
  readonly point: readonly MeshField[];
  readonly cell: readonly MeshField[];
}

export class WorldGrid {
  private readonly drawn: DrawnBody[];
  private readonly first: number[] = [];
  private readonly count: number = 0;
  private readonly begin: Float64Array;
  private readonly shear: (number | undefined)[];
  private readonly hasLaw: boolean[];
  private readonly triangles: Uint32Array;
  private readonly tets: Uint32Array;

  /** The world before its first step. */
  constructor(world: World, scene: Scene) {
    this.drawn = drawnBodies(world, scene);
    this.shear = shearModuli(scene);
    this.hasLaw = lawful(scene);
    for (const { rest } of this.drawn) {
      this.first.push(this.count);
      this.count += rest.length / 3;
    }
    this.begin = this.positions();
    this.triangles = shifted(this.drawn, this.first, (body) => (body.tets.length > 0 ? [] : body.triangles));
    this.tets = shifted(this.drawn, this.first, (body) => body.tets);
  }

  bodies(world: World): GridFrame {
    const positions = this.positions();
    const { triangles, tets } = this;
    const kind = tets.length > 0 ? 'tets' : triangles.length > 0 ? 'triangles' : 'points';
    const mesh: MeshData = { kind, positions, triangles, tets, notes: [] };
    return { mesh, point: this.pointFields(world, positions), cell: this.cellFields() };
  }

  contacts(world: World): GridFrame {
    const found = [...world.contacts()].filter(({ bodyA, bodyB }) => !bodyA.isSensor && !bodyB.isSensor);
    const rows = new Map(this.drawn.map(({ body }, k) => [body.handle as number, k]));
    const flat = (pick: (contact: (typeof found)[number]) => readonly number[]) =>
      Float64Array.from(found.flatMap(pick));
    const none = new Uint32Array(0);
    const mesh: MeshData = {
      kind: 'points',
      positions: flat(({ point }) => point),
      triangles: none,
      tets: none,
      notes: [],
    };
    const fields: MeshField[] = [
      { name: 'normal', components: 3, values: flat(({ normal }) => normal) },
      { name: 'force', components: 3, values: flat(({ force }) => force) },
      { name: 'depth', components: 1, values: flat(({ depth }) => [depth]) },
      { name: 'body_a', components: 1, values: flat(({ bodyA }) => [rows.get(bodyA.handle) ?? -1]) },
      { name: 'body_b', components: 1, values: flat(({ bodyB }) => [rows.get(bodyB.handle) ?? -1]) },
    ];
    return { mesh, point: fields, cell: [] };
  }

  private positions(): Float64Array {
    const all = new Float64Array(3 * this.count);
    this.drawn.forEach((body, k) => {
      all.set(body.positions(), 3 * this.first[k]);
    });
    return all;
  }

  private pointFields(world: World, positions: Float64Array): MeshField[] {
    const velocity = new Float64Array(3 * this.count);
    const id = new Float64Array(this.count);
    this.drawn.forEach((body, k) => {
      vertexVelocities(body, velocity, this.first[k]);
      id.fill(k, this.first[k], this.first[k] + body.rest.length / 3);
    });
    const contact = contactFields(world, this.drawn, this.first, this.count);
    const displacement = positions.map((x, i) => x - this.begin[i]);
    return [
      { name: 'displacement', components: 3, values: displacement },
      { name: 'velocity', components: 3, values: velocity },
      { name: 'contact_forces', components: 3, values: contact.contactForces },
      { name: 'friction_forces', components: 3, values: contact.frictionForces },
      { name: 'pressure', components: 1, values: contact.pressure },
      { name: 'depth', components: 1, values: contact.depth },
      { name: 'body_id', components: 1, values: id },
    ];
  }

  private cellFields(): MeshField[] {
    const stress: number[] = [];
    const id: number[] = [];
    this.drawn.forEach((body, k) => {
      if (body.tets.length > 0) return;
      for (let t = 0; t < body.triangles.length / 3; t++) {
        stress.push(0);
        id.push(k);
      }
    });
    this.drawn.forEach((body, k) => {
      const shear = this.shear[k];
      const told = this.hasLaw[k] ? body.body.field('vonMises') : undefined;
      for (let t = 0; t < body.tets.length / 4; t++) {
        stress.push(told?.[t] ?? (shear === undefined ? 0 : vonMises(body.body, t, shear)));
        id.push(k);
      }
    });
    return [
      { name: 'von_mises', components: 1, values: stress },
      { name: 'body_id', components: 1, values: id },
    ];
  }
}

function shifted(
  drawn: readonly DrawnBody[],
  first: readonly number[],
  pick: (body: DrawnBody) => ArrayLike<number>,
): Uint32Array {
  const parts = drawn.map((body, k) => Uint32Array.from(pick(body), (v) => v + first[k]));
  const all = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
