/**
 * A run for ParaView: a folder with one VTU per frame and a PVD that names them with their times, and beside it a
 * series of the contact points.
 */
import { existsSync, rmdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Scene, World } from 'pliant';
import { type NamedFile, VtuSeries } from 'pliant/io';
import { FAILED, Failure, refusal, systemReason } from '../failure.js';
import { makeFolder } from '../output/make-folder.js';
import { OutputFile } from '../output/output-file.js';
import type { Exporter } from './exporter.js';
import { type GridFrame, WorldGrid } from './world-grid.js';

export class VtuExport implements Exporter {
  private readonly bodies = new VtuSeries('bodies');
  private readonly contacts = new VtuSeries('contacts');
  private grid: WorldGrid | undefined;
  /** Complete, under temporary names until all are. */
  private readonly files: OutputFile[] = [];
  private readonly isNew: boolean;

  /** The folder is made at once, so that a place that can't be written is refused before the first step. */
  constructor(private readonly folder: string) {
    if (basename(folder) === '-')
      throw refusal('--vtu writes a folder of files; name one, or take --vtkhdf - for one file.');
    this.isNew = !existsSync(folder);
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
    for (const file of this.files) file.publish();
    this.files.length = 0;
  }

  /** Leaves no frame of an unfinished run, and no folder that the run has made for it. */
  discard(): void {
    for (const file of this.files) file.discard();
    if (!this.isNew) return;
    try {
      rmdirSync(this.folder);
    } catch {
      // It has files.
    }
  }

  private write({ name, bytes }: NamedFile): void {
    const file = new OutputFile(join(this.folder, name), '/');
    this.files.push(file);
    file.write(bytes);
    file.complete();
  }
}

const added = (series: VtuSeries, time: number, { mesh, point, cell }: GridFrame): NamedFile =>
  series.add(time, mesh, { fields: { point, cell } });
