/**
 * The solids of bodies. This table keeps each hull, mesh and combined shape once for all bodies that share it, and the
 * bodies' rows hold its number. Solids of simple shapes are made from their parameters at the first request.
 */
import { assert } from '../core/errors.js';
import type { Columns } from '../core/memory.js';
import { SHAPE_PARAMS, type ShapeDefinition } from '../geometry/shape.js';
import { shapeByCode } from '../geometry/shapes.js';
import type { Solid } from '../geometry/solids/solid.js';
import { isStored, STORED_INDEX, writeStored } from '../geometry/stored.js';
import { compileSolid } from '../queries/shapes/compile.js';
import type { BODY_LAYOUT } from './layout.js';

type BodyColumns = Columns<typeof BODY_LAYOUT>;

interface Entry {
  readonly key: string;
  readonly solid: Solid;
  /** Whether the origin was moved to the centre of mass. */
  readonly centred: boolean;
  users: number;
}

/** The part of one stored solid that a snapshot keeps. */
export interface StoredSolid {
  readonly at: number;
  readonly centred: boolean;
  readonly shape: ShapeDefinition;
}

export class Solids {
  private readonly entries: (Entry | undefined)[] = [];
  private readonly byKey = new Map<string, number>();
  private readonly byRow: (Solid | undefined)[] = [];
  /** Solids of users' functions, which may fail, and whether it was told. */
  private readonly users = new Map<Solid, boolean>();

  /** The solid of a body's row. */
  of(c: Pick<BodyColumns, 'shape' | 'shapeCode'>, row: number): Solid {
    const made = this.byRow[row];
    if (made !== undefined) return made;
    const module = shapeByCode(c.shapeCode[row]);
    const o = row * SHAPE_PARAMS;
    const solid = isStored(module.kind)
      ? this.entries[c.shape[o + STORED_INDEX]]!.solid
      : compileSolid(module.read(c.shape, o));
    this.byRow[row] = solid;
    return solid;
  }

  /** Gives a row a stored shape and writes its parameters. `centred` for bodies that forces move. */
  store(shape: ShapeDefinition, centred: boolean, c: BodyColumns, row: number): void {
    const key = `${centred ? 'centred' : 'as written'} ${JSON.stringify(shape, plainNumbers)}`;
    let at = this.byKey.get(key);
    if (at === undefined) {
      const solid = compileSolid(shape, centred);
      for (at = 0; this.entries[at] !== undefined; ) at++;
      this.entries[at] = { key, solid, centred, users: 0 };
      this.byKey.set(key, at);
      this.watch(solid);
    }
    const entry = this.entries[at]!;
    entry.users++;
    this.byRow[row] = entry.solid;
    writeStored(at, entry.solid.bounds, c.shape, row * SHAPE_PARAMS);
  }

  /** Forgets the solid of a row that is released. */
  release(c: BodyColumns, row: number): void {
    this.byRow[row] = undefined;
    if (c.shapeCode[row] === 0 || !isStored(shapeByCode(c.shapeCode[row]).kind)) return;
    const at = c.shape[row * SHAPE_PARAMS + STORED_INDEX];
    const entry = this.entries[at];
    if (entry === undefined || --entry.users > 0) return;
    this.byKey.delete(entry.key);
    this.users.delete(entry.solid);
    this.entries[at] = undefined;
  }

  private watch(solid: Solid): void {
    if (solid.kind === 'implicit') this.users.set(solid, false);
  }

  /** Tells of each solid whose function has failed, once, with the first row that has it. */
  tellFlaws(tell: (row: number, flaw: string) => void): void {
    if (this.users.size === 0) return;
    for (const [solid, isTold] of this.users) {
      if (isTold || solid.flaw === undefined) continue;
      this.users.set(solid, true);
      tell(this.byRow.indexOf(solid), solid.flaw);
    }
  }

  /** The stored solids, for a snapshot. */
  list(): StoredSolid[] {
    return this.entries.flatMap((entry, at) =>
      entry === undefined ? [] : [{ at, centred: entry.centred, shape: entry.solid.definition }],
    );
  }

  /** Loads the stored solids of a snapshot. `adopt` counts the rows. */
  load(stored: readonly StoredSolid[]): void {
    assert(this.entries.length === 0, 'solids are loaded into an empty world only');
    for (const { at, centred, shape } of stored) {
      const key = `${centred ? 'centred' : 'as written'} ${JSON.stringify(shape, plainNumbers)}`;
      const solid = compileSolid(shape, centred);
      this.entries[at] = { key, solid, centred, users: 0 };
      this.byKey.set(key, at);
      this.watch(solid);
    }
  }

  /** Counts a row of a snapshot. Returns false if the row names a solid that doesn't exist. */
  adopt(c: BodyColumns, row: number): boolean {
    if (c.shapeCode[row] === 0) return true;
    const { kind } = shapeByCode(c.shapeCode[row]);
    if (!isStored(kind)) return true;
    const entry = this.entries[c.shape[row * SHAPE_PARAMS + STORED_INDEX]];
    if (entry === undefined || entry.solid.kind !== kind) return false;
    entry.users++;
    return true;
  }
}

/** Typed arrays and plain ones of the same numbers are the same shape. */
function plainNumbers(_key: string, value: unknown): unknown {
  return ArrayBuffer.isView(value) ? Array.from(value as Float64Array) : value;
}
