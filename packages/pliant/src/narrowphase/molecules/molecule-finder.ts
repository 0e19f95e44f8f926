/**
 * The finder of `spheres` and `triangle-mesh`. Molecules meet each other, and bodies that keep their shape, as spheres
 * or by their skins. Bodies of tetrahedra meet molecules as spheres.
 */
import type { CandidatePairs } from '../../broadphase/index.js';
import { PairList } from '../../queries/pair-list.js';
import type { AnchoredContacts } from '../anchored-contacts.js';
import type { Finder, Matter, Overlap } from '../finder.js';
import { BodyPairs } from './body-pairs.js';
import { FollowedSkins } from './followed-skins.js';
import { SkinShape } from './skin-shape.js';
import { SphereSearch } from './sphere-pairs.js';
import { SphereShape } from './sphere-shape.js';
import { SphereTets } from './sphere-tets.js';
import { type SurfaceBoxes, TrianglePairs } from './triangle-pairs.js';

type SkinOverlap = Extract<Overlap, { kind: 'skins' }>;

export class MoleculeFinder implements Finder {
  readonly overlaps: SkinOverlap[] = [];
  count = 0;
  private readonly pairs = new BodyPairs();
  /** Pairs whose rows are found anew. */
  private readonly fresh = new BodyPairs();
  private readonly followed = new FollowedSkins();
  private readonly spheres = new SphereSearch();
  private readonly shapes = new SphereShape();
  private readonly skins = new SkinShape(this.shapes);
  private readonly tets = new SphereTets();
  private readonly triangles = new TrianglePairs();
  private revision = -1;

  /** `boxes` is the kind of tree that compares skins. Without it, molecules meet as spheres. */
  constructor(private readonly boxes?: SurfaceBoxes) {
    if (boxes !== undefined) this.triangles.boxes = boxes;
  }

  find(matter: Matter, candidates: CandidatePairs, out: AnchoredContacts, before: AnchoredContacts): void {
    const { molecules } = matter;
    const { pairs } = this;
    this.count = 0;
    if (molecules.revision !== this.revision) {
      this.revision = molecules.revision;
      this.spheres.list.forget();
      this.triangles.forget();
    }
    pairs.clear();
    for (let p = 0; p < candidates.count; p++) {
      const a = candidates.a[p];
      const b = candidates.b[p];
      const i = molecules.numberOf(a);
      const j = molecules.numberOf(b);
      if (i >= 0 && j >= 0) pairs.push(i, j);
    }
    if (this.boxes === undefined) this.spheres.find(molecules.list, pairs, out);
    else if (pairs.count > 0) {
      this.followSkins(matter, out, before);
      this.findSkins(matter);
    }
    // Skins have come to their molecules by now, and the motion of bodies since the last look is known.
    for (let p = 0; p < candidates.count; p++) {
      const a = candidates.a[p];
      const b = candidates.b[p];
      const i = molecules.numberOf(a);
      const j = molecules.numberOf(b);
      if (j < 0) this.findOther(matter, i, b, out);
      else if (i < 0) this.findOther(matter, j, a, out);
    }
  }

  private findOther(matter: Matter, number: number, other: number, out: AnchoredContacts): void {
    const { bodies, deformables, molecules } = matter;
    const body = molecules.list[number];
    if (deformables.byRow[other] !== undefined) this.tets.find(matter, body, other, out);
    else if (this.boxes === undefined) this.shapes.find(bodies, body, other, out);
    else {
      const surface = body.surface ?? body.needSurface(body.source.time);
      surface.follow();
      this.skins.find(bodies, body, surface, other, out);
    }
  }

  /** Follows rows as far as bodies have moved little since they were found. Leaves the other pairs in `fresh`. */
  private followSkins(
    { bodies, molecules: { list, substep } }: Matter,
    out: AnchoredContacts,
    before: AnchoredContacts,
  ): void {
    const { pairs, fresh, followed } = this;
    fresh.clear();
    followed.begin(list.length, substep);
    for (let p = 0; p < pairs.count; p++) {
      const i = pairs.a[p];
      const j = pairs.b[p];
      const a = list[i];
      const b = list[j];
      followed.measure(bodies, a, a.surface ?? a.needSurface(a.source.time), i);
      followed.measure(bodies, b, b.surface ?? b.needSurface(b.source.time), j);
      if (!followed.follow(a, b, i, j, before, out)) fresh.push(i, j);
    }
  }

  private findSkins({ molecules: { list } }: Matter): void {
    const { fresh: pairs, triangles, overlaps } = this;
    if (pairs.count === 0) return;
    triangles.prepare(list, pairs);
    for (let p = 0; p < pairs.count; p++) {
      const a = list[pairs.a[p]];
      const b = list[pairs.b[p]];
      const { surface: skinA } = a;
      const { surface: skinB } = b;
      if (skinA === undefined || skinB === undefined) continue;
      if (overlaps.length === this.count)
        overlaps.push({ kind: 'skins', a: a.row, b: b.row, skinA, skinB, faces: new PairList() });
      const overlap = overlaps[this.count];
      overlap.a = a.row;
      overlap.b = b.row;
      overlap.skinA = skinA;
      overlap.skinB = skinB;
      triangles.find(pairs.a[p], pairs.b[p], skinA, skinB, overlap.faces);
      if (overlap.faces.count > 0) this.count++;
    }
  }
}
