/** The tables of PROVENANCE.md: what an independent parser found in every mesh of the collection. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TetRow {
  readonly file: string;
  readonly mustBeRefused: boolean;
  readonly vertices: number;
  readonly tets: number;
  readonly positive: number;
  readonly volume: number;
  readonly surface: number;
  readonly euler: number;
  readonly nonManifold: number;
}

export interface TriangleRow {
  readonly file: string;
  /** Absent where the independent parser had no answer. */
  readonly counts?: { readonly vertices: number; readonly triangles: number };
  /** Absent for point clouds. */
  readonly shape?: SurfaceShape;
}

export interface SurfaceShape {
  readonly closed: boolean;
  readonly open: number;
  readonly nonManifold: number;
  readonly inconsistent: number;
  readonly zeroArea: number;
  readonly duplicateFaces: number;
  readonly duplicateVertices: number;
  readonly euler: number;
  readonly parts: number;
}

export interface Provenance {
  readonly tets: readonly TetRow[];
  readonly triangles: readonly TriangleRow[];
}

export function readProvenance(data: string): Provenance {
  const text = readFileSync(join(data, 'PROVENANCE.md'), 'utf8');
  const [, tets = '', triangles = ''] =
    /### Tetrahedral meshes([\s\S]*?)### Triangle meshes([\s\S]*?)### /.exec(text) ?? [];
  return { tets: rows(tets).map(tetRow), triangles: rows(triangles).map(triangleRow) };
}

/** Cells of the rows of the first table, without its two header lines. */
function rows(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function tetRow(cells: string[]): TetRow {
  const number = (column: number) => Number(cells[column]);
  return {
    file: join('tet', cells[0]),
    mustBeRefused: cells.at(-1)!.includes('REJECTED'),
    vertices: number(5),
    tets: number(6),
    positive: number(7),
    volume: number(10),
    surface: number(11),
    euler: number(12),
    nonManifold: Number(cells[13]?.split('/')[0]),
  };
}

function triangleRow(cells: string[]): TriangleRow {
  const file = cells[0].startsWith('reference/') ? cells[0] : join('tri', cells[0]);
  const pair = (column: number) => cells[column].split('/').map(Number) as [number, number, number];
  if (cells[4] === '-') return { file };
  const counts = { vertices: Number(cells[4]), triangles: Number(cells[5]) };
  if (cells[6] === '-') return { file, counts };
  const [open, nonManifold, inconsistent] = pair(7);
  const [duplicateFaces, duplicateVertices] = pair(9);
  const shape = {
    closed: cells[6] === 'yes',
    open,
    nonManifold,
    inconsistent,
    duplicateFaces,
    duplicateVertices,
  };
  return {
    file,
    counts,
    shape: { ...shape, zeroArea: Number(cells[8]), euler: Number(cells[10]), parts: Number(cells[11]) },
  };
}
