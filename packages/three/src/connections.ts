import { BufferAttribute, BufferGeometry, type LineBasicMaterial, LineSegments } from 'three';
import { attributeOf, copy, free, neverCulledNorHit, triples } from './buffers.js';
import type { BodyFrame, BodyLook } from './frame.js';
import { colorOf } from './palette.js';

/** The connections of molecules, and the edges of tetrahedra, of all bodies, as lines. */
export class Connections {
  readonly lines: LineSegments<BufferGeometry, LineBasicMaterial>;

  constructor(looks: readonly BodyLook[], material: LineBasicMaterial) {
    const ends: number[] = [];
    const room = looks.reduce((most, { parts }) => Math.max(most, parts ? parts.first + parts.count : 0), 0);
    const colors = new Float32Array(3 * room);
    for (const look of looks) {
      if (look.parts === undefined) continue;
      const { first, count, edges } = look.parts;
      for (const vertex of edges) ends.push(first + vertex);
      const color = colorOf(look);
      for (let p = first; p < first + count; p++) color.toArray(colors, 3 * p);
    }
    const geometry = new BufferGeometry();
    geometry.setIndex(ends);
    geometry.setAttribute('position', triples(room)).setAttribute('color', new BufferAttribute(colors, 3));
    this.lines = new LineSegments(geometry, material);
    neverCulledNorHit(this.lines);
    this.lines.visible = false;
  }

  update({ particles }: BodyFrame): void {
    if (!this.lines.visible || particles === undefined) return;
    const position = attributeOf(this.lines.geometry);
    copy(position, particles, Math.min(position.array.length, particles.length));
  }

  dispose(): void {
    free(this.lines);
  }
}
