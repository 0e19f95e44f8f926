/**
 * One shareable buffer that holds the columns of every arena of a world, so that a worker, a WASM kernel or a GPU
 * upload reads all bulk state without copying.
 *
 * Growth lays everything out anew in a larger buffer and counts `version` up: whoever holds views (a `Body`, a page
 * that shares the buffer) compares versions and asks again. It happens on `add` only, never inside a step.
 */
export type ColumnType = 'f64' | 'u32' | 'i32' | 'u8';

export interface ColumnSpec {
  readonly type: ColumnType;
  /** Numbers per row. */
  readonly width: number;
}

export type Layout = Readonly<Record<string, ColumnSpec>>;

export type ColumnArray<T extends ColumnType> = T extends 'f64'
  ? Float64Array
  : T extends 'u32'
    ? Uint32Array
    : T extends 'i32'
      ? Int32Array
      : Uint8Array;

export type Columns<L extends Layout> = { [K in keyof L]: ColumnArray<L[K]['type']> };

/** What the memory lays out: an arena's columns at its present capacity. */
export interface Tenant {
  readonly layout: Layout;
  /** Rows in use that must survive a move. */
  readonly rows: number;
  capacity: number;
  /** Hands over fresh views; the old ones still hold the data to copy from. */
  move(buffer: ArrayBufferLike, offset: number, capacity: number): void;
}

const BYTES: Record<ColumnType, number> = { f64: 8, u32: 4, i32: 4, u8: 1 };

/** Columns start on 64-byte lines: no two share a cache line, and SIMD loads stay aligned. */
const LINE = 64;

const align = (bytes: number): number => Math.ceil(bytes / LINE) * LINE;

export const columnBytes = (spec: ColumnSpec, capacity: number): number =>
  align(BYTES[spec.type] * spec.width * capacity);

export class Memory {
  buffer: ArrayBufferLike;
  /** Counts moves of the buffer; views taken under an older version are stale. */
  version = 0;
  readonly shared: boolean;
  private readonly tenants: Tenant[] = [];

  constructor(shared: boolean) {
    this.shared = shared && typeof SharedArrayBuffer !== 'undefined';
    this.buffer = this.allocate(0);
  }

  admit(tenant: Tenant, capacity: number): void {
    this.tenants.push(tenant);
    this.grow(tenant, capacity);
  }

  grow(tenant: Tenant, capacity: number): void {
    let total = 0;
    for (const t of this.tenants) total += bytesOf(t.layout, t === tenant ? capacity : t.capacity);
    this.buffer = this.allocate(total);
    let offset = 0;
    for (const t of this.tenants) {
      const rows = t === tenant ? capacity : t.capacity;
      t.move(this.buffer, offset, rows);
      offset += bytesOf(t.layout, rows);
    }
    this.version++;
  }

  private allocate(bytes: number): ArrayBufferLike {
    return this.shared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
  }
}

function bytesOf(layout: Layout, capacity: number): number {
  let total = 0;
  for (const name in layout) total += columnBytes(layout[name], capacity);
  return total;
}

export function viewColumn(
  spec: ColumnSpec,
  buffer: ArrayBufferLike,
  offset: number,
  capacity: number,
): Float64Array | Uint32Array | Int32Array | Uint8Array {
  const length = spec.width * capacity;
  switch (spec.type) {
    case 'f64':
      return new Float64Array(buffer, offset, length);
    case 'u32':
      return new Uint32Array(buffer, offset, length);
    case 'i32':
      return new Int32Array(buffer, offset, length);
    case 'u8':
      return new Uint8Array(buffer, offset, length);
  }
}
