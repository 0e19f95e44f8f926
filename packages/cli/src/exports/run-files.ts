/** The files that a run of a study keeps, in a folder of its own. */
import { join } from 'node:path';
import type { Scene, World } from 'pliant';
import { csvRow, type FileKind, type JobObserver, type JobResult } from 'pliant/jobs';
import { OutputFile } from '../output/output-file.js';
import type { Exporter } from './exporter.js';
import { GlbExport } from './glb-export.js';
import { BodiesCsv, EventLines, PairsCsv } from './state-tables.js';
import { UsdaExport } from './usda-export.js';
import { VtuExport } from './vtu-export.js';

const EXPORTERS: Readonly<Partial<Record<FileKind, (folder: string) => Exporter>>> = {
  vtu: (folder) => new VtuExport(join(folder, 'vtu')),
  glb: (folder) => new GlbExport('run.glb', folder),
  usda: (folder) => new UsdaExport('run.usda', folder),
  csv: (folder) => new BodiesCsv('bodies.csv', folder),
  pairs: (folder) => new PairsCsv('pairs.csv', folder),
  events: (folder) => new EventLines('events.jsonl', folder),
};

export class RunFiles implements JobObserver {
  private readonly exporters: Exporter[];
  private world: World | undefined;

  constructor(
    private readonly folder: string,
    private readonly kinds: readonly FileKind[],
    private readonly every: number,
  ) {
    this.exporters = kinds.flatMap((kind) => EXPORTERS[kind]?.(folder) ?? []);
  }

  onStart(world: World, scene: Scene): void {
    this.world = world;
    for (const exporter of this.exporters) {
      exporter.start(world, scene);
      exporter.frame?.(world);
    }
  }

  onStep(world: World): void {
    for (const exporter of this.exporters) {
      exporter.step?.(world);
      if (world.steps % this.every === 0) exporter.frame?.(world);
    }
  }

  /** The files of a run that came to its end. */
  finish(result: JobResult): void {
    const { world } = this;
    if (world === undefined) return;
    for (const exporter of this.exporters) exporter.finish(world);
    if (this.kinds.includes('snapshot')) this.write('end.snapshot', world.snapshot());
    if (this.kinds.includes('series')) this.write('series.csv', new TextEncoder().encode(seriesCsv(result)));
  }

  discard(): void {
    for (const exporter of this.exporters) exporter.discard();
  }

  private write(name: string, bytes: Uint8Array): void {
    const file = new OutputFile(name, this.folder);
    try {
      file.write(bytes);
      file.commit();
    } finally {
      file.discard();
    }
  }
}

/** Outputs over time side by side; all have the same times. */
export function seriesCsv({ series }: JobResult): string {
  const names = Object.keys(series);
  const times = series[names[0]]?.times ?? [];
  const rows = times.map((time, i) => csvRow([time, ...names.map((name) => series[name].values[i])]));
  return csvRow(['time', ...names]) + rows.join('');
}
