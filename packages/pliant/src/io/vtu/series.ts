/**
 * A time series for ParaView: one VTU per moment and a PVD file that names them with their times. Files are handed
 * out as they are made, so that a long run keeps one frame in memory.
 */
import { PliantError } from '../../core/errors.js';
import type { MeshData } from '../mesh-data.js';
import { asciiBytes } from '../text/ascii.js';
import { numberText } from '../text/writer.js';
import { escapeXml } from './escape.js';
import { type VtuOptions, writeVtu } from './write.js';

/** A file in memory. */
export interface NamedFile {
  /** Its name, without a folder. */
  readonly name: string;
  /** What is in it. */
  readonly bytes: Uint8Array;
}

/** One moment of a time series. */
export interface PvdEntry {
  /** [s] */
  readonly time: number;
  /** Path of the VTU, relative to the PVD file. */
  readonly file: string;
  /** ParaView's part number, for several bodies at one time. */
  readonly part?: number;
}

/** The file that lists the moments of a time series. */
export function writePvd(entries: readonly PvdEntry[]): Uint8Array {
  const lines = [
    '<?xml version="1.0"?>',
    '<VTKFile type="Collection" version="1.0" byte_order="LittleEndian">',
    '<Collection>',
  ];
  for (const entry of entries) {
    const part = entry.part ?? 0;
    lines.push(
      `<DataSet timestep="${numberText(entry.time)}" group="" part="${part}" file="${escapeXml(entry.file)}"/>`,
    );
  }
  return asciiBytes([...lines, '</Collection>', '</VTKFile>', ''].join('\n'));
}

/** Writes a time series for ParaView: a file per moment, and one that lists them. */
export class VtuSeries {
  private readonly entries: PvdEntry[] = [];

  /** Files are called `<name>_000000.vtu` and so on, and `<name>.pvd`. */
  constructor(
    /** What its files are called, without ending. */
    readonly name: string,
  ) {}

  /** The file of one moment. Times must grow. */
  add(time: number, mesh: MeshData, options: VtuOptions = {}): NamedFile {
    const before = this.entries.at(-1)?.time ?? -Infinity;
    if (!(time > before && time < Infinity)) {
      const sentence = `The time ${time} doesn't follow ${before}; give frames in order of time.`;
      throw new PliantError('invalid-value', sentence, { path: 'time' });
    }
    const file = `${this.name}_${String(this.entries.length).padStart(6, '0')}.vtu`;
    this.entries.push({ time, file });
    return { name: file, bytes: writeVtu(mesh, options) };
  }

  /** The list of all moments so far. */
  pvd(): NamedFile {
    return { name: `${this.name}.pvd`, bytes: writePvd(this.entries) };
  }
}
