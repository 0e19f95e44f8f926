/** The exporters that a run was asked for, told of every step and of every so many as a frame. */

import { resolve } from 'node:path';
import type { Scene, World } from 'pliant';
import type { Exporter } from '../exports/exporter.js';
import { GlbExport } from '../exports/glb-export.js';
import { BodiesCsv, EventLines, PairsCsv } from '../exports/state-tables.js';
import { UsdaExport } from '../exports/usda-export.js';
import { VtkhdfExport } from '../exports/vtkhdf-export.js';
import { VtuExport } from '../exports/vtu-export.js';

export interface ExportPaths {
  readonly vtu?: string;
  readonly vtkhdf?: string;
  readonly glb?: string;
  readonly usda?: string;
  readonly bodies?: string;
  readonly pairs?: string;
  readonly events?: string;
}

export class Exports {
  private constructor(
    private readonly list: readonly Exporter[],
    private readonly every: number,
  ) {}

  /** Files are opened now, so that a place that can't be written is refused before the first step. */
  static async open(paths: ExportPaths, cwd: string, every: number): Promise<Exports> {
    const { vtu, vtkhdf, glb, usda, bodies, pairs, events } = paths;
    const list: Exporter[] = [];
    const exports = new Exports(list, every);
    try {
      if (vtu !== undefined) list.push(new VtuExport(resolve(cwd, vtu)));
      if (vtkhdf !== undefined) list.push(await VtkhdfExport.open(vtkhdf, cwd));
      if (glb !== undefined) list.push(new GlbExport(glb, cwd));
      if (usda !== undefined) list.push(new UsdaExport(usda, cwd));
      if (bodies !== undefined) list.push(new BodiesCsv(bodies, cwd));
      if (pairs !== undefined) list.push(new PairsCsv(pairs, cwd));
      if (events !== undefined) list.push(new EventLines(events, cwd));
      return exports;
    } catch (error) {
      exports.discard();
      throw error;
    }
  }

  /** `hasFirst` says whether the first state is a frame, as it is in all runs that take time. */
  start(world: World, scene: Scene, hasFirst: boolean): void {
    for (const exporter of this.list) {
      exporter.start(world, scene);
      if (hasFirst) exporter.frame?.(world);
    }
  }

  step(world: World): void {
    for (const exporter of this.list) {
      exporter.step?.(world);
      if (world.steps % this.every === 0) exporter.frame?.(world);
    }
  }

  finish(world: World): void {
    for (const exporter of this.list) exporter.finish(world);
  }

  discard(): void {
    for (const exporter of this.list) exporter.discard();
  }
}
