/** Rows of skins that cross: by their faces, or by the vertices that one has inside the other. */
import type { AnchoredContacts, Overlap } from '../narrowphase/index.js';
import { giveRoom } from '../narrowphase/molecules/followed-skins.js';
import type { DepthMeasure } from './method.js';
import type { ConsistentRows } from './surfaces/consistent-rows.js';
import type { FaceRows } from './surfaces/face-rows.js';

export class SkinRows implements DepthMeasure {
  constructor(private readonly rows: FaceRows | ConsistentRows) {}

  measure(overlap: Overlap, out: AnchoredContacts): void {
    if (overlap.kind !== 'skins') return;
    out.begin(overlap.a, overlap.b);
    const first = out.count;
    this.rows.add(overlap.skinA, overlap.skinB, overlap.faces, out);
    giveRoom(overlap.skinA, overlap.skinB, out, first);
    out.end();
  }
}
