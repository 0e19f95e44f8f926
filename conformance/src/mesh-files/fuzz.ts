/** Every damaged file must end in a PliantError with a place, or in a mesh that keeps its promises. */
import { PliantError } from 'pliant';
import { type MeshData, type MeshFormat, readMesh } from 'pliant/io';
import { mutate } from './mutations.js';
import { meshSamples, type Sample } from './samples.js';

export interface FuzzReport {
  readonly format: MeshFormat;
  readonly runs: number;
  readonly refused: number;
  /** One line per broken promise, with the seed that shows it. */
  readonly failures: readonly string[];
  /** [ms] */
  readonly slowest: number;
}

export function fuzzFormat(format: MeshFormat, runs: number, firstSeed = 1): FuzzReport {
  const samples = meshSamples().filter((sample) => sample.format === format);
  const failures: string[] = [];
  let refused = 0;
  let slowest = 0;
  for (let run = 0; run < runs; run++) {
    const sample = samples[run % samples.length];
    const seed = firstSeed + run;
    const bytes = mutate(sample.bytes, seed);
    const start = performance.now();
    const outcome = read(sample, bytes);
    slowest = Math.max(slowest, performance.now() - start);
    if (outcome === 'refused') refused++;
    else if (outcome !== 'read') failures.push(`${sample.name}, seed ${seed}: ${outcome}`);
  }
  return { format, runs, refused, failures, slowest };
}

function read(sample: Sample, bytes: Uint8Array): string {
  try {
    const options = { format: sample.format, companions: (name: string) => sample.companions?.[name] };
    return brokenPromise(readMesh(sample.name, bytes, options), bytes.length) ?? 'read';
  } catch (error) {
    if (!(error instanceof PliantError)) return `threw ${String(error)}`;
    const { line, offset } = error.place;
    if (line === undefined && offset === undefined) return `no place in '${error.message}'`;
    if (!/[.!]$/.test(error.sentence) || error.sentence.length > 400)
      return `no plain sentence in '${error.message}'`;
    return 'refused';
  }
}

function brokenPromise(mesh: MeshData, fileBytes: number): string | undefined {
  const vertices = mesh.positions.length / 3;
  if (vertices % 1 !== 0) return 'coordinates are missing';
  if (!mesh.positions.every((value) => value - value === 0)) return 'a coordinate is not finite';
  if (mesh.triangles.length % 3 !== 0 || mesh.tets.length % 4 !== 0) return 'corners are missing';
  if (![...mesh.triangles, ...mesh.tets].every((index) => index < vertices))
    return 'an index points at no vertex';
  const bytes = mesh.positions.byteLength + mesh.triangles.byteLength + mesh.tets.byteLength;
  return bytes > 100 * fileBytes + 10_000 ? `${bytes} bytes came out of ${fileBytes}` : undefined;
}
