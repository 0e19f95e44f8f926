import type { MoleculeForces, MoleculeOrgan } from './model.js';
import type { Values } from './walk.js';

/** Collects one organ's molecules until its element closes. */
export class OrganBuilder {
  /** Offsets of the molecules' tags in the text. */
  readonly tags: number[] = [];
  private readonly positions: number[] = [];
  private readonly radii: number[] = [];
  private readonly materialOf: number[] = [];
  private readonly frictions: number[] = [];
  private readonly fixed: number[] = [];
  private readonly tracks: { molecule: number; times: number[]; forces: number[] }[] = [];

  constructor(
    private readonly type: string,
    private readonly description: string,
    /** Offset of the organ's tag. */
    readonly at: number,
  ) {}

  addMolecule({ numbers: n, flags }: Values, material: number, at: number): void {
    this.tags.push(at);
    this.positions.push(n['x'], n['y'], n['z']);
    this.radii.push(n['radius']);
    this.materialOf.push(material);
    this.frictions.push(n['friction_const']);
    this.fixed.push(flags['fixed'] ? 1 : 0);
  }

  /** Adds to the last molecule; false when it is earlier than its last force. */
  addForce({ numbers: n }: Values): boolean {
    const molecule = this.radii.length - 1;
    let track = this.tracks.at(-1);
    if (track?.molecule !== molecule) {
      track = { molecule, times: [], forces: [] };
      this.tracks.push(track);
    }
    const last = track.times.at(-1);
    if (last !== undefined && n['time'] < last) return false;
    track.times.push(n['time']);
    track.forces.push(n['x'], n['y'], n['z']);
    return true;
  }

  finish(): MoleculeOrgan {
    return {
      type: this.type,
      description: this.description,
      positions: Float64Array.from(this.positions),
      radii: Float64Array.from(this.radii),
      materialOf: Uint32Array.from(this.materialOf),
      frictions: Float64Array.from(this.frictions),
      fixed: Uint8Array.from(this.fixed),
      forces: this.tracks.map(
        ({ molecule, times, forces }): MoleculeForces => ({
          molecule,
          times: Float64Array.from(times),
          forces: Float64Array.from(forces),
        }),
      ),
    };
  }
}
