/** Fields and localisation of the plane as they are shown: by which backend, with which error, and what lies near what. */
import { CpuBackend, type Field, type FieldBackend, FieldQueries, type PlanarBody } from 'pliant/planar';
import { difference, makeBackend, measureBound } from './field-bench.js';
import type {
  BackendName,
  BackendReport,
  Bound,
  FieldSamples,
  PlanarFrame,
  Region,
  Shown,
} from './protocol.js';

/** Samples of the field across the picture. */
export const ACROSS = 180;
/** Fields between two looks at their error. */
const BOUND_EVERY = 40;

export class FieldDesk {
  private queries: FieldQueries;
  private error: number;
  private backend: FieldBackend = new CpuBackend();
  /** Who computes, and how far it is from the processor. */
  report: BackendReport = { name: 'cpu', difference: 0 };
  /** The error of fields as it was measured last. */
  bound: Bound | undefined;
  private looks = 0;
  /** The last field of a backend that answers later. */
  private late: Field | undefined;
  private isAsked = false;

  /** Error bound of fields that nobody chose another for [m]. */
  constructor(private readonly usual: number) {
    this.error = usual;
    this.queries = new FieldQueries(usual);
  }

  /** Another error bound of fields [m]; the demo's own by default. */
  setError(error: number | undefined): void {
    this.error = error ?? this.usual;
    this.queries = new FieldQueries(this.error);
    this.bound = undefined;
  }

  /** Who computes the field that is drawn; the processor where the platform has none. */
  async setBackend(name: BackendName): Promise<void> {
    this.late = undefined;
    try {
      this.backend = await makeBackend(name);
      this.report = { name: this.backend.name, difference: 0 };
    } catch (error) {
      this.backend = new CpuBackend();
      const trouble = error instanceof Error ? error.message : String(error);
      this.report = { name: 'cpu', difference: 0, trouble };
    }
  }

  /** Localisation and contacts of all pairs that come near each other. */
  near(shown: Shown, bodies: readonly PlanarBody[]): Pick<PlanarFrame, 'contacts' | 'leaves' | 'regions'> {
    const [contacts, leaves, regions]: [number[], number[], number[]] = [[], [], []];
    const [margin, queries] = [2 * this.error, this.queries];
    for (const [i, a] of bodies.entries()) {
      for (const b of shown.boxes || shown.contacts ? bodies.slice(i + 1) : []) {
        if (!near(a.box, b.box, margin)) continue;
        queries.bind(a.polygon, b.polygon, a.box, b.box);
        if (shown.boxes && queries.regions.near(queries.a, queries.b, margin)) {
          regions.push(...queries.regions.box);
          addLeaves(queries, margin, leaves);
        }
        if (!shown.contacts) continue;
        for (const { point, normal } of queries.contacts(margin)) contacts.push(...point, ...normal);
      }
    }
    return {
      contacts: Float64Array.from(contacts),
      leaves: Float64Array.from(leaves),
      regions: Float64Array.from(regions),
    };
  }

  /** The field of a body over a part of the plane. */
  fieldOf(body: PlanarBody, region: Region): FieldSamples {
    const { polygon } = body;
    if (this.bound === undefined || this.looks++ % BOUND_EVERY === 0)
      this.bound = measureBound(polygon, this.error);
    const error = Math.max(region[2] - region[0], region[3] - region[1]) / (ACROSS * Math.SQRT2);
    const own = new CpuBackend().field(polygon, { error, region });
    if (this.backend.name === 'cpu') return samplesOf(own);
    const made = this.backend.field(polygon, { error, region });
    if (!(made instanceof Promise)) {
      this.report = { name: this.backend.name, difference: difference(made, own) };
      return samplesOf(made);
    }
    this.await(made, own);
    return samplesOf(this.late ?? own);
  }

  /** One question at a time to a backend that answers later. */
  private await(made: Promise<Field>, own: Field): void {
    if (this.isAsked) return;
    this.isAsked = true;
    const { name } = this.backend;
    made
      .then((field) => {
        this.late = field;
        this.report = { name, difference: difference(field, own) };
      })
      .catch((error: unknown) => {
        this.backend = new CpuBackend();
        this.report = { name: 'cpu', difference: 0, trouble: String(error) };
      })
      .finally(() => {
        this.isAsked = false;
      });
  }
}

function near(a: Float64Array, b: Float64Array, margin: number): boolean {
  return a[0] - margin <= b[2] && b[0] - margin <= a[2] && a[1] - margin <= b[3] && b[1] - margin <= a[3];
}

function addLeaves({ a, b, regions: { pairs } }: FieldQueries, margin: number, out: number[]): void {
  const [p, q] = [a.boxes.boxes, b.boxes.boxes];
  for (let k = 0; k < pairs.count; k++) {
    const [i, j] = [4 * pairs.nodesA[k], 4 * pairs.nodesB[k]];
    out.push(Math.max(p[i], q[j] - margin), Math.max(p[i + 1], q[j + 1] - margin));
    out.push(Math.min(p[i + 2], q[j + 2] + margin), Math.min(p[i + 3], q[j + 3] + margin));
  }
}

function samplesOf({ grid, values }: Field): FieldSamples {
  const { columns, rows, x0, y0, spacing } = grid;
  return { values: Float32Array.from(values.subarray(0, grid.count)), columns, rows, x0, y0, spacing };
}
