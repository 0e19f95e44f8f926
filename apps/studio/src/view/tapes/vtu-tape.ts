/** The run for ParaView: a VTU file of all drawn surfaces per frame, and the list of them (PVD), in one zip. */
import { writeVtu } from 'pliant/io';
import { Matrix4, type Object3D, Vector3 } from 'three';
import { type DrawnBody, drawnBodies, poseOf } from './drawn-bodies.js';
import { MOST_FRAMES, type Tape } from './tape.js';
import { writeZip } from './zip.js';

const PERIOD = 1 / 30;
/** A browser's page has no room for much more. */
const MOST_BYTES = 300e6;

export class VtuTape implements Tape {
  readonly ending = 'vtu.zip';
  readonly isOfBodies = true;
  private readonly bodies: readonly DrawnBody[];
  private readonly files: { name: string; bytes: Uint8Array; time: number }[] = [];

  private bytes = 0;

  constructor(
    view: Object3D,
    private readonly stem: string,
  ) {
    this.bodies = drawnBodies(view);
  }

  get isFull(): boolean {
    return this.files.length >= MOST_FRAMES || this.bytes > MOST_BYTES;
  }

  take(time: number): void {
    const last = this.files.at(-1)?.time ?? Number.NEGATIVE_INFINITY;
    if (this.isFull || time - last < PERIOD) return;
    const name = `${this.stem}-${String(this.files.length).padStart(4, '0')}.vtu`;
    const bytes = this.surfaces();
    this.bytes += bytes.length;
    this.files.push({ name, time, bytes });
  }

  finish(): Promise<Blob> {
    if (this.files.length === 0)
      return Promise.reject(new Error('Nothing was drawn in between; let the world run.'));
    const sets = this.files.map(({ name, time }) => `<DataSet timestep="${time}" file="${name}"/>`);
    const list = [
      '<?xml version="1.0"?>',
      '<VTKFile type="Collection" version="0.1"><Collection>',
      ...sets,
      '</Collection></VTKFile>',
    ].join('\n');
    const pvd = { name: `${this.stem}.pvd`, bytes: new TextEncoder().encode(list) };
    return Promise.resolve(new Blob([writeZip([pvd, ...this.files])], { type: 'application/zip' }));
  }

  private surfaces(): Uint8Array {
    const positions: number[] = [];
    const triangles: number[] = [];
    const owners: number[] = [];
    const [pose, point] = [new Matrix4(), new Vector3()];
    this.bodies.forEach((body, k) => {
      const { geometry } = body.mesh;
      const from = geometry.getAttribute('position');
      const first = positions.length / 3;
      poseOf(body, pose);
      for (let v = 0; v < from.count; v++) {
        point.fromBufferAttribute(from, v).applyMatrix4(pose);
        positions.push(point.x, point.y, point.z);
      }
      const index = geometry.getIndex();
      const count = Math.min(index?.count ?? from.count, geometry.drawRange.count);
      for (let t = 0; t < count; t++) triangles.push(first + (index?.getX(t) ?? t));
      for (let t = 0; t < count / 3; t++) owners.push(k);
    });
    return writeVtu(
      {
        kind: 'triangles',
        positions: Float64Array.from(positions),
        triangles: Uint32Array.from(triangles),
        tets: new Uint32Array(0),
        notes: [],
      },
      { fields: { cell: [{ name: 'body', components: 1, values: Float64Array.from(owners) }] } },
    );
  }
}
