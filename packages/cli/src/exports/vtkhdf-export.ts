/**
 * A run for ParaView, one file for all frames: VTKHDF, version 2, as VTK's documentation describes it ("VTKHDF File
 * Format"). Bodies are a grid over time whose cells never change and stand there once; the points of contact, whose
 * number changes, are a grid of their own in a file beside it. Frames are added as they come. (Both as one collection
 * would be a single file, but VTK 9.7 does not follow its time without complaint.)
 */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Dataset, File, Group } from 'h5wasm/node';
import type { Scene, World } from 'pliant';
import type { MeshField } from 'pliant/io';
import { FAILED, Failure, refusal } from '../failure.js';
import { isStandardOutput, OutputFile } from '../output/output-file.js';
import { temporaryFolder } from '../output/temporary.js';
import type { Exporter } from './exporter.js';
import { type GridFrame, WorldGrid } from './world-grid.js';

type Hdf5 = typeof import('h5wasm/node');

/** Rows of a chunk: one of a few, for the larger of which a frame is several. */
const MOST_ROWS = 8192;
const LEAST_ROWS = 64;
const VERSION = [2, 0];

export class VtkhdfExport implements Exporter {
  private readonly series: readonly GridFile[];
  private grid: WorldGrid | undefined;

  private constructor(path: string, cwd: string, hdf5: Hdf5) {
    const bodies = new GridFile(path, cwd, hdf5, true);
    // Standard output, a pipe and a device have room for one file.
    const old = statSync(resolve(cwd, path), { throwIfNoEntry: false });
    if (isStandardOutput(path) || old?.isFile() === false) {
      this.series = [bodies];
      return;
    }
    try {
      this.series = [bodies, new GridFile(contactsPath(path), cwd, hdf5, false)];
    } catch (error) {
      bodies.discard();
      throw error;
    }
  }

  /** The library is large and takes a moment to start; nothing else needs it. */
  static async open(path: string, cwd: string): Promise<VtkhdfExport> {
    if (!('WebAssembly' in globalThis))
      throw refusal(
        '--vtkhdf needs WebAssembly and Node runs without it here; --vtu writes the same as VTU files.',
      );
    const hdf5 = await import('h5wasm/node');
    // What goes wrong is thrown; left to itself the library writes pages about every write that fails.
    (await hdf5.ready).activate_throwing_error_handler();
    return new VtkhdfExport(path, cwd, hdf5);
  }

  start(world: World, scene: Scene): void {
    this.grid = new WorldGrid(world, scene);
  }

  frame(world: World): void {
    const [bodies, contacts] = this.series;
    bodies.add(world.time, this.grid!.bodies(world));
    contacts?.add(world.time, this.grid!.contacts(world));
  }

  finish(): void {
    for (const file of this.series) file.finish();
  }

  discard(): void {
    for (const file of this.series) file.discard();
  }
}

/** `out.vtkhdf` → `out-contacts.vtkhdf` */
const contactsPath = (path: string): string => path.replace(/(\.[^./\\]+)?$/, '-contacts$1');

/** What the system says of a write that fails, as HDF5 passes it on, and in words that fit after "because". */
const REASONS = [
  ['No space left', 'the disk is full'],
  ['File too large', 'it would become larger than allowed there'],
] as const;

/** A file with one grid over time. HDF5 writes to a place of its own, since it goes back and forth. */
class GridFile {
  private readonly output: OutputFile;
  private readonly folder: string;
  private file: File | undefined;
  private readonly block: Block;

  constructor(path: string, cwd: string, hdf5: Hdf5, isFixed: boolean) {
    this.output = new OutputFile(path, cwd);
    this.folder = temporaryFolder('hdf');
    this.block = this.attempt(() => {
      this.file = new hdf5.File(this.place, 'w');
      return new Block(this.file.create_group('VTKHDF'), isFixed);
    });
  }

  add(time: number, frame: GridFrame): void {
    this.attempt(() => this.block.add(time, frame));
  }

  finish(): void {
    this.attempt(() => {
      this.block.finish();
      // What waits in memory is written now; where that fails, so does the closing.
      this.file!.flush();
      this.file!.close();
    });
    this.file = undefined;
    this.output.write(readFileSync(this.place));
    this.output.commit();
    this.remove();
  }

  discard(): void {
    try {
      this.file?.close();
    } catch {
      // The file is thrown away; that its last bytes couldn't be written no longer matters.
    }
    this.file = undefined;
    this.output.discard();
    this.remove();
  }

  /** HDF5 writes to a temporary file, so what fails is said about that one. */
  private attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.discard();
      const text = String(error);
      const reason = REASONS.find(([said]) => text.includes(said))?.[1] ?? 'HDF5 could not write it';
      throw new Failure(FAILED, `Can't write ${this.place} because ${reason}.`, { cause: error });
    }
  }

  private get place(): string {
    return join(this.folder, 'run.vtkhdf');
  }

  private remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What kind of data a group holds; VTK wants the name as bytes of fixed length. */
function say(group: Group, type: string): void {
  group.create_attribute('Version', VERSION, [2], '<q');
  group.create_attribute('Type', type, [], `S${type.length}`);
}

/** One grid over time. */
class Block {
  private readonly steps: Group;
  private readonly columns = new Map<string, Column>();
  private frames = 0;

  constructor(
    private readonly group: Group,
    private readonly isFixed: boolean,
  ) {
    say(group, 'UnstructuredGrid');
    for (const part of ['PointData', 'CellData', 'FieldData']) this.group.create_group(part);
    this.steps = this.group.create_group('Steps');
    for (const part of ['PointDataOffsets', 'CellDataOffsets', 'FieldDataOffsets', 'FieldDataSizes'])
      this.steps.create_group(part);
  }

  add(time: number, { mesh, point, cell }: GridFrame): void {
    const { positions } = mesh;
    const points = positions.length / 3;
    const isFirst = this.frames++ === 0;
    // Where the frame begins in everything that is added to in every frame.
    const whole = (name: string, value: number) => this.column(this.steps, name, 1, '<q').add([value]);
    this.column(this.steps, 'Values', 1, '<d').add([time]);
    const isNew = isFirst || !this.isFixed;
    // Cells that never change are one part, which all frames share.
    whole('PartOffsets', this.isFixed ? 0 : this.frames - 1);
    whole('NumberOfParts', 1);
    whole('PointOffsets', this.rows('Points'));
    this.pair('CellOffsets', isNew ? this.rows('Types') : 0);
    this.pair('ConnectivityIdOffsets', isNew ? this.rows('Connectivity') : 0);
    for (const [part, fields] of [
      ['Point', point],
      ['Cell', cell],
    ] as const)
      for (const field of fields) this.addField(part, field);
    this.column(this.group, 'Points', 3, '<d').add(positions);
    if (isNew) this.addCells(points, mesh.triangles, mesh.tets);
  }

  /** How many steps there are is only known now. */
  finish(): void {
    this.steps.create_attribute('NSteps', this.frames, [], '<q');
  }

  private addField(part: 'Point' | 'Cell', { name, components, values }: MeshField): void {
    const column = this.column(this.group, `${part}Data/${name}`, components, '<d');
    this.column(this.steps, `${part}DataOffsets/${name}`, 1, '<q').add([column.rows]);
    column.add(values);
  }

  /** Offsets and types of cells by their kind; a grid of points alone has a vertex for each. */
  private addCells(points: number, triangles: Uint32Array, tets: Uint32Array): void {
    const counts = [triangles.length / 3, tets.length / 4];
    const isPoints = counts[0] + counts[1] === 0;
    const connectivity = isPoints ? Array.from({ length: points }, (_, i) => i) : [...triangles, ...tets];
    const sizes = isPoints
      ? new Array<number>(points).fill(1)
      : [...new Array<number>(counts[0]).fill(3), ...new Array<number>(counts[1]).fill(4)];
    const offsets = [0];
    for (const size of sizes) offsets.push(offsets.at(-1)! + size);
    const add = (name: string, dtype: string, values: ArrayLike<number>) =>
      this.column(this.group, name, 1, dtype).add(values);
    add('NumberOfPoints', '<q', [points]);
    add('NumberOfCells', '<q', [sizes.length]);
    add('NumberOfConnectivityIds', '<q', [connectivity.length]);
    add('Connectivity', '<q', connectivity);
    add('Offsets', '<q', offsets);
    add(
      'Types',
      '<B',
      sizes.map((size) => CELL_TYPES[size]),
    );
  }

  private rows(name: string): number {
    return this.columns.get(name)?.rows ?? 0;
  }

  /** An offset that VTK wants as a table of one column. */
  private pair(name: string, value: number): void {
    this.column(this.steps, name, 1, '<q', true).add([value]);
  }

  private column(
    group: Group,
    name: string,
    components: number,
    dtype: string,
    isTable = components > 1,
  ): Column {
    const key = group === this.steps ? `Steps/${name}` : name;
    let column = this.columns.get(key);
    if (column === undefined) {
      column = new Column(group, name, components, dtype, isTable);
      this.columns.set(key, column);
    }
    return column;
  }
}

/** VTK's numbers of a vertex, a triangle and a tetrahedron, by how many points they have. */
const CELL_TYPES: Readonly<Record<number, number>> = { 1: 1, 3: 5, 4: 10 };

/** A dataset that is added to. */
class Column {
  rows = 0;
  private dataset: Dataset | undefined;

  constructor(
    private readonly group: Group,
    private readonly name: string,
    private readonly components: number,
    private readonly dtype: string,
    private readonly isTable: boolean,
  ) {}

  add(values: ArrayLike<number>): void {
    const { components, isTable } = this;
    const count = values.length / components;
    const tail = isTable ? [components] : [];
    const data = this.typed(values);
    if (this.dataset === undefined) {
      const chunk = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, count));
      const { name, dtype } = this;
      const [shape, maxshape, chunks] = [
        [count, ...tail],
        [null, ...tail],
        [chunk, ...tail],
      ];
      this.dataset = this.group.create_dataset({ name, data, shape, dtype, maxshape, chunks });
    } else if (count > 0) {
      const rows = this.rows + count;
      this.dataset.resize([rows, ...tail]);
      this.dataset.write_slice([[this.rows, rows], ...tail.map((n): [number, number] => [0, n])], data);
    }
    this.rows += count;
  }

  private typed(values: ArrayLike<number>) {
    if (this.dtype === '<d') return Float64Array.from(values);
    if (this.dtype === '<B') return Uint8Array.from(values);
    return BigInt64Array.from(Array.from(values, BigInt));
  }
}
