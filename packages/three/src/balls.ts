import { Color, IcosahedronGeometry, InstancedMesh, type Material } from 'three';
import { free, neverCulledNorHit } from './buffers.js';
import type { BodyFrame, BodyLook } from './frame.js';
import { colorOf, showActivity } from './palette.js';
import type { Detail } from './shapes.js';

/** The molecules of all bodies as balls, and the vertices of solids as small ones, in one draw call. */
export class Balls {
  readonly mesh: InstancedMesh;
  private readonly looks: readonly BodyLook[];
  private readonly colors: Color[];
  private readonly shown: Uint8Array;
  private readonly color = new Color();

  constructor(looks: readonly BodyLook[], material: Material, detail: Detail) {
    this.looks = looks.filter(({ parts }) => parts !== undefined);
    const count = this.looks.reduce((sum, { parts }) => sum + parts!.count, 0);
    const faces = detail === 'low' || count > 2000 ? 1 : 2;
    this.mesh = new InstancedMesh(new IcosahedronGeometry(1, faces), material, count);
    neverCulledNorHit(this.mesh);
    this.mesh.visible = false;
    this.mesh.castShadow = this.mesh.receiveShadow = true;
    this.colors = this.looks.map(colorOf);
    this.shown = new Uint8Array(this.looks.length).fill(255);
    const matrices = this.mesh.instanceMatrix.array;
    for (let k = 15; k < matrices.length; k += 16) matrices[k] = 1;
  }

  /** Molecules are drawn `size` times as large as they are. */
  update(frame: BodyFrame, rest: Color, size: number): void {
    const { particles } = frame;
    if (!this.mesh.visible || particles === undefined) return;
    const matrices = this.mesh.instanceMatrix.array;
    let o = 0;
    this.looks.forEach(({ row, parts }, k) => {
      const { first, count, radii, tets } = parts!;
      const scale = tets.length > 0 ? 1 : size;
      for (let i = 0; i < count; i++, o += 16) {
        const p = 3 * (first + i);
        matrices[o] = matrices[o + 5] = matrices[o + 10] = scale * radii[i % radii.length];
        matrices[o + 12] = particles[p];
        matrices[o + 13] = particles[p + 1];
        matrices[o + 14] = particles[p + 2];
      }
      if (this.shown[k] !== frame.activities[row])
        this.recolor(k, o / 16 - count, frame.activities[row], rest);
    });
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  forgetColors(): void {
    this.shown.fill(255);
  }

  dispose(): void {
    free(this.mesh);
    this.mesh.dispose();
  }

  private recolor(k: number, from: number, activity: number, rest: Color): void {
    showActivity(this.color.copy(this.colors[k]), activity, rest);
    for (let i = 0; i < this.looks[k].parts!.count; i++) this.mesh.setColorAt(from + i, this.color);
    this.mesh.instanceColor!.needsUpdate = true;
    this.shown[k] = activity;
  }
}
