/** Values per vertex or per cell that go into VTK files beside the mesh: velocities, forces, depths. */
import { PliantError } from '../../core/errors.js';

/** Values at the points or cells of a mesh. */
export interface MeshField {
  /** What the field is called in the file. */
  readonly name: string;
  /** Numbers per vertex or cell: 1 for a scalar, 3 for a vector, 9 for a tensor. */
  readonly components: number;
  /** The numbers, as many for each point or cell. */
  readonly values: ArrayLike<number>;
}

/** Fields of a mesh that are written along with it. */
export interface MeshFields {
  /** One value, or several, per vertex. */
  readonly point?: readonly MeshField[];
  /** Cells are the triangles and then the tetrahedra of the mesh. */
  readonly cell?: readonly MeshField[];
}

export interface FieldSection {
  readonly where: 'point' | 'cell';
  readonly count: number;
  readonly fields: readonly MeshField[];
}

/** Refuses fields whose length doesn't fit the mesh. */
export function checkedFields(fields: MeshFields, points: number, cells: number): FieldSection[] {
  const sections: FieldSection[] = [
    { where: 'point', count: points, fields: fields.point ?? [] },
    { where: 'cell', count: cells, fields: fields.cell ?? [] },
  ];
  for (const section of sections) {
    for (const field of section.fields) {
      const expected = section.count * field.components;
      const fits =
        field.values.length === expected &&
        (field.components === 1 || field.components === 3 || field.components === 9);
      if (fits) continue;
      const sentence = `The field '${field.name}' has ${field.values.length} values of ${field.components} components where ${section.count} ${section.where}s need one, three or nine each.`;
      throw new PliantError('invalid-value', sentence, { path: `${section.where}.${field.name}` });
    }
  }
  return sections;
}
