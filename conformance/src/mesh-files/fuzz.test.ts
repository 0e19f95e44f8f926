import { MESH_FORMATS, readMesh } from 'pliant/io';
import { describe, expect, it } from 'vitest';
import { fuzzFormat } from './fuzz.js';
import { mutate } from './mutations.js';
import { meshSamples } from './samples.js';

describe('the samples', () => {
  it.each(meshSamples())('$name is valid', (sample) => {
    const mesh = readMesh(sample.name, sample.bytes, { companions: (name) => sample.companions?.[name] });
    expect(mesh.positions.length).toBeGreaterThan(0);
    expect(mesh.triangles.length + mesh.tets.length).toBeGreaterThan(0);
  });
});

describe('damaged files', () => {
  it('are the same for the same seed', () => {
    const { bytes } = meshSamples()[0];
    expect(mutate(bytes, 7)).toEqual(mutate(bytes, 7));
    expect(mutate(bytes, 7)).not.toEqual(mutate(bytes, 8));
  });

  it.each(MESH_FORMATS)(
    'seeds 1 to 1000 of $name end in a refusal with a place or in a valid mesh',
    ({ name }) => {
      const report = fuzzFormat(name, 1000);
      expect(report.failures).toEqual([]);
      // Most damage must be noticed, or the readers look away.
      expect(report.refused).toBeGreaterThan(report.runs / 4);
    },
  );
});
