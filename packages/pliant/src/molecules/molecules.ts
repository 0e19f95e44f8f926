/**
 * The contact pipeline of bodies of molecules, stage by stage; a world calls the stages in its own step, `step` runs them alone.
 *
 *   bound      boxes of the bodies                         → broad phase, somebody else's
 *   detect     pairs of bodies → rows of contacts          `spheres` or `triangle-mesh`, with the depth of each
 *   push       rows → forces on molecules
 *   move       forces, springs, gravity, keyframes → new positions
 */
import { BodyPairs } from './body-pairs.js';
import { ConsistentRows } from './consistent-rows.js';
import { MoleculeContacts } from './contacts.js';
import { FaceRows } from './face-rows.js';
import type { MoleculeBody } from './molecule-body.js';
import { MoleculePenalty, type MoleculePenaltyOptions } from './penalty.js';
import { SphereSearch } from './spheres.js';
import { type SurfaceBoxes, TrianglePairs } from './triangle-pairs.js';

export type MoleculeDetection = 'spheres' | 'triangle-mesh';
export type SurfaceDepth = 'face-projection' | 'consistent';

export const MOLECULE_PENALTY_DEFAULTS: MoleculePenaltyOptions = {
  constant: 2000,
  damping: 0.3,
  impactDepth: 0,
};

export class Molecules {
  readonly bodies: MoleculeBody[] = [];
  pairs = new BodyPairs();
  private oldPairs = new BodyPairs();
  readonly contacts = new MoleculeContacts();
  response = new MoleculePenalty(MOLECULE_PENALTY_DEFAULTS);
  private readonly spheres = new SphereSearch();
  private readonly triangles = new TrianglePairs();
  private readonly faces = new FaceRows();
  private readonly consistent = new ConsistentRows();

  /** The kind of tree that surfaces are compared by. */
  set surfaceBoxes(boxes: SurfaceBoxes) {
    this.triangles.boxes = boxes;
  }

  /** Boxes where the bodies are. With surfaces, those that are due are generated anew at `time` [s] first. */
  bound(detection: MoleculeDetection, time: number): void {
    for (const body of this.bodies) {
      if (detection === 'triangle-mesh' && body.model.count > 0) {
        const surface = body.needSurface(time);
        if (surface.isDue(time)) body.generateSurface(time);
      }
      body.bound();
    }
  }

  /** Pairs of bodies whose boxes overlap, by comparing all; worlds have better ways. */
  pairAll(): void {
    const { bodies } = this;
    const pairs = this.oldPairs;
    pairs.clear();
    for (let a = 0; a < bodies.length; a++) {
      for (let b = a + 1; b < bodies.length; b++) {
        if (bodies[a].isFixed && bodies[b].isFixed) continue;
        if (boxesOverlap(bodies[a].box, bodies[b].box)) pairs.push(a, b);
      }
    }
    pairs.recall(this.pairs);
    this.oldPairs = this.pairs;
    this.pairs = pairs;
  }

  /** Fills `contacts` with what touches among `pairs`, sorted by pair. */
  detect(detection: MoleculeDetection, depth: SurfaceDepth): void {
    this.contacts.clear();
    if (detection === 'spheres') this.findSpheres(this.pairs);
    else this.findTriangles(this.pairs, depth);
  }

  /** Adds the rows of overlapping spheres of these pairs. */
  findSpheres(pairs: BodyPairs): void {
    this.spheres.find(this.bodies, pairs, this.contacts);
  }

  /** To be called when bodies come or go, or change which of their molecules are fixed. */
  forget(): void {
    this.spheres.list.forget();
    this.triangles.forget();
  }

  /** Adds the rows of intersecting surfaces of these pairs; all their bodies have one. */
  findTriangles(pairs: BodyPairs, depth: SurfaceDepth): void {
    const { bodies, contacts, triangles } = this;
    triangles.prepare(bodies, pairs);
    for (let p = 0; p < pairs.count; p++) {
      const a = pairs.a[p];
      const b = pairs.b[p];
      const sa = bodies[a].surface;
      const sb = bodies[b].surface;
      if (sa === undefined || sb === undefined) continue;
      const list = triangles.find(a, b, sa, sb);
      if (list.count === 0) continue;
      if (depth === 'consistent') this.consistent.add(a, b, sa, sb, list, contacts);
      else this.faces.add(a, b, sa, sb, list, contacts);
    }
  }

  /** Forces of all contacts on the molecules, for a step of `h` [s]. */
  push(h: number): void {
    this.response.push(this.bodies, this.pairs, this.contacts, h);
  }

  /** Moves all bodies by `h` [s] and clears the forces. */
  move(gravity: ArrayLike<number>, time: number, h: number): void {
    for (const body of this.bodies) {
      if (body.isFixed) {
        body.model.forces.fill(0);
        continue;
      }
      body.source.time = time;
      body.source.substep(h, gravity);
      body.surface?.moleculesMoved();
    }
  }

  /** One step of `h` [s] from `time` [s]. */
  step(
    detection: MoleculeDetection,
    depth: SurfaceDepth,
    gravity: ArrayLike<number>,
    time: number,
    h: number,
  ): void {
    this.bound(detection, time);
    this.pairAll();
    this.detect(detection, depth);
    this.push(h);
    this.move(gravity, time, h);
  }
}

function boxesOverlap(a: Float64Array, b: Float64Array): boolean {
  for (let axis = 0; axis < 3; axis++) {
    if (!(a[axis] <= b[3 + axis] && b[axis] <= a[3 + axis])) return false;
  }
  return true;
}
