/**
 * A run for ParaView: a folder with one VTU per frame and a PVD that names them with their times, and beside it a
 * series of the contact points.
 */
import { join } from 'node:path';
import type { Scene, World } from 'pliant';
import { type NamedFile, VtuSeries } from 'pliant/io';
import { FAILED, Failure, systemReason } from '../failure.js';
import { makeFolder } from '../output/make-folder.js';
import { OutputFile } from '../output/output-file.js';
import type { Exporter } from './exporter.js';
import { type GridFrame, WorldGrid } from './world-grid.js';

export class VtuExport implements Exporter {
  private readonly bodies = new VtuSeries('bodies');
  private readonly contacts = new VtuSeries('contacts');
  private grid: WorldGrid | undefined;

  /** The folder is made at once, so that a place that can't be written is refused before the first step. */
  constructor(private readonly folder: string) {
    try {
      makeFolder(folder);
    } catch (error) {
      throw new Failure(FAILED, `Can't write into ${folder} because ${systemReason(error)}.`, {
        cause: error,
      });
    }
  }

  start(world: World, scene: Scene): void {
    this.grid = new WorldGrid(world, scene);
  }

  frame(world: World): void {
    this.write(added(this.bodies, world.time, this.grid!.bodies(world)));
    this.write(added(this.contacts, world.time, this.grid!.contacts(world)));
  }

  finish(): void {
    this.write(this.bodies.pvd());
    this.write(this.contacts.pvd());
  }

  discard(): void {}

  private write({ name, bytes }: NamedFile): void {
    const file = new OutputFile(join(this.folder, name), '/');
    try {
      file.write(bytes);
      file.commit();
    } finally {
      file.discard();
    }
  }
}

const added = (series: VtuSeries, time: number, { mesh, point, cell }: GridFrame): NamedFile =>
  series.add(time, mesh, { fields: { point, cell } });
