/**
 * The tetrahedra of one body: each drawn by itself, a little smaller than it is so that its neighbours can be told from
 * it, moved away from the body's middle when they are pulled apart, and left out when it lies behind the plane of a
 * cut.
 */
import { BufferGeometry, Color, type Material, Mesh, type Plane, Vector3 } from 'three';
import { attributeOf, free, neverCulledNorHit, triples } from './buffers.js';
import type { BodyFrame, BodyLook, BodyParts } from './frame.js';
import { colorOf } from './palette.js';

/** Corners of the four faces, counter-clockwise from outside. */
const FACES = [1, 2, 3, 0, 3, 2, 0, 1, 3, 0, 2, 1];
const CORNERS = 12;
/** Size of a drawn tetrahedron against its own. */
const SHRUNK = 0.93;
/** How far the lightness of tetrahedra spreads. */
const SPREAD = 0.12;
const GOLDEN = 0.618034;

export class TetMeshView {
  readonly mesh: Mesh<BufferGeometry, Material>;
  private readonly tints: Float32Array;
  private readonly centre = new Vector3();
  private readonly at = new Vector3();
  private readonly corner = new Vector3();

  constructor(
    look: BodyLook,
    private readonly parts: BodyParts,
    material: Material,
  ) {
    const count = (parts.tets.length / 4) * CORNERS;
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', triples(count)).setAttribute('color', triples(count));
    this.tints = tintsOf(look, parts.tets.length / 4);
    this.mesh = new Mesh(geometry, material);
    neverCulledNorHit(this.mesh);
    this.mesh.visible = false;
  }

  /** `apart`: 0 where they are, 1 twice as far from the middle. Those in front of the plane are left out. */
  update(frame: BodyFrame, apart: number, cut: Plane | undefined): void {
    const { particles } = frame;
    if (!this.mesh.visible || particles === undefined) return;
    this.findCentre(particles);
    const { tets, first } = this.parts;
    const { geometry } = this.mesh;
    const position = attributeOf(geometry);
    const color = attributeOf(geometry, 'color');
    const { at, centre, corner, tints } = this;
    let n = 0;
    for (let t = 0; t < tets.length; t += 4) {
      at.set(0, 0, 0);
      for (let k = t; k < t + 4; k++) {
        at.addScaledVector(corner.fromArray(particles, 3 * (first + tets[k])), 1 / 4);
      }
      if (cut !== undefined && cut.distanceToPoint(at) > 0) continue;
      const x = apart * (at.x - centre.x) + (1 - SHRUNK) * at.x;
      const y = apart * (at.y - centre.y) + (1 - SHRUNK) * at.y;
      const z = apart * (at.z - centre.z) + (1 - SHRUNK) * at.z;
      for (let c = 0; c < CORNERS; c++) {
        const p = 3 * (first + tets[t + FACES[c]]);
        position.array[n] = SHRUNK * particles[p] + x;
        position.array[n + 1] = SHRUNK * particles[p + 1] + y;
        position.array[n + 2] = SHRUNK * particles[p + 2] + z;
        for (let k = 0; k < 3; k++) color.array[n + k] = tints[(3 * t) / 4 + k];
        n += 3;
      }
    }
    position.needsUpdate = true;
    color.needsUpdate = true;
    geometry.setDrawRange(0, n / 3);
  }

  dispose(): void {
    free(this.mesh);
  }

  private findCentre(particles: ArrayLike<number>): void {
    const { first, count } = this.parts;
    this.centre.set(0, 0, 0);
    for (let p = first; p < first + count; p++)
      this.centre.addScaledVector(this.at.fromArray(particles, 3 * p), 1 / count);
  }
}

/** A colour for each tetrahedron, around that of the body. */
function tintsOf(look: BodyLook, count: number): Float32Array {
  const tints = new Float32Array(3 * count);
  const base = colorOf(look);
  const tint = new Color();
  for (let t = 0; t < count; t++) {
    tint.copy(base).offsetHSL(0, 0, SPREAD * (2 * ((t * GOLDEN) % 1) - 1));
    tint.toArray(tints, 3 * t);
  }
  return tints;
}
