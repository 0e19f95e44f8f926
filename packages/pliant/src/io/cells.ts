/**
 * Gathers the cells of formats that mix many kinds (Gmsh, VTK). Surfaces become triangles and tetrahedra stay; what
 * has fewer dimensions is left out with a note. Volumes of another shape are refused, since leaving them out would
 * silently punch holes into a body.
 */
import type { MeshData } from './mesh-data.js';
import { meshData } from './mesh-data.js';
import { Notes } from './notes.js';
import { IndexList } from './number-list.js';
import { PolygonTriangulator } from './polygon.js';

export class CellSink {
  private readonly triangles = new IndexList();
  private readonly tets = new IndexList();
  private readonly polygons = new PolygonTriangulator();
  readonly notes = new Notes();

  constructor(readonly positions: Float64Array) {}

  get vertexCount(): number {
    return this.positions.length / 3;
  }

  polygon(corners: ArrayLike<number>, count: number, where: () => string): void {
    if (count < 3) this.notes.leftOut('faces with fewer than three corners', where);
    this.polygons.triangulate(this.positions, corners, count, this.triangles);
  }

  tet(corners: ArrayLike<number>): void {
    this.tets.push3(corners[0], corners[1], corners[2]);
    this.tets.push(corners[3]);
  }

  /** Every second triangle of a strip is turned, so that all face the same way. */
  strip(corners: ArrayLike<number>, count: number): void {
    for (let i = 0; i + 2 < count; i++) {
      const swap = i % 2;
      this.triangles.push3(corners[i], corners[i + 1 + swap], corners[i + 2 - swap]);
    }
  }

  take(): MeshData {
    this.notes.overlapping(this.polygons.overlapping);
    return meshData({
      positions: this.positions,
      triangles: this.triangles.take(),
      tets: this.tets.take(),
      notes: this.notes.sentences(),
    });
  }
}
